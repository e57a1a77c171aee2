//! Training nets: games of a net against itself, and what is learned from them. It names no game.
//!
//! Temporal differences (Sutton 1988): a position's target is what the net said of the positions
//! after it, weighed by how much a game [trusts](School::trust) them, and the end of the game.
//! Everything here is for developers; the program that people play only reads the nets that come out
//! of it. How the games are played that are learned from is a game's own [`School`].

mod checkpoint;
mod lesson;
mod order;
mod path;
mod pupil;
mod school;
mod trainer;

pub use order::{MOST_GAMES, MOST_PASSES, MOST_THREADS, Order, OrderError};
pub use trainer::TrainingError;

pub(crate) use path::{Path, Summary};
pub(crate) use school::{Rival, School};
pub(crate) use trainer::run;

#[cfg(test)]
pub(crate) use pupil::Pupil;
