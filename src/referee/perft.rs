//! Counting the tree of decisions.

use crate::game::Game;

/// How many sequences of `depth` decisions there are from here, with every draw taken in the
/// present order. A sequence that the game's end cuts short does not count.
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    let Some(below) = depth.checked_sub(1) else {
        return 1;
    };
    let mut legal: Vec<G::Decision> = Vec::new();
    position.legal(&mut legal);
    if below == 0 {
        return legal.len() as u64;
    }
    let count = |decision: &G::Decision| {
        let mut next = position.clone();
        next.play(*decision);
        perft(&next, below)
    };
    legal.iter().map(count).fold(0, u64::saturating_add)
}
