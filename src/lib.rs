//! Two Rivers: Reiner Knizia's *Tigris & Euphrates* on the desktop.
//!
//! The map of the house; everything flows downwards, nothing knows what stands below it:
//!
//! - [`random`]: chance from a seed, the same for every game and version.
//! - [`rules`]: what is legal and what follows from it; knows nobody but that.
//! - [`babel`]: the second game, its rules and all that is of it alone.
//! - [`referee`]: position text, scripts and the protocol over plain text.
//! - [`game`]: the trait that a game implements.
//! - [`games`]: the list of the games that there are.
//! - [`tigris`]: what the rules of the first game are to whatever stands on that trait.
//! - [`record`]: a game as start and decisions: save, load, replay, undo.
//! - [`replay`]: a game looked back on: its moments, its markers, who may see what.
//! - [`statistics`]: a game in numbers.
//! - [`search`]: looking ahead in any game that one can value.
//! - `net`: the small nets that value positions of games that tell them what there is.
//! - [`training`]: how such nets learn from games against themselves.
//! - [`bots`]: players of the first game that are given a view and answer a decision.
//! - [`merits`]: what speaks for a decision, for hints.
//! - [`arena`]: bots against bots, and what their games prove.
//! - [`board_file`]: boards that a player wrote.
//! - [`files`]: whole files, read and written with care; knows nobody.
//! - [`preferences`], [`chosen_keys`], [`data_folder`]: what the program remembers, and where.
//! - [`local_time`]: the date where the player lives.
//! - [`teaching`]: chapters of lessons, paragraphs of the rules, and how both are checked.
//! - `desktop` (feature `desktop`): everything a person sees, hears and touches; Bevy.
//! - [`locale`]: sentences of the reasons and events of the rules, from message files.

#![cfg_attr(not(feature = "desktop"), warn(missing_docs))]

pub mod arena;
pub mod babel;
pub mod chosen_keys;
pub mod data_folder;
#[cfg(feature = "desktop")]
pub mod desktop;
pub mod files;
pub mod game;
pub mod games;
pub mod local_time;
pub mod locale;
mod net;
mod pool;
pub mod preferences;
pub mod random;
pub mod record;
pub mod referee;
pub mod replay;
pub mod search;
pub mod tigris;
pub mod training;
