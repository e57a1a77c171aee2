//! What the arena must be told of a game beyond its rules: who plays it, and under which conditions.

use super::command_line::usage_error::UsageError;
use super::command_line::values::Value;
use crate::locale::Locale;
use crate::record::FileErrorOf;
use crate::review::ReviewGame;
use crate::search::Bot;
use std::fmt::{self, Debug};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// A game that bots play in the arena.
pub trait ArenaGame: ReviewGame {
    /// Whatever else than players and a seed settles how games start, each kind with one or several
    /// choices that take turns: boards, variants.
    type Conditions: Clone + PartialEq + Debug + Send + Sync;

    /// How many can play.
    const PLAYERS: RangeInclusive<usize>;

    /// The kinds of conditions, as files head them; with two dashes before it, each is an option of
    /// the command line.
    const CONDITIONS: &'static [&'static str];

    /// What the numbers of a standing are called in files.
    const POINTS: &'static [&'static str];

    /// The names of all bots.
    const BOTS: &'static [&'static str];

    /// What a bot is called now, of whatever name a command line calls it by.
    fn current_name(name: &str) -> &str {
        name
    }

    /// The bots that people choose from, weakest first.
    const LEVELS: &'static [&'static str];

    /// What the strongest level is measured by.
    const BASELINES: &'static [&'static str];

    /// The conditions where nobody says more.
    fn usual() -> Self::Conditions;

    /// All conditions in turn.
    fn mixed() -> Self::Conditions;

    /// Settles one kind of conditions by what the command line says.
    ///
    /// # Errors
    /// That the value is not what the option takes.
    fn set(conditions: &mut Self::Conditions, value: Value<'_>) -> Result<(), UsageError>;

    /// How a game starts: `turn` counts games, and each kind of conditions takes turns.
    fn start(conditions: &Self::Conditions, players: usize, turn: u64, seed: u64) -> Self::Start;

    /// The conditions of a start, one of each kind, as the command line takes them.
    fn described(start: &Self::Start) -> Vec<String>;

    /// What is wrong with a file of a game, as a sentence that names it.
    fn file_error(error: &FileErrorOf<Self>, words: &Locale) -> String;

    /// The bot of this name, playing by the nets of a folder if one is given.
    ///
    /// # Errors
    /// When there is no such bot, or the nets cannot be used.
    fn open(name: &str, nets: Option<&Path>) -> Result<Box<dyn Bot<Self>>, OpenError>;
}

/// Why a bot cannot play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// There is no bot of this name.
    Unknown,
    /// The bots of the game play by no nets.
    NoNets,
    /// A net of the folder cannot be used.
    Net {
        /// Its file.
        file: PathBuf,
        /// What is wrong with it.
        why: String,
    },
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Unknown => f.write_str("there is no bot of this name"),
            OpenError::NoNets => f.write_str("the bots of the game play by no nets"),
            OpenError::Net { file, why } => write!(f, "{}: {why}", file.display()),
        }
    }
}

impl std::error::Error for OpenError {}
