//! What keeps a draft from being a position.

use super::super::{Ending, Level, Player, Tribe};
use std::fmt;

/// What keeps a draft from being a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// There are fewer cards of this tribe in the game.
    TooManyCards {
        /// The tribe of which there are too many.
        tribe: Tribe,
        /// How many cards the draft has of it, of twelve.
        found: usize,
    },
    /// There are fewer temple cards of this level in the game.
    TooManyLevels {
        /// The level of which there are too many.
        level: Level,
        /// How many cards the draft has of it.
        found: usize,
    },
    /// More unknown tribe cards than are left.
    TooManyUnknownCards {
        /// How many cards of unknown tribe are written down.
        needed: usize,
        /// How many cards of the game are not written down elsewhere.
        left: usize,
    },
    /// More unknown temple cards than are left.
    TooManyUnknownLevels {
        /// How many temple cards of unknown level are written down.
        needed: usize,
        /// How many temple cards of the game are not written down elsewhere.
        left: usize,
    },
    /// The levels of a temple do not rise.
    NotRising {
        /// Whose temple it is.
        player: Player,
        /// The territory where it stands.
        at: Tribe,
    },
    /// More cards of the supply are known than it has.
    KnownBeyondSupply {
        /// How many are said to be known.
        known: usize,
        /// How many cards there are.
        supply: usize,
    },
    /// A starting level 1 without the option.
    FoundingWithoutOption,
    /// A starting level 1 that is not the first of its column.
    FoundingWithoutCard(Player),
    /// The supply is empty only when the game is over.
    SupplyEmpty,
    /// The totals have ended the game.
    Over(Ending),
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Flaw::TooManyCards { tribe, found } => {
                write!(
                    f,
                    "there are {} cards of the {tribe}, not {found}",
                    Tribe::CARDS
                )
            }
            Flaw::TooManyLevels { level, found } => write!(
                f,
                "there are {} temple cards of level {level}, not {found}",
                level.cards()
            ),
            Flaw::TooManyUnknownCards { needed, left } => write!(
                f,
                "{needed} tribe cards are unknown, and only {left} are left"
            ),
            Flaw::TooManyUnknownLevels { needed, left } => write!(
                f,
                "{needed} temple cards are unknown, and only {left} are left"
            ),
            Flaw::NotRising { player, at } => {
                write!(f, "the temple of {player} with the {at} does not rise")
            }
            Flaw::KnownBeyondSupply { known, supply } => write!(
                f,
                "{known} cards of the supply are known, and it has {supply}"
            ),
            Flaw::FoundingWithoutOption => {
                f.write_str("a starting level 1 waits in a game without the option")
            }
            Flaw::FoundingWithoutCard(player) => write!(
                f,
                "the starting level 1 of {player} is not the first of the column"
            ),
            Flaw::SupplyEmpty => f.write_str("the supply is empty, but the game is not over"),
            Flaw::Over(ending) => write!(f, "the totals have ended the game: {ending}"),
        }
    }
}

impl std::error::Error for Flaw {}

/// Everything that is wrong with a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaws(pub Vec<Flaw>);

impl fmt::Display for Flaws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let flaws: Vec<String> = self.0.iter().map(Flaw::to_string).collect();
        f.write_str(&flaws.join("; "))
    }
}

impl std::error::Error for Flaws {}
