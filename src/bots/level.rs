//! The levels that people choose from, and the plain uses of the net that they are measured against.

use super::judge::Judge;
use super::nets::Nets;
use super::search::{Limits, Rollouts, Valued, one_ahead, rollouts, whole_turn};
use super::sense::Sense;
use super::{Ask, Bot, Budget, Candidate};
use crate::rules::{Decision, Position, below, generator};
use rand::Rng;
use std::time::Duration;

/// How a level thinks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    pub(super) name: &'static str,
    /// How many first decisions are looked at together with the rest of the turn; 0 for none.
    width: usize,
    rollouts: Option<[Rollouts; 3]>,
    slips: Option<Slips>,
    /// What it may think where nobody says more or less.
    budget: Budget,
}

/// How a level that is not to play its best goes wrong: only ever between decisions that look
/// nearly as good to it.
#[derive(Clone, Copy, Debug)]
struct Slips {
    /// Between how many decisions.
    among: usize,
    /// How much worse one may be, in worth (0 to 1). Its taste blurs by a third of that on average.
    most: f32,
}

const NO_LIMIT: Budget = Budget {
    time: None,
    evals: None,
    threads: 1,
};

const fn plain(name: &'static str, width: usize) -> Effort {
    Effort {
        name,
        width,
        rollouts: None,
        slips: None,
        budget: NO_LIMIT,
    }
}

const fn slipping(name: &'static str, width: usize, among: usize, most: f32) -> Effort {
    Effort {
        slips: Some(Slips { among, most }),
        ..plain(name, width)
    }
}

/// Rollouts that begin with so many worlds.
const fn plan(worlds: usize) -> Rollouts {
    Rollouts {
        candidates: 8,
        worlds,
        // With two players and 40,000 evaluations 61 of 100 games against 2, and 8 no better than 2.
        prior: 20.0,
    }
}

/// All efforts by name, weakest first.
pub(super) static EFFORTS: [Effort; 7] = [
    plain("net1", 0),
    plain("turn30", 30),
    // Measured so that each beats the one before in about three games of four, with two players.
    slipping("potter", 0, 20, 0.25),
    slipping("scribe", 0, 14, 0.16),
    slipping("trader", 0, 8, 0.08),
    slipping("governor", 12, 4, 0.03),
    Effort {
        name: "lugal",
        width: 30,
        // By players. With two, twice as many worlds choose no better: on 40 positions they gave
        // away 0.0007 of worth, these 0.0009 and half of these 0.0024, by what 400 worlds say
        // (standard errors 0.0003, 0.0004 and 0.0009).
        rollouts: Some([plan(16), plan(26), plan(16)]),
        slips: None,
        budget: Budget {
            // Made for 0.3 s on average, with three or four players too, on a core that did 400,000
            // evaluations a second, where it ended most decisions of such games.
            time: Some(Duration::from_millis(450)),
            evals: Some(400_000),
            threads: 1,
        },
    },
];

/// A bot that plays by the nets.
#[derive(Clone, Debug)]
pub(super) struct Level {
    pub(super) effort: Effort,
    pub(super) nets: Nets,
}

impl Level {
    fn judge<'n>(&'n self, ask: &Ask, world: &Position) -> Judge<'n> {
        let me = ask.view.dynasty();
        let players = ask.view.table().seats().count();
        Judge::new(self.nets.of(players), world, me)
    }
}

/// Puts a decision first that looks good, though perhaps not best.
fn slip(valued: &mut [Valued<Decision>], slips: &Slips, judge: &Judge, random: &mut impl Rng) {
    let Some(best) = valued.first().map(|v| judge.worth(&v.estimate)) else {
        return;
    };
    let mut chosen = (0, best);
    for (i, candidate) in valued.iter().enumerate().take(slips.among) {
        let worth = judge.worth(&candidate.estimate);
        // Taking a leader home is no mistake that people understand.
        if best - worth > slips.most
            || (i > 0 && matches!(candidate.decision, Decision::Withdraw(_)))
        {
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

impl Bot for Level {
    fn name(&self) -> &'static str {
        self.effort.name
    }

    fn candidates(&self, ask: &Ask) -> Vec<Candidate<Decision>> {
        let limits = Limits::of(ask, self.effort.budget);
        if ask.view.table().decider() != Some(ask.view.dynasty()) || limits.cancelled() {
            return Vec::new();
        }
        // Estimates look only at what the view knows, so any world serves.
        let world = ask.view.sample(&mut generator(ask.seed));
        let mut judge = self.judge(ask, &world);
        let mut valued = match self.effort.width {
            0 => one_ahead(&world, &mut judge, &limits),
            width => whole_turn(&world, width, &mut judge, &limits),
        };
        if let Some(plans) = &self.effort.rollouts {
            let plan = &plans[ask.view.table().seats().count() - 2];
            rollouts(ask.view, &mut valued, plan, ask.seed, &mut judge, &limits);
        }
        if let Some(slips) = &self.effort.slips {
            slip(&mut valued, slips, &judge, &mut generator(ask.seed));
        }
        if limits.cancelled() {
            return Vec::new();
        }
        let candidate = |v: Valued<Decision>| Candidate {
            decision: v.decision,
            chance: judge.chance(&v.estimate),
        };
        valued.into_iter().map(candidate).collect()
    }

    fn chance(&self, ask: &Ask) -> Option<f32> {
        let world = ask.view.sample(&mut generator(ask.seed));
        let mut judge = self.judge(ask, &world);
        let now = judge.now(&world, ask.view.dynasty());
        Some(judge.chance(&now))
    }
}
