//! The settings: everything takes effect at once and is remembered.

use super::new_game::{BOARDS, variants};
use super::{Back, Settings, Words};
use crate::desktop::Screen;
use crate::desktop::theme::{Push, UiScaling, focus, page, space, widgets};
use crate::locale::languages;
use crate::preferences::{Curtain, EndOfTurn, Pause, Preferences};
use bevy::prelude::*;
use bevy_egui::egui::{Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The width of the labels of rows.
const LABEL: f32 = 170.0;

/// The scale being dragged: applied on release, or the slider would run away from the pointer.
#[derive(Resource, Default)]
struct Dragged(Option<f64>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Dragged>().add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Settings)),
    );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    scaling: Res<UiScaling>,
    leads: Res<Back>,
    mut dragged: ResMut<Dragged>,
    mut settings: ResMut<Settings>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut back = focus::escape(ctx);
    // Changing a copy keeps the resource unchanged, and the file unwritten, while nothing is set.
    let mut now = settings.0.clone();
    page::sheet(
        ctx,
        "settings",
        &words.text("settings-title"),
        (1120.0, 690.0),
        |ui| {
            let gap = 40.0;
            let half = (ui.available_width() - gap) / 2.0;
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = gap;
                column(ui, half, |ui| {
                    display(ui, &mut now, &scaling, &mut dragged, &words);
                    sound(ui, &mut now, &words);
                    table(ui, &mut now, &words);
                });
                column(ui, half, |ui| {
                    pace(ui, &mut now, &words);
                    new_games(ui, &mut now, &words);
                });
            });
        },
        |ui| {
            let button = Push::primary(words.text("settings-done")).width(150.0);
            back |= ui.add(button).clicked();
        },
    );
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

fn display(
    ui: &mut Ui,
    now: &mut Preferences,
    scaling: &UiScaling,
    dragged: &mut Dragged,
    words: &Words,
) {
    widgets::section(ui, &words.text("settings-display"));
    let label = words.text("settings-language");
    widgets::row(ui, &label, LABEL, |ui| {
        let mut all = vec![(None, words.text("settings-language-system"))];
        all.extend(
            languages()
                .iter()
                .map(|l| (Some(l.tag.clone()), l.name.clone())),
        );
        widgets::choice(ui, &mut now.language, &all);
    });
    let label = words.text("settings-scale");
    widgets::row(ui, &label, LABEL, |ui| {
        let mut percent = dragged.0.unwrap_or(f64::from(now.ui_scale));
        let slider = widgets::slider(ui, &label, &mut percent, 75.0..=200.0, 5.0, |value| {
            percent_text(value, words)
        });
        if slider.dragged() {
            dragged.0 = Some(percent);
        } else {
            dragged.0 = None;
            now.ui_scale = percent.round() as u16;
        }
    });
    if scaling.is_clamped() {
        let most = (scaling.scale * 100.0).floor() as u32;
        let text = words.format("settings-scale-clamped", &[("most", most.into())]);
        widgets::explain(ui, &text);
    }
    widgets::toggle(
        ui,
        &mut now.full_screen,
        &words.text("settings-full-screen"),
    );
    widgets::toggle(ui, &mut now.vsync, &words.text("settings-vsync"));
    widgets::toggle(
        ui,
        &mut now.coordinates,
        &words.text("settings-coordinates"),
    );
    ui.add_space(space::GROUP);
}

fn sound(ui: &mut Ui, now: &mut Preferences, words: &Words) {
    widgets::section(ui, &words.text("settings-sound"));
    for (value, key) in [
        (&mut now.volume, "settings-volume"),
        (&mut now.effects, "settings-effects"),
    ] {
        let label = words.text(key);
        widgets::row(ui, &label, LABEL, |ui| {
            let mut percent = f64::from(*value * 100.0).round();
            widgets::slider(ui, &label, &mut percent, 0.0..=100.0, 5.0, |value| {
                percent_text(value, words)
            });
            if (percent - f64::from(*value * 100.0).round()).abs() > 0.5 {
                *value = (percent / 100.0) as f32;
            }
        });
    }
    ui.add_space(space::GROUP);
}

fn table(ui: &mut Ui, now: &mut Preferences, words: &Words) {
    widgets::section(ui, &words.text("settings-table"));
    ui.label(words.text("settings-curtain"));
    let curtains = [
        (Curtain::Off, words.text("settings-curtain-off")),
        (Curtain::SecretsOnly, words.text("settings-curtain-secrets")),
        (Curtain::Always, words.text("settings-curtain-always")),
    ];
    widgets::choice(ui, &mut now.curtain, &curtains);
    widgets::explain(ui, &words.text("settings-curtain-about"));
    ui.add_space(space::GROUP);
}

fn pace(ui: &mut Ui, now: &mut Preferences, words: &Words) {
    widgets::section(ui, &words.text("settings-pace"));
    let label = words.text("settings-speed");
    widgets::row(ui, &label, LABEL, |ui| {
        let mut speed = f64::from(now.animation_speed);
        widgets::slider(ui, &label, &mut speed, 0.0..=3.0, 0.25, |value| {
            if value == 0.0 {
                words.text("settings-speed-none")
            } else {
                let times = format!("{value}");
                words.format("settings-speed-times", &[("times", times.into())])
            }
        });
        now.animation_speed = speed as f32;
    });
    ui.label(words.text("settings-bot-pause"));
    let pauses = [
        (Pause::Off, words.text("settings-bot-pause-off")),
        (Pause::Short, words.text("settings-bot-pause-short")),
        (Pause::Long, words.text("settings-bot-pause-long")),
    ];
    widgets::choice(ui, &mut now.bot_pause, &pauses);
    ui.add_space(space::SMALL);
    ui.label(words.text("settings-end-turn"));
    let mut ends = vec![(EndOfTurn::Manual, words.text("settings-end-turn-manual"))];
    ends.extend([3, 10, 30].map(|seconds| {
        let text = words.format("settings-end-turn-after", &[("seconds", seconds.into())]);
        (EndOfTurn::After(seconds), text)
    }));
    widgets::choice(ui, &mut now.end_of_turn, &ends);
    widgets::explain(ui, &words.text("settings-end-turn-about"));
    ui.add_space(space::GROUP);
}

fn new_games(ui: &mut Ui, now: &mut Preferences, words: &Words) {
    widgets::section(ui, &words.text("settings-new-games"));
    let label = words.text("new-game-board");
    widgets::row(ui, &label, 90.0, |ui| {
        let boards = BOARDS.map(|name| (name.to_string(), words.board(name)));
        widgets::choice(ui, &mut now.board, &boards);
    });
    variants(ui, &mut now.options, words, false);
}

fn percent_text(value: f64, words: &Words) -> String {
    let percent = value.round() as i64;
    words.format("percent", &[("percent", percent.into())])
}
