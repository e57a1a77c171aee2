//! The small card game in the arena: its only condition says how many games are left out.

use super::{Fives, Start, Thinker};
use std::ops::RangeInclusive;
use std::path::Path;
use two_rivers::arena::arena_game::{ArenaGame, OpenError};
use two_rivers::arena::command_line::usage_error::UsageError;
use two_rivers::arena::command_line::values::Value;
use two_rivers::locale::Locale;
use two_rivers::record::FileErrorOf;
use two_rivers::search::{Bot, Random};

impl ArenaGame for Fives {
    /// What is added to every seed.
    type Conditions = u64;

    const PLAYERS: RangeInclusive<usize> = 2..=3;
    const CONDITIONS: &'static [&'static str] = &["shift"];
    const POINTS: &'static [&'static str] = &["row", "held"];
    const BOTS: &'static [&'static str] = &["random", "thinker"];
    const LEVELS: &'static [&'static str] = &["random", "thinker"];
    const BASELINES: &'static [&'static str] = &["random"];

    fn usual() -> u64 {
        0
    }

    fn mixed() -> u64 {
        1000
    }

    fn set(conditions: &mut u64, value: Value<'_>) -> Result<(), UsageError> {
        *conditions = value.number()?;
        Ok(())
    }

    fn start(conditions: &u64, players: usize, _: u64, seed: u64) -> Start {
        Start::Dealt {
            players,
            seed: seed.wrapping_add(*conditions),
        }
    }

    fn described(start: &Start) -> Vec<String> {
        vec![match start {
            Start::Dealt { seed, .. } => seed.to_string(),
            Start::Written(_) => "0".to_string(),
        }]
    }

    fn file_error(error: &FileErrorOf<Fives>, _: &Locale) -> String {
        error.to_string()
    }

    fn open(name: &str, nets: Option<&Path>) -> Result<Box<dyn Bot<Fives>>, OpenError> {
        match (name, nets) {
            ("random", None) => Ok(Box::new(Random)),
            ("thinker", None) => Ok(Box::new(Thinker)),
            (_, Some(_)) => Err(OpenError::NoNets),
            _ => Err(OpenError::Unknown),
        }
    }
}
