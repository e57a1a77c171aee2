//! What is held, seen at the pointer; where it was taken from it is seen no longer in full.

use crate::babel::rules::{Player, SHORTEST_RUN, Source};
use crate::desktop::art::{Art, BabelPicture, Picture};
use crate::desktop::babel::board::layout::Layout;
use crate::desktop::babel::board::motion::Motion;
use crate::desktop::babel::board::pieces::Piece;
use crate::desktop::babel::table::state::held::{Held, Pointing, What};
use crate::desktop::babel::table::state::seat::Turn;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

/// How much is seen of a piece that is held.
const HELD: f32 = 0.35;

/// The shade over cards that are held: they overlap, and through a pale one the next would be seen.
const SHADE: f32 = 0.55;

/// What is seen of something that is held, from the first to the last, and how large it is.
fn pictures(what: What, turn: &Turn, layout: &Layout) -> Vec<(BabelPicture, Vec2)> {
    let Some(game) = turn.acting() else {
        return Vec::new();
    };
    let table = game.table();
    let player = table.active();
    match what {
        What::Card(tribe) => vec![(BabelPicture::Card(tribe), layout.hand_card())],
        What::Temple(source) => {
            let owner = source.owner(player);
            let len = table.column(owner).len();
            let size = layout.quarry_card(owner, len.saturating_sub(1), len).size();
            let top = table.column(owner).last();
            top.map(|level| (BabelPicture::Storey(level), size))
                .into_iter()
                .collect()
        }
        What::Three(at) => {
            let row = table.row(player, at).as_slice();
            let last = &row[row.len().saturating_sub(SHORTEST_RUN)..];
            let card =
                |tribe: &crate::babel::rules::Tribe| (BabelPicture::Card(*tribe), layout.card);
            last.iter().map(card).collect()
        }
    }
}

pub(super) fn show(
    mut contexts: EguiContexts,
    turn: Turn,
    layout: Res<Layout>,
    held: Res<Held>,
    pointing: Res<Pointing>,
    art: Res<Art>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // By keyboard it lies where it would go, wherever the pointer rests.
    let cursor = pointing.column.filter(|_| pointing.by_key);
    let at = cursor.map(|at| layout.land(at).center()).or(pointing.at);
    let (Some(what), Some(at)) = (held.what, at) else {
        return Ok(());
    };
    let layer = egui::LayerId::new(egui::Order::Middle, egui::Id::new("babel held"));
    let painter = ctx.layer_painter(layer);
    let whole = egui::Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
    for (index, (picture, size)) in pictures(what, &turn, &layout).into_iter().enumerate() {
        let middle = at + Vec2::new(0.0, layout.card.y * 0.25 * index as f32);
        let card = egui::Rect::from_center_size(
            egui::pos2(middle.x, middle.y),
            egui::vec2(size.x, size.y),
        );
        let tint = egui::Color32::WHITE.gamma_multiply(0.92);
        painter.image(art.texture(Picture::Babel(picture)), card, whole, tint);
    }
    Ok(())
}

/// What is held is pale where it was taken from.
pub(super) fn dim(
    turn: Turn,
    held: Res<Held>,
    mut pieces: Query<(&Piece, &mut Sprite), Without<Motion>>,
) {
    let game = turn.acting();
    let is_held = |piece: &Piece| {
        let (Some(what), Some(game)) = (held.what, game) else {
            return false;
        };
        let table = game.table();
        let active = table.active();
        match (what, *piece) {
            (What::Temple(source), Piece::Quarried { player, place, .. }) => {
                let owner: Player = Source::owner(source, active);
                player == owner && place + 1 == table.column(owner).len()
            }
            (
                What::Three(from),
                Piece::Card {
                    player, at, place, ..
                },
            ) => {
                let len = table.row(active, from).len();
                player == active && at == from && place + SHORTEST_RUN >= len
            }
            _ => false,
        }
    };
    for (piece, mut sprite) in &mut pieces {
        let wanted = match (is_held(piece), piece) {
            (false, _) => Color::WHITE,
            (true, Piece::Card { .. }) => Color::srgb(SHADE, SHADE, SHADE),
            (true, _) => Color::WHITE.with_alpha(HELD),
        };
        if sprite.color != wanted {
            sprite.color = wanted;
        }
    }
}
