//! A board: which cells are river, and where the treasures start. Its cells and sets of them stand here
//! too, and the file that it is read from.

mod cell;
mod cell_set;
mod file;

pub use cell::{CELLS, COLUMNS, Cell, ROWS};
pub use cell_set::{CellSet, Cells};
pub use file::BoardError;

use crate::tigris::rules::Colour;
use file::BoardFile;
use serde::{Deserialize, Serialize};

/// The look of a board's edge, by which players tell the boards apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Frame {
    /// Gold, of the standard board.
    #[default]
    Gold,
    /// Blue, of the advanced board.
    Blue,
}

/// A board of 16 by 11 cells.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "BoardFile", into = "BoardFile")]
pub struct Board {
    name: String,
    frame: Frame,
    river: CellSet,
    shedu: CellSet,
    border: CellSet,
}

impl Board {
    /// The standard board, compiled in from `assets/boards/standard.ron`.
    pub fn standard() -> Board {
        Board::shipped(include_str!("../../../../assets/boards/standard.ron"))
    }

    /// The advanced board, compiled in from `assets/boards/advanced.ron`.
    pub fn advanced() -> Board {
        Board::shipped(include_str!("../../../../assets/boards/advanced.ron"))
    }

    /// The shipped board of this name.
    pub fn named(name: &str) -> Option<Board> {
        match name {
            "standard" => Some(Board::standard()),
            "advanced" => Some(Board::advanced()),
            _ => None,
        }
    }

    fn shipped(text: &str) -> Board {
        // A test reads both, so a shipped board that does not parse never leaves the house.
        let board = BoardFile::from_ron(text).and_then(Board::of);
        board.unwrap_or_else(|why| unreachable!("shipped board: {why}"))
    }

    /// Reads a board file.
    ///
    /// # Errors
    /// Says what is wrong with the text, with row and column where there is one.
    pub fn from_ron(text: &str) -> Result<Board, BoardError> {
        Board::try_from(BoardFile::from_ron(text)?)
    }

    /// What the board is called; one word.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The look of its edge.
    pub fn frame(&self) -> Frame {
        self.frame
    }

    /// The cells that are river; all others are land.
    pub fn river(&self) -> CellSet {
        self.river
    }

    /// The cells that start with a temple and a treasure.
    pub fn shedu(&self) -> CellSet {
        self.shedu
    }

    /// The shedu cells with the special border, whose treasures are taken first.
    pub fn border(&self) -> CellSet {
        self.border
    }

    /// Where tiles of a colour may lie: farms on river, all others on land.
    pub fn terrain(&self, tile: Colour) -> CellSet {
        if tile == Colour::Blue {
            self.river
        } else {
            !self.river
        }
    }
}

/// A shared board is written as the board itself.
pub(super) mod shared {
    use super::Board;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use std::sync::Arc;

    pub fn serialize<S: Serializer>(board: &Arc<Board>, to: S) -> Result<S::Ok, S::Error> {
        board.as_ref().serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Arc<Board>, D::Error> {
        Board::deserialize(from).map(Arc::new)
    }
}
