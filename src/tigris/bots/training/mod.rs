//! Training the nets of this game: how the games are played that they learn from.

mod deal;
mod matches;
mod self_play;

use super::WIDTH;
use super::features::{MOST, layout};
use crate::net::{Layout, Net};
use crate::training::{self, Order, Path, Rival, School, Summary, TrainingError};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Trains until the order is met; takes up an earlier training of the same folder.
///
/// # Errors
/// Says what is impossible in the order, or which file could not be read or written.
pub fn run(order: &Order) -> Result<(), TrainingError> {
    training::run(&Tigris, order)
}

/// This game as the trainer knows it.
#[derive(Clone, Copy, Debug)]
struct Tigris;

/// How much of a target comes from later positions, for each full turn of one player between them.
const LAMBDA: f32 = 0.8;

impl School<MOST> for Tigris {
    const PLAYERS: RangeInclusive<usize> = 2..=4;
    const WIDEST: usize = WIDTH;

    fn layout(&self, players: usize) -> Arc<Layout> {
        layout(players)
    }

    fn name(&self, players: usize) -> String {
        format!("{players}-players")
    }

    fn short(&self, players: usize) -> String {
        players.to_string()
    }

    /// A player's path has three own positions and one for each other player a round.
    fn trust(&self, players: usize) -> f32 {
        LAMBDA.powf(1.0 / (players as f32 + 2.0).sqrt())
    }

    fn play(&self, net: &Net, order: &Order, seed: u64) -> (Vec<Path<MOST>>, Summary) {
        self_play::play(net, order, seed)
    }

    fn game(&self, new: &Net, rival: Rival<'_>, seed: u64) -> f32 {
        matches::game(new, rival, seed)
    }
}

#[cfg(test)]
mod tests;
