//! The cells of the board, and sets of cells as bit masks.

use serde::{Deserialize, Serialize};
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// Columns `a` to `p`, left to right.
pub const COLUMNS: u8 = 16;
/// Rows `1` to `11`, top to bottom.
pub const ROWS: u8 = 11;
/// All cells of the board.
pub const CELLS: u8 = COLUMNS * ROWS;

/// A cell of the board; always one of the 176 that there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Cell(u8);

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

/// A set of cells: one bit a cell, in three words.
///
/// Bits beyond the 176 cells are never set; every operation keeps it so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "[u64; 3]", into = "[u64; 3]")]
pub struct CellSet([u64; 3]);

const LAST_WORD: u64 = (1 << (CELLS as u32 - 128)) - 1;
const COLUMN_A: u64 = 0x0001_0001_0001_0001;
const COLUMN_P: u64 = COLUMN_A << 15;

static NEIGHBOURS: [CellSet; CELLS as usize] = {
    let mut table = [CellSet::EMPTY; CELLS as usize];
    let mut i = 0;
    while i < CELLS {
        table[i as usize] = CellSet::EMPTY.with(Cell(i)).around();
        i += 1;
    }
    table
};

impl CellSet {
    /// No cell.
    pub const EMPTY: CellSet = CellSet([0; 3]);
    /// Every cell.
    pub const FULL: CellSet = CellSet([u64::MAX, u64::MAX, LAST_WORD]);

    /// Whether the cell is in the set.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0[(cell.0 >> 6) as usize] >> (cell.0 & 63) & 1 != 0
    }

    /// Puts the cell in.
    pub const fn insert(&mut self, cell: Cell) {
        self.0[(cell.0 >> 6) as usize] |= 1 << (cell.0 & 63);
    }

    /// Takes the cell out.
    pub const fn remove(&mut self, cell: Cell) {
        self.0[(cell.0 >> 6) as usize] &= !(1 << (cell.0 & 63));
    }

    /// The set with this cell as well.
    #[must_use]
    pub const fn with(mut self, cell: Cell) -> CellSet {
        self.insert(cell);
        self
    }

    /// The set without this cell.
    #[must_use]
    pub const fn without(mut self, cell: Cell) -> CellSet {
        self.remove(cell);
        self
    }

    /// Whether there is no cell in it.
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// How many cells are in it.
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    /// Whether the two sets share a cell.
    pub fn meets(self, other: CellSet) -> bool {
        !(self & other).is_empty()
    }

    /// Whether every cell of this set is in the other one.
    pub fn is_within(self, other: CellSet) -> bool {
        (self & !other).is_empty()
    }

    /// The first cell, row by row.
    pub fn first(self) -> Option<Cell> {
        self.into_iter().next()
    }

    /// The cells that share an edge with a cell of the set (some may be in the set themselves).
    #[must_use]
    pub const fn around(self) -> CellSet {
        let [a, b, c] = self.0;
        // A step to the right never comes out in column a, one to the left never in column p.
        let right = [
            a << 1 & !COLUMN_A,
            (b << 1 | a >> 63) & !COLUMN_A,
            (c << 1 | b >> 63) & !COLUMN_A,
        ];
        let left = [
            (a >> 1 | b << 63) & !COLUMN_P,
            (b >> 1 | c << 63) & !COLUMN_P,
            c >> 1 & !COLUMN_P,
        ];
        let down = [a << 16, b << 16 | a >> 48, c << 16 | b >> 48];
        let up = [a >> 16 | b << 48, b >> 16 | c << 48, c >> 16];
        CellSet([
            right[0] | left[0] | down[0] | up[0],
            right[1] | left[1] | down[1] | up[1],
            (right[2] | left[2] | down[2] | up[2]) & LAST_WORD,
        ])
    }

    /// All cells of `within` that are reached from this set by steps within `within`.
    ///
    /// Cells of the set that are not in `within` are left out.
    #[must_use]
    pub fn flood(self, within: CellSet) -> CellSet {
        let mut reached = self & within;
        loop {
            let next = (reached | reached.around()) & within;
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }
}

impl BitAnd for CellSet {
    type Output = CellSet;
    fn bitand(self, o: CellSet) -> CellSet {
        CellSet([self.0[0] & o.0[0], self.0[1] & o.0[1], self.0[2] & o.0[2]])
    }
}

impl BitOr for CellSet {
    type Output = CellSet;
    fn bitor(self, o: CellSet) -> CellSet {
        CellSet([self.0[0] | o.0[0], self.0[1] | o.0[1], self.0[2] | o.0[2]])
    }
}

impl Not for CellSet {
    type Output = CellSet;
    fn not(self) -> CellSet {
        CellSet([!self.0[0], !self.0[1], !self.0[2] & LAST_WORD])
    }
}

impl BitAndAssign for CellSet {
    fn bitand_assign(&mut self, o: CellSet) {
        *self = *self & o;
    }
}

impl BitOrAssign for CellSet {
    fn bitor_assign(&mut self, o: CellSet) {
        *self = *self | o;
    }
}

impl From<[u64; 3]> for CellSet {
    fn from(words: [u64; 3]) -> CellSet {
        CellSet([words[0], words[1], words[2] & LAST_WORD])
    }
}

impl From<CellSet> for [u64; 3] {
    fn from(set: CellSet) -> [u64; 3] {
        set.0
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        cells
            .into_iter()
            .fold(CellSet::EMPTY, |set, cell| set.with(cell))
    }
}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = Cells;
    fn into_iter(self) -> Cells {
        Cells(self.0)
    }
}

/// The cells of a set, row by row.
#[derive(Clone, Debug)]
pub struct Cells([u64; 3]);

impl Iterator for Cells {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        for (i, word) in self.0.iter_mut().enumerate() {
            if *word != 0 {
                let bit = word.trailing_zeros() as u8;
                *word &= *word - 1;
                return Some(Cell(i as u8 * 64 + bit));
            }
        }
        None
    }
}

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

    #[test]
    fn a_flood_stays_within_and_stops_at_gaps() {
        let row: CellSet = (0..16)
            .filter(|c| *c != 7)
            .filter_map(|c| Cell::new(c, 5))
            .collect();
        let start = CellSet::EMPTY.with(Cell::new(0, 5).unwrap());
        assert_eq!(start.flood(row).len(), 7);
        assert_eq!(start.flood(CellSet::FULL), CellSet::FULL);
        assert!(start.flood(CellSet::EMPTY).is_empty());
    }

    #[test]
    fn sets_iterate_in_reading_order_and_never_leave_the_board() {
        let all: Vec<Cell> = CellSet::FULL.into_iter().collect();
        assert_eq!(all, Cell::all().collect::<Vec<_>>());
        assert_eq!((!CellSet::EMPTY), CellSet::FULL);
        assert_eq!(CellSet::from([u64::MAX; 3]), CellSet::FULL);
        assert_eq!(CellSet::FULL.around(), CellSet::FULL);
    }
}
