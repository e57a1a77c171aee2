//! The part of the new-game screen about who plays.

use super::Words;
use super::emblem;
use super::new_game::Form;
use crate::bots::LEVELS;
use crate::desktop::art::Art;
use crate::desktop::theme::{focus, palette::*, space, style, widgets};
use crate::record::Kind;
use crate::rules::Dynasty;
use bevy_egui::egui::{ComboBox, Popup, RichText, Ui, WidgetInfo, WidgetType};

/// How many play, a row for each of them, and who starts.
pub fn players(ui: &mut Ui, form: &mut Form, art: &Art, words: &Words) {
    widgets::section(ui, &words.text("new-game-players"));
    let label = words.text("new-game-how-many");
    widgets::row(ui, &label, 116.0, |ui| {
        let counts = [2, 3, 4].map(|count| {
            let text = words.format("new-game-count", &[("count", count.into())]);
            (count, text)
        });
        widgets::choice(ui, &mut form.count, &counts);
    });
    for seat in 0..form.count {
        row(ui, form, seat, art, words);
    }
    for bot in LEVELS.into_iter().filter(|bot| plays(form, bot)) {
        let values = [
            ("bot", words.bot(bot).into()),
            ("style", words.bot_style(bot).into()),
        ];
        widgets::explain(ui, &words.format("new-game-bot", &values));
    }
    form.start = form.start.filter(|start| *start < form.count);
    let label = words.text("new-game-start");
    widgets::row(ui, &label, 116.0, |ui| {
        let mut options = vec![(None, words.text("new-game-start-random"))];
        options.extend((0..form.count).map(|seat| {
            (
                Some(seat),
                widgets::shorten(&words.dynasty(form.seats[seat].dynasty), 18),
            )
        }));
        widgets::choice(ui, &mut form.start, &options);
    });
}

fn plays(form: &Form, bot: &str) -> bool {
    let is_bot = |kind: &Kind| matches!(kind, Kind::Bot(name) if name == bot);
    form.playing().iter().any(|seat| is_bot(&seat.kind))
}

fn row(ui: &mut Ui, form: &mut Form, seat: usize, art: &Art, words: &Words) {
    ui.push_id(seat, |ui| {
        ui.horizontal(|ui| {
            emblem::dynasty(ui, art, form.seats[seat].dynasty, 36.0);
            ui.add_space(space::SMALL - ui.spacing().item_spacing.x);
            dynasty(ui, form, seat, words);
            kind(ui, form, seat, words);
            let rest = ui.available_width().max(120.0);
            let hint = words.format("new-game-name", &[("seat", (seat + 1).into())]);
            let name = &mut form.seats[seat].name;
            widgets::field(ui, name, &hint, rest, 24);
        });
    });
}

/// The dynasty; one that another seat has changes places with it.
fn dynasty(ui: &mut Ui, form: &mut Form, seat: usize, words: &Words) {
    let now = form.seats[seat].dynasty;
    let options = Dynasty::ALL.map(|dynasty| (dynasty, words.dynasty(dynasty)));
    let label = words.format("new-game-dynasty", &[("seat", (seat + 1).into())]);
    if let Some(chosen) = pick(ui, "dynasty", 120.0, &label, &now, &options) {
        if let Some(other) = form.seats.iter().position(|s| s.dynasty == chosen) {
            form.seats[other].dynasty = now;
        }
        form.seats[seat].dynasty = chosen;
    }
}

/// A person or one of the bots.
fn kind(ui: &mut Ui, form: &mut Form, seat: usize, words: &Words) {
    let mut options = vec![(Kind::Person, words.text("new-game-person"))];
    options.extend(LEVELS.map(|name| (Kind::Bot(name.to_string()), words.bot(name))));
    let label = words.format("new-game-kind", &[("seat", (seat + 1).into())]);
    let now = form.seats[seat].kind.clone();
    if let Some(chosen) = pick(ui, "kind", 160.0, &label, &now, &options) {
        form.seats[seat].kind = chosen;
    }
}

/// One of a list that opens; answers a new choice.
fn pick<T: Clone + PartialEq>(
    ui: &mut Ui,
    salt: &str,
    width: f32,
    label: &str,
    now: &T,
    options: &[(T, String)],
) -> Option<T> {
    let shown = options.iter().find(|(option, _)| option == now);
    let shown = shown.map(|(_, text)| text.clone()).unwrap_or_default();
    let mut chosen = None;
    let text = RichText::new(&shown).text_style(style::strong()).color(INK);
    let combo = ComboBox::from_id_salt(salt)
        .width(width)
        // Every level in view, without scrolling.
        .height(400.0)
        .selected_text(text)
        .show_ui(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for (option, text) in options {
                let entry = ui.selectable_label(option == now, text);
                focus::mark(ui, &entry);
                if entry.clicked() {
                    chosen = Some(option.clone());
                    Popup::close_all(ui.ctx());
                }
            }
        });
    let enabled = ui.is_enabled();
    combo.response.widget_info(|| {
        WidgetInfo::labeled(WidgetType::ComboBox, enabled, format!("{label}: {shown}"))
    });
    focus::mark(ui, &combo.response);
    ui.add_space(space::SMALL - ui.spacing().item_spacing.x);
    chosen.filter(|chosen| chosen != now)
}
