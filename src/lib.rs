//! Two Rivers: Reiner Knizia's *Tigris & Euphrates* and Uwe Rosenberg's and Hagen Dorgathen's *Babel* on
//! the desktop.
//!
//! The map of the house; everything flows downwards, nothing knows what stands below it:
//!
//! - [`random`]: chance from a seed, the same for every game and version.
//! - `pool`: work on all cores.
//! - [`files`]: whole files, read and written with care; knows nobody.
//! - [`local_time`], [`data_folder`], [`chosen_keys`]: the date where the player lives, where the
//!   program remembers things, and which keys somebody has changed.
//! - [`game`]: the trait that a game implements. What follows names no game:
//!   - [`search`]: looking ahead in any game that one can value; `net` and [`training`]: small nets
//!     that value positions, and how they learn.
//!   - [`record`]: a game as start and decisions: save, load, replay, undo.
//!   - [`replay`]: a game looked back on: its moments, its markers, who may see what.
//!   - [`review`]: a game judged decision by decision, luck apart from skill.
//!   - [`practice`]: mistakes as exercises, and when each is asked again.
//!   - [`locale`]: sentences from message files, in the language of whoever reads them.
//!   - [`arena`]: bots against bots, and what their games prove.
//!   - [`referee`]: scripts and the protocol over plain text.
//! - [`tigris`]: the first game. Its [`rules`](tigris::rules) say what is legal and what follows from
//!   it; above them stand [`board_file`](tigris::board_file), [`bots`](tigris::bots),
//!   [`merits`](tigris::merits) for hints, [`statistics`](tigris::statistics),
//!   [`words`](tigris::words), [`teaching`](tigris::teaching) and its part of the
//!   [`referee`](tigris::referee).
//! - [`babel`]: the second game: [`rules`](babel::rules), [`bots`](babel::bots),
//!   [`statistics`](babel::statistics), [`words`](babel::words), [`teaching`](babel::teaching).
//! - [`games`]: the list of the games that there are.
//! - [`history`]: finished games looked back on, and the people who share a machine.
//! - [`preferences`]: what a player has set and learned.
//! - `desktop` (feature `desktop`): everything a person sees, hears and touches; Bevy.
//!
//! `tests/headless/architecture/house.rs` says who may know whom, and a test beside it holds the imports
//! to that. The README has a list of what a new game needs.
//!
//! # An example of each floor
//!
//! The rules play a decision and tell what happens:
//!
//! ```
//! use two_rivers::tigris::rules::{Board, Position, Seats, Setup};
//!
//! let mut game = Position::new(&Setup::new(Board::standard(), Seats::first(2).unwrap(), 7));
//! let first = game.decider();
//! let mut events = Vec::new();
//! game.try_play("end".parse().unwrap(), &mut events).unwrap();
//! assert_eq!(events[0].to_string(), format!("turn-ended {}", first.unwrap()));
//! assert_ne!(game.decider(), first);
//! ```
//!
//! A record is how the game began and what was decided; as text it can be kept and read back:
//!
//! ```
//! use two_rivers::tigris::Record;
//! use two_rivers::tigris::rules::{Board, Decision, Seats, Setup};
//!
//! let setup = Setup::new(Board::standard(), Seats::first(2).unwrap(), 7);
//! let mut record = Record::new(setup.into(), Vec::new()).unwrap();
//! record.try_play(Decision::End, &mut Vec::new()).unwrap();
//! let text = record.to_ron().unwrap();
//! assert_eq!(Record::from_ron(&text).unwrap().position(), record.position());
//! ```
//!
//! A bot is given a view and a budget, and answers a decision:
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use two_rivers::search::{Ask, Budget};
//! use two_rivers::tigris::bots;
//! use two_rivers::tigris::rules::{Board, Position, Seats, Setup};
//!
//! let game = Position::new(&Setup::new(Board::standard(), Seats::first(2).unwrap(), 7));
//! let view = game.view(game.decider().unwrap());
//! let cancel = AtomicBool::new(false);
//! let ask = Ask { view: &view, budget: Budget::default(), seed: 1, cancel: &cancel };
//! let decision = bots::by_name("greedy").unwrap().decide(&ask).unwrap();
//! assert_eq!(view.check(decision), Ok(()));
//! ```
//!
//! The referee answers lines of text; what it refuses it says in a sentence:
//!
//! ```
//! use two_rivers::referee::Referee;
//!
//! let mut referee = Referee::new();
//! assert!(referee.answer(b"new players=2 seed=7").unwrap().is_ok());
//! assert!(referee.answer(b"play end").unwrap().unwrap().starts_with("turn-ended"));
//! assert!(referee.answer(b"play place T z9").unwrap().is_err());
//! ```
//!
//! The locale makes sentences of what the rules say, where they are shown and never before:
//!
//! ```
//! use two_rivers::locale::Locale;
//! use two_rivers::tigris::rules::Refusal;
//!
//! let words = Locale::english();
//! assert_eq!(words.refusal(&Refusal::Occupied), "Something is already on this cell.");
//! ```
//!
//! Babel is played by its own rules through the same trait:
//!
//! ```
//! use two_rivers::babel::rules::{Position, Setup};
//! use two_rivers::game::Game;
//!
//! let mut game = Position::new(&Setup::new(7));
//! let (first, mut legal) = (game.decider(), Vec::new());
//! game.legal(&mut legal);
//! Game::play(&mut game, "end".parse().unwrap());
//! assert!(legal.len() > 1 && game.decider() != first);
//! ```

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
pub mod history;
pub mod local_time;
pub mod locale;
mod net;
mod pool;
pub mod practice;
pub mod preferences;
pub mod random;
pub mod record;
pub mod referee;
pub mod replay;
pub mod review;
pub mod search;
pub mod tigris;
pub mod training;
