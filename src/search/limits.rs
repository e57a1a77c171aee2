//! When to stop thinking.

use super::{Ask, Budget};
use crate::game::Game;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// What ends a search: the budget is spent, or the answer is no longer wanted.
#[derive(Clone, Debug)]
pub struct Limits<'a> {
    until: Option<Instant>,
    /// The most positions that are valued.
    pub evals: u64,
    /// How many threads may work, at least one.
    pub threads: usize,
    cancel: &'a AtomicBool,
}

impl<'a> Limits<'a> {
    /// The limits of an ask, and a bot's own where the ask sets none.
    pub fn of<G: Game>(ask: &Ask<'a, G>, own: Budget) -> Limits<'a> {
        let given = ask.budget;
        // Who names one limit means that one alone.
        let open = given.time.is_none() && given.evals.is_none();
        let budget = if open { own } else { given };
        Limits {
            until: budget.time.map(|time| Instant::now() + time),
            evals: budget.evals.unwrap_or(u64::MAX),
            threads: given.threads.max(1),
            cancel: ask.cancel,
        }
    }

    /// Whether the answer is no longer wanted.
    pub fn cancelled(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }

    /// Whether to stop after so many evaluations.
    pub fn reached(&self, evals: u64) -> bool {
        evals >= self.evals
            || self.cancelled()
            || self.until.is_some_and(|until| Instant::now() >= until)
    }
}
