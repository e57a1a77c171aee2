//! The levels that people choose from.

use super::net_evaluator::NetEvaluator;
use crate::babel::rules::{Decision, Position, Stage};
use crate::net::Net;
use crate::random::generator;
use crate::search::{
    Ask, Beam, Bot, Budget, Candidate, Evaluator, Plan, Rollouts, Slips, completed, plan_turn,
};
use std::sync::Arc;
use std::time::Duration;

/// A level and how it thinks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    pub(super) name: &'static str,
    plan: Plan,
}

const fn plain(name: &'static str, width: usize, longest: usize) -> Style {
    Style {
        name,
        plan: Plan {
            beam: Beam { width, longest },
            replies: None,
            slips: None,
            budget: Budget {
                time: None,
                evals: None,
                threads: 1,
            },
        },
    }
}

const fn slipping(style: Style, among: usize, most: f32) -> Style {
    Style {
        plan: Plan {
            slips: Some(Slips { among, most }),
            ..style.plan
        },
        ..style
    }
}

/// All of them, weakest first.
pub(super) static STYLES: [Style; 5] = [
    slipping(plain("carrier", 2, 4), 12, 0.14),
    slipping(plain("mason", 3, 6), 8, 0.09),
    slipping(plain("foreman", 6, 16), 6, 0.05),
    plain("builder", 12, 24),
    Style {
        name: "architect",
        plan: Plan {
            beam: Beam {
                width: 24,
                longest: 24,
            },
            replies: Some((
                Rollouts {
                    candidates: 8,
                    worlds: 8,
                    prior: 3.0,
                    seconds: 1,
                },
                Beam {
                    width: 3,
                    longest: 12,
                },
            )),
            slips: None,
            budget: Budget {
                time: Some(Duration::from_millis(450)),
                evals: Some(100_000),
                threads: 1,
            },
        },
    },
];

/// A bot that plays by the net.
#[derive(Clone, Debug)]
pub(super) struct Level {
    pub(super) style: Style,
    pub(super) net: Arc<Net>,
}

impl Bot<Position> for Level {
    fn name(&self) -> &'static str {
        self.style.name
    }

    /// In the own turn each decision stands for the best turn that begins with it; of the ways to
    /// discard half of a hand there is one.
    fn candidates(&self, ask: &Ask<'_, Position>) -> Vec<Candidate<Decision>> {
        let view = ask.view;
        if ask.cancelled() || view.table().decider() != Some(view.player()) {
            return Vec::new();
        }
        let Stage::Discard { count } = view.table().stage() else {
            return plan_turn(ask, &self.style.plan, |_| NetEvaluator::new(&self.net));
        };
        let world = view.sample(&mut generator(ask.seed));
        let mut evaluator = NetEvaluator::new(&self.net);
        let (cards, estimate) = evaluator.discard(&world, count);
        vec![Candidate {
            decision: Decision::Discard(cards),
            chance: evaluator.chance(&estimate),
        }]
    }

    fn advice(&self, ask: &Ask<'_, Position>) -> Vec<Candidate<Decision>> {
        let found = self.candidates(ask);
        match self.style.plan.slips {
            // What slips knows no better.
            Some(_) => found,
            None => completed(ask, found, &self.style.plan.beam, |_| {
                NetEvaluator::new(&self.net)
            }),
        }
    }
}
