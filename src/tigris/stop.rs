//! Why nothing more can be taken back.

use super::rules::{Decision, Position};
use serde::{Deserialize, Serialize};

/// Why nothing more can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stop {
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

impl Stop {
    /// Every reason.
    pub const ALL: [Stop; 6] = [
        Stop::NothingPlayed,
        Stop::Draw,
        Stop::Commitment,
        Stop::OtherPlayer,
        Stop::TurnOver,
        Stop::GameOver,
    ];

    /// What the decision that led to this position settled for good.
    pub(super) fn after(position: &Position, last: Option<&Decision>) -> Stop {
        let Some(last) = last else {
            return Stop::NothingPlayed;
        };
        if position.table().ending().is_some() {
            return Stop::GameOver;
        }
        match last {
            Decision::Swap(_) => Stop::Draw,
            Decision::Commit(_) => Stop::Commitment,
            Decision::End | Decision::Bonus(_) => Stop::TurnOver,
            // One's own choice of a treasure can be taken back, so it was another player's.
            Decision::Take(_) => Stop::OtherPlayer,
            _ => Stop::NothingPlayed,
        }
    }
}
