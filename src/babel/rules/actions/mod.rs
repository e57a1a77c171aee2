//! What a player can do in a turn (4 to 8), one file per action.

pub mod build;
pub mod migrate;
pub mod move_marker;
pub mod settle;
pub mod skills;
