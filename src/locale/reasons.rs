//! Sentences about why something is refused.

use super::names::colour_key;
use super::{Locale, Sentence};
use crate::record::RecordError;
use crate::rules::{BoardError, Refusal};
use crate::tigris::Stop;

impl Locale {
    /// Why a decision is refused, in a sentence for the player who tried it.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        match *refusal {
            Refusal::NotInHand(tile) => self.format(
                "refusal-not-in-hand",
                &[
                    ("tile", self.tile(tile).into()),
                    ("key", colour_key(tile).into()),
                ],
            ),
            Refusal::NotOnBoard(leader) => self.format(
                "refusal-not-on-board",
                &[
                    ("leader", self.leader(leader).into()),
                    ("key", colour_key(leader).into()),
                ],
            ),
            Refusal::TooMany { colour, have } => self.format(
                "refusal-too-many",
                &[
                    ("have", have.into()),
                    ("tile", self.tile(colour).into()),
                    ("tiles", self.tiles(colour).into()),
                    ("key", colour_key(colour).into()),
                ],
            ),
            Refusal::EnglishLimit { needed, attacker } => {
                let key = if attacker {
                    "refusal-english-limit-attacker"
                } else {
                    "refusal-english-limit-defender"
                };
                self.format(key, &[("needed", needed.into())])
            }
            Refusal::LineTooShort { needed } => {
                self.format("refusal-line-too-short", &[("needed", needed.into())])
            }
            plain => self.text(&format!("refusal-{}", plain.code())),
        }
    }

    /// What is wrong with a board file.
    pub fn board_error(&self, error: &BoardError) -> String {
        match error {
            BoardError::Syntax { line, .. } => {
                self.format("board-error-syntax", &[("line", (*line).into())])
            }
            BoardError::Name(name) => self.format("board-error-name", &[("name", name.into())]),
            BoardError::NameTaken(name) => {
                self.format("board-error-name-taken", &[("name", name.into())])
            }
            BoardError::Rows(found) => {
                self.format("board-error-rows", &[("found", (*found).into())])
            }
            BoardError::RowLength { row, length } => self.format(
                "board-error-row-length",
                &[("row", (*row).into()), ("length", (*length).into())],
            ),
            BoardError::Character { row, column, found } => self.format(
                "board-error-character",
                &[
                    ("row", (*row).into()),
                    ("column", (*column).into()),
                    ("found", (*found).into()),
                ],
            ),
            BoardError::SheduCells(found) => {
                self.format("board-error-shedu-cells", &[("found", (*found).into())])
            }
        }
    }

    /// Why nothing more can be taken back.
    pub fn stop(&self, stop: &Stop) -> String {
        self.text(match *stop {
            Stop::NothingPlayed => "undo-stop-nothing-played",
            Stop::Draw => "undo-stop-draw",
            Stop::Commitment => "undo-stop-commitment",
            Stop::OtherPlayer => "undo-stop-other-player",
            Stop::TurnOver => "undo-stop-turn-over",
            Stop::GameOver => "undo-stop-game-over",
        })
    }

    /// What is wrong with a recorded game.
    pub fn record_error<R: Sentence, S: Sentence>(&self, error: &RecordError<R, S>) -> String {
        let line = |line: &usize| ("line", (*line).into());
        match error {
            // What the reader of the format says helps nobody who plays.
            RecordError::Syntax { line: at, .. } => self.format("record-error-syntax", &[line(at)]),
            RecordError::Newer { format } => {
                self.format("record-error-newer", &[("format", (*format).into())])
            }
            RecordError::NewerRules { rules } => {
                self.format("record-error-newer-rules", &[("rules", (*rules).into())])
            }
            RecordError::OtherGame { game } => {
                self.format("record-error-other-game", &[("game", game.into())])
            }
            RecordError::Start { line: at, why } => self.format(
                "record-error-start",
                &[line(at), ("why", why.sentence(self).into())],
            ),
            RecordError::NotADecision { line: at, text } => self.format(
                "record-error-not-a-decision",
                &[line(at), ("text", text.into())],
            ),
            RecordError::Refused {
                line: at,
                decision,
                why,
            } => self.format(
                "record-error-refused",
                &[
                    line(at),
                    ("decision", decision.into()),
                    ("why", why.sentence(self).into()),
                ],
            ),
            RecordError::Differs { line: at } => self.format("record-error-differs", &[line(at)]),
            RecordError::Unsound { line: at } => self.format("record-error-unsound", &[line(at)]),
        }
    }
}

#[cfg(test)]
mod tests;
