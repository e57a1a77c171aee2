//! What to train, and which orders are impossible.

use crate::net::MOST_PANELS;
use std::fmt;
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// The most games that are remembered, or played between two rounds of learning: more have no
/// room in any memory.
pub const MOST_GAMES: u64 = 10_000_000;
/// The most threads.
pub const MOST_THREADS: usize = 1024;
/// How often a game is learned from at most.
pub const MOST_PASSES: u64 = 1000;

/// What to train, and how.
#[derive(Clone, Debug)]
pub struct Order {
    /// As many as can play.
    pub players: usize,
    /// Where checkpoints, nets and the log go.
    pub folder: PathBuf,
    /// Stop when so many games have been played in all.
    pub games: u64,
    /// Stop after so many minutes of this session.
    pub minutes: f64,
    /// How many games are played at once.
    pub threads: usize,
    /// Settles the games and the first weights.
    pub seed: u64,
    /// Adam's rate at the beginning and at the end.
    pub rates: [f32; 2],
    /// Games between two rounds of learning.
    pub round: u64,
    /// How many games are remembered at most: the latest, and never more than half of all.
    pub window: u64,
    /// How often a game is learned from: a round learns from so many rounds' worth of games.
    pub passes: u64,
    /// The simple bot has a seat in one game of so many; 0 for none.
    pub guests: u32,
    /// How many first decisions are looked at together with the rest of the turn, in games to learn from; 0
    /// for one look ahead, which is three times as quick.
    pub width: usize,
    /// Panels of 64 hidden units, at least; a narrower net that is taken up is widened.
    pub panels: usize,
    /// What to begin with: nets of so many players, or checkpoints of fewer; several are averaged.
    pub from: Vec<PathBuf>,
    /// Games between two matches against the previous checkpoint.
    pub every: u64,
}

/// What is impossible in an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderError {
    /// So many cannot play.
    Players {
        /// What the order says.
        found: usize,
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
    },
    /// No folder is named.
    Folder,
    /// The minutes are no time.
    Minutes,
    /// 1 to [`MOST_THREADS`].
    Threads(usize),
    /// Rates are above 0, and numbers that can be reckoned with.
    Rates,
    /// 1 to [`MOST_GAMES`].
    Round(u64),
    /// At most [`MOST_GAMES`].
    Window(u64),
    /// 1 to [`MOST_PASSES`].
    Passes(u64),
    /// So many first decisions are not looked at in this game.
    Width {
        /// What the order says.
        found: usize,
        /// The most.
        most: usize,
    },
    /// 1 to [`MOST_PANELS`].
    Panels(usize),
    /// At least 1.
    Every,
}

impl fmt::Display for OrderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OrderError::Players { found, least, most } if least == most => {
                write!(f, "{most} play, not {found}.")
            }
            OrderError::Players { found, least, most } => {
                write!(f, "{least} to {most} play, not {found}.")
            }
            OrderError::Folder => f.write_str("No folder is named for the nets."),
            OrderError::Minutes => f.write_str("The minutes must be a number of 0 or more."),
            OrderError::Threads(found) => {
                write!(f, "1 to {MOST_THREADS} threads can train, not {found}.")
            }
            OrderError::Rates => f.write_str("Both rates must be numbers above 0."),
            OrderError::Round(found) => {
                write!(f, "A round has 1 to {MOST_GAMES} games, not {found}.")
            }
            OrderError::Window(found) => {
                write!(f, "At most {MOST_GAMES} games are remembered, not {found}.")
            }
            OrderError::Passes(found) => {
                write!(
                    f,
                    "A game is learned from 1 to {MOST_PASSES} times, not {found}."
                )
            }
            OrderError::Width { found, most: 0 } => {
                write!(
                    f,
                    "This game looks at whole turns anyhow: no width of {found}."
                )
            }
            OrderError::Width { found, most } => {
                write!(f, "A net looks 0 to {most} decisions wide, not {found}.")
            }
            OrderError::Panels(found) => {
                write!(f, "A net has 1 to {MOST_PANELS} panels, not {found}.")
            }
            OrderError::Every => f.write_str("At least 1 game lies between two matches."),
        }
    }
}

impl std::error::Error for OrderError {}

impl Order {
    /// Whether anybody could train a net like that, of a game for so many players that is looked at so widely.
    ///
    /// # Errors
    /// The first thing that is impossible.
    pub fn check(&self, players: RangeInclusive<usize>, widest: usize) -> Result<(), OrderError> {
        let rate = |rate: &f32| rate.is_finite() && *rate > 0.0;
        if !players.contains(&self.players) {
            Err(OrderError::Players {
                found: self.players,
                least: *players.start(),
                most: *players.end(),
            })
        } else if self.folder.as_os_str().is_empty() {
            Err(OrderError::Folder)
        } else if self.minutes.is_nan() || self.minutes < 0.0 {
            Err(OrderError::Minutes)
        } else if !(1..=MOST_THREADS).contains(&self.threads) {
            Err(OrderError::Threads(self.threads))
        } else if !self.rates.iter().all(rate) {
            Err(OrderError::Rates)
        } else if !(1..=MOST_GAMES).contains(&self.round) {
            Err(OrderError::Round(self.round))
        } else if self.window > MOST_GAMES {
            Err(OrderError::Window(self.window))
        } else if !(1..=MOST_PASSES).contains(&self.passes) {
            Err(OrderError::Passes(self.passes))
        } else if self.width > widest {
            Err(OrderError::Width {
                found: self.width,
                most: widest,
            })
        } else if !(1..=MOST_PANELS).contains(&self.panels) {
            Err(OrderError::Panels(self.panels))
        } else if self.every == 0 {
            Err(OrderError::Every)
        } else {
            Ok(())
        }
    }
}
