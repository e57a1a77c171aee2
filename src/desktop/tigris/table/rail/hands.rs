//! The hands that a replay's onlooker may see, above the log.

use crate::desktop::app::words::Words;
use crate::desktop::art::paint::paint;
use crate::desktop::art::{Art, Picture};
use crate::desktop::theme::palette;
use crate::tigris::rules::{Dynasty, TileCounts};
use bevy_egui::egui;

/// The height of a row of hands.
const ROW: f32 = 32.0;
const GAP: f32 = 4.0;
/// The margin inside a row.
const PAD: f32 = 5.0;

/// The height that so many hands take.
pub fn height(hands: usize) -> f32 {
    hands as f32 * (ROW + GAP)
}

/// Shows the hands, one below the other; answers the room that is left below them.
pub fn show(
    ui: &mut egui::Ui,
    place: egui::Rect,
    hands: &[(Dynasty, TileCounts)],
    art: &Art,
    words: &Words,
) -> egui::Rect {
    for (index, (dynasty, hand)) in hands.iter().enumerate() {
        let corner = place.min + egui::vec2(0.0, height(index));
        let at = egui::Rect::from_min_size(corner, egui::vec2(place.width(), ROW));
        one(ui, at, *dynasty, hand, art, words);
    }
    place.with_min_y(place.top() + height(hands.len()))
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
    // The owner, a gap, and six tiles.
    let side = (ROW - PAD).min((place.width() - 2.0 * PAD - 6.0) / 7.3);
    let mut x = place.left() + PAD;
    let mut square = |piece: Picture, gap: f32| {
        let at = egui::pos2(x, place.center().y - side / 2.0);
        let square = egui::Rect::from_min_size(at, egui::Vec2::splat(side));
        paint(ui, art, piece, square);
        x += side + gap;
    };
    square(Picture::DynastyMark(dynasty), side * 0.3);
    for tile in hand.iter() {
        square(Picture::Tile(tile), 1.0);
    }
    tell(ui, place, dynasty, &spoken(dynasty, hand, words));
}

/// A hand in words.
pub fn spoken(dynasty: Dynasty, hand: &TileCounts, words: &Words) -> String {
    let key = match hand.is_empty() {
        true => "replay-hand-empty",
        false => "replay-hand",
    };
    words.format(
        key,
        &[
            ("dynasty", words.player(dynasty).into()),
            ("tiles", words.tile_counts(hand).into()),
        ],
    )
}

/// Tells screen readers and the pointer of the hand that is shown in a place.
pub fn tell(ui: &egui::Ui, place: egui::Rect, dynasty: Dynasty, spoken: &str) {
    let id = ui.id().with(("hand", dynasty.index()));
    let response = ui.interact(place, id, egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, spoken));
    response.on_hover_text(spoken);
}
