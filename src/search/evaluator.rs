//! What a search must be told of a game beyond its rules: what is worth a thought, and how good it is.

use super::Estimate;
use crate::game::Game;

/// Values positions of a game.
///
/// It is given sampled positions, and must look only at what its player could know: whatever else
/// lies in them was dealt at random.
pub trait Evaluator<G: Game>: Sized {
    /// What a position is worth to a player.
    fn now(&mut self, game: &G, player: G::Player) -> Estimate;

    /// What a decision of whoever decides leads to, for them and as far as they can know.
    fn after(&mut self, game: &G, decision: G::Decision) -> Estimate {
        let Some(decider) = game.decider() else {
            return Estimate::default();
        };
        let mut next = game.clone();
        next.play(decision);
        self.now(&next, decider)
    }

    /// Leaves out the legal decisions that are not worth a thought, but never all of them.
    fn keep_sensible(&self, game: &G, legal: &mut Vec<G::Decision>) {
        let _ = (game, legal);
    }

    /// Leaves out all but one of the legal decisions that come to the same.
    fn keep_one_of_a_kind(&self, game: &G, legal: &mut Vec<G::Decision>) {
        let _ = (game, legal);
    }

    /// What estimates are compared by.
    fn worth(&self, estimate: &Estimate) -> f32 {
        estimate.win
    }

    /// The chance to win that an estimate stands for, 0 to 1.
    fn chance(&self, estimate: &Estimate) -> f32 {
        estimate.win
    }

    /// Whether a whole action is complete, so that estimates of such positions can be compared.
    fn is_settled(&self, game: &G) -> bool {
        let _ = game;
        true
    }

    /// Whether what follows this decision cannot be foreseen by the one who takes it.
    fn is_blind(&self, decision: &G::Decision) -> bool {
        let _ = decision;
        false
    }

    /// Whether people would understand this decision as a mistake: only such [slips](super::Slips)
    /// are made.
    fn is_human(&self, decision: &G::Decision) -> bool {
        let _ = decision;
        true
    }

    /// How many positions have been valued so far.
    fn evals(&self) -> u64;

    /// Counts positions that others have valued on its behalf.
    fn count(&mut self, evals: u64);

    /// Another one like it, for another thread, that has valued nothing yet.
    fn fork(&self) -> Self;
}
