//! The commands one by one.

use super::complaint::{Complaint, Reply};
use super::position::Gathering;
use super::{Referee, perft, turn_line};
use crate::record::Record;
use crate::rules::notation::{parse_number, shortened};
use crate::rules::{Colour, Decision, Dynasty, Event, Outcome, Position, Refusal};

const COMMANDS: [&str; 21] = [
    "advise",
    "bots",
    "expect",
    "genmove",
    "legal",
    "list_commands",
    "load",
    "name",
    "new",
    "perft",
    "play",
    "points",
    "position",
    "protocol_version",
    "quit",
    "result",
    "save",
    "show",
    "turn",
    "undo",
    "version",
];

/// A tree this deep takes longer to count than anybody waits.
const DEEPEST: u32 = 20;

impl Referee {
    /// Obeys one command; `None` where the answer comes later, with the last line of a position.
    pub(super) fn obey(&mut self, words: &[&str]) -> Option<Reply> {
        let [command, args @ ..] = words else {
            return None;
        };
        Some(match (*command, args) {
            ("position", []) => {
                self.gathering = Some(Gathering::new(false));
                return None;
            }
            ("expect", ["refused", "position"]) => {
                self.gathering = Some(Gathering::new(true));
                return None;
            }
            ("protocol_version", []) => Ok("2".to_string()),
            ("name", []) => Ok("Two Rivers".to_string()),
            ("version", []) => Ok(env!("CARGO_PKG_VERSION").to_string()),
            ("list_commands", []) => Ok(COMMANDS.join("\n")),
            ("quit", []) => {
                self.finished = true;
                Ok(String::new())
            }
            ("new", args) => self.new_game(args),
            ("show", []) => self.position().map(Position::to_text),
            ("show", [dynasty]) => self.show(dynasty),
            ("turn", []) => self.position().map(turn_line),
            ("legal", []) => self.position().map(|p| legal_lines(p).join("\n")),
            ("play", decision) => self.play(&decision.join(" ")),
            ("undo", []) => self.undo(),
            ("points", [dynasty]) => self.points(dynasty),
            ("result", []) => self.position().map(result_lines),
            ("bots", []) => Ok(crate::bots::names().join("\n")),
            ("genmove", [bot, args @ ..]) => self.genmove(bot, args),
            ("advise", [bot, args @ ..]) => self.advise(bot, args),
            ("save", file @ [_, ..]) => self.save(&file.join(" ")),
            ("load", file @ [_, ..]) => self.load(&file.join(" ")),
            ("perft", [depth]) => self.perft(depth),
            ("expect", args) => self.expect(args),
            (known, _) if COMMANDS.contains(&known) => Err(Complaint::with(
                "referee-wrong-words",
                [("command", known.into())],
            )),
            (unknown, _) => Err(Complaint::with(
                "referee-unknown-command",
                [("command", shortened(unknown).into())],
            )),
        })
    }

    pub(super) fn record(&self) -> Result<&Record, Complaint> {
        let record = self.record.as_ref();
        record.ok_or_else(|| Complaint::new("referee-no-game"))
    }

    pub(super) fn record_mut(&mut self) -> Result<&mut Record, Complaint> {
        let record = self.record.as_mut();
        record.ok_or_else(|| Complaint::new("referee-no-game"))
    }

    pub(super) fn position(&self) -> Result<&Position, Complaint> {
        self.record().map(Record::position)
    }

    /// A dynasty that plays.
    pub(super) fn dynasty(&self, word: &str) -> Result<Dynasty, Complaint> {
        let seats = self.position()?.table().seats();
        let dynasty: Dynasty = word.parse()?;
        if seats.contains(dynasty) {
            Ok(dynasty)
        } else {
            let dynasty = ("dynasty", word.into());
            Err(Complaint::with("referee-not-in-play", [dynasty]))
        }
    }

    fn show(&self, dynasty: &str) -> Reply {
        let dynasty = self.dynasty(dynasty)?;
        Ok(self.position()?.text_seen_by(dynasty))
    }

    fn play(&mut self, decision: &str) -> Reply {
        let record = self.record_mut()?;
        let decision: Decision = decision.parse().map_err(|_| Refusal::Unknown)?;
        let mut events: Vec<Event> = Vec::new();
        record.try_play(decision, &mut events)?;
        let lines: Vec<String> = events.iter().map(Event::to_string).collect();
        Ok(lines.join("\n"))
    }

    fn undo(&mut self) -> Reply {
        let undone = self.record_mut()?.undo();
        Ok(undone.map_err(Complaint::Stop)?.to_string())
    }

    fn points(&self, dynasty: &str) -> Reply {
        let dynasty = self.dynasty(dynasty)?;
        Ok(points_line(self.position()?, dynasty))
    }

    fn perft(&self, depth: &str) -> Reply {
        let position = self.position()?;
        let depth: u32 = parse_number(depth)?;
        if depth > DEEPEST {
            let limit = ("limit", DEEPEST.into());
            return Err(Complaint::with("referee-too-deep", [limit]));
        }
        Ok(perft(position, depth).to_string())
    }
}

/// All legal decisions, sorted by bytes.
pub(super) fn legal_lines(position: &Position) -> Vec<String> {
    let mut legal = Vec::new();
    position.legal(&mut legal);
    let mut lines: Vec<String> = legal.iter().map(Decision::to_string).collect();
    lines.sort_unstable();
    lines
}

pub(super) fn points_line(position: &Position, dynasty: Dynasty) -> String {
    let table = position.table();
    let points = table.points(dynasty);
    let mut line = String::new();
    for colour in Colour::ALL {
        line.push_str(&format!("{colour}={} ", points[colour.index()]));
    }
    line.push_str(&format!("treasures={}", table.treasures_taken(dynasty)));
    line
}

fn result_lines(position: &Position) -> String {
    match position.outcome() {
        None => "unfinished".to_string(),
        Some(Outcome { standings }) => {
            let lines: Vec<String> = standings
                .iter()
                .map(|standing| {
                    let numbers = numbers(standing.ascending());
                    let shared = if standing.shared { " (shared)" } else { "" };
                    let (rank, dynasty) = (standing.rank, standing.dynasty);
                    format!("{rank}{shared} {dynasty} {numbers}")
                })
                .collect();
            lines.join("\n")
        }
    }
}

/// Four numbers with blanks between them.
pub(super) fn numbers(numbers: [u16; 4]) -> String {
    numbers.map(|n| n.to_string()).join(" ")
}
