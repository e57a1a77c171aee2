//! A player's card: who it is, leaders off the board, hand, catastrophes, and points if they may be seen.

use super::paint::{fit, font, paint, paint_screen, paint_tinted};
use super::seat::Seat;
use crate::desktop::art::{Art, Piece};
use crate::desktop::screens::Words;
use crate::desktop::session::Session;
use crate::desktop::theme::{focus, fonts, palette};
use crate::record::Kind;
use crate::rules::{Colour, Dynasty};
use bevy_egui::egui;

/// Shows the card of a dynasty; `true` when it is clicked.
pub fn show(
    ui: &mut egui::Ui,
    place: egui::Rect,
    session: &Session,
    seat: &Seat,
    dynasty: Dynasty,
    art: &Art,
    words: &Words,
) -> bool {
    let table = session.shown().table();
    let decides = table.decider() == Some(dynasty);
    let active = table.active() == dynasty && table.ending().is_none();
    let painter = ui.painter().clone();
    let fill = if active {
        palette::CREAM
    } else {
        palette::CLAY_DARK
    };
    painter.rect_filled(place, 6.0, fill);
    let rim = if decides {
        (3.0, palette::GILT_LIT)
    } else {
        (1.0, palette::BITUMEN)
    };
    painter.rect_stroke(
        place,
        6.0,
        egui::Stroke::new(rim.0, rim.1),
        egui::StrokeKind::Inside,
    );
    let line = (place.height() - 14.0) / 3.0;
    let row = |i: f32| place.min.y + 7.0 + line * (i + 0.5);
    let icon = |x: f32, i: f32, side: f32| {
        egui::Rect::from_center_size(egui::pos2(x, row(i)), egui::Vec2::splat(side))
    };
    let left = place.min.x + 8.0;

    // Who it is, and whether it is their turn.
    paint(
        ui,
        art,
        Piece::DynastyMark(dynasty),
        icon(left + 13.0, 0.0, 28.0),
    );
    let (name, bot) = session
        .player(dynasty)
        .map_or((String::new(), false), |player| {
            (player.name.clone(), matches!(player.kind, Kind::Bot(_)))
        });
    let name = if name.trim().is_empty() {
        words.dynasty(dynasty)
    } else {
        name
    };
    let title = if seat.viewer == Some(dynasty) {
        words.format("table-you", &[("name", name.into())])
    } else if bot {
        words.format("table-bot", &[("name", name.into())])
    } else {
        name
    };
    let mut end = place.max.x - 8.0;
    if active {
        let actions = words.format("table-actions", &[("left", table.actions_left().into())]);
        let written = painter.text(
            egui::pos2(end, row(0.0)),
            egui::Align2::RIGHT_CENTER,
            actions,
            font(16.0, fonts::BOLD_FAMILY),
            palette::LAPIS,
        );
        end = written.left() - 3.0;
    }
    let room = end - left - 33.0;
    let galley = fit(ui, &title, font(18.0, fonts::BOLD_FAMILY), room);
    painter.galley(
        egui::pos2(left + 33.0, row(0.0) - galley.size().y / 2.0),
        galley,
        palette::INK,
    );

    // Leaders that are off the board are bright; those on it leave a pale place.
    let step = ((place.width() - 108.0) / 4.0).min(27.0);
    for (i, colour) in Colour::ALL.into_iter().enumerate() {
        let at = icon(left + 12.0 + i as f32 * step, 1.0, (step - 1.0).min(25.0));
        let off = table.leader(dynasty, colour).is_none();
        let tint = if off {
            egui::Color32::WHITE
        } else {
            egui::Color32::from_white_alpha(45)
        };
        paint_tinted(ui, art, Piece::Leader(dynasty, colour), at, tint);
    }
    let mut x = left + 4.0 * step + 8.0;
    let mut number = |piece: Piece, value: String, strength: f32| {
        paint(ui, art, piece, icon(x + 10.0, strength, 21.0));
        painter.text(
            egui::pos2(x + 23.0, row(strength)),
            egui::Align2::LEFT_CENTER,
            value,
            font(17.0, fonts::BOLD_FAMILY),
            palette::INK,
        );
        x += 44.0;
    };
    let hand = session.shown().hand(dynasty).total();
    number(Piece::FaceDown, hand.to_string(), 1.0);
    number(
        Piece::Catastrophe,
        table.catastrophes_left(dynasty).to_string(),
        1.0,
    );

    // Points, where they may be seen; else a screen.
    if seat.perspective().sees_points(table, dynasty) {
        let room = (place.width() - 12.0) / 5.0;
        let points = table.points(dynasty);
        let all = Colour::ALL.map(|c| (Piece::Tile(c), points[c.index()].to_string()));
        let treasures = (Piece::Treasure, table.treasures_taken(dynasty).to_string());
        for (i, (piece, value)) in all.into_iter().chain([treasures]).enumerate() {
            let at = icon(left + 10.0 + i as f32 * room, 2.0, 20.0);
            paint(ui, art, piece, at);
            painter.text(
                egui::pos2(at.max.x + 3.0, row(2.0)),
                egui::Align2::LEFT_CENTER,
                value,
                font(17.0, fonts::BOLD_FAMILY),
                palette::INK,
            );
        }
    } else {
        let screen = egui::Rect::from_min_max(
            egui::pos2(left, row(2.0) - 9.0),
            egui::pos2(place.max.x - 8.0, row(2.0) + 9.0),
        );
        paint_screen(ui, art, dynasty, screen);
    }
    let about = words.format(
        "table-card",
        &[
            ("name", words.dynasty(dynasty).into()),
            ("hand", hand.into()),
            ("catastrophes", table.catastrophes_left(dynasty).into()),
        ],
    );
    let id = ui.id().with(("card", dynasty.index()));
    let card = ui.interact(place, id, egui::Sense::click());
    card.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &about));
    if card.has_focus() {
        focus::ring(ui, &card);
    }
    let hint = format!("{about}\n{}", words.text("seating-card"));
    card.on_hover_text(hint).clicked()
}
