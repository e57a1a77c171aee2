//! Players that are given a view and answer a decision.

mod features;
mod greedy;
mod net_evaluator;
mod random;
pub mod training;
mod turn_key;
mod value;

pub use greedy::Greedy;
pub use random::Random;

use super::rules::{Decision, Position, Tribe, TribeCounts};
use crate::random::shuffle;
use crate::search::{Ask, Bot, Budget};
use rand::Rng;
use std::sync::atomic::AtomicBool;

/// The names of all bots, weakest first.
pub const NAMES: [&str; 2] = ["random", "greedy"];

/// The levels that people choose from, weakest first.
pub const LEVELS: [&str; 1] = ["greedy"];

/// The bot of this name.
pub fn by_name(name: &str) -> Option<Box<dyn Bot<Position>>> {
    match name {
        "random" => Some(Box::new(Random)),
        "greedy" => Some(Box::new(Greedy)),
        _ => None,
    }
}

/// So many cards of a hand by chance: half of a large hand can be chosen in thousands of ways, so
/// nobody lists them.
fn any_cards(hand: TribeCounts, count: u8, random: &mut impl Rng) -> Decision {
    let mut cards: Vec<_> = hand.iter().collect();
    shuffle(random, &mut cards);
    cards.truncate(usize::from(count));
    Decision::Discard(cards.into_iter().collect())
}

/// So many cards of a hand, one after the other of the tribe of which there are most.
fn most_common(mut hand: TribeCounts, count: u8) -> TribeCounts {
    let mut chosen = TribeCounts::EMPTY;
    for _ in 0..count {
        let most = Tribe::ALL.into_iter().max_by_key(|tribe| hand.of(*tribe));
        if let Some(tribe) = most.filter(|tribe| hand.of(*tribe) > 0) {
            hand.take(tribe, 1);
            chosen.add(tribe, 1);
        }
    }
    chosen
}

/// What a bot decides for whoever has to, within its own limits.
fn answer(bot: &dyn Bot<Position>, game: &Position, seed: u64) -> Option<Decision> {
    let view = game.view(game.decider()?);
    bot.decide(&Ask {
        view: &view,
        budget: Budget::default(),
        seed,
        cancel: &AtomicBool::new(false),
    })
}

#[cfg(test)]
mod tests;
