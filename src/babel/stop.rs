//! Why nothing more can be taken back.

use super::rules::{Decision, Position};
use crate::locale::{Locale, Sentence};
use serde::{Deserialize, Serialize};

/// Why nothing more can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stop {
    /// Nothing has been decided yet.
    NothingPlayed,
    /// The other player has decided something since.
    OtherPlayer,
    /// The turn is over.
    TurnOver,
    /// The game is over.
    GameOver,
}

impl Stop {
    /// Every reason.
    pub const ALL: [Stop; 4] = [
        Stop::NothingPlayed,
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
            Decision::Discard(_) => Stop::OtherPlayer,
            Decision::End => Stop::TurnOver,
            _ => Stop::NothingPlayed,
        }
    }
}

impl Sentence for Stop {
    fn sentence(&self, locale: &Locale) -> String {
        locale.text(match self {
            Stop::NothingPlayed => "undo-stop-nothing-played",
            Stop::OtherPlayer => "undo-stop-other-player",
            Stop::TurnOver => "undo-stop-turn-over",
            Stop::GameOver => "undo-stop-game-over",
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
            for stop in Stop::ALL {
                assert!(stop.sentence(&words).ends_with('.'), "{stop:?}");
            }
            assert!(words.faults().is_empty(), "{:?}", words.faults());
        }
    }
}
