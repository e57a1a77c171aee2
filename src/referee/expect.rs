//! `expect`: checks of what is, for scripts. The forms that every game has are here.

use super::Referee;
use super::command_error::{CommandError, Reply};
use super::desk::Refereed;
use super::words::{number, shortened};

/// Holds if both texts are the same.
pub(crate) fn same(wanted: impl Into<String>, got: impl Into<String>) -> Reply {
    let (wanted, got) = (wanted.into(), got.into());
    if wanted == got {
        Ok(String::new())
    } else {
        Err(CommandError::unexpected(wanted, got))
    }
}

/// Holds if a word is this number.
pub(crate) fn same_number(wanted: &str, got: u64) -> Reply {
    let wanted: u64 = number(wanted)?;
    same(wanted.to_string(), got.to_string())
}

/// All legal decisions, sorted by bytes.
pub(super) fn legal_lines<G: Refereed>(position: &G) -> Vec<String> {
    let mut legal = Vec::new();
    position.legal(&mut legal);
    let mut lines: Vec<String> = legal.iter().map(G::Decision::to_string).collect();
    lines.sort_unstable();
    lines
}

/// Checks a form that every game has, or one of its own.
pub(super) fn of<G: Refereed>(position: &G, form: &str, args: &[&str]) -> Reply {
    match (form, args) {
        ("turn", [_, ..]) => same(args.join(" "), position.turn_line()),
        ("hand", [player, hand]) => {
            let player = position.player(player)?;
            same(G::hand_of(hand)?, position.hand_text(player))
        }
        ("handsize", [player, count]) => {
            same_number(count, position.hand_size(position.player(player)?))
        }
        ("legal", [_, ..]) => match verdict(position, &args.join(" ")) {
            Ok(()) => Ok(String::new()),
            Err(refusal) => Err(CommandError::unexpected("legal", G::code(&refusal))),
        },
        ("illegal", [_, ..]) => expect_illegal(position, args),
        ("count", [count]) => same_number(count, legal_lines(position).len() as u64),
        ("decisions", [prefix @ .., count]) => {
            let begins = |line: &String| {
                let mut words = line.split(' ');
                prefix.iter().all(|word| words.next() == Some(*word))
            };
            let found = legal_lines(position).into_iter().filter(begins).count();
            same_number(count, found as u64)
        }
        ("shows", [player, line @ ..]) if !line.is_empty() => expect_shows(position, player, line),
        ("winner", [_, ..]) => expect_winner(position, args),
        (form, args) => position
            .expect(form, args)
            .unwrap_or_else(|| Err(wrong_words())),
    }
}

fn expect_winner<G: Refereed>(position: &G, names: &[&str]) -> Reply {
    let wanted: Result<Vec<G::Player>, CommandError> =
        names.iter().map(|name| position.player(name)).collect();
    let line = |mut players: Vec<G::Player>| {
        players.sort_unstable();
        let names: Vec<String> = players.iter().map(G::Player::to_string).collect();
        names.join(" ")
    };
    let got = position.winners();
    let got = got.map_or_else(|| "unfinished".to_string(), line);
    same(line(wanted?), got)
}

/// Whether `show` has a line, blanks apart. What it has instead is the line with the same words
/// at the beginning.
fn expect_shows<G: Refereed>(position: &G, player: &str, line: &[&str]) -> Reply {
    let player = match player {
        "-" => None,
        _ => Some(position.player(player)?),
    };
    let text = position.text(player);
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
    Err(CommandError::unexpected(line.join(" "), got))
}

/// Whether a text is a legal decision.
fn verdict<G: Refereed>(position: &G, decision: &str) -> Result<(), G::Refusal> {
    match decision.parse::<G::Decision>() {
        Ok(decision) => position.check(decision),
        Err(_) => Err(G::UNKNOWN),
    }
}

fn expect_illegal<G: Refereed>(position: &G, words: &[&str]) -> Reply {
    let is_decision = |words: &[&str]| words.join(" ").parse::<G::Decision>().is_ok();
    let (decision, code) = match words {
        [decision @ .., last] if G::CODES.contains(last) => (decision, Some(*last)),
        // A misspelt code must not pass for a decision that nobody knows.
        [decision @ .., last] if !is_decision(words) && is_decision(decision) => {
            let code = ("code", shortened(last).into());
            return Err(CommandError::with("referee-unknown-code", [code]));
        }
        decision => (decision, None),
    };
    match (verdict(position, &decision.join(" ")), code) {
        (Ok(()), code) => Err(CommandError::unexpected(code.unwrap_or("illegal"), "legal")),
        (Err(_), None) => Ok(String::new()),
        (Err(refusal), Some(code)) => same(code, G::code(&refusal)),
    }
}

pub(crate) fn wrong_words() -> CommandError {
    CommandError::with("referee-wrong-words", [("command", "expect".into())])
}

impl Referee {
    pub(super) fn expect(&mut self, args: &[&str]) -> Reply {
        match args {
            [] => Err(wrong_words()),
            ["refused", command @ ..] => self.expect_refused(command),
            [form, args @ ..] => self.desk()?.expect(form, args),
        }
    }

    /// Tries a command and brings everything back to what it was.
    fn expect_refused(&mut self, command: &[&str]) -> Reply {
        let refused = match command {
            [] => return Err(wrong_words()),
            // Once is enough; a chain of them would only go deep.
            ["expect", "refused", ..] => return Err(wrong_words()),
            ["save", file @ ..] => self.would_save(&file.join(" ")).is_err(),
            _ => {
                let desk = self.desk.as_ref().map(|desk| desk.copy());
                let reply = self.obey(command);
                self.desk = desk;
                self.finished = false;
                matches!(reply, Some(Err(_)))
            }
        };
        if refused {
            Ok(String::new())
        } else {
            Err(CommandError::unexpected("?", "="))
        }
    }
}
