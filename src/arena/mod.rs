//! Bots against bots: who wins how often, how strongly, how quickly, and whether anybody cheats.
//!
//! Every deal is played by every rotation of the seats, bots are given views only, and games are
//! counted in their order, so that the same seeds give the same result on any number of threads as
//! long as budgets are counted in evaluations.
//!
//! - [`arena_game`]: what it must be told of a game.
//! - [`command_line`]: what it can be told to do; [`contestant`]: a bot with a budget.
//! - [`schedule`]: which games are played; [`game`]: one of them; [`tally`]: their sums.
//! - [`proof`]: what the sums prove.
//! - [`summary`], [`results`]: numbers for tables and files.

pub mod arena_game;
pub mod command_line;
pub mod contestant;
pub mod game;
pub mod proof;
pub mod results;
pub mod schedule;
pub mod summary;
pub mod tally;

mod calibrate;
mod commands;
mod exercises;
mod hall;
mod ladder;
mod report;
mod review;
#[cfg(test)]
mod tests;

use crate::locale::Locale;
use arena_game::ArenaGame;
use command_line::options::{Command, Options};
use command_line::usage_error::UsageError;
use std::fmt;
use std::io::{self, Write};

/// Why a run ended before its end.
#[derive(Debug)]
pub enum ArenaError {
    /// It cannot be done so.
    Usage(UsageError),
    /// Nobody reads what it prints.
    Unread(io::Error),
}

impl fmt::Display for ArenaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArenaError::Usage(error) => error.fmt(f),
            ArenaError::Unread(why) => write!(f, "nobody reads what is printed: {why}"),
        }
    }
}

impl std::error::Error for ArenaError {}

impl From<UsageError> for ArenaError {
    fn from(error: UsageError) -> ArenaError {
        ArenaError::Usage(error)
    }
}

impl From<io::Error> for ArenaError {
    fn from(error: io::Error) -> ArenaError {
        ArenaError::Unread(error)
    }
}

/// Does what the options say and prints what it finds; the answer is whether nothing went wrong.
///
/// # Errors
/// Says what cannot be done, such as writing the file of results.
pub fn run<G: ArenaGame>(
    options: &Options<G>,
    words: &Locale,
    out: &mut dyn Write,
) -> Result<bool, ArenaError> {
    let mut hall = hall::Hall::new(options, words, out);
    // What cannot be written is better known before the games than after.
    hall.write()?;
    match options.command {
        Command::Match => commands::contest(&mut hall),
        Command::Sprt => commands::sequential(&mut hall),
        Command::Ladder => ladder::ladder(&mut hall),
        Command::Soak => commands::soak(&mut hall),
        Command::Review => review::review(&mut hall),
        Command::Calibrate => calibrate::calibrate(&mut hall),
        Command::Exercises => exercises::exercises(&mut hall),
    }
}
