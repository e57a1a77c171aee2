//! The final score (rules 16).

use super::{Colour, Dynasty, Position, Table};
use std::cmp::Reverse;

/// One player's place at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// 1 for the winner; players who are equal in all four colours share a rank.
    pub rank: u8,
    /// Whether another player has the same rank.
    pub shared: bool,
    /// Whose place it is.
    pub dynasty: Dynasty,
    /// Points by colour without treasures.
    pub points: [u16; 4],
    /// How many treasures went to each colour.
    pub treasures: [u16; 4],
}

impl Standing {
    /// Points by colour, treasures included.
    pub fn totals(&self) -> [u16; 4] {
        Colour::ALL.map(|c| self.points[c.index()].saturating_add(self.treasures[c.index()]))
    }

    /// The totals from the lowest up, which is how they are compared.
    pub fn ascending(&self) -> [u16; 4] {
        let mut totals = self.totals();
        totals.sort_unstable();
        totals
    }
}

/// How a game ended: the players, best first (in seat order where they share a rank).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Everybody's place, the best first.
    pub standings: Vec<Standing>,
}

impl Outcome {
    /// The winner, or those who share the victory.
    pub fn winners(&self) -> impl Iterator<Item = Dynasty> + '_ {
        self.standings
            .iter()
            .filter(|s| s.rank == 1)
            .map(|s| s.dynasty)
    }
}

/// The colour that each treasure goes to, one after the other: whichever is lowest at that moment
/// (the first of equals).
pub fn treasures_in_turn(
    mut points: [u16; 4],
    treasures: u8,
) -> impl Iterator<Item = Colour> + use<> {
    (0..treasures).map(move |_| {
        let lower = |lowest: Colour, next: Colour| {
            if points[next.index()] < points[lowest.index()] {
                next
            } else {
                lowest
            }
        };
        let lowest = Colour::ALL.into_iter().fold(Colour::Black, lower);
        points[lowest.index()] = points[lowest.index()].saturating_add(1);
        lowest
    })
}

/// How many treasures each colour gets.
fn assign(points: [u16; 4], treasures: u8) -> [u16; 4] {
    let mut assigned = [0; 4];
    for colour in treasures_in_turn(points, treasures) {
        assigned[colour.index()] += 1;
    }
    assigned
}

impl Table {
    /// A player's points by colour with the treasures, as they would be counted now.
    pub fn totals(&self, dynasty: Dynasty) -> [u16; 4] {
        let mut totals = self.points(dynasty);
        for colour in treasures_in_turn(totals, self.treasures_taken(dynasty)) {
            totals[colour.index()] = totals[colour.index()].saturating_add(1);
        }
        totals
    }

    /// The standings if the game ended now.
    pub fn standings(&self) -> Outcome {
        let mut standings: Vec<Standing> = self
            .seats()
            .iter()
            .map(|dynasty| {
                let points = self.points(dynasty);
                let treasures = assign(points, self.treasures_taken(dynasty));
                Standing {
                    rank: 0,
                    shared: false,
                    dynasty,
                    points,
                    treasures,
                }
            })
            .collect();
        standings.sort_by_key(|s| Reverse(s.ascending()));
        let scores: Vec<[u16; 4]> = standings.iter().map(Standing::ascending).collect();
        for (standing, score) in standings.iter_mut().zip(&scores) {
            standing.rank = 1 + scores.iter().filter(|other| *other > score).count() as u8;
            standing.shared = scores.iter().filter(|other| *other == score).count() > 1;
        }
        Outcome { standings }
    }
}

impl Position {
    /// The final standings; `None` while the game goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.table.ending().map(|_| self.table.standings())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tigris::rules::testing::{play, position};

    #[test]
    fn treasures_go_to_the_lowest_colour_each_time() {
        assert_eq!(assign([3, 4, 3, 9], 2), [1, 0, 1, 0]);
        assert_eq!(assign([0, 5, 5, 5], 3), [3, 0, 0, 0]);
        assert_eq!(assign([1, 1, 1, 1], 5), [2, 1, 1, 1]);
        assert_eq!(assign([7, 0, 0, 0], 0), [0, 0, 0, 0]);
    }

    #[test]
    fn the_lowest_colour_decides_then_the_next() {
        let mut game = position(
            "points archer black=4 red=9 blue=9 green=9\n\
             points bull black=4 red=5 blue=20 green=20\n\
             points pot black=3 red=9 blue=4 green=20 treasures=1",
            "T$@k1",
        );
        assert!(game.outcome().is_none());
        play(&mut game, &["end"]);
        let outcome = game.outcome().unwrap();
        let order: Vec<_> = outcome
            .standings
            .iter()
            .map(|s| (s.rank, s.dynasty))
            .collect();
        assert_eq!(
            order,
            [(1, Dynasty::Archer), (2, Dynasty::Bull), (3, Dynasty::Pot)]
        );
        assert_eq!(outcome.standings[2].ascending(), [4, 4, 9, 20]);
    }

    #[test]
    fn equal_in_all_four_the_victory_is_shared() {
        let mut game = position(
            "points archer black=4 red=5 blue=6 green=7\n\
             points bull black=7 red=6 blue=5 green=4\n\
             points pot black=1",
            "T$@k1",
        );
        play(&mut game, &["end"]);
        let outcome = game.outcome().unwrap();
        let winners: Vec<_> = outcome.winners().collect();
        assert_eq!(winners, [Dynasty::Archer, Dynasty::Bull]);
        let ranks = outcome.standings.iter().map(|s| (s.rank, s.shared));
        assert_eq!(
            ranks.collect::<Vec<_>>(),
            [(1, true), (1, true), (3, false)]
        );
    }
}
