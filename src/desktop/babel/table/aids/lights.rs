//! Light over the territories: where what is held may go, where it may not, what a line of the log
//! is about, where the keyboard's cursor stands.

use super::over_table;
use crate::babel::rules::{Decision, Player, Position, SHORTEST_RUN, Tribe};
use crate::babel::words as says;
use crate::desktop::app::settings::Settings;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{egui_rect, font};
use crate::desktop::babel::board::layout::Layout;
use crate::desktop::babel::board::motion::Motion;
use crate::desktop::babel::board::pieces::Piece;
use crate::desktop::babel::table::state::held::{
    Considered, Held, Meaning, Pointing, Spotlight, What,
};
use crate::desktop::babel::table::state::seat::Turn;
use crate::desktop::theme::{fonts, palette};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use std::collections::HashMap;

pub(super) fn show(
    mut contexts: EguiContexts,
    turn: Turn,
    layout: Res<Layout>,
    held: Res<Held>,
    pointing: Res<Pointing>,
    spotlight: Res<Spotlight>,
    considered: Res<Considered>,
    settings: Res<Settings>,
    words: Res<Words>,
    pieces: Query<(&Piece, Has<Motion>)>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let painter = over_table(ctx, "babel lights");
    names(ctx, &painter, &layout, &words);
    if settings.show_counts {
        numbers(&painter, &layout, &pieces);
    }
    if settings.show_place {
        standing(&painter, &layout, &turn);
    }
    if !spotlight.0.is_empty() {
        for at in Tribe::ALL {
            let column = egui_rect(layout.column(at)).shrink(2.0);
            // The others lie in the shade: a light over the pieces would make them pale.
            if spotlight.0.contains(&at) {
                gilt(&painter, column, 6.0, 3.0);
            } else {
                painter.rect_filled(column, 6.0, palette::INK.gamma_multiply(0.3));
            }
        }
    }
    if let (Some(decision), Some(game)) = (considered.0, turn.acting())
        && settings.show_preview
    {
        for (place, rim) in concerned(decision, game, &layout) {
            let place = egui_rect(place);
            let stroke = egui::Stroke::new(3.0, rim);
            painter.rect_stroke(place, 4.0, stroke, egui::StrokeKind::Inside);
            if rim == palette::LIMESTONE {
                hatch(&painter, place);
            }
        }
    }
    let Some(what) = held.what else {
        if let Some(at) = pointing.column.filter(|_| pointing.by_key) {
            cursor(&painter, &layout, at);
        }
        return Ok(());
    };
    let Some(game) = turn.acting() else {
        return Ok(());
    };
    for at in Tribe::ALL {
        let column = egui_rect(layout.column(at)).shrink(3.0);
        let pointed = pointing.column == Some(at);
        match what.onto(at, game.table()) {
            Meaning::Decides(decision) if game.check(decision).is_ok() => {
                // No more than that, or the pieces look pale.
                let alpha = if pointed { 0.16 } else { 0.08 };
                painter.rect_filled(column, 8.0, palette::SHELL.gamma_multiply(alpha));
                if pointed {
                    gilt(&painter, column, 8.0, 4.0);
                } else {
                    let stroke = egui::Stroke::new(2.0, palette::GILT_LIT);
                    painter.rect_stroke(column, 8.0, stroke, egui::StrokeKind::Inside);
                }
            }
            Meaning::Decides(_) | Meaning::Nowhere if pointed => {
                painter.rect_filled(column, 8.0, palette::LIMESTONE.gamma_multiply(0.22));
                hatch(&painter, column);
                let stroke = egui::Stroke::new(2.0, palette::LIMESTONE);
                painter.rect_stroke(column, 8.0, stroke, egui::StrokeKind::Inside);
            }
            _ => {}
        }
    }
    if let What::Three(at) = what {
        let player = game.table().active();
        let len = game.table().row(player, at).len();
        // One rim around all three: they overlap.
        let cards = (len.saturating_sub(SHORTEST_RUN)..len)
            .map(|place| egui_rect(layout.row_card(player, at, place, len)))
            .reduce(egui::Rect::union);
        if let Some(cards) = cards {
            let stroke = egui::Stroke::new(3.0, palette::GILT_LIT);
            painter.rect_stroke(cards, 5.0, stroke, egui::StrokeKind::Inside);
        }
    }
    if pointing.by_key
        && let Some(at) = pointing.column
    {
        cursor(&painter, &layout, at);
    }
    Ok(())
}

/// What a skill would take, and the card that it costs, which goes as well.
fn concerned(decision: Decision, game: &Position, layout: &Layout) -> Vec<(Rect, egui::Color32)> {
    let table = game.table();
    let (user, other) = (table.active(), table.active().other());
    let Some(at) = table.marker(user) else {
        return Vec::new();
    };
    let own = table.row(user, at).len();
    let row = table.row(other, at);
    let cards = row.as_slice().iter().enumerate();
    let card = |place: usize| layout.row_card(other, at, place, row.len());
    let storeys = table.temple(other, at).len();
    let storey = |place: u8| layout.storey(other, at, usize::from(place));
    let (paid, places): (_, Vec<Rect>) = match decision {
        Decision::Destroy(paid) => (paid, (0..storeys).map(storey).collect()),
        Decision::Rob(paid) => (
            paid,
            storeys.checked_sub(1).map(storey).into_iter().collect(),
        ),
        Decision::Expel(paid, tribe) => {
            let leave = cards.filter(|(_, card)| **card == tribe);
            (paid, leave.map(|(place, _)| card(place)).collect())
        }
        Decision::Lure(paid) => {
            let first = row.len().saturating_sub(row.tail());
            (paid, (first..row.len()).map(card).collect())
        }
        Decision::Leap(paid, source) => {
            let owner = source.owner(user);
            let len = table.column(owner).len();
            let top = len.checked_sub(1);
            let top = top.map(|place| layout.quarry_card(owner, place, len));
            (paid, top.into_iter().collect())
        }
        Decision::Halve(paid) => (paid, Vec::new()),
        _ => return Vec::new(),
    };
    let rim = match decision {
        // What comes over is not lost to the table.
        Decision::Rob(_) | Decision::Lure(_) | Decision::Leap(..) => palette::GILT_LIT,
        _ => palette::LIMESTONE,
    };
    let paid = layout.row_card(user, at, paid.index(), own);
    let taken = places.into_iter().map(|place| (place, rim));
    taken.chain([(paid, palette::LAPIS_LIT)]).collect()
}

fn cursor(painter: &egui::Painter, layout: &Layout, at: Tribe) {
    gilt(painter, egui_rect(layout.column(at)), 8.0, 3.0);
}

/// A gilt rim in a bed of bitumen, to be seen on the palest of the lands as well.
fn gilt(painter: &egui::Painter, rect: egui::Rect, round: f32, wide: f32) {
    let bed = egui::Stroke::new(wide + 3.0, palette::BITUMEN);
    painter.rect_stroke(rect, round, bed, egui::StrokeKind::Inside);
    let stroke = egui::Stroke::new(wide, palette::GILT_LIT);
    let inner = rect.shrink(1.5);
    painter.rect_stroke(inner, round, stroke, egui::StrokeKind::Inside);
}

/// Lines that tell what may not be from what may without their colour.
fn hatch(painter: &egui::Painter, rect: egui::Rect) {
    let painter = painter.with_clip_rect(rect);
    let stroke = egui::Stroke::new(1.5, palette::LIMESTONE.gamma_multiply(0.6));
    let mut x = rect.min.x - rect.height();
    while x < rect.max.x {
        let from = egui::pos2(x, rect.max.y);
        painter.line_segment(
            [from, from + egui::vec2(rect.height(), -rect.height())],
            stroke,
        );
        x += 22.0;
    }
}

/// The names of the territories.
fn names(ctx: &egui::Context, painter: &egui::Painter, layout: &Layout, words: &Words) {
    for at in Tribe::ALL {
        let land = egui_rect(layout.land(at));
        let name = says::plate(words, at);
        let size = (land.height() * 0.2).clamp(14.0, 22.0);
        let galley = ctx.fonts_mut(|fonts| {
            fonts.layout_no_wrap(name, font(size, fonts::BOLD_FAMILY), palette::INK)
        });
        let plate = egui::Rect::from_center_size(
            egui::pos2(land.center().x, land.max.y - galley.size().y / 2.0 - 3.0),
            galley.size() + egui::vec2(12.0, 2.0),
        );
        painter.rect_filled(plate, 4.0, palette::CREAM.gamma_multiply(0.92));
        let min = plate.center() - galley.size() / 2.0;
        painter.galley(min, galley, palette::INK);
    }
}

/// How many cards each player has in a territory, which is what a temple needs. A row that moves has no
/// number: it would hang where its cards no longer are, or not yet.
fn numbers(painter: &egui::Painter, layout: &Layout, pieces: &Query<(&Piece, Has<Motion>)>) {
    let mut rows: HashMap<(Player, Tribe), (usize, bool)> = HashMap::new();
    for (piece, moves) in pieces {
        if let Piece::Card { player, at, .. } = *piece {
            let (len, moving) = rows.entry((player, at)).or_default();
            *len += 1;
            *moving |= moves;
        }
    }
    for ((player, at), (len, _)) in rows.into_iter().filter(|(_, (_, moving))| !moving) {
        let last = egui_rect(layout.row_card(player, at, len - 1, len));
        let middle = last.left_bottom() + egui::vec2(9.0, -9.0);
        painter.circle_filled(middle, 11.0, palette::BITUMEN);
        painter.text(
            middle,
            egui::Align2::CENTER_CENTER,
            len.to_string(),
            font(15.0, fonts::BOLD_FAMILY),
            palette::SHELL,
        );
    }
}

/// Where the marker of the active player stands: everything of a turn happens there.
fn standing(painter: &egui::Painter, layout: &Layout, turn: &Turn) {
    let Some(session) = turn.session.as_deref() else {
        return;
    };
    let table = session.shown().table();
    let active = table.active();
    if let Some(at) = table.marker(active).filter(|_| table.ending().is_none()) {
        let city = egui_rect(layout.bank_of(active, at)).expand(2.0);
        let stroke = egui::Stroke::new(2.0, palette::GILT);
        painter.rect_stroke(city, 6.0, stroke, egui::StrokeKind::Inside);
    }
}
