//! Luck apart from skill: each draw against those that could have come.

use super::judge::Cancelled;
use super::review_game::ReviewGame;
use super::spread::Spread;
use crate::game::Game;
use crate::random::generator;
use crate::search::{Evaluator, Limits};

/// What a position is worth to a player, as the chance to win on what that player knows.
pub(super) fn worth<G: ReviewGame>(position: &G, player: G::Player) -> f64 {
    let shares = position.standings().map(|standings| {
        let winners = standings.iter().filter(|standing| standing.rank == 1);
        let share = 1.0 / winners.count().max(1) as f64;
        let won = standings.iter().any(|s| s.player == player && s.rank == 1);
        if won { share } else { 0.0 }
    });
    shares.unwrap_or_else(|| {
        let mut evaluator = position.evaluator(player);
        let outlook = position.outlook(player, &mut evaluator);
        f64::from(evaluator.chance(&outlook))
    })
}

/// By how much a player's chance to win after a decision, with what was drawn by it, lies above the
/// mean of what could have been drawn, as far as the player knew; the spread is that of the mean.
///
/// Nothing where the player could not have foreseen that anybody decides so.
pub(super) fn of_draw<G: ReviewGame>(
    before: &G,
    decision: G::Decision,
    after: &G,
    player: G::Player,
    seed: u64,
    draws: u64,
    limits: &Limits,
) -> Result<Option<(f64, Spread)>, Cancelled> {
    let view = before.view(player);
    let mut others = Spread::default();
    for number in 0..draws {
        if limits.cancelled() {
            return Err(Cancelled);
        }
        let seed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number;
        let mut world = G::sample(&view, &mut generator(seed));
        // In some worlds another's hand is not such that this could be decided.
        if world.try_play(decision, &mut |_| {}).is_ok() {
            others.add(worth(&world, player));
        }
    }
    Ok((others.count() >= 2).then(|| (worth(after, player) - others.mean(), others)))
}

/// The same of what was dealt at the start, against other deals.
pub(super) fn of_deal<G: ReviewGame>(
    start: &G::Start,
    position: &G,
    player: G::Player,
    seed: u64,
    draws: u64,
    limits: &Limits,
) -> Result<Option<(f64, Spread)>, Cancelled> {
    let mut others = Spread::default();
    for number in 0..draws {
        if limits.cancelled() {
            return Err(Cancelled);
        }
        let seed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number;
        let Some(start) = position.redealt(start, seed) else {
            return Ok(None);
        };
        if let Ok(other) = <G as Game>::begin(&start) {
            others.add(worth(&other, player));
        }
    }
    Ok((others.count() >= 2).then(|| (worth(position, player) - others.mean(), others)))
}
