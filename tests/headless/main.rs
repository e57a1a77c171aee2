//! The tests of everything but the desktop, in one binary.

mod any_game;
mod architecture;
mod babel;
mod bots;
mod common;
mod fuzz;
mod golden;
mod history;
mod killed;
mod naive;
mod perft;
mod practice;
mod properties;
mod protocol;
mod records;
mod replay;
mod review;
mod samples;
mod scenarios;
mod soak;
mod statistics;
mod toy;
mod wounds;
