//! The second game: its table, its turns, its results.

mod discarding;
pub mod results;
pub mod saved;
pub mod table;
pub mod turns;
