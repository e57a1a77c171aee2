//! The decisions of this game judged afterwards, by the net and the search of the strongest level.

use super::Start;
use super::bots::{NetEvaluator, evaluator, fingerprint};
use super::rules::{Decision, Event, Player, Position, Setup, Stage};
use crate::game::Game;
use crate::review::{Line, ReviewGame};
use crate::search::{Beam, Estimate, Evaluator, Limits, TurnEvaluator, answer_turn, turns};

/// How widely a player's own turns are looked for.
const OWN: Beam = Beam {
    width: 12,
    longest: 24,
};

/// How widely answers are looked for: as the strongest level does.
const ANSWERS: Beam = Beam {
    width: 3,
    longest: 12,
};

/// How widely a turn is looked for where only the chance to win is asked for.
const GLANCE: Beam = Beam {
    width: 4,
    longest: 16,
};

/// A decision with the best that goes on from it in the same turn; nothing where another is asked then.
fn going_on(
    game: &Position,
    made: Decision,
    evaluator: &mut NetEvaluator<'static>,
    limits: &Limits,
) -> Option<Line<Decision>> {
    let mut after = game.clone();
    Game::play(&mut after, made);
    let same = after.decider() == game.decider() && Game::turns(&after) == Game::turns(game);
    let best = same.then(|| turns(&after, &OWN, 1, evaluator, limits));
    let best = best?.into_iter().next()?;
    Some(Line {
        decisions: std::iter::once(made).chain(best.decisions).collect(),
        estimate: best.estimate,
    })
}

impl ReviewGame for Position {
    type Evaluator = NetEvaluator<'static>;

    const KINDS: &'static [&'static str] = &[
        "moving",
        "settling",
        "building",
        "migrating",
        "skills",
        "discarding",
        "ending",
    ];

    fn judges() -> u64 {
        fingerprint()
    }

    fn evaluator(&self, _: Player) -> NetEvaluator<'static> {
        evaluator()
    }

    fn kind(decision: &Decision) -> usize {
        match decision {
            Decision::Move(_) => 0,
            Decision::Settle(_) => 1,
            Decision::Build(_) => 2,
            Decision::Migrate { .. } => 3,
            Decision::Destroy(_)
            | Decision::Rob(_)
            | Decision::Expel(..)
            | Decision::Lure(_)
            | Decision::Leap(..)
            | Decision::Halve(_) => 4,
            Decision::Discard(_) => 5,
            Decision::End => 6,
        }
    }

    /// Each decision with the best turn that begins with it, that which was made with the best that is found
    /// once it has been made; of the ways to discard half of a hand those that are near the best.
    fn lines(
        &self,
        made: Decision,
        evaluator: &mut NetEvaluator<'static>,
        limits: &Limits,
    ) -> Vec<Line<Decision>> {
        if let Stage::Discard { count } = self.table().stage() {
            let discards = evaluator.discards(self, count).into_iter();
            let line = |(cards, estimate)| Line {
                decisions: vec![Decision::Discard(cards)],
                estimate,
            };
            return discards.map(line).collect();
        }
        let mut lines: Vec<Line<Decision>> = Vec::new();
        for turn in turns(self, &OWN, 1, evaluator, limits) {
            let first = turn.decisions[0];
            if lines.iter().all(|line| line.decisions[0] != first) {
                lines.push(Line {
                    decisions: turn.decisions,
                    estimate: turn.estimate,
                });
            }
        }
        // Among all turns the best that goes on from it may have been passed over.
        if let Some(line) = lines.iter_mut().find(|line| line.decisions[0] == made)
            && let Some(better) = going_on(self, made, evaluator, limits)
            && evaluator.worth(&better.estimate) > evaluator.worth(&line.estimate)
        {
            *line = better;
        }
        lines
    }

    fn follow(
        &self,
        line: &[Decision],
        evaluator: &mut NetEvaluator<'static>,
        limits: &Limits,
    ) -> Option<Estimate> {
        answer_turn(self, line, &ANSWERS, evaluator, limits)
    }

    /// Of a player in the own turn, what the best rest of it is worth.
    fn outlook(&self, player: Player, evaluator: &mut NetEvaluator<'static>) -> Estimate {
        let best = match self.decider() == Some(player) {
            true => turns(self, &GLANCE, 1, evaluator, &Limits::NONE),
            false => Vec::new(),
        };
        match best.first() {
            Some(turn) => turn.estimate,
            None => evaluator.ended(self, player),
        }
    }

    fn drawer(event: &Event) -> Option<Player> {
        match event {
            Event::Drawn { player, .. } => Some(*player),
            _ => None,
        }
    }

    /// With the same starting player: who begins is no draw of cards.
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
