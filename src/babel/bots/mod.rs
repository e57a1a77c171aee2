//! Players that are given a view and answer a decision.

mod features;
mod greedy;
mod level;
mod net_evaluator;
mod nets;
mod random;
pub mod training;
mod turn_key;
mod value;

pub use greedy::Greedy;
pub use net_evaluator::NetEvaluator;
pub use nets::NetFileError;
pub(crate) use nets::fingerprint;
pub use random::Random;

use super::rules::{Decision, Position, Tribe, TribeCounts};
use crate::net::Net;
use crate::random::shuffle;
use crate::search::{Ask, Bot, Budget};
use rand::Rng;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// The levels that people choose from, weakest first: a friendly beginner up to full strength.
pub const LEVELS: [&str; 5] = ["carrier", "mason", "foreman", "builder", "architect"];

/// The level that gives hints: the strongest.
pub const STRONGEST: &str = LEVELS[LEVELS.len() - 1];

/// The names of all bots: the levels, and what they are measured against.
pub const NAMES: [&str; 7] = [
    "random",
    "greedy",
    "carrier",
    "mason",
    "foreman",
    "builder",
    "architect",
];

/// The bot of this name.
///
/// Its answers keep to a budget of its own where the ask sets none.
pub fn by_name(name: &str) -> Option<Box<dyn Bot<Position>>> {
    open(name, nets::shipped)
}

/// The bot of this name, playing by the net of a folder; none if there is no such bot.
///
/// # Errors
/// Names the file of the net if it cannot be used.
pub fn by_name_with(
    name: &str,
    folder: &Path,
) -> Result<Option<Box<dyn Bot<Position>>>, NetFileError> {
    let net = nets::of_folder(folder)?;
    Ok(open(name, || net))
}

/// The bot of this name; the net is asked for only if it plays by one.
fn open(name: &str, net: impl FnOnce() -> Arc<Net>) -> Option<Box<dyn Bot<Position>>> {
    match name {
        "random" => Some(Box::new(Random)),
        "greedy" => Some(Box::new(Greedy)),
        name => {
            let style = *level::STYLES.iter().find(|style| style.name == name)?;
            Some(Box::new(level::Level { style, net: net() }))
        }
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

/// What values positions, by the shipped net.
pub(crate) fn evaluator() -> NetEvaluator<'static> {
    NetEvaluator::new(nets::shared())
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
