//! What happens at the table of the first game.

pub mod board_aids;
pub mod bots;
pub mod conflict_panel;
pub mod flow;
pub mod hints;
pub mod look;
pub mod mirror;
pub mod play;
pub mod questions;
pub mod reader;
pub mod seating;
pub mod spoken;
