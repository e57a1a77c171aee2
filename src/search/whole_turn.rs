//! Each decision together with the best that can follow it in the same turn.

use super::one_ahead::{best, one_ahead, quick_best, quick_one_ahead};
use super::{Evaluator, Limits, Mean, Valued, sort};
use crate::game::Game;

/// Small decisions that one action may contain, such as what to build: only a guard.
const MOST_IN_ACTION: usize = 8;

/// How much of what the rest of the turn adds is believed: the best of very many estimates is one
/// that errs upwards. With all of it this search wins 52 % against one look ahead, with this part 60 %
/// (600 games of two).
pub(super) const BELIEVED: f32 = 0.5;

/// Finds the best decision of whoever decides, with room for those that are legal.
type Find<G, E> =
    fn(&G, &mut E, &mut Vec<<G as Game>::Decision>) -> Option<Valued<<G as Game>::Decision>>;

/// Values the `width` decisions that look best by what the rest of the turn can make of them as well;
/// the others keep their value and stand behind. Best first.
///
/// Where the rest cannot be looked at, such as after an attack, it is taken to add as much as it adds
/// elsewhere on average: otherwise whatever can be looked at would seem better by that much.
pub fn whole_turn<G: Game>(
    game: &G,
    width: usize,
    evaluator: &mut impl Evaluator<G>,
    limits: &Limits,
) -> Vec<Valued<G::Decision>> {
    let mut valued = one_ahead(game, evaluator, limits);
    add_rests(game, &mut valued, width, evaluator, limits, best);
    valued
}

/// The best of these decisions by what the rest of the turn can make of the `width` that look best; none
/// where there are none. At less cost than [`whole_turn`]: of decisions that come to the same, the rest of
/// the turn has only one.
pub(crate) fn quick_whole_turn<G: Game>(
    game: &G,
    decisions: &[G::Decision],
    width: usize,
    evaluator: &mut impl Evaluator<G>,
) -> Option<G::Decision> {
    let value = |decision: &G::Decision| Valued {
        decision: *decision,
        estimate: evaluator.after(game, *decision),
    };
    let mut valued: Vec<_> = decisions.iter().map(value).collect();
    sort(&mut valued, evaluator);
    add_rests(
        game,
        &mut valued,
        width,
        evaluator,
        &Limits::NONE,
        quick_best,
    );
    valued.first().map(|best| best.decision)
}

/// Adds what the rest of the turn can make of the first `width` decisions, and sorts these.
fn add_rests<G: Game, E: Evaluator<G>>(
    game: &G,
    valued: &mut [Valued<G::Decision>],
    width: usize,
    evaluator: &mut E,
    limits: &Limits,
    find: Find<G, E>,
) {
    if valued.len() < 2 {
        return;
    }
    let width = width.min(valued.len());
    let mut buffer = Vec::new();
    let mut rests = Vec::with_capacity(width);
    let mut gain = Mean::default();
    for Valued { decision, estimate } in &valued[..width] {
        if limits.reached(evaluator.evals()) {
            break;
        }
        let rest = match evaluator.is_blind(decision) {
            true => None,
            false => rest_of_turn(game, *decision, evaluator, &mut buffer, find),
        };
        let whole = rest.map(|rest| rest.estimate.mixed(BELIEVED, estimate));
        if let Some(whole) = whole {
            gain.add(&whole.less(estimate), 1.0);
        }
        rests.push(whole);
    }
    let gain = gain.get();
    for (candidate, rest) in valued.iter_mut().zip(&rests) {
        candidate.estimate = rest.unwrap_or_else(|| candidate.estimate.plus(&gain));
    }
    sort(&mut valued[..rests.len()], evaluator);
}

/// The `most` second actions that look best after this one, of those that come to different things; none where the
/// turn is over, somebody else decides, or nobody can tell yet what there will be to decide.
pub(super) fn second_actions<G: Game>(
    game: &G,
    decision: G::Decision,
    most: usize,
    evaluator: &mut impl Evaluator<G>,
    limits: &Limits,
) -> Vec<Valued<G::Decision>> {
    if evaluator.is_blind(&decision) {
        return Vec::new();
    }
    let mut buffer = Vec::new();
    let next = before_second(game, decision, evaluator, &mut buffer, quick_best);
    let mut found = next.map_or(Vec::new(), |next| quick_one_ahead(&next, evaluator, limits));
    found.truncate(most);
    found
}

/// The best second action after this one; none where the turn is over or somebody else decides.
fn rest_of_turn<G: Game, E: Evaluator<G>>(
    game: &G,
    decision: G::Decision,
    evaluator: &mut E,
    buffer: &mut Vec<G::Decision>,
    find: Find<G, E>,
) -> Option<Valued<G::Decision>> {
    let next = before_second(game, decision, evaluator, buffer, find)?;
    find(&next, evaluator, buffer)
}

/// Where an action has led once its small decisions have been made; none where the turn is over or somebody else
/// decides.
fn before_second<G: Game, E: Evaluator<G>>(
    game: &G,
    decision: G::Decision,
    evaluator: &mut E,
    buffer: &mut Vec<G::Decision>,
    find: Find<G, E>,
) -> Option<G> {
    let player = game.decider();
    let mut next = game.clone();
    next.play(decision);
    for _ in 0..MOST_IN_ACTION {
        if next.decider() != player || next.turns() != game.turns() {
            return None;
        }
        if evaluator.is_settled(&next) {
            return Some(next);
        }
        let found = find(&next, evaluator, buffer)?;
        next.play(found.decision);
    }
    None
}
