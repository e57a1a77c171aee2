//! What is legal, and what follows from it.
//!
//! Plain data in, plain data out, like the rules of the first game: a [`Position`] is the whole
//! state of a game, a [`Decision`] one choice of one player, and playing it tells a [`Sink`] the
//! [`Event`]s in order. What a player may know is a [`View`]. Chance comes from seeds that are part
//! of the state: the set-up has one, and each shuffle of the discard pile has one.
//!
//! One file per rule that has a name: [`move_marker`], [`settle`], [`build`], [`migrate`],
//! [`skills`], [`turn`], [`ending`]. Numbers in brackets are sections of the rules.
//!
//! ```
//! use two_rivers::babel::rules::{Decision, Player, Position, Setup};
//!
//! let mut setup = Setup::new(7);
//! setup.start = Some(Player::Kish);
//! let mut game = Position::new(&setup);
//! let mut legal = Vec::new();
//! game.legal(&mut legal);
//! assert!(legal.contains(&Decision::End));
//! let mut events = Vec::new();
//! game.try_play(Decision::End, &mut events).unwrap();
//! assert_eq!(game.decider(), Some(Player::Ur));
//! ```

mod cards;
mod decision;
mod draft;
mod event;
mod level;
mod pile;
mod player;
mod position;
mod quarry;
mod refusal;
mod row;
mod setup;
mod territory;
#[cfg(test)]
pub(crate) mod testing;
mod tribe;
mod validity;

pub mod build;
pub mod ending;
pub mod legal;
pub mod migrate;
pub mod move_marker;
pub mod notation;
pub mod settle;
pub mod skills;
pub mod turn;
pub mod view;

pub use cards::{Hands, TribeCounts};
pub use decision::Decision;
pub use draft::{Draft, DraftHand, Flaw, Flaws, Line};
pub use ending::{Outcome, Standing};
pub use event::{Event, Handful, Sink, Unheard};
pub use level::{Level, Temple};
pub use pile::{Letter, Pile};
pub use player::Player;
pub use position::{Ending, Options, Position, Stage, Table};
pub use quarry::{Column, Source, Supply};
pub use refusal::Refusal;
pub use row::{Place, Row, Run, SHORTEST_RUN};
pub use setup::Setup;
pub use skills::Skill;
pub use territory::Territory;
pub use tribe::Tribe;
pub use validity::PositionFlaw;
pub use view::View;

/// The version of these rules: raised whenever the same decisions could lead to another position.
pub const RULES_VERSION: u32 = 1;

/// How many tribe cards there are.
pub const TRIBE_CARDS: usize = 60;

/// How many temple cards there are.
pub const TEMPLE_CARDS: usize = 45;
