//! Every decision by itself.

use super::{Limits, Valued, sort};
use crate::bots::sense::Sense;
use crate::game::Game;

/// Values every sensible decision of whoever decides, best first.
///
/// Stops early at the limits, but not before one decision has been valued.
pub(crate) fn one_ahead<G: Game>(
    game: &G,
    sense: &mut impl Sense<G>,
    limits: &Limits,
) -> Vec<Valued<G::Decision>> {
    let mut legal = Vec::new();
    list_sensible(game, sense, &mut legal);
    let mut valued = Vec::with_capacity(legal.len());
    for decision in legal {
        if !valued.is_empty() && limits.reached(sense.evals()) {
            break;
        }
        let estimate = sense.after(game, decision);
        valued.push(Valued { decision, estimate });
    }
    sort(&mut valued, sense);
    valued
}

/// The best decision of whoever decides, and its worth; none when the game is over.
pub(crate) fn best<G: Game>(
    game: &G,
    sense: &mut impl Sense<G>,
    buffer: &mut Vec<G::Decision>,
) -> Option<Valued<G::Decision>> {
    list_sensible(game, sense, buffer);
    best_of(buffer, game, sense)
}

/// Nearly the same at a third of the cost: of decisions that come to the same only one is valued.
pub(crate) fn quick_best<G: Game>(
    game: &G,
    sense: &mut impl Sense<G>,
    buffer: &mut Vec<G::Decision>,
) -> Option<Valued<G::Decision>> {
    list_sensible(game, sense, buffer);
    sense.keep_one_of_a_kind(game, buffer);
    best_of(buffer, game, sense)
}

/// Fills `out` with the legal decisions that are worth a thought.
fn list_sensible<G: Game>(game: &G, sense: &impl Sense<G>, out: &mut Vec<G::Decision>) {
    game.legal(out);
    sense.keep_sensible(game, out);
}

fn best_of<G: Game>(
    decisions: &[G::Decision],
    game: &G,
    sense: &mut impl Sense<G>,
) -> Option<Valued<G::Decision>> {
    let mut best: Option<Valued<G::Decision>> = None;
    for decision in decisions {
        let estimate = sense.after(game, *decision);
        if best.is_none_or(|b| sense.worth(&estimate) > sense.worth(&b.estimate)) {
            best = Some(Valued {
                decision: *decision,
                estimate,
            });
        }
    }
    best
}
