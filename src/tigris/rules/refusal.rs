//! Why a decision is illegal.

use super::Colour;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The reason why a decision is refused, with what a sentence about it needs.
///
/// Where several reasons apply, the first in the order of the referee's table is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Refusal {
    /// Not a decision at all, or a swap of none or more than six tiles.
    Unknown,
    /// Nothing of the kind is being asked now.
    NotNow,
    /// The hand lacks this tile.
    NotInHand(Colour),
    /// A catastrophe lies there.
    Blocked,
    /// A tile, a leader or the wonder is there.
    Occupied,
    /// Farms go on rivers.
    NeedsRiver,
    /// Everything but farms goes on land.
    NeedsLand,
    /// A tile may not touch three kingdoms.
    ThreeKingdoms,
    /// A leader that is off the board cannot be withdrawn.
    NotOnBoard(Colour),
    /// A leader cannot be moved to where it stands.
    SameCell,
    /// A leader must stand beside a face-up temple.
    NeedsTemple,
    /// A leader may not unite kingdoms.
    UnitesKingdoms,
    /// Both catastrophes have been played.
    NoCatastropheLeft,
    /// A catastrophe may not fall on a leader.
    LeaderThere,
    /// Treasures, buildings, face-down tiles and the wonder are safe from catastrophes.
    Protected,
    /// The hand holds fewer tiles of the colour than that.
    TooMany {
        /// The colour of the tiles.
        colour: Colour,
        /// How many the hand holds.
        have: u8,
    },
    /// English conflicts: none or, for the attacker, at least so many; for the defender, exactly so
    /// many.
    EnglishLimit {
        /// So many.
        needed: u8,
        /// Whether the attacker is meant.
        attacker: bool,
    },
    /// That tile is in no line with the placed one.
    NotInLine,
    /// The line is not long enough: at least this many tiles are needed.
    LineTooShort {
        /// How many tiles the line must have.
        needed: u8,
    },
    /// No such square can bear a monument now.
    NoSuchSquare,
    /// That monument has been built.
    MonumentTaken,
    /// No such cross can bear the wonder now.
    NoSuchCross,
    /// That cell has no treasure to take.
    NotATreasure,
    /// Treasures on cells with the special border come first.
    BorderFirst,
}

impl Refusal {
    /// The code of the referee's protocol.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::Unknown => "unknown",
            Refusal::NotNow => "not-now",
            Refusal::NotInHand(_) => "not-in-hand",
            Refusal::Blocked => "blocked",
            Refusal::Occupied | Refusal::LeaderThere => "occupied",
            Refusal::NeedsRiver => "needs-river",
            Refusal::NeedsLand => "needs-land",
            Refusal::ThreeKingdoms => "three-kingdoms",
            Refusal::NotOnBoard(_) => "not-on-board",
            Refusal::SameCell => "same-cell",
            Refusal::NeedsTemple => "needs-temple",
            Refusal::UnitesKingdoms => "unites-kingdoms",
            Refusal::NoCatastropheLeft => "no-catastrophe-left",
            Refusal::Protected => "protected",
            Refusal::TooMany { .. } => "too-many",
            Refusal::EnglishLimit { .. } => "english-limit",
            Refusal::NotInLine => "not-in-line",
            Refusal::LineTooShort { .. } => "line-too-short",
            Refusal::NoSuchSquare => "no-such-square",
            Refusal::MonumentTaken => "monument-taken",
            Refusal::NoSuchCross => "no-such-cross",
            Refusal::NotATreasure => "not-a-treasure",
            Refusal::BorderFirst => "border-first",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            Refusal::Unknown => "this is no decision of the game",
            Refusal::NotNow => "the game does not wait for this now",
            Refusal::NotInHand(colour) => return write!(f, "the hand has no {colour} tile"),
            Refusal::Blocked => "a catastrophe lies on the cell",
            Refusal::Occupied => "the cell is not empty",
            Refusal::NeedsRiver => "farms are placed on rivers only",
            Refusal::NeedsLand => "nothing but farms is placed on rivers",
            Refusal::ThreeKingdoms => "the tile would touch three kingdoms",
            Refusal::NotOnBoard(colour) => {
                return write!(f, "the {colour} leader is not on the board");
            }
            Refusal::SameCell => "the leader stands on this cell already",
            Refusal::NeedsTemple => "the leader would stand beside no face-up temple",
            Refusal::UnitesKingdoms => "the leader would unite kingdoms",
            Refusal::NoCatastropheLeft => "both catastrophes have been played",
            Refusal::LeaderThere => "leaders are safe from catastrophes",
            Refusal::Protected => "what lies on the cell is safe from catastrophes",
            Refusal::TooMany { colour, have } => {
                return write!(f, "the hand has only {have} {colour} tiles");
            }
            Refusal::EnglishLimit {
                needed,
                attacker: true,
            } => return write!(f, "an attacker commits nothing, or at least {needed} tiles"),
            Refusal::EnglishLimit {
                needed,
                attacker: false,
            } => return write!(f, "a defender commits nothing, or exactly {needed} tiles"),
            Refusal::NotInLine => "the tile is in no line with the placed one",
            Refusal::LineTooShort { needed } => {
                return write!(f, "the line has fewer than {needed} tiles");
            }
            Refusal::NoSuchSquare => "no monument can be built on this square now",
            Refusal::MonumentTaken => "the monument has been built already",
            Refusal::NoSuchCross => "the wonder cannot be built on this cross now",
            Refusal::NotATreasure => "the cell has no treasure that can be taken",
            Refusal::BorderFirst => "treasures on cells with the special border are taken first",
        })
    }
}

impl std::error::Error for Refusal {}
