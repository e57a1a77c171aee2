//! Sentences about why something is refused.

use super::Locale;
use super::names::colour_key;
use crate::board_file::{BoardFileError, BoardFileFault};
use crate::bots::{NetError, NetFault, NetTrouble};
use crate::game::Stop;
use crate::preferences::Warning;
use crate::record::{FileError, FileFault, RecordError};
use crate::rules::{BoardError, Refusal};

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
            BoardError::Syntax(why) => self.format("board-error-syntax", &[("why", why.into())]),
            BoardError::Name(name) => self.format("board-error-name", &[("name", name.into())]),
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

    /// Why a board file cannot be used.
    pub fn board_file_error(&self, error: &BoardFileError) -> String {
        let file = error.path.display().to_string();
        match &error.fault {
            BoardFileFault::Io(why) => {
                let values = [("file", file.into()), ("why", why.to_string().into())];
                self.format("board-file-cannot-read", &values)
            }
            BoardFileFault::NotAFile => {
                self.format("board-file-not-a-file", &[("file", file.into())])
            }
            BoardFileFault::Board(why) => {
                let values = [("file", file.into()), ("why", self.board_error(why).into())];
                self.format("board-file-damaged", &values)
            }
            BoardFileFault::NameTaken(name) => {
                let values = [("file", file.into()), ("name", name.into())];
                self.format("board-file-name-taken", &values)
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
    pub fn record_error(&self, error: &RecordError) -> String {
        let line = |line: &usize| ("line", (*line).into());
        match error {
            RecordError::Syntax {
                line: at,
                column,
                why,
            } => self.format(
                "record-error-syntax",
                &[line(at), ("column", (*column).into()), ("why", why.into())],
            ),
            RecordError::Newer { format } => {
                self.format("record-error-newer", &[("format", (*format).into())])
            }
            RecordError::NewerRules { rules } => {
                self.format("record-error-newer-rules", &[("rules", (*rules).into())])
            }
            RecordError::Start { line: at, why } => self.format(
                "record-error-start",
                &[line(at), ("why", self.position_error(why).into())],
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
                    ("why", self.refusal(why).into()),
                ],
            ),
            RecordError::Differs { line: at } => self.format("record-error-differs", &[line(at)]),
            RecordError::Unsound { line: at } => self.format("record-error-unsound", &[line(at)]),
        }
    }

    /// What is wrong with a file, which is named.
    pub fn file_error(&self, error: &FileError) -> String {
        let why = match &error.fault {
            FileFault::Io(why) => self.format("file-fault-io", &[("why", why.to_string().into())]),
            FileFault::TooLarge { limit } => {
                self.format("file-fault-too-large", &[("limit", (*limit).into())])
            }
            FileFault::NotText { line } => {
                self.format("file-fault-not-text", &[("line", (*line).into())])
            }
            FileFault::Record(why) => self.record_error(why),
            // These two are about a title that was typed just now, not about a file.
            FileFault::Exists => return self.text("file-fault-exists"),
            FileFault::BadName => return self.text("file-fault-bad-name"),
        };
        let file = error.path.display().to_string();
        self.format("file-error", &[("file", file.into()), ("why", why.into())])
    }

    /// What is wrong with a file of a net, which is named.
    pub fn net_trouble(&self, trouble: &NetTrouble) -> String {
        let why = match &trouble.why {
            NetFault::Io(why) => self.format("file-fault-io", &[("why", why.to_string().into())]),
            NetFault::Net(NetError::NotANet) => self.text("net-fault-not-a-net"),
            NetFault::Net(NetError::OtherFeatures) => self.text("net-fault-other-features"),
            NetFault::Net(NetError::Damaged) => self.text("net-fault-damaged"),
        };
        let file = trouble.path.display().to_string();
        self.format("net-error", &[("file", file.into()), ("why", why.into())])
    }

    /// What a player should know about the file of settings.
    pub fn warning(&self, warning: &Warning) -> String {
        match warning {
            Warning::Damaged { set_aside, line } => {
                let file = ("file", set_aside.display().to_string().into());
                match line {
                    Some(line) => self.format(
                        "preferences-damaged-line",
                        &[file, ("line", (*line).into())],
                    ),
                    None => self.format("preferences-damaged", &[file]),
                }
            }
            Warning::Unreadable { path, why } => self.format(
                "preferences-unreadable",
                &[
                    ("file", path.display().to_string().into()),
                    ("why", why.to_string().into()),
                ],
            ),
        }
    }
}

#[cfg(test)]
mod tests;
