//! Which legal decisions are worth a thought.

use crate::rules::{CellSet, Colour, Decision, Position, Stage, TileCounts};

/// Keeps the decisions that a player would think about.
///
/// Left out: catastrophes far from every kingdom (there are ten times more of them than of all
/// else), swaps that keep some tiles of a colour and give others of it away, and all but one of the
/// places of a colour that touch nothing far from every kingdom: they are worth the same.
pub(crate) fn keep_sensible(position: &Position, legal: &mut Vec<Decision>) {
    let table = position.table();
    if table.stage() != Stage::Action {
        return;
    }
    let hand = position.hand(table.active());
    let [mut realms, mut beside, mut targets] = [CellSet::EMPTY; 3];
    for kingdom in table.kingdoms().iter() {
        let around = kingdom.around();
        // What holds a kingdom together, and what would join two.
        targets |= kingdom | (beside & around);
        beside |= around;
        realms |= kingdom;
    }
    let near = realms | beside;
    let near = near | near.around();
    let empty = table.empty();
    let far = empty & !(near | near.around() | (!empty).around());
    let mut seen = [false; 4];
    legal.retain(|decision| match decision {
        Decision::Place(colour, cell) if far.contains(*cell) => {
            !std::mem::replace(&mut seen[colour.index()], true)
        }
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
