//! A game on the list: its picture, what is told of it, and what can be done with it.

use super::Wish;
use super::asking::Asking;
use super::finding::name;
use crate::desktop::app::words::Words;
use crate::desktop::art::Art;
use crate::desktop::screens::preview;
use crate::desktop::screens::shelf::{Game, Line};
use crate::desktop::theme::page::at_the_right;
use crate::desktop::theme::palette::*;
use crate::desktop::theme::{Push, space, widgets};
use crate::games::Of;
use bevy_egui::egui::{Align, FocusDirection, Label, Layout, Response, RichText, Sense, Ui, vec2};

/// The width of the picture.
const PICTURE: f32 = 140.0;
/// The height of a row's inside: two rows of buttons, or the picture.
const TALL: f32 = 96.0;
/// The width of the buttons, and of those of a game that has no name to be changed.
const BUTTONS: (f32, f32) = (330.0, 220.0);

/// Shows a game, to whose first button the keyboard goes if it is to `enter`; answers what is asked
/// of it.
pub fn show(
    ui: &mut Ui,
    line: &Line,
    named: bool,
    enter: bool,
    art: &Art,
    words: &Words,
) -> Option<Wish> {
    let name = name(line, words);
    let mut wish = None;
    widgets::list_row(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 14.0;
            match &line.game {
                Ok(game) => {
                    let label = words.format("load-picture", &[("name", (&name).into())]);
                    match &game.stand {
                        Of::Tigris(game) => preview::table(ui, &game.table, PICTURE, &label),
                        Of::Babel(game) => {
                            preview::babel(ui, &game.table, game.below(), PICTURE, art, &label)
                        }
                    };
                }
                Err(_) => no_picture(ui),
            }
            let wide = if named { BUTTONS.0 } else { BUTTONS.1 };
            // Before a page knows its width there may be none.
            let width = (ui.available_width() - wide - 14.0).max(0.0);
            ui.allocate_ui_with_layout(vec2(width, TALL), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing.y = 0.0;
                about(ui, line, &name, words);
            });
            ui.allocate_ui_with_layout(vec2(wide, TALL), Layout::top_down(Align::Max), |ui| {
                ui.set_width(wide);
                wish = buttons(ui, line, &name, named, enter, words);
            });
        });
    });
    wish
}

/// In the place of the picture of a game that cannot be opened.
fn no_picture(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(PICTURE, TALL), Sense::hover());
    ui.painter().rect_filled(rect, 3.0, CLAY_DARK);
    let style = crate::desktop::theme::style::title();
    let middle = bevy_egui::egui::Align2::CENTER_CENTER;
    widgets::paint_text(ui, rect.center(), middle, "?", style, INK_SOFT);
}

fn about(ui: &mut Ui, line: &Line, name: &str, words: &Words) {
    let game = match &line.game {
        Ok(game) => game,
        Err(why) => {
            ui.add(Label::new(widgets::bold(name)).truncate());
            let text = words.format("load-damaged", &[("why", why.into())]);
            ui.add(Label::new(RichText::new(text).small().color(LIMESTONE)).wrap());
            return;
        }
    };
    let small = |text: String| RichText::new(text).small().color(INK_SOFT);
    ui.add(Label::new(widgets::bold(name)).truncate());
    // The result names the players anyway.
    if !line.title.is_empty() && !game.finished {
        ui.add(Label::new(game.names(words)).truncate());
    }
    let state = state(game, words);
    let state = match line.held {
        true => words.format("load-held", &[("state", state.into())]),
        false => state,
    };
    ui.add(Label::new(state).wrap());
    ui.add(Label::new(small(game.date(words))).truncate());
}

/// Which game it is, and how it stands: the result, or else the turn.
fn state(game: &Game, words: &Words) -> String {
    let kind = ("game", game.kind().name(words).into());
    let state = match game.result(words) {
        Some(result) => words.format("load-finished", &[kind, ("result", result.into())]),
        None => words.format("load-turn", &[kind, ("turn", (game.turns + 1).into())]),
    };
    match game.branch {
        true => words.format("load-branch", &[("state", state.into())]),
        false => state,
    }
}

/// What tells this game from others that are called the same.
fn identity(line: &Line, name: &str, words: &Words) -> String {
    let Ok(game) = &line.game else {
        return name.to_string();
    };
    words.format(
        "load-identity",
        &[
            ("name", name.into()),
            ("state", state(game, words).into()),
            ("date", game.date(words).into()),
        ],
    )
}

/// Two rows of buttons: what most come for, and what else can be done.
fn buttons(
    ui: &mut Ui,
    line: &Line,
    name: &str,
    named: bool,
    enter: bool,
    words: &Words,
) -> Option<Wish> {
    let mut wish = None;
    let whole = line.game.is_ok();
    let identity = identity(line, name, words);
    // Every row has the same buttons: screen readers are told which game each one is about.
    let told = |key: &str| {
        let does = ("does", words.text(key).into());
        words.format("load-does", &[does, ("game", (&identity).into())])
    };
    let push = |key: &str| Push::plain(words.text(key)).told(told(key));
    let go = |button: &Response| {
        if enter {
            button
                .ctx
                .memory_mut(|memory| memory.move_focus(FocusDirection::None));
            button.request_focus();
            button.scroll_to_me(None);
        }
    };
    ui.spacing_mut().item_spacing = vec2(space::SMALL, space::SMALL);
    ui.spacing_mut().button_padding.x = 12.0;
    let row = |ui: &mut Ui, name: (u8, bool, bool), add: &mut dyn FnMut(&mut Ui)| {
        let size = vec2(ui.available_width(), space::TALL);
        let layout = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(size, layout, |ui| {
            ui.set_min_size(size);
            at_the_right(ui, ("load", name), |ui| add(ui));
        });
    };
    row(ui, (0, named, whole), &mut |ui| {
        if ui.add_enabled(whole, push("load-replay")).clicked() {
            wish = Some(Wish::Replay(line.path.clone()));
        }
        let open = Push::primary(words.text("load-open")).width(96.0);
        let open = ui.add_enabled(whole, open.told(told("load-open")));
        if whole {
            go(&open);
        }
        if open.clicked() {
            wish = Some(Wish::Open(line.path.clone()));
        }
    });
    row(ui, (1, named, whole), &mut |ui| {
        let about = || (line.path.clone(), name.to_string());
        if named && whole && ui.add(push("load-rename")).clicked() {
            let (path, name) = about();
            wish = Some(Wish::Ask(Asking::Rename(path, name)));
        }
        if whole && ui.add(push("load-export")).clicked() {
            let (path, name) = about();
            wish = Some(Wish::Ask(Asking::export(path, &name)));
        }
        let delete = ui.add_enabled(!line.held, push("load-delete"));
        let delete = delete.on_disabled_hover_text(words.text("file-fault-busy"));
        if !whole {
            go(&delete);
        }
        if delete.clicked() {
            // Several games may have one name.
            let asking = Asking::Delete(line.path.clone(), identity.clone());
            wish = Some(Wish::Ask(asking));
        }
    });
    wish
}
