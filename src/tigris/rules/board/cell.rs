//! The cells of the board.

use super::CellSet;
use serde::{Deserialize, Serialize};

/// Columns `a` to `p`, left to right.
pub const COLUMNS: u8 = 16;
/// Rows `1` to `11`, top to bottom.
pub const ROWS: u8 = 11;
/// All cells of the board.
pub const CELLS: u8 = COLUMNS * ROWS;

/// A cell of the board; always one of the 176 that there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Cell(pub(super) u8);

impl Cell {
    /// The cell in this column and row, both counted from 0; `None` off the board.
    pub const fn new(column: u8, row: u8) -> Option<Cell> {
        if column < COLUMNS && row < ROWS {
            Some(Cell(row * COLUMNS + column))
        } else {
            None
        }
    }

    /// The cell with this index, counted row by row from `a1` = 0 to `p11` = 175.
    pub const fn from_index(index: u8) -> Option<Cell> {
        if index < CELLS {
            Some(Cell(index))
        } else {
            None
        }
    }

    /// Row by row from `a1` = 0 to `p11` = 175.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0 for `a` to 15 for `p`.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// 0 for the top row to 10 for the bottom row.
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// The cell this many columns to the right and rows down; `None` off the board.
    pub fn offset(self, columns: i8, rows: i8) -> Option<Cell> {
        let column = self.column().checked_add_signed(columns)?;
        let row = self.row().checked_add_signed(rows)?;
        Cell::new(column, row)
    }

    /// All cells, row by row.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS).map(Cell)
    }

    /// The cells that share an edge with this one: two to four.
    pub fn neighbours(self) -> CellSet {
        NEIGHBOURS[self.index()]
    }
}

impl TryFrom<u8> for Cell {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        Cell::from_index(index).ok_or_else(|| format!("{index} is no cell of the board"))
    }
}

impl From<Cell> for u8 {
    fn from(cell: Cell) -> u8 {
        cell.0
    }
}

static NEIGHBOURS: [CellSet; CELLS as usize] = {
    let mut table = [CellSet::EMPTY; CELLS as usize];
    let mut i = 0;
    while i < CELLS {
        table[i as usize] = CellSet::EMPTY.with(Cell(i)).around();
        i += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_what_offsets_say() {
        for cell in Cell::all() {
            let expected: CellSet = [(0, -1), (-1, 0), (1, 0), (0, 1)]
                .into_iter()
                .filter_map(|(c, r)| cell.offset(c, r))
                .collect();
            assert_eq!(cell.neighbours(), expected, "{cell:?}");
        }
    }
}
