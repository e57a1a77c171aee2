//! What a match found, in numbers for tables and files.

use super::contestant::Contestant;
use super::proof::interval::wilson;
use super::proof::ratings::{Field, ratings};
use super::tally::Tally;
use crate::game::Game;
use serde::Serialize;
use std::time::Duration;

/// What a match found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// How many games.
    pub games: u64,
    /// How many turns a game had on average.
    pub mean_turns: f64,
    /// The most turns of a game.
    pub longest_turns: u32,
    /// How many decisions a game had on average.
    pub mean_decisions: f64,
    /// The most decisions of a game.
    pub longest_decisions: u32,
    /// Games that stalled.
    pub stalled: u32,
    /// Games whose positions did not hang together.
    pub unsound: u32,
    /// What it found of each contestant.
    pub entrants: Vec<Entrant>,
    /// The games by who was at the table.
    pub tables: Vec<TableShares>,
}

/// How often somebody won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Share {
    /// Games that were decided.
    pub games: f64,
    /// Games won; a shared victory is a fraction of one.
    pub wins: f64,
    /// The lower end of the share's 95 % interval.
    pub low: f64,
    /// The upper end of it.
    pub high: f64,
    /// The share that would be won if all were equal.
    pub fair: f64,
}

/// What a match found of a contestant.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Entrant {
    /// The bot with its budget.
    pub bot: String,
    /// How often it won.
    pub share: Share,
    /// Elo above the last contestant.
    pub elo: f64,
    /// Half of its 95 % interval.
    pub elo_margin: f64,
    /// The average points of its final standings; none if it has none.
    pub score: Vec<f64>,
    /// How often it decided.
    pub decisions: u64,
    /// How long a decision took on average.
    pub mean_time: Duration,
    /// How long a decision took at most.
    pub longest_time: Duration,
    /// Decisions that took longer than they may.
    pub late: u64,
    /// Games that it lost by an illegal decision.
    pub illegal: u32,
    /// Games that it lost by answering nothing.
    pub silent: u32,
    /// Games that it lost by breaking down.
    pub panicked: u32,
}

/// The games with the same bots at the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TableShares {
    /// How many seats each contestant had, in their order.
    pub seats: Vec<u8>,
    /// How often each won there.
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
    pub fn new<G: Game>(tally: &Tally, contestants: &[Contestant<G>]) -> Summary {
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
                        .iter()
                        .map(|sum| *sum as f64 / sums.scored.max(1) as f64)
                        .collect(),
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
