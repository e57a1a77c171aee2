//! This game in the arena: its options and bots.

use super::Start;
use super::bots::{self, NetFileError};
use super::rules::{Options, Position, Setup};
use crate::arena::arena_game::{ArenaGame, OpenError};
use crate::arena::command_line::usage_error::UsageError;
use crate::arena::command_line::values::Value;
use crate::locale::Locale;
use crate::record::FileErrorOf;
use crate::search::Bot;
use std::ops::RangeInclusive;
use std::path::Path;

impl ArenaGame for Position {
    /// Mixtures of options that take turns, at least one.
    type Conditions = Vec<Options>;

    const PLAYERS: RangeInclusive<usize> = 2..=2;
    const CONDITIONS: &'static [&'static str] = &["options"];
    const POINTS: &'static [&'static str] = &["total", "cards"];
    const BOTS: &'static [&'static str] = &bots::NAMES;
    const LEVELS: &'static [&'static str] = &bots::LEVELS;
    const BASELINES: &'static [&'static str] = &["random", "greedy"];

    fn usual() -> Vec<Options> {
        vec![Options::default()]
    }

    fn mixed() -> Vec<Options> {
        let option = |bits| Options {
            founding: bits & 1 != 0,
            handicap: bits & 2 != 0,
        };
        (0..4).map(option).collect()
    }

    fn set(conditions: &mut Vec<Options>, value: Value<'_>) -> Result<(), UsageError> {
        let options = options(value.text);
        *conditions = options.ok_or_else(|| value.wrong("arena-bad-options"))?;
        Ok(())
    }

    fn start(conditions: &Vec<Options>, _: usize, turn: u64, seed: u64) -> Start {
        let mixtures = conditions.len().max(1) as u64;
        let options = conditions.get((turn % mixtures) as usize);
        Start::Setup(Setup {
            // Who begins is drawn: every deal is played from both seats.
            start: None,
            options: options.copied().unwrap_or_default(),
            seed,
        })
    }

    fn described(start: &Start) -> Vec<String> {
        vec![match start {
            Start::Setup(setup) => options_text(&setup.options),
            Start::Position { .. } => "none".to_string(),
        }]
    }

    fn file_error(error: &FileErrorOf<Position>, words: &Locale) -> String {
        words.file_error(error)
    }

    fn open(name: &str, nets: Option<&Path>) -> Result<Box<dyn Bot<Position>>, OpenError> {
        let found = match nets {
            None => Ok(bots::by_name(name)),
            Some(folder) => bots::by_name_with(name, folder),
        };
        match found {
            Ok(bot) => bot.ok_or(OpenError::Unknown),
            Err(NetFileError { file, why }) => Err(OpenError::Net { file, why }),
        }
    }
}

/// `none`, `mixed`, or names of options such as `founding,handicap`.
fn options(text: &str) -> Option<Vec<Options>> {
    let mut options = Options::default();
    match text {
        "mixed" => return Some(Position::mixed()),
        "none" => return Some(vec![options]),
        _ => {}
    }
    for name in text.split(',') {
        match name {
            "founding" => options.founding = true,
            "handicap" => options.handicap = true,
            _ => return None,
        }
    }
    Some(vec![options])
}

/// Options as the command line takes them.
fn options_text(options: &Options) -> String {
    match (options.founding, options.handicap) {
        (false, false) => "none",
        (true, false) => "founding",
        (false, true) => "handicap",
        (true, true) => "founding,handicap",
    }
    .to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_as_they_are_written() {
        for mixture in Position::mixed() {
            assert_eq!(options(&options_text(&mixture)), Some(vec![mixture]));
        }
        assert_eq!(options("mixed").map(|all| all.len()), Some(4));
        assert_eq!(options("founding,wonder"), None);
    }

    #[test]
    fn options_take_turns_and_are_told() {
        let conditions = Position::mixed();
        let told = |turn| Position::described(&Position::start(&conditions, 2, turn, 1)).concat();
        let all: Vec<String> = (0..4).map(told).collect();
        assert_eq!(all, ["none", "founding", "handicap", "founding,handicap"]);
        assert_eq!(told(5), "founding");
    }
}
