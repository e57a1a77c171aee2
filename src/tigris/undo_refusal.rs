//! Why nothing more can be taken back.

use super::rules::{Decision, Position};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Why nothing more can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum UndoRefusal {
    /// Nothing has been decided yet.
    NothingPlayed,
    /// Tiles have been drawn.
    Draw,
    /// Somebody has committed to a conflict.
    Commitment,
    /// Another player has decided something since.
    OtherPlayer,
    /// The turn is over.
    TurnOver,
    /// The game is over.
    GameOver,
}

impl UndoRefusal {
    /// Every reason.
    pub const ALL: [UndoRefusal; 6] = [
        UndoRefusal::NothingPlayed,
        UndoRefusal::Draw,
        UndoRefusal::Commitment,
        UndoRefusal::OtherPlayer,
        UndoRefusal::TurnOver,
        UndoRefusal::GameOver,
    ];

    /// What the decision that led to this position settled for good.
    pub(super) fn after(position: &Position, last: Option<&Decision>) -> UndoRefusal {
        let Some(last) = last else {
            return UndoRefusal::NothingPlayed;
        };
        if position.table().ending().is_some() {
            return UndoRefusal::GameOver;
        }
        match last {
            Decision::Swap(_) => UndoRefusal::Draw,
            Decision::Commit(_) => UndoRefusal::Commitment,
            Decision::End | Decision::Bonus(_) => UndoRefusal::TurnOver,
            // One's own choice of a treasure can be taken back, so it was another player's.
            Decision::Take(_) => UndoRefusal::OtherPlayer,
            _ => UndoRefusal::NothingPlayed,
        }
    }
}

impl fmt::Display for UndoRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            UndoRefusal::NothingPlayed => "there is nothing to take back",
            UndoRefusal::Draw => "tiles have been drawn since",
            UndoRefusal::Commitment => "somebody has committed tiles since",
            UndoRefusal::OtherPlayer => "another player has decided something since",
            UndoRefusal::TurnOver => "the turn is over",
            UndoRefusal::GameOver => "the game is over",
        })
    }
}

impl std::error::Error for UndoRefusal {}
