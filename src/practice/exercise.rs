//! A position, and the question what is best there.

use crate::game::Game;
use crate::record::{Record, RecordError};
use crate::review::{ReviewGame, stamp};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::error::Error;
use std::fmt;

/// The version of the file of an exercise: raised when an older program could not read a newer one.
pub(super) const FORMAT: u32 = 1;

/// What tells an exercise from all others: the same position has the same wherever it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(u64);

impl Id {
    /// Condenses a game and its position by FNV-1a (Fowler, Noll and Vo), 64 bits.
    pub fn of<G: Game>(position: &G) -> Id {
        let text = position.to_text();
        let bytes = G::ID.bytes().chain([b'\n']).chain(text.bytes());
        Id(bytes.fold(0xcbf2_9ce4_8422_2325, |print, byte| {
            (print ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        }))
    }

    /// The number itself, for whoever needs a seed.
    pub fn number(self) -> u64 {
        self.0
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Id, D::Error> {
        let text = String::deserialize(from)?;
        let number = u64::from_str_radix(&text, 16);
        number.map(Id).map_err(de::Error::custom)
    }
}

/// How a position is written down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Source {
    /// A record that ends where the question is asked: it is read as saves are, older formats too.
    Record(String),
    /// The position alone.
    Text(String),
}

/// Where an exercise is from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Origin {
    /// A game that somebody has played.
    Game {
        /// The record.
        id: u64,
        /// When the game ended, in seconds since 1970.
        ended: u64,
        /// How many turns had ended before the decision.
        turn: u32,
        /// The name that whoever decided had at the table; empty where none was given.
        name: String,
        /// Whether that was the only person at the table.
        alone: bool,
    },
    /// The program brings it along.
    Shipped {
        /// How many of the levels of bots do not find the answer.
        missed: u8,
    },
}

/// A position, whose decision is asked, and what is known of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Exercise {
    pub(super) format: u32,
    /// What tells it from others.
    pub id: Id,
    /// Which game it is of.
    pub game: String,
    /// Of which kind the decision was that is asked for, as the game names kinds for files.
    pub kind: String,
    /// The seat of whoever decides, counted from 0.
    pub seat: usize,
    /// What was decided there, as it is written.
    pub made: String,
    /// What was thought best.
    pub best: String,
    /// The chance to win with what was decided, 0 to 1.
    pub chance: f32,
    /// The chance with the best.
    pub best_chance: f32,
    /// What was given away, as a part of the chance to win.
    pub loss: f32,
    /// Which nets judged, by which method.
    pub judges: u64,
    /// Where it is from.
    pub origin: Origin,
    pub(super) position: Source,
}

/// Why an exercise cannot be laid on a table.
#[derive(Debug, PartialEq)]
pub enum ExerciseError<R, S> {
    /// Its record cannot be read.
    Record(RecordError<R, S>),
    /// Its position cannot stand.
    Position(S),
    /// It is of another game, or what it asks cannot be decided there.
    Unfit,
}

impl<R: fmt::Debug, S: fmt::Debug> fmt::Display for ExerciseError<R, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // For developers; the sentences for players are in the locale.
        match self {
            ExerciseError::Record(why) => write!(f, "its record cannot be read: {why:?}"),
            ExerciseError::Position(why) => write!(f, "its position cannot stand: {why:?}"),
            ExerciseError::Unfit => f.write_str("what it asks cannot be decided there"),
        }
    }
}

impl<R: fmt::Debug, S: fmt::Debug> Error for ExerciseError<R, S> {}

/// Why an exercise of this game cannot be laid on a table.
type ErrorOf<G> = ExerciseError<<G as Game>::Refusal, <G as Game>::StartError>;

impl Exercise {
    /// The game as it stood when the question was asked: a game of its own, without hints.
    ///
    /// # Errors
    /// What is wrong with what was written down.
    pub fn record<G: ReviewGame>(&self) -> Result<Record<G>, ErrorOf<G>> {
        if self.game != G::ID {
            return Err(ExerciseError::Unfit);
        }
        let mut record = match &self.position {
            Source::Record(text) => {
                let read: Record<G> = Record::from_ron(text).map_err(ExerciseError::Record)?;
                read.copy()
            }
            Source::Text(text) => {
                let start = G::written(text).map_err(ExerciseError::Position)?;
                Record::new(start, Vec::new()).map_err(ExerciseError::Position)?
            }
        };
        record.set_hints(false);
        let position = record.position();
        let seat = position.players().get(self.seat).copied();
        let mut legal = Vec::new();
        position.legal(&mut legal);
        let can = |decision: &str| {
            let read = decision.parse::<G::Decision>();
            read.is_ok_and(|decision| legal.contains(&decision))
        };
        match seat.is_some() && position.decider() == seat && can(&self.best) && can(&self.made) {
            true => Ok(record),
            false => Err(ExerciseError::Unfit),
        }
    }

    /// Whether what is known of the answers is what is thought today.
    pub fn is_judged_by<G: ReviewGame>(&self) -> bool {
        self.judges == stamp::<G>()
    }

    /// Whether it is the program's own.
    pub fn is_shipped(&self) -> bool {
        matches!(self.origin, Origin::Shipped { .. })
    }
}
