//! Which legal decisions are worth a thought.

use crate::rules::{CellSet, Colour, Decision, Position, Stage, TileCounts};

/// Keeps the decisions that a player would think about.
///
/// Left out: catastrophes far from every kingdom (there are ten times more of them than of all
/// else), and swaps that keep some tiles of a colour and give others of it away.
pub(crate) fn keep_sensible(position: &Position, legal: &mut Vec<Decision>) {
    let table = position.table();
    if table.stage() != Stage::Action {
        return;
    }
    let hand = position.hand(table.active());
    let mut targets = CellSet::EMPTY;
    if table.catastrophes_left(table.active()) > 0 {
        let mut beside = CellSet::EMPTY;
        for kingdom in table.kingdoms().iter() {
            let around = kingdom.around();
            // What holds a kingdom together, and what would join two.
            targets |= kingdom | (beside & around);
            beside |= around;
        }
    }
    legal.retain(|decision| match decision {
        Decision::Catastrophe(cell) => targets.contains(*cell),
        Decision::Swap(tiles) => gives_whole_colours(tiles, &hand),
        _ => true,
    });
}

fn gives_whole_colours(tiles: &TileCounts, hand: &TileCounts) -> bool {
    Colour::ALL
        .iter()
        .all(|c| tiles.of(*c) == 0 || tiles.of(*c) == hand.of(*c))
}
