//! Anything that one can write down for a position, and its way to a playable [`Position`].

mod check;
mod fill;
mod flaw;

pub use flaw::{Flaw, Flaws, Place};

use super::notation::{Token, token_of};
use super::{
    Board, CELLS, Cell, Colour, Dynasty, Monument, Options, Position, Seats, Table, TileCounts,
    View,
};
use std::sync::Arc;

/// A position as it is written down, possible or not: what a text or an editor holds.
///
/// [`Draft::check`] names every flaw; without one it converts into a [`Position`]. Arrays of four are
/// indexed by [`Dynasty::index`]; entries of dynasties that do not play mean nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The board that is played on.
    pub board: Arc<Board>,
    /// The variants.
    pub options: Options,
    /// Who plays, clockwise.
    pub seats: Seats,
    /// Whose turn it is.
    pub active: Dynasty,
    /// The active player's actions left: 2, 1, or 0 when only `end` is left.
    pub actions: u8,
    /// The tiles that can be drawn.
    pub bag: DraftBag,
    /// Settles what is not written down: unknown tiles, and the order of a bag given as numbers.
    pub seed: u64,
    /// Tiles gone or face down whose kinds are known; `None` is the same as none, but not printed.
    pub seen: Option<TileCounts>,
    /// The monuments that can be built; `None` for all that are not on the board.
    pub unbuilt: Option<Vec<Monument>>,
    /// Monuments with the top-left cells of their squares.
    pub built: Vec<(Monument, Cell)>,
    /// Buildings on the board by colour, with their cells.
    pub buildings: Vec<(Colour, Cell)>,
    /// The wonder's centre.
    pub wonder: Option<Cell>,
    /// The hands.
    pub hands: [DraftHand; 4],
    /// The points.
    pub points: [DraftPoints; 4],
    /// Catastrophes that can still be played.
    pub catastrophes: [u8; 4],
    /// What lies on each cell, by [`Cell::index`].
    pub grid: [Token; CELLS as usize],
}

/// What is written down of the bag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DraftBag {
    /// All of it, first drawn first.
    Order(Vec<Colour>),
    /// How many of each, in an order that the seed settles.
    Counts(TileCounts),
    /// Whatever has not been seen.
    Unknown,
}

/// What is written down of a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DraftHand {
    /// Tiles of known kinds.
    pub known: TileCounts,
    /// How many tiles of unknown kinds there are besides.
    pub unknown: u8,
}

/// What is written down of a player's points; what is unknown counts as none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DraftPoints {
    /// By colour; `None` for a question mark.
    pub points: [Option<u16>; 4],
    /// Treasures taken; `None` for a question mark.
    pub treasures: Option<u8>,
}

impl Default for DraftPoints {
    fn default() -> Self {
        DraftPoints {
            points: [Some(0); 4],
            treasures: Some(0),
        }
    }
}

impl DraftPoints {
    const UNKNOWN: DraftPoints = DraftPoints {
        points: [None; 4],
        treasures: None,
    };
}

impl Draft {
    /// A draft with an empty board, empty hands and an empty bag.
    pub fn empty(board: Arc<Board>, seats: Seats) -> Draft {
        Draft {
            board,
            options: Options::default(),
            seats,
            active: seats.as_slice()[0],
            actions: 2,
            bag: DraftBag::Order(Vec::new()),
            seed: 0,
            seen: None,
            unbuilt: None,
            built: Vec::new(),
            buildings: Vec::new(),
            wonder: None,
            hands: [DraftHand::default(); 4],
            points: [DraftPoints::default(); 4],
            catastrophes: [2; 4],
            grid: [Token::default(); CELLS as usize],
        }
    }

    /// All of a position that can be written down.
    pub fn of(position: &Position) -> Draft {
        let mut draft = Draft::of_table(position.table());
        draft.bag = DraftBag::Order(position.bag().draw_order().collect());
        for dynasty in draft.seats.iter() {
            let table = position.table();
            draft.hands[dynasty.index()].known = position.hand(dynasty);
            draft.points[dynasty.index()] = known_points(table, dynasty);
        }
        draft
    }

    /// What one player knows: unknown tiles and numbers are written down as such.
    pub fn seen_by(view: &View) -> Draft {
        let mut draft = Draft::of_table(view.table());
        draft.bag = DraftBag::Unknown;
        draft.seen = Some(view.seen());
        for dynasty in draft.seats.iter() {
            let own = dynasty == view.dynasty();
            draft.hands[dynasty.index()] = if own {
                DraftHand {
                    known: view.hand(),
                    unknown: 0,
                }
            } else {
                DraftHand {
                    known: TileCounts::EMPTY,
                    unknown: view.hand_size(dynasty),
                }
            };
            draft.points[dynasty.index()] = if own || draft.options.open_scores {
                known_points(view.table(), dynasty)
            } else {
                DraftPoints::UNKNOWN
            };
        }
        draft
    }

    /// What everybody sees.
    fn of_table(table: &Table) -> Draft {
        let mut draft = Draft::empty(table.board().clone(), table.seats());
        draft.options = table.options();
        draft.active = table.active();
        draft.actions = table.actions_left();
        draft.unbuilt = Some(table.unbuilt().collect());
        let built = Monument::ALL.into_iter();
        draft.built = built
            .filter_map(|m| Some((m, table.monument(m)?)))
            .collect();
        let raised = Colour::ALL.into_iter();
        draft.buildings = raised
            .filter_map(|c| Some((c, table.building(c)?)))
            .collect();
        draft.wonder = table.wonder();
        for dynasty in draft.seats.iter() {
            draft.catastrophes[dynasty.index()] = table.catastrophes_left(dynasty);
        }
        for cell in Cell::all() {
            draft.grid[cell.index()] = token_of(table, cell);
        }
        draft
    }
}

fn known_points(table: &Table, dynasty: Dynasty) -> DraftPoints {
    DraftPoints {
        points: table.points(dynasty).map(Some),
        treasures: Some(table.treasures_taken(dynasty)),
    }
}
