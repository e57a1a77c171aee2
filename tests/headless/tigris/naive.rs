//! The rules of placing once more, written as simply as can be: lists of cells, no bit masks.
//!
//! An independent count of the legal decisions, to hold against the rules' own.

use std::collections::{BTreeMap, BTreeSet};
use two_rivers::tigris::rules::{COLUMNS, Cell, Colour, Dynasty, Piece, Position, ROWS};

type Spot = (i32, i32);

struct Map {
    pieces: BTreeMap<Spot, Piece>,
    river: BTreeSet<Spot>,
    safe: BTreeSet<Spot>,
}

fn spot(cell: Cell) -> Spot {
    (i32::from(cell.column()), i32::from(cell.row()))
}

fn beside((x, y): Spot) -> [Spot; 4] {
    [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
}

fn on_board((x, y): Spot) -> bool {
    (0..i32::from(COLUMNS)).contains(&x) && (0..i32::from(ROWS)).contains(&y)
}

fn spots() -> impl Iterator<Item = Spot> {
    Cell::all().map(spot)
}

impl Map {
    fn of(position: &Position) -> Map {
        let table = position.table();
        let pieces = Cell::all()
            .filter_map(|cell| Some((spot(cell), table.piece(cell)?)))
            .collect();
        let mut safe: BTreeSet<Spot> = table.treasures().into_iter().map(spot).collect();
        safe.extend(
            Colour::ALL
                .iter()
                .filter_map(|c| table.building(*c))
                .map(spot),
        );
        let river = table.board().river().into_iter().map(spot).collect();
        Map {
            pieces,
            river,
            safe,
        }
    }

    fn connects(&self, spot: Spot) -> bool {
        !matches!(self.pieces.get(&spot), None | Some(Piece::Catastrophe))
    }

    /// Kingdoms, each as the set of its cells.
    fn kingdoms(&self) -> Vec<BTreeSet<Spot>> {
        let mut met: BTreeSet<Spot> = BTreeSet::new();
        let mut kingdoms = Vec::new();
        for start in spots().filter(|s| self.connects(*s)) {
            if met.contains(&start) {
                continue;
            }
            let mut group = BTreeSet::from([start]);
            let mut open = vec![start];
            while let Some(next) = open.pop() {
                for near in beside(next) {
                    if self.connects(near) && group.insert(near) {
                        open.push(near);
                    }
                }
            }
            met.extend(&group);
            let is_leader = |s: &Spot| matches!(self.pieces.get(s), Some(Piece::Leader(..)));
            if group.iter().any(is_leader) {
                kingdoms.push(group);
            }
        }
        kingdoms
    }

    fn touched(kingdoms: &[BTreeSet<Spot>], at: Spot) -> usize {
        let touches = |k: &&BTreeSet<Spot>| beside(at).iter().any(|near| k.contains(near));
        kingdoms.iter().filter(touches).count()
    }

    fn places(&self, tile: Colour) -> usize {
        let kingdoms = self.kingdoms();
        let fits = |at: &Spot| {
            !self.pieces.contains_key(at)
                && self.river.contains(at) == (tile == Colour::Blue)
                && Map::touched(&kingdoms, *at) <= 2
        };
        spots().filter(fits).count()
    }

    fn leads(&mut self, dynasty: Dynasty, leader: Colour) -> usize {
        let piece = Piece::Leader(dynasty, leader);
        let from = spots().find(|s| self.pieces.get(s) == Some(&piece));
        let lifted = from.and_then(|s| self.pieces.remove(&s));
        let kingdoms = self.kingdoms();
        let temple = Piece::Tile(Colour::Red);
        let fits = |at: &Spot| {
            Some(*at) != from
                && !self.pieces.contains_key(at)
                && !self.river.contains(at)
                && beside(*at)
                    .iter()
                    .any(|s| self.pieces.get(s) == Some(&temple))
                && Map::touched(&kingdoms, *at) <= 1
        };
        let count = spots().filter(fits).count();
        if let (Some(from), Some(piece)) = (from, lifted) {
            self.pieces.insert(from, piece);
        }
        count + usize::from(from.is_some())
    }

    fn catastrophes(&self) -> usize {
        let fits = |at: &Spot| match self.pieces.get(at) {
            None => on_board(*at),
            Some(Piece::Tile(_)) => !self.safe.contains(at),
            Some(_) => false,
        };
        spots().filter(fits).count()
    }
}

/// How many decisions an action has, counted by hand.
pub fn actions(position: &Position) -> usize {
    let mut map = Map::of(position);
    let active = position.table().active();
    let hand = position.hand(active);
    let mut count = 1; // end
    let mut swaps = 1;
    for colour in Colour::ALL {
        swaps *= usize::from(hand.of(colour)) + 1;
        if hand.of(colour) > 0 {
            count += map.places(colour);
        }
        count += map.leads(active, colour);
    }
    if position.table().catastrophes_left(active) > 0 {
        count += map.catastrophes();
    }
    count + swaps - 1
}

/// Whether every kingdom has at most one leader of each colour, and every leader a temple.
pub fn at_peace(position: &Position) -> bool {
    let map = Map::of(position);
    let temple = Piece::Tile(Colour::Red);
    let supported = map.pieces.iter().all(|(at, piece)| {
        !matches!(piece, Piece::Leader(..))
            || beside(*at)
                .iter()
                .any(|s| map.pieces.get(s) == Some(&temple))
    });
    let single = map.kingdoms().iter().all(|kingdom| {
        Colour::ALL.iter().all(|colour| {
            let alike =
                |s: &&Spot| matches!(map.pieces.get(s), Some(Piece::Leader(_, c)) if c == colour);
            kingdom.iter().filter(alike).count() <= 1
        })
    });
    supported && single
}
