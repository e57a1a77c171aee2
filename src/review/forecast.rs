//! Everybody's chances at a moment.

use super::luck::worth;
use super::review_game::ReviewGame;

/// Every player's chance to win, in the order of seats, each on what that player knows.
pub(super) fn forecast<G: ReviewGame>(position: &G) -> Vec<f32> {
    let players = position.players().into_iter();
    players
        .map(|player| worth(position, player) as f32)
        .collect()
}
