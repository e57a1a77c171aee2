//! Finding every flaw of a draft.

use super::{Draft, Flaw, Place};
use crate::tigris::rules::monuments::square;
use crate::tigris::rules::wonder::cross;
use crate::tigris::rules::{
    Cell, CellSet, Colour, Dynasty, HAND_SIZE, Monument, Piece, Table, TileCounts,
};

/// Catastrophes of each player at the start.
const CATASTROPHES: u8 = 2;

impl Draft {
    /// Everything that is wrong with it; nothing if it can be played.
    pub fn check(&self) -> Vec<Flaw> {
        let mut flaws = Vec::new();
        let table = self.table();
        self.check_turn(&mut flaws);
        self.check_tiles(&mut flaws);
        self.check_leaders(&table, &mut flaws);
        self.check_treasures(&table, &mut flaws);
        self.check_monuments(&table, &mut flaws);
        self.check_buildings(&mut flaws);
        self.check_wonder(&mut flaws);
        self.check_catastrophes(&table, &mut flaws);
        flaws
    }

    fn check_turn(&self, flaws: &mut Vec<Flaw>) {
        if !self.seats.contains(self.active) {
            flaws.push(Flaw::ActiveNotInPlay(self.active));
        }
        if self.actions > 2 {
            flaws.push(Flaw::Actions(self.actions));
        }
    }

    /// Cells with a piece that fits the question.
    fn cells(&self, fits: impl Fn(Piece) -> bool) -> CellSet {
        let here = |cell: &Cell| self.grid[cell.index()].piece.is_some_and(&fits);
        Cell::all().filter(here).collect()
    }

    fn check_tiles(&self, flaws: &mut Vec<Flaw>) {
        for colour in Colour::ALL {
            let cells = self.cells(|piece| piece == Piece::Tile(colour));
            let wrong = cells & !self.board.terrain(colour);
            flaws.extend(
                wrong
                    .into_iter()
                    .map(|cell| Flaw::WrongTerrain { tile: colour, cell }),
            );
            self.check_number(colour, cells, flaws);
        }
        for dynasty in self.seats.iter() {
            let hand = self.hands[dynasty.index()];
            let found = hand.known.total() + u16::from(hand.unknown);
            if found > u16::from(HAND_SIZE) {
                flaws.push(Flaw::HandTooLarge { dynasty, found });
            }
        }
        let unknown = |d: Dynasty| u16::from(self.hands[d.index()].unknown);
        let needed: u16 = self.seats.iter().map(unknown).sum();
        let unseen = self.unseen().total();
        if needed > unseen {
            flaws.push(Flaw::TooManyUnknown { needed, unseen });
        }
    }

    /// Tiles of a colour are counted over grid, hands, bag and seen, until there are too many.
    fn check_number(&self, colour: Colour, cells: CellSet, flaws: &mut Vec<Flaw>) {
        let exist = colour.tiles_in_game();
        let mut counts: Vec<(Place, u16)> = Vec::new();
        counts.extend(cells.into_iter().map(|cell| (Place::Grid(cell), 1)));
        for dynasty in self.seats.iter() {
            let held = self.hands[dynasty.index()].known.of(colour);
            counts.push((Place::Hand(dynasty), u16::from(held)));
        }
        counts.push((Place::Bag, u16::from(self.bag_counts().of(colour))));
        let seen = self.seen.unwrap_or(TileCounts::EMPTY).of(colour);
        counts.push((Place::Seen, u16::from(seen)));
        let mut found = 0;
        let mut first = None;
        for (place, count) in counts {
            found += count;
            if found > u16::from(exist) && first.is_none() {
                first = Some(place);
            }
        }
        if let Some(place) = first {
            flaws.push(Flaw::TooManyTiles {
                colour,
                found,
                exist,
                place,
            });
        }
    }

    fn check_leaders(&self, table: &Table, flaws: &mut Vec<Flaw>) {
        let mut met = Vec::new();
        for cell in Cell::all() {
            let Some(Piece::Leader(dynasty, leader)) = self.grid[cell.index()].piece else {
                continue;
            };
            if !self.seats.contains(dynasty) {
                flaws.push(Flaw::LeaderNotInPlay { dynasty, cell });
            }
            if met.contains(&(dynasty, leader)) {
                flaws.push(Flaw::LeaderTwice {
                    dynasty,
                    leader,
                    cell,
                });
            }
            met.push((dynasty, leader));
            if self.board.river().contains(cell) {
                flaws.push(Flaw::LeaderOnRiver { cell });
            }
            if !cell.neighbours().meets(table.tiles(Colour::Red)) {
                flaws.push(Flaw::LeaderWithoutTemple { cell });
            }
        }
        for kingdom in table.kingdoms().iter() {
            for leader in Colour::ALL {
                let at = |d: Dynasty| table.leader(d, leader).filter(|c| kingdom.contains(*c));
                if let Some(cell) = self.seats.iter().filter_map(at).nth(1) {
                    flaws.push(Flaw::TwoLeadersOfAColour { leader, cell });
                }
            }
        }
    }

    fn check_treasures(&self, table: &Table, flaws: &mut Vec<Flaw>) {
        let stray = table.treasures() & !self.board.shedu();
        let stray = stray.into_iter();
        flaws.extend(stray.map(|cell| Flaw::TreasureOffShedu { cell }));
        let exist = self.board.shedu().len() as u16;
        let mut found = table.treasures().len() as u16;
        for dynasty in self.seats.iter() {
            let taken = self.points[dynasty.index()].treasures.unwrap_or_default();
            found += u16::from(taken);
            if taken > 0 && found > exist {
                let place = Place::Points(dynasty);
                flaws.push(Flaw::TooManyTreasures {
                    found,
                    exist,
                    place,
                });
            }
        }
    }

    fn check_monuments(&self, table: &Table, flaws: &mut Vec<Flaw>) {
        let mut covered = CellSet::EMPTY;
        let mut met: Vec<Monument> = Vec::new();
        for (monument, at) in self.built.iter().copied() {
            let place = Place::Built(monument);
            if met.contains(&monument) {
                flaws.push(Flaw::MonumentTwice { monument, place });
            }
            met.push(monument);
            let Some(cells) = square(at) else {
                flaws.push(Flaw::MonumentOffBoard { monument, cell: at });
                continue;
            };
            if let Some(cell) = (cells & !table.face_down()).first() {
                flaws.push(Flaw::MonumentWithoutTiles { monument, cell });
            }
            if let Some(cell) = (cells & covered).first() {
                flaws.push(Flaw::MonumentsOverlap { monument, cell });
            }
            covered |= cells;
            let river = cells & self.board.river();
            if river == cells && !monument.has(Colour::Blue) {
                flaws.push(Flaw::MonumentColour { monument });
            } else if river != cells
                && let Some(cell) = river.first()
            {
                flaws.push(Flaw::MixedTerrain { place, cell });
            }
        }
        for cell in table.face_down() & !covered {
            flaws.push(Flaw::FaceDownWithoutMonument { cell });
        }
        for monument in self.unbuilt.iter().flatten().copied() {
            if met.contains(&monument) {
                let place = Place::Unbuilt;
                flaws.push(Flaw::MonumentTwice { monument, place });
            }
            met.push(monument);
        }
    }

    fn check_buildings(&self, flaws: &mut Vec<Flaw>) {
        let mut met: Vec<Colour> = Vec::new();
        for (colour, cell) in self.buildings.iter().copied() {
            if !self.options.buildings {
                flaws.push(Flaw::NeedsBuildings(colour));
            }
            if met.contains(&colour) {
                flaws.push(Flaw::BuildingTwice(colour));
            }
            met.push(colour);
            if self.grid[cell.index()].piece != Some(Piece::Tile(colour)) {
                flaws.push(Flaw::BuildingOffColour { colour, cell });
            }
        }
    }

    fn check_wonder(&self, flaws: &mut Vec<Flaw>) {
        let written = self.cells(|piece| piece == Piece::Wonder);
        let cells = match self.wonder {
            None => CellSet::EMPTY,
            Some(centre) => {
                if !self.options.wonder {
                    flaws.push(Flaw::NeedsWonder);
                }
                cross(centre).unwrap_or_else(|| {
                    flaws.push(Flaw::WonderOffBoard(centre));
                    CellSet::EMPTY
                })
            }
        };
        if let Some(cell) = (cells & !written).first() {
            flaws.push(Flaw::WonderWithoutCell { cell });
        }
        if let Some(cell) = (written & !cells).first() {
            flaws.push(Flaw::NoWonderThere { cell });
        }
        let river = cells & self.board.river();
        if river != cells
            && let Some(cell) = river.first()
        {
            let place = Place::Wonder;
            flaws.push(Flaw::MixedTerrain { place, cell });
        }
    }

    fn check_catastrophes(&self, table: &Table, flaws: &mut Vec<Flaw>) {
        let mut played = 0;
        for dynasty in self.seats.iter() {
            let left = self.catastrophes[dynasty.index()];
            if left > CATASTROPHES {
                flaws.push(Flaw::Catastrophes { dynasty, left });
            }
            played += u16::from(CATASTROPHES.saturating_sub(left));
        }
        let found = table.catastrophes().len() as u16;
        if found > played
            && let Some(cell) = table.catastrophes().into_iter().nth(usize::from(played))
        {
            flaws.push(Flaw::TooManyCatastrophes {
                found,
                played,
                cell,
            });
        }
    }
}
