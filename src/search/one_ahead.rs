//! Every decision by itself.

use super::{Evaluator, Limits, Valued, sort};
use crate::game::Game;

/// Values every sensible decision of whoever decides, best first.
///
/// Stops early at the limits, but not before one decision has been valued.
pub fn one_ahead<G: Game>(
    game: &G,
    evaluator: &mut impl Evaluator<G>,
    limits: &Limits,
) -> Vec<Valued<G::Decision>> {
    value_all(game, list_sensible, evaluator, limits)
}

/// The same at less cost: of decisions that come to the same only one is valued.
pub(super) fn quick_one_ahead<G: Game>(
    game: &G,
    evaluator: &mut impl Evaluator<G>,
    limits: &Limits,
) -> Vec<Valued<G::Decision>> {
    value_all(game, list_kinds, evaluator, limits)
}

fn value_all<G: Game, E: Evaluator<G>>(
    game: &G,
    list: fn(&G, &E, &mut Vec<G::Decision>),
    evaluator: &mut E,
    limits: &Limits,
) -> Vec<Valued<G::Decision>> {
    let mut legal = Vec::new();
    list(game, evaluator, &mut legal);
    let mut valued = Vec::with_capacity(legal.len());
    for decision in legal {
        if !valued.is_empty() && limits.reached(evaluator.evals()) {
            break;
        }
        let estimate = evaluator.after(game, decision);
        valued.push(Valued { decision, estimate });
    }
    sort(&mut valued, evaluator);
    valued
}

/// The best decision of whoever decides, and its worth; none when the game is over.
pub(super) fn best<G: Game>(
    game: &G,
    evaluator: &mut impl Evaluator<G>,
    buffer: &mut Vec<G::Decision>,
) -> Option<Valued<G::Decision>> {
    list_sensible(game, evaluator, buffer);
    best_of(buffer, game, evaluator)
}

/// Nearly the same at a third of the cost: of decisions that come to the same only one is valued.
pub(super) fn quick_best<G: Game>(
    game: &G,
    evaluator: &mut impl Evaluator<G>,
    buffer: &mut Vec<G::Decision>,
) -> Option<Valued<G::Decision>> {
    list_kinds(game, evaluator, buffer);
    best_of(buffer, game, evaluator)
}

/// Fills `out` with the legal decisions that are worth a thought.
fn list_sensible<G: Game>(game: &G, evaluator: &impl Evaluator<G>, out: &mut Vec<G::Decision>) {
    game.legal(out);
    evaluator.keep_sensible(game, out);
}

/// Of those that come to the same only one.
fn list_kinds<G: Game>(game: &G, evaluator: &impl Evaluator<G>, out: &mut Vec<G::Decision>) {
    list_sensible(game, evaluator, out);
    evaluator.keep_one_of_a_kind(game, out);
}

fn best_of<G: Game>(
    decisions: &[G::Decision],
    game: &G,
    evaluator: &mut impl Evaluator<G>,
) -> Option<Valued<G::Decision>> {
    let mut best: Option<Valued<G::Decision>> = None;
    for decision in decisions {
        let estimate = evaluator.after(game, *decision);
        if best.is_none_or(|b| evaluator.worth(&estimate) > evaluator.worth(&b.estimate)) {
            best = Some(Valued {
                decision: *decision,
                estimate,
            });
        }
    }
    best
}
