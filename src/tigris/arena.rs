//! The first game in the arena: its boards, variants and bots.

use super::Start;
use super::bots::{self, LEVELS, NetFileError, Nets};
use super::rules::{Board, Options, Position, Seats, Setup};
use crate::arena::arena_game::{ArenaGame, OpenError};
use crate::arena::command_line::usage_error::UsageError;
use crate::arena::command_line::values::Value;
use crate::locale::Locale;
use crate::record::FileErrorOf;
use crate::search::Bot;
use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::Arc;

/// On which boards and with which variants, in turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Conditions {
    /// The boards, at least one.
    pub boards: Vec<Arc<Board>>,
    /// Mixtures of variants, at least one.
    pub variants: Vec<Options>,
}

impl ArenaGame for Position {
    type Conditions = Conditions;

    const PLAYERS: RangeInclusive<usize> = 2..=4;
    const CONDITIONS: &'static [&'static str] = &["board", "variants"];
    const POINTS: &'static [&'static str] = &["lowest", "second", "third", "highest"];
    const BOTS: &'static [&'static str] = bots::names();

    fn current_name(name: &str) -> &str {
        bots::current_name(name)
    }
    const LEVELS: &'static [&'static str] = &LEVELS;
    const BASELINES: &'static [&'static str] = &["random", "greedy", "net1", "turn30"];

    fn usual() -> Conditions {
        Conditions {
            boards: vec![Arc::new(Board::standard())],
            variants: vec![Options::default()],
        }
    }

    fn mixed() -> Conditions {
        Conditions {
            boards: both_boards(),
            variants: all_variants(),
        }
    }

    fn set(conditions: &mut Conditions, value: Value<'_>) -> Result<(), UsageError> {
        if value.option == "--board" {
            let boards = boards(value.text);
            conditions.boards = boards.ok_or_else(|| value.wrong("arena-bad-board"))?;
        } else {
            let variants = variants(value.text);
            conditions.variants = variants.ok_or_else(|| value.wrong("arena-bad-variants"))?;
        }
        Ok(())
    }

    /// Boards take turns, and variants once all boards had theirs.
    fn start(conditions: &Conditions, players: usize, turn: u64, seed: u64) -> Start {
        let boards = conditions.boards.len() as u64;
        let variants = conditions.variants.len() as u64;
        let seats = Seats::first(players.clamp(2, 4));
        Start::Setup(Setup {
            board: conditions.boards[(turn % boards) as usize].clone(),
            seats: seats.unwrap_or_else(|| unreachable!("two to four can play")),
            start: None,
            options: conditions.variants[(turn / boards % variants) as usize],
            seed,
        })
    }

    fn described(start: &Start) -> Vec<String> {
        match start {
            Start::Setup(setup) => vec![
                setup.board.name().to_string(),
                variants_text(&setup.options),
            ],
            Start::Position { board, .. } => vec![board.name().to_string(), "none".to_string()],
        }
    }

    fn file_error(error: &FileErrorOf<Position>, words: &Locale) -> String {
        words.file_error(error)
    }

    fn open(name: &str, nets: Option<&Path>) -> Result<Box<dyn Bot<Position>>, OpenError> {
        let nets = match nets {
            None => Nets::shipped(),
            Some(folder) => {
                let (nets, troubles) = Nets::read(folder);
                if let Some(NetFileError { path, flaw }) = troubles.into_iter().next() {
                    let why = flaw.to_string();
                    return Err(OpenError::Net { file: path, why });
                }
                nets
            }
        };
        bots::by_name_with(name, nets).ok_or(OpenError::Unknown)
    }
}

/// A shipped board, or `mixed`.
fn boards(text: &str) -> Option<Vec<Arc<Board>>> {
    match text {
        "mixed" => Some(both_boards()),
        name => Some(vec![Arc::new(Board::named(name)?)]),
    }
}

fn both_boards() -> Vec<Arc<Board>> {
    vec![Arc::new(Board::standard()), Arc::new(Board::advanced())]
}

/// `none`, `mixed`, or names of variants such as `buildings,english`.
fn variants(text: &str) -> Option<Vec<Options>> {
    let mut options = Options::default();
    match text {
        "mixed" => return Some(all_variants()),
        "none" => return Some(vec![options]),
        _ => {}
    }
    for name in text.split(',') {
        match name {
            "buildings" => options.buildings = true,
            "wonder" => options.wonder = true,
            "english" => options.english = true,
            "open" => options.open_scores = true,
            _ => return None,
        }
    }
    Some(vec![options])
}

/// All sixteen mixtures of the variants.
fn all_variants() -> Vec<Options> {
    (0..16)
        .map(|bits| Options {
            buildings: bits & 1 != 0,
            wonder: bits & 2 != 0,
            english: bits & 4 != 0,
            open_scores: bits & 8 != 0,
        })
        .collect()
}

/// Variants as the command line takes them.
fn variants_text(variants: &Options) -> String {
    let names = [
        (variants.buildings, "buildings"),
        (variants.wonder, "wonder"),
        (variants.english, "english"),
        (variants.open_scores, "open"),
    ];
    let on: Vec<&str> = names
        .iter()
        .filter(|(on, _)| *on)
        .map(|(_, n)| *n)
        .collect();
    if on.is_empty() {
        "none".to_string()
    } else {
        on.join(",")
    }
}
