//! Small positions for the tests of single rules.

use super::{Event, Position};
use std::fmt::Write;

/// A position at kish's actions; a line that is given stands instead of the usual one.
pub fn position(lines: &str) -> Position {
    let usual = [
        ("active", "active kish"),
        ("marker kish", "marker kish medes"),
        ("marker ur", "marker ur quarry"),
        ("hand kish", "hand kish -"),
        ("hand ur", "hand ur -"),
        ("column kish", "column kish -"),
        ("column ur", "column ur -"),
        ("supply", "supply 3 4 5 6 2 2"),
        ("deck", "deck ahmpsahmps"),
        ("discards", "discards -"),
    ];
    let mut text = "game babel\n".to_string();
    for (keyword, line) in usual {
        let given = lines.lines().find(|l| l.trim().starts_with(keyword));
        let _ = writeln!(text, "{}", given.unwrap_or(line).trim());
    }
    for line in lines.lines().map(str::trim) {
        if !usual.iter().any(|(keyword, _)| line.starts_with(keyword)) {
            let _ = writeln!(text, "{line}");
        }
    }
    text.push_str("end\n");
    Position::from_text(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
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
