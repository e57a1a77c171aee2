//! What games add up to.

use super::game::{Fault, Played};
use super::ratings::Field;
use super::schedule::Fixture;
use std::collections::BTreeMap;
use std::time::Duration;

/// The sums over games, added in their order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    pub games: u64,
    pub turns: u64,
    pub longest_turns: u32,
    pub decisions: u64,
    pub longest_decisions: u32,
    /// Faults that are no bot's alone: games that stalled, positions that do not hang together.
    pub stalled: u32,
    pub unsound: u32,
    pub entrants: Vec<EntrantTally>,
    /// Games and wins by the number of seats that each contestant had.
    fields: BTreeMap<Vec<u8>, (f64, Vec<f64>)>,
}

/// The sums of one contestant.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EntrantTally {
    pub decisions: u64,
    pub time: Duration,
    pub slowest: Duration,
    pub late: u64,
    /// Final points from the lowest colour up, and how many hands they are from.
    pub scores: [u64; 4],
    pub scored: u64,
    pub illegal: u32,
    pub silent: u32,
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
    pub fn add(&mut self, fixture: &Fixture, played: &Played) {
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
            if let Some(score) = seat.score {
                entrant.scored += 1;
                for (sum, points) in entrant.scores.iter_mut().zip(score) {
                    *sum += u64::from(points);
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

    fn add_fault(&mut self, fixture: &Fixture, fault: Option<&Fault>) {
        let Some(fault) = fault else { return };
        match fault {
            Fault::Illegal { seat, .. } => self.entrants[fixture.seating[*seat]].illegal += 1,
            Fault::Silent { seat } => self.entrants[fixture.seating[*seat]].silent += 1,
            Fault::Panicked { seat } => self.entrants[fixture.seating[*seat]].panicked += 1,
            Fault::Stalled => self.stalled += 1,
            Fault::Unsound { .. } => self.unsound += 1,
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
