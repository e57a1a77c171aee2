//! The second game: the card game of Babel, for two.
//!
//! - [`rules`]: what is legal and what follows from it; knows nobody but [`random`](crate::random).
//! - `game`: the trait that every game implements, for this one.
//! - `arena`: bots against bots.
//! - [`bots`]: players that are given a view and answer a decision.
//! - [`statistics`]: a game in numbers, for its results.
//! - `referee`: what the protocol says of this game alone.
//! - [`teaching`]: its rules to be read, with pictures that the rules play.
//! - [`words`]: sentences of its reasons and events, from message files.

mod arena;
pub mod bots;
mod game;
mod referee;
mod review;
pub mod rules;
pub mod statistics;
pub mod teaching;
mod undo_refusal;
pub mod words;

pub use game::Start;
pub use undo_refusal::UndoRefusal;

use crate::record;

/// Why a file of this game could not be read or written.
pub type FileError = record::FileError<rules::Refusal, rules::notation::PositionTextError>;
