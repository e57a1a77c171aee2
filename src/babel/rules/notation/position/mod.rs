//! Reading positions that somebody wrote down.

mod reader;

use super::tokens::{TokenError, shortened};
use crate::babel::rules::{Flaw, Line, Player, Position};
use reader::{Lines, read};
use std::fmt;

/// Why a text is no position, and in which line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionTextError {
    /// Counted from 1; the last line where something is missing.
    pub line: usize,
    /// The beginning of that line.
    pub text: String,
    /// What is wrong with it.
    pub reason: PositionTextFlaw,
}

/// What is wrong with a line of a position text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionTextFlaw {
    /// The first line names this game.
    Game,
    /// No line of a position begins with this word.
    Keyword(String),
    /// The line, or a word in it, was there before.
    Twice(&'static str),
    /// A line that every position needs.
    Missing(&'static str),
    /// A line that every position needs for each player.
    MissingOf(&'static str, Player),
    /// There is no option of this name.
    Option(String),
    /// The line has too few or too many words.
    Words,
    /// A word is not what is needed there.
    Token(TokenError),
    /// Something comes after `end`.
    AfterEnd,
    /// The line can be read, but the position cannot be.
    Flaw(Flaw),
}

impl fmt::Display for PositionTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} ({:?}): {}", self.line, self.text, self.reason)
    }
}

impl std::error::Error for PositionTextError {}

impl fmt::Display for PositionTextFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use PositionTextFlaw as Flaw;
        match self {
            Flaw::Game => f.write_str("the first line does not name this game"),
            Flaw::Keyword(word) => write!(f, "no line of a position begins with {word:?}"),
            Flaw::Twice(keyword) => write!(f, "{keyword:?} was there before"),
            Flaw::Missing(keyword) => write!(f, "the line {keyword:?} is missing"),
            Flaw::MissingOf(keyword, player) => {
                write!(f, "the line {keyword:?} of {player} is missing")
            }
            Flaw::Option(name) => write!(f, "there is no option {name:?}"),
            Flaw::Words => f.write_str("the line has too few or too many words"),
            Flaw::Token(error) => error.fmt(f),
            Flaw::AfterEnd => f.write_str("something comes after the end"),
            Flaw::Flaw(flaw) => flaw.fmt(f),
        }
    }
}

impl std::error::Error for PositionTextFlaw {}

impl From<TokenError> for PositionTextFlaw {
    fn from(error: TokenError) -> Self {
        PositionTextFlaw::Token(error)
    }
}

impl PositionTextError {
    fn new(line: usize, text: &str, reason: PositionTextFlaw) -> PositionTextError {
        let written = text.lines().nth(line.saturating_sub(1)).unwrap_or("");
        PositionTextError {
            line,
            text: shortened(written.trim()),
            reason,
        }
    }
}

impl Position {
    /// Reads a position, from `game babel` to `end`.
    ///
    /// # Errors
    /// The first line that is wrong and the reason.
    pub fn from_text(text: &str) -> Result<Position, PositionTextError> {
        let (draft, lines) = read(text)?;
        Position::try_from(&draft).map_err(|flaws| {
            // Of several flaws the one that a reader meets first.
            let flaws = flaws.0.into_iter();
            let first = flaws.min_by_key(|flaw| place(flaw, &lines));
            let flaw = first.unwrap_or(Flaw::SupplyEmpty);
            let line = place(&flaw, &lines);
            PositionTextError::new(line, text, PositionTextFlaw::Flaw(flaw))
        })
    }
}

/// The line on which a flaw is to be seen; the last where it is that of no single line.
fn place(flaw: &Flaw, lines: &Lines) -> usize {
    match *flaw {
        Flaw::NotRising { player, at } => lines.of(Line::Temple(player, at)),
        Flaw::KnownBeyondSupply { .. } => lines.of(Line::Known),
        Flaw::FoundingWithoutOption | Flaw::FoundingWithoutCard(_) => lines.of(Line::Founding),
        Flaw::SupplyEmpty | Flaw::TooManyUnknownLevels { .. } => lines.of(Line::Supply),
        Flaw::TooManyCards { .. }
        | Flaw::TooManyLevels { .. }
        | Flaw::TooManyUnknownCards { .. }
        | Flaw::Over(_) => lines.last,
    }
}

#[cfg(test)]
mod tests;
