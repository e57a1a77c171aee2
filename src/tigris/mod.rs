//! The first game: Reiner Knizia's *Tigris & Euphrates*.
//!
//! Here is what its [`rules`](rules) are to [`record`], [`replay`] and [`search`], which know
//! no game, and the short names under which everything above speaks of them.

pub mod arena;
pub mod board_file;
pub mod bots;
mod game;
pub mod merits;
mod perspective;
pub mod referee;
mod review;
pub mod rules;
mod start;
pub mod statistics;
pub mod teaching;
mod undo_refusal;
pub mod words;

pub use start::Start;
pub use undo_refusal::UndoRefusal;

use crate::{record, replay};
use rules::notation::PositionTextError;
use rules::{Dynasty, Position, Refusal};

/// A recorded game.
pub type Record = record::Record<Position>;
/// A decision of a record and what came of it.
pub type Step = record::Step<Position>;
/// Writes games from a thread of its own.
pub type Autosave = record::autosave::Autosave<Position>;
/// What a list says about a game.
pub type Summary = record::listing::Summary<Position>;
/// Why a text is no game that can be played on.
pub type RecordError = record::RecordError<Refusal, PositionTextError>;
/// Why a file could not be read or written.
pub type FileError = record::FileError<Refusal, PositionTextError>;
/// A game as moments.
pub type Timeline = replay::Timeline<Position>;
/// Something worth finding again.
pub type Marker = replay::Marker<Position>;
/// Whose knowledge an onlooker has.
pub type Perspective = replay::Perspective<Dynasty>;
