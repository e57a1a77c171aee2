//! The best decisions played on in many possible worlds.
//!
//! A world is a whole position sampled from the view. In it everybody plays by one quick look ahead,
//! each from what that player would know, until the player's next turn is over; what the turn became
//! is valued. (With four players, to stop before that turn is no better, and to go on for another
//! round is worse.) All candidates meet the same worlds, and the time goes to the better half again
//! and again (sequential halving: Karnin, Koren and Somekh, 2013).

use super::one_ahead::quick_best;
use super::whole_turn::{BELIEVED, second_actions};
use super::{Estimate, Evaluator, Limits, Mean, Valued, best_first};
use crate::game::Game;
use crate::pool::in_order;
use crate::random::generator;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

/// How rollouts are spent.
#[derive(Clone, Copy, Debug)]
pub struct Rollouts {
    /// How many candidates begin.
    pub candidates: usize,
    /// Worlds that all candidates meet in the first round; each round has twice as many.
    pub worlds: usize,
    /// How many worlds the first estimate counts for.
    pub prior: f32,
    /// With how many second actions of the turn each candidate is played on; with 0 or 1 every world finds its own.
    pub seconds: usize,
}

/// Decisions in a rollout: only a guard against a game that does not go on.
const LONGEST: usize = 400;

/// Refines the estimates of the first candidates, and sorts: those that stayed longest come first.
///
/// `world` is any that could be behind the view. `valued` is sorted best first. Each of them is played on with as many second actions of the same turn as the
/// plan says, and stands for the best of these. Stops at the limits; what was found by then counts. Worlds count
/// in their order, so with a budget of evaluations the number of threads changes nothing.
pub fn rollouts<G: Game, E: Evaluator<G> + Sync>(
    world: &G,
    view: &G::View,
    valued: &mut [Valued<G::Decision>],
    plan: &Rollouts,
    seed: u64,
    evaluator: &mut E,
    limits: &Limits,
) {
    let mut lines = lines(world, valued, plan, evaluator, limits);
    let all = Rollouts {
        candidates: lines.len(),
        ..*plan
    };
    let follow = |world: &G, line: &Line<G::Decision>, evaluator: &mut E, late: Late<'_>| {
        roll(world, line, Until::TurnOver, evaluator, late)
    };
    halve(view, &mut lines, &all, seed, evaluator, limits, follow);
    let mut next = 0;
    for (line, estimate) in lines {
        let rest = &mut valued[next..];
        let Some(at) = rest.iter().position(|v| v.decision == line.first) else {
            continue;
        };
        rest[..=at].rotate_right(1);
        rest[0].estimate = estimate;
        next += 1;
    }
}

/// The first decisions with the second actions that look best after them.
fn lines<G: Game, E: Evaluator<G>>(
    world: &G,
    valued: &[Valued<G::Decision>],
    plan: &Rollouts,
    evaluator: &mut E,
    limits: &Limits,
) -> Vec<(Line<G::Decision>, Estimate)> {
    let mut lines = Vec::new();
    for Valued { decision, estimate } in &valued[..plan.candidates.min(valued.len())] {
        let seconds = match plan.seconds {
            0 | 1 => Vec::new(),
            most => second_actions(world, *decision, most, evaluator, limits),
        };
        let Some(best) = seconds.first().map(|second| second.estimate) else {
            lines.push((Line::of(*decision), *estimate));
            continue;
        };
        for second in &seconds {
            let line = Line {
                first: *decision,
                second: Some(second.decision),
            };
            // As much of the difference as of the rest of a turn is believed.
            let less = second.estimate.mixed(BELIEVED, &best).less(&best);
            lines.push((line, estimate.plus(&less)));
        }
    }
    lines
}

/// Decisions of one turn, as far as they are settled before it is played on.
#[derive(Clone, Copy)]
struct Line<D> {
    first: D,
    second: Option<D>,
}

impl<D> Line<D> {
    fn of(first: D) -> Line<D> {
        Line {
            first,
            second: None,
        }
    }
}

/// Plays a decision on in one world, as [`rollouts`] do but only until the next turn of whoever decides
/// begins, and values that moment; nothing if the limits were reached first, or nobody decides.
///
/// What one's own next turn could become is the best of very many estimates and errs upwards: good to
/// compare candidates by, but no chance to win that could be told anybody.
pub fn play_on<G: Game>(
    world: &G,
    decision: G::Decision,
    evaluator: &mut impl Evaluator<G>,
    limits: &Limits,
) -> Option<Estimate> {
    let late = |evals| limits.reached(evals);
    roll(
        world,
        &Line::of(decision),
        Until::TurnBegins,
        evaluator,
        late,
    )
}

/// Whether to break off after so many evaluations.
pub(super) type Late<'a> = &'a dyn Fn(u64) -> bool;

/// Lets candidates of any kind meet the same worlds, the better half again and again, and sorts them.
///
/// `follow` says what comes of a candidate in a world, and nothing if it was broken off.
pub(super) fn halve<G: Game, C: Clone + Sync, E: Evaluator<G> + Sync>(
    view: &G::View,
    candidates: &mut [(C, Estimate)],
    plan: &Rollouts,
    seed: u64,
    evaluator: &mut E,
    limits: &Limits,
    follow: impl Fn(&G, &C, &mut E, Late<'_>) -> Option<Estimate> + Sync,
) {
    let mut left = plan.candidates.min(candidates.len());
    if left < 2 {
        return;
    }
    let mut means: Vec<((C, Estimate), Mean)> = candidates[..left]
        .iter()
        .map(|candidate| {
            let mut mean = Mean::default();
            mean.add(&candidate.1, plan.prior);
            (candidate.clone(), mean)
        })
        .collect();
    let mut worlds = plan.worlds;
    let mut next_world = 0;
    let mut more = true;
    while more && left > 1 {
        let meeting = Meeting {
            view,
            seed,
            candidates: means[..left].iter().map(|((c, _), _)| c.clone()).collect(),
            limits,
            spent: evaluator.evals(),
        };
        let mut spent = evaluator.evals();
        let whose: &E = evaluator;
        let work = |n: u64, stop: &AtomicBool| {
            Some(meeting.meet(next_world + n, whose.fork(), stop, &follow))
        };
        in_order(worlds as u64, limits.threads, work, |_, met| {
            spent += met.evals;
            let counts = met.estimates.len() == left && spent <= limits.evals;
            if !counts {
                more = false;
                return ControlFlow::Break(());
            }
            for ((_, mean), estimate) in means[..left].iter_mut().zip(&met.estimates) {
                mean.add(estimate, 1.0);
            }
            ControlFlow::Continue(())
        });
        evaluator.count(spent - evaluator.evals());
        next_world += worlds as u64;
        if more {
            rank(&mut means[..left], evaluator);
            left = left.div_ceil(2);
            worlds *= 2;
        }
    }
    rank(&mut means[..left], evaluator);
    for (place, (found, _)) in candidates.iter_mut().zip(means) {
        *place = found;
    }
}

/// One round: all candidates that are left meet the same worlds.
struct Meeting<'a, G: Game, C> {
    view: &'a G::View,
    seed: u64,
    candidates: Vec<C>,
    limits: &'a Limits<'a>,
    /// Evaluations before the round.
    spent: u64,
}

/// What came of the candidates in one world; fewer than there are if it was broken off.
struct Met {
    estimates: Vec<Estimate>,
    evals: u64,
}

impl<G: Game, C> Meeting<'_, G, C> {
    fn meet<E: Evaluator<G>>(
        &self,
        world: u64,
        mut evaluator: E,
        stop: &AtomicBool,
        follow: impl Fn(&G, &C, &mut E, Late<'_>) -> Option<Estimate>,
    ) -> Met {
        let seed = self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ world;
        let world = G::sample(self.view, &mut generator(seed));
        let mut estimates = Vec::with_capacity(self.candidates.len());
        let late = |evals| self.limits.reached(self.spent + evals) || stop.load(Ordering::Relaxed);
        for candidate in &self.candidates {
            match follow(&world, candidate, &mut evaluator, &late) {
                Some(estimate) => estimates.push(estimate),
                None => break,
            }
        }
        Met {
            estimates,
            evals: evaluator.evals(),
        }
    }
}

fn rank<G: Game, C>(means: &mut [((C, Estimate), Mean)], evaluator: &impl Evaluator<G>) {
    for ((_, estimate), mean) in means.iter_mut() {
        *estimate = mean.get();
    }
    means.sort_by(|((_, a), _), ((_, b), _)| best_first(a, b, evaluator));
}

/// Where a rollout ends: at the next turn of whoever decides, before it or after.
#[derive(Clone, Copy, PartialEq)]
enum Until {
    TurnBegins,
    TurnOver,
}

/// Plays a decision on until the next turn of whoever decides, and values what comes of it; nothing if
/// it was broken off.
///
/// `late` is asked before every decision, with the evaluations so far: with four players a whole
/// rollout may take tens of milliseconds.
fn roll<G: Game>(
    world: &G,
    line: &Line<G::Decision>,
    until: Until,
    evaluator: &mut impl Evaluator<G>,
    late: impl Fn(u64) -> bool,
) -> Option<Estimate> {
    let mut buffer = Vec::new();
    let player = world.decider()?;
    let mut game = world.clone();
    let began = game.turns();
    game.play(line.first);
    let mut second = line.second;
    for _ in 0..LONGEST {
        if late(evaluator.evals()) {
            return None;
        }
        let back =
            game.turns() > began && game.decider() == Some(player) && evaluator.is_settled(&game);
        if back && until == Until::TurnBegins {
            break;
        }
        if game.turns() == began
            && game.decider() == Some(player)
            && second.is_some()
            && evaluator.is_settled(&game)
            && let Some(second) = second.take()
            && game.try_play(second, &mut |_| {}).is_ok()
        {
            continue;
        }
        let Some(found) = quick_best(&game, evaluator, &mut buffer) else {
            break;
        };
        let turns = game.turns();
        game.play(found.decision);
        if back && game.turns() != turns {
            // What the turn had become before it was ended, and anything was drawn.
            return Some(found.estimate);
        }
    }
    Some(evaluator.now(&game, player))
}
