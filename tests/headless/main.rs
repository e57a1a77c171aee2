//! The tests of everything but the desktop, in one binary.

mod common;
mod fuzz;
mod golden;
mod naive;
mod perft;
mod properties;
mod records;
mod scenarios;
