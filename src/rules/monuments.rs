//! Building monuments on squares of four tiles of a colour (rules 9).

use super::{Cell, CellSet, Colour, Event, Monument, Position, Refusal, Sink, Stage, Table};

/// The four cells of the square with this top-left cell; `None` where it would leave the board.
pub fn square(top_left: Cell) -> Option<CellSet> {
    let corner = top_left.offset(1, 1)?;
    let right = top_left.offset(1, 0)?;
    let below = top_left.offset(0, 1)?;
    Some([top_left, right, below, corner].into_iter().collect())
}

impl Table {
    /// The top-left cells of the squares of face-up tiles of one colour that hold the placed tile.
    pub(super) fn squares(&self) -> impl Iterator<Item = Cell> + use<> {
        let candidates = self.placed.map(|(cell, colour)| {
            let tiles = self.tiles(colour);
            [(-1, -1), (0, -1), (-1, 0), (0, 0)].map(|(columns, rows)| {
                let top_left = cell.offset(columns, rows)?;
                square(top_left)
                    .filter(|s| s.is_within(tiles))
                    .map(|_| top_left)
            })
        });
        candidates.into_iter().flatten().flatten()
    }

    /// The unbuilt monuments that have the placed tile's colour.
    pub(super) fn monuments_for(&self, colour: Colour) -> impl Iterator<Item = Monument> + '_ {
        self.unbuilt().filter(move |monument| monument.has(colour))
    }

    fn monument_on_offer(&self) -> bool {
        self.placed.is_some_and(|(_, colour)| {
            self.squares().next().is_some() && self.monuments_for(colour).next().is_some()
        })
    }

    pub(super) fn check_build(&self, monument: Monument, at: Cell) -> Result<(), Refusal> {
        if !self.squares().any(|top_left| top_left == at) {
            Err(Refusal::NoSuchSquare)
        } else if self.monument(monument).is_some() {
            Err(Refusal::MonumentTaken)
        } else if self.placed.is_some_and(|(_, colour)| monument.has(colour)) {
            Ok(())
        } else {
            Err(Refusal::NoSuchSquare)
        }
    }
}

impl Position {
    /// Offers a monument, the wonder, or one of both; goes on when neither can be built.
    pub(super) fn offer_monument(&mut self, sink: &mut impl Sink) {
        let monument = self.table.monument_on_offer();
        let wonder = self.table.wonder_on_offer();
        if monument || wonder {
            self.table.stage = Stage::Monument { monument, wonder };
        } else {
            self.settle_treasures(sink);
        }
    }

    pub(super) fn build(&mut self, monument: Monument, at: Cell, sink: &mut impl Sink) {
        let table = &mut self.table;
        if let (Some((_, tile)), Some(cells)) = (table.placed, square(at)) {
            table.tiles[tile.index()] &= !cells;
            table.face_down |= cells;
            table.seen.add(tile, 4);
            table.monuments[monument.index()] = Some(at);
            let dynasty = table.active;
            sink.event(Event::MonumentBuilt {
                dynasty,
                monument,
                at,
                tile,
            });
            table.return_buildings(cells, sink);
            table.leaders_without_temple_leave(sink);
        }
        self.settle_treasures(sink);
    }
}
