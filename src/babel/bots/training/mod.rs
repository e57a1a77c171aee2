//! Training the net of this game: how the games are played that it learns from.

mod matches;
mod self_play;

use super::features::{MOST, layout};
use crate::babel::rules::{Options, Setup};
use crate::net::{Layout, Net};
use crate::random::{below, generator};
use crate::search::Beam;
use crate::training::{self, Order, Path, Rival, School, Summary, TrainingError};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Trains until the order is met; takes up an earlier training of the same folder.
///
/// # Errors
/// Says what is impossible in the order, or which file could not be read or written.
pub fn run(order: &Order) -> Result<(), TrainingError> {
    training::run(&Babel, order)
}

/// This game as the trainer knows it.
#[derive(Clone, Copy, Debug)]
struct Babel;

/// How much of a target comes from later positions, for each turn of one player between them.
const LAMBDA: f32 = 0.8;

/// A game that is not over by then counts as it stands: those who keep destroying could go on.
const MOST_TURNS: u16 = 80;

/// How widely whoever plays to learn looks for turns.
const BEAM: Beam = Beam {
    width: 4,
    longest: 16,
};

impl School<MOST> for Babel {
    const PLAYERS: RangeInclusive<usize> = 2..=2;
    const WIDEST: usize = 0;

    fn layout(&self, _: usize) -> Arc<Layout> {
        layout()
    }

    fn name(&self, _: usize) -> String {
        "babel".to_string()
    }

    fn short(&self, _: usize) -> String {
        "babel".to_string()
    }

    /// A player's path has a position for each turn, the other's included.
    fn trust(&self, _: usize) -> f32 {
        LAMBDA.sqrt()
    }

    fn play(&self, net: &Net, order: &Order, seed: u64) -> (Vec<Path<MOST>>, Summary) {
        self_play::play(net, order.guests, seed)
    }

    fn game(&self, new: &Net, rival: Rival<'_>, seed: u64) -> f32 {
        matches::game(new, rival, seed)
    }
}

/// The set-up of a game to learn from: each option in half of them.
fn setup(seed: u64) -> Setup {
    let mut random = generator(seed);
    let mut coin = || below(&mut random, 2) == 1;
    let options = Options {
        founding: coin(),
        handicap: coin(),
    };
    Setup {
        options,
        ..Setup::new(seed)
    }
}
