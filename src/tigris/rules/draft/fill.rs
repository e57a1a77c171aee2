//! From a draft to a position: what is written down is taken over, what is hidden is filled in.

use super::{Draft, DraftBag, Flaws};
use crate::random::{generator, shuffle};
use crate::tigris::rules::{
    Bag, Cell, Colour, Monument, Piece, Position, Stage, Table, TileCounts,
};

impl TryFrom<&Draft> for Position {
    type Error = Flaws;

    /// Makes the position that is written down.
    ///
    /// Tiles of unknown kinds are drawn with the draft's seed from those that have not been seen:
    /// first the hands' in seat order, then the bag.
    fn try_from(draft: &Draft) -> Result<Position, Flaws> {
        let flaws = draft.check();
        if !flaws.is_empty() {
            return Err(Flaws(flaws));
        }
        let mut random = generator(draft.seed);
        let mut unseen: Vec<Colour> = draft.unseen().iter().collect();
        let mut hands = [TileCounts::EMPTY; 4];
        let hidden = |hand: &super::DraftHand| hand.unknown > 0;
        if draft.bag == DraftBag::Unknown || draft.hands.iter().any(hidden) {
            shuffle(&mut random, &mut unseen);
        }
        let mut unseen = unseen.into_iter();
        for dynasty in draft.seats.iter() {
            let written = draft.hands[dynasty.index()];
            let hand = &mut hands[dynasty.index()];
            *hand = written.known;
            let drawn = unseen.by_ref().take(usize::from(written.unknown));
            hand.add_all(drawn.collect());
        }
        let bag: Vec<Colour> = match &draft.bag {
            DraftBag::Order(tiles) => tiles.clone(),
            DraftBag::Counts(counts) => {
                let mut tiles: Vec<Colour> = counts.iter().collect();
                shuffle(&mut random, &mut tiles);
                tiles
            }
            DraftBag::Unknown => unseen.collect(),
        };
        Ok(Position {
            table: draft.table(),
            hands,
            // The check let no more tiles through than the game has.
            bag: Bag::new(&bag).unwrap_or_else(|| unreachable!("a bag for every tile")),
            discarded: [TileCounts::EMPTY; 4],
        })
    }
}

impl Draft {
    /// The tiles that are nowhere written down.
    pub(super) fn unseen(&self) -> TileCounts {
        let mut unseen = TileCounts::new(Colour::ALL.map(Colour::tiles_in_game));
        unseen.take_all(self.face_up());
        for dynasty in self.seats.iter() {
            unseen.take_all(self.hands[dynasty.index()].known);
        }
        unseen.take_all(self.bag_counts());
        unseen.take_all(self.seen.unwrap_or(TileCounts::EMPTY));
        unseen
    }

    pub(super) fn bag_counts(&self) -> TileCounts {
        match &self.bag {
            DraftBag::Order(tiles) => tiles.iter().copied().collect(),
            DraftBag::Counts(counts) => *counts,
            DraftBag::Unknown => TileCounts::EMPTY,
        }
    }

    pub(super) fn face_up(&self) -> TileCounts {
        let tiles = self.grid.iter().filter_map(|token| match token.piece {
            Some(Piece::Tile(tile)) => Some(tile),
            _ => None,
        });
        tiles.collect()
    }

    /// The table that is written down, flaws and all: of what is there twice, one counts.
    pub(super) fn table(&self) -> Table {
        let mut table = Table::bare(self.board.clone(), self.seats, self.options, self.active);
        table.actions_left = self.actions;
        table.stage = match self.actions {
            0 => Stage::End,
            _ => Stage::Action,
        };
        table.seen = self.seen.unwrap_or(TileCounts::EMPTY);
        table.wonder = self.wonder;
        for (monument, at) in &self.built {
            table.monuments[monument.index()] = Some(*at);
        }
        if let Some(unbuilt) = &self.unbuilt {
            for monument in Monument::ALL {
                let built = table.monuments[monument.index()].is_some();
                table.withheld[monument.index()] = !built && !unbuilt.contains(&monument);
            }
        }
        for (colour, at) in &self.buildings {
            table.buildings[colour.index()] = Some(*at);
        }
        for dynasty in self.seats.iter() {
            let i = dynasty.index();
            let written = self.points[i];
            table.points[i] = written.points.map(Option::unwrap_or_default);
            table.taken[i] = written.treasures.unwrap_or_default();
            table.catastrophes_left[i] = self.catastrophes[i];
        }
        for cell in Cell::all() {
            let token = self.grid[cell.index()];
            match token.piece {
                Some(Piece::Tile(tile)) => table.tiles[tile.index()].insert(cell),
                Some(Piece::FaceDown) => table.face_down.insert(cell),
                Some(Piece::Catastrophe) => table.catastrophes.insert(cell),
                Some(Piece::Leader(dynasty, leader)) => table.put_leader(dynasty, leader, cell),
                Some(Piece::Wonder) | None => {}
            }
            if token.treasure {
                table.treasures.insert(cell);
            }
        }
        table
    }
}
