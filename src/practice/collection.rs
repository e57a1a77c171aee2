//! Exercises that the program brings along: positions of bots' games, easy to hard.

use super::exercise::{Exercise, FORMAT, Id, Origin, Source};
use crate::game::Game;
use crate::review::ReviewGame;
use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};

/// One of them, as it is written: as short as can be.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Shipped {
    /// The kind of the decision, as the game names kinds for files.
    pub kind: String,
    /// What a bot decided.
    pub made: String,
    /// What is best.
    pub best: String,
    /// The chance to win with what was decided, 0 to 1.
    pub chance: f32,
    /// The chance with the best.
    pub best_chance: f32,
    /// How many of the levels of bots do not find the answer.
    pub missed: u8,
    /// The position, a line each.
    pub position: Vec<String>,
}

/// All of them of one game, easy to hard.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Collection {
    /// Which nets judged.
    pub judges: u64,
    /// Easy to hard.
    pub exercises: Vec<Shipped>,
}

impl Shipped {
    /// What makes one harder than another: fewer levels find it; of equals the smaller lead of the best.
    pub fn harder(&self) -> (u8, i32) {
        let lead = 1000.0 * (self.best_chance - self.chance);
        (self.missed, -lead.round() as i32)
    }
}

impl Collection {
    /// Reads a collection.
    ///
    /// # Errors
    /// Where the text is none.
    pub fn read(text: &str) -> Result<Collection, ron::error::SpannedError> {
        ron::from_str(text)
    }

    /// Writes it down.
    ///
    /// # Errors
    /// Only if a number cannot be written.
    pub fn to_text(&self) -> Result<String, ron::Error> {
        let pretty = PrettyConfig::new()
            .new_line("\n")
            .indentor(" ")
            .depth_limit(3);
        ron::ser::to_string_pretty(self, pretty).map(|text| text + "\n")
    }

    /// The exercises of this game, in their order; one that cannot be laid on a table is left out.
    pub fn exercises<G: ReviewGame>(&self) -> Vec<Exercise> {
        let read = self.exercises.iter();
        read.filter_map(|shipped| shipped.exercise::<G>(self.judges))
            .collect()
    }
}

impl Shipped {
    fn exercise<G: ReviewGame>(&self, judges: u64) -> Option<Exercise> {
        let text = self.position.join("\n");
        let position = <G as Game>::begin(&G::written(&text).ok()?).ok()?;
        let decider = position.decider()?;
        let seat = position.players().iter().position(|p| *p == decider)?;
        Some(Exercise {
            format: FORMAT,
            id: Id::of(&position),
            game: G::ID.to_string(),
            kind: self.kind.clone(),
            seat,
            made: self.made.clone(),
            best: self.best.clone(),
            chance: self.chance,
            best_chance: self.best_chance,
            loss: self.best_chance - self.chance,
            judges,
            origin: Origin::Shipped {
                missed: self.missed,
            },
            position: Source::Text(text),
        })
    }
}
