//! Where each number of a position lies among the rows of the net's first layer.
//!
//! Every number is a thermometer: a block of as many rows as it has levels, of which the level that
//! is reached is named, and none for level 0. A flag is a thermometer of one level. So a position is
//! a level for every block, and the first layer is a sum of rows.

use crate::tigris::bots::checksum::checksum;

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

/// Lays blocks one after another, and names the list of them and the number of their rows.
macro_rules! section {
    ($all:ident, $rows:ident: $($name:ident $levels:literal,)*) => {
        section!(@ 0, 0; $($name $levels,)* => $rows);
        pub(super) const $all: &[Block] = &[$($name),*];
    };
    (@ $index:expr, $base:expr; $name:ident $levels:literal, $($rest:tt)*) => {
        pub(super) const $name: Block =
            Block { name: stringify!($name), index: $index, base: $base, levels: $levels };
        section!(@ $index + 1, $base + $levels; $($rest)*);
    };
    (@ $index:expr, $base:expr; => $rows:ident) => {
        pub(super) const $rows: u16 = $base;
    };
}

// What is told of one leader.
section! { LEADER, LEADER_ROWS:
    ON_BOARD 1,
    SIZE 8,
    STRENGTH 8,
    TEMPLES 3,
    INCOME 2,
    BUILDING 1,
    OWN_BESIDE 3,
    RIVALS_BESIDE 3,
    // A king collects for three colours, unless their leaders are there.
    COLLECTS_RED 1,
    COLLECTS_BLUE 1,
    COLLECTS_GREEN 1,
    IN_WONDER 1,
    TREASURES 2,
    TREASURES_NEAR 3,
    SQUARE_NEAR 1,
    // A war that one tile, or two, would begin: how far the other side is ahead on the board.
    THREAT 9,
    THREAT_FAR 5,
    // The same from the other end: how far this side is ahead, and how much could be won.
    PREY 9,
    PREY_SIZE 6,
    PREY_FAR 5,
    // A revolt that could be begun: how far its temples would be ahead.
    REVOLT 6,
    // The same with the temples in the hand of whoever is asked about, on whichever side they are;
    // and the threat with the tiles in that hand.
    REVOLT_HELD 6,
    THREAT_HELD 9,
    // On the board, paid by monuments, or with prey, while few points of its colour are there.
    NEEDED 3,
    INCOME_NEEDED 3,
    PREY_NEEDED 6,
    // Where farms could go.
    RIVER_NEAR 3,
    // Off the board: the largest kingdom that waits for such a leader, and whether one pays.
    OPEN 5,
    OPEN_INCOME 1,
}

// What is told of one player, leaders aside.
section! { PLAYER, PLAYER_ROWS:
    BLACK_POINTS 14,
    RED_POINTS 14,
    BLUE_POINTS 14,
    GREEN_POINTS 14,
    // By how much each colour is above the lowest total.
    BLACK_SURPLUS 6,
    RED_SURPLUS 6,
    BLUE_SURPLUS 6,
    GREEN_SURPLUS 6,
    // The totals with treasures, from the lowest up: what is compared at the end.
    LOWEST 16,
    SECOND 16,
    THIRD 12,
    HIGHEST 10,
    TREASURES_TAKEN 8,
    CATASTROPHES_LEFT 2,
    LEADERS_PLACED 4,
    // What divides this player's lowest total from that of whoever is asked about; not told of the
    // latter.
    LOWEST_BEHIND 7,
    LOWEST_AHEAD 7,
    WOULD_WIN 1,
    // It is this player's turn: its start, its middle or its end.
    TURN_START 1,
    MID_TURN 1,
    TURN_OVER 1,
}

// What is told once.
section! { COMMON, COMMON_ROWS:
    HAND_BLACK 6,
    HAND_RED 6,
    HAND_BLUE 6,
    HAND_GREEN 6,
    FRESH 6,
    TREASURES_LEFT 12,
    BAG 12,
    BUILDINGS_ON 1,
    WONDER_ON 1,
    ENGLISH_ON 1,
    MANY_SHEDU 1,
    WONDER_STANDS 1,
    BLACK_MONUMENTS 3,
    RED_MONUMENTS 3,
    BLUE_MONUMENTS 3,
    GREEN_MONUMENTS 3,
}

/// Rows of one player with all four leaders.
const SEAT_ROWS: u16 = PLAYER_ROWS + 4 * LEADER_ROWS;

pub(super) const POINTS: [Block; 4] = [BLACK_POINTS, RED_POINTS, BLUE_POINTS, GREEN_POINTS];
pub(super) const SURPLUS: [Block; 4] = [BLACK_SURPLUS, RED_SURPLUS, BLUE_SURPLUS, GREEN_SURPLUS];
pub(super) const TOTALS: [Block; 4] = [LOWEST, SECOND, THIRD, HIGHEST];
pub(super) const HAND: [Block; 4] = [HAND_BLACK, HAND_RED, HAND_BLUE, HAND_GREEN];
pub(super) const COLLECTS: [Block; 3] = [COLLECTS_RED, COLLECTS_BLUE, COLLECTS_GREEN];
pub(super) const MONUMENTS: [Block; 4] = [
    BLACK_MONUMENTS,
    RED_MONUMENTS,
    BLUE_MONUMENTS,
    GREEN_MONUMENTS,
];

/// How many rows a position of this many players has.
pub(crate) const fn row_count(players: usize) -> usize {
    COMMON_ROWS as usize + players * SEAT_ROWS as usize
}

/// All blocks of a position of this many players in order, counted from its start: what is told
/// once, then the seats, from whoever is asked about clockwise, each with its leaders by colour.
pub(crate) fn blocks(players: usize) -> Vec<Block> {
    let mut all: Vec<Block> = Vec::new();
    let mut rows = 0;
    let mut add = |section: &[Block]| {
        let index = all.len() as u16;
        let base = rows;
        for block in section {
            rows += block.levels;
            all.push(Block {
                index: index + block.index,
                base: base + block.base,
                ..*block
            });
        }
    };
    add(COMMON);
    for _ in 0..players {
        add(PLAYER);
        (0..4).for_each(|_| add(LEADER));
    }
    all
}

/// A number that changes whenever the rows mean something else: a net fits only its own features.
pub(crate) fn feature_hash(players: usize) -> u64 {
    let mut meaning = vec![super::MEANING];
    for block in blocks(players) {
        meaning.extend(block.name.bytes());
        meaning.extend(block.levels.to_le_bytes());
    }
    checksum(&meaning)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_follow_each_other_without_gaps() {
        for players in 2..=4 {
            let mut next = 0;
            for (i, block) in blocks(players).into_iter().enumerate() {
                assert_eq!(usize::from(block.index), i, "{}", block.name);
                assert_eq!(block.base, next, "{}", block.name);
                next += block.levels;
            }
            assert_eq!(usize::from(next), row_count(players));
        }
    }
}
