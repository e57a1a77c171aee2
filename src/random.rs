//! Chance from a seed: the generator, a fair number, and the shuffle of every game.
//!
//! All of it is our own or chosen by name, because a library's may change with its next release, and
//! then every old seed, save and puzzle would mean another game.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

/// The generator behind a seed: ChaCha8 by name, so that a seed means the same in every version.
///
/// The 64 bits fill the first eight bytes of the key, little end first; the other 24 are zero.
pub fn generator(seed: u64) -> ChaCha8Rng {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    ChaCha8Rng::from_seed(key)
}

/// A number below `bound`, each equally likely: 32 bits, drawn again while they would favour low numbers.
pub fn below(random: &mut impl Rng, bound: u32) -> u32 {
    let bound = bound.max(1);
    let fair = u32::MAX - u32::MAX % bound;
    loop {
        let bits = random.next_u32();
        if bits < fair {
            return bits % bound;
        }
    }
}

/// Shuffles as Fisher and Yates did, from the last place down.
pub fn shuffle<T>(random: &mut impl Rng, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        let other = below(random, last as u32 + 1) as usize;
        items.swap(last, other);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_the_bound_comes_and_no_other() {
        let mut random = generator(1);
        let drawn: Vec<u32> = (0..200).map(|_| below(&mut random, 5)).collect();
        assert!((0..5).all(|n| drawn.contains(&n)) && drawn.iter().all(|n| *n < 5));
        assert_eq!(below(&mut random, 1), 0);
        // No bound at all leaves no choice either.
        assert_eq!(below(&mut random, 0), 0);
    }

    #[test]
    fn a_shuffle_keeps_everything_and_hangs_on_its_seed_alone() {
        let shuffled = |seed| {
            let mut items: Vec<u32> = (0..60).collect();
            shuffle(&mut generator(seed), &mut items);
            items
        };
        assert_eq!(shuffled(7), shuffled(7));
        assert_ne!(shuffled(7), shuffled(8));
        let mut sorted = shuffled(7);
        sorted.sort_unstable();
        assert!(sorted.into_iter().eq(0..60));
    }
}
