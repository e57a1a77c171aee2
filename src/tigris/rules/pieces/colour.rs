//! The four colours, each with its tile and its leader.

use serde::{Deserialize, Serialize};

/// A colour of the game; it names a kind of tile and a kind of leader as well.
///
/// | colour | tile | leader |
/// | --- | --- | --- |
/// | black | settlement `S` | king `k` |
/// | red | temple `T` | priest `p` |
/// | blue | farm `F` | farmer `f` |
/// | green | market `M` | trader `t` |
///
/// The order black, red, blue, green is used wherever colours are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Settlements and kings.
    Black,
    /// Temples and priests.
    Red,
    /// Farms and farmers.
    Blue,
    /// Markets and traders.
    Green,
}

impl Colour {
    /// All four, in the order of lists.
    pub const ALL: [Colour; 4] = [Colour::Black, Colour::Red, Colour::Blue, Colour::Green];

    /// How many civilization tiles of this colour the game has: 30, 57, 36 and 30, 153 in all.
    pub const fn tiles_in_game(self) -> u8 {
        match self {
            Colour::Black => 30,
            Colour::Red => 57,
            Colour::Blue => 36,
            Colour::Green => 30,
        }
    }

    /// Its place in [`Colour::ALL`], for arrays of four.
    pub const fn index(self) -> usize {
        self as usize
    }
}
