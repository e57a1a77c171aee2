//! What a search asks of a game, answered by the nets.

use super::net_evaluator::NetEvaluator;
use super::pruning::{keep_one_of_a_kind, keep_sensible};
use crate::search::{Estimate, Evaluator};
use crate::tigris::rules::{Decision, Dynasty, Position, Stage};

impl Evaluator<Position> for NetEvaluator<'_> {
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
        NetEvaluator::after(self, game, decision)
    }

    fn now(&mut self, game: &Position, player: Dynasty) -> Estimate {
        self.turn_to(game, player);
        self.position(game, 0)
    }

    fn worth(&self, estimate: &Estimate) -> f32 {
        NetEvaluator::worth(self, estimate)
    }

    fn chance(&self, estimate: &Estimate) -> f32 {
        NetEvaluator::chance(self, estimate)
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

    /// Taking a leader home is no mistake that people understand.
    fn is_human(&self, decision: &Decision) -> bool {
        !matches!(decision, Decision::Withdraw(_))
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
