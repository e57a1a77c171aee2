//! How many cards the quarry's piles have, and whose columns lie there.

use super::over_table;
use crate::babel::rules::{Handful, Level, Player, Position, Source, Stage};
use crate::babel::words;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{egui_rect, fit, font};
use crate::desktop::babel::board::layout::{Layout, Pile};
use crate::desktop::babel::table::state::seat::Turn;
use crate::desktop::theme::{fonts, palette};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

pub(super) fn show(
    mut contexts: EguiContexts,
    turn: Turn,
    layout: Res<Layout>,
    words: Res<Words>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Some(session) = turn.session.as_deref() else {
        return Ok(());
    };
    let painter = over_table(&ctx, "babel quarry");
    let shown = session.shown();
    let table = shown.table();
    let whole = egui_rect(Rect::new(
        layout.quarry.min.x,
        layout.river.min.y,
        layout.quarry.max.x,
        layout.river.max.y,
    ));
    egui::Area::new("babel piles".into())
        .order(egui::Order::Background)
        .fixed_pos(whole.min)
        .constrain(false)
        .show(&ctx, |ui| {
            ui.set_min_size(whole.size());
            let known = known_levels(shown);
            let supply = shown.supply().len();
            let mut about = words.format("babel-pile-supply", &[("count", supply.into())]);
            if !known.is_empty() {
                let levels = words.list(known);
                let next = words.format("babel-pile-known", &[("levels", levels.into())]);
                about = format!("{about}\n{next}");
            }
            pile(ui, &layout, Pile::Supply, supply, &about);
            let deck = shown.deck().len();
            let about = words.format("babel-pile-deck", &[("count", deck.into())]);
            pile(ui, &layout, Pile::Deck, deck, &about);
            let discards = table.discards();
            let count = usize::from(discards.total());
            let cards = words::handful(&words, &Handful::Known(discards));
            let about = words.format(
                "babel-pile-discards",
                &[("count", count.into()), ("cards", cards.into())],
            );
            pile(ui, &layout, Pile::Discards, count, &about);
        });
    for player in Player::ALL {
        column(&ctx, &painter, player, &turn, &layout, &words);
    }
    Ok(())
}

/// The levels of the supply's next cards that everybody knows, the next first.
fn known_levels(shown: &Position) -> Vec<String> {
    let known = usize::from(shown.table().known());
    let next = shown.supply().as_slice().iter().rev().take(known);
    next.map(|level| level.number().to_string()).collect()
}

/// How many cards a pile has; what they are is said where somebody points.
fn pile(ui: &mut egui::Ui, layout: &Layout, pile: Pile, count: usize, about: &str) {
    let place = egui_rect(layout.pile(pile));
    if count == 0 {
        let empty = egui_rect(layout.pile_card(pile, 0));
        let stroke = egui::Stroke::new(1.5, palette::INK_SOFT);
        ui.painter()
            .rect_stroke(empty, 3.0, stroke, egui::StrokeKind::Inside);
    }
    let lowest = egui_rect(layout.pile_card(pile, 0));
    let number = lowest.right_bottom() - egui::vec2(8.0, 9.0);
    ui.painter().circle_filled(number, 12.0, palette::BITUMEN);
    ui.painter().text(
        number,
        egui::Align2::CENTER_CENTER,
        count.to_string(),
        font(15.0, fonts::BOLD_FAMILY),
        palette::SHELL,
    );
    let response = ui.interact(place, ui.id().with(pile as usize), egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, about));
    response.on_hover_text(about);
}

/// Whose column it is, and which card of it can be taken.
fn column(
    ctx: &egui::Context,
    painter: &egui::Painter,
    player: Player,
    turn: &Turn,
    layout: &Layout,
    words: &Words,
) {
    let Some(session) = turn.session.as_deref() else {
        return;
    };
    let half = egui_rect(layout.quarry_half(player));
    let below = player == layout.below;
    let y = if below {
        half.min.y + 20.0
    } else {
        half.max.y - 20.0
    };
    let name = words::player(words, player);
    let galley = egui::Area::new(egui::Id::new(("babel column", player.index())))
        .order(egui::Order::Background)
        .fixed_pos(half.min)
        .interactable(false)
        .constrain(false)
        .show(ctx, |ui| {
            fit(
                ui,
                &name,
                font(16.0, fonts::BOLD_FAMILY),
                half.width() - 44.0,
            )
        })
        .inner;
    let at = egui::pos2(half.min.x + 4.0, y - galley.size().y / 2.0);
    painter.galley(at, galley, palette::INK);
    let cards = session.shown().table().column(player);
    numbers_of_covered(painter, player, cards.as_slice(), layout);
    let len = cards.len();
    let takeable = turn
        .acting()
        .is_some_and(|game| game.table().stage() == Stage::Action);
    if len == 0 || !takeable {
        return;
    }
    let top = egui_rect(layout.quarry_card(player, len - 1, len)).expand(2.0);
    let viewer = session.shown().table().active();
    let own = Source::Own.owner(viewer) == player;
    let stroke = egui::Stroke::new(if own { 3.0 } else { 2.0 }, palette::GILT_LIT);
    painter.rect_stroke(top, 4.0, stroke, egui::StrokeKind::Outside);
}

/// The levels of cards that are half covered, each beside the part of its card that is seen.
fn numbers_of_covered(painter: &egui::Painter, player: Player, column: &[Level], layout: &Layout) {
    let card = |place| egui_rect(layout.quarry_card(player, place, column.len()));
    for (place, level) in column
        .iter()
        .enumerate()
        .take(column.len().saturating_sub(1))
    {
        if !layout.is_covered(player, place, column.len()) {
            continue;
        }
        let (own, next) = (card(place), card(place + 1));
        let seen = match player == layout.below {
            true => (next.max.y + own.max.y) / 2.0,
            false => (own.min.y + next.min.y) / 2.0,
        };
        let step = (next.center().y - own.center().y).abs();
        painter.text(
            egui::pos2(own.max.x + 5.0, seen),
            egui::Align2::LEFT_CENTER,
            level.number().to_string(),
            font(step.clamp(9.0, 16.0), fonts::BOLD_FAMILY),
            palette::INK,
        );
    }
}
