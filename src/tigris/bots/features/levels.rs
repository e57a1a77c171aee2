//! The levels that the numbers of one position reach.

use super::layout::*;

/// Blocks of one player with all four leaders.
const SEAT: usize = PLAYER.len() + 4 * LEADER.len();
const WORD: usize = size_of::<u64>();
/// The most blocks that a position can have, in whole words.
const MOST: usize = (COMMON.len() + 4 * SEAT).next_multiple_of(WORD);

/// The level that each block of a position reaches, in the order of [`blocks`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Levels([u8; MOST]);

/// What is told once.
pub(super) type Common = [u8; COMMON.len()];
/// What is told of one player, leaders aside.
pub(super) type Player = [u8; PLAYER.len()];
/// What is told of one leader.
pub(super) type Leader = [u8; LEADER.len()];

impl Levels {
    /// Nothing is reached.
    pub(crate) const NONE: Levels = Levels([0; MOST]);

    /// The level of this block, in the order of [`blocks`].
    #[cfg(test)]
    pub(crate) fn at_mut(&mut self, block: usize) -> &mut u8 {
        &mut self.0[block]
    }

    /// The lowest level of each of these blocks.
    #[cfg(test)]
    pub(crate) fn reaching<const N: usize>(blocks: [usize; N]) -> Levels {
        let mut levels = Levels::NONE;
        for block in blocks {
            levels.0[block] = 1;
        }
        levels
    }

    /// What is told once, and the seats.
    #[inline]
    pub(super) fn sections(&mut self) -> (&mut Common, &mut [[u8; SEAT]; 4]) {
        let (common, seats) = self.0.split_first_chunk_mut().expect("it begins with them");
        let seats = seats.as_chunks_mut().0.first_chunk_mut();
        (common, seats.expect("there are four"))
    }

    /// The numbers of the rows that are named.
    pub(crate) fn rows(&self, blocks: &[Block]) -> impl Iterator<Item = u16> {
        let pairs = self.0.iter().zip(blocks);
        pairs.filter_map(|(level, block)| {
            let below = level.checked_sub(1)?;
            Some(block.base + u16::from(below))
        })
    }

    /// Tells of every block whose level differs: which one, the other level, and this one. Only the
    /// first `blocks` are looked at.
    #[inline]
    pub(crate) fn each_change(
        &self,
        since: &Levels,
        blocks: usize,
        mut tell: impl FnMut(usize, u8, u8),
    ) {
        let words = blocks.div_ceil(WORD);
        let [now, before] = [self, since].map(|levels| &levels.0.as_chunks::<WORD>().0[..words]);
        for (i, (now, before)) in now.iter().zip(before).enumerate() {
            let mut changed = u64::from_le_bytes(*now) ^ u64::from_le_bytes(*before);
            while changed != 0 {
                let at = (changed.trailing_zeros() / u8::BITS) as usize;
                changed &= !(0xff << (at as u32 * u8::BITS));
                tell(i * WORD + at, before[at], now[at]);
            }
        }
    }
}

/// Splits what is told of a seat.
#[inline]
pub(super) fn parts(seat: &mut [u8; SEAT]) -> (&mut Player, &mut [Leader; 4]) {
    let (player, leaders) = seat.split_first_chunk_mut().expect("it begins with them");
    let leaders = leaders.as_chunks_mut().0.first_chunk_mut();
    (player, leaders.expect("there are four"))
}
