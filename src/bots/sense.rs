//! What a search must be told of a game beyond its rules: what is worth a thought, and how good it is.

use super::alike::keep_one_of_a_kind;
use super::estimate::Estimate;
use super::judge::Judge;
use super::sensible::keep_sensible;
use crate::game::Game;
use crate::rules::{Decision, Dynasty, Position, Stage};

/// A sense of a game's positions.
pub(crate) trait Sense<G: Game>: Sized {
    /// Leaves out the legal decisions that are not worth a thought.
    fn keep_sensible(&self, game: &G, legal: &mut Vec<G::Decision>);

    /// Leaves out all but one of the legal decisions that come to the same.
    fn keep_one_of_a_kind(&self, game: &G, legal: &mut Vec<G::Decision>);

    /// What a decision of whoever decides leads to, for them and as far as they can know.
    fn after(&mut self, game: &G, decision: G::Decision) -> Estimate;

    /// What a position is worth to a player.
    fn now(&mut self, game: &G, player: G::Player) -> Estimate;

    /// What estimates are compared by.
    fn worth(&self, estimate: &Estimate) -> f32;

    /// Whether a whole action is complete, so that estimates of such positions can be compared.
    fn is_settled(&self, game: &G) -> bool;

    /// Whether what follows this decision cannot be foreseen by the one who takes it.
    fn is_blind(&self, decision: &G::Decision) -> bool;

    /// How many positions have been valued so far.
    fn evals(&self) -> u64;

    /// Counts positions that others have valued on its behalf.
    fn count(&mut self, evals: u64);

    /// Another one like it, for another thread, that has valued nothing yet.
    fn fork(&self) -> Self;
}

impl Sense<Position> for Judge<'_> {
    fn keep_sensible(&self, game: &Position, legal: &mut Vec<Decision>) {
        keep_sensible(game, legal);
    }

    fn keep_one_of_a_kind(&self, game: &Position, legal: &mut Vec<Decision>) {
        keep_one_of_a_kind(game, legal);
    }

    fn after(&mut self, game: &Position, decision: Decision) -> Estimate {
        if let Some(decider) = game.decider() {
            self.turn_to(game, decider);
        }
        Judge::after(self, game, decision)
    }

    fn now(&mut self, game: &Position, player: Dynasty) -> Estimate {
        self.turn_to(game, player);
        self.position(game, 0)
    }

    fn worth(&self, estimate: &Estimate) -> f32 {
        Judge::worth(self, estimate)
    }

    fn is_settled(&self, game: &Position) -> bool {
        matches!(
            game.table().stage(),
            Stage::Action | Stage::End | Stage::Over(_)
        )
    }

    fn is_blind(&self, decision: &Decision) -> bool {
        matches!(decision, Decision::Swap(_) | Decision::End)
    }

    fn evals(&self) -> u64 {
        self.evals
    }

    fn count(&mut self, evals: u64) {
        self.evals += evals;
    }

    fn fork(&self) -> Self {
        let mut fork = self.clone();
        fork.evals = 0;
        fork
    }
}
