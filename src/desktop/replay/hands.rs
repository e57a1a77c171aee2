//! The hands that a replay's onlooker may see, above the log.

use super::Replay;
use crate::desktop::art::{Art, Piece};
use crate::desktop::screens::Words;
use crate::desktop::session::Session;
use crate::desktop::table::paint::paint;
use crate::desktop::theme::palette;
use crate::rules::{Dynasty, TileCounts};
use bevy_egui::egui;

/// The height of a row of hands.
const ROW: f32 = 28.0;
const GAP: f32 = 6.0;

/// Shows the hands, one wide or two abreast; answers the room that is left below them.
pub fn show(
    ui: &mut egui::Ui,
    place: egui::Rect,
    session: &Session,
    replay: &Replay,
    art: &Art,
    words: &Words,
) -> egui::Rect {
    let hands = replay.perspective().hands(session.shown());
    if hands.is_empty() {
        return place;
    }
    let columns = if hands.len() > 1 { 2 } else { 1 };
    let width = (place.width() - GAP * (columns - 1) as f32) / columns as f32;
    for (index, (dynasty, hand)) in hands.iter().enumerate() {
        let corner = egui::vec2(
            (index % columns) as f32 * (width + GAP),
            (index / columns) as f32 * (ROW + GAP),
        );
        let at = egui::Rect::from_min_size(place.min + corner, egui::vec2(width, ROW));
        one(ui, at, *dynasty, hand, art, words);
    }
    let rows = hands.len().div_ceil(columns);
    place.with_min_y(place.top() + rows as f32 * (ROW + GAP))
}

fn one(
    ui: &mut egui::Ui,
    place: egui::Rect,
    dynasty: Dynasty,
    hand: &TileCounts,
    art: &Art,
    words: &Words,
) {
    ui.painter().rect_filled(place, 5.0, palette::CREAM);
    let side = (ROW - 6.0).min((place.width() - 14.0) / 7.4);
    let mut x = place.left() + 5.0;
    let mut square = |piece: Piece, gap: f32| {
        let at = egui::pos2(x, place.center().y - side / 2.0);
        let square = egui::Rect::from_min_size(at, egui::Vec2::splat(side));
        paint(ui, art, piece, square);
        x += side + gap;
    };
    square(Piece::DynastyMark(dynasty), side * 0.3);
    for tile in hand.iter() {
        square(Piece::Tile(tile), 1.0);
    }
    let key = match hand.is_empty() {
        true => "replay-hand-empty",
        false => "replay-hand",
    };
    let spoken = words.format(
        key,
        &[
            ("dynasty", words.dynasty(dynasty).into()),
            ("tiles", words.tile_counts(hand).into()),
        ],
    );
    let id = ui.id().with(("hand", dynasty.index()));
    let response = ui.interact(place, id, egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &spoken));
    response.on_hover_text(spoken);
}
