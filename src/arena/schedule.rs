//! Which games are played: deals, conditions, and who sits where.

use super::arena_game::ArenaGame;
use crate::game::Game;
use crate::random::{below, generator};

/// What all deals of a run are made from.
#[derive(Clone, Debug, PartialEq)]
pub struct Deals<C> {
    /// Under which conditions, in turn.
    pub conditions: C,
    /// The seed of the first deal; every further deal has the next.
    pub seed: u64,
}

/// A game to be played.
#[derive(Clone, Debug)]
pub struct Fixture<G: Game> {
    /// Games of the same deal have the same start and differ only in who sits where.
    pub start: G::Start,
    /// The seed of the deal.
    pub seed: u64,
    /// Which contestant sits on each seat.
    pub seating: Vec<usize>,
}

/// Games in which every deal is played once by every rotation of the line-ups.
#[derive(Clone, Debug)]
pub struct Schedule<G: ArenaGame> {
    deals: Deals<G::Conditions>,
    players: usize,
    seatings: Vec<Vec<usize>>,
}

impl<G: ArenaGame> Schedule<G> {
    /// The schedule of line-ups, each naming a contestant for every seat.
    pub fn new(
        deals: Deals<G::Conditions>,
        players: usize,
        line_ups: &[Vec<usize>],
    ) -> Schedule<G> {
        let seatings = line_ups.iter().flat_map(|line_up| rotations(line_up));
        Schedule {
            deals,
            players,
            seatings: seatings.collect(),
        }
    }

    /// How many games a deal is played in.
    pub fn games_of_a_deal(&self) -> u64 {
        self.seatings.len() as u64
    }

    /// The game of this number; games of a deal follow each other.
    pub fn fixture(&self, number: u64) -> Fixture<G> {
        // All follows from the seed alone, so that any deal can be played again by itself.
        let seed = self
            .deals
            .seed
            .wrapping_add(number / self.games_of_a_deal());
        Fixture {
            start: G::start(&self.deals.conditions, self.players, seed, seed),
            seed,
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

/// A game of a long trial: all counts of players and conditions in turn, the bots drawn.
pub fn trial<G: ArenaGame>(
    deals: &Deals<G::Conditions>,
    counts: &[usize],
    bots: usize,
    number: u64,
) -> Fixture<G> {
    let kinds = counts.len() as u64;
    let seed = deals.seed.wrapping_add(number);
    let players = counts[(seed % kinds) as usize];
    // Another stream than the one that deals.
    let mut random = generator(!seed);
    let draw = |_| below(&mut random, bots as u32) as usize;
    Fixture {
        seating: (0..players).map(draw).collect(),
        start: G::start(&deals.conditions, players, seed / kinds, seed),
        seed,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tigris::rules::Position;
    use std::collections::BTreeSet;

    type Schedule = super::Schedule<Position>;

    fn mixed() -> Deals<<Position as ArenaGame>::Conditions> {
        Deals {
            conditions: Position::mixed(),
            seed: 5,
        }
    }

    #[test]
    fn every_deal_is_played_from_every_seat() {
        for (players, bots) in [(2, 2), (3, 3), (4, 4), (4, 2), (2, 4), (3, 5)] {
            let line_ups = line_ups(bots, players);
            let schedule = Schedule::new(mixed(), players, &line_ups);
            let games = schedule.games_of_a_deal();
            let mut taken = vec![vec![0; players]; bots];
            let mut seatings = BTreeSet::new();
            for number in 0..games {
                let fixture = schedule.fixture(number);
                assert_eq!(fixture.seed, 5);
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
            let next = schedule.fixture(games);
            assert_eq!(next.seed, 6);
            assert_eq!(Position::described(&next.start)[0], "standard");
        }
    }

    #[test]
    fn one_alone_sits_everywhere_once() {
        let line_ups = [alone(0, 1, 4), alone(1, 0, 4)];
        let schedule = Schedule::new(mixed(), 4, &line_ups);
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
        let schedule = Schedule::new(mixed(), 3, &line_ups);
        assert_eq!(schedule.games_of_a_deal(), 1);
    }

    #[test]
    fn a_trial_meets_every_mixture() {
        let mut met = BTreeSet::new();
        let mut bots = BTreeSet::new();
        for number in 0..96 {
            let fixture: Fixture<Position> = trial(&mixed(), &[2, 3, 4], 3, number);
            let Fixture { start, seating, .. } = fixture;
            assert_eq!(
                seating.len(),
                Position::begin(&start).unwrap().players().len()
            );
            met.insert((seating.len(), Position::described(&start)));
            bots.extend(seating.into_iter().enumerate());
        }
        assert_eq!(met.len(), 96);
        assert_eq!(bots.len(), 12, "every bot on every seat");
    }
}
