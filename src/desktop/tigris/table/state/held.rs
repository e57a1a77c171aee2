//! What a person holds or is about to take up, and where they point.

use crate::desktop::games::tigris::Game;
use crate::desktop::tigris::board::layout::Slot;
use crate::desktop::turn::undo::Holds;
use crate::tigris::rules::{Cell, Colour, Decision, Position, TileCounts};
use bevy::prelude::*;

/// A kind of piece that a person can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    Tile(Colour),
    Leader(Colour),
    Catastrophe,
}

impl What {
    /// The decision to put it on this cell.
    pub fn onto(self, cell: Cell) -> Decision {
        match self {
            What::Tile(tile) => Decision::Place(tile, cell),
            What::Leader(leader) => Decision::Lead(leader, cell),
            What::Catastrophe => Decision::Catastrophe(cell),
        }
    }
}

/// Where a held piece was taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    Slot(Slot),
    Board(Cell),
}

/// A piece in the air.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Holding {
    pub what: What,
    pub from: Origin,
    /// Held by a pressed button rather than by a click.
    pub dragging: bool,
}

impl Holding {
    /// A leader taken up from its cell, not by a drag.
    pub fn from_board(leader: Colour, cell: Cell) -> Holding {
        Holding {
            what: What::Leader(leader),
            from: Origin::Board(cell),
            dragging: false,
        }
    }
}

/// What the person holds.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Held(pub Option<Holding>);

impl Holds for Game {
    type Held = Held;
}

impl Held {
    /// The slot that the held piece was taken from.
    pub fn from_slot(&self) -> Option<Slot> {
        match self.0?.from {
            Origin::Slot(slot) => Some(slot),
            Origin::Board(_) => None,
        }
    }
}

/// Where the pointer (or the keyboard's cursor) is.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Pointing {
    /// In design points.
    pub at: Option<Vec2>,
    pub cell: Option<Cell>,
    /// Whether the keyboard moved last, so that the cell is not under the mouse.
    pub by_key: bool,
}

/// A drag went past the threshold: then the click that ends it means nothing.
#[derive(Resource, Default)]
pub struct Dragged(pub bool);

/// The active player's leader on a cell.
pub fn own_leader(game: &Position, cell: Cell) -> Option<Colour> {
    let table = game.table();
    Colour::ALL
        .into_iter()
        .find(|c| table.leader(table.active(), *c) == Some(cell))
}

/// A place in the strip and the piece that rests there.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct HandPiece {
    pub slot: Slot,
    pub what: Option<What>,
}

/// Tiles of the hand that are marked to be swapped, by their place in the hand.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Swapping {
    pub on: bool,
    pub marked: [bool; 6],
    /// The tiles of which the player has been told that to swap them ends the game.
    pub warned: Option<TileCounts>,
}

impl Swapping {
    /// The tiles that are marked.
    pub fn tiles(&self, hand: &TileCounts) -> TileCounts {
        let marked = hand.iter().zip(self.marked);
        marked
            .filter(|(_, marked)| *marked)
            .map(|(tile, _)| tile)
            .collect()
    }

    /// Whether every tile of the hand is marked.
    pub fn is_all(&self, hand: &TileCounts) -> bool {
        self.tiles(hand) == *hand
    }

    /// Marks every tile of the hand, or none where all are marked.
    pub fn mark_all_or_none(&mut self, hand: &TileCounts) {
        self.marked = [!self.is_all(hand); 6];
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Held>()
        .init_resource::<Pointing>()
        .init_resource::<Dragged>()
        .init_resource::<Swapping>();
}
