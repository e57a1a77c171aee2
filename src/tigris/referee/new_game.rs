//! `new`: the settings of the first game.

use super::board_file::board;
use crate::referee::command_error::CommandError;
use crate::referee::settings::{Settings, bad_value};
use crate::referee::words::number;
use crate::tigris::rules::{Board, Dynasty, Options, Seats, Setup};
use std::sync::Arc;

pub(super) fn read_setup(settings: &mut Settings, seed: u64) -> Result<Setup, CommandError> {
    let seats = match settings.take("players") {
        Some(value) => read_seats(value)?,
        None => Seats::first(4).ok_or_else(|| bad_value("players=4"))?,
    };
    let start: Option<Dynasty> = settings.take("start").map(str::parse).transpose()?;
    let options = Options {
        buildings: settings.switch("buildings")?,
        wonder: settings.switch("wonder")?,
        english: settings.switch("english")?,
        open_scores: match settings.take("scores") {
            Some("open") => true,
            Some("hidden") | None => false,
            Some(value) => return Err(bad_value(&format!("scores={value}"))),
        },
    };
    if let Some(dynasty) = start.filter(|dynasty| !seats.contains(*dynasty)) {
        let dynasty = ("dynasty", dynasty.to_string().into());
        return Err(CommandError::with("referee-not-in-play", [dynasty]));
    }
    Ok(Setup {
        board: match settings.take("board") {
            Some(name) => board(name)?,
            None => Arc::new(Board::standard()),
        },
        seats,
        start,
        options,
        seed,
    })
}

/// A number of players, or dynasties clockwise.
fn read_seats(value: &str) -> Result<Seats, CommandError> {
    let wrong = || CommandError::with("referee-players", [("players", value.into())]);
    if let Ok(count) = number::<usize>(value) {
        return Seats::first(count).ok_or_else(wrong);
    }
    let dynasties: Result<Vec<Dynasty>, _> = value.split(',').map(str::parse).collect();
    Seats::new(&dynasties?).ok_or_else(wrong)
}
