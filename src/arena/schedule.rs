//! Which games are played: deals, boards, variants, and who sits where.

use crate::rules::{Board, Options, Seats, Setup, below, generator};
use std::sync::Arc;

/// On which boards and with which variants, in turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Conditions {
    pub boards: Vec<Arc<Board>>,
    pub variants: Vec<Options>,
    /// The seed of the first deal; every further deal has the next.
    pub seed: u64,
}

/// A game to be played.
#[derive(Clone, Debug)]
pub struct Fixture {
    /// Games of the same deal have the same set-up and differ only in who sits where.
    pub setup: Setup,
    /// Which contestant sits on each seat.
    pub seating: Vec<usize>,
}

/// All sixteen mixtures of the variants.
pub fn all_variants() -> Vec<Options> {
    (0..16)
        .map(|bits| Options {
            buildings: bits & 1 != 0,
            wonder: bits & 2 != 0,
            english: bits & 4 != 0,
            open_scores: bits & 8 != 0,
        })
        .collect()
}

impl Conditions {
    /// How a game starts: boards take turns, and variants once all boards had theirs.
    fn setup(&self, seats: Seats, turn: u64, seed: u64) -> Setup {
        let boards = self.boards.len() as u64;
        let variants = self.variants.len() as u64;
        Setup {
            board: self.boards[(turn % boards) as usize].clone(),
            seats,
            start: None,
            options: self.variants[(turn / boards % variants) as usize],
            seed,
        }
    }
}

/// Games in which every deal is played once by every rotation of the line-ups.
#[derive(Clone, Debug)]
pub struct Schedule {
    conditions: Conditions,
    seats: Seats,
    seatings: Vec<Vec<usize>>,
}

impl Schedule {
    /// The schedule of line-ups, each naming a contestant for every seat.
    pub fn new(conditions: Conditions, seats: Seats, line_ups: &[Vec<usize>]) -> Schedule {
        let seatings = line_ups.iter().flat_map(|line_up| rotations(line_up));
        Schedule {
            conditions,
            seats,
            seatings: seatings.collect(),
        }
    }

    /// How many games a deal is played in.
    pub fn games_of_a_deal(&self) -> u64 {
        self.seatings.len() as u64
    }

    /// The game of this number; games of a deal follow each other.
    pub fn fixture(&self, number: u64) -> Fixture {
        // All follows from the seed alone, so that any deal can be played again by itself.
        let seed = self
            .conditions
            .seed
            .wrapping_add(number / self.games_of_a_deal());
        Fixture {
            setup: self.conditions.setup(self.seats, seed, seed),
            seating: self.seatings[(number % self.games_of_a_deal()) as usize].clone(),
        }
    }
}

/// Every way to turn a line-up round the table; those that are alike once.
fn rotations(line_up: &[usize]) -> Vec<Vec<usize>> {
    let mut found: Vec<Vec<usize>> = Vec::new();
    for by in 0..line_up.len() {
        let mut turned = line_up.to_vec();
        turned.rotate_right(by);
        if !found.contains(&turned) {
            found.push(turned);
        }
    }
    found
}

/// Line-ups of so many bots at a table: the bots in turn where there are not enough, every choice
/// of them where there are too many.
pub fn line_ups(bots: usize, players: usize) -> Vec<Vec<usize>> {
    if bots <= players {
        return vec![(0..players).map(|seat| seat % bots.max(1)).collect()];
    }
    let chosen = |mask: u32| (0..bots).filter(move |bot| mask >> bot & 1 == 1);
    (0..1_u32 << bots)
        .filter(|mask| mask.count_ones() as usize == players)
        .map(|mask| chosen(mask).collect())
        .collect()
}

/// A line-up of one bot alone against copies of another.
pub fn alone(one: usize, others: usize, players: usize) -> Vec<usize> {
    let mut line_up = vec![others; players];
    line_up[0] = one;
    line_up
}

/// A game of a long trial: all counts of players, boards and variants in turn, the bots drawn.
pub fn trial(conditions: &Conditions, counts: &[Seats], bots: usize, number: u64) -> Fixture {
    let kinds = counts.len() as u64;
    let seed = conditions.seed.wrapping_add(number);
    let seats = counts[(seed % kinds) as usize];
    // Another stream than the one that deals the tiles.
    let mut random = generator(!seed);
    let draw = |_| below(&mut random, bots as u32) as usize;
    Fixture {
        seating: (0..seats.count()).map(draw).collect(),
        setup: conditions.setup(seats, seed / kinds, seed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn mixed() -> Conditions {
        Conditions {
            boards: vec![Arc::new(Board::standard()), Arc::new(Board::advanced())],
            variants: all_variants(),
            seed: 5,
        }
    }

    #[test]
    fn every_deal_is_played_from_every_seat() {
        for (players, bots) in [(2, 2), (3, 3), (4, 4), (4, 2), (2, 4), (3, 5)] {
            let line_ups = line_ups(bots, players);
            let seats = Seats::first(players).unwrap();
            let schedule = Schedule::new(mixed(), seats, &line_ups);
            let games = schedule.games_of_a_deal();
            let mut taken = vec![vec![0; players]; bots];
            let mut seatings = BTreeSet::new();
            for number in 0..games {
                let fixture = schedule.fixture(number);
                assert_eq!(fixture.setup.seed, 5);
                for (seat, bot) in fixture.seating.iter().enumerate() {
                    taken[*bot][seat] += 1;
                }
                assert!(seatings.insert(fixture.seating), "twice the same game");
            }
            for seats in &taken {
                assert!(
                    seats.iter().all(|n| *n == taken[0][0]),
                    "{players} {bots}: {taken:?}"
                );
            }
            let next = schedule.fixture(games).setup;
            assert_eq!((next.seed, next.board.name()), (6, "standard"));
        }
    }

    #[test]
    fn one_alone_sits_everywhere_once() {
        let line_ups = [alone(0, 1, 4), alone(1, 0, 4)];
        let schedule = Schedule::new(mixed(), Seats::first(4).unwrap(), &line_ups);
        assert_eq!(schedule.games_of_a_deal(), 8);
        let seats: Vec<_> = (0..8)
            .map(|n| {
                let one = usize::from(n >= 4);
                let seating = schedule.fixture(n).seating;
                assert_eq!(seating.iter().filter(|bot| **bot == one).count(), 1);
                seating.iter().position(|bot| *bot == one).unwrap()
            })
            .collect();
        assert_eq!(seats, [0, 1, 2, 3, 0, 1, 2, 3]);
    }

    #[test]
    fn a_bot_against_itself_plays_a_deal_once() {
        let line_ups = line_ups(1, 3);
        assert_eq!(line_ups, [[0, 0, 0]]);
        let schedule = Schedule::new(mixed(), Seats::first(3).unwrap(), &line_ups);
        assert_eq!(schedule.games_of_a_deal(), 1);
    }

    #[test]
    fn a_trial_meets_every_mixture() {
        let counts = [2, 3, 4].map(|n| Seats::first(n).unwrap());
        let mut met = BTreeSet::new();
        let mut bots = BTreeSet::new();
        for number in 0..96 {
            let Fixture { setup, seating, .. } = trial(&mixed(), &counts, 3, number);
            assert_eq!(seating.len(), setup.seats.count());
            let options = format!("{:?}", setup.options);
            met.insert((seating.len(), setup.board.name().to_string(), options));
            bots.extend(seating.into_iter().enumerate());
        }
        assert_eq!(met.len(), 96);
        assert_eq!(bots.len(), 12, "every bot on every seat");
    }
}
