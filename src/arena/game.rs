//! One game of bots, watched closely.

use super::contestant::Contestant;
use super::schedule::Fixture;
use crate::bots::Ask;
use crate::rules::{Decision, Position, Unheard, generator};
use rand::Rng;
use serde::Serialize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What is still in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// A game with more decisions has stalled.
    pub stall: u32,
    /// The longest time for a decision of a bot whose budget sets none; `None` for any.
    pub deadline: Option<Duration>,
    /// A decision may take so much longer than it should: the clock measures the machine too.
    pub tolerance: Duration,
}

/// What must not happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Fault {
    /// A bot answered a decision that is not legal.
    Illegal { seat: usize, decision: String },
    /// A bot answered nothing.
    Silent { seat: usize },
    /// A bot broke down.
    Panicked { seat: usize },
    /// The game went on and on.
    Stalled,
    /// The position at the end does not hang together.
    Unsound { why: String },
}

impl Fault {
    /// Whose fault it was, where it was somebody's.
    pub fn seat(&self) -> Option<usize> {
        match self {
            Fault::Illegal { seat, .. } | Fault::Silent { seat } | Fault::Panicked { seat } => {
                Some(*seat)
            }
            Fault::Stalled | Fault::Unsound { .. } => None,
        }
    }

    /// The fault in a word, for files.
    pub fn word(&self) -> &'static str {
        match self {
            Fault::Illegal { .. } => "illegal",
            Fault::Silent { .. } => "silent",
            Fault::Panicked { .. } => "panicked",
            Fault::Stalled => "stalled",
            Fault::Unsound { .. } => "unsound",
        }
    }
}

/// What a seat did in a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct SeatPlay {
    /// Its part of the victory: shared, it is a fraction.
    pub share: f64,
    /// The final points from the lowest colour up, once the game is over.
    pub score: Option<[u16; 4]>,
    pub decisions: u32,
    pub time: Duration,
    pub slowest: Duration,
    /// Decisions that took longer than they may.
    pub late: u32,
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Played {
    pub seats: Vec<SeatPlay>,
    pub turns: u32,
    pub decisions: u32,
    pub fault: Option<Fault>,
}

impl Played {
    /// Whether anybody won: a game that stalled has no winner.
    pub fn is_decided(&self) -> bool {
        self.seats.iter().any(|seat| seat.share > 0.0)
    }
}

/// Plays a game; `None` when it was cancelled.
///
/// A bot at fault loses at once, and the others share the victory.
pub fn play(
    contestants: &[Contestant],
    fixture: &Fixture,
    limits: &Limits,
    cancel: &AtomicBool,
) -> Option<Played> {
    let mut game = Position::new(&fixture.setup);
    let mut seats = vec![SeatPlay::default(); fixture.seating.len()];
    // Not the stream that dealt the tiles: nobody shall guess them by their seed.
    let mut seeds = generator(!fixture.setup.seed);
    let mut decisions = 0;
    let mut fault = None;
    while let Some(dynasty) = game.decider() {
        if decisions >= limits.stall {
            fault = Some(Fault::Stalled);
            break;
        }
        let seated = fixture.setup.seats.iter().position(|d| d == dynasty);
        let seat = seated.unwrap_or_else(|| unreachable!("whoever decides is seated"));
        let contestant = &contestants[fixture.seating[seat]];
        let view = game.view(dynasty);
        let ask = Ask {
            view: &view,
            budget: contestant.budget,
            seed: seeds.next_u64(),
            cancel,
        };
        let began = Instant::now();
        let answer = catch_unwind(AssertUnwindSafe(|| contestant.bot.decide(&ask)));
        let took = began.elapsed();
        if cancel.load(Ordering::Relaxed) {
            return None;
        }
        decisions += 1;
        seats[seat].count(took, contestant.budget.time.or(limits.deadline), limits);
        fault = match answer {
            Ok(Some(decision)) => obey(&mut game, decision, seat),
            Ok(None) => Some(Fault::Silent { seat }),
            Err(_) => Some(Fault::Panicked { seat }),
        };
        if fault.is_some() {
            break;
        }
    }
    if let Some(loser) = fault.as_ref().and_then(Fault::seat) {
        let rivals = seats.len() as f64 - 1.0;
        for (seat, play) in seats.iter_mut().enumerate() {
            play.share = if seat == loser { 0.0 } else { 1.0 / rivals };
        }
    }
    if let Some(outcome) = game.outcome() {
        let winners = outcome.winners().count() as f64;
        for standing in &outcome.standings {
            let seated = fixture
                .setup
                .seats
                .iter()
                .position(|d| d == standing.dynasty);
            if let Some(seat) = seated {
                seats[seat].score = Some(standing.ascending());
                seats[seat].share = if standing.rank == 1 {
                    1.0 / winners
                } else {
                    0.0
                };
            }
        }
    }
    if let Err(why) = game.sound() {
        let why = why.to_string();
        fault = fault.or(Some(Fault::Unsound { why }));
    }
    Some(Played {
        seats,
        turns: u32::from(game.table().turns()),
        decisions,
        fault,
    })
}

fn obey(game: &mut Position, decision: Decision, seat: usize) -> Option<Fault> {
    let refused = game.try_play(decision, &mut Unheard).err();
    refused.map(|_| Fault::Illegal {
        seat,
        decision: decision.to_string(),
    })
}

impl SeatPlay {
    fn count(&mut self, took: Duration, most: Option<Duration>, limits: &Limits) {
        self.decisions += 1;
        self.time += took;
        self.slowest = self.slowest.max(took);
        if most.is_some_and(|most| took > most + limits.tolerance) {
            self.late += 1;
        }
    }
}
