//! The decisions of this game judged afterwards, by the nets and the search of the strongest level.

use super::Start;
use super::bots::{NetEvaluator, Nets, WIDTH, evaluator, keep_one_of_a_kind};
use super::rules::{Decision, Dynasty, Event, Position, Setup};
use crate::review::{Line, ReviewGame};
use crate::search::{Estimate, Limits, Valued, play_on, whole_turn};

impl ReviewGame for Position {
    type Evaluator = NetEvaluator<'static>;

    const KINDS: &'static [&'static str] = &[
        "placing",
        "leaders",
        "catastrophes",
        "swaps",
        "conflicts",
        "building",
        "treasures",
        "ending",
    ];

    fn judges() -> u64 {
        Nets::fingerprint()
    }

    fn evaluator(&self, player: Dynasty) -> NetEvaluator<'static> {
        evaluator(self, player)
    }

    fn kind(decision: &Decision) -> usize {
        match decision {
            Decision::Place(..) => 0,
            Decision::Lead(..) | Decision::Withdraw(_) => 1,
            Decision::Catastrophe(_) => 2,
            Decision::Swap(_) => 3,
            Decision::War(_) | Decision::Commit(_) => 4,
            Decision::Raise(_)
            | Decision::Build(..)
            | Decision::Wonder(_)
            | Decision::Pass
            | Decision::Bonus(_) => 5,
            Decision::Take(_) => 6,
            Decision::End => 7,
        }
    }

    fn lines(
        &self,
        made: Decision,
        evaluator: &mut NetEvaluator<'static>,
        limits: &Limits,
    ) -> Vec<Line<Decision>> {
        let mut found = whole_turn(self, WIDTH, evaluator, limits);
        // The first of a kind is the best of it.
        let mut different = found.iter().map(|valued| valued.decision).collect();
        keep_one_of_a_kind(self, &mut different);
        found.retain(|valued| valued.decision == made || different.contains(&valued.decision));
        let line = |Valued { decision, estimate }| Line {
            decisions: vec![decision],
            estimate,
        };
        found.into_iter().map(line).collect()
    }

    fn follow(
        &self,
        line: &[Decision],
        evaluator: &mut NetEvaluator<'static>,
        limits: &Limits,
    ) -> Option<Estimate> {
        play_on(self, *line.first()?, evaluator, limits)
    }

    fn drawer(event: &Event) -> Option<Dynasty> {
        match event {
            Event::Drawn { dynasty, .. } => Some(*dynasty),
            _ => None,
        }
    }

    /// With the same starting player: who begins is no draw of tiles.
    fn redealt(&self, start: &Start, seed: u64) -> Option<Start> {
        match start {
            Start::Setup(setup) => Some(Start::Setup(Setup {
                start: Some(self.table().active()),
                seed,
                ..setup.clone()
            })),
            Start::Position { .. } => None,
        }
    }
}
