//! What sums of games prove: shares with their intervals, ratings, a sequential test.

pub mod interval;
pub mod ratings;
pub mod sprt;
