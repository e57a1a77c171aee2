//! Placing a tile, and the point for it (rules 5).

use super::{Cell, CellSet, Colour, Event, Position, Refusal, Sink, Source, Table, TileCounts};

impl Table {
    pub(super) fn check_place(
        &self,
        tile: Colour,
        cell: Cell,
        hand: &TileCounts,
    ) -> Result<(), Refusal> {
        if hand.of(tile) == 0 {
            return Err(Refusal::NotInHand(tile));
        }
        self.check_free(cell)?;
        if !self.board.terrain(tile).contains(cell) {
            return Err(match tile {
                Colour::Blue => Refusal::NeedsRiver,
                _ => Refusal::NeedsLand,
            });
        }
        if self.kingdoms().touching(cell).count() > 2 {
            return Err(Refusal::ThreeKingdoms);
        }
        Ok(())
    }

    /// Whether nothing lies on the cell, as tiles and leaders need it.
    pub(super) fn check_free(&self, cell: Cell) -> Result<(), Refusal> {
        if self.catastrophes.contains(cell) {
            Err(Refusal::Blocked)
        } else if self.empty().contains(cell) {
            Ok(())
        } else {
            Err(Refusal::Occupied)
        }
    }

    /// The empty cells that do not touch three kingdoms, of either terrain.
    pub(super) fn open_to_tiles(&self, three_kingdoms: CellSet) -> CellSet {
        self.empty() & !three_kingdoms
    }
}

impl Position {
    pub(super) fn place(&mut self, tile: Colour, cell: Cell, sink: &mut impl Sink) {
        let dynasty = self.table.active;
        self.hands[dynasty.index()].take(tile, 1);
        let unites = self.table.kingdoms().touching(cell).count() > 1;
        self.table.tiles[tile.index()].insert(cell);
        self.table.placed = Some((cell, tile));
        self.table.marker = unites;
        sink.event(Event::TilePlaced {
            dynasty,
            tile,
            at: cell,
            unites,
        });
        if !unites {
            self.table.score_tile(tile, cell, sink);
        }
        self.next_war(sink);
    }
}

impl Table {
    /// The point for a tile goes to the leader of its colour, else to the king, else to nobody.
    fn score_tile(&mut self, tile: Colour, cell: Cell, sink: &mut impl Sink) {
        let kingdom = self.group(cell);
        let owner = self
            .leader_in(kingdom, tile)
            .or_else(|| self.leader_in(kingdom, Colour::Black));
        if let Some((dynasty, _)) = owner {
            let doubled = self.building(tile).is_some_and(|at| kingdom.contains(at));
            let amount = if doubled { 2 } else { 1 };
            self.gain(dynasty, tile, amount, Source::Tile, Some(cell), sink);
        }
    }

    /// Writes points into the ledger and tells of them.
    pub(super) fn gain(
        &mut self,
        dynasty: super::Dynasty,
        colour: Colour,
        amount: u8,
        source: Source,
        at: Option<Cell>,
        sink: &mut impl Sink,
    ) {
        let points = &mut self.points[dynasty.index()][colour.index()];
        *points = points.saturating_add(u16::from(amount));
        sink.event(Event::Points {
            dynasty,
            colour,
            amount,
            source,
            at,
        });
    }
}
