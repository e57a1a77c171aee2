//! The command line of the arena.

use super::contestant::Entry;
use super::game::Limits;
use super::mistake::Mistake;
use super::schedule::{Conditions, all_variants};
use super::sprt::Hypotheses;
use super::values::{Value, both_boards};
use crate::bots::Budget;
use crate::rules::{Board, Options as Variants, Seats};
use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::Arc;
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
}

/// What to do, as the command line says.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    Run(Box<Options>),
    Help,
}

/// Everything that the command line settles.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    pub command: Command,
    pub bots: Vec<Entry>,
    pub against: Option<Entry>,
    /// For bots that are given none of their own.
    pub budget: Budget,
    pub players: Vec<Seats>,
    pub conditions: Conditions,
    pub games: u64,
    pub threads: usize,
    pub out: Option<PathBuf>,
    pub hypotheses: Hypotheses,
    /// Whether the strongest level's matches may end early.
    pub early: bool,
    pub limits: Limits,
}

const FLAG: &str = "--early";
const COMMON: [&str; 12] = [
    "--bot",
    "--evals",
    "--time",
    "--players",
    "--board",
    "--variants",
    "--games",
    "--seed",
    "--threads",
    "--stall",
    "--tolerance",
    "--out",
];
const TEST: [&str; 4] = ["--elo0", "--elo1", "--alpha", "--beta"];
/// With more, all choices of four would be too many.
const MOST_BOTS: usize = 12;
const MOST_THREADS: u64 = 1024;

impl Command {
    fn named(name: &str) -> Result<Command, Mistake> {
        match name {
            "match" => Ok(Command::Match),
            "sprt" => Ok(Command::Sprt),
            "ladder" => Ok(Command::Ladder),
            "soak" => Ok(Command::Soak),
            _ => Err(Mistake::with(
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
        };
        let tests = matches!(self, Command::Sprt | Command::Ladder);
        let test: &[&str] = if tests { &TEST } else { &[] };
        let all = COMMON.iter().chain(own).chain(test);
        all.copied().find(|known| *known == name)
    }
}

impl Options {
    /// What a command does when nothing else is said.
    fn of(command: Command) -> Options {
        let soak = command == Command::Soak;
        let counts: &[usize] = match command {
            Command::Match | Command::Sprt => &[2],
            Command::Ladder | Command::Soak => &[2, 3, 4],
        };
        Options {
            command,
            bots: Vec::new(),
            against: None,
            budget: Budget::default(),
            players: counts.iter().copied().filter_map(Seats::first).collect(),
            conditions: Conditions {
                boards: if soak {
                    both_boards()
                } else {
                    vec![Arc::new(Board::standard())]
                },
                variants: if soak {
                    all_variants()
                } else {
                    vec![Variants::default()]
                },
                seed: 1,
            },
            games: match command {
                Command::Match | Command::Ladder => 200,
                Command::Sprt => 20_000,
                Command::Soak => 192,
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
        }
    }

    /// Reads the arguments that follow the program's name: `--seed 7` and `--seed=7` are the same.
    ///
    /// # Errors
    /// Says what is not understood.
    pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Request, Mistake> {
        let arguments = arguments
            .into_iter()
            .map(|a| a.to_string_lossy().into_owned());
        let arguments: Vec<String> = arguments.collect();
        if arguments.is_empty() || arguments.iter().any(|a| a == "--help" || a == "-h") {
            return Ok(Request::Help);
        }
        let mut arguments = arguments.into_iter();
        let command = Command::named(&arguments.next().unwrap_or_default())?;
        let mut options = Options::of(command);
        while let Some(argument) = arguments.next() {
            if argument == FLAG && command == Command::Ladder {
                options.early = true;
                continue;
            }
            let (name, joined) = match argument.split_once('=') {
                Some((name, value)) => (name, Some(value.to_string())),
                None => (argument.as_str(), None),
            };
            let Some(option) = command.option(name) else {
                return Err(Mistake::with(
                    "arena-unknown-option",
                    [("option", name.into())],
                ));
            };
            let value = joined
                .or_else(|| arguments.next())
                .filter(|v| !v.is_empty());
            let missing = || Mistake::with("arena-missing-value", [("option", option.into())]);
            options.set(option, &value.ok_or_else(missing)?)?;
        }
        options.check()?;
        Ok(Request::Run(Box::new(options)))
    }

    fn set(&mut self, option: &'static str, value: &str) -> Result<(), Mistake> {
        let text = value;
        let value = Value { option, text };
        match option {
            "--bot" => self.bots.push(Entry::parse(text)?),
            "--against" => self.against = Some(Entry::parse(text)?),
            "--evals" => self.budget.evals = Some(value.positive()?),
            "--time" => self.budget.time = Some(Duration::from_millis(value.positive()?)),
            "--players" => self.players = value.players()?,
            "--board" => self.conditions.boards = value.boards()?,
            "--variants" => self.conditions.variants = value.variants()?,
            "--games" => self.games = value.positive()?,
            "--seed" => self.conditions.seed = value.number()?,
            "--threads" => match value.positive()? {
                threads @ 1..=MOST_THREADS => self.threads = threads as usize,
                _ => return Err(value.wrong()),
            },
            "--stall" => self.limits.stall = value.number()?,
            "--tolerance" => self.limits.tolerance = Duration::from_millis(value.number()?),
            "--deadline" => {
                self.limits.deadline = Some(Duration::from_millis(value.positive()?));
            }
            "--out" => {
                let path = PathBuf::from(text);
                let known = path.extension().is_some_and(|e| e == "ron" || e == "csv");
                self.out = Some(known.then_some(path).ok_or_else(|| value.wrong())?);
            }
            "--elo0" => self.hypotheses.elo0 = value.real(-2000.0, 2000.0)?,
            "--elo1" => self.hypotheses.elo1 = value.real(-2000.0, 2000.0)?,
            "--alpha" => self.hypotheses.alpha = value.real(1e-6, 0.5)?,
            _ => self.hypotheses.beta = value.real(1e-6, 0.5)?,
        }
        Ok(())
    }

    /// Whether what was said goes together.
    fn check(&mut self) -> Result<(), Mistake> {
        if self.hypotheses.elo0 >= self.hypotheses.elo1 {
            return Err(Mistake::new("arena-elo-order"));
        }
        let too_many = self.bots.len() > MOST_BOTS;
        let wrong = match (self.command, &self.against) {
            (Command::Match, None) => (self.bots.is_empty() || too_many)
                .then(|| Mistake::with("arena-needs-bots", [("most", MOST_BOTS.into())])),
            (Command::Match, Some(_)) => {
                (self.bots.len() != 1).then(|| Mistake::new("arena-needs-one-bot"))
            }
            (Command::Sprt, against) => (self.bots.len() != 1 || against.is_none())
                .then(|| Mistake::new("arena-needs-candidate")),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Locale;

    fn parse(line: &str) -> Result<Request, Mistake> {
        Options::parse(line.split_whitespace().map(OsString::from))
    }

    fn options(line: &str) -> Options {
        match parse(line) {
            Ok(Request::Run(options)) => *options,
            other => panic!("{line}: {other:?}"),
        }
    }

    #[test]
    fn every_option_is_understood() {
        let line = "match --bot=greedy:evals=9 --bot random --time 50 --players 3,4 --board mixed \
                    --variants buildings,open --games 30 --seed=7 --threads 3 --stall 99 \
                    --tolerance 0 --out a/b.csv";
        let found = options(line);
        let names: Vec<String> = found.bots.iter().map(Entry::to_string).collect();
        assert_eq!(names, ["greedy:evals=9", "random:time=50"]);
        let counts: Vec<usize> = found.players.iter().map(Seats::count).collect();
        assert_eq!(counts, [3, 4]);
        assert_eq!(found.conditions.boards.len(), 2);
        assert_eq!(found.conditions.seed, 7);
        let [variants] = found.conditions.variants[..] else {
            panic!("{:?}", found.conditions.variants);
        };
        assert!(variants.buildings && variants.open_scores && !variants.wonder);
        assert_eq!(
            (found.games, found.threads, found.limits.stall),
            (30, 3, 99)
        );
        assert_eq!(found.out, Some(PathBuf::from("a/b.csv")));

        let test = options("sprt --bot greedy --against random --elo0 -5 --elo1 12.5 --beta 0.1");
        assert_eq!((test.hypotheses.elo0, test.hypotheses.elo1), (-5.0, 12.5));
        assert_eq!((test.hypotheses.alpha, test.hypotheses.beta), (0.05, 0.1));
        let soak = options("soak --deadline 250");
        assert_eq!(soak.conditions.variants.len(), 16);
        assert_eq!(soak.limits.deadline, Some(Duration::from_millis(250)));
        assert!(options("ladder --early").early);
        assert_eq!(parse(""), Ok(Request::Help));
        assert_eq!(parse("ladder --help"), Ok(Request::Help));
    }

    #[test]
    fn every_mistake_has_a_sentence() {
        let words = Locale::english();
        for line in [
            "play",
            "match",
            "match --bots greedy",
            "match greedy",
            "match --bot",
            "match --bot=",
            "match --bot nobody",
            "match --bot greedy:evals=x",
            "match --bot greedy --bot random --against greedy",
            "match --bot greedy --elo0 3",
            "match --bot greedy --early",
            "match --bot greedy --players 5",
            "match --bot greedy --players 2,x",
            "match --bot greedy --board moon",
            "match --bot greedy --variants all",
            "match --bot greedy --games 0",
            "match --bot greedy --seed -1",
            "match --bot greedy --threads 100000",
            "match --bot greedy --out results.txt",
            "sprt --bot greedy",
            "sprt --bot greedy --against random --elo0 5 --elo1 5",
            "sprt --bot greedy --against random --alpha 0.7",
            "sprt --bot greedy --against random --elo1 NaN",
            "soak --against greedy",
            "ladder --deadline 5",
        ] {
            let sentence = parse(line).unwrap_err().sentence(&words);
            assert!(sentence.len() > 20, "{line}: {sentence}");
        }
        let many = format!("match{}", " --bot greedy".repeat(13));
        assert!(parse(&many).is_err());
        assert!(words.faults().is_empty(), "{:?}", words.faults());
    }
}
