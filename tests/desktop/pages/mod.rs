//! The pages around the tables, and what they do with files.

pub mod finding;
pub mod guide;
pub mod history;
pub mod learn;
pub mod load;
pub mod names;
pub mod new_game;
pub mod practice;
pub mod replay;
pub mod results;
pub mod rules;
pub mod settings;
pub mod sharing;
pub mod telling;
