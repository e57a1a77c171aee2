//! The referee: the rules over plain text, one command a line.
//!
//! It is how scripts, tests, bots and bug reports talk to the rules. The framing is that of the Go
//! Text Protocol: every command gets one answer, `= ` and the result or `? ` and the reason, then a
//! blank line. An error changes nothing, and no input makes the referee stop.
//!
//! ```
//! use two_rivers::referee::Referee;
//!
//! let mut referee = Referee::new();
//! referee.answer(b"new players=3 start=bull seed=7").unwrap().unwrap();
//! assert_eq!(referee.answer(b"turn").unwrap().unwrap(), "bull action 1");
//! assert!(referee.answer(b"play commit 2").unwrap().is_err());
//! assert!(referee.answer(b"# a comment").is_none());
//! ```

mod bots;
pub(crate) mod command_error;
mod commands;
pub(crate) mod desk;
pub(crate) mod expect;
mod files;
mod perft;
mod position;
mod protocol;
mod script;
pub(crate) mod settings;
pub(crate) mod words;

pub use perft::perft;
pub use protocol::{LINE_LIMIT, serve};
pub use script::{Score, ScriptError, run_files, run_script};

use crate::locale::Locale;
use command_error::{CommandError, Reply};
use desk::{Dealer, Desk};
use position::Gathering;
use words::words;

/// One who knows the rules, keeps at most one game, and answers commands.
pub struct Referee {
    locale: Locale,
    /// Who can begin a game; the first does where none is named.
    dealers: &'static [&'static dyn Dealer],
    desk: Option<Box<dyn Desk>>,
    /// The lines of a position, between `position` and `end`.
    gathering: Option<Gathering>,
    finished: bool,
}

impl Default for Referee {
    fn default() -> Self {
        Referee::new()
    }
}

impl Referee {
    /// A referee of these games, without one on the table, who answers in English.
    pub(crate) fn of(dealers: &'static [&'static dyn Dealer]) -> Referee {
        Referee {
            locale: Locale::english(),
            dealers,
            desk: None,
            gathering: None,
            finished: false,
        }
    }

    /// Answers one line: the result or the reason why there is none.
    ///
    /// `None` for a line that is no command: a blank one, a comment, or a line of a position.
    pub fn answer(&mut self, line: &[u8]) -> Option<Result<String, String>> {
        let reply = match readable(line) {
            Ok(line) if self.gathering.is_some() => self.gather(line)?,
            Ok(line) => {
                let words = self.command_words(line);
                if words.is_empty() {
                    return None;
                }
                self.obey(&words)?
            }
            Err(complaint) => match &mut self.gathering {
                // The line belongs to a position, which is answered as a whole.
                Some(gathering) => {
                    gathering.spoil(complaint);
                    return None;
                }
                None => Err(complaint),
            },
        };
        Some(self.render(reply))
    }

    /// What is left to answer when no line follows: a position without its `end`.
    pub fn finish(&mut self) -> Option<Result<String, String>> {
        self.gathering.take()?;
        let reply = Err(CommandError::new("referee-position-unfinished"));
        Some(self.render(reply))
    }

    /// Whether `quit` was said.
    pub fn is_finished(&self) -> bool {
        self.finished
    }

    /// The words of a command without its comment. Where the game has a token `#`, it is none.
    fn command_words<'a>(&self, line: &'a str) -> Vec<&'a str> {
        let all = words(line, usize::MAX);
        // `expect refused` may come before any command.
        let mut start = 0;
        while all.get(start..start + 2) == Some(&["expect", "refused"]) {
            start += 2;
        }
        let kept = match (&self.desk, all.get(start..)) {
            (Some(desk), Some(["expect", args @ ..])) => match desk.kept_words(args) {
                0 => 0,
                kept => start + 1 + kept,
            },
            _ => 0,
        };
        words(line, kept)
    }

    fn render(&self, reply: Reply) -> Result<String, String> {
        reply.map_err(|complaint| complaint.sentence(&self.locale))
    }
}

/// The text of a line without its end, if it is one that can be read.
fn readable(line: &[u8]) -> Result<&str, CommandError> {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    if line.len() > LINE_LIMIT {
        let limit = ("limit", LINE_LIMIT.into());
        return Err(CommandError::with("referee-line-too-long", [limit]));
    }
    std::str::from_utf8(line).map_err(|_| CommandError::new("referee-not-utf8"))
}

#[cfg(test)]
mod tests;
