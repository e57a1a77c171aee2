//! Looking ahead in any game that one has a sense of.
//!
//! Three depths, each on top of the one before: [`one_ahead`] values every decision by itself,
//! [`whole_turn`] values it by the best that its player can still do in the same turn, and
//! [`rollouts`] plays the best of them on, over the others' turns, in many worlds
//! that could be behind the view.

mod limits;
mod one_ahead;
mod rollouts;
mod whole_turn;

pub(crate) use limits::Limits;
pub(crate) use one_ahead::one_ahead;
pub(crate) use rollouts::{Rollouts, rollouts};
pub(crate) use whole_turn::whole_turn;

use super::estimate::Estimate;
use super::sense::Sense;
use crate::game::Game;
use std::cmp::Ordering;

/// A decision with what it is thought to be worth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Valued<D> {
    pub(crate) decision: D,
    pub(crate) estimate: Estimate,
}

/// Sorts the best first; equals stay in the order of the list of legal decisions.
pub(crate) fn sort<G: Game>(valued: &mut [Valued<G::Decision>], sense: &impl Sense<G>) {
    valued.sort_by(|a, b| best_first(&a.estimate, &b.estimate, sense));
}

fn best_first<G: Game>(a: &Estimate, b: &Estimate, sense: &impl Sense<G>) -> Ordering {
    sense.worth(b).total_cmp(&sense.worth(a))
}
