//! What a bot is asked.

use crate::game::Game;
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
pub struct Ask<'a, G: Game> {
    /// What the bot's player may know.
    pub view: &'a G::View,
    /// How much it may think.
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
