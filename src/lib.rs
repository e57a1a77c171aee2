//! Two Rivers: Reiner Knizia's *Tigris & Euphrates* on the desktop.
//!
//! The map of the house; everything flows downwards, nothing knows what stands below it:
//!
//! - [`rules`]: what is legal and what follows from it; knows nobody.
//! - [`referee`]: position text, scripts and the protocol over plain text.
//! - [`game`]: the small trait that a game implements.
//! - [`record`]: a game as start and decisions: save, load, replay, undo.
//! - [`replay`]: a game looked back on: its moments, its markers, who may see what.
//! - [`statistics`]: a game in numbers.
//! - [`bots`]: players that are given a view and answer a decision.
//! - [`arena`]: bots against bots, and what their games prove.
//! - [`board_file`]: boards that a player wrote.
//! - [`preferences`], [`data_folder`]: what the program remembers, and where.
//! - [`teaching`]: chapters of lessons, paragraphs of the rules, and how both are checked.
//! - `desktop` (feature `desktop`): everything a person sees, hears and touches; Bevy.
//! - [`locale`]: sentences of the reasons and events of the rules, from message files.

pub mod arena;
pub mod board_file;
pub mod bots;
pub mod data_folder;
#[cfg(feature = "desktop")]
pub mod desktop;
pub mod game;
pub mod locale;
mod pool;
pub mod preferences;
pub mod record;
pub mod referee;
pub mod replay;
pub mod rules;
pub mod statistics;
pub mod teaching;
