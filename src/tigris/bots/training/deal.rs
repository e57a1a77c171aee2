//! What all games of a training have in common.

use crate::random::{below, generator};
use crate::tigris::rules::{Board, Options, Seats, Setup};

/// A game that is not over by then counts as it stands: only nets that know nothing play so long.
pub(super) const MOST_TURNS: u16 = 200;

/// The set-up of a game to learn from: both boards and all variants in turn.
pub(super) fn setup(players: usize, seed: u64) -> Setup {
    let mut random = generator(seed);
    let mut coin = || below(&mut random, 2) == 1;
    let board = if coin() {
        Board::standard()
    } else {
        Board::advanced()
    };
    let options = Options {
        buildings: coin(),
        wonder: coin(),
        english: coin(),
        open_scores: false,
    };
    let seats = Seats::first(players.clamp(2, 4));
    let seats = seats.unwrap_or_else(|| unreachable!("two to four can play"));
    let mut setup = Setup::new(board, seats, seed);
    setup.options = options;
    setup
}
