//! The tests of everything but the desktop, in one binary.

mod any_game;
mod architecture;
mod babel;
mod common;
mod history;
mod killed;
mod practice;
mod records;
mod referee;
mod review;
#[path = "../both/reviewed.rs"]
mod reviewed;
mod soak;
mod tigris;
mod toy;
