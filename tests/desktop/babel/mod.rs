//! The second game: its table, its turns, its results.

pub mod results;
pub mod saved;
pub mod table;
pub mod turns;
