//! The settings: everything takes effect at once and is remembered.

mod asking;
mod keys;
mod parts;
mod reset;

use super::Back;
use crate::data_folder;
use crate::desktop::app::folder::ShowFolder;
use crate::desktop::app::keys::key::SHIFTS;
use crate::desktop::app::keys::{Busy, Key, types_mark};
use crate::desktop::app::power::Power;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::app::trouble::Trouble;
use crate::desktop::app::trouble::Troubles;
use crate::desktop::app::words::Words;
use crate::desktop::art::Art;
use crate::desktop::audio::Cue;
use crate::desktop::theme::radio::radio;
use crate::desktop::theme::{Push, UiScaling, focus, page, space, widgets};
use crate::locale::languages;
use crate::preferences::Preferences;
use asking::Asking;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy_egui::egui::{Ui, Vec2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use parts::Parts;

/// The width of the list of parts, with room for the ring around them.
const LIST: f32 = 234.0;

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
    Keys,
}

impl Tab {
    /// All of them, with the key of each one's name.
    pub const ALL: [(Tab, &str); 7] = [
        (Tab::Display, "settings-display"),
        (Tab::Aids, "settings-aids"),
        (Tab::Pace, "settings-pace"),
        (Tab::Turns, "settings-turns"),
        (Tab::Sound, "settings-sound"),
        (Tab::NewGames, "settings-new-games"),
        (Tab::Keys, "settings-keys"),
    ];

    /// The key of its name.
    pub fn key(self) -> &'static str {
        let same = |(tab, _): &&(Tab, &str)| *tab == self;
        Tab::ALL.iter().find(same).map_or("", |(_, key)| key)
    }
}

/// The scale being dragged: applied on release, or the slider would run away from the pointer.
#[derive(Resource, Default)]
struct Dragged(Option<f64>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Dragged>()
        .init_resource::<Tab>()
        .init_resource::<Asking>()
        .add_systems(OnExit(Screen::Settings), leave)
        .add_systems(
            EguiPrimaryContextPass,
            // What is pressed for a question is taken after it has been shown, so that the same
            // press means nothing to the page below.
            (show, take_key).chain().run_if(in_state(Screen::Settings)),
        );
}

fn leave(mut asking: ResMut<Asking>, mut busy: ResMut<Busy>) {
    *asking = Asking::Nothing;
    *busy = Busy::Nobody;
}

/// Takes the key that is to be bound.
fn take_key(
    mut presses: MessageReader<KeyboardInput>,
    keys: Res<ButtonInput<KeyCode>>,
    mut waiting: Local<bool>,
    mut asking: ResMut<Asking>,
    mut busy: ResMut<Busy>,
    mut settings: ResMut<Settings>,
    mut power: ResMut<Power>,
) {
    let shift = keys.any_pressed(SHIFTS);
    let mut pressed = false;
    for press in presses.read() {
        pressed |= press.state == ButtonState::Pressed;
        let down = press.state == ButtonState::Pressed && !press.repeat;
        // The key that opened the question is not its answer.
        if !(down && *waiting && matches!(*asking, Asking::Press { .. })) || passes(press.key_code)
        {
            continue;
        }
        let key = match types_mark(press) {
            true => Some(Key::QuestionMark),
            false => Key::at(press.key_code, shift),
        };
        let mut now = settings.0.clone();
        asking.pressed(key, &mut now);
        if now != settings.0 {
            settings.0 = now;
        }
        power.stay_awake();
    }
    *waiting = matches!(*asking, Asking::Press { .. });
    if *waiting {
        busy.set_if_neq(Busy::Binding);
    } else if *busy == Busy::Binding {
        // The key that was bound does nothing else, whoever asks for it later in this frame.
        if pressed {
            power.stay_awake();
        } else {
            *busy = Busy::Nobody;
        }
    }
}

/// Keys that are no answer: those that leave and go on, and those that go with others.
fn passes(code: KeyCode) -> bool {
    use KeyCode::*;
    let others = [
        Escape,
        Tab,
        ShiftLeft,
        ShiftRight,
        ControlLeft,
        ControlRight,
        AltLeft,
        AltRight,
        SuperLeft,
        SuperRight,
        CapsLock,
        NumLock,
        ScrollLock,
        Fn,
        FnLock,
    ];
    others.contains(&code)
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    art: Res<Art>,
    scaling: Res<UiScaling>,
    leads: Res<Back>,
    mut tab: ResMut<Tab>,
    mut dragged: ResMut<Dragged>,
    mut asking: ResMut<Asking>,
    troubles: Res<Troubles>,
    mut settings: ResMut<Settings>,
    mut next: ResMut<NextState<Screen>>,
    mut cues: MessageWriter<Cue>,
    mut folders: MessageWriter<ShowFolder>,
    mut trouble: MessageWriter<Trouble>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let asked = asking.any();
    let mut question = *asking;
    let mut reset = None;
    let mut back = focus::escape(ctx) && !asked && !troubles.any();
    // Changing a copy keeps the resource unchanged, and the file unwritten, while nothing is set.
    let mut now = settings.0.clone();
    let mut chosen = *tab;
    page::spread(
        ctx,
        "settings",
        &words.text("settings-title"),
        (980.0, 700.0),
        |ui| {
            // The names of the pages stay in view; only the page scrolls.
            let gap = 24.0;
            let room = ui.available_size();
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = gap;
                column(ui, vec2(LIST, room.y), |ui| {
                    page::staying(ui, |ui| list(ui, &mut chosen, &words));
                });
                column(ui, vec2(room.x - LIST - gap, room.y), |ui| {
                    let mut parts = Parts {
                        now: &mut now,
                        words: &words,
                        art: &art,
                        scaling: &scaling,
                        dragged: &mut dragged.0,
                        cues: &mut cues,
                        asking: &mut question,
                    };
                    // Each page is where it was left, or at its top.
                    page::scrolling(ui, chosen.key(), |ui| parts.show(ui, chosen));
                });
            });
        },
        |ui| {
            let button = Push::primary(words.text("settings-done")).width(150.0);
            back |= ui.add(button).clicked();
            reset = foot(ui, *tab, &words, &mut folders, &mut trouble);
        },
    );
    if let Some(reset) = reset {
        question = reset;
    }
    question.show(ctx, &mut now, &words);
    if asked && !troubles.any() && focus::cancel(ctx) {
        question = Asking::Nothing;
    }
    asking.set_if_neq(question);
    tab.set_if_neq(chosen);
    if now != settings.0 {
        settings.0 = now;
    }
    if back {
        next.set(leads.0);
    }
    Ok(())
}

/// Beside the button that leads back: the way back to the usual settings, and to the files.
fn foot(
    ui: &mut Ui,
    tab: Tab,
    words: &Words,
    folders: &mut MessageWriter<ShowFolder>,
    trouble: &mut MessageWriter<Trouble>,
) -> Option<Asking> {
    let mut asked = None;
    let button = |key: &str| Push::plain(words.text(key));
    if ui.add(button("settings-reset-all")).clicked() {
        asked = Some(Asking::Reset(None));
    }
    if ui.add(button("settings-reset-page")).clicked() {
        asked = Some(Asking::Reset(Some(tab)));
    }
    if ui.add(button("settings-folder")).clicked() {
        match data_folder::data_folder() {
            Some(folder) => {
                folders.write(ShowFolder(folder));
            }
            None => {
                trouble.write(Trouble(words.text("folder-none")));
            }
        }
    }
    asked
}

fn column(ui: &mut Ui, size: Vec2, contents: impl FnOnce(&mut Ui)) {
    ui.allocate_ui(size, |ui| {
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.x = space::ROW;
            ui.set_width(size.x);
            contents(ui);
        });
    });
}

/// The parts, one below the other.
fn list(ui: &mut Ui, chosen: &mut Tab, words: &Words) {
    ui.spacing_mut().item_spacing.y = space::SMALL;
    let tabs = Tab::ALL.map(|(tab, key)| (tab, words.text(key)));
    if let Some(to) = radio(
        ui,
        &words.text("choice-parts"),
        chosen,
        &tabs,
        |ui, push, _| {
            let width = ui.available_width();
            ui.add(push.width(width))
        },
    ) {
        *chosen = tabs[to].0;
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
