//! Whole turns of any number of actions.
//!
//! Turns are looked for action by action, a beam of the best positions at a time, by what they would
//! be worth if the turn ended there. Positions that come out of the same actions in another order are
//! one and looked at once. The best turns then meet what the others answer to them in many worlds.

use super::effort::slip;
use super::rollouts::{Late, halve};
use super::{
    Ask, Budget, Candidate, Estimate, Evaluator, Limits, Rollouts, Slips, Valued, best_first,
};
use crate::game::{Game, View};
use crate::random::generator;
use std::collections::HashSet;

/// Values turns of any number of actions.
pub trait TurnEvaluator<G: Game>: Evaluator<G> {
    /// What tells the positions of one turn apart: alike for those from which the turn goes on alike.
    fn key(&self, game: &G) -> u128;

    /// What the position is worth to a player if the active player's turn ended here, and nothing more
    /// of it were known than that; what the end of the game is worth if it is over.
    fn ended(&mut self, game: &G, player: G::Player) -> Estimate;

    /// The decision that ends the turn, where it may end.
    fn end(&self, game: &G) -> Option<G::Decision>;

    /// Whether a decision can be worth a thought right after another of the same turn.
    fn follows(&self, last: &G::Decision, next: &G::Decision) -> bool {
        let _ = (last, next);
        true
    }

    /// What somebody who is asked in another's turn is taken to answer, as far as the other can know.
    fn answer(&self, game: &G) -> Option<G::Decision>;
}

/// How widely turns are looked for.
#[derive(Clone, Copy, Debug)]
pub struct Beam {
    /// How many positions are followed after each number of actions.
    pub width: usize,
    /// The most actions that are looked at.
    pub longest: usize,
}

/// A turn from here to its end.
#[derive(Clone, Debug, PartialEq)]
pub struct Turn<D> {
    /// The decisions of the active player, at least one; the last ends the turn or the game.
    pub decisions: Vec<D>,
    /// What it is worth to the active player.
    pub estimate: Estimate,
}

/// The most answers that one decision may ask for: only a guard.
const MOST_ANSWERS: usize = 8;

/// Whether a turn may stop after a step.
enum Stop<D> {
    /// By this decision.
    By(D),
    /// The game is over, or the turn ends by itself.
    Itself,
    Not,
}

/// A decision that was looked at, and what it followed.
struct Step<D> {
    decision: D,
    /// The step before; none for the first.
    after: Option<usize>,
    stop: Stop<D>,
    estimate: Estimate,
}

/// The turns of the active player from here, best first: the `most` best of all, and of every
/// decision that it may begin with the best. None when another decides.
///
/// Stops early at the limits, but not before every first decision has been valued.
pub fn turns<G: Game, E: TurnEvaluator<G>>(
    game: &G,
    beam: &Beam,
    most: usize,
    evaluator: &mut E,
    limits: &Limits,
) -> Vec<Turn<G::Decision>> {
    let player = game.active();
    if game.decider() != Some(player) {
        return Vec::new();
    }
    let mut steps: Vec<Step<G::Decision>> = Vec::new();
    if let Some(decision) = evaluator.end(game) {
        let estimate = evaluator.ended(game, player);
        steps.push(Step {
            decision,
            after: None,
            stop: Stop::Itself,
            estimate,
        });
    }
    let mut seen = HashSet::from([evaluator.key(game)]);
    let mut front: Vec<(Option<usize>, G)> = vec![(None, game.clone())];
    let mut legal = Vec::new();
    for length in 0..beam.longest.max(1) {
        let mut next: Vec<(usize, G)> = Vec::new();
        for (last, position) in &front {
            if length > 0 && limits.reached(evaluator.evals()) {
                break;
            }
            position.legal(&mut legal);
            evaluator.keep_sensible(position, &mut legal);
            let end = evaluator.end(position);
            let before = last.map(|last| steps[last].decision);
            for decision in legal.drain(..) {
                let idle = before.is_some_and(|before| !evaluator.follows(&before, &decision));
                if idle || end == Some(decision) {
                    continue;
                }
                let mut after = position.clone();
                play(&mut after, decision, player, evaluator);
                // Every first decision is looked at, whatever it leads to.
                if !seen.insert(evaluator.key(&after)) && length > 0 {
                    continue;
                }
                let estimate = evaluator.ended(&after, player);
                let goes_on = after.decider() == Some(player) && after.active() == player;
                let stop = match goes_on {
                    false => Stop::Itself,
                    true => evaluator.end(&after).map_or(Stop::Not, Stop::By),
                };
                steps.push(Step {
                    decision,
                    after: *last,
                    stop,
                    estimate,
                });
                if goes_on {
                    next.push((steps.len() - 1, after));
                }
            }
        }
        next.sort_by(|(a, _), (b, _)| {
            best_first(&steps[*a].estimate, &steps[*b].estimate, evaluator)
        });
        next.truncate(beam.width);
        front = next
            .into_iter()
            .map(|(at, game)| (Some(at), game))
            .collect();
        if front.is_empty() {
            break;
        }
    }
    chosen(&steps, most, evaluator)
}

/// The best turns among the steps.
fn chosen<G: Game, E: TurnEvaluator<G>>(
    steps: &[Step<G::Decision>],
    most: usize,
    evaluator: &E,
) -> Vec<Turn<G::Decision>> {
    let may_stop = |at: &usize| !matches!(steps[*at].stop, Stop::Not);
    let mut order: Vec<usize> = (0..steps.len()).filter(may_stop).collect();
    if order.is_empty() {
        // The search was too short to come to an end: what it found is better than nothing.
        order = (0..steps.len()).collect();
    }
    order.sort_by(|a, b| best_first(&steps[*a].estimate, &steps[*b].estimate, evaluator));
    let mut firsts: HashSet<G::Decision> = HashSet::new();
    let mut found = Vec::new();
    for at in order {
        let mut step = &steps[at];
        let mut decisions = vec![step.decision];
        while let Some(before) = step.after {
            step = &steps[before];
            decisions.push(step.decision);
        }
        decisions.reverse();
        let new = firsts.insert(decisions[0]);
        if found.len() >= most && !new {
            continue;
        }
        if let Stop::By(end) = steps[at].stop {
            decisions.push(end);
        }
        found.push(Turn {
            decisions,
            estimate: steps[at].estimate,
        });
    }
    found
}

/// Plays a decision of a turn, and what others are taken to answer at once.
pub(super) fn play<G: Game>(
    game: &mut G,
    decision: G::Decision,
    player: G::Player,
    evaluator: &impl TurnEvaluator<G>,
) {
    let active = game.active();
    game.play(decision);
    for _ in 0..MOST_ANSWERS {
        if game.active() != active || game.decider().is_none_or(|decider| decider == player) {
            return;
        }
        let Some(answer) = evaluator.answer(game) else {
            return;
        };
        game.play(answer);
    }
}

/// Refines the estimates of the first turns by what the others answer to them, and sorts: those that
/// stayed longest come first.
///
/// In each world the others play the best turn that a beam finds for them, each from what that player
/// would know, until the player's next turn begins; what is valued is the moment before the last of
/// those turns ends, so that nothing that is drawn then matters.
pub fn replies<G: Game, E: TurnEvaluator<G> + Sync>(
    view: &G::View,
    turns: &mut [Turn<G::Decision>],
    plan: &Rollouts,
    beam: &Beam,
    seed: u64,
    evaluator: &mut E,
    limits: &Limits,
) {
    let mut candidates: Vec<(Vec<G::Decision>, Estimate)> = turns
        .iter()
        .map(|turn| (turn.decisions.clone(), turn.estimate))
        .collect();
    let follow = |world: &G, line: &Vec<G::Decision>, evaluator: &mut E, late: Late<'_>| {
        answered(world, line, beam, evaluator, limits, late)
    };
    halve(view, &mut candidates, plan, seed, evaluator, limits, follow);
    for (place, (decisions, estimate)) in turns.iter_mut().zip(candidates) {
        *place = Turn {
            decisions,
            estimate,
        };
    }
}

/// Plays a turn in one world and what the others answer to it, as [`replies`] do, and values what
/// comes of it for whoever decides; nothing if the limits were reached first, or nobody decides.
pub fn answer_turn<G: Game, E: TurnEvaluator<G>>(
    world: &G,
    turn: &[G::Decision],
    beam: &Beam,
    evaluator: &mut E,
    limits: &Limits,
) -> Option<Estimate> {
    let late = |evals| limits.reached(evals);
    answered(world, turn, beam, evaluator, limits, &late)
}

/// Turns of others that are played on: only a guard against a game that does not go on.
const MOST_REPLIES: usize = 8;

/// What a turn is worth once the others have answered; nothing if it was broken off.
fn answered<G: Game, E: TurnEvaluator<G>>(
    world: &G,
    line: &[G::Decision],
    beam: &Beam,
    evaluator: &mut E,
    limits: &Limits,
    late: Late<'_>,
) -> Option<Estimate> {
    let player = world.decider()?;
    let mut game = world.clone();
    for decision in line {
        play(&mut game, *decision, player, evaluator);
    }
    // Whoever waits for the whole thing to end is asked between two turns only.
    let unlimited = limits.without_evals();
    for _ in 0..MOST_REPLIES {
        if late(evaluator.evals()) {
            return None;
        }
        let Some(other) = game.decider().filter(|decider| *decider != player) else {
            break;
        };
        let best = turns(&game, beam, 1, evaluator, &unlimited)
            .into_iter()
            .next()?;
        for decision in best.decisions {
            let mut next = game.clone();
            play(&mut next, decision, other, evaluator);
            if next.active() == player && next.turns() != game.turns() {
                return Some(evaluator.ended(&game, player));
            }
            game = next;
        }
    }
    Some(evaluator.now(&game, player))
}

/// How a bot thinks about whole turns.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How widely it looks for turns.
    pub beam: Beam,
    /// How the best of them meet the others' answers, if they do, and how widely those are looked for.
    pub replies: Option<(Rollouts, Beam)>,
    /// How it goes wrong, if it is not to play its best.
    pub slips: Option<Slips>,
    /// What it may think where nobody says more or less.
    pub budget: Budget,
}

/// What a bot considers in its own turn, best first: each decision with the best turn that begins
/// with it. None when it is not its player's turn to decide or when cancelled.
///
/// `open` makes the evaluator for a position that could be behind the view.
pub fn plan_turn<G: Game, E: TurnEvaluator<G> + Sync>(
    ask: &Ask<'_, G>,
    plan: &Plan,
    open: impl FnOnce(&G) -> E,
) -> Vec<Candidate<G::Decision>> {
    let limits = Limits::of(ask, plan.budget);
    let mut random = generator(ask.seed);
    let world = G::sample(ask.view, &mut random);
    let me = ask.view.player();
    if world.decider() != Some(me) || world.active() != me || limits.cancelled() {
        return Vec::new();
    }
    let mut evaluator = open(&world);
    let most = plan.replies.map_or(1, |(rollouts, _)| rollouts.candidates);
    let mut found = turns(&world, &plan.beam, most, &mut evaluator, &limits);
    if let Some((rollouts, beam)) = &plan.replies {
        replies(
            ask.view,
            &mut found,
            rollouts,
            beam,
            ask.seed,
            &mut evaluator,
            &limits,
        );
    }
    let mut firsts = HashSet::new();
    let mut valued: Vec<Valued<G::Decision>> = Vec::new();
    for turn in found {
        let decision = turn.decisions[0];
        if firsts.insert(decision) {
            valued.push(Valued {
                decision,
                estimate: turn.estimate,
            });
        }
    }
    if let Some(slips) = &plan.slips {
        slip(&mut valued, slips, &evaluator, &mut generator(!ask.seed));
    }
    if limits.cancelled() {
        return Vec::new();
    }
    // What met no answers may be taken for better than it is: nothing has a higher chance than what
    // stands before it.
    let mut most = 1.0_f32;
    let candidate = |valued: Valued<G::Decision>| {
        let chance = evaluator.chance(&valued.estimate);
        if plan.slips.is_none() {
            most = most.min(chance);
        }
        Candidate {
            decision: valued.decision,
            chance: chance.min(most),
        }
    };
    valued.into_iter().map(candidate).collect()
}
