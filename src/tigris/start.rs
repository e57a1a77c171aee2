//! How a game starts.

use super::rules::notation::first_position;
use super::rules::{Board, Setup};
use serde::{Deserialize, Serialize};

/// How a game of Tigris & Euphrates starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Start {
    /// Set up by the rules and shuffled by a seed.
    Setup(Setup),
    /// From a position that somebody wrote down, on this board.
    Position {
        /// The board that the text names.
        board: Board,
        /// The position text, a line each.
        lines: Vec<String>,
    },
}

impl Start {
    /// The start that somebody wrote down as a position text, on this board.
    pub fn written(board: Board, text: &str) -> Start {
        Start::Position {
            board,
            lines: text.lines().map(str::to_string).collect(),
        }
    }

    /// The first position of a script of the referee, on the shipped board that it names; a start
    /// that nobody can begin where the script has none.
    pub fn of_script(script: &str) -> Start {
        let (text, _) = first_position(script).unwrap_or_default();
        let named = text.lines().find_map(|line| line.strip_prefix("board "));
        let board = named.and_then(|name| Board::named(name.trim()));
        Start::written(board.unwrap_or_else(Board::standard), text)
    }
}

impl From<Setup> for Start {
    fn from(setup: Setup) -> Start {
        Start::Setup(setup)
    }
}
