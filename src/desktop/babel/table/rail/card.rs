//! A player's card: who it is, the total, the hand's size, and how the total is made up.

use crate::babel::rules::ending::{FIFTEEN, TWENTY};
use crate::babel::rules::{Player, Tribe, TribeCounts};
use crate::babel::words;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{fit, font, paint, paint_tinted};
use crate::desktop::art::{Art, BabelPicture, Picture};
use crate::desktop::babel::table::state::seat::Seat;
use crate::desktop::games::babel::Session;
use crate::desktop::theme::focus::ring;
use crate::desktop::theme::{fonts, palette};
use crate::desktop::turn::seating;
use bevy_egui::egui;

/// How high a card of one line is, where a guest needs the room.
pub const BRIEF: f32 = 32.0;
/// As much room has a line of one for a name beside a hand whose cards are shown.
const BOTH: f32 = 260.0;

/// Shows the card of a player, of one line where it is no higher than [`BRIEF`]; `true` when it is clicked.
pub fn show(
    ui: &mut egui::Ui,
    place: egui::Rect,
    session: &Session,
    seat: &Seat,
    player: Player,
    art: &Art,
    words: &Words,
) -> bool {
    let shown = session.shown();
    let table = shown.table();
    let active = table.active() == player && table.ending().is_none();
    let fill = if active {
        palette::CREAM
    } else {
        palette::CLAY_DARK
    };
    let painter = ui.painter().clone();
    painter.rect_filled(place, 6.0, fill);
    let rim = match table.decider() == Some(player) {
        true => egui::Stroke::new(3.0, palette::GILT_LIT),
        false => egui::Stroke::new(1.0, palette::BITUMEN),
    };
    painter.rect_stroke(place, 6.0, rim, egui::StrokeKind::Inside);
    let brief = place.height() <= BRIEF;
    let lines = if brief { 1.0 } else { 3.0 };
    let margin = if brief { 2.0 } else { 7.0 };
    let line = (place.height() - 2.0 * margin) / lines;
    let row = |i: f32| place.min.y + margin + line * (i + 0.5);
    let left = place.min.x + 8.0;

    let mark =
        egui::Rect::from_center_size(egui::pos2(left + 13.0, row(0.0)), egui::Vec2::splat(26.0));
    paint(ui, art, Picture::Babel(BabelPicture::City(player)), mark);
    let total = table.total(player);
    let goal = if table.end_phase() { TWENTY } else { FIFTEEN };
    let values = [("total", total.into()), ("goal", goal.into())];
    let score = words.format("babel-card-total", &values);
    let written = painter.text(
        egui::pos2(place.max.x - 8.0, row(0.0)),
        egui::Align2::RIGHT_CENTER,
        score,
        font(20.0, fonts::BOLD_FAMILY),
        palette::LAPIS,
    );
    let name = match seat.viewer == Some(player) {
        true => {
            let name = words::player(words, player);
            words.format("table-you", &[("name", name.into())])
        }
        false => words::players::player_in_full(words, player),
    };
    // Where somebody looks back, the strip has no room for the hand: then its cards stand here.
    // Once the game is over both are open.
    let over = shown.outcome().is_some() && seat.viewer != Some(player);
    let open =
        over || (seat.sees_hand(player) && (seat.all_seeing || session.looking_back().is_some()));
    // Of one line half is the hand's, and where there is no room for both a hand that is open has all: the sign says
    // whose it is.
    let room = written.left() - left - 38.0;
    let room = match brief {
        false => room,
        true if open && room < BOTH => 0.0,
        true => 0.45 * room,
    };
    let bold = || font(18.0, fonts::BOLD_FAMILY);
    let wide = |text: &str| {
        let galley = painter.layout_no_wrap(text.to_string(), bold(), palette::INK);
        galley.size().x
    };
    // Where there is no room for the level, that it is a bot is what matters.
    let title = match wide(&name) > room {
        true => words::players::player_in_list(words, player),
        false => name.clone(),
    };
    if room > 0.0 {
        let galley = fit(ui, &title, bold(), room);
        let at = egui::pos2(left + 33.0, row(0.0) - galley.size().y / 2.0);
        painter.galley(at, galley, palette::INK);
    }

    if !brief {
        temples(ui, place, row(1.0), session, player, art);
    }
    let place_of_hand = match brief {
        true => (left + 38.0 + room, written.left() - 6.0, row(0.0)),
        false => (left, place.max.x - 6.0, row(2.0)),
    };
    hand(
        ui,
        place_of_hand,
        &shown.hand(player),
        open,
        brief,
        art,
        words,
    );
    let count = shown.hand(player).total();
    let about = words.format(
        "babel-card-about",
        &[
            ("name", (&name).into()),
            ("total", total.into()),
            ("hand", count.into()),
        ],
    );
    let about = match open {
        true => format!(
            "{about}\n{}",
            words::card_counts(words, &shown.hand(player))
        ),
        false => about,
    };
    let id = ui.id().with(("card", player.index()));
    let card = ui.interact(place, id, egui::Sense::click());
    card.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &about));
    if card.has_focus() {
        ring::draw(ui, &card);
    }
    let hint = match seating::hint(session, words) {
        Some(hint) => format!("{about}\n{hint}"),
        None => about,
    };
    card.on_hover_text(hint).clicked()
}

/// How high each temple is, in a line around `y`.
fn temples(ui: &egui::Ui, place: egui::Rect, y: f32, session: &Session, player: Player, art: &Art) {
    let table = session.shown().table();
    let step = (place.width() - 16.0) / 5.0;
    for tribe in Tribe::ALL {
        let x = place.min.x + 8.0 + step * tribe.index() as f32;
        let badge = egui::Rect::from_center_size(egui::pos2(x + 10.0, y), egui::Vec2::splat(20.0));
        paint(ui, art, Picture::Babel(BabelPicture::Badge(tribe)), badge);
        ui.painter().text(
            egui::pos2(badge.max.x + 4.0, y),
            egui::Align2::LEFT_CENTER,
            table.temple(player, tribe).height().to_string(),
            font(17.0, fonts::BOLD_FAMILY),
            palette::INK,
        );
    }
}

/// The hand from left to right around `y`: its cards where it is open, else how many there are, in a word or two
/// unless that is to be brief.
fn hand(
    ui: &egui::Ui,
    (left, right, y): (f32, f32, f32),
    hand: &TribeCounts,
    open: bool,
    brief: bool,
    art: &Art,
    words: &Words,
) {
    let count = hand.total();
    let back = egui::Rect::from_center_size(egui::pos2(left + 10.0, y), egui::vec2(15.0, 21.0));
    let card = Picture::Babel(BabelPicture::CardBack);
    paint_tinted(ui, art, card, back, egui::Color32::WHITE);
    let in_hand = match open || brief {
        true => count.to_string(),
        false => words.format("babel-card-hand", &[("count", count.into())]),
    };
    let written = ui.painter().text(
        egui::pos2(back.max.x + 6.0, y),
        egui::Align2::LEFT_CENTER,
        in_hand,
        font(16.0, "text"),
        palette::INK,
    );
    if !open {
        return;
    }
    let left = written.right() + 10.0;
    // Many lie closer together: every card is seen.
    let room = right - 14.0 - left;
    let step = (room / f32::from(count.saturating_sub(1).max(1))).min(15.0);
    for (index, card) in hand.iter().enumerate() {
        let badge = egui::Rect::from_center_size(
            egui::pos2(left + 7.0 + step * index as f32, y),
            egui::Vec2::splat(14.0),
        );
        paint(ui, art, Picture::Babel(BabelPicture::Badge(card)), badge);
    }
}
