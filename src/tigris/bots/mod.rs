//! Players that are given a view and answer a decision.
//!
//! A bot never sees a position with others' secrets: to look ahead it samples one from its view.
//! For the same view and seed, and a budget of evaluations, it always answers the same.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use two_rivers::search::Budget;
//! use two_rivers::tigris::bots::{self, Ask};
//! use two_rivers::tigris::rules::{Board, Position, Seats, Setup};
//!
//! let game = Position::new(&Setup::new(Board::standard(), Seats::first(2).unwrap(), 7));
//! let view = game.view(game.decider().unwrap());
//! let bot = bots::by_name("greedy").unwrap();
//! let cancel = AtomicBool::new(false);
//! let ask = Ask { view: &view, budget: Budget::default(), seed: 1, cancel: &cancel };
//! let decision = bot.decide(&ask).unwrap();
//! assert_eq!(view.check(decision), Ok(()));
//! ```

mod candidates;
mod evaluation;
mod evaluator;
mod features;
mod greedy;
mod level;
mod net_evaluator;
mod nets;
mod playout;
mod pruning;
pub mod training;

pub use greedy::Greedy;
pub use net_evaluator::NetEvaluator;
pub use nets::{NetFileError, NetFileFlaw, Nets};

use super::rules::{Decision, Dynasty, Position};
use crate::search::{self, Bot, Budget, Random};
use std::sync::atomic::AtomicBool;

/// A question to a bot of this game.
pub type Ask<'a> = search::Ask<'a, Position>;

/// The levels that people choose from, weakest first: a friendly beginner up to full strength.
///
/// None is called like a leader, a tile or a dynasty, for people meet all of them in one sentence.
pub const LEVELS: [&str; 5] = ["potter", "scribe", "judge", "governor", "lugal"];

/// The level that gives hints: the strongest.
pub const STRONGEST: &str = LEVELS[LEVELS.len() - 1];

/// The names of all bots: the levels, and what they are measured against.
pub const fn names() -> &'static [&'static str] {
    &[
        "random", "greedy", "net1", "turn30", "potter", "scribe", "judge", "governor", "lugal",
    ]
}

/// What a bot is called now, of whatever name a save, a script or a command line calls it by.
pub fn current_name(name: &str) -> &str {
    match name {
        // Until it was confused with the leader.
        "trader" => "judge",
        name => name,
    }
}

/// The bot of this name, which may be an [earlier one](current_name).
///
/// Its answers keep to a budget of its own where the ask sets none.
pub fn by_name(name: &str) -> Option<Box<dyn Bot<Position>>> {
    open(name, Nets::shipped)
}

/// The bot of this name, playing by other nets than the shipped ones.
pub fn by_name_with(name: &str, nets: Nets) -> Option<Box<dyn Bot<Position>>> {
    open(name, || nets)
}

/// The bot of this name; the nets are asked for only if it plays by them.
fn open(name: &str, nets: impl FnOnce() -> Nets) -> Option<Box<dyn Bot<Position>>> {
    match current_name(name) {
        "random" => Some(Box::new(Random)),
        "greedy" => Some(Box::new(Greedy)),
        name => {
            let style = *level::STYLES.iter().find(|style| style.name == name)?;
            let nets = nets();
            Some(Box::new(level::Level { style, nets }))
        }
    }
}

/// What values this position for a player, by the shipped nets.
pub(crate) fn evaluator(position: &Position, player: Dynasty) -> NetEvaluator<'static> {
    let players = position.table().seats().count();
    NetEvaluator::new(Nets::ready().of(players), position, player)
}

/// How many first decisions the strongest level looks at together with the rest of the turn.
pub(crate) const WIDTH: usize = 30;

/// The decisions that come to different things, of those that are worth a thought.
pub(crate) fn keep_one_of_a_kind(position: &Position, legal: &mut Vec<Decision>) {
    pruning::keep_one_of_a_kind(position, legal);
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
