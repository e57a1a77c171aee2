//! A player that decides by dice: for tests, and as the bottom of every ladder.

use super::any_cards;
use crate::babel::rules::{Decision, Position, Stage};
use crate::random::{below, generator};
use crate::search::{Ask, Bot, Candidate};
use std::mem::discriminant;

/// Plays anything that is allowed, each kind of decision equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Bot<Position> for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn candidates(&self, ask: &Ask<'_, Position>) -> Vec<Candidate<Decision>> {
        let (view, chance) = (ask.view, 0.5);
        if ask.cancelled() || view.table().decider() != Some(view.player()) {
            return Vec::new();
        }
        let mut random = generator(ask.seed);
        if let Stage::Discard { count } = view.table().stage() {
            let decision = any_cards(view.hand(), count, &mut random);
            return vec![Candidate { decision, chance }];
        }
        let mut legal = Vec::new();
        view.legal(&mut legal);
        let mut kinds: Vec<_> = legal.iter().map(discriminant).collect();
        kinds.dedup();
        let kind = kinds[below(&mut random, kinds.len() as u32) as usize];
        legal.retain(|decision| discriminant(decision) == kind);
        let decision = legal[below(&mut random, legal.len() as u32) as usize];
        vec![Candidate { decision, chance }]
    }
}
