//! Sets of cells as bit masks.

use super::{CELLS, Cell};
use serde::{Deserialize, Serialize};
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// A set of cells: one bit a cell, in three words.
///
/// Bits beyond the 176 cells are never set; every operation keeps it so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "[u64; 3]", into = "[u64; 3]")]
pub struct CellSet([u64; 3]);

const LAST_WORD: u64 = (1 << (CELLS as u32 - 128)) - 1;
const COLUMN_A: u64 = 0x0001_0001_0001_0001;
const COLUMN_P: u64 = COLUMN_A << 15;

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

    /// Whether there are two cells or more in it: cheaper than counting them.
    pub const fn has_several(self) -> bool {
        let [a, b, c] = self.0;
        // Without its lowest bit, a word that held just one is empty.
        let in_one_word =
            a & a.wrapping_sub(1) | b & b.wrapping_sub(1) | c & c.wrapping_sub(1) != 0;
        in_one_word || (a != 0) as u8 + (b != 0) as u8 + (c != 0) as u8 > 1
    }

    /// The cells that share an edge with a cell of the set (some may be in the set themselves).
    #[must_use]
    pub const fn around(self) -> CellSet {
        let [a, b, c] = self.0;
        CellSet([
            beside(a) | a << 16 | a >> 16 | b << 48,
            beside(b) | b << 16 | a >> 48 | b >> 16 | c << 48,
            (beside(c) | c << 16 | b >> 48 | c >> 16) & LAST_WORD,
        ])
    }

    /// The set moved one row up: the cells whose lower neighbour is in the set.
    #[must_use]
    pub const fn moved_up(self) -> CellSet {
        let [a, b, c] = self.0;
        CellSet([a >> 16 | b << 48, b >> 16 | c << 48, c >> 16])
    }

    /// The set moved one row down: the cells whose upper neighbour is in the set.
    #[must_use]
    pub const fn moved_down(self) -> CellSet {
        let [a, b, c] = self.0;
        CellSet([a << 16, b << 16 | a >> 48, (c << 16 | b >> 48) & LAST_WORD])
    }

    /// The set moved one column to the left: the cells whose right neighbour is in the set.
    #[must_use]
    pub const fn moved_left(self) -> CellSet {
        // What leaves one word in column a would enter another in column p: it is masked away.
        let [a, b, c] = self.0;
        CellSet([a >> 1 & !COLUMN_P, b >> 1 & !COLUMN_P, c >> 1 & !COLUMN_P])
    }

    /// The set moved one column to the right: the cells whose left neighbour is in the set.
    #[must_use]
    pub const fn moved_right(self) -> CellSet {
        let [a, b, c] = self.0;
        CellSet([a << 1 & !COLUMN_A, b << 1 & !COLUMN_A, c << 1 & !COLUMN_A])
    }

    /// All cells of `within` that are reached from this set by steps within `within`.
    ///
    /// Cells of the set that are not in `within` are left out.
    #[must_use]
    pub fn flood(self, within: CellSet) -> CellSet {
        // Most groups lie within the four rows of one word, so every word is filled by itself, and
        // again only if something new came in over its edge.
        let CellSet([top, middle, bottom]) = within;
        let CellSet([mut a, mut b, mut c]) = self & within;
        let (mut new_a, mut new_b, mut new_c) = (a, b, c);
        loop {
            if new_b != 0 {
                b = fill(b | new_b, middle);
                new_a |= b << 48 & top & !a;
                new_c |= b >> 48 & bottom & !c;
                new_b = 0;
            }
            if new_a != 0 {
                a = fill(a | new_a, top);
                new_b |= a >> 48 & middle & !b;
                new_a = 0;
            }
            if new_c != 0 {
                c = fill(c | new_c, bottom);
                new_b |= c << 48 & middle & !b;
                new_c = 0;
            }
            if new_b == 0 {
                return CellSet([a, b, c]);
            }
        }
    }
}

/// The cells to the left and to the right of those in a word: a step to the right never comes out
/// in column a, one to the left never in column p, so no other word is concerned.
const fn beside(word: u64) -> u64 {
    word << 1 & !COLUMN_A | word >> 1 & !COLUMN_P
}

/// All cells of `within` that are reached from `reached` in the four rows of one word.
#[inline]
fn fill(mut reached: u64, within: u64) -> u64 {
    let runs = within & !COLUMN_P;
    loop {
        // To the right a whole run at once: an addition carries from its first reached cell to its
        // end. Column p is left out, so that no carry goes on in the next row.
        let carried = (runs + (reached & !COLUMN_P)) ^ runs;
        let row = (reached | carried) & within;
        let row = row | row >> 1 & runs;
        let next = (row | row << 16 | row >> 16) & within;
        if next == reached {
            return reached;
        }
        reached = next;
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
    use crate::random::{below, generator};

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

    /// A flood as simply as it can be said, to hold the real one against.
    fn flood_step_by_step(from: CellSet, within: CellSet) -> CellSet {
        let mut reached = from & within;
        loop {
            let next = reached | (reached.around() & within);
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }

    #[test]
    fn a_flood_reaches_what_steps_reach() {
        let mut random = generator(5);
        // From sparse to dense, so that floods end early, wind about, and fill everything.
        for n in 0..4000 {
            let dense = 20 + n % 70;
            let within: CellSet = Cell::all()
                .filter(|_| below(&mut random, 100) < dense)
                .collect();
            let from: CellSet = (0..1 + n % 3)
                .filter_map(|_| Cell::from_index(below(&mut random, 176) as u8))
                .collect();
            assert_eq!(from.flood(within), flood_step_by_step(from, within));
        }
        // Up and down the whole board, one row after the other.
        let snake: CellSet = Cell::all()
            .filter(|c| c.row() % 2 == 0 || c.column() == if c.row() % 4 == 1 { 15 } else { 0 })
            .collect();
        let end = CellSet::EMPTY.with(Cell::new(0, 10).unwrap());
        assert_eq!(end.flood(snake), snake);
    }

    #[test]
    fn several_are_two_or_more() {
        for (first, second) in [(0, 1), (0, 63), (0, 64), (63, 175), (127, 128), (174, 175)] {
            let one = CellSet::EMPTY.with(Cell(first));
            assert!(!one.has_several() && one.with(Cell(second)).has_several());
        }
        assert!(!CellSet::EMPTY.has_several() && CellSet::FULL.has_several());
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
