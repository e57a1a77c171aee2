//! Players that are given a view and answer a decision.

mod greedy;
mod random;
mod value;

pub use greedy::Greedy;
pub use random::Random;

use super::rules::{Decision, Position, TribeCounts};
use crate::random::shuffle;
use crate::search::Bot;
use rand::Rng;

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

#[cfg(test)]
mod tests;
