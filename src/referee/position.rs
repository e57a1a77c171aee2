//! `position` ... `end`: setting a position.

use super::complaint::{Complaint, Reply};
use super::{Referee, board_file};
use crate::game::Start;
use crate::record::Record;
use crate::rules::Position;
use crate::rules::notation::{PositionTextReason, words};
use std::cell::RefCell;
use std::sync::Arc;

/// More lines than any position has, blank lines and comments not counted.
const MOST_LINES: usize = 200;

/// The lines of a position as they come in.
pub(super) struct Gathering {
    text: String,
    lines: usize,
    /// What is already known to be wrong; the lines up to `end` are still swallowed.
    complaint: Option<Complaint>,
    /// Whether it was asked by `expect refused`.
    pub refused: bool,
}

impl Gathering {
    pub fn new(refused: bool) -> Gathering {
        Gathering {
            text: String::new(),
            lines: 0,
            complaint: None,
            refused,
        }
    }

    /// Remembers the first thing that is wrong.
    pub fn spoil(&mut self, complaint: Complaint) {
        self.complaint.get_or_insert(complaint);
    }

    fn add(&mut self, line: &str) {
        if !words(line, 1).is_empty() {
            self.lines += 1;
        }
        if self.lines > MOST_LINES {
            let limit = ("limit", MOST_LINES.into());
            self.spoil(Complaint::with("referee-position-too-long", [limit]));
        } else if self.complaint.is_none() {
            // Blank lines and comments stay as empty lines, so that line numbers are right.
            if !words(line, 1).is_empty() && self.text.len() < MOST_LINES * super::LINE_LIMIT {
                self.text.push_str(line);
            }
            self.text.push('\n');
        }
    }
}

impl Referee {
    /// Takes one more line of a position; answers when it was the last.
    pub(super) fn gather(&mut self, line: &str) -> Option<Reply> {
        let gathering = self.gathering.as_mut()?;
        gathering.add(line);
        if words(line, 0).first() != Some(&"end") {
            return None;
        }
        let gathering = self.gathering.take()?;
        let read = match gathering.complaint {
            Some(complaint) => Err(complaint),
            None => self.read_position(&gathering.text),
        };
        Some(match (read, gathering.refused) {
            (Ok(_), true) => Err(Complaint::unexpected("?", "=")),
            (Err(_), true) => Ok(String::new()),
            (Err(complaint), false) => Err(complaint),
            (Ok(record), false) => {
                self.record = Some(record);
                Ok(String::new())
            }
        })
    }

    /// Reads a position, on a shipped board, on that of the present game, or on one from a file.
    fn read_position(&self, text: &str) -> Result<Record, Complaint> {
        let complaint = RefCell::new(None);
        let present = self.record.as_ref().map(|r| r.position().table().board());
        let position = Position::from_text_on(text, |name| {
            if let Some(board) = present.filter(|board| board.name() == name) {
                return Some(Arc::clone(board));
            }
            let found = board_file::board(name);
            found.map_err(|why| complaint.replace(Some(why))).ok()
        });
        let position = position.map_err(|error| match (&error.reason, complaint.take()) {
            (PositionTextReason::Board(_), Some(complaint)) => complaint,
            _ => Complaint::Position(Box::new(error)),
        })?;
        let start = Start::Position {
            board: position.table().board().as_ref().clone(),
            lines: text.lines().map(str::to_string).collect(),
        };
        let record = Record::new(start, Vec::new());
        record.map_err(|error| Complaint::Position(Box::new(error)))
    }
}
