//! All legal decisions of the moment.

use crate::tigris::rules::{Cell, CellSet, Colour, Decision, Position, Stage, Table, TileCounts};

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

#[cfg(test)]
mod tests {
    use crate::tigris::rules::testing::{at, legal, position};
    use crate::tigris::rules::{Colour, Decision};

    #[test]
    fn each_choice_of_tiles_to_swap_is_listed_once() {
        let game = position("hand archer TTSM", "T@f5");
        // Three choices of temples, two each of settlements and markets, less the empty one.
        assert_eq!(legal(&game, "swap").len(), 3 * 2 * 2 - 1);
        assert!(legal(&game, "swap").contains(&"swap STT".to_string()));
    }

    #[test]
    fn cells_to_light_are_the_cells_of_legal_decisions() {
        let game = position("", "T@f4 kA@f5 T@h4 pB@h5 T@g6 kP@g7 X@k4");
        let table = game.table();
        let mut all = Vec::new();
        game.legal(&mut all);
        for colour in Colour::ALL {
            let places = all.iter().filter_map(|d| match d {
                Decision::Place(tile, cell) if *tile == colour => Some(*cell),
                _ => None,
            });
            assert_eq!(
                places.collect::<crate::tigris::rules::CellSet>(),
                table.cells_for_tile(colour)
            );
            let leads = all.iter().filter_map(|d| match d {
                Decision::Lead(leader, cell) if *leader == colour => Some(*cell),
                _ => None,
            });
            assert_eq!(
                leads.collect::<crate::tigris::rules::CellSet>(),
                table.cells_for_leader(colour)
            );
        }
        assert_eq!(table.kingdoms_touched(at("g5"), None).len(), 3);
    }

    #[test]
    fn whoever_holds_nothing_can_still_end_the_turn() {
        let game = position("hand archer -\ncatastrophes archer 0", "X@a1 X@a2");
        assert_eq!(legal(&game, ""), ["end"]);
    }
}
