//! A player that looks one decision ahead and takes what looks best.

use super::most_common;
use super::value::{chance, value};
use crate::babel::rules::{Decision, Position, Stage, Unheard};
use crate::random::{below, generator};
use crate::search::{Ask, Bot, Candidate};

/// Decisions this close are as good as equal: the seed chooses.
const JITTER: f32 = 0.02;

/// Looks one decision ahead, on what its player may know.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Bot<Position> for Greedy {
    fn name(&self) -> &'static str {
        "greedy"
    }

    fn candidates(&self, ask: &Ask<'_, Position>) -> Vec<Candidate<Decision>> {
        let (view, player) = (ask.view, ask.view.player());
        if ask.cancelled() || view.table().decider() != Some(player) {
            return Vec::new();
        }
        let mut random = generator(ask.seed);
        // Within a turn nothing hidden matters, so one deal of it will do.
        let world = view.sample(&mut random);
        if let Stage::Discard { count } = view.table().stage() {
            let decision = Decision::Discard(most_common(view.hand(), count));
            let chance = chance(value(&world, player));
            return vec![Candidate { decision, chance }];
        }
        let mut legal = Vec::new();
        view.legal(&mut legal);
        let mut valued = |decision: Decision| {
            let mut next = world.clone();
            // What the next turn brings says nothing about this one.
            if decision != Decision::End {
                next.play(decision, &mut Unheard);
            }
            let jitter = JITTER * below(&mut random, 1000) as f32 / 1000.0;
            let chance = chance(value(&next, player) + jitter);
            Candidate { decision, chance }
        };
        let mut found: Vec<_> = legal.into_iter().map(&mut valued).collect();
        // Stable, so equal chances stay in the order of the list.
        found.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        found
    }
}
