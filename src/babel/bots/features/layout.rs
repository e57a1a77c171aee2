//! What the net is told of a position of this game, by name.

use crate::net::{self, Block, Layout, section};
use std::sync::{Arc, LazyLock};

/// Raised whenever a row means something else although its name stays.
const MEANING: u8 = 1;

// What is told once, of whoever is asked about.
section! { COMMON:
    // The own turn is over; otherwise the other's is.
    OWN_TURN 1,
    SUPPLY 12,
    END_PHASE 1,
    // The next two cards of the supply, where everybody knows them.
    NEXT 6,
    NEXT_BUT_ONE 6,
    HAND_ASSYRIANS 5,
    HAND_HITTITES 5,
    HAND_MEDES 5,
    HAND_PERSIANS 5,
    HAND_SUMERIANS 5,
    // To how many lands the marker could go.
    KINDS 5,
    AHEAD 10,
    BEHIND 10,
    // The totals once more, where ten points decide: while the other has fewer, and in the end phase.
    OWN_TOTAL_ALONE 14,
    OTHER_TOTAL_ALONE 14,
    OWN_TOTAL_LATE 19,
    OTHER_TOTAL_LATE 19,
}

// What is told of each player, whoever is asked about first.
section! { SEAT:
    TOTAL 19,
    HAND 12,
    // The column from its top, and how deep it is.
    TOP 6,
    SECOND 6,
    THIRD 6,
    DEPTH 6,
    // How many cards could be built one after another, were the marker everywhere.
    CHAIN 6,
}

// What is told of each territory, of all alike: so they share their rows.
section! { LAND:
    // Height, and by how much the row is longer: one number of both.
    OWN_TEMPLE 41,
    OTHER_TEMPLE 41,
    HEIGHTS 48,
    OWN_ROW 8,
    OTHER_ROW 8,
    OWN_HERE 1,
    OTHER_HERE 1,
    // Cards in the own hand that bring the marker here.
    WAYS 3,
    // Runs by tribe: how long they are.
    OWN_RUN_ASSYRIANS 3,
    OWN_RUN_HITTITES 3,
    OWN_RUN_MEDES 3,
    OWN_RUN_PERSIANS 3,
    OWN_RUN_SUMERIANS 3,
    OTHER_RUN_ASSYRIANS 3,
    OTHER_RUN_HITTITES 3,
    OTHER_RUN_MEDES 3,
    OTHER_RUN_PERSIANS 3,
    OTHER_RUN_SUMERIANS 3,
    // What these runs could do here.
    OWN_DESTROY 6,
    OWN_ROB 6,
    OWN_EXPEL 5,
    OWN_LEAP 2,
    OWN_LURE 4,
    OTHER_DESTROY 6,
    OTHER_ROB 6,
    OTHER_EXPEL 5,
    OTHER_LEAP 2,
    OTHER_LURE 4,
    // Fewer than a run at the end of a row.
    OWN_TAIL_ASSYRIANS 2,
    OWN_TAIL_HITTITES 2,
    OWN_TAIL_MEDES 2,
    OWN_TAIL_PERSIANS 2,
    OWN_TAIL_SUMERIANS 2,
    OTHER_TAIL_ASSYRIANS 2,
    OTHER_TAIL_HITTITES 2,
    OTHER_TAIL_MEDES 2,
    OTHER_TAIL_PERSIANS 2,
    OTHER_TAIL_SUMERIANS 2,
    // The same with the own hand's cards of that tribe; and what runs could do that the hand
    // completes.
    TAIL_HELD 5,
    DESTROY_HELD 6,
    ROB_HELD 6,
    // Whether the top of a column fits on the temple, whether the row bears it, whether the marker
    // is here or can come.
    OWN_FIT_OWN 3,
    OWN_FIT_OTHER 3,
    OTHER_FIT_OWN 3,
    OTHER_FIT_OTHER 3,
}

/// By tribe, like all lists of five.
pub(super) const CARDS: [Block; 5] = [
    HAND_ASSYRIANS,
    HAND_HITTITES,
    HAND_MEDES,
    HAND_PERSIANS,
    HAND_SUMERIANS,
];

/// What is told of one player's row and temple on a territory, seen from that player.
pub(super) struct Side {
    pub(super) temple: Block,
    pub(super) row: Block,
    pub(super) here: Block,
    pub(super) runs: [Block; 5],
    pub(super) destroy: Block,
    pub(super) rob: Block,
    pub(super) expel: Block,
    pub(super) leap: Block,
    pub(super) lure: Block,
    pub(super) tails: [Block; 5],
    /// By whose column it is, seen from that player.
    pub(super) fits: [Block; 2],
}

pub(super) const SIDES: [Side; 2] = [
    Side {
        temple: OWN_TEMPLE,
        row: OWN_ROW,
        here: OWN_HERE,
        runs: [
            OWN_RUN_ASSYRIANS,
            OWN_RUN_HITTITES,
            OWN_RUN_MEDES,
            OWN_RUN_PERSIANS,
            OWN_RUN_SUMERIANS,
        ],
        destroy: OWN_DESTROY,
        rob: OWN_ROB,
        expel: OWN_EXPEL,
        leap: OWN_LEAP,
        lure: OWN_LURE,
        tails: [
            OWN_TAIL_ASSYRIANS,
            OWN_TAIL_HITTITES,
            OWN_TAIL_MEDES,
            OWN_TAIL_PERSIANS,
            OWN_TAIL_SUMERIANS,
        ],
        fits: [OWN_FIT_OWN, OWN_FIT_OTHER],
    },
    Side {
        temple: OTHER_TEMPLE,
        row: OTHER_ROW,
        here: OTHER_HERE,
        runs: [
            OTHER_RUN_ASSYRIANS,
            OTHER_RUN_HITTITES,
            OTHER_RUN_MEDES,
            OTHER_RUN_PERSIANS,
            OTHER_RUN_SUMERIANS,
        ],
        destroy: OTHER_DESTROY,
        rob: OTHER_ROB,
        expel: OTHER_EXPEL,
        leap: OTHER_LEAP,
        lure: OTHER_LURE,
        tails: [
            OTHER_TAIL_ASSYRIANS,
            OTHER_TAIL_HITTITES,
            OTHER_TAIL_MEDES,
            OTHER_TAIL_PERSIANS,
            OTHER_TAIL_SUMERIANS,
        ],
        fits: [OTHER_FIT_OWN, OTHER_FIT_OTHER],
    },
];

/// How many levels a position has, in whole words.
pub(crate) const MOST: usize =
    (COMMON.len() + 2 * SEAT.len() + 5 * LAND.len()).next_multiple_of(net::WORD);

/// What is told once, of each seat, and of each territory.
pub(super) type Common = [u8; COMMON.len()];
pub(super) type Seat = [u8; SEAT.len()];
pub(super) type Land = [u8; LAND.len()];

/// The level that each block of a position reaches, in the order of [`layout`].
pub(crate) type Levels = net::Levels<MOST>;

/// The sums of the hidden layer for such levels.
pub(crate) type Sums = net::Sums<MOST>;

/// The sections of a position's levels: what is told once, the seats, the territories.
#[inline]
pub(super) fn sections(levels: &mut Levels) -> (&mut Common, &mut [Seat; 2], &mut [Land; 5]) {
    let (common, rest) = levels.0.split_first_chunk_mut().expect("it begins with it");
    let (seats, lands) = rest
        .split_first_chunk_mut::<{ 2 * SEAT.len() }>()
        .expect("then come the seats");
    (
        common,
        seats.as_chunks_mut().0.first_chunk_mut().expect("of both"),
        lands.as_chunks_mut().0.first_chunk_mut().expect("all five"),
    )
}

/// All that is told of a position, in order: what is told once, the seats from whoever is asked about,
/// the territories in the order of tribes.
pub(crate) fn layout() -> Arc<Layout> {
    static LAYOUT: LazyLock<Arc<Layout>> = LazyLock::new(|| {
        let mut layout = Layout::new(2, MEANING);
        layout.tell(COMMON);
        layout.seats_begin();
        layout.tell(SEAT);
        layout.tell(SEAT);
        let base = layout.tell(LAND);
        for _ in 1..5 {
            layout.tell_by(LAND, base);
        }
        Arc::new(layout)
    });
    LAYOUT.clone()
}
