//! Starting a game: the only place where anything that is played is random.

use super::{
    Bag, Board, CellSet, Colour, Dynasty, HAND_SIZE, Options, Position, Seats, Stage, Table,
    TileCounts,
};
use crate::random::{below, generator, shuffle};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Everything that settles how a game starts: the same set-up always starts the same game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The board that is played on.
    #[serde(with = "super::board::shared")]
    pub board: Arc<Board>,
    /// Who plays, clockwise.
    pub seats: Seats,
    /// The starting player; drawn at random when not given.
    pub start: Option<Dynasty>,
    /// The variants.
    pub options: Options,
    /// What the tiles are shuffled by.
    pub seed: u64,
}

impl Setup {
    /// A game without variants, with a starting player drawn at random.
    pub fn new(board: Board, seats: Seats, seed: u64) -> Setup {
        Setup {
            board: Arc::new(board),
            seats,
            start: None,
            options: Options::default(),
            seed,
        }
    }
}

impl Position {
    /// Starts a game: temples and treasures on the shedu cells, a shuffled bag, six tiles dealt to
    /// each player in seat order, and then a starting player drawn (drawn even when one is given,
    /// so that a seed always deals the same game).
    pub fn new(setup: &Setup) -> Position {
        let shedu = setup.board.shedu();
        let mut tiles: Vec<Colour> = Vec::with_capacity(super::TILES_IN_GAME);
        for colour in Colour::ALL {
            let on_board = if colour == Colour::Red {
                shedu.len() as usize
            } else {
                0
            };
            let in_bag = usize::from(colour.tiles_in_game()).saturating_sub(on_board);
            tiles.extend(std::iter::repeat_n(colour, in_bag));
        }
        let mut random = generator(setup.seed);
        shuffle(&mut random, &mut tiles);
        let drawn = below(&mut random, setup.seats.count() as u32) as usize;
        let chosen = setup.start.filter(|d| setup.seats.contains(*d));
        let active = chosen.unwrap_or(setup.seats.as_slice()[drawn]);

        let mut table = Table::bare(setup.board.clone(), setup.seats, setup.options, active);
        table.tiles[Colour::Red.index()] = shedu;
        table.treasures = shedu;
        let dealt = usize::from(HAND_SIZE) * setup.seats.count();
        let mut hands = [TileCounts::EMPTY; 4];
        for (dynasty, hand) in setup.seats.iter().zip(tiles.chunks(usize::from(HAND_SIZE))) {
            hands[dynasty.index()] = hand.iter().copied().collect();
        }
        let bag = Bag::new(&tiles[dealt.min(tiles.len())..]);
        Position {
            table,
            hands,
            // At most 153 tiles less what lies on the board: always fits.
            bag: bag.unwrap_or_else(|| unreachable!("a bag for every tile")),
            discarded: [TileCounts::EMPTY; 4],
        }
    }
}

impl Table {
    /// A table on which nothing lies yet, at the first action of `active`.
    pub(crate) fn bare(
        board: Arc<Board>,
        seats: Seats,
        options: Options,
        active: Dynasty,
    ) -> Table {
        let mut catastrophes_left = [0; 4];
        for dynasty in seats.iter() {
            catastrophes_left[dynasty.index()] = 2;
        }
        Table {
            board,
            options,
            seats,
            tiles: [CellSet::EMPTY; 4],
            face_down: CellSet::EMPTY,
            catastrophes: CellSet::EMPTY,
            treasures: CellSet::EMPTY,
            wonder: None,
            monuments: [None; 6],
            withheld: [false; 6],
            buildings: [None; 4],
            leaders: [[None; 4]; 4],
            standing: CellSet::EMPTY,
            points: [[0; 4]; 4],
            taken: [0; 4],
            catastrophes_left,
            swapped: [0; 4],
            seen: TileCounts::EMPTY,
            active,
            actions_left: 2,
            stage: Stage::Action,
            placed: None,
            marker: false,
            undoable: 0,
            turns: 0,
        }
    }
}
