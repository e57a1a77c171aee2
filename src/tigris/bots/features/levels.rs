//! The levels that the numbers of one position reach.

use super::layout::*;
use crate::net;

/// Blocks of one player with all four leaders.
const SEAT: usize = PLAYER.len() + 4 * LEADER.len();
/// The most blocks that a position can have, in whole words.
pub(crate) const MOST: usize = (COMMON.len() + 4 * SEAT).next_multiple_of(net::WORD);

/// The level that each block of a position reaches, in the order of [`layout`].
pub(crate) type Levels = net::Levels<MOST>;

/// The sums of the hidden layer for such levels.
pub(crate) type Sums = net::Sums<MOST>;

/// What is told once.
pub(super) type Common = [u8; COMMON.len()];
/// What is told of one player, leaders aside.
pub(super) type Player = [u8; PLAYER.len()];
/// What is told of one leader.
pub(super) type Leader = [u8; LEADER.len()];

/// What is told once, and the seats.
#[inline]
pub(super) fn sections(levels: &mut Levels) -> (&mut Common, &mut [[u8; SEAT]; 4]) {
    let (common, seats) = levels
        .0
        .split_first_chunk_mut()
        .expect("it begins with them");
    let seats = seats.as_chunks_mut().0.first_chunk_mut();
    (common, seats.expect("there are four"))
}

/// Splits what is told of a seat.
#[inline]
pub(super) fn parts(seat: &mut [u8; SEAT]) -> (&mut Player, &mut [Leader; 4]) {
    let (player, leaders) = seat.split_first_chunk_mut().expect("it begins with them");
    let leaders = leaders.as_chunks_mut().0.first_chunk_mut();
    (player, leaders.expect("there are four"))
}
