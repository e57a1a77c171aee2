//! The five tribes, each with its cards and its territory.

use super::Letter;
use serde::{Deserialize, Serialize};

/// A tribe: of a card, or of the territory that bears its name.
///
/// The order is that of everything which has none of its own: hands, discards, listed territories.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Tribe {
    /// Their runs destroy a temple of the opponent.
    Assyrians,
    /// Their runs rob the topmost card of a temple of the opponent.
    Hittites,
    /// Their runs expel a tribe from a row of the opponent.
    Medes,
    /// Their runs let a temple leap a level.
    Persians,
    /// Their runs lure the last cards of a row of the opponent.
    Sumerians,
}

impl Tribe {
    /// All tribes, in order.
    pub const ALL: [Tribe; 5] = [
        Tribe::Assyrians,
        Tribe::Hittites,
        Tribe::Medes,
        Tribe::Persians,
        Tribe::Sumerians,
    ];

    /// How many cards each tribe has.
    pub const CARDS: u8 = 12;

    /// The place in [`ALL`](Tribe::ALL): what arrays of five are indexed by.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Letter for Tribe {
    const ANY: Tribe = Tribe::Assyrians;

    fn letter(self) -> char {
        match self {
            Tribe::Assyrians => 'a',
            Tribe::Hittites => 'h',
            Tribe::Medes => 'm',
            Tribe::Persians => 'p',
            Tribe::Sumerians => 's',
        }
    }

    fn from_letter(letter: char) -> Option<Tribe> {
        Tribe::ALL.into_iter().find(|t| t.letter() == letter)
    }
}
