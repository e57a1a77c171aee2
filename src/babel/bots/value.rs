//! What a position is worth to a player, by a few simple measures.

use crate::babel::rules::{Player, Position, Source, Stage, Tribe};

/// A won game.
const WON: f32 = 100.0;

/// How much makes a chance of one half into one of three quarters.
const STEEPNESS: f32 = 6.0;

/// The estimated chance to win with such a value.
pub fn chance(value: f32) -> f32 {
    1.0 / (1.0 + (-value / STEEPNESS).exp())
}

/// How much better the player stands than the other.
pub fn value(position: &Position, player: Player) -> f32 {
    if let Some(outcome) = position.outcome() {
        return match outcome.winner() {
            Some(winner) if winner == player => WON,
            Some(_) => -WON,
            None => 0.0,
        };
    }
    standing(position, player) - standing(position, player.other())
}

/// Temples first, then what they can rise on: cards in rows and in the hand, and a good place.
fn standing(position: &Position, player: Player) -> f32 {
    let table = position.table();
    let mut hand = f32::from(position.hand(player).total());
    if let Stage::Discard { count } = table.stage()
        && table.decider() == Some(player)
    {
        hand -= f32::from(count);
    }
    // The first cards are worth most; nobody can use a dozen in a turn.
    let mut worth = 0.35 * hand.min(6.0) + 0.1 * (hand - 6.0).max(0.0);
    for at in Tribe::ALL {
        let height = table.temple(player, at).height();
        let row = table.row(player, at);
        let support = (row.len() as u8).min(height + 2).min(6);
        worth += f32::from(height) + 0.4 * f32::from(support) + 0.03 * row.len() as f32;
        worth += 0.3 * row.runs().count() as f32;
    }
    if table.total(player) >= 10 {
        worth += 0.5;
    }
    worth + place(position, player)
}

/// What the marker's place is good for: best where a card can be built at once.
fn place(position: &Position, player: Player) -> f32 {
    let table = position.table();
    let Some(at) = table.marker(player) else {
        return 0.0;
    };
    let (height, row) = (table.temple(player, at).height(), table.row(player, at));
    let next = Source::ALL.into_iter().any(|source| {
        let top = table.column(source.owner(player)).last();
        top.is_some_and(|level| level.number() == height + 1)
    });
    match (next, row.len() > usize::from(height)) {
        (true, true) => 0.9,
        (true, false) => 0.4,
        (false, _) => 0.1,
    }
}
