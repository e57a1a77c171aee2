//! The six monuments, one for every pair of colours. Where they may be built is in `monuments`.

use super::Colour;
use serde::{Deserialize, Serialize};

/// A monument, named by its two colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Monument {
    /// Pays kings and priests.
    BlackRed,
    /// Pays kings and farmers.
    BlackBlue,
    /// Pays kings and traders.
    BlackGreen,
    /// Pays priests and farmers.
    RedBlue,
    /// Pays priests and traders.
    RedGreen,
    /// Pays farmers and traders.
    BlueGreen,
}

impl Monument {
    /// All six, by their colours in the order of colours.
    pub const ALL: [Monument; 6] = [
        Monument::BlackRed,
        Monument::BlackBlue,
        Monument::BlackGreen,
        Monument::RedBlue,
        Monument::RedGreen,
        Monument::BlueGreen,
    ];

    /// Its place in [`Monument::ALL`], for arrays of six.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its two colours, in the order of colours.
    pub const fn colours(self) -> [Colour; 2] {
        use Colour::*;
        match self {
            Monument::BlackRed => [Black, Red],
            Monument::BlackBlue => [Black, Blue],
            Monument::BlackGreen => [Black, Green],
            Monument::RedBlue => [Red, Blue],
            Monument::RedGreen => [Red, Green],
            Monument::BlueGreen => [Blue, Green],
        }
    }

    /// The monument of two colours, in either order; `None` for one colour twice.
    pub fn of(one: Colour, other: Colour) -> Option<Monument> {
        Monument::ALL
            .into_iter()
            .find(|m| m.colours() == [one, other] || m.colours() == [other, one])
    }

    /// Whether one of its halves has this colour.
    pub fn has(self, colour: Colour) -> bool {
        self.colours().contains(&colour)
    }
}
