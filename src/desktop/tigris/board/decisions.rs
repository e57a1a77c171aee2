//! How a decision is shown to people: its picture and its words.

use crate::desktop::app::words::Words;
use crate::desktop::art::Picture;
use crate::locale::Value;
use crate::tigris::rules::{Colour, Decision, Position};
use crate::tigris::words::names::colour_key;

/// The words for a decision of whoever decides now.
pub fn words_for(game: &Position, decision: Decision, words: &Words) -> String {
    let table = game.table();
    let at = |cell| ("at", Value::from(words.cell(cell)));
    match decision {
        Decision::Place(tile, cell) => words.format(
            "choice-place",
            &[
                ("tile", words.tile(tile).into()),
                ("key", colour_key(tile).into()),
                at(cell),
            ],
        ),
        Decision::Lead(leader, cell) => {
            let name = ("leader", words.leader(leader).into());
            match table.leader(table.active(), leader) {
                None => words.format("choice-lead", &[name, at(cell)]),
                Some(from) => {
                    let from = ("from", words.cell(from).into());
                    words.format("choice-move", &[name, from, at(cell)])
                }
            }
        }
        Decision::Withdraw(leader) => words.format(
            "choice-withdraw",
            &[("leader", words.leader(leader).into())],
        ),
        Decision::Catastrophe(cell) => words.format("choice-catastrophe", &[at(cell)]),
        Decision::Swap(tiles) => words.format(
            "choice-swap",
            &[("tiles", words.tile_counts(&tiles).into())],
        ),
        Decision::End => words.text("strip-end"),
        Decision::War(colour) => {
            words.format("choice-war", &[("tiles", words.tiles(colour).into())])
        }
        Decision::Commit(count) => words.format("conflict-commit", &[("count", count.into())]),
        Decision::Raise(cell) => words.format("choice-raise", &[at(cell)]),
        Decision::Build(monument, cell) => words.format(
            "choice-build",
            &[("monument", words.monument(monument).into()), at(cell)],
        ),
        Decision::Wonder(cell) => words.format("choice-wonder", &[at(cell)]),
        Decision::Take(cell) => words.format("choice-take", &[at(cell)]),
        Decision::Bonus(colour) => {
            words.format("choice-bonus", &[("colour", words.colour(colour).into())])
        }
        Decision::Pass => words.text("choice-pass"),
    }
}

/// The same where nothing is asked: what somebody did, or should have done.
pub fn deed(game: &Position, decision: Decision, words: &Words) -> String {
    let at = |cell| ("at", Value::from(words.cell(cell)));
    match decision {
        Decision::Raise(cell) => {
            let colour = raised(game);
            let building = ("building", words.building(colour).into());
            let key = ("key", colour_key(colour).into());
            words.format("deed-raise", &[building, key, at(cell)])
        }
        Decision::Build(monument, cell) => {
            let name = ("monument", words.monument(monument).into());
            words.format("deed-build", &[name, at(cell)])
        }
        Decision::Wonder(cell) => words.format("deed-wonder", &[at(cell)]),
        Decision::Take(cell) => words.format("deed-take", &[at(cell)]),
        Decision::Bonus(colour) => {
            words.format("deed-bonus", &[("colour", words.colour(colour).into())])
        }
        Decision::Pass => words.text("deed-pass"),
        _ => words_for(game, decision, words),
    }
}

/// The colour of the building that is on offer: that of the tile that was placed.
fn raised(game: &Position) -> Colour {
    let placed = game.table().placed();
    placed.map_or(Colour::Black, |(_, colour)| colour)
}

/// The picture of what a decision puts on the board or takes from it.
pub fn piece_of(game: &Position, decision: Decision) -> Option<Picture> {
    let table = game.table();
    Some(match decision {
        Decision::Place(colour, _) | Decision::War(colour) | Decision::Bonus(colour) => {
            Picture::Tile(colour)
        }
        Decision::Lead(leader, _) | Decision::Withdraw(leader) => {
            Picture::Leader(table.active(), leader)
        }
        Decision::Catastrophe(_) => Picture::Catastrophe,
        Decision::Raise(_) => Picture::Building(raised(game)),
        Decision::Build(monument, _) => Picture::Monument(monument),
        Decision::Wonder(_) => Picture::Wonder,
        Decision::Take(_) => Picture::Treasure,
        Decision::Swap(_) | Decision::End | Decision::Commit(_) | Decision::Pass => return None,
    })
}
