//! `expect`: checks of what is, for scripts.

use super::commands::{legal_lines, numbers};
use super::complaint::{Complaint, Reply};
use super::{Referee, turn_line};
use crate::rules::notation::{
    Kind, Token, TokenError, leader_letter, parse_number, parse_tiles, tiles_text, token_of,
};
use crate::rules::{Cell, Colour, Decision, Dynasty, Monument, Position, Refusal};

/// The codes of illegal decisions.
const CODES: [&str; 23] = [
    "unknown",
    "not-now",
    "not-in-hand",
    "blocked",
    "occupied",
    "needs-river",
    "needs-land",
    "three-kingdoms",
    "not-on-board",
    "same-cell",
    "needs-temple",
    "unites-kingdoms",
    "no-catastrophe-left",
    "protected",
    "too-many",
    "english-limit",
    "not-in-line",
    "line-too-short",
    "no-such-square",
    "monument-taken",
    "no-such-cross",
    "not-a-treasure",
    "border-first",
];

/// Whether a word is a grid token.
pub(super) fn is_token(word: &str) -> bool {
    word.parse::<Token>().is_ok()
}

/// Holds if both texts are the same.
fn same(wanted: impl Into<String>, got: impl Into<String>) -> Reply {
    let (wanted, got) = (wanted.into(), got.into());
    if wanted == got {
        Ok(String::new())
    } else {
        Err(Complaint::unexpected(wanted, got))
    }
}

/// A cell, or `-` for none.
fn cell_or_dash(word: &str) -> Result<Option<Cell>, Complaint> {
    match word {
        "-" => Ok(None),
        _ => Ok(Some(word.parse()?)),
    }
}

fn dashed(cell: Option<Cell>) -> String {
    cell.map_or("-".to_string(), |cell| cell.to_string())
}

impl Referee {
    pub(super) fn expect(&mut self, args: &[&str]) -> Reply {
        let [form, args @ ..] = args else {
            return Err(wrong_words());
        };
        if *form == "refused" {
            return self.expect_refused(args);
        }
        let position = self.position()?;
        let table = position.table();
        match (*form, args) {
            ("turn", [_, ..]) => same(args.join(" "), turn_line(position)),
            ("cell", [cell, token]) => {
                let wanted: Token = token.parse().map_err(|_| {
                    Complaint::with("referee-no-token", [("word", (*token).into())])
                })?;
                let got = token_of(table, cell.parse()?);
                same(wanted.to_string(), got.to_string())
            }
            ("hand", [dynasty, tiles]) => {
                let hand = position.hand(self.dynasty(dynasty)?);
                same(tiles_text(&parse_tiles(tiles)?), tiles_text(&hand))
            }
            ("handsize", [dynasty, count]) => {
                let held = position.hand(self.dynasty(dynasty)?).total();
                number(count, u64::from(held))
            }
            ("points", [dynasty, points @ ..]) => self.expect_points(dynasty, points),
            ("off", [dynasty, leaders @ ..]) => self.expect_off(dynasty, leaders),
            ("catastrophes", [dynasty, count]) => {
                let left = table.catastrophes_left(self.dynasty(dynasty)?);
                number(count, u64::from(left))
            }
            ("bag", [count]) => number(count, u64::from(position.bag().len())),
            ("legal", [_, ..]) => match verdict(position, &args.join(" ")) {
                Ok(()) => Ok(String::new()),
                Err(refusal) => Err(Complaint::unexpected("legal", refusal.code())),
            },
            ("illegal", [_, ..]) => expect_illegal(position, args),
            ("count", [count]) => number(count, legal_lines(position).len() as u64),
            ("decisions", [prefix @ .., count]) => {
                let begins = |line: &String| {
                    let mut words = line.split(' ');
                    prefix.iter().all(|word| words.next() == Some(*word))
                };
                let found = legal_lines(position).into_iter().filter(begins).count();
                number(count, found as u64)
            }
            ("shows", [dynasty, line @ ..]) if !line.is_empty() => self.expect_shows(dynasty, line),
            ("monument", [monument, cell]) => {
                let at = table.monument(monument.parse()?);
                same(dashed(cell_or_dash(cell)?), dashed(at))
            }
            ("unbuilt", [monument]) => {
                let monument: Monument = monument.parse()?;
                if table.unbuilt().any(|left| left == monument) {
                    Ok(String::new())
                } else {
                    let left: Vec<String> = table.unbuilt().map(|m| m.to_string()).collect();
                    Err(Complaint::unexpected(monument.to_string(), left.join(" ")))
                }
            }
            ("wonder", [cell]) => same(dashed(cell_or_dash(cell)?), dashed(table.wonder())),
            ("building", [colour, cell]) => {
                let at = table.building(colour.parse()?);
                same(dashed(cell_or_dash(cell)?), dashed(at))
            }
            ("winner", [_, ..]) => self.expect_winner(args),
            ("final", [dynasty, wanted @ ..]) => {
                let dynasty = self.dynasty(dynasty)?;
                let wanted: Result<Vec<u16>, TokenError> =
                    wanted.iter().map(|word| parse_number(word)).collect();
                let wanted: Vec<String> = wanted?.iter().map(u16::to_string).collect();
                let got = position.outcome().and_then(|outcome| {
                    let own = outcome.standings.iter().find(|s| s.dynasty == dynasty)?;
                    Some(numbers(own.ascending()))
                });
                same(
                    wanted.join(" "),
                    got.unwrap_or_else(|| "unfinished".to_string()),
                )
            }
            _ => Err(wrong_words()),
        }
    }

    fn expect_points(&self, dynasty: &str, points: &[&str]) -> Reply {
        let dynasty = self.dynasty(dynasty)?;
        let table = self.position()?.table();
        let (mut wanted, mut got) = (Vec::new(), Vec::new());
        for word in points {
            let (name, count) = super::new_game::key_and_value(word)?;
            let count: u16 = parse_number(count)?;
            let held = if name == "treasures" {
                u16::from(table.treasures_taken(dynasty))
            } else {
                table.points(dynasty)[name.parse::<Colour>()?.index()]
            };
            wanted.push(format!("{name}={count}"));
            got.push(format!("{name}={held}"));
        }
        if wanted.is_empty() {
            return Err(wrong_words());
        }
        same(wanted.join(" "), got.join(" "))
    }

    fn expect_off(&self, dynasty: &str, leaders: &[&str]) -> Reply {
        let dynasty = self.dynasty(dynasty)?;
        let table = self.position()?.table();
        let letters = |fits: &dyn Fn(Colour) -> bool| {
            let those = Colour::ALL.into_iter().filter(|leader| fits(*leader));
            let letters: Vec<String> = those.map(|l| leader_letter(l).to_string()).collect();
            if letters.is_empty() {
                "-".to_string()
            } else {
                letters.join(" ")
            }
        };
        let known = |word: &&str| Colour::ALL.iter().any(|l| is_leader(word, *l));
        match leaders {
            [] => return Err(wrong_words()),
            ["-"] => {}
            _ => {
                if let Some(word) = leaders.iter().find(|word| !known(word)) {
                    return Err(TokenError::new(Kind::Leader, word).into());
                }
            }
        }
        let wanted = letters(&|leader| leaders.iter().any(|word| is_leader(word, leader)));
        let got = letters(&|leader| table.leader(dynasty, leader).is_none());
        same(wanted, got)
    }

    fn expect_winner(&self, names: &[&str]) -> Reply {
        let mut wanted: Vec<Dynasty> = Vec::new();
        for name in names {
            wanted.push(self.dynasty(name)?);
        }
        let line = |dynasties: &[Dynasty]| {
            let mut sorted = dynasties.to_vec();
            sorted.sort_unstable();
            let names: Vec<String> = sorted.iter().map(Dynasty::to_string).collect();
            names.join(" ")
        };
        let got = match self.position()?.outcome() {
            Some(outcome) => line(&outcome.winners().collect::<Vec<_>>()),
            None => "unfinished".to_string(),
        };
        same(line(&wanted), got)
    }

    /// Whether `show` has a line, blanks apart. What it has instead is the line with the same words
    /// at the beginning.
    fn expect_shows(&self, dynasty: &str, line: &[&str]) -> Reply {
        let position = self.position()?;
        let text = match dynasty {
            "-" => position.to_text(),
            _ => position.text_seen_by(self.dynasty(dynasty)?),
        };
        let shown: Vec<Vec<&str>> = text
            .lines()
            .map(|shown| shown.split_whitespace().collect())
            .collect();
        if shown.iter().any(|words| words == line) {
            return Ok(String::new());
        }
        let alike = |words: &&Vec<&str>| {
            let pairs = words.iter().zip(line);
            pairs.take_while(|(one, other)| one == other).count()
        };
        let nearest = shown
            .iter()
            .filter(|words| alike(words) > 0)
            .max_by_key(alike);
        let got = nearest.map_or("-".to_string(), |words| words.join(" "));
        Err(Complaint::unexpected(line.join(" "), got))
    }

    /// Tries a command and brings everything back to what it was.
    fn expect_refused(&mut self, command: &[&str]) -> Reply {
        let refused = match command {
            [] => return Err(wrong_words()),
            // Once is enough; a chain of them would only go deep.
            ["expect", "refused", ..] => return Err(wrong_words()),
            ["save", file @ ..] => self.would_save(&file.join(" ")).is_err(),
            _ => {
                let record = self.record.clone();
                let reply = self.obey(command);
                self.record = record;
                self.finished = false;
                matches!(reply, Some(Err(_)))
            }
        };
        if refused {
            Ok(String::new())
        } else {
            Err(Complaint::unexpected("?", "="))
        }
    }
}

fn wrong_words() -> Complaint {
    Complaint::with("referee-wrong-words", [("command", "expect".into())])
}

fn is_leader(word: &str, leader: Colour) -> bool {
    word.chars().eq([leader_letter(leader)])
}

fn number(wanted: &str, got: u64) -> Reply {
    let wanted: u64 = parse_number(wanted)?;
    same(wanted.to_string(), got.to_string())
}

/// Whether a text is a legal decision.
fn verdict(position: &Position, decision: &str) -> Result<(), Refusal> {
    let decision: Decision = decision.parse().map_err(|_| Refusal::Unknown)?;
    position.check(decision)
}

fn expect_illegal(position: &Position, words: &[&str]) -> Reply {
    let (decision, code) = match words {
        [decision @ .., last] if CODES.contains(last) => (decision, Some(*last)),
        // A misspelt code must not pass for a decision that nobody knows.
        [decision @ .., last]
            if words.join(" ").parse::<Decision>().is_err()
                && decision.join(" ").parse::<Decision>().is_ok() =>
        {
            let code = TokenError::new(Kind::Number, last).found;
            return Err(Complaint::with(
                "referee-unknown-code",
                [("code", code.into())],
            ));
        }
        decision => (decision, None),
    };
    match (verdict(position, &decision.join(" ")), code) {
        (Ok(()), code) => Err(Complaint::unexpected(code.unwrap_or("illegal"), "legal")),
        (Err(_), None) => Ok(String::new()),
        (Err(refusal), Some(code)) => same(code, refusal.code()),
    }
}
