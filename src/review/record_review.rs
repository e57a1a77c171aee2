//! What is thought of a game, as plain data.

use super::METHOD;
use super::plan::{Grade, Thresholds};
use super::review_game::ReviewGame;
use crate::record::Record;
use serde::{Deserialize, Serialize};

/// A decision that was a real choice, and what is thought of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// The moment of the [timeline](crate::replay::Timeline) at which it was made.
    pub moment: usize,
    /// The seat of whoever made it, counted from 0.
    pub seat: usize,
    /// The seat of whose turn it was.
    pub turn_of: usize,
    /// How many turns had ended.
    pub turn: u32,
    /// Which of the game's kinds it is of.
    pub kind: usize,
    /// What was decided, as it is written.
    pub made: String,
    /// What would have been best; the same if nothing better was found.
    pub best: String,
    /// How many choices there were.
    pub choices: usize,
    /// The chance to win before, 0 to 1, at first sight.
    pub before: f32,
    /// The chance with what was decided, played on in sampled worlds.
    pub chance: f32,
    /// The chance with the best, in the same worlds.
    pub best_chance: f32,
    /// What was given away, as a part of the chance to win; below 0 where chance spoke against the best.
    pub loss: f32,
    /// The standard error of the loss.
    pub error: f32,
    /// In how many worlds both were measured; 0 where nothing better was found.
    pub worlds: u32,
}

impl Judged {
    /// What was given away for certain, in points of the chance to win: 0 within twice the standard error.
    pub fn points(&self) -> f32 {
        match self.loss > 2.0 * self.error {
            true => 100.0 * self.loss,
            false => 0.0,
        }
    }

    /// The same in whole points, as it is told beside both chances in per cent: 44 and 49 are 5 apart.
    pub fn told(&self) -> f32 {
        match self.points() > 0.0 {
            true => apart(self.chance, self.best_chance),
            false => 0.0,
        }
    }

    /// What the decision is called if something was given away for certain.
    pub fn grade(&self, thresholds: &Thresholds) -> Option<Grade> {
        thresholds.grade(self.points())
    }
}

/// How far two chances are apart when they are told in whole per cent.
pub fn apart(chance: f32, best: f32) -> f32 {
    (100.0 * best).round() - (100.0 * chance).round()
}

/// What somebody drew, and how lucky that was.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Draw {
    /// The moment of the timeline that the draw led to; 0 for the deal at the start.
    pub moment: usize,
    /// The seat of whoever drew, counted from 0.
    pub seat: usize,
    /// The chance to win after it less the mean over the draws that could have come.
    pub luck: f32,
    /// The standard error of that mean.
    pub error: f32,
}

/// What is thought of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// Which game it is of.
    pub game: String,
    /// The record.
    pub id: u64,
    /// The rules by which it was played through.
    pub rules: u32,
    /// How it was judged.
    pub method: u32,
    /// Which nets judged.
    pub judges: u64,
    /// Every decision of the record, as it is written.
    pub decisions: Vec<String>,
    /// Who won, by seat: each one's part of the victory; nothing while the game goes on.
    pub shares: Vec<f32>,
    /// Every player's chance to win, 0 to 1, by moment and then by seat: each on what that player
    /// knew, so they need not add up to one.
    pub chances: Vec<Vec<f32>>,
    /// Every real choice, in order.
    pub judged: Vec<Judged>,
    /// Every draw, in order; those of one moment in the order of seats.
    pub draws: Vec<Draw>,
}

impl Review {
    /// Whether it is of this record as it stands, by today's rules, method and nets.
    pub fn is_of<G: ReviewGame>(&self, record: &Record<G>) -> bool {
        let decisions = record.decisions();
        self.game == G::ID
            && self.id == record.id()
            && self.rules == G::RULES_VERSION
            && self.method == METHOD
            && self.judges == G::judges()
            && self.decisions.len() == decisions.len()
            && decisions
                .iter()
                .zip(&self.decisions)
                .all(|(decision, written)| decision.to_string() == *written)
    }

    /// The choice that was made at a moment, if it was a real one.
    pub fn at(&self, moment: usize) -> Option<&Judged> {
        let found = self.judged.binary_search_by_key(&moment, |j| j.moment);
        found.ok().map(|at| &self.judged[at])
    }

    /// The draws that led to a moment.
    pub fn draws_at(&self, moment: usize) -> &[Draw] {
        let from = self.draws.partition_point(|draw| draw.moment < moment);
        let to = self.draws.partition_point(|draw| draw.moment <= moment);
        &self.draws[from..to]
    }
}

/// A decision of the first seat that gave so much away, for tests.
#[cfg(test)]
pub(super) fn sample(moment: usize, loss: f32, error: f32) -> Judged {
    Judged {
        moment,
        seat: 0,
        turn_of: 0,
        turn: 0,
        kind: 0,
        made: "a".to_string(),
        best: "b".to_string(),
        choices: 2,
        before: 0.5,
        chance: 0.5 - loss,
        best_chance: 0.5,
        loss,
        error,
        worlds: 8,
    }
}
