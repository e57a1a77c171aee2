//! Sentences about why something is refused.

use super::names::colour_key;
use crate::locale::Locale;
use crate::tigris::UndoRefusal;
use crate::tigris::rules::{BoardError, Refusal};

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
            Refusal::LeaderThere => self.text("refusal-leader-there"),
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
    pub fn undo_refusal(&self, stop: &UndoRefusal) -> String {
        self.text(match *stop {
            UndoRefusal::NothingPlayed => "undo-stop-nothing-played",
            UndoRefusal::Draw => "undo-stop-draw",
            UndoRefusal::Commitment => "undo-stop-commitment",
            UndoRefusal::OtherPlayer => "undo-stop-other-player",
            UndoRefusal::TurnOver => "undo-stop-turn-over",
            UndoRefusal::GameOver => "undo-stop-game-over",
        })
    }
}

#[cfg(test)]
mod tests;
