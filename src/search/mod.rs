//! Looking ahead in any game that one can value.
//!
//! A [`Bot`] is asked with an [`Ask`]: a view, a [`Budget`] and a seed. A search needs an
//! [`Evaluator`] besides the rules: what is worth a thought, and how good a position is. Three depths,
//! each on top of the one before: [`one_ahead`] values every decision by itself, [`whole_turn`] values
//! it by the best that its player can still do in the same turn, and [`rollouts`] plays the best of
//! them on, over the others' turns, in many worlds that could be behind the view. [`think`] goes as
//! deep as an [`Effort`] says. Where a turn is any number of actions, [`turns`] looks for whole ones,
//! [`replies`] lets the best meet what the others answer, and [`plan_turn`] does both; [`completed`] looks at the others
//! once more for who asks for advice.
//!
//! No search sees a position with others' secrets: it samples one from the view. For the same view
//! and seed, and a budget of evaluations, it always answers the same.

mod ask;
mod bot;
mod completed;
mod effort;
mod estimate;
mod evaluator;
mod limits;
mod one_ahead;
mod random;
mod rollouts;
mod turns;
mod whole_turn;

pub use ask::{Ask, Budget};
pub use bot::{Bot, Candidate};
pub use completed::completed;
pub use effort::{Effort, Slips, think};
pub use estimate::{Estimate, Mean};
pub use evaluator::Evaluator;
pub use limits::Limits;
pub use one_ahead::one_ahead;
pub use random::Random;
pub use rollouts::{Rollouts, play_on, rollouts};
pub use turns::{Beam, Plan, Turn, TurnEvaluator, answer_turn, plan_turn, replies, turns};
pub(crate) use whole_turn::quick_whole_turn;
pub use whole_turn::whole_turn;

use crate::game::Game;
use std::cmp::Ordering;

/// A decision with what it is thought to be worth.
#[derive(Clone, Copy, Debug)]
pub struct Valued<D> {
    /// The decision.
    pub decision: D,
    /// How the game is thought to end with it.
    pub estimate: Estimate,
}

/// Sorts the best first; equals stay in the order of the list of legal decisions.
pub(crate) fn sort<G: Game>(valued: &mut [Valued<G::Decision>], evaluator: &impl Evaluator<G>) {
    valued.sort_by(|a, b| best_first(&a.estimate, &b.estimate, evaluator));
}

fn best_first<G: Game>(a: &Estimate, b: &Estimate, evaluator: &impl Evaluator<G>) -> Ordering {
    evaluator.worth(b).total_cmp(&evaluator.worth(a))
}
