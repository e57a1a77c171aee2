//! `new`: starting a game.

use super::Referee;
use super::board_file::board;
use super::complaint::{Complaint, Reply};
use crate::record::Record;
use crate::rules::notation::parse_number;
use crate::rules::{Board, Dynasty, Options, Seats, Setup};
use std::sync::Arc;

impl Referee {
    pub(super) fn new_game(&mut self, args: &[&str]) -> Reply {
        let setup = read_setup(args)?;
        let seed = setup.seed;
        let record = Record::new(setup.into(), Vec::new());
        self.record = Some(record.map_err(|error| Complaint::Position(Box::new(error)))?);
        Ok(format!("seed={seed}"))
    }
}

fn read_setup(args: &[&str]) -> Result<Setup, Complaint> {
    let mut options = Options::default();
    let (mut board_name, mut seats, mut start, mut seed) = (None, None, None, None);
    let mut named: Vec<&str> = Vec::new();
    for word in args {
        let (key, value) = key_and_value(word)?;
        if named.contains(&key) {
            return Err(Complaint::with("referee-twice", [("key", key.into())]));
        }
        named.push(key);
        match key {
            "board" => board_name = Some(value),
            "players" => seats = Some(read_seats(value)?),
            "start" => start = Some(value.parse::<Dynasty>()?),
            "buildings" => options.buildings = switch(word, value)?,
            "wonder" => options.wonder = switch(word, value)?,
            "english" => options.english = switch(word, value)?,
            "scores" => {
                options.open_scores = match value {
                    "open" => true,
                    "hidden" => false,
                    _ => return Err(bad_value(word)),
                }
            }
            "seed" => seed = Some(parse_number(value)?),
            _ => {
                return Err(Complaint::with(
                    "referee-unknown-key",
                    [("key", key.into())],
                ));
            }
        }
    }
    let seats = match seats {
        Some(seats) => seats,
        None => Seats::first(4).ok_or_else(|| bad_value("players=4"))?,
    };
    if let Some(dynasty) = start.filter(|dynasty| !seats.contains(*dynasty)) {
        let dynasty = ("dynasty", dynasty.to_string().into());
        return Err(Complaint::with("referee-not-in-play", [dynasty]));
    }
    Ok(Setup {
        board: match board_name {
            Some(name) => board(name)?,
            None => Arc::new(Board::standard()),
        },
        seats,
        start,
        options,
        // The only chance in the whole program that no seed settles.
        seed: seed.unwrap_or_else(rand::random),
    })
}

/// The two halves of `KEY=VALUE`.
pub(super) fn key_and_value(word: &str) -> Result<(&str, &str), Complaint> {
    word.split_once('=')
        .ok_or_else(|| Complaint::with("referee-no-key", [("word", word.into())]))
}

pub(super) fn bad_value(word: &str) -> Complaint {
    Complaint::with("referee-bad-value", [("word", word.into())])
}

fn switch(word: &str, value: &str) -> Result<bool, Complaint> {
    match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(bad_value(word)),
    }
}

/// A number of players, or dynasties clockwise.
fn read_seats(value: &str) -> Result<Seats, Complaint> {
    let wrong = || Complaint::with("referee-players", [("players", value.into())]);
    if let Ok(count) = parse_number::<usize>(value) {
        return Seats::first(count).ok_or_else(wrong);
    }
    let dynasties: Result<Vec<Dynasty>, _> = value.split(',').map(str::parse).collect();
    Seats::new(&dynasties?).ok_or_else(wrong)
}
