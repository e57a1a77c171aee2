//! The second game: its table, its turns, its results.

mod discarding;
mod fitting;
pub mod results;
pub mod saved;
pub mod table;
pub mod turns;
