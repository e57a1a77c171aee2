//! Who plays Tigris & Euphrates.

use super::parts::{self, LABEL, LONGEST_NAME};
use super::tigris::Form;
use crate::desktop::app::words::Words;
use crate::desktop::art::Art;
use crate::desktop::screens::emblem;
use crate::desktop::theme::{pick::pick, pick::pick_as, space, widgets};
use crate::locale::company::shorten;
use crate::record::Kind;
use crate::tigris::bots::LEVELS;
use crate::tigris::rules::Dynasty;
use bevy_egui::egui::Ui;

/// How many play, a row for each of them, and who starts.
pub fn players(ui: &mut Ui, form: &mut Form, art: &Art, words: &Words) {
    widgets::section(ui, &words.text("new-game-players"));
    let label = words.text("new-game-how-many");
    widgets::row(ui, &label, LABEL, |ui| {
        let counts = [2, 3, 4].map(|count| {
            let text = words.format("new-game-count", &[("count", count.into())]);
            (count, text)
        });
        widgets::choice(ui, &label, &mut form.count, &counts);
    });
    for seat in 0..form.count {
        row(ui, form, seat, art, words);
    }
    for bot in LEVELS.into_iter().filter(|bot| plays(form, bot)) {
        widgets::explain(ui, &level(bot, words));
    }
    form.start = form.start.filter(|start| *start < form.count);
    let label = words.text("new-game-start");
    widgets::row(ui, &label, LABEL, |ui| {
        let mut options = vec![(None, words.text("new-game-start-random"))];
        options
            .extend((0..form.count).map(|seat| (Some(seat), shorten(&form.name(seat, words), 18))));
        widgets::choice(ui, &label, &mut form.start, &options);
    });
}

/// `3 Judge – Solid: weighs …`: its rank among the levels, and how it plays.
fn level(bot: &str, words: &Words) -> String {
    parts::level(words.level(bot), words.bot_style(bot), words)
}

fn plays(form: &Form, bot: &str) -> bool {
    let is_bot = |kind: &Kind| matches!(kind, Kind::Bot(name) if name == bot);
    form.playing().iter().any(|seat| is_bot(&seat.kind))
}

fn row(ui: &mut Ui, form: &mut Form, seat: usize, art: &Art, words: &Words) {
    ui.push_id(seat, |ui| {
        let field = ui.horizontal(|ui| {
            emblem::dynasty(ui, art, form.seats[seat].dynasty, 36.0);
            ui.add_space(space::SMALL - ui.spacing().item_spacing.x);
            dynasty(ui, form, seat, words);
            kind(ui, form, seat, words);
            let rest = ui.available_width().max(120.0);
            let hint = words.format("new-game-name", &[("seat", (seat + 1).into())]);
            let name = &mut form.seats[seat].name;
            widgets::field(ui, name, &hint, rest, LONGEST_NAME)
        });
        widgets::stay_after_enter(ui, &field.inner);
        widgets::check_name(
            ui,
            &field.inner,
            &form.seats[seat].name,
            LONGEST_NAME,
            words,
        );
    });
}

/// The dynasty; one that another seat has changes places with it.
fn dynasty(ui: &mut Ui, form: &mut Form, seat: usize, words: &Words) {
    let now = form.seats[seat].dynasty;
    let options = Dynasty::ALL.map(|dynasty| (dynasty, words.dynasty(dynasty)));
    let label = words.format("new-game-dynasty", &[("seat", (seat + 1).into())]);
    if let Some(chosen) = pick(ui, "dynasty", 138.0, &label, &now, &options) {
        if let Some(other) = form.seats.iter().position(|s| s.dynasty == chosen) {
            form.seats[other].dynasty = now;
        }
        form.seats[seat].dynasty = chosen;
    }
}

/// A person or one of the bots.
fn kind(ui: &mut Ui, form: &mut Form, seat: usize, words: &Words) {
    let mut options = vec![(Kind::Person, words.text("new-game-person"))];
    options.extend(LEVELS.map(|name| (Kind::Bot(name.to_string()), level(name, words))));
    let label = words.format("new-game-kind", &[("seat", (seat + 1).into())]);
    let now = form.seats[seat].kind.clone();
    let shown = now
        .bot()
        .map_or_else(|| words.text("new-game-person"), |name| words.level(name));
    if let Some(chosen) = pick_as(ui, "kind", 160.0, &label, &now, &shown, &options) {
        form.seats[seat].kind = chosen;
    }
}
