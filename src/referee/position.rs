//! `position` ... `end`: setting a position.

use super::Referee;
use super::command_error::{CommandError, Reply};
use super::desk::Desk;
use super::words::words;

/// More lines than any position has, blank lines and comments not counted.
const MOST_LINES: usize = 200;

/// The lines of a position as they come in.
#[derive(Default)]
pub(super) struct Gathering {
    /// Without blank lines, of which there may be any number.
    text: String,
    /// Where each line of the text stood, counted from 1.
    numbers: Vec<usize>,
    /// How many lines have come in.
    lines: usize,
    /// What is already known to be wrong; the lines up to `end` are still swallowed.
    complaint: Option<CommandError>,
    /// Whether it was asked by `expect refused`.
    pub refused: bool,
}

impl Gathering {
    pub fn new(refused: bool) -> Gathering {
        Gathering {
            refused,
            ..Gathering::default()
        }
    }

    /// Remembers the first thing that is wrong.
    pub fn spoil(&mut self, complaint: CommandError) {
        self.complaint.get_or_insert(complaint);
    }

    /// How many lines it keeps.
    #[cfg(test)]
    pub fn kept(&self) -> usize {
        self.text.lines().count()
    }

    fn add(&mut self, line: &str) {
        self.lines = self.lines.saturating_add(1);
        if words(line, 1).is_empty() || self.complaint.is_some() {
            return;
        }
        if self.numbers.len() == MOST_LINES {
            let limit = ("limit", MOST_LINES.into());
            self.spoil(CommandError::with("referee-position-too-long", [limit]));
        } else {
            self.numbers.push(self.lines);
            self.text.push_str(line);
            self.text.push('\n');
        }
    }

    /// The complaint with the number that its line had among the blank ones.
    fn numbered(&self, mut complaint: CommandError) -> CommandError {
        if let CommandError::Position { line, .. } = &mut complaint
            && let Some(number) = self.numbers.get(line.saturating_sub(1))
        {
            *line = *number;
        }
        complaint
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
        let read = match gathering.complaint.clone() {
            Some(complaint) => Err(complaint),
            None => self.read_position(&gathering.text),
        };
        let read = read.map_err(|complaint| gathering.numbered(complaint));
        Some(match (read, gathering.refused) {
            (Ok(_), true) => Err(CommandError::unexpected("?", "=")),
            (Err(_), true) => Ok(String::new()),
            (Err(complaint), false) => Err(complaint),
            (Ok(desk), false) => {
                self.desk = Some(desk);
                Ok(String::new())
            }
        })
    }

    /// Reads a position of the game that its first line names, or else of the first one.
    fn read_position(&self, text: &str) -> Result<Box<dyn Desk>, CommandError> {
        let mut lines = text.lines().map(|line| words(line, 0));
        let dealer = match lines.find(|words| !words.is_empty()).as_deref() {
            Some(["game", name]) => self.dealer(name)?,
            _ => self.first_dealer()?,
        };
        dealer.written(text, self.desk.as_deref())
    }
}
