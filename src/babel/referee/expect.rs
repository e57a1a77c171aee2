//! The forms of `expect` that are this game's alone.

use crate::babel::rules::notation::{
    cards_text, levels_text, parse_cards, parse_levels, parse_marker, parse_row, row_text,
};
use crate::babel::rules::{Level, Position, Tribe};
use crate::referee::command_error::Reply;
use crate::referee::desk::Refereed;
use crate::referee::expect::{same, same_number, wrong_words};
use crate::referee::settings::bad_value;

/// Checks a form of this game; nothing for what is none.
pub(super) fn own(position: &Position, form: &str, args: &[&str]) -> Option<Reply> {
    let known = [
        "row", "temple", "column", "total", "marker", "discards", "supply", "deck", "endphase",
    ];
    known.contains(&form).then(|| check(position, form, args))
}

fn check(position: &Position, form: &str, args: &[&str]) -> Reply {
    let table = position.table();
    match (form, args) {
        ("row", [player, at, cards]) => {
            let row = table.row(position.player(player)?, at.parse()?);
            same(row_text(&parse_row(cards)?), row_text(row.as_slice()))
        }
        ("temple", [player, at, levels @ ..]) => {
            let temple = table.temple(position.player(player)?, at.parse()?);
            let levels_there: Vec<Level> = temple.levels().collect();
            same(
                levels_text(&parse_levels(levels)?),
                levels_text(&levels_there),
            )
        }
        ("column", [player, levels @ ..]) => {
            let column = table.column(position.player(player)?);
            same(
                levels_text(&parse_levels(levels)?),
                levels_text(column.as_slice()),
            )
        }
        ("total", [player, total]) => {
            number_or_dash(total, usize::from(table.total(position.player(player)?)))
        }
        ("marker", [player, place]) => {
            let word = |place: Option<Tribe>| place.map_or("quarry".to_string(), |t| t.to_string());
            let marker = table.marker(position.player(player)?);
            same(word(parse_marker(place)?), word(marker))
        }
        ("discards", [cards]) => same(
            cards_text(&parse_cards(cards)?),
            cards_text(&table.discards()),
        ),
        ("supply", [count]) => number_or_dash(count, position.supply().len()),
        ("deck", [count]) => number_or_dash(count, position.deck().len()),
        ("endphase", [state]) => {
            if !["on", "off"].contains(state) {
                return Err(bad_value(state));
            }
            same(*state, if table.end_phase() { "on" } else { "off" })
        }
        _ => Err(wrong_words()),
    }
}

/// Holds if a word is this number, or `-` and it is none.
fn number_or_dash(wanted: &str, got: usize) -> Reply {
    match wanted {
        "-" => same_number("0", got as u64),
        _ => same_number(wanted, got as u64),
    }
}
