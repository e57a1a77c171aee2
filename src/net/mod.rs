//! A small net that values positions of any game that tells it what there is; it names no game.
//!
//! A game says what it tells in a [`Layout`] of thermometers, and of each position the [`Levels`] that
//! they reach. [`Net`] makes a chance to win of them, [`file`] keeps the weights on disk, and
//! [`training`](crate::training) finds them.

mod checksum;
mod file;
mod layers;
mod layout;
mod levels;
#[cfg(test)]
pub(crate) mod testing;

pub use file::NetError;
pub use layers::MOST_PANELS;

pub(crate) use checksum::checksum;
pub(crate) use file::{from_bytes, to_bytes};
pub(crate) use layers::{Layer, Net, PANEL, Panel, Sums, Weights, activation, add_up, squash};
pub(crate) use layout::{Block, Layout, section};
pub(crate) use levels::{Levels, WORD};
