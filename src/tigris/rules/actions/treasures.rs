//! Traders take treasures at the end of every action (rules 12).

use crate::tigris::rules::{
    Cell, CellSet, Colour, Dynasty, Event, Position, Refusal, Sink, Stage, Table,
};

impl Table {
    /// The treasures that a dynasty's trader claims from: those of its kingdom, if there are two or
    /// more, all but one of which are taken.
    fn claim(&self, dynasty: Dynasty) -> CellSet {
        let Some(trader) = self.leader(dynasty, Colour::Green) else {
            return CellSet::EMPTY;
        };
        // Fewer than two treasures on the whole board: spare the search.
        if !self.treasures.has_several() {
            return CellSet::EMPTY;
        }
        let claim = self.group(trader) & self.treasures;
        if claim.has_several() {
            claim
        } else {
            CellSet::EMPTY
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
            let mut others = claim & !bordered;
            if others.is_empty() {
                others = bordered;
            } else {
                for cell in bordered {
                    table.take_treasure(dynasty, cell, sink);
                }
            }
            if asked.is_none() && others.has_several() {
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

#[cfg(test)]
mod tests {
    use crate::tigris::rules::Dynasty;
    use crate::tigris::rules::testing::{legal, play, position, verdicts};

    #[test]
    fn the_traders_owner_chooses_all_but_one() {
        // f3 and i7, joined by the last market.
        let pieces = "T$@f3 tB@f4 M@g4 M@h4 M@i4 M@i5";
        let mut game = position("", &format!("{pieces} T$@i7"));
        play(&mut game, &["place M i6"]);
        assert_eq!(game.decider(), Some(Dynasty::Bull));
        assert_eq!(legal(&game, ""), ["take f3", "take i7"]);
        verdicts(&game, &[("take g4", "not-a-treasure"), ("end", "not-now")]);
        assert_eq!(play(&mut game, &["take i7"]), ["treasure bull i7"]);
        assert_eq!(game.table().treasures_taken(Dynasty::Bull), 1);
    }

    #[test]
    fn a_treasure_with_the_border_goes_first_and_unasked() {
        // b2 has the border.
        let pieces = "T$@b2 tA@c2 T@d2 M@b3 M@c3 S@e4 S@f4 T$@f3";
        let mut game = position("hand archer FFFSSS", pieces);
        assert_eq!(
            play(&mut game, &["place F d3", "place F e3"])
                .last()
                .unwrap(),
            "treasure archer b2"
        );
        assert_eq!(legal(&game, ""), ["end"]);
    }

    #[test]
    fn without_a_trader_nothing_is_taken() {
        let mut game = position("", "T$@f3 kB@f4 M@g4 M@h4 M@i4 M@i5 T$@i7");
        play(&mut game, &["place M i6"]);
        assert_eq!(game.table().treasures().len(), 2);
    }
}
