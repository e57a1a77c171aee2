//! Reading positions that somebody wrote down.

mod lines;
mod reader;
mod words;

use super::tokens::TokenError;
use crate::tigris::rules::{Board, COLUMNS, Cell, Dynasty, Flaw, Position, ROWS};
use reader::read;
use std::fmt;
use std::sync::Arc;

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
    /// No line of a position begins with this word.
    Keyword(String),
    /// The line was there before.
    Twice(&'static str),
    /// A line that every position needs.
    Missing(&'static str),
    /// A hand that every player needs.
    MissingHand(Dynasty),
    /// A line that names a dynasty comes after the line `players`.
    BeforePlayers,
    /// This dynasty does not play.
    NotInPlay(Dynasty),
    /// Two to four different dynasties play.
    Players,
    /// There is no board of this name.
    Board(String),
    /// There is no option of this name.
    Option(String),
    /// The line has too few or too many words.
    Words,
    /// A word is not what is needed there.
    Token(TokenError),
    /// A row of the grid has sixteen tokens.
    GridRow {
        /// How many there are.
        found: usize,
    },
    /// A grid has eleven rows.
    GridRows {
        /// How many there are.
        found: usize,
    },
    /// Not a grid token.
    GridToken {
        /// Where it is.
        cell: Cell,
        /// The token, as it is written.
        found: String,
    },
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
            Flaw::Keyword(word) => write!(f, "no line of a position begins with {word:?}"),
            Flaw::Twice(keyword) => write!(f, "the line {keyword:?} was there before"),
            Flaw::Missing(keyword) => write!(f, "the line {keyword:?} is missing"),
            Flaw::MissingHand(dynasty) => write!(f, "the hand of {dynasty} is missing"),
            Flaw::BeforePlayers => f.write_str("the line must come after the players"),
            Flaw::NotInPlay(dynasty) => write!(f, "{dynasty} does not play"),
            Flaw::Players => f.write_str("two to four different dynasties play"),
            Flaw::Board(name) => write!(f, "there is no board {name:?}"),
            Flaw::Option(name) => write!(f, "there is no option {name:?}"),
            Flaw::Words => f.write_str("the line has too few or too many words"),
            Flaw::Token(error) => error.fmt(f),
            Flaw::GridRow { found } => {
                write!(f, "the row has {found} tokens instead of {COLUMNS}")
            }
            Flaw::GridRows { found } => {
                write!(f, "the grid has {found} rows instead of {ROWS}")
            }
            Flaw::GridToken { cell, found } => {
                write!(f, "{found:?} on {cell} is nothing that a cell can hold")
            }
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

impl Position {
    /// Reads a position on one of the shipped boards, from its first line to `end`.
    ///
    /// # Errors
    /// The first line that is wrong and the reason.
    pub fn from_text(text: &str) -> Result<Position, PositionTextError> {
        Position::from_text_on(text, |name| Board::named(name).map(Arc::new))
    }

    /// Reads a position whose board may be one that `boards` finds by its name.
    ///
    /// # Errors
    /// The first line that is wrong and the reason.
    pub fn from_text_on(
        text: &str,
        boards: impl Fn(&str) -> Option<Arc<Board>>,
    ) -> Result<Position, PositionTextError> {
        let (draft, lines) = read(text, &boards)?;
        Position::try_from(&draft).map_err(|flaws| {
            // Of several flaws the one that a reader meets first.
            let at = |flaw: &Flaw| lines.of(flaw.place());
            let first = flaws.0.into_iter().min_by_key(at);
            let flaw = first.unwrap_or(Flaw::Actions(draft.actions));
            lines.error(at(&flaw), text, PositionTextFlaw::Flaw(flaw))
        })
    }
}

#[cfg(test)]
mod tests;
