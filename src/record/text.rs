//! A record as text: one RON file that a person can read, one decision a line.

use super::{Handed, Kind, Player, Record, RecordError, Resumed, seated};
use crate::game::Game;
use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};

/// The version of the file format: raised when an older program could not read a newer file.
pub const FORMAT: u32 = 1;

/// What every version of the format begins with.
#[derive(Deserialize)]
struct Header {
    format: u32,
    rules: u32,
    /// Games of before there were two do not say which they are.
    #[serde(default = "first_game")]
    game: String,
}

/// The game that a record is of which does not name its own: so files of the first game are the same
/// whether the program that wrote them knew of others or not.
const FIRST_GAME: &str = "tigris";

fn first_game() -> String {
    FIRST_GAME.to_string()
}

/// Which game a record is of; `None` for a text that is no record of any version.
pub fn game_of(text: &str) -> Option<String> {
    let header: Header = ron::from_str(text).ok()?;
    Some(header.game)
}

/// What tells a game's autosave from those of others, without playing the game.
#[derive(Deserialize)]
pub(super) struct Stamp {
    format: u32,
    pub(super) id: u64,
    pub(super) created: u64,
    pub(super) updated: u64,
}

impl Stamp {
    /// The stamp of a record; `None` for another text, or one of a later version.
    pub(super) fn of(text: &str) -> Option<Stamp> {
        let stamp: Stamp = ron::from_str(text).ok()?;
        (stamp.format <= FORMAT).then_some(stamp)
    }
}

/// What a person called a save, without playing the game.
#[derive(Deserialize)]
pub(super) struct Title {
    #[serde(default)]
    title: String,
}

impl Title {
    /// The title that a record says; `None` for a text that is no record of any version.
    pub(super) fn of(text: &str) -> Option<String> {
        Some(ron::from_str::<Title>(text).ok()?.title)
    }
}

#[derive(Deserialize)]
#[serde(bound = "")]
struct Written<G: Game> {
    id: u64,
    #[serde(default)]
    title: String,
    created: u64,
    updated: u64,
    players: Vec<Player<G::Player>>,
    #[serde(default = "hints_by_default")]
    hints: bool,
    /// Games of before this was a choice told nothing about the bag.
    #[serde(default)]
    bag: bool,
    /// Games of before this was written down are taken for games of their own.
    #[serde(default)]
    branch: bool,
    /// Of games of before this was written down only who sits there last is known.
    #[serde(default = "Vec::new")]
    handed: Vec<Handed<G::Player>>,
    start: G::Start,
    #[serde(default)]
    resumed: Option<Resumed<G>>,
    decisions: Vec<String>,
    snapshot: G,
}

/// Games of before there were hints allow them.
fn hints_by_default() -> bool {
    true
}

type ErrorOf<G> = RecordError<<G as Game>::Refusal, <G as Game>::StartError>;

impl<G: Game> Record<G> {
    /// The record as text.
    ///
    /// # Errors
    /// Only if a value of the game cannot be written down at all.
    pub fn to_ron(&self) -> Result<String, ron::Error> {
        let game = match G::ID {
            FIRST_GAME => String::new(),
            name => format!("    game: {},\n", ron::to_string(name)?),
        };
        let mut players = String::new();
        for player in &self.players {
            players.push_str(&format!("        {},\n", ron::to_string(player)?));
        }
        let mut decisions = String::new();
        for decision in &self.decisions {
            decisions.push_str(&format!("        {:?},\n", decision.to_string()));
        }
        // Said only where it is told, so that other files are as they always were.
        let bag = if self.bag { "    bag: true,\n" } else { "" };
        let branch = if self.branch {
            "    branch: true,\n"
        } else {
            ""
        };
        let handed = match &*self.handed {
            [] => String::new(),
            handed => format!("    handed: {},\n", ron::to_string(handed)?),
        };
        let mut resumed = String::new();
        if let Some(from) = &self.resumed {
            resumed = format!("    resumed: Some({}),\n", ron::to_string(from)?);
        }
        Ok(format!(
            "// A game of Two Rivers: how it started, and every decision since.\n\
             (\n    format: {FORMAT},\n{game}    rules: {},\n    program: {:?},\n    id: {},\n    \
             title: {},\n    created: {},\n    updated: {},\n    players: [\n{players}    ],\n    \
             hints: {},\n{bag}{branch}{handed}    start: {},\n{resumed}    decisions: [\n{decisions}    ],\n    snapshot: {},\n)\n",
            G::RULES_VERSION,
            env!("CARGO_PKG_VERSION"),
            self.id,
            ron::to_string(&self.title)?,
            self.created,
            self.updated,
            self.hints,
            indented(&self.start)?,
            ron::to_string(&self.position)?,
        ))
    }

    /// Reads a record, and plays its decisions again.
    ///
    /// # Errors
    /// Says which line is wrong and why, or that a later version wrote it.
    pub fn from_ron(text: &str) -> Result<Record<G>, ErrorOf<G>> {
        if text.trim().is_empty() {
            return Err(RecordError::Empty);
        }
        let header: Header = ron::from_str(text).map_err(syntax)?;
        if header.format > FORMAT {
            return Err(RecordError::Newer {
                format: header.format,
            });
        }
        if header.game != G::ID {
            return Err(RecordError::OtherGame { game: header.game });
        }
        if header.rules > G::RULES_VERSION {
            return Err(RecordError::NewerRules {
                rules: header.rules,
            });
        }
        let written: Written<G> = ron::from_str(text).map_err(syntax)?;
        written.record(text, header.rules < G::RULES_VERSION)
    }
}

impl<G: Game> Written<G> {
    /// The record, if the decisions lead to the snapshot or the rules have changed since.
    fn record(self, text: &str, older_rules: bool) -> Result<Record<G>, ErrorOf<G>> {
        let mut decisions = Vec::with_capacity(self.decisions.len());
        for (index, written) in self.decisions.iter().enumerate() {
            match written.parse::<G::Decision>() {
                Ok(decision) => decisions.push(decision),
                Err(_) => {
                    return Err(RecordError::NotADecision {
                        line: decision_line(text, index),
                        text: written.chars().take(40).collect(),
                    });
                }
            }
        }
        let mut record = Record {
            id: self.id,
            title: self.title,
            created: self.created,
            updated: self.updated,
            players: self.players,
            hints: self.hints,
            bag: self.bag,
            branch: self.branch,
            handed: self.handed,
            start: self.start,
            resumed: None,
            decisions,
            position: self.snapshot,
        };
        record.settle_hands();
        let replayed = match self.resumed {
            Some(from)
                if !stands(&from.position, &record.start)
                    || from.decisions > record.decisions.len() =>
            {
                Err(RecordError::Invalid {
                    line: field_line(text, "resumed:"),
                })
            }
            Some(from) => {
                let position = from.position.clone();
                let first = from.decisions;
                record.resumed = Some(from);
                replay(position, &record.decisions, first, text)
            }
            None => match G::begin(&record.start) {
                Ok(position) => replay(position, &record.decisions, 0, text),
                Err(why) => Err(RecordError::Start {
                    line: field_line(text, "start:"),
                    why,
                }),
            },
        };
        let faithful = replayed.and_then(|position| {
            if position == record.position {
                Ok(())
            } else {
                let line = field_line(text, "snapshot:");
                Err(RecordError::Differs { line })
            }
        });
        match faithful {
            Ok(()) => {}
            Err(_) if older_rules && stands(&record.position, &record.start) => {
                record.resumed = Some(Resumed {
                    decisions: record.decisions.len(),
                    position: record.position.clone(),
                });
            }
            Err(_) if older_rules => {
                return Err(RecordError::Invalid {
                    line: field_line(text, "snapshot:"),
                });
            }
            Err(why) => return Err(why),
        }
        record.players = seated(&record.position, record.players);
        Ok(record)
    }
}

/// Whether a position out of a file could stand in a game that started so.
fn stands<G: Game>(position: &G, start: &G::Start) -> bool {
    position.check_validity().is_ok() && position.fits(start)
}

/// Plays decisions from the one with index `first` on.
fn replay<G: Game>(
    mut position: G,
    decisions: &[G::Decision],
    first: usize,
    text: &str,
) -> Result<G, ErrorOf<G>> {
    for (index, decision) in decisions.iter().enumerate().skip(first) {
        let played = position.try_play(*decision, &mut |_| {});
        played.map_err(|why| RecordError::Refused {
            line: decision_line(text, index),
            decision: decision.to_string(),
            why,
        })?;
    }
    Ok(position)
}

/// Pretty, and moved in as far as the fields of a record are.
fn indented(value: &impl Serialize) -> Result<String, ron::Error> {
    let pretty = PrettyConfig::new().new_line("\n");
    let text = ron::ser::to_string_pretty(value, pretty)?;
    Ok(text.replace('\n', "\n    "))
}

fn syntax<R, S>(error: ron::error::SpannedError) -> RecordError<R, S> {
    RecordError::Syntax {
        line: error.span.start.line,
        column: error.span.start.col,
        why: error.code.to_string(),
    }
}

/// The line on which a field begins, counted from 1; the last line if it is nowhere.
fn field_line(text: &str, field: &str) -> usize {
    let lines = text.lines();
    let found = lines
        .clone()
        .position(|l| l.trim_start().starts_with(field));
    found.map_or_else(|| lines.count(), |index| index + 1)
}

/// The line of the decision with this index, counted from 1.
fn decision_line(text: &str, index: usize) -> usize {
    let first = field_line(text, "decisions:");
    let quoted = text
        .lines()
        .enumerate()
        .skip(first - 1)
        .flat_map(|(n, line)| {
            // Two quotation marks make one decision, wherever a person may have broken the lines.
            std::iter::repeat_n(n + 1, line.matches('"').count() / 2)
        });
    quoted.into_iter().nth(index).unwrap_or(first)
}

impl Kind {
    /// The name of the bot, if it is one.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Kind::Person => None,
            Kind::Bot(name) => Some(name),
        }
    }
}
