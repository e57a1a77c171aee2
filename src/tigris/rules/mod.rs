//! What is legal, and what follows from it.
//!
//! Plain data in, plain data out: no Bevy, no files, no clock, no threads, and nothing random after
//! the set-up but the worlds that are sampled from a [`View`]. A [`Position`] is the whole state of a
//! game, a [`Decision`] one choice of one player, and playing it tells a [`Sink`] the [`Event`]s in
//! order. What a player may know is a [`View`].
//!
//! What the box holds is in `pieces` and `board`. What players do with it is in `actions`, one file per
//! rule that has a name in the rulebook: [`placing`], [`leaders`], [`conflicts`], [`monuments`],
//! [`buildings`], [`wonder`], [`treasures`], [`catastrophe`], [`turn`]. Here stand the state of a game
//! and what is asked of it: [`connection`], [`score`], what a decision would bring, what a player sees.

mod actions;
mod board;
mod decision;
mod draft;
mod event;
mod forecast;
mod pieces;
mod position;
mod refusal;
mod setup;
mod stage;
mod stakes;
#[cfg(test)]
pub(crate) mod testing;
mod validity;

pub mod connection;
pub mod notation;
pub mod score;
pub mod view;

pub use actions::{
    buildings, catastrophe, conflicts, leaders, legal, monuments, placing, treasures, turn, wonder,
};
pub use board::{Board, BoardError, CELLS, COLUMNS, Cell, CellSet, Cells, Frame, ROWS};
pub use connection::Kingdoms;
pub use decision::Decision;
pub use draft::{Draft, DraftBag, DraftHand, DraftPoints, Flaw, Flaws, Place};
pub use event::{Event, Handful, Loss, Sink, Source, Unheard};
pub use forecast::Forecast;
pub use pieces::{Bag, Colour, Dynasty, HAND_SIZE, Monument, Seats, TILES_IN_GAME, TileCounts};
pub use position::{Options, Piece, Position, Table};
pub use refusal::Refusal;
pub use score::{Outcome, Standing};
pub use setup::Setup;
pub use stage::{Conflict, ConflictKind, Ending, Stage};
pub use stakes::{Spoils, Stakes};
pub use validity::PositionFlaw;
pub use view::View;

/// The version of these rules: raised whenever the same decisions could lead to another position.
pub const RULES_VERSION: u32 = 1;
