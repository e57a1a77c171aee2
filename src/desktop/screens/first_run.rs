//! The first start: size of text, pace and language, asked once on one page.

use super::settings::{explain_clamp, language_options};
use crate::desktop::app::requests::BeginGuided;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::app::words::Words;
use crate::desktop::theme::{Push, UiScaling, focus, page, space, widgets};
use crate::preferences::Preferences;
use bevy::prelude::*;
use bevy_egui::egui::Ui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The width of the labels of rows.
const LABEL: f32 = 190.0;

pub(super) fn plugin(app: &mut App) {
    if !crate::desktop::app::settings::install(app).first_run_done {
        app.insert_state(Screen::FirstRun);
    }
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::FirstRun)),
    );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    scaling: Res<UiScaling>,
    mut settings: ResMut<Settings>,
    mut next: ResMut<NextState<Screen>>,
    mut guided: MessageWriter<BeginGuided>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut done = focus::escape(ctx);
    let (mut play, mut learn) = (false, false);
    let mut now = settings.0.clone();
    page::sheet(
        ctx,
        "first-run",
        &words.text("first-title"),
        (820.0, 580.0),
        |ui| questions(ui, &mut now, &scaling, &words),
        |ui| {
            let button = Push::primary(words.text("first-begin")).width(200.0);
            done |= ui.add(button).clicked();
            let button = Push::plain(words.text("first-guided")).width(300.0);
            play = ui.add(button).clicked();
            let button = Push::plain(words.text("first-lessons")).width(150.0);
            learn = ui.add(button).clicked();
        },
    );
    if play {
        guided.write(BeginGuided);
    }
    if done || play || learn {
        // Whoever leaves without an answer is content with how things are.
        now.first_run_done = true;
    }
    // A game with a guide comes onto its table by itself: no title flashes up between.
    if learn {
        next.set(Screen::Learn);
    } else if done && !play {
        next.set(Screen::Title);
    }
    if now != settings.0 {
        settings.0 = now;
    }
    Ok(())
}

fn questions(ui: &mut Ui, now: &mut Preferences, scaling: &UiScaling, words: &Words) {
    ui.label(words.text("first-about"));
    ui.add_space(space::GROUP);
    let label = words.text("settings-language");
    widgets::row(ui, &label, LABEL, |ui| {
        widgets::choice(ui, &label, &mut now.language, &language_options(words));
    });
    ui.add_space(space::GROUP);
    let label = words.text("first-size");
    widgets::row(ui, &label, LABEL, |ui| {
        let sizes = [
            (85, "first-size-small"),
            (100, "first-size-usual"),
            (125, "first-size-large"),
            (150, "first-size-largest"),
        ];
        let sizes = sizes.map(|(percent, key)| (percent, words.text(key)));
        widgets::choice(ui, &label, &mut now.ui_scale, &sizes);
    });
    explain_clamp(ui, now, scaling, words);
    ui.add_space(space::GROUP);
    let label = words.text("first-speed");
    widgets::row(ui, &label, LABEL, |ui| {
        let speeds = [
            (0.75, "first-speed-calm"),
            (1.0, "first-speed-usual"),
            (2.0, "first-speed-quick"),
            (0.0, "first-speed-none"),
        ];
        let speeds = speeds.map(|(speed, key)| (speed, words.text(key)));
        widgets::choice(ui, &label, &mut now.animation_speed, &speeds);
    });
    ui.add_space(space::ROW);
    widgets::explained_toggle(
        ui,
        &mut now.reduce_motion,
        &words.text("settings-reduce-motion"),
        &words.text("settings-reduce-motion-about"),
    );
    ui.add_space(space::GROUP);
    widgets::explain(ui, &words.text("first-later"));
    ui.add_space(space::ROW);
    ui.label(words.text("first-new"));
}
