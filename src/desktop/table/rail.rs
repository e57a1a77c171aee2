//! The rail at the right: treasures left, a card for every player, and the log.

use super::choice;
use super::highlight::Spotlight;
use super::layout::Layout;
use super::seat::{Seat, Turn};
use crate::desktop::Screen;
use crate::desktop::art::{Art, Icon, Piece};
use crate::desktop::screens::Menu;
use crate::desktop::screens::Words;
use crate::desktop::session::{Flow, Session};
use crate::desktop::theme::{fonts, palette};
use crate::record::Kind;
use crate::rules::{CellSet, Colour, Dynasty, Event, Seats, Table};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

/// The height of a player's card, in points.
const CARD: f32 = 88.0;
/// The gap between cards.
const GAP: f32 = 6.0;
/// The height of the line above the cards.
const HEAD: f32 = 38.0;
/// From so few treasures on, the end is near.
const FEW_TREASURES: u32 = 4;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        rail.run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
    )
    .add_systems(Update, dim_spotlight.in_set(Flow::Input));
}

/// The place of the card of a seat, in points.
fn card_rect(layout: &Layout, seat: usize) -> Rect {
    let top = layout.rail.min.y + HEAD + seat as f32 * (CARD + GAP);
    Rect::new(
        layout.rail.min.x + GAP,
        top,
        layout.rail.max.x - GAP,
        top + CARD,
    )
}

/// The middle of a player's card: from where their pieces come and to where they go.
pub fn card_centre(layout: &Layout, seats: &Seats, dynasty: Dynasty) -> Vec2 {
    let seat = seats.iter().position(|d| d == dynasty).unwrap_or(0);
    card_rect(layout, seat).center()
}

fn dim_spotlight(mut spotlight: ResMut<Spotlight>) {
    // Whoever hovers a line lights its cells again in the same frame.
    spotlight.set_if_neq(Spotlight::default());
}

/// A rectangle of the layout for egui.
pub fn egui_rect(rect: Rect) -> egui::Rect {
    egui::Rect::from_min_max(
        egui::pos2(rect.min.x, rect.min.y),
        egui::pos2(rect.max.x, rect.max.y),
    )
}

fn rail(
    mut contexts: EguiContexts,
    turn: Turn,
    layout: Res<Layout>,
    art: Res<Art>,
    words: Res<Words>,
    mut spotlight: ResMut<Spotlight>,
    mut menu: ResMut<Menu>,
    mut choice: choice::Panel,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Some(session) = turn.session.as_deref() else {
        return Ok(());
    };
    let rect = egui_rect(layout.rail);
    egui::Area::new("rail".into())
        .order(egui::Order::Background)
        .fixed_pos(rect.min)
        .constrain(false)
        .show(&ctx, |ui| {
            ui.set_min_size(rect.size());
            ui.set_max_size(rect.size());
            let painter = ui.painter().clone();
            painter.rect_filled(rect, 0.0, palette::LAPIS_DEEP);
            painter.vline(
                rect.min.x + 1.0,
                rect.y_range(),
                egui::Stroke::new(2.0, palette::GILT),
            );
            head(ui, rect, session.shown().table(), &art, &words, &mut menu);
            if choice.wants_rail(&turn) {
                let place = egui::Rect::from_min_max(
                    rect.min + egui::vec2(GAP, HEAD),
                    rect.max - egui::vec2(GAP, GAP),
                );
                choice.show(ui, place, &turn, &art, &words, &mut spotlight);
                return;
            }
            let table = session.shown().table();
            for (seat, dynasty) in table.seats().iter().enumerate() {
                let place = egui_rect(card_rect(&layout, seat));
                card(ui, place, session, &turn.seat, dynasty, &art, &words);
            }
            let top = egui_rect(card_rect(&layout, table.seats().count())).min.y;
            let place = egui::Rect::from_min_max(
                egui::pos2(rect.min.x + GAP, top),
                rect.max - egui::vec2(GAP, GAP),
            );
            log(ui, place, session, &turn.seat, &words, &mut spotlight);
        });
    Ok(())
}

fn head(
    ui: &mut egui::Ui,
    rail: egui::Rect,
    table: &Table,
    art: &Art,
    words: &Words,
    menu: &mut Menu,
) {
    let left = table.treasures().len();
    let icon = egui::Rect::from_min_size(rail.min + egui::vec2(10.0, 7.0), egui::vec2(24.0, 24.0));
    paint(ui, art, Piece::Treasure, icon);
    let few = left <= FEW_TREASURES;
    let key = if few {
        "table-treasures-few"
    } else {
        "table-treasures-left"
    };
    let text = words.format(key, &[("count", left.into())]);
    let colour = if few {
        palette::GILT_LIT
    } else {
        palette::SHELL
    };
    ui.painter().text(
        egui::pos2(icon.max.x + 7.0, icon.center().y),
        egui::Align2::LEFT_CENTER,
        text,
        font(17.0, fonts::BOLD_FAMILY),
        colour,
    );
    let button = egui::Rect::from_min_size(
        egui::pos2(rail.max.x - 38.0, rail.min.y + 4.0),
        egui::vec2(32.0, 30.0),
    );
    let name = words.text("table-menu");
    let clicked = icon_button(ui, button, art, Icon::Menu, &name).clicked();
    if clicked {
        menu.open();
    }
}

/// A button with a picture, named for screen readers and in a tooltip.
pub fn icon_button(
    ui: &mut egui::Ui,
    place: egui::Rect,
    art: &Art,
    icon: Icon,
    name: &str,
) -> egui::Response {
    let response = ui.put(place, egui::Button::new("")).on_hover_text(name);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, name));
    let side = place.height().min(place.width()) * 0.66;
    let picture = egui::Rect::from_center_size(place.center(), egui::Vec2::splat(side));
    paint(ui, art, Piece::Icon(icon), picture);
    response
}

/// A size of one of our fonts.
pub fn font(size: f32, family: &str) -> egui::FontId {
    egui::FontId::new(size, fonts::family(family))
}

/// Paints a piece into a rectangle.
///
/// Icons, glyphs and the marks of dynasties come in white: they are painted in ink.
pub fn paint(ui: &egui::Ui, art: &Art, piece: Piece, place: egui::Rect) {
    let tint = if is_white(piece) {
        palette::INK
    } else {
        egui::Color32::WHITE
    };
    paint_tinted(ui, art, piece, place, tint);
}

fn is_white(piece: Piece) -> bool {
    matches!(
        piece,
        Piece::Icon(_) | Piece::Glyph(_) | Piece::DynastyMark(_) | Piece::Shedu
    )
}

/// Paints a piece into a rectangle, tinted.
pub fn paint_tinted(
    ui: &egui::Ui,
    art: &Art,
    piece: Piece,
    place: egui::Rect,
    tint: egui::Color32,
) {
    let whole = egui::Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
    ui.painter().image(art.texture(piece), place, whole, tint);
}

fn card(
    ui: &mut egui::Ui,
    place: egui::Rect,
    session: &Session,
    seat: &Seat,
    dynasty: Dynasty,
    art: &Art,
    words: &Words,
) {
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
    let room = place.width() - 90.0;
    let galley = fit(ui, &title, font(18.0, fonts::BOLD_FAMILY), room);
    painter.galley(
        egui::pos2(left + 33.0, row(0.0) - galley.size().y / 2.0),
        galley,
        palette::INK,
    );
    if active {
        let actions = words.format("table-actions", &[("left", table.actions_left().into())]);
        painter.text(
            egui::pos2(place.max.x - 8.0, row(0.0)),
            egui::Align2::RIGHT_CENTER,
            actions,
            font(16.0, fonts::BOLD_FAMILY),
            palette::LAPIS,
        );
    }

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
    let open =
        table.options().open_scores || table.ending().is_some() || seat.viewer == Some(dynasty);
    if open {
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
        painter.rect_filled(screen, 3.0, palette::LAPIS_DEEP);
        let mut at = screen.min.x + 9.0;
        while at < screen.max.x - 4.0 {
            painter.circle_filled(egui::pos2(at, screen.center().y), 2.2, palette::GILT);
            at += 13.0;
        }
    }
    ui.interact(
        place,
        ui.id().with(("card", dynasty.index())),
        egui::Sense::hover(),
    )
    .on_hover_text(words.format(
        "table-card",
        &[
            ("name", words.dynasty(dynasty).into()),
            ("hand", hand.into()),
            ("catastrophes", table.catastrophes_left(dynasty).into()),
        ],
    ));
}

/// A line of text that ends in an ellipsis where there is no more room.
pub fn fit(
    ui: &egui::Ui,
    text: &str,
    font: egui::FontId,
    width: f32,
) -> std::sync::Arc<egui::Galley> {
    let mut job = egui::text::LayoutJob::simple_singleline(text.to_string(), font, palette::INK);
    job.wrap = egui::text::TextWrapping::truncate_at_width(width);
    ui.painter().layout_job(job)
}

fn log(
    ui: &mut egui::Ui,
    place: egui::Rect,
    session: &Session,
    seat: &Seat,
    words: &Words,
    spotlight: &mut Spotlight,
) {
    ui.painter().rect_filled(place, 6.0, palette::CREAM);
    let inner = place.shrink2(egui::vec2(8.0, 6.0));
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("log"));
    child.set_clip_rect(place);
    child.spacing_mut().item_spacing.y = 3.0;
    egui::ScrollArea::vertical()
        .auto_shrink(false)
        .stick_to_bottom(true)
        .show(&mut child, |ui| {
            // A long game has thousands of lines; the latest few hundred are what one looks for.
            let log = session.log();
            for event in &log[log.len().saturating_sub(300)..] {
                line(ui, event, seat, words, spotlight);
            }
        });
}

fn line(ui: &mut egui::Ui, event: &Event, seat: &Seat, words: &Words, spotlight: &mut Spotlight) {
    let seen = seat
        .viewer
        .map_or_else(|| hidden_from_all(*event), |viewer| event.seen_by(viewer));
    if matches!(seen, Event::TurnEnded { .. } | Event::MarkerLeft { .. }) {
        return;
    }
    let text = words.event(&seen, seat.viewer);
    let heading = matches!(seen, Event::TurnBegan { .. });
    let family = if heading { fonts::BOLD_FAMILY } else { "text" };
    let text = egui::RichText::new(text)
        .font(font(16.0, family))
        .color(if heading {
            palette::LAPIS
        } else {
            palette::INK
        });
    if heading {
        ui.separator();
    }
    let label = ui.add(egui::Label::new(text).wrap().sense(egui::Sense::hover()));
    if label.hovered() {
        let cells = cells_of(&seen);
        if !cells.is_empty() {
            spotlight.0 = cells;
        }
    }
}

/// What everybody may know of an event.
fn hidden_from_all(event: Event) -> Event {
    match event {
        Event::Drawn { dynasty, .. } | Event::Swapped { dynasty, .. } => {
            let stranger = Dynasty::ALL.into_iter().find(|d| *d != dynasty);
            stranger.map_or(event, |viewer| event.seen_by(viewer))
        }
        open => open,
    }
}

/// The cells that an event is about.
fn cells_of(event: &Event) -> CellSet {
    let cells: [Option<crate::rules::Cell>; 2] = match *event {
        Event::TilePlaced { at, .. }
        | Event::CatastrophePlayed { at, .. }
        | Event::MarkerLeft { at } => [Some(at), None],
        Event::LeaderPositioned { from, to, .. } | Event::BuildingRaised { from, to, .. } => {
            [from, Some(to)]
        }
        Event::LeaderWithdrawn { from, .. }
        | Event::LeaderLost { from, .. }
        | Event::BuildingReturned { from, .. }
        | Event::TreasureTaken { from, .. } => [Some(from), None],
        Event::Points { at, .. } => [at, None],
        Event::TilesRemoved { cells, .. } => return cells,
        Event::ConflictBegan {
            attacker_support,
            defender_support,
            ..
        } => {
            return attacker_support | defender_support;
        }
        Event::MonumentBuilt { at, .. } => {
            return crate::rules::monuments::square(at).unwrap_or_default();
        }
        Event::WonderBuilt { centre, .. } => {
            return crate::rules::wonder::cross(centre).unwrap_or_default();
        }
        _ => [None, None],
    };
    cells.into_iter().flatten().collect()
}
