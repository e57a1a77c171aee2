//! How hard and how well a bot thinks.

use super::{
    Ask, Budget, Candidate, Evaluator, Limits, Rollouts, Valued, one_ahead, rollouts, whole_turn,
};
use crate::game::{Game, View};
use crate::random::{below, generator};
use rand::Rng;

/// How a bot thinks.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// How many first decisions are looked at together with the rest of the turn; 0 for none.
    pub width: usize,
    /// How the best of them are played on, if they are.
    pub rollouts: Option<Rollouts>,
    /// How it goes wrong, if it is not to play its best.
    pub slips: Option<Slips>,
    /// What it may think where nobody says more or less.
    pub budget: Budget,
}

/// How a bot that is not to play its best goes wrong: only ever between decisions that look nearly
/// as good to it.
#[derive(Clone, Copy, Debug)]
pub struct Slips {
    /// Between how many decisions.
    pub among: usize,
    /// How much worse one may be, in worth (0 to 1). Its taste blurs by a third of that on average.
    pub most: f32,
}

/// What a bot considers, best first; none when it is not its player's to decide or when cancelled.
///
/// `open` makes the evaluator for a position that could be behind the view.
pub fn think<G: Game, E: Evaluator<G> + Sync>(
    ask: &Ask<'_, G>,
    effort: &Effort,
    open: impl FnOnce(&G) -> E,
) -> Vec<Candidate<G::Decision>> {
    let limits = Limits::of(ask, effort.budget);
    // Estimates look only at what the view knows, so any world serves.
    let world = G::sample(ask.view, &mut generator(ask.seed));
    if world.decider() != Some(ask.view.player()) || limits.cancelled() {
        return Vec::new();
    }
    let mut evaluator = open(&world);
    let mut valued = match effort.width {
        0 => one_ahead(&world, &mut evaluator, &limits),
        width => whole_turn(&world, width, &mut evaluator, &limits),
    };
    if let Some(plan) = &effort.rollouts {
        rollouts(
            &world,
            ask.view,
            &mut valued,
            plan,
            ask.seed,
            &mut evaluator,
            &limits,
        );
    }
    if let Some(slips) = &effort.slips {
        slip(&mut valued, slips, &evaluator, &mut generator(ask.seed));
    }
    if limits.cancelled() {
        return Vec::new();
    }
    let candidate = |valued: Valued<G::Decision>| Candidate {
        decision: valued.decision,
        chance: evaluator.chance(&valued.estimate),
    };
    valued.into_iter().map(candidate).collect()
}

/// Puts a decision first that looks good, though perhaps not best.
pub(crate) fn slip<G: Game>(
    valued: &mut [Valued<G::Decision>],
    slips: &Slips,
    evaluator: &impl Evaluator<G>,
    random: &mut impl Rng,
) {
    let Some(best) = valued.first().map(|v| evaluator.worth(&v.estimate)) else {
        return;
    };
    let mut chosen = (0, best);
    for (i, candidate) in valued.iter().enumerate().take(slips.among) {
        let worth = evaluator.worth(&candidate.estimate);
        if best - worth > slips.most || (i > 0 && !evaluator.is_human(&candidate.decision)) {
            continue;
        }
        // Noise that is rarely large: the difference of two even draws.
        let draw = |random: &mut _| below(random, 1 << 16) as f32 / 65536.0;
        let noise = (draw(random) - draw(random)) * slips.most;
        if worth + noise > chosen.1 {
            chosen = (i, worth + noise);
        }
    }
    valued[..=chosen.0].rotate_right(1);
}
