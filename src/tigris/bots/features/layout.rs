//! What the net is told of a position of this game, by name.

use crate::net::{Block, Layout, section};
use std::sync::{Arc, LazyLock};

// What is told of one leader.
section! { LEADER:
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
section! { PLAYER:
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
section! { COMMON:
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

/// All that is told of a position of this many players, 2 to 4, in order: what is told once, then the
/// seats, from whoever is asked about clockwise, each with its leaders by colour.
pub(crate) fn layout(players: usize) -> Arc<Layout> {
    static LAYOUTS: LazyLock<[Arc<Layout>; 3]> = LazyLock::new(|| [2, 3, 4].map(laid_out));
    LAYOUTS[players.clamp(2, 4) - 2].clone()
}

fn laid_out(players: usize) -> Arc<Layout> {
    let mut layout = Layout::new(players, super::MEANING);
    layout.tell(COMMON);
    layout.seats_begin();
    for _ in 0..players {
        layout.tell(PLAYER);
        for _ in 0..4 {
            layout.tell(LEADER);
        }
    }
    Arc::new(layout)
}
