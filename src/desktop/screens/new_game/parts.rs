//! What the forms of all games have in common.

use crate::desktop::app::words::Words;
use crate::desktop::theme::palette::LIMESTONE;
use crate::desktop::theme::widgets;
use bevy_egui::egui::{RichText, Ui};

/// So many letters the name of somebody who plays has at most.
pub const LONGEST_NAME: usize = 24;

/// The width of the labels of rows.
pub const LABEL: f32 = 116.0;

/// The seed that was typed; `None` where there is none, an error where it is no number.
pub fn seed_of(typed: &str) -> Result<Option<u64>, ()> {
    match typed.trim() {
        "" => Ok(None),
        text => text.parse().map(Some).map_err(drop),
    }
}

/// The field for a seed, and what is wrong with what is in it.
pub fn seed(ui: &mut Ui, typed: &mut String, words: &Words) {
    widgets::section(ui, &words.text("new-game-seed"));
    let label = words.text("new-game-seed-hint");
    let field = widgets::field(ui, typed, &label, 300.0, 20);
    // What stands in the empty field is what happens then, not what the field is for.
    let name = words.text("new-game-seed");
    ui.ctx()
        .accesskit_node_builder(field.id, |node| node.set_label(name));
    if seed_of(typed).is_err() {
        let wrong = RichText::new(words.text("new-game-seed-wrong"));
        ui.label(wrong.small().color(LIMESTONE));
    } else {
        widgets::explain(ui, &words.text("new-game-seed-about"));
    }
}

/// The switch for hints.
pub fn hints(ui: &mut Ui, on: &mut bool, words: &Words) {
    let label = words.text("new-game-hints");
    let about = words.text("new-game-hints-about");
    widgets::explained_toggle(ui, on, &label, &about);
}

/// `3 Judge – Solid: weighs …`: a level with its rank, and how it plays.
pub fn level(level: String, style: String, words: &Words) -> String {
    words.format(
        "new-game-bot",
        &[("bot", level.into()), ("style", style.into())],
    )
}
