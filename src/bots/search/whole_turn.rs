//! Each decision together with the best that can follow it in the same turn.

use super::one_ahead::{best, one_ahead};
use super::{Limits, Valued, sort};
use crate::bots::sense::Sense;
use crate::game::Game;

/// Small decisions that one action may contain, such as what to build: only a guard.
const MOST_IN_ACTION: usize = 8;

/// Values the `width` decisions that look best by what the rest of the turn can make of them; the
/// others keep their value and stand behind. Best first.
pub(crate) fn whole_turn<G: Game>(
    game: &G,
    width: usize,
    sense: &mut impl Sense<G>,
    limits: &Limits,
) -> Vec<Valued<G::Decision>> {
    let mut valued = one_ahead(game, sense, limits);
    if valued.len() < 2 {
        return valued;
    }
    let width = width.min(valued.len());
    let mut buffer = Vec::new();
    let mut looked = 0;
    for candidate in &mut valued[..width] {
        if limits.reached(sense.evals()) {
            break;
        }
        looked += 1;
        if sense.is_blind(&candidate.decision) {
            continue;
        }
        if let Some(rest) = rest_of_turn(game, candidate.decision, sense, &mut buffer) {
            candidate.estimate = rest.estimate;
        }
    }
    sort(&mut valued[..looked]);
    valued
}

/// The best second action after this one; none where the turn is over or somebody else decides.
fn rest_of_turn<G: Game>(
    game: &G,
    decision: G::Decision,
    sense: &mut impl Sense<G>,
    buffer: &mut Vec<G::Decision>,
) -> Option<Valued<G::Decision>> {
    let player = game.decider();
    let mut next = game.clone();
    next.play(decision);
    for _ in 0..MOST_IN_ACTION {
        if next.decider() != player || next.turns() != game.turns() {
            return None;
        }
        let settled = sense.is_settled(&next);
        let found = best(&next, sense, buffer)?;
        if settled {
            return Some(found);
        }
        next.play(found.decision);
    }
    None
}
