//! Why nothing more can be taken back.

use super::rules::{Decision, Position};
use crate::locale::{Locale, Sentence};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Why nothing more can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum UndoRefusal {
    /// Nothing has been decided yet.
    NothingPlayed,
    /// The other player has decided something since.
    OtherPlayer,
    /// The turn is over.
    TurnOver,
    /// The game is over.
    GameOver,
}

impl UndoRefusal {
    /// Every reason.
    pub const ALL: [UndoRefusal; 4] = [
        UndoRefusal::NothingPlayed,
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
            Decision::Discard(_) => UndoRefusal::OtherPlayer,
            Decision::End => UndoRefusal::TurnOver,
            _ => UndoRefusal::NothingPlayed,
        }
    }
}

impl fmt::Display for UndoRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            UndoRefusal::NothingPlayed => "there is nothing to take back",
            UndoRefusal::OtherPlayer => "another player has decided something since",
            UndoRefusal::TurnOver => "the turn is over",
            UndoRefusal::GameOver => "the game is over",
        })
    }
}

impl std::error::Error for UndoRefusal {}

impl Sentence for UndoRefusal {
    fn sentence(&self, locale: &Locale) -> String {
        locale.text(match self {
            UndoRefusal::NothingPlayed => "undo-stop-nothing-played",
            UndoRefusal::OtherPlayer => "undo-stop-other-player",
            UndoRefusal::TurnOver => "undo-stop-turn-over",
            UndoRefusal::GameOver => "undo-stop-game-over",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::languages;

    #[test]
    fn every_reason_has_a_sentence() {
        for language in languages() {
            let words = Locale::for_language(&language.tag);
            for stop in UndoRefusal::ALL {
                assert!(stop.sentence(&words).ends_with('.'), "{stop:?}");
            }
            assert!(words.faults().is_empty(), "{:?}", words.faults());
        }
    }
}
