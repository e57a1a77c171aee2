//! A player's card: who it is, leaders off the board, hand, catastrophes, and points if they may be seen.

use super::hands;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{fit, font, paint, paint_screen, paint_tinted};
use crate::desktop::art::{Art, Picture};
use crate::desktop::games::tigris::Session;
use crate::desktop::theme::focus::ring;
use crate::desktop::theme::{fitting, fonts, palette};
use crate::desktop::tigris::board::tally::Tally;
use crate::desktop::tigris::table::state::seat::Seat;
use crate::desktop::turn::seating;
use crate::tigris::rules::{Colour, Dynasty, Stage, Table, TileCounts};
use bevy_egui::egui;

/// The size of the badge on a leader's disc, and how far its middle lies from the disc's corner.
const BADGE: egui::Vec2 = egui::Vec2::splat(15.5);
const BADGE_IN: egui::Vec2 = egui::vec2(6.0, 5.0);

/// Shows the card of a dynasty; `true` when it is clicked. A hand that is given stands in the place of
/// the leaders off the board.
pub fn show(
    ui: &mut egui::Ui,
    place: egui::Rect,
    session: &Session,
    seat: &Seat,
    dynasty: Dynasty,
    hand: Option<&TileCounts>,
    art: &Art,
    words: &Words,
) -> bool {
    let table = session.shown().table();
    let tally = Tally::of(session, dynasty);
    let painter = ui.painter().clone();
    ground(&painter, place, table, dynasty);
    let line = (place.height() - 14.0) / 3.0;
    let row = |i: f32| place.min.y + 7.0 + line * (i + 0.5);
    let icon = |x: f32, i: f32, side: f32| {
        egui::Rect::from_center_size(egui::pos2(x, row(i)), egui::Vec2::splat(side))
    };
    let left = place.min.x + 8.0;

    let mut end = place.max.x - 8.0;
    if is_active(table, dynasty) {
        let actions = match table.stage() {
            Stage::End => words.text("table-ends-turn"),
            _ => words.format("table-actions", &[("left", tally.actions.into())]),
        };
        let written = painter.text(
            egui::pos2(end, row(0.0)),
            egui::Align2::RIGHT_CENTER,
            actions,
            font(16.0, fonts::BOLD_FAMILY),
            palette::LAPIS,
        );
        end = written.left() - 3.0;
    }
    let name = egui::Rect::from_x_y_ranges(left..=end, row(0.0) - 14.0..=row(0.0) + 14.0);
    who(ui, name, seat.viewer == Some(dynasty), dynasty, art, words);

    // Leaders that are off the board are bright; those on it leave a pale place.
    let step = ((place.width() - 108.0) / 4.0).min(27.0);
    let leaders = Colour::ALL.into_iter().enumerate();
    for (i, colour) in leaders.filter(|_| hand.is_none()) {
        let at = icon(left + 12.0 + i as f32 * step, 1.0, (step - 1.0).min(25.0));
        let off = !tally.on_board[colour.index()];
        let tint = if off {
            egui::Color32::WHITE
        } else {
            egui::Color32::from_white_alpha(45)
        };
        paint_tinted(ui, art, Picture::Leader(dynasty, colour), at, tint);
        // So small, the disc's own badge no longer tells red from green.
        let badge = egui::Rect::from_center_size(at.right_bottom() - BADGE_IN, BADGE);
        paint_tinted(ui, art, Picture::Badge(colour), badge, tint);
    }
    let tile = ((place.width() - 16.0 - 44.0) / 6.0).min(26.0);
    let mut x = match hand {
        Some(_) => place.max.x - 8.0 - 40.0,
        None => left + 4.0 * step + 8.0,
    };
    let mut number = |piece: Picture, value: String, strength: f32| {
        count(ui, art, piece, &value, egui::pos2(x, row(strength)), 21.0);
        x += 44.0;
    };
    if hand.is_none() {
        number(Picture::FaceDown, tally.tiles.to_string(), 1.0);
    }
    number(Picture::Catastrophe, tally.catastrophes.to_string(), 1.0);

    for (i, colour) in hand.iter().flat_map(|hand| hand.iter()).enumerate() {
        let at = icon(left + tile * (i as f32 + 0.5), 1.0, tile - 1.5);
        paint(ui, art, Picture::Tile(colour), at);
    }

    // Points, where they may be seen; else a screen.
    if seat
        .perspective()
        .sees_points(table, dynasty, session.is_told())
    {
        let room = (place.width() - 12.0) / 5.0;
        let all = Colour::ALL.map(|c| (Picture::Tile(c), tally.points[c.index()].to_string()));
        let treasures = (Picture::Treasure, tally.treasures.to_string());
        for (i, (piece, value)) in all.into_iter().chain([treasures]).enumerate() {
            let at = egui::pos2(left + i as f32 * room, row(2.0));
            count(ui, art, piece, &value, at, 20.0);
        }
    } else {
        let screen = egui::Rect::from_min_max(
            egui::pos2(left, row(2.0) - 9.0),
            egui::pos2(place.max.x - 8.0, row(2.0) + 9.0),
        );
        paint_screen(ui, art, dynasty, screen);
    }
    let (card, mut hint) = button(ui, place, session, seat, dynasty, &tally, words);
    if let Some(hand) = hand {
        let row = egui::Rect::from_x_y_ranges(
            place.x_range(),
            row(1.0) - line / 2.0..=row(1.0) + line / 2.0,
        );
        hint = hands::spoken(dynasty, hand, words);
        hands::tell(ui, row, dynasty, &hint);
    }
    card.on_hover_text(hint).clicked()
}

/// A picture and how many of it there are, from a point on: its left edge and its middle.
pub(super) fn count(
    ui: &egui::Ui,
    art: &Art,
    picture: Picture,
    value: &str,
    left: egui::Pos2,
    side: f32,
) {
    let middle = left + egui::vec2(10.0, 0.0);
    let at = egui::Rect::from_center_size(middle, egui::Vec2::splat(side));
    paint(ui, art, picture, at);
    ui.painter().text(
        left + egui::vec2(23.0, 0.0),
        egui::Align2::LEFT_CENTER,
        value,
        font(17.0, fonts::BOLD_FAMILY),
        palette::INK,
    );
}

/// How high a card is of which only the most needed is shown, in points.
pub const LOW: f32 = 32.0;

/// The same card in one line, where something else wants the room: who it is, how many tiles the
/// hand has, and how many catastrophes are left.
pub fn low(
    ui: &mut egui::Ui,
    place: egui::Rect,
    session: &Session,
    seat: &Seat,
    dynasty: Dynasty,
    art: &Art,
    words: &Words,
) -> bool {
    let tally = Tally::of(session, dynasty);
    let painter = ui.painter().clone();
    ground(&painter, place, session.shown().table(), dynasty);
    let mut end = place.max.x - 8.0;
    let numbers = [
        (Picture::Catastrophe, tally.catastrophes.to_string()),
        (Picture::FaceDown, tally.tiles.to_string()),
    ];
    for (picture, value) in numbers {
        let at = egui::pos2(end - 36.0, place.center().y);
        count(ui, art, picture, &value, at, 20.0);
        end = at.x - 4.0;
    }
    let name = place.shrink2(egui::vec2(8.0, 2.0)).with_max_x(end);
    who(ui, name, seat.viewer == Some(dynasty), dynasty, art, words);
    let (card, hint) = button(ui, place, session, seat, dynasty, &tally, words);
    card.on_hover_text(hint).clicked()
}

fn is_active(table: &Table, dynasty: Dynasty) -> bool {
    table.active() == dynasty && table.ending().is_none()
}

/// The ground of a card: whose turn it is lies on a lighter one, who decides has a rim of gold.
pub(super) fn ground(painter: &egui::Painter, place: egui::Rect, table: &Table, dynasty: Dynasty) {
    let fill = if is_active(table, dynasty) {
        palette::CREAM
    } else {
        palette::CLAY_DARK
    };
    painter.rect_filled(place, 6.0, fill);
    let rim = if table.decider() == Some(dynasty) {
        egui::Stroke::new(3.0, palette::GILT_LIT)
    } else {
        egui::Stroke::new(1.0, palette::BITUMEN)
    };
    painter.rect_stroke(place, 6.0, rim, egui::StrokeKind::Inside);
}

/// Who it is: the mark of the dynasty and the name.
fn who(
    ui: &mut egui::Ui,
    place: egui::Rect,
    own: bool,
    dynasty: Dynasty,
    art: &Art,
    words: &Words,
) {
    let mark = egui::pos2(place.min.x + 13.0, place.center().y);
    let mark = egui::Rect::from_center_size(mark, egui::Vec2::splat(28.0));
    paint(ui, art, Picture::DynastyMark(dynasty), mark);
    let room = place.width() - 33.0;
    let title = title(ui, own, dynasty, room, words);
    let galley = fit(ui, &title, font(18.0, fonts::BOLD_FAMILY), room);
    let at = egui::pos2(place.min.x + 33.0, place.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, palette::INK);
}

/// The card as a button that hands the seat over, and what is said of it.
fn button(
    ui: &mut egui::Ui,
    place: egui::Rect,
    session: &Session,
    seat: &Seat,
    dynasty: Dynasty,
    tally: &Tally,
    words: &Words,
) -> (egui::Response, String) {
    let about = about(session, seat, dynasty, tally, words);
    let id = ui.id().with(("card", dynasty.index()));
    let card = ui.interact(place, id, egui::Sense::click());
    card.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &about));
    if card.has_focus() {
        ring::draw(ui, &card);
    }
    let hint = match seating::hint(session, words) {
        Some(hint) => format!("{about}\n{hint}"),
        None => about,
    };
    (card, hint)
}

/// The name and who that is, as much of it as there is room for.
fn title(ui: &egui::Ui, own: bool, dynasty: Dynasty, room: f32, words: &Words) -> String {
    let font = font(18.0, fonts::BOLD_FAMILY);
    let name = words.player(dynasty);
    if own {
        return fitting::with_name(ui.painter(), &name, &font, room, |name| {
            words.format("table-you", &[("name", name.into())])
        });
    }
    let ink = egui::Color32::PLACEHOLDER;
    let fits = |text: &String| {
        let painter = ui.painter();
        let galley = painter.layout_no_wrap(text.clone(), font.clone(), ink);
        galley.size().x <= room
    };
    let whole = [
        words.player_in_full(dynasty),
        words.player_of_level(dynasty),
    ];
    if let Some(whole) = whole.into_iter().find(fits) {
        return whole;
    }
    let is_bot = words.bot_in_full(dynasty).is_some();
    fitting::with_name(ui.painter(), &name, &font, room, |name| match is_bot {
        true => words.format("table-bot", &[("name", name.into())]),
        false => name.to_string(),
    })
}

/// The card in words: who it is, what everybody sees of it, and the points where they may be seen.
fn about(session: &Session, seat: &Seat, dynasty: Dynasty, tally: &Tally, words: &Words) -> String {
    let table = session.shown().table();
    let mut name = words.player(dynasty);
    if words.is_named(dynasty) {
        let own = words.dynasty(dynasty);
        name = words.format(
            "table-player-of",
            &[("name", name.into()), ("dynasty", own.into())],
        );
    }
    let card = words.format(
        "table-card",
        &[
            ("name", name.into()),
            ("hand", tally.tiles.into()),
            ("catastrophes", tally.catastrophes.into()),
        ],
    );
    let points = seat
        .perspective()
        .sees_points(table, dynasty, session.is_told())
        .then(|| words.points_in_words("spoken-points", table, dynasty));
    let lines = [Some(card), words.bot_in_full(dynasty), points];
    lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
}
