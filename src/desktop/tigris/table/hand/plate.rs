//! The plate at the left end of the strip: whose hand this is, and what is expected of whom.

use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{fit, fit_lines, font, paint};
use crate::desktop::art::{Art, Picture};
use crate::desktop::games::tigris::Session;
use crate::desktop::theme::{fitting, fonts, palette};
use crate::desktop::tigris::table::state::seat::Turn;
use crate::tigris::rules::Stage;
use bevy_egui::egui;

/// Whose hand this is and what is expected of whom, or that tiles are being marked for a swap.
pub fn show(
    ui: &mut egui::Ui,
    place: egui::Rect,
    turn: &Turn,
    session: &Session,
    art: &Art,
    words: &Words,
    thinking: bool,
    swapping: bool,
) {
    let table = session.shown().table();
    let inner = place.shrink(10.0);
    let dynasty = turn.seat.viewer.unwrap_or(table.active());
    let side = (inner.height() * 0.6).min(inner.width() * 0.32);
    let mark = egui::Rect::from_min_size(
        egui::pos2(inner.min.x, inner.center().y - side / 2.0),
        egui::Vec2::splat(side),
    );
    ui.painter()
        .rect_filled(mark.expand(3.0), 6.0, palette::CREAM);
    paint(ui, art, Picture::DynastyMark(dynasty), mark);
    let x = mark.max.x + 10.0;
    // The first tile keeps its distance by itself.
    let room = place.max.x + 4.0 - x;
    let name = words.player(dynasty);
    let painter = ui.painter();
    let written = |size: f32| font(size, fonts::BOLD_FAMILY);
    let whole = painter.layout_no_wrap(name.clone(), written(20.0), palette::SHELL);
    // Beside a narrow plate's picture the longest names need smaller letters.
    let size = if whole.size().x <= room { 20.0 } else { 17.0 };
    let galley = fit(ui, &name, written(size), room);
    painter.galley_with_override_text_color(
        egui::pos2(x, inner.center().y - galley.size().y - 1.0),
        galley,
        palette::SHELL,
    );
    let status = match swapping {
        true => words.text("status-swapping"),
        false => status(turn, session, words, thinking, |name| {
            fitting::name(ui.painter(), name, &font(17.0, "text"), room)
        }),
    };
    let left = egui::vec2(room, place.max.y - inner.center().y - 3.0);
    let galley = fit_lines(ui, &status, 17.0, left);
    ui.painter().galley(
        egui::pos2(x, inner.center().y + 1.0),
        galley,
        palette::GILT_LIT,
    );
}

/// What is expected of whom; a name in it is cut to the room that there is.
pub fn status(
    turn: &Turn,
    session: &Session,
    words: &Words,
    thinking: bool,
    cut: impl Fn(&str) -> String,
) -> String {
    let table = session.shown().table();
    if session.looking_back().is_some() {
        return words.text("recap-title");
    }
    if session.is_held() {
        return words.text("status-result");
    }
    let Some(decider) = table.decider() else {
        return words.text("status-over");
    };
    if let Some(game) = turn.acting() {
        let table = game.table();
        return match table.stage() {
            Stage::Action => {
                let number = 3 - table.actions_left().clamp(1, 2);
                words.format("status-action", &[("number", number.into())])
            }
            // What the last action led to is still being shown.
            _ if !session.caught_up() => words.text("status-shown"),
            _ if table.undoable() == 0 => words.text("status-end-only"),
            _ => words.text("status-end"),
        };
    }
    if !session.is_laid() {
        return words.text("status-laying");
    }
    // Of what somebody has just decided there is something to see before they decide again.
    if !session.caught_up() && turn.seat.viewer == Some(decider) {
        return words.text("status-shown");
    }
    if turn.decider().is_none() {
        if session.is_nobodys(decider) {
            return words.text("status-nobody");
        }
        let key = if thinking {
            "status-thinking"
        } else {
            "status-waiting"
        };
        let name = cut(&words.player(decider));
        return words.format(key, &[("dynasty", name.into())]);
    }
    words.text("status-choose")
}
