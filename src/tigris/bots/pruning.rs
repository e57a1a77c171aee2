//! Which legal decisions are worth a thought, and which of them come to the same, as far as the net
//! can tell.
//!
//! The net sees kingdoms rather than cells: what they hold, what they could meet, who could land in
//! them. Most cells beside a kingdom are alike to it, so in rollouts, where very many decisions are
//! thought about quickly, one of each kind serves.

use crate::tigris::rules::{
    CELLS, Cell, CellSet, Colour, Decision, Position, Stage, Table, TileCounts,
};

/// Keeps the decisions that a player would think about.
///
/// Left out: catastrophes far from every kingdom (there are ten times more of them than of all
/// else), swaps that keep some tiles of a colour and give others of it away, and all but one of the
/// places of a colour that touch nothing far from every kingdom: they are worth the same.
pub(crate) fn keep_sensible(position: &Position, legal: &mut Vec<Decision>) {
    let table = position.table();
    if table.stage() != Stage::Action {
        return;
    }
    let hand = position.hand(table.active());
    let [mut realms, mut beside, mut targets] = [CellSet::EMPTY; 3];
    for kingdom in table.kingdoms().iter() {
        let around = kingdom.around();
        // What holds a kingdom together, and what would join two.
        targets |= kingdom | (beside & around);
        beside |= around;
        realms |= kingdom;
    }
    let near = realms | beside;
    let near = near | near.around();
    let empty = table.empty();
    let far = empty & !(near | near.around() | (!empty).around());
    let mut seen = [false; 4];
    legal.retain(|decision| match decision {
        Decision::Place(colour, cell) if far.contains(*cell) => {
            !std::mem::replace(&mut seen[colour.index()], true)
        }
        Decision::Catastrophe(cell) => targets.contains(*cell),
        Decision::Swap(tiles) => gives_whole_colours(tiles, &hand),
        _ => true,
    });
}

fn gives_whole_colours(tiles: &TileCounts, hand: &TileCounts) -> bool {
    Colour::ALL
        .iter()
        .all(|c| tiles.of(*c) == 0 || tiles.of(*c) == hand.of(*c))
}

/// Keeps the first of all decisions that are alike.
///
/// Alike are tiles of one colour, and arrivals of one leader, on cells that touch the same
/// kingdoms, bring these as near to the same others, and differ in nothing else that the net is
/// told of. A few things are overlooked, such as how many cells are left for farms.
pub(crate) fn keep_one_of_a_kind(position: &Position, legal: &mut Vec<Decision>) {
    let table = position.table();
    if table.stage() != Stage::Action {
        return;
    }
    let kinds = Kinds::of(table);
    let mut seen = Vec::with_capacity(96);
    legal.retain(|decision| {
        let kind = match *decision {
            Decision::Place(colour, cell) => kinds.of_tile(colour, cell),
            Decision::Lead(colour, cell) => Some(kinds.of_leader(colour, cell)),
            _ => None,
        };
        let Some(kind) = kind else { return true };
        let new = !seen.contains(&kind);
        if new {
            seen.push(kind);
        }
        new
    });
}

/// Two decisions of one kind are alike: the piece, the places that its cell belongs to, and more.
type Kind = (u8, u64, u32);

/// There are at most sixteen kingdoms.
const MOST: usize = 16;
/// Where the bits of other places begin.
const OTHERS: usize = 3 * MOST;

/// What makes cells of one table different.
struct Kinds {
    temples: CellSet,
    /// For each cell a bit for each place that it belongs to: beside each kingdom, one step off it,
    /// two steps off it (sixteen bits each); then beside treasures and groups without a leader.
    places: [u64; CELLS as usize],
    /// For each kingdom the places that matter to a cell beside it.
    matters: [u64; MOST],
    /// The leaders beside a cell, a bit each.
    leaders: [u16; CELLS as usize],
    /// By colour: where a tile would complete what can be built upon, and where it would come near
    /// to it.
    sites: [[CellSet; 2]; 4],
    /// By colour: the cells beside each part that is left when the active player's leader is lifted.
    parts: [[CellSet; 4]; 4],
}

impl Kinds {
    fn of(table: &Table) -> Kinds {
        let mut kinds = Kinds {
            temples: table.tiles(Colour::Red),
            places: [0; CELLS as usize],
            matters: [u64::MAX; MOST],
            leaders: [0; CELLS as usize],
            sites: Colour::ALL.map(|colour| sites(table, colour)),
            parts: [[CellSet::EMPTY; 4]; 4],
        };
        let led = kinds.put_kingdoms(table);
        kinds.put_what_has_no_leader(table, table.connecting() & !led);
        for (bit, cell) in table.standing().into_iter().enumerate() {
            for beside in cell.neighbours() {
                kinds.leaders[beside.index()] |= 1 << bit;
            }
        }
        for colour in Colour::ALL {
            if let Some(cell) = table.leader(table.active(), colour) {
                kinds.parts[colour.index()] = table.sides(cell).map(CellSet::around);
            }
        }
        kinds
    }

    /// Cells beside, one and two steps off each kingdom; returns the cells of all kingdoms.
    fn put_kingdoms(&mut self, table: &Table) -> CellSet {
        let empty = table.empty();
        let mut rims = [CellSet::EMPTY; MOST];
        let mut led = CellSet::EMPTY;
        for (i, kingdom) in table.kingdoms().iter().enumerate() {
            rims[i] = kingdom.around() & empty;
            let off = rims[i].around() & empty;
            self.put(i, rims[i]);
            self.put(MOST + i, off);
            self.put(2 * MOST + i, off.around());
            led |= kingdom;
            self.matters[i] &= !((1 << MOST | 1 << (2 * MOST)) << i);
            for j in 0..i {
                // What is within reach already comes no nearer.
                let mut known = 0;
                if rims[i].meets(rims[j]) {
                    known = 1 << MOST | 1 << (2 * MOST);
                } else if off.meets(rims[j]) {
                    known = 1 << (2 * MOST);
                }
                self.matters[i] &= !(known << j);
                self.matters[j] &= !(known << i);
            }
        }
        led
    }

    /// Cells beside and one step off treasures, and beside groups that no leader stands in.
    fn put_what_has_no_leader(&mut self, table: &Table, unled: CellSet) {
        let treasures = table.treasures();
        self.put(OTHERS, (treasures.around() & table.empty()).around());
        let [mut one, mut two] = [CellSet::EMPTY; 2];
        for treasure in treasures & unled {
            two |= one & treasure.neighbours();
            one |= treasure.neighbours();
        }
        self.put(OTHERS + 1, one);
        self.put(OTHERS + 2, two);
        // Single tiles are alike but for their treasures; of larger groups each is its own.
        let groups = unled & unled.around();
        self.put(OTHERS + 3, (unled & !groups).around());
        let mut left = groups;
        for bit in OTHERS + 4..64 {
            let Some(first) = left.first() else { break };
            let group = CellSet::EMPTY.with(first).flood(groups);
            self.put(bit, group.around());
            left &= !group;
        }
    }

    fn put(&mut self, bit: usize, cells: CellSet) {
        for cell in cells {
            self.places[cell.index()] |= 1 << bit;
        }
    }

    /// The places of a cell that matter; where it touches no kingdom, those in `alone`.
    fn places(&self, cell: Cell, alone: u64) -> u64 {
        let places = self.places[cell.index()];
        let mut touched = places as u16;
        let mut matters = if touched == 0 { alone } else { u64::MAX };
        while touched != 0 {
            matters &= self.matters[touched.trailing_zeros() as usize];
            touched &= touched - 1;
        }
        places & matters
    }

    /// The kind of a placement; none if it is one of its own.
    fn of_tile(&self, colour: Colour, cell: Cell) -> Option<Kind> {
        let [complete, near] = self.sites[colour.index()];
        if complete.contains(cell) {
            return None;
        }
        let leaders = match colour {
            Colour::Red => self.leaders[cell.index()],
            _ => 0,
        };
        let more = u32::from(leaders) << 1 | u32::from(near.contains(cell));
        // Alone it brings no kingdom nearer to any other.
        let places = self.places(cell, u64::MAX << OTHERS);
        Some((colour.index() as u8, places, more))
    }

    fn of_leader(&self, colour: Colour, cell: Cell) -> Kind {
        let mut more = (self.temples & cell.neighbours()).len();
        for part in self.parts[colour.index()] {
            more = more << 1 | u32::from(part.contains(cell));
        }
        (4 + colour.index() as u8, self.places(cell, u64::MAX), more)
    }
}

/// Where a tile of a colour completes a square, or a line of three (as every cross does), that may
/// be built upon; and where it would be the third of a square.
fn sites(table: &Table, colour: Colour) -> [CellSet; 2] {
    let tiles = table.tiles(colour);
    let options = table.options();
    let (left, right) = (tiles.moved_left(), tiles.moved_right());
    let (up, down) = (tiles.moved_up(), tiles.moved_down());
    let [mut complete, mut near] = [CellSet::EMPTY; 2];
    if options.buildings || options.wonder {
        complete |= (left & right) | (up & down);
        complete |= (left & left.moved_left()) | (right & right.moved_right());
        complete |= (up & up.moved_up()) | (down & down.moved_down());
    }
    if table.unbuilt().any(|monument| monument.has(colour)) {
        for beside in [left, right] {
            for (across, corner) in [(up, beside.moved_up()), (down, beside.moved_down())] {
                complete |= beside & across & corner;
                near |= (beside & across) | (beside & corner) | (across & corner);
            }
        }
    }
    [complete, near]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tigris::bots::net_evaluator::NetEvaluator;
    use crate::tigris::bots::nets::Nets;
    use crate::tigris::rules::testing::position;
    use crate::tigris::rules::{Board, Options, Seats, Setup, Unheard};

    /// The decisions of a kind that are kept, as they are written.
    fn kept(position: &Position, start: &str) -> Vec<String> {
        let mut legal = Vec::new();
        position.legal(&mut legal);
        keep_one_of_a_kind(position, &mut legal);
        let written = legal.iter().map(Decision::to_string);
        written.filter(|text| text.starts_with(start)).collect()
    }

    #[test]
    fn one_cell_beside_a_kingdom_serves_for_all_that_are_alike() {
        let game = position("hand archer TTMMMM", "T@f4 kA@f5");
        let kingdom = game.table().connecting();
        let beside = |text: &&String| {
            let at: Cell = text.split(' ').next_back().unwrap().parse().unwrap();
            kingdom.around().contains(at)
        };
        let markets = kept(&game, "place M");
        assert_eq!(markets.iter().filter(beside).count(), 1, "{markets:?}");
        // The king counts the temples beside it.
        let temples = kept(&game, "place T");
        assert_eq!(temples.iter().filter(beside).count(), 2, "{temples:?}");
    }

    #[test]
    fn what_can_be_built_upon_is_of_its_own_kind() {
        let game = position("hand archer MMMMMM", "T@f4 kA@e4 M@f5 M@f6 M@g6");
        let markets = kept(&game, "place M");
        assert!(markets.contains(&"place M g5".to_string()), "{markets:?}");
        assert!(markets.len() < 8, "{markets:?}");
    }

    #[test]
    fn kingdoms_and_groups_are_told_apart() {
        let game = position("hand archer SSSSSS", "T@f4 kA@f5 T@l4 kB@l5 T@c9 S@c10");
        let settlements = kept(&game, "place S");
        let beside = |cells: [&str; 4]| {
            let here = |text: &&String| cells.iter().any(|cell| text.ends_with(cell));
            settlements.iter().filter(here).count()
        };
        for cells in [[" e4", " f3", " g4", " g5"], [" k4", " l3", " m4", " m5"]] {
            assert_eq!(beside(cells), 1, "{cells:?} of {settlements:?}");
        }
        assert!(
            beside([" b9", " c8", " d9", " b10"]) == 1,
            "{settlements:?}"
        );
    }

    #[test]
    fn the_best_of_each_kind_is_nearly_the_best_of_all() {
        let nets = Nets::shipped();
        let (mut lost, mut asked, mut all, mut few) = (0.0, 0.0, 0, 0);
        for (seed, players) in (0..6).zip([2, 3, 4].into_iter().cycle()) {
            let mut setup = Setup::new(Board::advanced(), Seats::first(players).unwrap(), seed);
            setup.options = Options {
                buildings: true,
                wonder: true,
                ..Options::default()
            };
            let mut game = Position::new(&setup);
            let mut evaluator = NetEvaluator::new(nets.of(players), &game, game.decider().unwrap());
            while let Some(decider) = game.decider() {
                evaluator.turn_to(&game, decider);
                let mut legal = Vec::new();
                game.legal(&mut legal);
                keep_sensible(&game, &mut legal);
                let chosen = evaluator.choose(&game, &legal).unwrap();
                let best = evaluator.after(&game, chosen);
                all += legal.len();
                keep_one_of_a_kind(&game, &mut legal);
                few += legal.len();
                let quick = evaluator.choose(&game, &legal).unwrap();
                let quick = evaluator.after(&game, quick);
                lost += evaluator.worth(&best) - evaluator.worth(&quick);
                asked += 1.0;
                game.play(chosen, &mut Unheard);
            }
        }
        assert!(few * 2 < all, "{few} of {all}");
        assert!(lost / asked < 0.0005, "{} a decision", lost / asked);
    }
}
