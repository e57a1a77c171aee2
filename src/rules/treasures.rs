//! Traders take treasures at the end of every action (rules 12).

use super::{Cell, CellSet, Colour, Dynasty, Event, Position, Refusal, Sink, Stage, Table};

impl Table {
    /// The treasures that a dynasty's trader claims from: those of its kingdom, if there are two or
    /// more, all but one of which are taken.
    fn claim(&self, dynasty: Dynasty) -> CellSet {
        let Some(trader) = self.leader(dynasty, Colour::Green) else {
            return CellSet::EMPTY;
        };
        // Fewer than two treasures on the whole board: spare the search.
        if self.treasures.len() < 2 {
            return CellSet::EMPTY;
        }
        let claim = self.group(trader) & self.treasures;
        if claim.len() < 2 {
            CellSet::EMPTY
        } else {
            claim
        }
    }

    /// Treasures that this player may choose from now.
    pub fn claimable(&self, dynasty: Dynasty) -> CellSet {
        let claim = self.claim(dynasty);
        let bordered = claim & self.board.border();
        // Treasures on border cells come first; where they are fewer than what is to be taken they
        // are gone before anything is asked, so here all are bordered or none is.
        if bordered.is_empty() { claim } else { bordered }
    }

    pub(super) fn check_take(&self, owner: Dynasty, cell: Cell) -> Result<(), Refusal> {
        if self.claimable(owner).contains(cell) {
            Ok(())
        } else if self.claim(owner).contains(cell) {
            Err(Refusal::BorderFirst)
        } else {
            Err(Refusal::NotATreasure)
        }
    }

    fn take_treasure(&mut self, dynasty: Dynasty, from: Cell, sink: &mut impl Sink) {
        self.treasures.remove(from);
        self.taken[dynasty.index()] = self.taken[dynasty.index()].saturating_add(1);
        sink.event(Event::TreasureTaken { dynasty, from });
    }
}

impl Position {
    /// Hands out what leaves no choice, asks the first owner who has one, or completes the action.
    pub(super) fn settle_treasures(&mut self, sink: &mut impl Sink) {
        let table = &mut self.table;
        let mut asked = None;
        for dynasty in table.seats.clockwise_from(table.active) {
            let claim = table.claim(dynasty);
            let bordered = claim & table.board.border();
            if bordered.len() < claim.len() {
                for cell in bordered {
                    table.take_treasure(dynasty, cell, sink);
                }
            }
            if asked.is_none() && !table.claim(dynasty).is_empty() {
                asked = Some(dynasty);
            }
        }
        match asked {
            Some(owner) => table.stage = Stage::Treasure(owner),
            None => self.complete_action(),
        }
    }

    pub(super) fn take(&mut self, owner: Dynasty, cell: Cell, sink: &mut impl Sink) {
        self.table.take_treasure(owner, cell, sink);
        self.settle_treasures(sink);
    }
}
