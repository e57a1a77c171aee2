//! One side of a conflict: who it is, what supports it, how large its hand is.

use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{fit, font, paint};
use crate::desktop::art::{Art, Picture};
use crate::desktop::theme::{fonts, palette};
use crate::desktop::tigris::table::state::spotlight::Spotlight;
use crate::tigris::rules::{CellSet, Colour, Conflict, Dynasty};
use bevy_egui::egui::{self, Align2, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

/// The height of the row of supporting tiles.
const TILE: f32 = 18.0;
/// The side of a leader's disc.
const SIDE: f32 = 36.0;

/// One side of a conflict as the panel shows it.
pub(super) struct Side {
    pub dynasty: Dynasty,
    pub attacks: bool,
    /// The tiles on the board that support it.
    pub board: CellSet,
    /// Tiles from the hand: committed, or what the stepper says.
    pub hand: Option<u8>,
    /// How many tiles its hand has.
    pub held: u16,
}

/// A side in two lines: who it is, how large the hand is and the total; and every tile of it.
pub(super) fn show(
    ui: &mut Ui,
    side: &Side,
    conflict: &Conflict,
    art: &Art,
    words: &Words,
    spotlight: &mut Spotlight,
) {
    let (key, colour) = if side.attacks {
        ("conflict-side-attacker", palette::GILT_LIT)
    } else {
        ("conflict-side-defender", palette::RIVER)
    };
    let board = side.board.len();
    let total = board + u32::from(side.hand.unwrap_or(0));
    let size = vec2(ui.available_width(), SIDE + 2.0 + TILE);
    let (place, response) = ui.allocate_exact_size(size, Sense::hover());
    // The colour in which the supporters are marked on the board.
    let bar = egui::Rect::from_min_size(place.min, vec2(6.0, place.height()));
    let stroke = Stroke::new(1.0, palette::BITUMEN);
    ui.painter()
        .rect(bar, 2.0, colour, stroke, StrokeKind::Inside);
    let left = bar.max.x + 5.0;
    let disc = egui::Rect::from_min_size(pos2(left, place.min.y), egui::Vec2::splat(SIDE));
    paint(
        ui,
        art,
        Picture::Leader(side.dynasty, conflict.leader),
        disc,
    );
    let painter = ui.painter();
    let number = painter.text(
        pos2(place.max.x - 2.0, disc.center().y),
        Align2::RIGHT_CENTER,
        total.to_string(),
        font(36.0, fonts::BOLD_FAMILY),
        palette::INK,
    );
    let words_left = disc.max.x + 6.0;
    let room = number.min.x - 4.0 - words_left;
    let name = fit(
        ui,
        &words.player(side.dynasty),
        font(19.0, fonts::BOLD_FAMILY),
        room,
    );
    ui.painter()
        .galley(pos2(words_left, place.min.y - 2.0), name, palette::INK);
    // How many tiles the hand still has: everybody may know that.
    let second = disc.max.y - 9.0;
    let role = fit(ui, &words.text(key), font(16.0, "text"), room - 42.0);
    let after = words_left + role.size().x + 7.0;
    let at = pos2(words_left, second - role.size().y / 2.0);
    ui.painter().galley(at, role, palette::INK);
    let back = egui::Rect::from_center_size(pos2(after + 8.0, second), egui::Vec2::splat(15.0));
    paint(ui, art, Picture::FaceDown, back);
    ui.painter().text(
        pos2(back.max.x + 3.0, second),
        Align2::LEFT_CENTER,
        side.held.to_string(),
        font(17.0, fonts::BOLD_FAMILY),
        palette::INK,
    );
    let row = egui::Rect::from_min_max(pos2(left, place.max.y - TILE), place.max);
    tiles(ui, row, art, conflict.support(), board, side.hand);
    let hand = side.hand.map(|count| {
        let from_hand = words.format("conflict-in-hand", &[("count", count.into())]);
        format!(" {from_hand}")
    });
    let spoken = words.format(
        "conflict-side-spoken",
        &[
            ("side", words.text(key).into()),
            ("dynasty", words.player(side.dynasty).into()),
            ("total", total.into()),
            (
                "board",
                words
                    .format("conflict-on-board", &[("count", board.into())])
                    .into(),
            ),
            ("hand", hand.unwrap_or_default().into()),
            ("held", side.held.into()),
        ],
    );
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &spoken));
    if response.contains_pointer() && !side.board.is_empty() {
        spotlight.0 = side.board;
    }
    response.on_hover_text(spoken);
}

/// Tiles that can be counted, all in one row; those from the hand stand in a ring.
fn tiles(ui: &Ui, row: egui::Rect, art: &Art, tile: Colour, board: u32, hand: Option<u8>) {
    let all = board + u32::from(hand.unwrap_or(0));
    if all == 0 {
        ui.painter().text(
            pos2(row.min.x + 2.0, row.center().y),
            Align2::LEFT_CENTER,
            "–",
            font(17.0, "text"),
            palette::INK_SOFT,
        );
        return;
    }
    let step = (row.width() / all as f32).min(TILE + 3.0);
    let side = (step - 3.0).clamp(4.0, TILE - 2.0);
    for n in 0..all {
        let at = pos2(
            row.min.x + 2.0 + n as f32 * step + side / 2.0,
            row.center().y,
        );
        let place = egui::Rect::from_center_size(at, egui::Vec2::splat(side));
        paint(ui, art, Picture::Tile(tile), place);
        if n >= board {
            let stroke = Stroke::new(2.0, palette::LAPIS);
            ui.painter()
                .rect_stroke(place, 3.0, stroke, StrokeKind::Outside);
        }
    }
}
