//! What other decisions are worth to whoever asks for advice.

use super::turns::play;
use super::{Ask, Beam, Candidate, Limits, TurnEvaluator, turns};
use crate::game::{Game, View};
use crate::random::generator;

/// So many decisions beside the best are looked at once more.
const OTHERS: usize = 6;

/// The same candidates, with what the best turn is worth that goes on from each of the first few.
///
/// Positions that come out of the same actions in another order are looked at once while turns are looked for, so that
/// a decision which begins such an order seems to be worth what it is by itself: enough for who wants the best turn,
/// not for who is told what the others are worth. Nothing is worth more than what is best, which has met the answers.
pub fn completed<G: Game, E: TurnEvaluator<G>>(
    ask: &Ask<'_, G>,
    mut candidates: Vec<Candidate<G::Decision>>,
    beam: &Beam,
    open: impl FnOnce(&G) -> E,
) -> Vec<Candidate<G::Decision>> {
    let Some((best, others)) = candidates.split_first_mut() else {
        return candidates;
    };
    let player = ask.view.player();
    let world = G::sample(ask.view, &mut generator(ask.seed));
    let mut evaluator = open(&world);
    let limits = Limits::until_cancelled(ask.cancel);
    for other in others.iter_mut().take(OTHERS) {
        let mut after = world.clone();
        play(&mut after, other.decision, player, &evaluator);
        // Of a turn that is over nothing goes on.
        if after.turns() != world.turns() || limits.cancelled() {
            continue;
        }
        if let Some(turn) = turns(&after, beam, 1, &mut evaluator, &limits).first() {
            let whole = evaluator.chance(&turn.estimate).min(best.chance);
            other.chance = other.chance.max(whole);
        }
    }
    others.sort_by(|a, b| b.chance.total_cmp(&a.chance));
    candidates
}
