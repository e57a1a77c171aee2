//! What a match found, in numbers for tables and files.

use super::contestant::Contestant;
use super::interval::wilson;
use super::ratings::{Field, ratings};
use super::tally::Tally;
use serde::Serialize;
use std::time::Duration;

/// What a match found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    pub games: u64,
    pub mean_turns: f64,
    pub longest_turns: u32,
    pub mean_decisions: f64,
    pub longest_decisions: u32,
    pub stalled: u32,
    pub unsound: u32,
    pub entrants: Vec<Entrant>,
    pub tables: Vec<TableShares>,
}

/// How often somebody won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Share {
    /// Games that were decided.
    pub games: f64,
    /// Games won; a shared victory is a fraction of one.
    pub wins: f64,
    /// The 95 % interval of the share.
    pub low: f64,
    pub high: f64,
    /// The share that would be won if all were equal.
    pub fair: f64,
}

/// What a match found of a contestant.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Entrant {
    pub bot: String,
    pub share: Share,
    /// Elo above the last contestant, and half of its 95 % interval.
    pub elo: f64,
    pub elo_margin: f64,
    /// Average final points, lowest colour first.
    pub score: [f64; 4],
    pub decisions: u64,
    pub mean_time: Duration,
    pub longest_time: Duration,
    pub late: u64,
    pub illegal: u32,
    pub silent: u32,
    pub panicked: u32,
}

/// The games with the same bots at the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TableShares {
    /// How many seats each contestant had, in their order.
    pub seats: Vec<u8>,
    pub shares: Vec<Share>,
}

impl Share {
    /// What one contestant won on these tables, where it sat at them.
    fn of(fields: &[Field], contestant: usize) -> Share {
        let mut share = Share::default();
        for field in fields.iter().filter(|field| field.seats[contestant] > 0) {
            let seats: u8 = field.seats.iter().sum();
            share.games += field.games;
            share.wins += field.wins[contestant];
            share.fair += field.games * f64::from(field.seats[contestant]) / f64::from(seats);
        }
        (share.low, share.high) = wilson(share.wins, share.games);
        share.fair /= share.games.max(1.0);
        share
    }

    /// The share won.
    pub fn won(&self) -> f64 {
        self.wins / self.games.max(1.0)
    }
}

impl Summary {
    /// What a tally of these contestants says.
    pub fn new(tally: &Tally, contestants: &[Contestant]) -> Summary {
        let fields = tally.fields();
        let games = tally.games.max(1) as f64;
        let mut ratings = ratings(&fields);
        ratings.resize(contestants.len(), Default::default());
        let entrants = contestants.iter().zip(&tally.entrants).zip(ratings);
        let entrants = entrants
            .enumerate()
            .map(|(i, ((contestant, sums), rating))| {
                let mean = sums.time.as_secs_f64() / sums.decisions.max(1) as f64;
                Entrant {
                    bot: contestant.label.clone(),
                    share: Share::of(&fields, i),
                    elo: rating.elo,
                    elo_margin: rating.margin,
                    score: sums
                        .scores
                        .map(|sum| sum as f64 / sums.scored.max(1) as f64),
                    decisions: sums.decisions,
                    mean_time: Duration::from_secs_f64(mean),
                    longest_time: sums.slowest,
                    late: sums.late,
                    illegal: sums.illegal,
                    silent: sums.silent,
                    panicked: sums.panicked,
                }
            });
        Summary {
            games: tally.games,
            mean_turns: tally.turns as f64 / games,
            longest_turns: tally.longest_turns,
            mean_decisions: tally.decisions as f64 / games,
            longest_decisions: tally.longest_decisions,
            stalled: tally.stalled,
            unsound: tally.unsound,
            entrants: entrants.collect(),
            tables: fields
                .iter()
                .map(|field| TableShares {
                    seats: field.seats.clone(),
                    shares: (0..contestants.len())
                        .map(|i| Share::of(std::slice::from_ref(field), i))
                        .collect(),
                })
                .collect(),
        }
    }

    /// How many games went wrong.
    pub fn faults(&self) -> u32 {
        self.stalled + self.unsound + self.entrants.iter().map(Entrant::faults).sum::<u32>()
    }

    /// How many decisions came too late.
    pub fn late(&self) -> u64 {
        self.entrants.iter().map(|entrant| entrant.late).sum()
    }
}

impl Entrant {
    /// How many games it lost by a fault of its own.
    pub fn faults(&self) -> u32 {
        self.illegal + self.silent + self.panicked
    }
}
