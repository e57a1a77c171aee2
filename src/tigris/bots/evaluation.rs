//! What a position is worth, by hand: no search, no secrets but the own hand.

use crate::tigris::rules::{CellSet, Colour, Dynasty, Monument, Table, TileCounts};

/// Below this many points the lowest colour stands out: how soft the minimum is.
const SOFTNESS: f32 = 2.5;
/// What a leader on the board is worth, in points of a colour of usual need.
const LEADER: f32 = 0.55;
/// What each tile of its kingdom adds, up to eight.
const ROOM: f32 = 0.035;
/// What a monument in its kingdom adds: several turns of income.
const MONUMENT: f32 = 0.9;
/// What a king can collect of a colour without a leader in its kingdom.
const REGENT: f32 = 0.10;
/// A treasure in a trader's kingdom, that waits for a second one.
const WAITING_TREASURE: f32 = 0.15;
/// How much losing a leader to a stronger neighbour is feared.
const THREAT: f32 = 0.45;
/// How much winning a war against a weaker neighbour is hoped for.
const PREY: f32 = 0.13;
/// Fear of a revolt, by temples beside the leader: none cannot be.
const REVOLT: [f32; 5] = [0.35, 0.30, 0.12, 0.04, 0.0];

/// One kingdom, measured once for all its leaders.
struct Realm {
    cells: CellSet,
    around: CellSet,
    strength: [f32; 4],
    monuments: [bool; 6],
    treasures: u32,
}

/// Values positions of one game for one player.
pub(super) struct Evaluation {
    me: Dynasty,
}

impl Evaluation {
    pub(super) fn new(me: Dynasty) -> Evaluation {
        Evaluation { me }
    }

    /// How good a table is for this player holding this hand: in points of the lowest colour, ahead
    /// of the others.
    ///
    /// `bag` is how many tiles can still be drawn.
    pub(super) fn value(&self, table: &Table, hand: &TileCounts, bag: u8) -> f32 {
        // As far as the own hand and the bag tell.
        if table.ending().is_some() || table.ends_with_the_turn(hand.lacks(), bag) {
            return self.final_value(table);
        }
        let horizon = horizon(table, bag);
        let realms = realms(table);
        let own = self.prospects(table, &realms, self.me, horizon);
        let mut best = f32::MIN;
        let mut sum = 0.0;
        let mut others = 0.0;
        for rival in table.seats().iter().filter(|d| *d != self.me) {
            let theirs = self.prospects(table, &realms, rival, horizon);
            best = best.max(theirs);
            sum += theirs;
            others += 1.0;
        }
        let rivals = if others == 1.0 {
            0.8 * best
        } else {
            0.5 * best + 0.3 * sum / others
        };
        own - rivals + horizon * self.hand_value(table, hand)
    }

    /// The value of a game that is over or cannot go on: who won counts, then by how much.
    fn final_value(&self, table: &Table) -> f32 {
        let outcome = table.standings();
        let lowest = |s: &crate::tigris::rules::Standing| {
            let [first, second, ..] = s.ascending();
            f32::from(first) + 0.2 * f32::from(second)
        };
        let mut own = 0.0;
        let mut best = f32::MIN;
        let mut won = 0.0;
        for standing in &outcome.standings {
            if standing.dynasty == self.me {
                own = lowest(standing);
                won = match (standing.rank, standing.shared) {
                    (1, false) => 1.0,
                    (1, true) => 0.3,
                    _ => -1.0,
                };
            } else {
                best = best.max(lowest(standing));
            }
        }
        12.0 * won + (own - best)
    }

    /// What a player has and may expect, in points of the lowest colour.
    fn prospects(&self, table: &Table, realms: &[Realm], player: Dynasty, horizon: f32) -> f32 {
        let (score, need) = soft_lowest(table, player);
        let mut hopes = 0.0;
        for colour in Colour::ALL {
            let Some(at) = table.leader(player, colour) else {
                continue;
            };
            let Some(realm) = realms.iter().find(|realm| realm.cells.contains(at)) else {
                continue;
            };
            let i = colour.index();
            let need_here = need[i];
            hopes += need_here * (LEADER + ROOM * realm.cells.len().min(8) as f32);
            for monument in Monument::ALL {
                if realm.monuments[monument.index()] && monument.has(colour) {
                    hopes += need_here * MONUMENT;
                }
            }
            match colour {
                Colour::Black => {
                    for other in Colour::ALL {
                        if table.leader_in(realm.cells, other).is_none() {
                            hopes += need[other.index()] * REGENT;
                        }
                    }
                }
                Colour::Green => {
                    hopes += WAITING_TREASURE * realm.treasures.min(1) as f32;
                }
                Colour::Red | Colour::Blue => {}
            }
            let temples = table.revolt_support(at).len().min(4) as usize;
            hopes -= REVOLT[temples] * (0.5 + 0.5 * need_here);
            hopes += wars(table, realms, realm, player, colour, need_here);
        }
        score + horizon * hopes
    }

    /// What the tiles in the hand are good for: little, since hands are refilled for nothing.
    fn hand_value(&self, table: &Table, hand: &TileCounts) -> f32 {
        let worth = tile_worth(table, self.me);
        let tiles = Colour::ALL.map(|c| worth[c.index()] * f32::from(hand.of(c)).min(2.0));
        0.15 * tiles.iter().sum::<f32>()
    }
}

/// What a tile of each colour in the hand can do for a player.
pub(super) fn tile_worth(table: &Table, player: Dynasty) -> [f32; 4] {
    let (_, need) = soft_lowest(table, player);
    let king = table.leader(player, Colour::Black).is_some();
    Colour::ALL.map(|colour| {
        let scores = match table.leader(player, colour) {
            Some(_) => 0.40,
            None if king => 0.20,
            None => 0.05,
        };
        // Temples decide revolts and hold leaders.
        let support = if colour == Colour::Red { 0.20 } else { 0.10 };
        support + scores * need[colour.index()].min(2.0)
    })
}

/// A smooth stand-in for "the lowest colour", and how much each colour is needed (1 on average).
fn soft_lowest(table: &Table, player: Dynasty) -> (f32, [f32; 4]) {
    let points = table.totals(player).map(f32::from);
    let least = points.iter().copied().fold(f32::MAX, f32::min);
    let weights = points.map(|p| (-(p - least) / SOFTNESS).exp());
    let sum: f32 = weights.iter().sum();
    let score = least - SOFTNESS * (sum / 4.0).ln();
    (score, weights.map(|w| 4.0 * w / sum))
}

/// How much of what is hoped for can still come true: 1 early, towards 0 at the end.
fn horizon(table: &Table, bag: u8) -> f32 {
    let turns_by_bag = f32::from(bag) / (2.5 * table.seats().count() as f32);
    let turns_by_treasures = 1.2 * table.treasures_to_go() as f32;
    (turns_by_bag.min(turns_by_treasures) / 4.0).clamp(0.15, 1.0)
}

fn realms(table: &Table) -> Vec<Realm> {
    let mut realms: Vec<Realm> = Vec::with_capacity(8);
    for cells in table.kingdoms().iter() {
        realms.push(Realm {
            cells,
            around: cells.around(),
            strength: Colour::ALL.map(|c| (table.tiles(c) & cells).len() as f32),
            monuments: Monument::ALL
                .map(|m| table.monument(m).is_some_and(|at| cells.contains(at))),
            treasures: (table.treasures() & cells).len(),
        });
    }
    realms
}

/// Wars that one more tile could start: hopes against the weaker, fears of the stronger.
fn wars(
    table: &Table,
    realms: &[Realm],
    home: &Realm,
    player: Dynasty,
    colour: Colour,
    need: f32,
) -> f32 {
    let bridges = home.around & table.empty();
    let mine = home.strength[colour.index()];
    let mut sum = 0.0;
    for realm in realms {
        if realm.cells == home.cells || !bridges.meets(realm.around) {
            continue;
        }
        let rival = table.leader_in(realm.cells, colour);
        if rival.is_none_or(|(dynasty, _)| dynasty == player) {
            continue;
        }
        let theirs = realm.strength[colour.index()];
        let ahead = ((mine - theirs) / 3.0).clamp(-1.0, 1.0);
        sum += if ahead > 0.0 {
            ahead * PREY * need * (1.0 + theirs)
        } else {
            // Equal strengths are a threat as well: whoever has more in hand attacks.
            (ahead - 0.15) * THREAT * (0.6 + 0.4 * need)
        };
    }
    sum
}
