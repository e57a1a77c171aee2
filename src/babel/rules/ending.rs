//! The end of the game (9).

use super::{Ending, Event, Player, Position, Sink, Stage, Table};
use std::cmp::Reverse;

/// The total that wins before the end phase, or begins it.
pub const FIFTEEN: u8 = 15;

/// The total that wins in the end phase.
pub const TWENTY: u8 = 20;

/// Who has less than this is lost where the other has fifteen, and in the end phase.
pub const TEN: u8 = 10;

/// One player's place at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// 1 for the winner; a shared victory is two first ranks.
    pub rank: u8,
    /// Whether the other player has the same rank.
    pub shared: bool,
    /// Whose place it is.
    pub player: Player,
    /// The sum of the heights of the player's temples.
    pub total: u8,
    /// Tribe cards in hand: more of them win where the totals are equal.
    pub cards: u16,
}

/// How a game ended: the players, best first (in their order where they share a rank).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Both places, the better first.
    pub standings: [Standing; 2],
}

impl Outcome {
    /// The winner, or both where they share the victory.
    pub fn winners(&self) -> impl Iterator<Item = Player> + '_ {
        let first = self.standings.iter().filter(|s| s.rank == 1);
        first.map(|s| s.player)
    }

    /// The winner; nobody where they share the victory.
    pub fn winner(&self) -> Option<Player> {
        let [best, _] = self.standings;
        (!best.shared).then_some(best.player)
    }
}

impl Table {
    /// The standings if the game ended now, with these numbers of cards in the hands.
    ///
    /// However a game ends, the higher total has won; only at the end of the supply can totals be
    /// equal, and then hands are compared.
    pub fn standings(&self, cards: [u16; 2]) -> Outcome {
        let score = |player: Player| (self.total(player), cards[player.index()]);
        let mut standings = Player::ALL.map(|player| Standing {
            rank: if score(player) < score(player.other()) {
                2
            } else {
                1
            },
            shared: score(player) == score(player.other()),
            player,
            total: self.total(player),
            cards: cards[player.index()],
        });
        standings.sort_by_key(|s| Reverse(score(s.player)));
        Outcome { standings }
    }

    /// Whether the totals end the game or begin the end phase: what begins, and how the game ends.
    pub(super) fn verdict(&self) -> (bool, Option<Ending>) {
        let [kish, ur] = self.totals();
        let (high, low) = (kish.max(ur), kish.min(ur));
        let begins = !self.end_phase && high >= FIFTEEN && low >= TEN;
        let ending = if !self.end_phase && !begins {
            (high >= FIFTEEN).then_some(Ending::Fifteen)
        } else if high >= TWENTY {
            Some(Ending::Twenty)
        } else {
            (low < TEN).then_some(Ending::Collapse)
        };
        (begins, ending)
    }
}

impl Position {
    /// Looks whether the decision just made ends the game, or begins the end phase.
    pub(super) fn judge(&mut self, sink: &mut impl Sink) {
        let (begins, ending) = self.table.verdict();
        if begins {
            self.table.end_phase = true;
            sink.event(Event::EndPhaseBegan);
        }
        // The supply is empty only after the turn that drew its last card.
        let drained = self.supply.is_empty().then_some(Ending::Supply);
        if let Some(ending) = ending.or(drained) {
            self.table.stage = Stage::Over(ending);
            let winner = self.outcome().and_then(|outcome| outcome.winner());
            sink.event(Event::GameOver { ending, winner });
        }
    }
}
