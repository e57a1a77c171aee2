//! Revolts and wars (rules 7, 8 and 17).

use crate::tigris::rules::{
    Cell, CellSet, Colour, Conflict, ConflictKind, Dynasty, Event, Loss, Position, Refusal, Sink,
    Source, Stage, Table, TileCounts,
};

impl Table {
    /// The temples beside a leader: its strength in a revolt, before temples from the hand.
    pub fn revolt_support(&self, leader: Cell) -> CellSet {
        self.tiles(Colour::Red) & leader.neighbours()
    }

    /// The tiles that support a leader of this colour standing here in a war: the face-up tiles of
    /// its colour in its own component of the board without the uniting tile.
    pub fn war_support(&self, leader: Cell, colour: Colour) -> CellSet {
        self.component(leader) & self.tiles(colour)
    }

    /// The group of a cell on the board without the uniting tile, if one lies there.
    fn component(&self, cell: Cell) -> CellSet {
        let mut connecting = self.connecting();
        if let Some(uniting) = self.marker() {
            connecting.remove(uniting);
        }
        CellSet::EMPTY.with(cell).flood(connecting)
    }

    /// The wars that are pending: for each colour the two owners, the active player first if
    /// involved, else the first clockwise from it.
    pub(in crate::tigris::rules) fn pending_wars(&self) -> [Option<[Dynasty; 2]>; 4] {
        let Some(uniting) = self.marker() else {
            return [None; 4];
        };
        let sides = self.sides(uniting);
        Colour::ALL.map(|colour| {
            let mut owners = self.seats.clockwise_from(self.active).filter(|dynasty| {
                let leader = self.leader(*dynasty, colour);
                leader.is_some_and(|cell| sides.iter().any(|side| side.contains(cell)))
            });
            Some([owners.next()?, owners.next()?])
        })
    }

    /// The colours of the wars that are pending.
    pub fn wars(&self) -> impl Iterator<Item = Colour> + use<> {
        let pending = self.pending_wars();
        Colour::ALL
            .into_iter()
            .filter(move |c| pending[c.index()].is_some())
    }

    pub(super) fn check_commit(
        &self,
        conflict: &Conflict,
        count: u8,
        hand: &TileCounts,
    ) -> Result<(), Refusal> {
        let colour = conflict.support();
        let have = hand.of(colour);
        if count > have {
            return Err(Refusal::TooMany { colour, have });
        }
        if self.options.english && count > 0 {
            let attacker = conflict.attacker_committed.is_none();
            let needed = conflict.to_be_ahead();
            // The attacker may be ahead by however much.
            let fits = if attacker {
                count >= needed
            } else {
                count == needed
            };
            if !fits {
                return Err(Refusal::EnglishLimit { needed, attacker });
            }
        }
        Ok(())
    }
}

impl Position {
    /// Goes on with the wars of the placed tile, or, when none is left, with what follows them.
    pub(super) fn next_war(&mut self, sink: &mut impl Sink) {
        let pending = self.table.pending_wars();
        let mut wars = Colour::ALL
            .into_iter()
            .filter_map(|colour| Some((colour, pending[colour.index()]?)));
        match (wars.next(), wars.next()) {
            (Some((colour, [attacker, defender])), None) => {
                self.start(ConflictKind::War, colour, attacker, defender, sink);
            }
            (Some(_), Some(_)) => self.table.stage = Stage::War,
            (None, _) => {
                if let Some(at) = self.table.marker() {
                    self.table.marker = false;
                    sink.event(Event::MarkerLeft { at });
                }
                debug_assert!(
                    self.table
                        .standing
                        .is_within(self.table.tiles(Colour::Red).around()),
                    "no war can cost a leader its last temple"
                );
                self.offer_building(sink);
            }
        }
    }

    pub(super) fn start_war(&mut self, colour: Colour, sink: &mut impl Sink) {
        if let Some([attacker, defender]) = self.table.pending_wars()[colour.index()] {
            self.start(ConflictKind::War, colour, attacker, defender, sink);
        }
    }

    pub(super) fn start_revolt(&mut self, leader: Colour, rival: Dynasty, sink: &mut impl Sink) {
        self.start(ConflictKind::Revolt, leader, self.table.active, rival, sink);
    }

    fn start(
        &mut self,
        kind: ConflictKind,
        leader: Colour,
        attacker: Dynasty,
        defender: Dynasty,
        sink: &mut impl Sink,
    ) {
        let table = &mut self.table;
        let support = |dynasty| match (table.leader(dynasty, leader), kind) {
            (Some(cell), ConflictKind::Revolt) => table.revolt_support(cell),
            (Some(cell), ConflictKind::War) => table.war_support(cell, leader),
            (None, _) => CellSet::EMPTY,
        };
        let (attacker_support, defender_support) = (support(attacker), support(defender));
        table.stage = Stage::Commit(Conflict {
            kind,
            leader,
            attacker,
            defender,
            attacker_board: attacker_support.len() as u8,
            defender_board: defender_support.len() as u8,
            attacker_committed: None,
        });
        sink.event(Event::ConflictBegan {
            kind,
            leader,
            attacker,
            defender,
            attacker_support,
            defender_support,
        });
    }

    pub(super) fn commit(&mut self, mut conflict: Conflict, count: u8, sink: &mut impl Sink) {
        let dynasty = conflict.to_commit();
        let tile = conflict.support();
        self.hands[dynasty.index()].take(tile, count);
        self.table.seen.add(tile, count);
        sink.event(Event::Committed {
            dynasty,
            tile,
            count,
        });
        match conflict.attacker_committed {
            None => {
                conflict.attacker_committed = Some(count);
                self.table.stage = Stage::Commit(conflict);
            }
            Some(attacking) => {
                let attack = conflict.attacker_board.saturating_add(attacking);
                let defence = conflict.defender_board.saturating_add(count);
                self.decide(&conflict, attack, defence, sink);
            }
        }
    }

    /// The higher total wins, the defender wins a tie.
    pub(in crate::tigris::rules) fn decide(
        &mut self,
        conflict: &Conflict,
        attack: u8,
        defence: u8,
        sink: &mut impl Sink,
    ) {
        let &Conflict {
            kind,
            leader,
            attacker,
            defender,
            ..
        } = conflict;
        let (winner, loser, winner_total, loser_total) = if attack > defence {
            (attacker, defender, attack, defence)
        } else {
            (defender, attacker, defence, attack)
        };
        sink.event(Event::ConflictEnded {
            kind,
            leader,
            winner,
            loser,
            winner_total,
            loser_total,
        });
        let prize = self.table.leader(winner, leader);
        match kind {
            ConflictKind::Revolt => {
                self.table.lose_leader(loser, leader, Loss::Conflict, sink);
                self.table
                    .gain(winner, Colour::Red, 1, Source::Revolt, prize, sink);
                self.settle_treasures(sink);
            }
            ConflictKind::War => {
                let removed = self.table.supporters_lost(loser, leader);
                self.table.lose_leader(loser, leader, Loss::Conflict, sink);
                self.table.remove_tiles(leader, removed, sink);
                let amount = 1 + removed.len() as u8;
                self.table
                    .gain(winner, leader, amount, Source::War, prize, sink);
                self.next_war(sink);
            }
        }
    }
}

impl Table {
    /// The supporters of a leader that loses a war and that leave with it, judged while it stands.
    fn supporters_lost(&self, loser: Dynasty, colour: Colour) -> CellSet {
        let Some(cell) = self.leader(loser, colour) else {
            return CellSet::EMPTY;
        };
        let mut removed = self.war_support(cell, colour);
        if let Some(building) = self.building(colour) {
            removed.remove(building);
        }
        if colour == Colour::Red {
            let others = self.standing.without(cell);
            removed &= !(self.treasures | others.around());
        }
        removed
    }

    pub(super) fn remove_tiles(&mut self, tile: Colour, cells: CellSet, sink: &mut impl Sink) {
        if cells.is_empty() {
            return;
        }
        self.tiles[tile.index()] &= !cells;
        self.seen.add(tile, cells.len() as u8);
        sink.event(Event::TilesRemoved { tile, cells });
    }
}

#[cfg(test)]
mod tests {
    use crate::tigris::rules::testing::{at, legal, play, position, verdicts};
    use crate::tigris::rules::{Colour, Dynasty};

    #[test]
    fn a_revolt_is_fought_with_temples_beside_the_leaders_and_the_defender_wins_a_tie() {
        // f5 is beside both.
        let pieces = "T@f5 kB@f6 T@e4";
        let mut game = position("", pieces);
        assert_eq!(
            play(&mut game, &["lead k e5", "commit 0", "commit 1"]),
            [
                "lead archer k - e5",
                "revolt black archer 2 bull 1",
                "commit archer T 0",
                "commit bull T 1",
                "won revolt black bull 2 archer 2",
                "lost archer k e5 conflict",
                "points bull red 1 revolt"
            ]
        );
        let mut game = position("", pieces);
        play(&mut game, &["lead k e5", "commit 1", "commit 1"]);
        assert_eq!(game.table().leader(Dynasty::Bull, Colour::Black), None);
        assert_eq!(game.table().points(Dynasty::Archer), [0, 1, 0, 0]);
        assert_eq!(game.table().seen().of(Colour::Red), 2);
    }

    #[test]
    fn a_war_removes_the_supporters_and_scores_them() {
        let mut game = position("", "T@e5 kB@e6 S@f5 S@d5 T@h5 kA@h6 S@h4 S@i5");
        assert_eq!(
            play(&mut game, &["place M g5", "commit 1", "commit 0"]),
            [
                "tile archer M g5 unites",
                "war black archer 2 bull 2",
                "commit archer S 1",
                "commit bull S 0",
                "won war black archer 3 bull 2",
                "lost bull k e6 conflict",
                "removed S d5 f5",
                "points archer black 3 war",
                "marker-left g5"
            ]
        );
    }

    #[test]
    fn a_temple_with_a_treasure_or_beside_another_leader_survives_a_red_war() {
        let pieces = "pB@f5 T@f4 T@e5 T@d5 fB@d6 T$@i7 M@i6 M@g6 M@h6 M@f6 T@k5 pA@k4 T@l5 T@k6";
        let mut game = position("points pot treasures=9", pieces);
        play(&mut game, &["place M j6", "commit 2", "commit 0"]);
        let red = game.table().tiles(Colour::Red);
        // e5 and f4 touched the losing priest alone; d5 touches a farmer, i7 bears a treasure.
        assert!(!red.contains(at("e5")) && !red.contains(at("f4")));
        assert!(red.contains(at("d5")) && red.contains(at("i7")));
        assert_eq!(game.table().points(Dynasty::Archer), [0, 3, 0, 0]);
    }

    #[test]
    fn the_uniting_tile_supports_nobody_and_stays() {
        let mut game = position("", "T@e5 kB@e6 T@g5 kA@g6 S@g4");
        let events = play(&mut game, &["place S f5", "commit 0", "commit 0"]);
        assert_eq!(events[1], "war black archer 1 bull 0");
        assert!(game.table().tiles(Colour::Black).contains(at("f5")));
    }

    #[test]
    fn the_active_player_chooses_between_wars() {
        let pieces = "T@e5 kB@e6 tB@e4 T@g5 kP@g6 tP@g4";
        let mut game = position("", pieces);
        play(&mut game, &["place S f5"]);
        assert_eq!(legal(&game, ""), ["war black", "war green"]);
        verdicts(&game, &[("war red", "not-now"), ("war green", "legal")]);
        // Archer is in neither: the first clockwise attacks.
        let events = play(&mut game, &["war green"]);
        assert_eq!(events, ["war green bull 0 pot 0"]);
        // Bull's trader loses, and the black war is left.
        let events = play(&mut game, &["commit 0", "commit 0"]);
        assert_eq!(events.last().unwrap(), "war black bull 0 pot 0");
    }

    #[test]
    fn english_conflicts_bound_what_is_committed() {
        let mut game = position(
            "options english\nhand archer TTTT\nhand bull TTTT",
            "T@f5 kB@f6 T@e6",
        );
        play(&mut game, &["lead k f4"]);
        assert_eq!(
            legal(&game, "commit"),
            ["commit 0", "commit 2", "commit 3", "commit 4"]
        );
        play(&mut game, &["commit 3"]);
        assert_eq!(legal(&game, "commit"), ["commit 0", "commit 2"]);
        verdicts(
            &game,
            &[("commit 3", "english-limit"), ("commit 5", "too-many")],
        );
    }
}
