//! The levels that the numbers of one position reach.

use super::Block;

/// Levels are compared by so many at once: `N` is a multiple of it.
pub(crate) const WORD: usize = size_of::<u64>();

/// The level that each block of a position reaches, in the order of its
/// [layout](super::Layout::blocks); what is beyond its blocks is 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Levels<const N: usize>(pub(crate) [u8; N]);

impl<const N: usize> Levels<N> {
    /// Nothing is reached.
    pub(crate) const NONE: Levels<N> = Levels([0; N]);

    /// The level of this block, in the order of the layout.
    #[cfg(test)]
    pub(crate) fn at_mut(&mut self, block: usize) -> &mut u8 {
        &mut self.0[block]
    }

    /// The lowest level of each of these blocks.
    #[cfg(test)]
    pub(crate) fn reaching<const M: usize>(blocks: [usize; M]) -> Levels<N> {
        let mut levels = Levels::NONE;
        for block in blocks {
            levels.0[block] = 1;
        }
        levels
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
        since: &Levels<N>,
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
