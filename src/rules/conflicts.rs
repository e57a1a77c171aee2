//! Revolts and wars (rules 7, 8 and 17).

use super::{
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
    fn pending_wars(&self) -> [Option<[Dynasty; 2]>; 4] {
        let Some(uniting) = self.marker() else {
            return [None; 4];
        };
        let connecting = self.connecting().without(uniting);
        let mut beside = uniting.neighbours() & connecting;
        // One group after another that touches the uniting tile, at most four.
        let mut sides = [CellSet::EMPTY; 4];
        for side in &mut sides {
            let Some(cell) = beside.first() else { break };
            *side = CellSet::EMPTY.with(cell).flood(connecting);
            beside &= !*side;
        }
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
            let to_tie = conflict.against().saturating_sub(conflict.own_board());
            let (needed, fits) = if attacker {
                // More than the defender's board strength, however much more.
                let exceeds = conflict.own_board().saturating_add(count) > conflict.against();
                (
                    (conflict.against().saturating_add(1)).saturating_sub(conflict.own_board()),
                    exceeds,
                )
            } else {
                (to_tie, count == to_tie)
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
        let mut wars = self.table.wars();
        match (wars.next(), wars.next()) {
            (Some(only), None) => self.start_war(only, sink),
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
    fn decide(&mut self, conflict: &Conflict, attack: u8, defence: u8, sink: &mut impl Sink) {
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
