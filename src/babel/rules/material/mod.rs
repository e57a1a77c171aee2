//! What the game is made of (1): cards, the places where they lie, and who plays.

mod cards;
mod level;
mod pile;
mod player;
mod row;
mod territory;
mod tribe;

pub use cards::{Hands, TribeCounts};
pub use level::{Level, Temple};
pub use pile::{Letter, Pile};
pub use player::Player;
pub use row::{Place, Row, Run, SHORTEST_RUN};
pub use territory::Territory;
pub use tribe::Tribe;
