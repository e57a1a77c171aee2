//! The trickiest rules once more, as plainly as they can be written, on the text of a position: what
//! a skill, a migration and a building do, told by strings alone.

use super::{play_out, setup};
use std::collections::BTreeMap;
use two_rivers::babel::rules::notation::position_text;
use two_rivers::babel::rules::{Decision, Player, Position, Stage};

/// A position as its lines: `row kish medes` to `aahm`.
#[derive(Clone, PartialEq, Debug)]
struct Lines(BTreeMap<String, String>);

impl Lines {
    fn of(position: &Position) -> Lines {
        let text = position_text(position);
        let mut lines = BTreeMap::new();
        for line in text.lines().filter(|line| *line != "end") {
            let words: Vec<&str> = line.split(' ').collect();
            let key = match words[0] {
                "row" | "temple" => 3,
                "marker" | "hand" | "column" => 2,
                _ => 1,
            };
            lines.insert(words[..key].join(" "), words[key..].join(" "));
        }
        Lines(lines)
    }

    /// The words or letters of a line; none of one that is not there.
    fn get(&self, key: &str) -> String {
        let line = self.0.get(key).map_or("", String::as_str);
        line.trim_matches('-').to_string()
    }

    /// Writes a line; one without anything is absent, or a dash where it is needed.
    fn set(&mut self, key: &str, value: &str) {
        let optional = ["row", "temple", "known"].contains(&key.split(' ').next().unwrap_or(""));
        match (value, optional) {
            ("" | "0", true) => drop(self.0.remove(key)),
            ("", false) => drop(self.0.insert(key.into(), "-".into())),
            _ => drop(self.0.insert(key.into(), value.into())),
        }
    }

    fn discard(&mut self, cards: &str) {
        let mut all: Vec<char> = (self.get("discards") + cards).chars().collect();
        all.sort_unstable();
        self.set("discards", &all.into_iter().collect::<String>());
    }

    fn levels(&self, key: &str) -> Vec<u8> {
        let words = self.get(key);
        words
            .split_whitespace()
            .map(|w| w.parse().expect("a level"))
            .collect()
    }

    fn set_levels(&mut self, key: &str, levels: &[u8]) {
        let words: Vec<String> = levels.iter().map(u8::to_string).collect();
        self.set(key, &words.join(" "));
    }
}

/// What a decision of the active player makes of the lines; nothing for those that are not simple.
fn follow(lines: &Lines, decision: &str) -> Option<Lines> {
    let mut after = lines.clone();
    let me = lines.get("active");
    let you = if me == "kish" { "ur" } else { "kish" };
    let here = lines.get(&format!("marker {me}"));
    let (mine, yours) = (format!("row {me} {here}"), format!("row {you} {here}"));
    let (temple, theirs) = (
        format!("temple {me} {here}"),
        format!("temple {you} {here}"),
    );
    let words: Vec<&str> = decision.split(' ').collect();
    let hand = format!("hand {me}");
    let column = |word: &str| format!("column {}", if word == "own" { me.as_str() } else { you });
    let pays = ["destroy", "rob", "expel", "lure", "leap"].contains(&words[0]);
    if pays {
        let place: usize = words[1].parse().expect("a place");
        let row = lines.get(&mine);
        let card = &row[place - 1..place];
        // The run: three of the card, and another tribe (or nothing) before it.
        assert_eq!(&row[place - 1..place + 2], card.repeat(3));
        assert!(place == 1 || &row[place - 2..place - 1] != card);
        after.set(&mine, &format!("{}{}", &row[..place - 1], &row[place..]));
        after.discard(card);
    }
    match words[0] {
        "move" => {
            let cards = lines.get(&hand).replacen(&words[1][..1], "", 1);
            after.set(&hand, &cards);
            after.discard(&words[1][..1]);
            after.set(&format!("marker {me}"), words[1]);
        }
        "settle" => {
            let cards = lines.get(&hand).replacen(&words[1][..1], "", 1);
            after.set(&hand, &cards);
            after.set(&mine, &(lines.get(&mine) + &words[1][..1]));
        }
        "migrate" => {
            let (from, to) = (
                format!("row {me} {}", words[1]),
                format!("row {me} {}", words[2]),
            );
            let row = lines.get(&from);
            let (stay, go) = row.split_at(row.len() - 3);
            after.set(&from, stay);
            after.set(&to, &(lines.get(&to) + go));
            after.0.insert("migrated".into(), String::new());
        }
        "build" | "leap" => {
            let from = column(words[words.len() - 1]);
            let mut cards = lines.levels(&from);
            let level = cards.pop().expect("a card");
            let mut levels = lines.levels(&temple);
            let rise = if words[0] == "leap" { 2 } else { 1 };
            assert_eq!(levels.last().copied().unwrap_or(0) + rise, level);
            assert!(lines.get(&mine).len() >= usize::from(level));
            levels.push(level);
            after.set_levels(&from, &cards);
            after.set_levels(&temple, &levels);
            if cards.is_empty() && words[words.len() - 1] == "own" {
                let left = lines.get("founding");
                let left: Vec<&str> = left.split(' ').filter(|p| **p != *me).collect();
                match left.join(" ").as_str() {
                    "" => drop(after.0.remove("founding")),
                    left => drop(after.0.insert("founding".into(), left.into())),
                }
            }
        }
        "destroy" => {
            let mut supply = lines.levels(&theirs);
            let known: usize = lines.get("known").parse().unwrap_or(0);
            after.set("known", &(known + supply.len()).to_string());
            supply.extend(lines.levels("supply"));
            after.set_levels("supply", &supply);
            after.set(&theirs, "");
        }
        "rob" => {
            let (mut levels, mut other) = (lines.levels(&temple), lines.levels(&theirs));
            let level = other.pop().expect("a temple");
            assert!(level > levels.last().copied().unwrap_or(0));
            assert!(lines.get(&mine).len() >= usize::from(level));
            levels.push(level);
            after.set_levels(&temple, &levels);
            after.set_levels(&theirs, &other);
        }
        "expel" => {
            let letter = &words[2][..1];
            let row = lines.get(&yours);
            after.discard(&letter.repeat(row.matches(letter).count()));
            after.set(&yours, &row.replace(letter, ""));
        }
        "lure" => {
            let row = lines.get(&yours);
            let last = row.chars().last().expect("a card");
            let stay = row.trim_end_matches(last);
            after.set(&yours, stay);
            after.set(&mine, &(after.get(&mine) + &row[stay.len()..]));
        }
        _ => return None,
    }
    // The end phase.
    let total = |player: &str| -> u8 {
        let temples = after
            .0
            .iter()
            .filter(|(key, _)| key.starts_with(&format!("temple {player}")));
        temples
            .map(|(key, _)| *after.levels(key).last().expect("a card"))
            .sum()
    };
    let (high, low) = (total(&me).max(total(you)), total(&me).min(total(you)));
    if high >= 15 && low >= 10 {
        after.0.insert("endphase".into(), String::new());
    }
    Some(after)
}

#[test]
fn plain_words_lead_to_the_same_positions() {
    let mut followed: BTreeMap<String, usize> = BTreeMap::new();
    for number in 0..200 {
        play_out(&setup(number), 600, |before, decision, _, after| {
            if before.table().stage() != Stage::Action {
                return;
            }
            let words = decision.to_string();
            if let Some(plain) = follow(&Lines::of(before), &words) {
                assert_eq!(
                    plain,
                    Lines::of(after),
                    "{words}\n{}",
                    position_text(before)
                );
                let verb = words.split(' ').next().unwrap_or("").to_string();
                *followed.entry(verb).or_default() += 1;
            }
        });
    }
    assert_eq!(followed.len(), 9, "{followed:?}");
    assert!(followed.values().all(|count| *count > 10), "{followed:?}");
}

#[test]
fn the_end_of_a_turn_in_plain_words() {
    for number in 0..60 {
        play_out(&setup(number), 600, |before, decision, _, after| {
            if decision != Decision::End {
                return;
            }
            let (was, is) = (Lines::of(before), Lines::of(after));
            let me = was.get("active");
            let supply = was.levels("supply");
            let drawn = &supply[..supply.len().min(2)];
            let mut column = was.levels(&format!("column {me}"));
            column.extend(drawn.iter().max());
            if let [one, other] = drawn {
                column.push(*one.min(other));
            }
            assert_eq!(is.levels(&format!("column {me}")), column);
            assert_eq!(is.levels("supply"), supply[drawn.len()..]);
            let known: usize = was.get("known").parse().unwrap_or(0);
            let left: usize = is.get("known").parse().unwrap_or(0);
            assert_eq!(left, known.saturating_sub(drawn.len()));
            let you = after.table().active();
            let over = after.table().ending().is_some();
            assert_eq!(over, supply.len() <= 2);
            if over {
                return;
            }
            let held = |position: &Position, player: Player| position.hand(player).total();
            let there = before.deck().len() + usize::from(before.table().discards().total());
            let fresh = held(after, you) - held(before, you);
            assert_eq!(usize::from(fresh), there.min(3));
            assert_ne!(you, before.table().active());
        });
    }
}
