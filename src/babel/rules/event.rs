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
    TurnBegan {
        /// Whose.
        player: Player,
    },
    /// Tribe cards went from the deck to a hand.
    Drawn {
        /// Who drew.
        player: Player,
        /// What was drawn; for others only how many.
        cards: Handful,
    },
    /// The deck was empty: the discard pile, these many cards, was shuffled into a new one.
    Reshuffled {
        /// How many cards were shuffled.
        cards: u8,
    },
    /// A player discarded a card of the territory's tribe and moved the marker there; from the
    /// quarry where `from` is nothing.
    Moved {
        /// Who moved.
        player: Player,
        /// The territory that the marker left.
        from: Option<Tribe>,
        /// The territory where it stands now.
        to: Tribe,
    },
    /// A card went from the hand to the end of the own row.
    Settled {
        /// Who settled.
        player: Player,
        /// The territory of the row.
        at: Tribe,
        /// The tribe of the card.
        card: Tribe,
    },
    /// A temple card was put on the own temple. `leap`: it is two levels higher, by the skill.
    Built {
        /// Who built.
        player: Player,
        /// The territory of the temple.
        at: Tribe,
        /// The level of the card, which is the new height.
        level: Level,
        /// The column it came from.
        source: Source,
        /// Whether it is two levels higher.
        leap: bool,
    },
    /// Three cards went, in this order, to the end of the own row of another territory.
    Migrated {
        /// Who migrated.
        player: Player,
        /// The territory that the cards left.
        from: Tribe,
        /// The territory whose row they joined.
        to: Tribe,
        /// The cards, in the order in which they now lie.
        cards: [Tribe; 3],
    },
    /// A card of a run, the first of it, was discarded for a skill. What the skill does follows.
    Paid {
        /// Who used the skill.
        player: Player,
        /// The skill that was paid for.
        skill: Skill,
        /// The territory of the run.
        at: Tribe,
        /// Where in the row the run began.
        place: Place,
        /// The tribe of the card.
        card: Tribe,
    },
    /// This player's temple was turned over onto the supply.
    Destroyed {
        /// Whose temple it was.
        player: Player,
        /// The territory where it stood.
        at: Tribe,
        /// What it was.
        temple: Temple,
    },
    /// The topmost card of this player's temple went onto the opponent's temple.
    Robbed {
        /// Who lost the card.
        player: Player,
        /// The territory of both temples.
        at: Tribe,
        /// The level of the card.
        level: Level,
    },
    /// This player's cards of a tribe left the row for the discard pile.
    Expelled {
        /// Whose row it was.
        player: Player,
        /// The territory of the row.
        at: Tribe,
        /// The tribe that had to leave.
        tribe: Tribe,
        /// How many cards left.
        count: u8,
    },
    /// This player's last cards, all of one tribe, went to the end of the opponent's row.
    Lured {
        /// Whose row they left.
        player: Player,
        /// The territory of both rows.
        at: Tribe,
        /// The tribe of the cards.
        tribe: Tribe,
        /// How many cards went over.
        count: u8,
    },
    /// This player must discard so many cards.
    Halved {
        /// Who must discard.
        player: Player,
        /// How many cards.
        count: u8,
    },
    /// Cards were shown and discarded from the hand.
    Discarded {
        /// Who discarded.
        player: Player,
        /// The cards, by tribe.
        cards: TribeCounts,
    },
    /// A player's total is now another.
    TotalChanged {
        /// Whose total.
        player: Player,
        /// The sum of the heights of the player's temples.
        total: u8,
    },
    /// A player's turn is over, but for the temple cards.
    TurnEnded {
        /// Whose.
        player: Player,
    },
    /// Temple cards went from the supply onto the own column, in this order.
    TempleCardsDrawn {
        /// Who drew.
        player: Player,
        /// The levels, the first drawn first; nothing where the supply had no card left.
        cards: [Option<Level>; 2],
    },
    /// The end phase began: one player has 15 or more, the other 10 or more.
    EndPhaseBegan,
    /// The game is over. Nobody is named where the victory is shared.
    GameOver {
        /// What ended it.
        ending: Ending,
        /// Who won.
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
