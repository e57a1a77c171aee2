//! What makes a drop illegal, as something that can be drawn on the board.

use crate::desktop::tigris::table::state::held::{Holding, Origin};
use crate::tigris::rules::{Cell, CellSet, Refusal, Table};

/// What is drawn for a refusal, besides its sentence.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cause {
    /// Groups of cells, each outlined.
    pub groups: Vec<CellSet>,
    /// Cells on one of which a temple is missing.
    pub missing_temple: CellSet,
}

/// The cause of a refusal to put a held piece on a cell.
pub fn cause(table: &Table, holding: Holding, cell: Cell, why: Refusal) -> Cause {
    let here = CellSet::EMPTY.with(cell);
    let river = table.board().river();
    let lifted = match holding.from {
        Origin::Board(from) => Some(from),
        Origin::Slot(_) => None,
    };
    let groups = match why {
        Refusal::ThreeKingdoms | Refusal::UnitesKingdoms => table.kingdoms_touched(cell, lifted),
        Refusal::NeedsRiver => vec![river],
        // The stretch of river that is in the way.
        Refusal::NeedsLand => vec![here.flood(river)],
        Refusal::NeedsTemple => {
            let taken = |beside: &Cell| table.piece(*beside).is_some() || river.contains(*beside);
            let (taken, free): (Vec<Cell>, Vec<Cell>) =
                cell.neighbours().into_iter().partition(taken);
            let missing_temple: CellSet = free.into_iter().collect();
            // Where all is taken, what is there is no temple.
            let groups = if missing_temple.is_empty() {
                vec![taken.into_iter().collect()]
            } else {
                Vec::new()
            };
            return Cause {
                groups,
                missing_temple,
            };
        }
        Refusal::Occupied | Refusal::LeaderThere | Refusal::Blocked | Refusal::Protected => {
            vec![here]
        }
        _ => Vec::new(),
    };
    Cause {
        groups,
        missing_temple: CellSet::EMPTY,
    }
}
