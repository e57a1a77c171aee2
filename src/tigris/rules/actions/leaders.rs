//! Positioning leaders: placing, moving, withdrawing, and what they must touch (rules 6).

use crate::tigris::rules::{
    Cell, CellSet, Colour, Dynasty, Event, Kingdoms, Loss, Position, Refusal, Sink, Table,
};

impl Table {
    pub(super) fn check_lead(&self, colour: Colour, cell: Cell) -> Result<(), Refusal> {
        let from = self.leader(self.active, colour);
        if from == Some(cell) {
            return Err(Refusal::SameCell);
        }
        self.check_free(cell)?;
        if self.board.river().contains(cell) {
            return Err(Refusal::NeedsLand);
        }
        if !cell.neighbours().meets(self.tiles(Colour::Red)) {
            return Err(Refusal::NeedsTemple);
        }
        if self
            .kingdoms_without(from, &self.kingdoms())
            .touching(cell)
            .count()
            > 1
        {
            return Err(Refusal::UnitesKingdoms);
        }
        Ok(())
    }

    pub(super) fn check_withdraw(&self, colour: Colour) -> Result<(), Refusal> {
        match self.leader(self.active, colour) {
            Some(_) => Ok(()),
            None => Err(Refusal::NotOnBoard(colour)),
        }
    }

    /// The kingdoms by which a move is judged: those that are left once the leader has been lifted.
    pub(super) fn kingdoms_without(&self, from: Option<Cell>, all: &Kingdoms) -> Kingdoms {
        match from {
            Some(cell) => all.lifted(cell, self.standing.without(cell)),
            None => *all,
        }
    }

    /// Where a leader may go that stands on `from` (or off the board).
    pub(super) fn open_to_leader(&self, from: Option<Cell>, all: &Kingdoms) -> CellSet {
        let [_, two, _] = self.kingdoms_without(from, all).reach();
        let beside_temple = self.tiles(Colour::Red).around();
        self.empty() & !self.board.river() & beside_temple & !two
    }

    /// Takes every leader off the board that touches no face-up temple, all at once.
    pub(super) fn leaders_without_temple_leave(&mut self, sink: &mut impl Sink) {
        let safe = self.tiles(Colour::Red).around();
        if self.standing.is_within(safe) {
            return;
        }
        for dynasty in self.seats.clockwise_from(self.active) {
            for leader in Colour::ALL {
                let Some(from) = self.leader(dynasty, leader) else {
                    continue;
                };
                if !safe.contains(from) {
                    self.lose_leader(dynasty, leader, Loss::NoTemple, sink);
                }
            }
        }
    }

    pub(super) fn lose_leader(
        &mut self,
        dynasty: Dynasty,
        leader: Colour,
        why: Loss,
        sink: &mut impl Sink,
    ) {
        if let Some(from) = self.take_leader(dynasty, leader) {
            sink.event(Event::LeaderLost {
                dynasty,
                leader,
                from,
                why,
            });
        }
    }
}

impl Position {
    pub(super) fn lead(&mut self, colour: Colour, to: Cell, sink: &mut impl Sink) {
        let dynasty = self.table.active;
        let from = self.table.take_leader(dynasty, colour);
        let rival = self.table.rival_near(colour, to);
        self.table.put_leader(dynasty, colour, to);
        sink.event(Event::LeaderPositioned {
            dynasty,
            leader: colour,
            from,
            to,
        });
        match rival {
            Some(rival) => self.start_revolt(colour, rival, sink),
            None => self.settle_treasures(sink),
        }
    }

    pub(super) fn withdraw(&mut self, leader: Colour, sink: &mut impl Sink) {
        let dynasty = self.table.active;
        if let Some(from) = self.table.take_leader(dynasty, leader) {
            sink.event(Event::LeaderWithdrawn {
                dynasty,
                leader,
                from,
            });
        }
        self.settle_treasures(sink);
    }
}

impl Table {
    /// Who has a leader of this colour in the kingdom that an arrival at `to` would join.
    fn rival_near(&self, colour: Colour, to: Cell) -> Option<Dynasty> {
        let joined = to.neighbours().flood(self.connecting());
        self.leader_in(joined, colour).map(|(dynasty, _)| dynasty)
    }
}

#[cfg(test)]
mod tests {
    use crate::tigris::rules::Colour;
    use crate::tigris::rules::testing::{at, play, position, verdicts};

    #[test]
    fn leaders_are_refused_for_the_first_reason_that_applies() {
        let pieces = "T@f4 kA@f5 T@h4 pB@h5 X@i4 T@d5 T@a6";
        verdicts(
            &position("", pieces),
            &[
                ("withdraw p", "not-on-board"),
                ("lead k f5", "same-cell"),
                ("lead p i4", "blocked"),
                ("lead p f4", "occupied"),
                ("lead p h5", "occupied"),
                ("lead p d4", "needs-land"),
                ("lead p p11", "needs-temple"),
                ("lead p g4", "unites-kingdoms"),
                ("lead p a5", "legal"),
                ("withdraw k", "legal"),
            ],
        );
    }

    #[test]
    fn a_move_is_judged_after_the_leader_was_lifted() {
        // The king alone joins bull's priest and pot's farmer.
        let game = position("", "T@e5 pB@e6 kA@f5 T@g5 fP@g6 T@f7");
        verdicts(
            &game,
            &[("lead k f6", "unites-kingdoms"), ("lead k e4", "legal")],
        );
        // What is left without a leader is a region and limits nothing.
        let game = position("", "T@e5 kA@f5 T@g5 fP@g6 T@f7");
        verdicts(&game, &[("lead k f6", "legal")]);
    }

    #[test]
    fn a_move_within_the_own_kingdom_is_no_revolt() {
        let mut game = position("", "T@e5 kA@f5 pA@e6");
        assert_eq!(play(&mut game, &["lead k d5"]), ["lead archer k f5 d5"]);
        assert_eq!(
            game.table().leader(game.table().active(), Colour::Black),
            Some(at("d5"))
        );
    }

    #[test]
    fn leaders_without_a_temple_leave_whoever_owns_them() {
        let mut game = position("", "T@f5 kA@f6 pB@f4 tA@e5 T@d5");
        assert_eq!(
            play(&mut game, &["catastrophe f5"]),
            [
                "catastrophe archer f5 T",
                "lost archer k f6 temple",
                "lost bull p f4 temple"
            ]
        );
    }
}
