//! Tables and sentences for people.

use super::arena_game::ArenaGame;
use super::game::PlayError;
use super::results::GameResult;
use super::summary::{Entrant, Share, Summary};
use crate::locale::Locale;
use std::time::Duration;

/// A match as a table, with a table for each mixture of bots if there were several and they are
/// wanted.
pub(super) fn summary(summary: &Summary, words: &Locale, mixtures: bool) -> String {
    let heads = [
        "bot", "games", "wins", "share", "interval", "fair", "elo", "points", "mean", "longest",
        "late", "faults",
    ];
    let mut rows = vec![
        heads
            .map(|head| words.text(&format!("arena-head-{head}")))
            .to_vec(),
    ];
    rows.extend(summary.entrants.iter().map(entrant));
    let mut text = columns(&rows);
    if mixtures && summary.tables.len() > 1 {
        text.push('\n');
        text.push_str(&tables(summary, words));
    }
    let values = [
        ("games", summary.games.into()),
        ("turns", format!("{:.1}", summary.mean_turns).into()),
        ("longest", summary.longest_turns.into()),
        ("decisions", format!("{:.1}", summary.mean_decisions).into()),
        ("most", summary.longest_decisions.into()),
    ];
    text.push_str(&format!("\n{}\n", words.format("arena-lengths", &values)));
    if summary.faults() > 0 {
        let of = |count: fn(&Entrant) -> u32| -> u32 { summary.entrants.iter().map(count).sum() };
        let values = [
            ("illegal", of(|entrant| entrant.illegal).into()),
            ("silent", of(|entrant| entrant.silent).into()),
            ("panicked", of(|entrant| entrant.panicked).into()),
            ("stalled", summary.stalled.into()),
            ("unsound", summary.unsound.into()),
        ];
        text.push_str(&format!("{}\n", words.format("arena-faults", &values)));
    }
    text
}

fn entrant(entrant: &Entrant) -> Vec<String> {
    let rest = [
        elo(entrant),
        points(entrant),
        time(entrant.mean_time),
        time(entrant.longest_time),
        entrant.late.to_string(),
        entrant.faults().to_string(),
    ];
    [
        std::slice::from_ref(&entrant.bot),
        &won(&entrant.share)[..],
        &rest,
    ]
    .concat()
}

/// Games, wins, and what share that is of all and should be.
fn won(share: &Share) -> [String; 5] {
    [
        whole(share.games),
        whole(share.wins),
        percent(share.won()),
        interval(share),
        percent(share.fair),
    ]
}

/// How each bot did at each kind of table.
fn tables(summary: &Summary, words: &Locale) -> String {
    let heads = ["table", "bot", "games", "wins", "share", "interval", "fair"];
    let mut rows = vec![
        heads
            .map(|head| words.text(&format!("arena-head-{head}")))
            .to_vec(),
    ];
    for table in &summary.tables {
        let seated = table
            .seats
            .iter()
            .zip(&summary.entrants)
            .filter(|(n, _)| **n > 0);
        let names: Vec<String> = seated.map(|(n, e)| format!("{n} × {}", e.bot)).collect();
        for (share, entrant) in table.shares.iter().zip(&summary.entrants) {
            if share.fair > 0.0 {
                let who = [names.join(", "), entrant.bot.clone()];
                rows.push([&who, &won(share)[..]].concat());
            }
        }
    }
    columns(&rows)
}

/// A row of the README's table: the first bot of a match against the second.
pub(super) fn ladder_row(summary: &Summary, players: usize, words: &Locale) -> String {
    let [first, second] = &summary.entrants[..] else {
        return String::new();
    };
    let values = [
        ("players", players.into()),
        ("bot", first.bot.as_str().into()),
        ("others", (players - 1).into()),
        ("rival", second.bot.as_str().into()),
        ("games", whole(first.share.games).into()),
        ("share", percent(first.share.won()).into()),
        ("interval", interval(&first.share).into()),
        ("fair", percent(first.share.fair).into()),
        ("elo", elo(first).into()),
        ("points", points(first).into()),
        ("mean", time(first.mean_time).into()),
        ("longest", time(first.longest_time).into()),
    ];
    words.format("arena-ladder-row", &values)
}

/// Where what went wrong: all that is needed to see it again.
pub(super) fn fault<G: ArenaGame>(result: &GameResult, words: &Locale) -> String {
    let played = &result.played;
    let what = match &played.fault {
        Some(PlayError::Illegal { decision, .. }) => {
            words.format("arena-fault-illegal", &[("decision", decision.into())])
        }
        Some(PlayError::Silent { .. }) => words.text("arena-fault-silent"),
        Some(PlayError::Panicked { .. }) => words.text("arena-fault-panicked"),
        Some(PlayError::Stalled) => words.text("arena-fault-stalled"),
        Some(PlayError::Unsound { why }) => {
            words.format("arena-fault-unsound", &[("why", why.into())])
        }
        None => String::new(),
    };
    let seat = played.fault.as_ref().and_then(PlayError::seat);
    // As the command line takes them, to play the deal again.
    let kinds = G::CONDITIONS.iter().zip(&result.conditions);
    let conditions: Vec<String> = kinds.map(|(kind, one)| format!("--{kind} {one}")).collect();
    let values = [
        ("seed", result.seed.to_string().into()),
        ("conditions", conditions.join(" ").into()),
        ("bots", result.bots.join(", ").into()),
        ("decision", played.decisions.into()),
        ("seat", seat.map_or(0, |seat| seat + 1).into()),
        ("what", what.into()),
    ];
    words.format("arena-fault", &values)
}

/// A count that may have fractions.
fn whole(count: f64) -> String {
    if count.fract() == 0.0 {
        format!("{count:.0}")
    } else {
        format!("{count:.2}")
    }
}

pub(super) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn interval(share: &Share) -> String {
    format!("{:.1}–{:.1} %", 100.0 * share.low, 100.0 * share.high)
}

fn elo(entrant: &Entrant) -> String {
    // Zero added: there is no minus nought.
    format!(
        "{:+.0} ± {:.0}",
        entrant.elo.round() + 0.0,
        entrant.elo_margin
    )
}

fn points(entrant: &Entrant) -> String {
    let numbers: Vec<String> = entrant.score.iter().map(|n| format!("{n:.1}")).collect();
    if numbers.is_empty() {
        "–".to_string()
    } else {
        numbers.join(" ")
    }
}

/// A time in milliseconds, in as many digits as say something.
fn time(time: Duration) -> String {
    let ms = time.as_secs_f64() * 1e3;
    let digits = if ms < 10.0 { 2 } else { 0 };
    format!("{ms:.digits$} ms")
}

/// Rows under each other: the first column to the left, all others to the right.
pub(super) fn columns(rows: &[Vec<String>]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or_default();
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells
            .map(|cell| cell.chars().count())
            .max()
            .unwrap_or_default()
    };
    let widths: Vec<usize> = (0..count).map(width).collect();
    let mut text = String::new();
    for row in rows {
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            if column == 0 {
                text.push_str(&format!("{cell:<width$}"));
            } else {
                text.push_str(&format!("  {cell:>width$}"));
            }
        }
        text.push('\n');
    }
    text
}
