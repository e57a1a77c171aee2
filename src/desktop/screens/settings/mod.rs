//! The settings: everything takes effect at once and is remembered.

mod parts;

use super::{Back, Settings, Words};
use crate::desktop::Screen;
use crate::desktop::art::Art;
use crate::desktop::audio::Cue;
use crate::desktop::theme::{Push, UiScaling, focus, page, space, widgets};
use crate::locale::languages;
use crate::preferences::Preferences;
use bevy::prelude::*;
use bevy_egui::egui::{Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use parts::Parts;

/// The width of the list of parts.
const LIST: f32 = 224.0;

/// The parts of the settings.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    #[default]
    Display,
    Aids,
    Pace,
    Turns,
    Sound,
    NewGames,
}

impl Tab {
    /// All of them, with the key of each one's name.
    pub const ALL: [(Tab, &str); 6] = [
        (Tab::Display, "settings-display"),
        (Tab::Aids, "settings-aids"),
        (Tab::Pace, "settings-pace"),
        (Tab::Turns, "settings-turns"),
        (Tab::Sound, "settings-sound"),
        (Tab::NewGames, "settings-new-games"),
    ];
}

/// The scale being dragged: applied on release, or the slider would run away from the pointer.
#[derive(Resource, Default)]
struct Dragged(Option<f64>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Dragged>()
        .init_resource::<Tab>()
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Screen::Settings)),
        );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    art: Res<Art>,
    scaling: Res<UiScaling>,
    leads: Res<Back>,
    mut tab: ResMut<Tab>,
    mut dragged: ResMut<Dragged>,
    mut settings: ResMut<Settings>,
    mut next: ResMut<NextState<Screen>>,
    mut cues: MessageWriter<Cue>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut back = focus::escape(ctx);
    // Changing a copy keeps the resource unchanged, and the file unwritten, while nothing is set.
    let mut now = settings.0.clone();
    let mut chosen = *tab;
    page::sheet(
        ctx,
        "settings",
        &words.text("settings-title"),
        (980.0, 580.0),
        |ui| {
            let gap = 34.0;
            let rest = ui.available_width() - LIST - gap;
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = gap;
                column(ui, LIST, |ui| list(ui, &mut chosen, &words));
                column(ui, rest, |ui| {
                    let mut parts = Parts {
                        now: &mut now,
                        words: &words,
                        art: &art,
                        scaling: &scaling,
                        dragged: &mut dragged.0,
                        cues: &mut cues,
                    };
                    parts.show(ui, chosen);
                });
            });
        },
        |ui| {
            let button = Push::primary(words.text("settings-done")).width(150.0);
            back |= ui.add(button).clicked();
        },
    );
    tab.set_if_neq(chosen);
    if now != settings.0 {
        settings.0 = now;
    }
    if back {
        next.set(leads.0);
    }
    Ok(())
}

fn column(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui)) {
    ui.allocate_ui(vec2(width, 0.0), |ui| {
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.x = space::ROW;
            ui.set_width(width);
            contents(ui);
        });
    });
}

/// The parts, one below the other.
fn list(ui: &mut Ui, chosen: &mut Tab, words: &Words) {
    ui.spacing_mut().item_spacing.y = space::SMALL;
    for (tab, key) in Tab::ALL {
        let button = Push::plain(words.text(key))
            .width(LIST)
            .selected(*chosen == tab);
        if ui.add(button).clicked() {
            *chosen = tab;
        }
    }
}

/// The languages to choose from: the system's, and all that there are, each in its own words.
pub(super) fn language_options(words: &Words) -> Vec<(Option<String>, String)> {
    let system = (None, words.text("settings-language-system"));
    let all = languages().iter();
    let all = all.map(|language| (Some(language.tag.clone()), language.name.clone()));
    std::iter::once(system).chain(all).collect()
}

/// Says so where the window is too small for the chosen size.
pub(super) fn explain_clamp(ui: &mut Ui, now: &Preferences, scaling: &UiScaling, words: &Words) {
    if scaling.is_clamped() {
        let most = f32::from(now.ui_scale) * scaling.scale / scaling.wanted;
        let most = most.floor() as u32;
        let text = words.format("settings-scale-clamped", &[("most", most.into())]);
        widgets::explain(ui, &text);
    }
}
