//! Players that are given a view and answer a decision.
//!
//! A bot never sees a position with others' secrets: to look ahead it samples one from its view.
//! For the same view and seed, and a budget of evaluations, it always answers the same.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use two_rivers::bots::{self, Ask, Budget};
//! use two_rivers::rules::{Board, Position, Seats, Setup};
//!
//! let game = Position::new(&Setup::new(Board::standard(), Seats::first(2).unwrap(), 7));
//! let view = game.view(game.decider().unwrap());
//! let bot = bots::by_name("greedy").unwrap();
//! let cancel = AtomicBool::new(false);
//! let ask = Ask { view: &view, budget: Budget::default(), seed: 1, cancel: &cancel };
//! let decision = bot.decide(&ask).unwrap();
//! assert_eq!(view.check(decision), Ok(()));
//! ```

mod alike;
mod candidates;
mod checksum;
mod estimate;
mod evaluation;
mod features;
mod greedy;
mod judge;
mod level;
mod net;
mod net_file;
mod nets;
mod outlook;
mod random;
mod search;
mod sense;
mod sensible;
pub mod training;

pub use greedy::Greedy;
pub use net_file::NetError;
pub use nets::{NetFault, NetTrouble, Nets};
pub use random::Random;

use crate::game::Game;
use crate::rules::{Decision, Position};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How much a bot may think: it stops at whichever limit comes first.
///
/// With evaluations alone the answer is the same on every machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Budget {
    /// The longest time.
    pub time: Option<Duration>,
    /// The most positions that are valued.
    pub evals: Option<u64>,
    /// How many threads may work at once; 0 is one, too. It changes only how much is found in a time.
    pub threads: usize,
}

impl Budget {
    /// A bot's own limits, with all cores of this machine but one: the program goes on beside it.
    pub fn beside_a_program() -> Budget {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Budget {
            threads: cores.saturating_sub(1),
            ..Budget::default()
        }
    }
}

/// A question to a bot.
#[derive(Debug)]
pub struct Ask<'a, G: Game = Position> {
    /// What the bot's player may know.
    pub view: &'a G::View,
    pub budget: Budget,
    /// Settles everything random.
    pub seed: u64,
    /// Raised when the answer is no longer wanted.
    pub cancel: &'a AtomicBool,
}

impl<G: Game> Ask<'_, G> {
    /// Whether the answer is no longer wanted.
    pub fn cancelled(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }
}

/// A decision that a bot considered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<D> {
    pub decision: D,
    /// The estimated chance to win the game with it, 0 to 1.
    pub chance: f32,
}

/// A player of a game.
pub trait Bot<G: Game = Position>: Send + Sync {
    /// What the bot is called in files and on the command line.
    fn name(&self) -> &'static str;

    /// What it considered, best first; none when it is not its player's to decide or when cancelled.
    fn candidates(&self, ask: &Ask<'_, G>) -> Vec<Candidate<G::Decision>>;

    /// The estimated chance of the ask's player to win as things stand, before anything is decided;
    /// none where a bot does not estimate it.
    fn chance(&self, ask: &Ask<'_, G>) -> Option<f32> {
        let _ = ask;
        None
    }

    /// Its decision; none when it is not its player's to decide or when cancelled.
    fn decide(&self, ask: &Ask<'_, G>) -> Option<G::Decision> {
        self.candidates(ask).first().map(|best| best.decision)
    }
}

/// The levels that people choose from, weakest first: a friendly beginner up to full strength.
pub const LEVELS: [&str; 5] = ["potter", "scribe", "trader", "governor", "lugal"];

/// The level that gives hints: the strongest.
pub const STRONGEST: &str = LEVELS[LEVELS.len() - 1];

/// The names of all bots: the levels, and what they are measured against.
pub fn names() -> &'static [&'static str] {
    &[
        "random", "greedy", "net1", "turn30", "potter", "scribe", "trader", "governor", "lugal",
    ]
}

/// The bot of this name.
///
/// Its answers keep to a budget of its own where the ask sets none.
pub fn by_name(name: &str) -> Option<Box<dyn Bot>> {
    open(name, Nets::shipped)
}

/// The bot of this name, playing by other nets than the shipped ones.
pub fn by_name_with(name: &str, nets: Nets) -> Option<Box<dyn Bot>> {
    open(name, || nets)
}

/// The bot of this name; the nets are asked for only if it plays by them.
fn open(name: &str, nets: impl FnOnce() -> Nets) -> Option<Box<dyn Bot>> {
    match name {
        "random" => Some(Box::new(Random)),
        "greedy" => Some(Box::new(Greedy)),
        _ => {
            let effort = *level::EFFORTS.iter().find(|effort| effort.name == name)?;
            let nets = nets();
            Some(Box::new(level::Level { effort, nets }))
        }
    }
}

/// What a bot decides for whoever has to, within its own limits.
fn answer(bot: &dyn Bot, game: &Position, seed: u64) -> Option<Decision> {
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
