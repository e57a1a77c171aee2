//! The hands that a replay's onlooker may see, above the log.

use super::card;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::paint;
use crate::desktop::art::{Art, Picture};
use crate::desktop::games::tigris::Session;
use crate::desktop::theme::palette;
use crate::desktop::tigris::board::tally::Tally;
use crate::desktop::tigris::table::state::seat::Seat;
use crate::tigris::rules::{Colour, Dynasty, TileCounts};
use bevy_egui::egui;

/// The height of a row of hands.
const ROW: f32 = 32.0;
const GAP: f32 = 4.0;
/// The margin inside a row.
const PAD: f32 = 5.0;
/// The width of both numbers at the right of a row.
const NUMBERS: f32 = 90.0;

/// The height that so many hands take.
pub fn height(hands: usize) -> f32 {
    hands as f32 * (ROW + GAP)
}

/// Shows the hands, one below the other; answers the room that is left below them.
///
/// Where the players' cards are not seen (`alone`) each tells whose turn it is, too, and what counts most of
/// the points that may be seen: those of the lowest colour, and treasures.
pub fn show(
    ui: &mut egui::Ui,
    place: egui::Rect,
    hands: &[(Dynasty, TileCounts)],
    alone: Option<(&Session, &Seat)>,
    art: &Art,
    words: &Words,
) -> egui::Rect {
    for (index, (dynasty, hand)) in hands.iter().enumerate() {
        let corner = place.min + egui::vec2(0.0, height(index));
        let at = egui::Rect::from_min_size(corner, egui::vec2(place.width(), ROW));
        let mut spoken = spoken(*dynasty, hand, words);
        let mut room = at;
        if let Some((session, seat)) = alone {
            card::ground(ui.painter(), at, session.shown().table(), *dynasty);
            if let Some(points) = points(ui, at, session, seat, *dynasty, art, words) {
                spoken = format!("{spoken}\n{points}");
                room.max.x -= NUMBERS;
            }
        } else {
            ui.painter().rect_filled(at, 5.0, palette::CREAM);
        }
        tiles(ui, room, *dynasty, hand, art);
        tell(ui, at, *dynasty, &spoken);
    }
    place.with_min_y(place.top() + height(hands.len()))
}

/// The points of the lowest colour and the treasures at the right of a row; all of them in words, where they
/// may be seen.
fn points(
    ui: &egui::Ui,
    row: egui::Rect,
    session: &Session,
    seat: &Seat,
    dynasty: Dynasty,
    art: &Art,
    words: &Words,
) -> Option<String> {
    let table = session.shown().table();
    let perspective = seat.perspective();
    if !perspective.sees_points(table, dynasty, session.is_told()) {
        return None;
    }
    let tally = Tally::of(session, dynasty);
    let points = |colour: &Colour| tally.points[colour.index()];
    let lowest = Colour::ALL.into_iter().min_by_key(points)?;
    let numbers = [
        (Picture::Tile(lowest), points(&lowest).to_string()),
        (Picture::Treasure, tally.treasures.to_string()),
    ];
    let mut x = row.right() - NUMBERS;
    for (picture, value) in numbers {
        let at = egui::pos2(x, row.center().y);
        card::count(ui, art, picture, &value, at, 20.0);
        x += NUMBERS / 2.0;
    }
    Some(words.points_in_words("spoken-points", table, dynasty))
}

/// The owner's mark and the tiles.
fn tiles(ui: &egui::Ui, place: egui::Rect, dynasty: Dynasty, hand: &TileCounts, art: &Art) {
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
