//! The forms of `expect` that are the first game's alone.

use super::numbers;
use crate::referee::command_error::{CommandError, Reply};
use crate::referee::desk::Refereed;
use crate::referee::expect::{same, same_number, wrong_words};
use crate::referee::settings::key_and_value;
use crate::tigris::rules::notation::{
    Kind, Token, TokenError, leader_letter, parse_number, token_of,
};
use crate::tigris::rules::{Cell, Colour, Monument, Position};

/// The codes of illegal decisions.
pub(super) const CODES: [&str; 23] = [
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

/// A cell, or `-` for none.
fn cell_or_dash(word: &str) -> Result<Option<Cell>, CommandError> {
    match word {
        "-" => Ok(None),
        _ => Ok(Some(word.parse()?)),
    }
}

fn dashed(cell: Option<Cell>) -> String {
    cell.map_or("-".to_string(), |cell| cell.to_string())
}

/// Checks a form of this game; nothing for what is none.
pub(super) fn own(position: &Position, form: &str, args: &[&str]) -> Option<Reply> {
    let known = [
        "cell",
        "points",
        "off",
        "catastrophes",
        "bag",
        "monument",
        "unbuilt",
        "wonder",
        "building",
        "final",
    ];
    known.contains(&form).then(|| check(position, form, args))
}

fn check(position: &Position, form: &str, args: &[&str]) -> Reply {
    let table = position.table();
    match (form, args) {
        ("cell", [cell, token]) => {
            let wanted: Token = token
                .parse()
                .map_err(|_| CommandError::with("referee-no-token", [("word", (*token).into())]))?;
            let got = token_of(table, cell.parse()?);
            same(wanted.to_string(), got.to_string())
        }
        ("points", [dynasty, points @ ..]) => expect_points(position, dynasty, points),
        ("off", [dynasty, leaders @ ..]) => expect_off(position, dynasty, leaders),
        ("catastrophes", [dynasty, count]) => {
            let left = table.catastrophes_left(position.player(dynasty)?);
            same_number(count, u64::from(left))
        }
        ("bag", [count]) => same_number(count, u64::from(position.bag().len())),
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
                Err(CommandError::unexpected(
                    monument.to_string(),
                    left.join(" "),
                ))
            }
        }
        ("wonder", [cell]) => same(dashed(cell_or_dash(cell)?), dashed(table.wonder())),
        ("building", [colour, cell]) => {
            let at = table.building(colour.parse()?);
            same(dashed(cell_or_dash(cell)?), dashed(at))
        }
        ("final", [dynasty, wanted @ ..]) => {
            let dynasty = position.player(dynasty)?;
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

fn expect_points(position: &Position, dynasty: &str, points: &[&str]) -> Reply {
    let dynasty = position.player(dynasty)?;
    let table = position.table();
    let (mut wanted, mut got) = (Vec::new(), Vec::new());
    for word in points {
        let (name, count) = key_and_value(word)?;
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

fn expect_off(position: &Position, dynasty: &str, leaders: &[&str]) -> Reply {
    let dynasty = position.player(dynasty)?;
    let table = position.table();
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

fn is_leader(word: &str, leader: Colour) -> bool {
    word.chars().eq([leader_letter(leader)])
}
