//! Small positions and games for the tests of single rules.

use super::{COLUMNS, Cell, Decision, Event, Position, ROWS, Refusal};
use std::fmt::Write;

/// A position on the standard board at the first of archer's actions, with bull and pot as rivals.
///
/// `pieces` are grid tokens on cells, `T@f7 kA@f6`; all other cells are empty. `lines` go before the
/// hands, and one that is written there stands instead of the usual one.
pub fn position(lines: &str, pieces: &str) -> Position {
    let usual = [
        ("board", "board standard"),
        ("players", "players archer bull pot"),
        ("active", "active archer"),
        ("actions", "actions 2"),
        ("bag", "bag TSFMTSFMTSFMTSFMTSFMTSFMTSFM"),
        ("hand archer", "hand archer TTSSFM"),
        ("hand bull", "hand bull TTSSFM"),
        ("hand pot", "hand pot TTSSFM"),
        ("catastrophes archer", "catastrophes archer 1"),
    ];
    let mut text = String::new();
    for (keyword, line) in usual {
        let given = lines.lines().find(|l| l.trim().starts_with(keyword));
        let _ = writeln!(text, "{}", given.unwrap_or(line).trim());
    }
    for line in lines.lines().map(str::trim) {
        if !usual.iter().any(|(keyword, _)| line.starts_with(keyword)) {
            let _ = writeln!(text, "{line}");
        }
    }
    text.push_str("grid\n");
    for row in 0..ROWS {
        for cell in (0..COLUMNS).filter_map(|column| Cell::new(column, row)) {
            let here = |piece: &&str| {
                piece
                    .rsplit_once('@')
                    .is_some_and(|(_, at)| at.parse() == Ok(cell))
            };
            let token = pieces.split_whitespace().find(here);
            let token = token.and_then(|piece| piece.split_once('@'));
            let _ = write!(text, "{} ", token.map_or(".", |(token, _)| token));
        }
        text.push('\n');
    }
    text.push_str("end\n");
    Position::from_text(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// A cell by its name.
pub fn at(cell: &str) -> Cell {
    cell.parse().unwrap()
}

/// Plays decisions and answers what happened, a line an event.
pub fn play(position: &mut Position, decisions: &[&str]) -> Vec<String> {
    let mut events: Vec<Event> = Vec::new();
    for decision in decisions {
        let played = position.try_play(decision.parse().unwrap(), &mut events);
        assert_eq!(played, Ok(()), "{decision}");
    }
    events.iter().map(Event::to_string).collect()
}

/// Why a decision is refused; its code, or `legal`.
pub fn verdict(position: &Position, decision: &str) -> &'static str {
    match position.check(decision.parse().unwrap()) {
        Ok(()) => "legal",
        Err(refusal) => Refusal::code(&refusal),
    }
}

/// Holds each decision against the verdict that it should get.
pub fn verdicts(position: &Position, cases: &[(&str, &str)]) {
    for (decision, wanted) in cases {
        assert_eq!(verdict(position, decision), *wanted, "{decision}");
    }
}

/// All legal decisions that begin with these words.
pub fn legal(position: &Position, prefix: &str) -> Vec<String> {
    let mut legal = Vec::new();
    position.legal(&mut legal);
    let lines = legal.iter().map(Decision::to_string);
    lines.filter(|line| line.starts_with(prefix)).collect()
}
