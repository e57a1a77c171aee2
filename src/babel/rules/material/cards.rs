//! Tribe cards by number: hands, the discard pile, a choice of cards.

use super::Tribe;
use serde::{Deserialize, Serialize};

/// How many cards there are of each tribe.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct TribeCounts([u8; 5]);

impl TribeCounts {
    /// No card.
    pub const EMPTY: TribeCounts = TribeCounts([0; 5]);

    /// Every tribe card of the game.
    pub const ALL: TribeCounts = TribeCounts([Tribe::CARDS; 5]);

    /// These many of each, in the order of tribes.
    pub const fn new(counts: [u8; 5]) -> TribeCounts {
        TribeCounts(counts)
    }

    /// How many of one tribe.
    pub const fn of(&self, tribe: Tribe) -> u8 {
        self.0[tribe.index()]
    }

    /// How many in all.
    pub fn total(&self) -> u16 {
        self.0.iter().map(|n| u16::from(*n)).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 5]
    }

    /// Adds `count` cards of a tribe.
    pub const fn add(&mut self, tribe: Tribe, count: u8) {
        self.0[tribe.index()] = self.0[tribe.index()].saturating_add(count);
    }

    /// Takes `count` cards of a tribe away, or as many as there are.
    pub const fn take(&mut self, tribe: Tribe, count: u8) {
        self.0[tribe.index()] = self.0[tribe.index()].saturating_sub(count);
    }

    /// Adds all cards of `other`.
    pub fn add_all(&mut self, other: TribeCounts) {
        for tribe in Tribe::ALL {
            self.add(tribe, other.of(tribe));
        }
    }

    /// Takes all cards of `other` away, or as many as there are.
    pub fn take_all(&mut self, other: TribeCounts) {
        for tribe in Tribe::ALL {
            self.take(tribe, other.of(tribe));
        }
    }

    /// Adds cards one by one.
    pub fn extend(&mut self, cards: &[Tribe]) {
        for card in cards {
            self.add(*card, 1);
        }
    }

    /// Of each tribe the cards of whichever has fewer.
    pub fn at_most(&self, other: TribeCounts) -> TribeCounts {
        TribeCounts(Tribe::ALL.map(|t| self.of(t).min(other.of(t))))
    }

    /// The first tribe of which `other` has more cards than are here.
    pub fn lacks(&self, other: &TribeCounts) -> Option<Tribe> {
        Tribe::ALL.into_iter().find(|t| other.of(*t) > self.of(*t))
    }

    /// The cards one by one, in the order of tribes.
    pub fn iter(&self) -> impl Iterator<Item = Tribe> + use<> {
        let counts = self.0;
        let cards = move |t: Tribe| std::iter::repeat_n(t, usize::from(counts[t.index()]));
        Tribe::ALL.into_iter().flat_map(cards)
    }
}

impl FromIterator<Tribe> for TribeCounts {
    fn from_iter<I: IntoIterator<Item = Tribe>>(cards: I) -> TribeCounts {
        let mut counts = TribeCounts::EMPTY;
        for card in cards {
            counts.add(card, 1);
        }
        counts
    }
}

/// What whoever decides holds, and how many cards the other has: all that a decision hangs on
/// besides the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hands {
    /// The cards that whoever decides holds.
    pub own: TribeCounts,
    /// How many cards the other player holds.
    pub other: u16,
}
