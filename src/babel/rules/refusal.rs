//! Why a decision is illegal.

use super::{Level, Skill, Source, Tribe};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The reason why a decision is refused, with what a sentence about it needs.
///
/// Where several reasons apply, the first in the order of section 13 is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Refusal {
    /// Not a decision at all.
    Unknown,
    /// Nothing of the kind is being asked now.
    NotNow,
    /// The hand lacks such a card, or so many of them.
    NotInHand(Tribe),
    /// The marker stands on that territory.
    AlreadyThere(Tribe),
    /// The marker stands at the quarry, where there is neither row nor temple.
    AtQuarry,
    /// No card lies in that column.
    ColumnEmpty(Source),
    /// The starting level 1 of the opponent is the opponent's alone.
    NotYours,
    /// The temple needs a card of another level; `needed` is 7 or 8 where there is none.
    WrongLevel {
        /// The level of the card.
        level: Level,
        /// The only level that would do: one more than the height.
        needed: u8,
    },
    /// The row holds too few cards.
    TooFewCards {
        /// How many cards lie there.
        have: u8,
        /// How many it takes.
        needed: u8,
    },
    /// Cards migrate to another territory.
    SameTerritory,
    /// There is one migration a turn.
    MigratedAlready,
    /// No run that gives this skill begins there.
    NoRun(Skill),
    /// The skill would do nothing.
    NothingThere(Skill),
    /// The card is not higher than the own temple.
    NotHigher {
        /// The level of the card.
        level: Level,
        /// The height of the own temple.
        height: u8,
    },
    /// Half of the hand is another number of cards.
    WrongNumber {
        /// How many cards must be discarded.
        needed: u8,
    },
    /// The starting level 1 must be built first.
    MustFound,
}

impl Refusal {
    /// The codes of all reasons, in the order in which the rules name them.
    pub const CODES: [&str; 16] = [
        "unknown",
        "not-now",
        "not-in-hand",
        "already-there",
        "at-quarry",
        "column-empty",
        "not-yours",
        "wrong-level",
        "too-few-cards",
        "same-territory",
        "migrated-already",
        "no-run",
        "nothing-there",
        "not-higher",
        "wrong-number",
        "must-found",
    ];

    /// The code of the referee's protocol.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::Unknown => "unknown",
            Refusal::NotNow => "not-now",
            Refusal::NotInHand(_) => "not-in-hand",
            Refusal::AlreadyThere(_) => "already-there",
            Refusal::AtQuarry => "at-quarry",
            Refusal::ColumnEmpty(_) => "column-empty",
            Refusal::NotYours => "not-yours",
            Refusal::WrongLevel { .. } => "wrong-level",
            Refusal::TooFewCards { .. } => "too-few-cards",
            Refusal::SameTerritory => "same-territory",
            Refusal::MigratedAlready => "migrated-already",
            Refusal::NoRun(_) => "no-run",
            Refusal::NothingThere(_) => "nothing-there",
            Refusal::NotHigher { .. } => "not-higher",
            Refusal::WrongNumber { .. } => "wrong-number",
            Refusal::MustFound => "must-found",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            Refusal::Unknown => "this is no decision of the game",
            Refusal::NotNow => "the game does not wait for this now",
            Refusal::NotInHand(tribe) => {
                return write!(f, "the hand has no such cards of the {tribe}");
            }
            Refusal::AlreadyThere(tribe) => {
                return write!(f, "the marker stands with the {tribe} already");
            }
            Refusal::AtQuarry => "the marker stands at the quarry",
            Refusal::ColumnEmpty(Source::Own) => "no card lies in the own column",
            Refusal::ColumnEmpty(Source::Other) => "no card lies in the other column",
            Refusal::NotYours => "the starting level 1 is the opponent's alone",
            Refusal::WrongLevel { level, needed } => {
                return write!(f, "the card has level {level}, and the temple needs {needed}");
            }
            Refusal::TooFewCards { have, needed } => {
                return write!(f, "the row has {have} cards, and it takes {needed}");
            }
            Refusal::SameTerritory => "cards migrate to another territory",
            Refusal::MigratedAlready => "there is one migration a turn",
            Refusal::NoRun(skill) => return write!(f, "no run for {skill} begins there"),
            Refusal::NothingThere(skill) => return write!(f, "{skill} would do nothing there"),
            Refusal::NotHigher { level, height } => {
                return write!(
                    f,
                    "the card of level {level} is not higher than the own temple, which has {height}"
                );
            }
            Refusal::WrongNumber { needed } => {
                return write!(f, "exactly {needed} cards are discarded");
            }
            Refusal::MustFound => "the starting level 1 must be built first",
        })
    }
}

impl std::error::Error for Refusal {}
