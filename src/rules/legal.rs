//! All legal decisions of the moment.

use super::{Cell, CellSet, Colour, Decision, Position, Stage, Table, TileCounts};

impl Table {
    /// Fills `out` with every legal decision of whoever must decide now, holding this hand.
    ///
    /// `out` is cleared first, so that one buffer can serve a whole game. Each choice of tiles to
    /// swap is listed once.
    pub fn legal(&self, hand: &TileCounts, out: &mut Vec<Decision>) {
        out.clear();
        match self.stage {
            Stage::Action => self.legal_actions(hand, out),
            Stage::End => out.push(Decision::End),
            Stage::War => out.extend(self.wars().map(Decision::War)),
            Stage::Commit(conflict) => out.extend(
                (0..=hand.of(conflict.support()))
                    .filter(|count| self.check_commit(&conflict, *count, hand).is_ok())
                    .map(Decision::Commit),
            ),
            Stage::Building(_) => {
                if let Some((cell, colour)) = self.placed {
                    let sites = self.building_sites(cell, colour);
                    out.extend(sites.into_iter().map(Decision::Raise));
                }
                out.push(Decision::Pass);
            }
            Stage::Monument { monument, wonder } => {
                if monument && let Some((_, colour)) = self.placed {
                    for at in self.squares() {
                        out.extend(self.monuments_for(colour).map(|m| Decision::Build(m, at)));
                    }
                }
                if wonder {
                    out.extend(self.crosses().into_iter().map(Decision::Wonder));
                }
                out.push(Decision::Pass);
            }
            Stage::Treasure(owner) => {
                out.extend(self.claimable(owner).into_iter().map(Decision::Take));
            }
            Stage::Bonus => out.extend(Colour::ALL.map(Decision::Bonus)),
            Stage::Over(_) => {}
        }
    }

    fn legal_actions(&self, hand: &TileCounts, out: &mut Vec<Decision>) {
        let kingdoms = self.kingdoms();
        let [_, two, three] = kingdoms.reach();
        let open = self.open_to_tiles(three);
        for tile in Colour::ALL {
            if hand.of(tile) > 0 {
                let cells = open & self.board.terrain(tile);
                out.extend(cells.into_iter().map(|cell| Decision::Place(tile, cell)));
            }
        }
        let arrivals = self.open_to_leader_from_hand(two);
        for leader in Colour::ALL {
            let from = self.leader(self.active, leader);
            let cells = match from {
                Some(_) => self.open_to_leader(from, &kingdoms),
                None => arrivals,
            };
            out.extend(cells.into_iter().map(|cell| Decision::Lead(leader, cell)));
            if from.is_some() {
                out.push(Decision::Withdraw(leader));
            }
        }
        if self.catastrophes_left(self.active) > 0 {
            out.extend(
                self.open_to_catastrophe()
                    .into_iter()
                    .map(Decision::Catastrophe),
            );
        }
        list_swaps(hand, out);
        out.push(Decision::End);
    }

    fn open_to_leader_from_hand(&self, two_kingdoms: CellSet) -> CellSet {
        let beside_temple = self.tiles(Colour::Red).around();
        self.empty() & !self.board.river() & beside_temple & !two_kingdoms
    }

    /// Where a held tile may be placed now: for lighting cells while a piece is in the air.
    pub fn cells_for_tile(&self, tile: Colour) -> CellSet {
        let [_, _, three] = self.kingdoms().reach();
        self.open_to_tiles(three) & self.board.terrain(tile)
    }

    /// Where a leader of the active player may go now.
    pub fn cells_for_leader(&self, leader: Colour) -> CellSet {
        self.open_to_leader(self.leader(self.active, leader), &self.kingdoms())
    }

    /// Where a catastrophe may be played now.
    pub fn cells_for_catastrophe(&self) -> CellSet {
        self.open_to_catastrophe()
    }

    /// The kingdoms that a piece on this cell would touch: the cause of a refusal, to be drawn.
    ///
    /// For a leader of the active player that stands on the board, `lifted` is its cell.
    pub fn kingdoms_touched(&self, cell: Cell, lifted: Option<Cell>) -> Vec<CellSet> {
        let kingdoms = self.kingdoms_without(lifted, &self.kingdoms());
        kingdoms.touching(cell).collect()
    }
}

/// Every choice of one to six tiles from the hand, once each, in the order of colours.
fn list_swaps(hand: &TileCounts, out: &mut Vec<Decision>) {
    let [settlements, temples, farms, markets] = Colour::ALL.map(|c| hand.of(c));
    for s in 0..=settlements {
        for t in 0..=temples {
            for f in 0..=farms {
                for m in 0..=markets {
                    let tiles = TileCounts::new([s, t, f, m]);
                    if !tiles.is_empty() {
                        out.push(Decision::Swap(tiles));
                    }
                }
            }
        }
    }
}

impl Position {
    /// Fills `out` with every legal decision of whoever must decide now; none when the game is over.
    pub fn legal(&self, out: &mut Vec<Decision>) {
        let hand = self
            .decider()
            .map_or(TileCounts::EMPTY, |dynasty| self.hand(dynasty));
        self.table.legal(&hand, out);
    }
}
