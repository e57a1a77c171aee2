//! Catastrophes destroy a tile or block an empty cell (rules 13).

use super::{Cell, CellSet, Event, Position, Refusal, Sink, Table};

impl Table {
    /// Where a catastrophe may fall: empty cells, and face-up tiles without treasure or building.
    pub(super) fn open_to_catastrophe(&self) -> CellSet {
        let destructible = self.face_up() & !(self.treasures | self.built_on());
        self.empty() | destructible
    }

    pub(super) fn check_catastrophe(&self, cell: Cell) -> Result<(), Refusal> {
        if self.catastrophes_left(self.active) == 0 {
            Err(Refusal::NoCatastropheLeft)
        } else if self.catastrophes.contains(cell) {
            Err(Refusal::Blocked)
        } else if self.standing.contains(cell) {
            Err(Refusal::Occupied)
        } else if self.open_to_catastrophe().contains(cell) {
            Ok(())
        } else {
            Err(Refusal::Protected)
        }
    }
}

impl Position {
    pub(super) fn play_catastrophe(&mut self, at: Cell, sink: &mut impl Sink) {
        let table = &mut self.table;
        let dynasty = table.active;
        let left = &mut table.catastrophes_left[dynasty.index()];
        *left = left.saturating_sub(1);
        let destroyed = table.tile(at);
        if let Some(tile) = destroyed {
            table.tiles[tile.index()].remove(at);
            table.seen.add(tile, 1);
        }
        table.catastrophes.insert(at);
        sink.event(Event::CatastrophePlayed {
            dynasty,
            at,
            destroyed,
        });
        table.leaders_without_temple_leave(sink);
        self.settle_treasures(sink);
    }
}
