//! Training the nets: games of a net against itself, and what is learned from them.
//!
//! Temporal differences (Sutton 1988): a position's target is what the net said of the positions
//! after it, weighed by [`LAMBDA`](self_play), and the end of the game. Everything here is
//! for developers; the program that people play only reads the nets that come out of it.

mod adam;
mod checkpoint;
mod deal;
mod matches;
mod order;
mod self_play;
mod trainer;

pub use super::net::MOST_PANELS;
pub use order::{MOST_GAMES, MOST_PASSES, MOST_THREADS, Order, OrderError};
pub use trainer::{TrainingError, run};
