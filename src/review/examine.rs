//! One decision by itself: what a review would think of it.

use super::judge::{Cancelled, Question, compare, judge};
use super::plan::Plan;
use super::review_game::ReviewGame;
use crate::search::Limits;
use std::sync::atomic::AtomicBool;

/// What is thought of one decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opinion<D> {
    /// What is best; the decision itself where nothing better is known.
    pub best: D,
    /// The chance to win with the decision, 0 to 1.
    pub chance: f32,
    /// The chance with the best, in the same worlds.
    pub best_chance: f32,
    /// What is given away, as a part of the chance to win; below 0 where chance spoke against the best.
    pub loss: f32,
    /// The standard error of the loss.
    pub error: f32,
}

impl<D> Opinion<D> {
    /// What is given away for certain, in points of the chance to win: 0 within twice the standard error.
    pub fn points(&self) -> f32 {
        match self.loss > 2.0 * self.error {
            true => 100.0 * self.loss,
            false => 0.0,
        }
    }
}

/// Judges one legal decision of whoever decides in a position, at once as thoroughly as the plan's longer
/// look: against what is known to be best, or else against the best that is found. Nothing if it was
/// cancelled.
///
/// Where there was no real choice the decision itself is the best, by an even chance.
pub fn examine<G: ReviewGame>(
    position: &G,
    decision: G::Decision,
    best: Option<G::Decision>,
    plan: &Plan,
    cancel: &AtomicBool,
) -> Option<Opinion<G::Decision>> {
    let question = Question {
        position,
        made: decision,
        seed: plan.seed,
        least: plan.least,
    };
    let limits = Limits::until_cancelled(cancel);
    let verdict = match best.filter(|best| *best != decision) {
        Some(best) => compare(&question, best, &plan.long, &limits),
        None => judge(&question, &plan.long, &limits),
    };
    let verdict = match verdict {
        Ok(verdict) => verdict,
        Err(Cancelled) => return None,
    };
    Some(match verdict {
        Some(verdict) => Opinion {
            best: verdict.best,
            chance: verdict.chances[0] as f32,
            best_chance: verdict.chances[1] as f32,
            loss: verdict.loss.mean() as f32,
            error: verdict.loss.error() as f32,
        },
        None => Opinion {
            best: decision,
            chance: 0.5,
            best_chance: 0.5,
            loss: 0.0,
            error: 0.0,
        },
    })
}
