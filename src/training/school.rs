//! How the games of one kind are played that a net learns from.

use super::{Order, Path, Summary};
use crate::net::{Layout, Net};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// A game as the trainer knows it; `N` is the size of its [`Levels`](crate::net::Levels).
pub(crate) trait School<const N: usize>: Sync {
    /// How many can play.
    const PLAYERS: RangeInclusive<usize>;
    /// The most first decisions that are looked at together with the rest of the turn, if an order asks for it.
    const WIDEST: usize;

    /// What the net for so many players is told.
    fn layout(&self, players: usize) -> Arc<Layout>;

    /// What the net for so many players is called in files, without an ending.
    fn name(&self, players: usize) -> String;

    /// The same, in short: for checkpoints and the log.
    fn short(&self, players: usize) -> String;

    /// How much of a target comes from the position after it, 0 to 1.
    fn trust(&self, players: usize) -> f32;

    /// Plays one game of a net against itself; answers what each player saw of it.
    ///
    /// The order says who may be a [guest](Order::guests) and how [widely](Order::width) the net looks.
    /// What a guest saw is not told.
    fn play(&self, net: &Net, order: &Order, seed: u64) -> (Vec<Path<N>>, Summary);

    /// One game of `new` in one seat against rivals in all others, the seats changing with the seed;
    /// answers its share of the victory.
    fn game(&self, new: &Net, rival: Rival<'_>, seed: u64) -> f32;
}

/// Who sits in the other seats.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Rival<'n> {
    Net(&'n Net),
    /// The simple bot that knows no net: a mark that stays where it is.
    Greedy,
}
