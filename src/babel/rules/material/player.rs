//! The two who play.

use serde::{Deserialize, Serialize};

/// A player, called by a city; the order is that of everything which has none of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Player {
    /// The first, who sits on the side of Kish.
    Kish,
    /// The second, who sits on the side of Ur.
    Ur,
}

impl Player {
    /// Both, in order.
    pub const ALL: [Player; 2] = [Player::Kish, Player::Ur];

    /// The place in [`ALL`](Player::ALL): what arrays of two are indexed by.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponent.
    pub const fn other(self) -> Player {
        match self {
            Player::Kish => Player::Ur,
            Player::Ur => Player::Kish,
        }
    }
}
