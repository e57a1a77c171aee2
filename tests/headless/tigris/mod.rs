//! The tests of the first game: what holds in all of its positions, and what is made of them.

mod bots;
mod golden;
pub mod laws;
mod naive;
mod perft;
pub mod properties;
mod replay;
mod samples;
mod statistics;
