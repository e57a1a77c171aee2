//! What games add up to.

use super::game::{PlayError, Played};
use super::proof::ratings::Field;
use super::schedule::Fixture;
use crate::game::Game;
use std::collections::BTreeMap;
use std::time::Duration;

/// The sums over games, added in their order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// How many games.
    pub games: u64,
    /// How many turns, all games together.
    pub turns: u64,
    /// The most turns of a game.
    pub longest_turns: u32,
    /// How many decisions, all games together.
    pub decisions: u64,
    /// The most decisions of a game.
    pub longest_decisions: u32,
    /// Games that stalled: no bot's fault alone.
    pub stalled: u32,
    /// Games whose positions did not hang together: no bot's fault.
    pub unsound: u32,
    /// The sums of each contestant.
    pub entrants: Vec<EntrantTally>,
    /// Games and wins by the number of seats that each contestant had.
    fields: BTreeMap<Vec<u8>, (f64, Vec<f64>)>,
}

/// The sums of one contestant.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EntrantTally {
    /// How often it decided.
    pub decisions: u64,
    /// How long it thought.
    pub time: Duration,
    /// How long it thought about a decision at most.
    pub slowest: Duration,
    /// Decisions that took longer than they may.
    pub late: u64,
    /// The points of its final standings, number by number.
    pub scores: Vec<u64>,
    /// How many standings these are.
    pub scored: u64,
    /// Games that it lost by an illegal decision.
    pub illegal: u32,
    /// Games that it lost by answering nothing.
    pub silent: u32,
    /// Games that it lost by breaking down.
    pub panicked: u32,
}

impl Tally {
    /// Nothing yet, of so many contestants.
    pub fn new(contestants: usize) -> Tally {
        Tally {
            entrants: vec![EntrantTally::default(); contestants],
            ..Tally::default()
        }
    }

    /// Adds a game.
    pub fn add<G: Game>(&mut self, fixture: &Fixture<G>, played: &Played) {
        self.games += 1;
        self.turns += u64::from(played.turns);
        self.longest_turns = self.longest_turns.max(played.turns);
        self.decisions += u64::from(played.decisions);
        self.longest_decisions = self.longest_decisions.max(played.decisions);
        self.add_fault(fixture, played.fault.as_ref());
        let count = self.entrants.len();
        let mut seats = vec![0; count];
        let mut wins = vec![0.0; count];
        for (bot, seat) in fixture.seating.iter().zip(&played.seats) {
            seats[*bot] += 1;
            wins[*bot] += seat.share;
            let entrant = &mut self.entrants[*bot];
            entrant.decisions += u64::from(seat.decisions);
            entrant.time += seat.time;
            entrant.slowest = entrant.slowest.max(seat.slowest);
            entrant.late += u64::from(seat.late);
            if let Some(score) = &seat.score {
                entrant.scored += 1;
                entrant.scores.resize(score.len(), 0);
                for (sum, points) in entrant.scores.iter_mut().zip(score) {
                    *sum += u64::from(*points);
                }
            }
        }
        if played.is_decided() {
            let field = self.fields.entry(seats);
            let (games, sums) = field.or_insert_with(|| (0.0, vec![0.0; count]));
            *games += 1.0;
            for (sum, wins) in sums.iter_mut().zip(wins) {
                *sum += wins;
            }
        }
    }

    fn add_fault<G: Game>(&mut self, fixture: &Fixture<G>, fault: Option<&PlayError>) {
        let Some(fault) = fault else { return };
        match fault {
            PlayError::Illegal { seat, .. } => self.entrants[fixture.seating[*seat]].illegal += 1,
            PlayError::Silent { seat } => self.entrants[fixture.seating[*seat]].silent += 1,
            PlayError::Panicked { seat } => self.entrants[fixture.seating[*seat]].panicked += 1,
            PlayError::Stalled => self.stalled += 1,
            PlayError::Unsound { .. } => self.unsound += 1,
        }
    }

    /// The games by who was at the table.
    pub fn fields(&self) -> Vec<Field> {
        self.fields
            .iter()
            .map(|(seats, (games, wins))| Field {
                seats: seats.clone(),
                games: *games,
                wins: wins.clone(),
            })
            .collect()
    }
}
