//! Where each number of a position lies among the rows of the net's first layer.
//!
//! Every number is a thermometer: a block of as many rows as it has levels, of which the level that
//! is reached is named, and none for level 0. A flag is a thermometer of one level. So a position is
//! a level for every block, and the first layer is a sum of rows. Blocks that tell the same of several
//! things alike may share their rows.

use super::checksum;

/// The rows of one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Block {
    pub(crate) name: &'static str,
    /// How many blocks of its section come before it.
    pub(crate) index: u16,
    /// The first of its rows, counted from the start of its section.
    pub(crate) base: u16,
    /// How many levels it has above 0.
    pub(crate) levels: u16,
}

/// Lays blocks one after another, and names the list of them.
macro_rules! section {
    ($all:ident: $($name:ident $levels:literal,)*) => {
        $crate::net::section!(@ 0, 0; $($name $levels,)*);
        pub(super) const $all: &[$crate::net::Block] = &[$($name),*];
    };
    (@ $index:expr, $base:expr; $name:ident $levels:literal, $($rest:tt)*) => {
        pub(super) const $name: $crate::net::Block = $crate::net::Block {
            name: stringify!($name),
            index: $index,
            base: $base,
            levels: $levels,
        };
        $crate::net::section!(@ $index + 1, $base + $levels; $($rest)*);
    };
    (@ $index:expr, $base:expr;) => {};
}
pub(crate) use section;

/// All that a net is told of a position: its blocks and their rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    players: usize,
    /// In the order of their levels, counted from the start of the position.
    blocks: Vec<Block>,
    /// The same, those that share rows but once.
    thermometers: Vec<Block>,
    rows: u16,
    /// Rows of what is told once, before the seats.
    common: u16,
    meaning: u8,
}

impl Layout {
    /// Nothing is told yet. `meaning` is raised whenever a row means something else although its name
    /// stays.
    pub(crate) fn new(players: usize, meaning: u8) -> Layout {
        Layout {
            players,
            blocks: Vec::new(),
            thermometers: Vec::new(),
            rows: 0,
            common: 0,
            meaning,
        }
    }

    /// Tells these numbers as well; answers the first of their rows.
    pub(crate) fn tell(&mut self, section: &[Block]) -> u16 {
        let base = self.rows;
        self.add(section, base);
        let count = section.len();
        let added = &self.blocks[self.blocks.len() - count..];
        self.thermometers.extend_from_slice(added);
        self.rows += section.iter().map(|block| block.levels).sum::<u16>();
        base
    }

    /// Tells these numbers of one more thing, by rows that are there already.
    pub(crate) fn tell_by(&mut self, section: &[Block], base: u16) {
        self.add(section, base);
    }

    fn add(&mut self, section: &[Block], base: u16) {
        let index = self.blocks.len() as u16;
        self.blocks.extend(section.iter().map(|block| Block {
            index: index + block.index,
            base: base + block.base,
            ..*block
        }));
    }

    /// What was told so far is told once; all that follows is told of every seat alike.
    pub(crate) fn seats_begin(&mut self) {
        self.common = self.rows;
    }

    /// Of how many players.
    pub(crate) fn players(&self) -> usize {
        self.players
    }

    /// The blocks in the order of their levels.
    pub(crate) fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    /// The same, those that share rows but once.
    pub(crate) fn thermometers(&self) -> &[Block] {
        &self.thermometers
    }

    /// How many rows there are.
    pub(crate) fn rows(&self) -> usize {
        usize::from(self.rows)
    }

    /// How many rows are told once, and how many of each seat.
    pub(crate) fn common_and_seat(&self) -> (usize, usize) {
        let seats = usize::from(self.rows - self.common);
        (usize::from(self.common), seats / self.players.max(1))
    }

    /// A number that changes whenever the rows mean something else: a net fits only its own features.
    pub(crate) fn hash(&self) -> u64 {
        let mut meaning = vec![self.meaning];
        for block in &self.blocks {
            meaning.extend(block.name.bytes());
            meaning.extend(block.levels.to_le_bytes());
        }
        checksum(&meaning)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    section! { ONCE:
        WEATHER 3,
        WIND 1,
    }
    section! { EACH:
        SIZE 2,
        AGE 4,
    }

    #[test]
    fn blocks_follow_each_other_and_may_share_their_rows() {
        let mut layout = Layout::new(2, 1);
        layout.tell(ONCE);
        layout.seats_begin();
        let base = layout.tell(EACH);
        layout.tell_by(EACH, base);
        assert_eq!(layout.rows(), 10);
        let bases: Vec<u16> = layout.blocks().iter().map(|block| block.base).collect();
        assert_eq!(bases, [0, 3, 4, 6, 4, 6]);
        let indices: Vec<u16> = layout.blocks().iter().map(|block| block.index).collect();
        assert_eq!(indices, [0, 1, 2, 3, 4, 5]);
        assert_eq!(layout.thermometers().len(), 4);
        assert_eq!(layout.common_and_seat(), (4, 3));
    }

    #[test]
    fn another_meaning_has_another_hash() {
        let hash = |meaning, section: &[Block]| {
            let mut layout = Layout::new(2, meaning);
            layout.tell(section);
            layout.hash()
        };
        assert_eq!(hash(1, ONCE), hash(1, ONCE));
        assert_ne!(hash(1, ONCE), hash(2, ONCE));
        assert_ne!(hash(1, ONCE), hash(1, EACH));
    }
}
