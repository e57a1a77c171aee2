//! What is legal, and what follows from it.
//!
//! Plain data in, plain data out: no Bevy, no files, no clock, no threads, and nothing random after
//! the set-up but the worlds that are sampled from a [`View`]. A [`Position`] is the whole state of a game, a [`Decision`] one choice of one player,
//! and playing it tells a [`Sink`] the [`Event`]s in order. What a player may know is a [`View`].
//!
//! One file per rule that has a name in the rulebook: [`placing`], [`leaders`], [`conflicts`],
//! [`monuments`], [`buildings`], [`wonder`], [`treasures`], [`catastrophe`], [`turn`], [`score`].

mod board;
mod cell;
mod cell_set;
mod colour;
mod decision;
mod draft;
mod dynasty;
mod event;
mod forecast;
mod monument;
mod position;
mod refusal;
mod setup;
mod stakes;
#[cfg(test)]
pub(crate) mod testing;
mod tiles;
mod validity;

pub mod buildings;
pub mod catastrophe;
pub mod conflicts;
pub mod connection;
pub mod leaders;
pub mod legal;
pub mod monuments;
pub mod notation;
pub mod placing;
pub mod score;
pub mod treasures;
pub mod turn;
pub mod view;
pub mod wonder;

pub use board::{Board, BoardError, Frame};
pub use cell::{CELLS, COLUMNS, Cell, ROWS};
pub use cell_set::{CellSet, Cells};
pub use colour::Colour;
pub use connection::Kingdoms;
pub use decision::Decision;
pub use draft::{Draft, DraftBag, DraftHand, DraftPoints, Flaw, Flaws, Place};
pub use dynasty::{Dynasty, Seats};
pub use event::{Event, Handful, Loss, Sink, Source, Unheard};
pub use forecast::Forecast;
pub use monument::Monument;
pub use position::{Conflict, ConflictKind, Ending, Options, Piece, Position, Stage, Table};
pub use refusal::Refusal;
pub use score::{Outcome, Standing};
pub use setup::Setup;
pub use stakes::{Spoils, Stakes};
pub use tiles::{Bag, HAND_SIZE, TILES_IN_GAME, TileCounts};
pub use validity::PositionFlaw;
pub use view::View;

/// The version of these rules: raised whenever the same decisions could lead to another position.
pub const RULES_VERSION: u32 = 1;
