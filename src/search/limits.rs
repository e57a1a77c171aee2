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

/// Nobody raises it.
static NEVER: AtomicBool = AtomicBool::new(false);

impl Limits<'static> {
    /// None at all: for work that comes to an end by itself.
    pub const NONE: Limits<'static> = Limits {
        until: None,
        evals: u64::MAX,
        threads: 1,
        cancel: &NEVER,
    };
}

impl<'a> Limits<'a> {
    /// None but the flag that somebody raises when the work is no longer wanted.
    pub fn until_cancelled(cancel: &'a AtomicBool) -> Limits<'a> {
        Limits {
            until: None,
            evals: u64::MAX,
            threads: 1,
            cancel,
        }
    }

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

    /// The same without a number of evaluations: for work whose evaluations somebody else counts.
    pub(super) fn without_evals(&self) -> Limits<'a> {
        Limits {
            evals: u64::MAX,
            ..self.clone()
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
