//! A player that decides by dice: for tests, and as the bottom of every ladder.

use super::{Ask, Bot, Candidate};
use crate::game::{Game, View};
use crate::random::{below, generator};

/// Plays anything that is allowed, each kind of decision equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn candidates(&self, ask: &Ask<'_, G>) -> Vec<Candidate<G::Decision>> {
        let mut legal = Vec::new();
        ask.view.legal(&mut legal);
        if legal.is_empty() || ask.cancelled() {
            return Vec::new();
        }
        // By kind first: there may be ten times more decisions of one kind than of all others.
        let mut random = generator(ask.seed);
        let pick = below(&mut random, legal.len() as u32) as usize;
        let kind = std::mem::discriminant(&legal[pick]);
        let mut kinds: Vec<_> = legal.iter().map(std::mem::discriminant).collect();
        kinds.dedup();
        let kind = match kinds.len() {
            0 | 1 => kind,
            count => kinds[below(&mut random, count as u32) as usize],
        };
        legal.retain(|decision| std::mem::discriminant(decision) == kind);
        let pick = below(&mut random, legal.len() as u32) as usize;
        let players = G::sample(ask.view, &mut random).players().len();
        vec![Candidate {
            decision: legal[pick],
            chance: 1.0 / players.max(1) as f32,
        }]
    }
}
