//! A bot with a budget, as it is named on the command line.

use super::arena_game::{ArenaGame, OpenError};
use super::command_line::usage_error::UsageError;
use super::command_line::values::parse_number;
use crate::game::Game;
use crate::search::{Bot, Budget};
use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

/// The name of a bot, its nets and its budget, written `NAME[@FOLDER][:evals=N][:time=MS]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The name of the bot.
    pub name: &'static str,
    /// Where nets other than the shipped ones lie.
    pub nets: Option<PathBuf>,
    /// What it may think; its own budget where this says nothing.
    pub budget: Budget,
}

/// A bot that is ready to play.
pub struct Contestant<G: Game> {
    /// What it is called in tables and files.
    pub label: String,
    /// The bot itself.
    pub bot: Box<dyn Bot<G>>,
    /// What it may think.
    pub budget: Budget,
}

impl Entry {
    /// The bot of this name with no budget but its own.
    ///
    /// # Errors
    /// When there is no such bot.
    pub fn named<G: ArenaGame>(name: &str) -> Result<Entry, UsageError> {
        let now = G::current_name(name);
        let known = G::BOTS.iter().find(|known| **known == now);
        let name =
            known.ok_or_else(|| UsageError::with("arena-unknown-bot", [("bot", name.into())]))?;
        Ok(Entry {
            name,
            nets: None,
            budget: Budget::default(),
        })
    }

    /// Reads `NAME[@FOLDER][:evals=N][:time=MS]`.
    ///
    /// # Errors
    /// Says which part is not understood.
    pub fn parse<G: ArenaGame>(text: &str) -> Result<Entry, UsageError> {
        let mut parts = text.split(':');
        let first = parts.next().unwrap_or_default();
        let (name, nets) = match first.split_once('@') {
            Some((name, folder)) => (name, Some(PathBuf::from(folder))),
            None => (first, None),
        };
        let mut entry = Entry {
            nets,
            ..Entry::named::<G>(name)?
        };
        for part in parts {
            let wrong = || UsageError::with("arena-bad-budget", [("text", part.into())]);
            let (key, value) = part.split_once('=').ok_or_else(wrong)?;
            let number = parse_number::<u64>(value).filter(|number| *number > 0);
            let number = number.ok_or_else(wrong)?;
            match key {
                "evals" if entry.budget.evals.is_none() => entry.budget.evals = Some(number),
                "time" if entry.budget.time.is_none() => {
                    entry.budget.time = Some(Duration::from_millis(number));
                }
                _ => return Err(wrong()),
            }
        }
        Ok(entry)
    }

    /// The same with this budget, unless it has one of its own.
    pub fn or(self, budget: Budget) -> Entry {
        if self.budget == Budget::default() {
            Entry { budget, ..self }
        } else {
            self
        }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.name)?;
        if let Some(folder) = &self.nets {
            write!(f, "@{}", folder.display())?;
        }
        if let Some(evals) = self.budget.evals {
            write!(f, ":evals={evals}")?;
        }
        if let Some(time) = self.budget.time {
            write!(f, ":time={}", time.as_millis())?;
        }
        Ok(())
    }
}

impl<G: ArenaGame> Contestant<G> {
    /// Opens the bot of an entry.
    ///
    /// # Errors
    /// When there is no such bot, or a net of the folder cannot be used.
    pub fn open(entry: &Entry) -> Result<Contestant<G>, UsageError> {
        let name = ("bot", entry.name.into());
        let bot = G::open(entry.name, entry.nets.as_deref()).map_err(|why| match why {
            OpenError::Unknown => UsageError::with("arena-unknown-bot", [name]),
            OpenError::NoNets => UsageError::with("arena-no-nets", [name]),
            OpenError::Net { file, why } => {
                let file = file.display().to_string();
                UsageError::with(
                    "arena-bad-net",
                    [("file", file.into()), ("why", why.into())],
                )
            }
        })?;
        Ok(Contestant {
            label: entry.to_string(),
            bot,
            budget: entry.budget,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tigris::rules::Position;

    #[test]
    fn entries_are_read_and_written() {
        for text in [
            "greedy",
            "random:evals=30",
            "net1:evals=5:time=20",
            "lugal:time=1000",
            "net1@old/nets:evals=5",
        ] {
            assert_eq!(Entry::parse::<Position>(text).unwrap().to_string(), text);
        }
        for text in [
            "",
            "nobody",
            "greedy:",
            "greedy:evals",
            "greedy:evals=",
            "greedy:evals=0",
            "greedy:evals=-1",
            "greedy:evals=1:evals=2",
            "greedy:depth=3",
            "greedy:time=1s",
        ] {
            assert!(Entry::parse::<Position>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_budget_of_its_own_comes_first() {
        let common = Budget {
            time: None,
            evals: Some(9),
            threads: 0,
        };
        let text = |text: &str| {
            Entry::parse::<Position>(text)
                .unwrap()
                .or(common)
                .to_string()
        };
        assert_eq!(text("greedy"), "greedy:evals=9");
        assert_eq!(text("greedy:time=5"), "greedy:time=5");
    }
}
