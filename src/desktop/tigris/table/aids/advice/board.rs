//! Advice on the board: numbers on the cells, and pale pieces where they would stand.

use super::{Advice, Chosen};
use crate::desktop::app::screen::Screen;
use crate::desktop::art::{Art, Mark};
use crate::desktop::session::Flow;
use crate::desktop::tigris::board::decisions;
use crate::desktop::tigris::board::layout::Layout;
use crate::desktop::tigris::board::pieces::BoardPiece;
use crate::desktop::tigris::table::state::held::Held;
use crate::desktop::tigris::table::state::seat::Turn;
use crate::tigris::rules::{Cell, Position};
use bevy::prelude::*;

/// Below the marks and above everything that stands on the board.
const HEIGHT: f32 = 8.3;

/// A piece that stands where the advice would have it.
#[derive(Component)]
pub struct Proposed;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        propose
            .in_set(Flow::Show)
            .run_if(in_state(Screen::Table))
            .run_if(
                resource_changed::<Advice>
                    .or_else(resource_changed::<Chosen>)
                    .or_else(resource_changed::<Held>)
                    .or_else(resource_changed::<Layout>),
            ),
    );
}

/// The numbers of the decisions on their cells, or of the chosen one alone; what has no cell is told
/// by the panel.
pub fn marks(advice: &Advice, chosen: Chosen, game: &Position) -> Vec<(Mark, Cell)> {
    let ranked = advice.best().iter().zip(1..);
    let is_shown = |rank: u8| chosen.0.is_none_or(|at| at + 1 == usize::from(rank));
    ranked
        .filter(|(_, rank)| is_shown(*rank))
        .flat_map(|(candidate, rank)| {
            let from = candidate.decision.leaves(game.table());
            let onto = candidate.decision.onto();
            let left = from.map(|cell| (Mark::AdviceFrom(rank), cell));
            left.into_iter()
                .chain(onto.map(|cell| (Mark::Advice(rank), cell)))
        })
        .collect()
}

/// Shows the pieces of the advice, unless something is held and wants to see the cells.
fn propose(
    mut commands: Commands,
    advice: Res<Advice>,
    chosen: Res<Chosen>,
    turn: Turn,
    held: Res<Held>,
    art: Res<Art>,
    layout: Res<Layout>,
    old: Query<Entity, With<Proposed>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let Some(game) = turn.game().filter(|_| held.0.is_none()) else {
        return;
    };
    let mut taken: Vec<Cell> = Vec::new();
    let shown = advice.best().iter().enumerate();
    let shown = shown.filter(|(at, _)| chosen.0.is_none_or(|chosen| chosen == *at));
    for (_, candidate) in shown {
        let (Some(cell), Some(piece)) = (
            candidate.decision.onto(),
            decisions::piece_of(game, candidate.decision),
        ) else {
            continue;
        };
        // A treasure is taken away: nothing comes to stand there. Of two for a cell the better shows.
        if piece == crate::desktop::art::Picture::Treasure || taken.contains(&cell) {
            continue;
        }
        taken.push(cell);
        let proposed = BoardPiece { piece, cell };
        let at = layout.to_world(proposed.centre(&layout)).extend(HEIGHT);
        commands.spawn((
            Proposed,
            Sprite {
                image: art.image(piece),
                custom_size: Some(proposed.size(&layout)),
                color: Color::WHITE.with_alpha(0.62),
                ..default()
            },
            Transform::from_translation(at),
            Pickable::IGNORE,
            DespawnOnExit(Screen::Table),
        ));
    }
}
