//! What is legal, and what follows from it.
//!
//! Plain data in, plain data out, like the rules of the first game: a [`Position`] is the whole
//! state of a game, a [`Decision`] one choice of one player, and playing it tells a [`Sink`] the
//! [`Event`]s in order. What a player may know is a [`View`]. Chance comes from seeds that are part
//! of the state: the set-up has one, and each shuffle of the discard pile has one.
//!
//! One file per rule that has a name: [`turn`] and [`ending`], and among the [`actions`] moving,
//! settling, building, migrating and the skills. `material` is what the game is made of, `draft`
//! anything that one can write down for a position. Numbers in brackets are sections of the rules.
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

mod decision;
mod draft;
mod event;
mod material;
mod position;
mod quarry;
mod refusal;
mod setup;
#[cfg(test)]
pub(crate) mod testing;
mod validity;

pub mod actions;
pub mod ending;
pub mod legal;
pub mod notation;
pub mod turn;
pub mod view;

pub use actions::skills::Skill;
pub use decision::Decision;
pub use draft::{Draft, DraftHand, Flaw, Flaws, Line};
pub use ending::{Outcome, Standing};
pub use event::{Event, Handful, Sink, Unheard};
pub use material::{
    Hands, Letter, Level, Pile, Place, Player, Row, Run, SHORTEST_RUN, Temple, Territory, Tribe,
    TribeCounts,
};
pub use position::{Ending, Options, Position, Stage, Table};
pub use quarry::{Column, Source, Supply};
pub use refusal::Refusal;
pub use setup::Setup;
pub use validity::PositionFlaw;
pub use view::View;

/// The version of these rules: raised whenever the same decisions could lead to another position.
pub const RULES_VERSION: u32 = 1;

/// How many tribe cards there are.
pub const TRIBE_CARDS: usize = 60;

/// How many temple cards there are.
pub const TEMPLE_CARDS: usize = 45;
