//! What the pictures are wanted for: said by whoever lays out the screen, before they are drawn.

use super::Ground;
use crate::tigris::rules::Board;
use bevy::prelude::*;
use std::sync::Arc;

/// The sizes in physical pixels, and the board on the table.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Wanted {
    /// The side of a cell of the board.
    pub cell: u32,
    /// The side of a piece in the hand.
    pub slot: u32,
    /// The board of the game on the table.
    pub board: Option<Arc<Board>>,
    /// The width of a tribe card of Babel.
    pub card: u32,
    /// The ground of Babel's table.
    pub ground: Option<Ground>,
}

/// After this it is known what is wanted.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WantedKnown;
