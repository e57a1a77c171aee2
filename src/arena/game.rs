//! One game of bots, watched closely.

use super::contestant::Contestant;
use super::schedule::Fixture;
use crate::game::Game;
use crate::random::generator;
use crate::search::Ask;
use rand::Rng;
use serde::Serialize;
use std::fmt;
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
pub enum PlayError {
    /// A bot answered a decision that is not legal.
    Illegal {
        /// Whose answer it was.
        seat: usize,
        /// The decision, as it is written.
        decision: String,
    },
    /// A bot answered nothing.
    Silent {
        /// Whose.
        seat: usize,
    },
    /// A bot broke down.
    Panicked {
        /// Whose.
        seat: usize,
    },
    /// The game went on and on.
    Stalled,
    /// No game starts so, or the position at the end does not hang together.
    Unsound {
        /// What does not fit, for developers.
        why: String,
    },
}

impl PlayError {
    /// Whose fault it was, where it was somebody's.
    pub fn seat(&self) -> Option<usize> {
        match self {
            PlayError::Illegal { seat, .. }
            | PlayError::Silent { seat }
            | PlayError::Panicked { seat } => Some(*seat),
            PlayError::Stalled | PlayError::Unsound { .. } => None,
        }
    }

    /// The fault in a word, for files.
    pub fn word(&self) -> &'static str {
        match self {
            PlayError::Illegal { .. } => "illegal",
            PlayError::Silent { .. } => "silent",
            PlayError::Panicked { .. } => "panicked",
            PlayError::Stalled => "stalled",
            PlayError::Unsound { .. } => "unsound",
        }
    }
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Illegal { seat, decision } => {
                write!(f, "seat {} answered {decision}, which is illegal", seat + 1)
            }
            PlayError::Silent { seat } => write!(f, "seat {} answered nothing", seat + 1),
            PlayError::Panicked { seat } => write!(f, "seat {} broke down", seat + 1),
            PlayError::Stalled => f.write_str("the game went on and on"),
            PlayError::Unsound { why } => write!(f, "the position cannot be: {why}"),
        }
    }
}

impl std::error::Error for PlayError {}

/// What a seat did in a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct SeatPlay {
    /// Its part of the victory: shared, it is a fraction.
    pub share: f64,
    /// Its points in the final standing, once the game is over.
    pub score: Option<Vec<u16>>,
    /// How often it decided.
    pub decisions: u32,
    /// How long it thought, all decisions together.
    pub time: Duration,
    /// How long it thought about a decision at most.
    pub slowest: Duration,
    /// Decisions that took longer than they may.
    pub late: u32,
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Played {
    /// What each seat did, from the first.
    pub seats: Vec<SeatPlay>,
    /// How many turns ended.
    pub turns: u32,
    /// How many decisions were made.
    pub decisions: u32,
    /// What went wrong, if anything did.
    pub fault: Option<PlayError>,
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
pub fn play<G: Game>(
    contestants: &[Contestant<G>],
    fixture: &Fixture<G>,
    limits: &Limits,
    cancel: &AtomicBool,
) -> Option<Played> {
    let mut seats = vec![SeatPlay::default(); fixture.seating.len()];
    let mut game = match G::begin(&fixture.start) {
        Ok(game) => game,
        Err(why) => {
            return Some(Played {
                seats,
                turns: 0,
                decisions: 0,
                fault: Some(PlayError::Unsound {
                    why: format!("{why:?}"),
                }),
            });
        }
    };
    let players = game.players();
    let seat_of = |player| players.iter().position(|seated| *seated == player);
    // Not the stream that dealt the tiles: nobody shall guess them by their seed.
    let mut seeds = generator(!fixture.seed);
    let mut decisions = 0;
    let mut fault = None;
    while let Some(player) = game.decider() {
        if decisions >= limits.stall {
            fault = Some(PlayError::Stalled);
            break;
        }
        let seat = seat_of(player).unwrap_or_else(|| unreachable!("whoever decides is seated"));
        let contestant = &contestants[fixture.seating[seat]];
        let view = game.view(player);
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
            Ok(None) => Some(PlayError::Silent { seat }),
            Err(_) => Some(PlayError::Panicked { seat }),
        };
        if fault.is_some() {
            break;
        }
    }
    if let Some(loser) = fault.as_ref().and_then(PlayError::seat) {
        let rivals = seats.len() as f64 - 1.0;
        for (seat, play) in seats.iter_mut().enumerate() {
            play.share = if seat == loser { 0.0 } else { 1.0 / rivals };
        }
    }
    if let Some(standings) = game.standings() {
        let winners = standings.iter().filter(|standing| standing.rank == 1);
        let share = 1.0 / winners.count() as f64;
        for standing in standings {
            if let Some(seat) = seat_of(standing.player) {
                seats[seat].share = if standing.rank == 1 { share } else { 0.0 };
                seats[seat].score = Some(standing.points);
            }
        }
    }
    if let Err(why) = game.check_validity() {
        let why = why.to_string();
        fault = fault.or(Some(PlayError::Unsound { why }));
    }
    Some(Played {
        seats,
        turns: game.turns(),
        decisions,
        fault,
    })
}

fn obey<G: Game>(game: &mut G, decision: G::Decision, seat: usize) -> Option<PlayError> {
    let refused = game.try_play(decision, &mut |_| {}).err();
    refused.map(|_| PlayError::Illegal {
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
