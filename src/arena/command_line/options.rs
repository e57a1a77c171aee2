//! The command line of the arena.

use super::usage_error::UsageError;
use super::values::{Value, parse_number};
use crate::arena::arena_game::ArenaGame;
use crate::arena::contestant::Entry;
use crate::arena::game::Limits;
use crate::arena::proof::sprt::Hypotheses;
use crate::arena::schedule::Deals;
use crate::review::Thresholds;
use crate::search::Budget;
use lexopt::Arg;
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

/// What the arena can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Plays games and says who wins how often.
    Match,
    /// Plays until it is clear whether a candidate is better.
    Sprt,
    /// Plays every level against the one below, and the strongest against what bots are measured by.
    Ladder,
    /// Plays under all conditions and looks for faults.
    Soak,
    /// Reviews the game of a file.
    Review,
    /// Plays games, reviews them all, and says whether the reviews can be trusted.
    Calibrate,
    /// Plays games, and chooses positions of them to be practised.
    Exercises,
}

/// What to do, as the command line says.
#[derive(Clone, Debug, PartialEq)]
pub enum Request<G: ArenaGame> {
    /// To play.
    Run(Box<Options<G>>),
    /// To tell how to ask.
    Help,
}

/// Everything that the command line settles.
#[derive(Clone, Debug, PartialEq)]
pub struct Options<G: ArenaGame> {
    /// What to do.
    pub command: Command,
    /// The bots that are named.
    pub bots: Vec<Entry>,
    /// What one bot plays against, if that is named.
    pub against: Option<Entry>,
    /// For bots that are given none of their own.
    pub budget: Budget,
    /// Numbers of players.
    pub players: Vec<usize>,
    /// What the deals are made from.
    pub deals: Deals<G::Conditions>,
    /// How many games of each line-up.
    pub games: u64,
    /// How many games at once.
    pub threads: usize,
    /// Where the results go.
    pub out: Option<PathBuf>,
    /// What a sequential test tests.
    pub hypotheses: Hypotheses,
    /// Whether the strongest level's matches may end early.
    pub early: bool,
    /// What is still in order.
    pub limits: Limits,
    /// The game that is reviewed.
    pub file: Option<PathBuf>,
    /// What a review calls a loss.
    pub thresholds: Thresholds,
    /// Whether a review is printed for other programs, a line a decision.
    pub lines: bool,
}

const FLAG: &str = "--early";
const LINES: &str = "--lines";
const COMMON: [&str; 11] = [
    "--game",
    "--bot",
    "--evals",
    "--time",
    "--players",
    "--games",
    "--seed",
    "--threads",
    "--stall",
    "--tolerance",
    "--out",
];
const REVIEW: [&str; 7] = [
    "--game",
    "--seed",
    "--threads",
    "--inaccuracy",
    "--mistake",
    "--blunder",
    "--luck",
];
const TEST: [&str; 4] = ["--elo0", "--elo1", "--alpha", "--beta"];
/// With more, all choices of four would be too many.
const MOST_BOTS: usize = 12;
const MOST_THREADS: u64 = 1024;

/// The game that the command line names, wherever it does so; none if it names none.
///
/// All else depends on it, so it is looked for before anything else is read.
pub fn named_game(arguments: impl IntoIterator<Item = OsString>) -> Option<String> {
    let mut parser = lexopt::Parser::from_args(arguments);
    // What is wrong elsewhere is told by whoever reads the rest.
    while let Ok(Some(argument)) = parser.next() {
        match argument {
            Arg::Long("game") => {
                return Some(parser.value().ok()?.to_string_lossy().into_owned());
            }
            Arg::Long(_) => drop(parser.optional_value()),
            _ => {}
        }
    }
    None
}

/// The file of the game to be reviewed, if that is the command.
///
/// Which game it is of says the file, so it is looked for before anything else is read.
pub fn named_file(arguments: impl IntoIterator<Item = OsString>) -> Option<PathBuf> {
    let mut parser = lexopt::Parser::from_args(arguments);
    let mut words = Vec::new();
    while let Ok(Some(argument)) = parser.next() {
        match argument {
            Arg::Value(word) => words.push(word),
            Arg::Long(name) if format!("--{name}") != LINES => drop(parser.value().ok()?),
            _ => {}
        }
    }
    let review = words.first().is_some_and(|word| word == "review");
    words
        .into_iter()
        .nth(1)
        .filter(|_| review)
        .map(PathBuf::from)
}

impl Command {
    fn named(name: &str) -> Result<Command, UsageError> {
        match name {
            "match" => Ok(Command::Match),
            "sprt" => Ok(Command::Sprt),
            "ladder" => Ok(Command::Ladder),
            "soak" => Ok(Command::Soak),
            "review" => Ok(Command::Review),
            "calibrate" => Ok(Command::Calibrate),
            "exercises" => Ok(Command::Exercises),
            _ => Err(UsageError::with(
                "arena-unknown-command",
                [("command", name.into())],
            )),
        }
    }

    /// The option of this name that takes a value, if this command has it.
    fn option(self, name: &str) -> Option<&'static str> {
        let own: &[&str] = match self {
            Command::Match => &["--against"],
            Command::Sprt => &["--against"],
            Command::Ladder => &[],
            Command::Soak => &["--deadline"],
            // Nothing is played.
            Command::Review => return REVIEW.into_iter().find(|known| *known == name),
            Command::Calibrate | Command::Exercises => &REVIEW[3..],
        };
        let tests = matches!(self, Command::Sprt | Command::Ladder);
        let test: &[&str] = if tests { &TEST } else { &[] };
        let all = COMMON.iter().chain(own).chain(test);
        all.copied().find(|known| *known == name)
    }
}

impl<G: ArenaGame> Options<G> {
    /// What a command does when nothing else is said.
    fn of(command: Command) -> Options<G> {
        let soak = command == Command::Soak;
        Options {
            command,
            bots: Vec::new(),
            against: None,
            budget: Budget::default(),
            players: match command {
                Command::Match | Command::Sprt | Command::Review => vec![*G::PLAYERS.start()],
                Command::Ladder | Command::Soak | Command::Calibrate | Command::Exercises => {
                    G::PLAYERS.collect()
                }
            },
            deals: Deals {
                conditions: if soak { G::mixed() } else { G::usual() },
                seed: 1,
            },
            games: match command {
                Command::Match | Command::Ladder => 200,
                Command::Sprt => 20_000,
                Command::Soak => 192,
                Command::Review | Command::Calibrate => 20,
                Command::Exercises => 60,
            },
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            out: None,
            hypotheses: match command {
                // A level is to win 70 of 100 games for two.
                Command::Ladder => Hypotheses {
                    elo1: 147.0,
                    ..Hypotheses::default()
                },
                _ => Hypotheses::default(),
            },
            early: false,
            limits: Limits {
                stall: 5_000,
                deadline: soak.then_some(Duration::from_secs(1)),
                tolerance: Duration::from_millis(100),
            },
            file: None,
            thresholds: Thresholds::default(),
            lines: false,
        }
    }

    /// Reads the arguments that follow the program's name: `--seed 7` and `--seed=7` are the same.
    ///
    /// # Errors
    /// Says what is not understood.
    pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Request<G>, UsageError> {
        let arguments: Vec<OsString> = arguments.into_iter().collect();
        if arguments.is_empty() || arguments.iter().any(|a| a == "--help" || a == "-h") {
            return Ok(Request::Help);
        }
        let mut parser = lexopt::Parser::from_args(arguments);
        let mut options: Option<Options<G>> = None;
        while let Some(argument) = parser.next().map_err(|why| misread(&why))? {
            let name = match argument {
                Arg::Long(name) => format!("--{name}"),
                Arg::Short(letter) => format!("-{letter}"),
                Arg::Value(word) => {
                    match &mut options {
                        None => {
                            let word = word.to_string_lossy();
                            options = Some(Options::of(Command::named(&word)?));
                        }
                        Some(options) => options.take_file(word)?,
                    }
                    continue;
                }
            };
            let Some(options) = &mut options else {
                // Only what is said of the game may come before the command.
                if name == "--game" {
                    parser.value().map_err(|why| misread(&why))?;
                    continue;
                }
                return Err(Command::named(&name)
                    .err()
                    .unwrap_or_else(|| unknown(&name)));
            };
            if name == FLAG && options.command == Command::Ladder {
                options.early = true;
                continue;
            }
            if name == LINES && options.command == Command::Review {
                options.lines = true;
                continue;
            }
            let kind = name.strip_prefix("--");
            let plays = options.command != Command::Review;
            let condition = plays && kind.is_some_and(|kind| G::CONDITIONS.contains(&kind));
            let known = options.command.option(&name);
            if !condition && known.is_none() {
                return Err(unknown(&name));
            }
            let value = parser.value().map_err(|why| misread(&why))?;
            if value.is_empty() {
                return Err(missing(&name));
            }
            match known {
                Some(option) => options.set(option, value)?,
                None => {
                    let text = value.to_string_lossy();
                    let value = Value {
                        option: &name,
                        text: &text,
                    };
                    G::set(&mut options.deals.conditions, value)?;
                }
            }
        }
        let mut options = options.ok_or_else(|| UsageError::new("arena-no-command"))?;
        options.check()?;
        Ok(Request::Run(Box::new(options)))
    }

    /// Takes the game that is to be reviewed; nothing else stands by itself.
    fn take_file(&mut self, word: OsString) -> Result<(), UsageError> {
        if self.command != Command::Review || self.file.is_some() {
            return Err(unknown(&word.to_string_lossy()));
        }
        self.file = Some(PathBuf::from(word));
        Ok(())
    }

    fn set(&mut self, option: &str, given: OsString) -> Result<(), UsageError> {
        let text = given.to_string_lossy().into_owned();
        let value = Value {
            option,
            text: &text,
        };
        match option {
            // It was read before everything else.
            "--game" => {}
            "--bot" => self.bots.push(Entry::parse::<G>(&whole(value, &given)?)?),
            "--against" => self.against = Some(Entry::parse::<G>(&whole(value, &given)?)?),
            "--evals" => self.budget.evals = Some(value.positive()?),
            "--time" => self.budget.time = Some(Duration::from_millis(value.positive()?)),
            "--players" => self.players = players::<G>(value)?,
            "--games" => self.games = value.positive()?,
            "--seed" => self.deals.seed = value.number()?,
            "--threads" => match value.positive()? {
                threads @ 1..=MOST_THREADS => self.threads = threads as usize,
                _ => return Err(value.wrong("arena-bad-number")),
            },
            "--stall" => self.limits.stall = value.number()?,
            "--tolerance" => self.limits.tolerance = Duration::from_millis(value.number()?),
            "--deadline" => {
                self.limits.deadline = Some(Duration::from_millis(value.positive()?));
            }
            "--out" => {
                let path = PathBuf::from(given);
                let known = path.extension().is_some_and(|e| e == "ron" || e == "csv");
                let path = known.then_some(path);
                self.out = Some(path.ok_or_else(|| value.wrong("arena-bad-out"))?);
            }
            "--inaccuracy" => self.thresholds.inaccuracy = points(value)?,
            "--mistake" => self.thresholds.mistake = points(value)?,
            "--blunder" => self.thresholds.blunder = points(value)?,
            "--luck" => self.thresholds.luck = points(value)?,
            "--elo0" => self.hypotheses.elo0 = value.real(-2000.0, 2000.0)?,
            "--elo1" => self.hypotheses.elo1 = value.real(-2000.0, 2000.0)?,
            "--alpha" => self.hypotheses.alpha = value.real(1e-6, 0.5)?,
            _ => self.hypotheses.beta = value.real(1e-6, 0.5)?,
        }
        Ok(())
    }

    /// Whether what was said goes together.
    fn check(&mut self) -> Result<(), UsageError> {
        if self.hypotheses.elo0 >= self.hypotheses.elo1 {
            return Err(UsageError::new("arena-elo-order"));
        }
        let too_many = self.bots.len() > MOST_BOTS;
        let wrong = match (self.command, &self.against) {
            (Command::Match, None) => (self.bots.is_empty() || too_many)
                .then(|| UsageError::with("arena-needs-bots", [("most", MOST_BOTS.into())])),
            (Command::Match, Some(_)) => {
                (self.bots.len() != 1).then(|| UsageError::new("arena-needs-one-bot"))
            }
            (Command::Sprt, against) => (self.bots.len() != 1 || against.is_none())
                .then(|| UsageError::new("arena-needs-candidate")),
            (Command::Calibrate, _) => (self.bots.is_empty() || too_many)
                .then(|| UsageError::with("arena-needs-bots", [("most", MOST_BOTS.into())])),
            (Command::Review, _) => {
                (self.file.is_none()).then(|| UsageError::new("arena-needs-file"))
            }
            (Command::Exercises, _) => (self.bots.len() > MOST_BOTS)
                .then(|| UsageError::with("arena-needs-bots", [("most", MOST_BOTS.into())])),
            (Command::Ladder | Command::Soak, _) => None,
        };
        if let Some(mistake) = wrong {
            return Err(mistake);
        }
        let budget = self.budget;
        for entry in self.bots.iter_mut().chain(&mut self.against) {
            *entry = entry.clone().or(budget);
        }
        Ok(())
    }
}

/// Points of the chance to win.
fn points(value: Value<'_>) -> Result<f32, UsageError> {
    Ok(value.real(0.1, 100.0)? as f32)
}

/// Numbers of players, such as `2` or `2,3,4`.
fn players<G: ArenaGame>(value: Value<'_>) -> Result<Vec<usize>, UsageError> {
    let count = |text: &str| parse_number(text).filter(|count| G::PLAYERS.contains(count));
    let counts: Option<Vec<usize>> = value.text.split(',').map(count).collect();
    counts.ok_or_else(|| {
        let values = [
            ("option", value.option.into()),
            ("least", (*G::PLAYERS.start()).into()),
            ("most", (*G::PLAYERS.end()).into()),
            ("value", value.text.into()),
        ];
        UsageError::with("arena-bad-players", values)
    })
}

/// A value of which nothing was lost: bots are named together with folders.
fn whole(value: Value<'_>, given: &OsString) -> Result<String, UsageError> {
    let text = given.to_str().map(str::to_string);
    text.ok_or_else(|| value.wrong("arena-not-text"))
}

fn unknown(option: &str) -> UsageError {
    UsageError::with("arena-unknown-option", [("option", option.into())])
}

fn missing(option: &str) -> UsageError {
    UsageError::with("arena-missing-value", [("option", option.into())])
}

/// What cannot be read as options and values at all.
fn misread(why: &lexopt::Error) -> UsageError {
    match why {
        lexopt::Error::MissingValue { option } => missing(option.as_deref().unwrap_or_default()),
        lexopt::Error::UnexpectedValue { option, .. } => {
            UsageError::with("arena-surplus-value", [("option", option.as_str().into())])
        }
        other => unknown(&other.to_string()),
    }
}
