//! What happened, in enough detail to animate, log, count and score without looking back.

use super::{Ending, Level, Place, Player, Skill, Source, Temple, Tribe, TribeCounts};
use serde::{Deserialize, Serialize};

/// Cards whose tribes may be hidden from whoever is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Handful {
    /// The tribes are known.
    Known(TribeCounts),
    /// Only the number is.
    Hidden(u8),
}

impl Handful {
    /// How many cards.
    pub fn len(&self) -> u16 {
        match self {
            Handful::Known(counts) => counts.total(),
            Handful::Hidden(n) => u16::from(*n),
        }
    }

    /// Whether it is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub(super) fn hide(self) -> Handful {
        Handful::Hidden(u8::try_from(self.len()).unwrap_or(u8::MAX))
    }
}

/// Something that happened at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A player's turn begins.
    TurnBegan { player: Player },
    /// Tribe cards went from the deck to a hand.
    Drawn { player: Player, cards: Handful },
    /// The deck was empty: the discard pile, these many cards, was shuffled into a new one.
    Reshuffled { cards: u8 },
    /// A player discarded a card of the territory's tribe and moved the marker there; from the
    /// quarry where `from` is nothing.
    Moved {
        player: Player,
        from: Option<Tribe>,
        to: Tribe,
    },
    /// A card went from the hand to the end of the own row.
    Settled {
        player: Player,
        at: Tribe,
        card: Tribe,
    },
    /// A temple card was put on the own temple. `leap`: it is two levels higher, by the skill.
    Built {
        player: Player,
        at: Tribe,
        level: Level,
        source: Source,
        leap: bool,
    },
    /// Three cards went, in this order, to the end of the own row of another territory.
    Migrated {
        player: Player,
        from: Tribe,
        to: Tribe,
        cards: [Tribe; 3],
    },
    /// A card of a run, the first of it, was discarded for a skill. What the skill does follows.
    Paid {
        player: Player,
        skill: Skill,
        at: Tribe,
        place: Place,
        card: Tribe,
    },
    /// This player's temple was turned over onto the supply.
    Destroyed {
        player: Player,
        at: Tribe,
        temple: Temple,
    },
    /// The topmost card of this player's temple went onto the opponent's temple.
    Robbed {
        player: Player,
        at: Tribe,
        level: Level,
    },
    /// This player's cards of a tribe left the row for the discard pile.
    Expelled {
        player: Player,
        at: Tribe,
        tribe: Tribe,
        count: u8,
    },
    /// This player's last cards, all of one tribe, went to the end of the opponent's row.
    Lured {
        player: Player,
        at: Tribe,
        tribe: Tribe,
        count: u8,
    },
    /// This player must discard so many cards.
    Halved { player: Player, count: u8 },
    /// Cards were shown and discarded from the hand.
    Discarded { player: Player, cards: TribeCounts },
    /// A player's total is now another.
    TotalChanged { player: Player, total: u8 },
    /// A player's turn is over, but for the temple cards.
    TurnEnded { player: Player },
    /// Temple cards went from the supply onto the own column, in this order.
    TempleCardsDrawn {
        player: Player,
        cards: [Option<Level>; 2],
    },
    /// The end phase began: one player has 15 or more, the other 10 or more.
    EndPhaseBegan,
    /// The game is over. Nobody is named where the victory is shared.
    GameOver {
        ending: Ending,
        winner: Option<Player>,
    },
}

impl Event {
    /// The event as this player may know it: what the other draws is only a number.
    #[must_use]
    pub fn seen_by(self, viewer: Player) -> Event {
        match self {
            Event::Drawn { player, cards } if player != viewer => Event::Drawn {
                player,
                cards: cards.hide(),
            },
            open => open,
        }
    }
}

/// Whoever wants to hear what happens.
pub trait Sink {
    /// Called once for every event, in order.
    fn event(&mut self, event: Event);
}

impl Sink for Vec<Event> {
    fn event(&mut self, event: Event) {
        self.push(event);
    }
}

/// A sink that hears nothing, so that a look-ahead costs nothing.
pub struct Unheard;

impl Sink for Unheard {
    fn event(&mut self, _: Event) {}
}
