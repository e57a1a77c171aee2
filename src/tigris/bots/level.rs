//! The levels that people choose from, and the plain uses of the net that they are measured against.

use super::WIDTH;
use super::net_evaluator::NetEvaluator;
use super::nets::Nets;
use crate::search::{Ask, Bot, Budget, Candidate, Effort, Rollouts, Slips, think};
use crate::tigris::rules::{Decision, Position, View};
use std::time::Duration;

/// A level and how it thinks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    pub(super) name: &'static str,
    /// For any number of players.
    effort: Effort,
    /// By number of players, two first.
    rollouts: Option<[Rollouts; 3]>,
}

const NO_LIMIT: Budget = Budget {
    time: None,
    evals: None,
    threads: 1,
};

const fn plain(name: &'static str, width: usize) -> Style {
    Style {
        name,
        effort: Effort {
            width,
            rollouts: None,
            slips: None,
            budget: NO_LIMIT,
        },
        rollouts: None,
    }
}

const fn slipping(name: &'static str, width: usize, among: usize, most: f32) -> Style {
    let mut style = plain(name, width);
    style.effort.slips = Some(Slips { among, most });
    style
}

/// Rollouts that begin with so many worlds, of each candidate with so many second actions.
const fn plan(worlds: usize, seconds: usize) -> Rollouts {
    Rollouts {
        candidates: 8,
        worlds,
        // With two players and 40,000 evaluations 61 of 100 games against 2, and 8 no better than 2.
        prior: 20.0,
        seconds,
    }
}

/// All of them, weakest first.
pub(super) static STYLES: [Style; 7] = [
    plain("net1", 0),
    plain("turn30", 30),
    // Measured so that each beats the one before in about three games of four, with two players.
    slipping("potter", 0, 20, 0.25),
    slipping("scribe", 0, 14, 0.16),
    slipping("judge", 0, 8, 0.08),
    slipping("governor", 12, 4, 0.03),
    Style {
        name: "lugal",
        // By players. With two, three second actions in half as many worlds won 150 of 260 games against one
        // in 16, with 400,000 evaluations. With one, twice as many worlds choose no better: on 40 positions they
        // gave away 0.0007 of worth, 16 gave away 0.0009 and 8 0.0024, by what 400 worlds say (standard errors
        // 0.0003, 0.0004 and 0.0009).
        rollouts: Some([plan(8, 3), plan(26, 1), plan(16, 1)]),
        effort: Effort {
            width: WIDTH,
            rollouts: None,
            slips: None,
            budget: Budget {
                // Made for 0.3 s on average, with three or four players too, on a core that did
                // 400,000 evaluations a second, where it ended most decisions of such games.
                time: Some(Duration::from_millis(450)),
                evals: Some(400_000),
                threads: 1,
            },
        },
    },
];

/// A bot that plays by the nets.
#[derive(Clone, Debug)]
pub(super) struct Level {
    pub(super) style: Style,
    pub(super) nets: Nets,
}

impl Level {
    fn evaluator(&self, view: &View, world: &Position) -> NetEvaluator<'_> {
        NetEvaluator::new(self.nets.of(players(view)), world, view.dynasty())
    }
}

fn players(view: &View) -> usize {
    view.table().seats().count()
}

impl Bot<Position> for Level {
    fn name(&self) -> &'static str {
        self.style.name
    }

    fn candidates(&self, ask: &Ask<'_, Position>) -> Vec<Candidate<Decision>> {
        let plans = &self.style.rollouts;
        let effort = Effort {
            rollouts: plans.as_ref().map(|plans| plans[players(ask.view) - 2]),
            ..self.style.effort
        };
        think(ask, &effort, |world| self.evaluator(ask.view, world))
    }
}
