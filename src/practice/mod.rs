//! Practice: one's own mistakes become exercises, and come again after days until they sit.
//!
//! An [`Exercise`] is a position, whose decision is asked, what was decided there and what a review
//! thought best. [`mistakes`] makes them of a reviewed game; a [`Collection`] holds those that the
//! program brings along. A [`Shelf`] of boxes (Leitner, 1972) says when each person is asked each of
//! them again. A [`Store`] keeps exercises and shelf in a folder: a copy of the position each, so that
//! they stay when the game that they are from is deleted.

mod collection;
mod exercise;
mod mistakes;
mod shelf;
mod store;

pub use collection::{Collection, Shipped};
pub use exercise::{Exercise, ExerciseError, Id, Origin, Source};
pub use mistakes::{faults, mistakes};
pub use shelf::{Card, DAYS, Shelf};
pub use store::{Read, ShelfFlaw, Store};

use crate::review::{Plan, Thresholds};

/// How thoroughly an answer is examined: nobody waits for more than one of them.
pub fn plan(thresholds: &Thresholds, seed: u64) -> Plan {
    let mut plan = Plan {
        seed,
        least: f64::from(thresholds.inaccuracy) / 100.0,
        ..Plan::default()
    };
    plan.long.measuring = 32;
    plan.long.most = 128;
    plan
}

/// Whether an answer that gives so many points of the chance to win away is right.
pub fn is_right(points: f32, thresholds: &Thresholds) -> bool {
    points < thresholds.inaccuracy
}
