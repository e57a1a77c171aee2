//! What one player may know (11).

use super::{
    Decision, Handful, Hands, Level, Outcome, Pile, Player, Position, Refusal, Supply, TRIBE_CARDS,
    Table, Tribe, TribeCounts,
};
use crate::random::shuffle;
use rand::Rng;
use serde::{Deserialize, Serialize};

/// What nobody knows before the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Opened {
    deck: Pile<Tribe, TRIBE_CARDS>,
    seed: u64,
}

/// The game as one player may know it: the table, the own hand, and numbers for all that is hidden.
///
/// When the game is over, everything is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    player: Player,
    table: Table,
    hand: TribeCounts,
    other: Handful,
    /// Those of the supply's next cards that everybody knows; the last is drawn next.
    known: Supply,
    supply: usize,
    deck: usize,
    opened: Option<Opened>,
}

impl Position {
    /// What this player may know of the game.
    pub fn view(&self, player: Player) -> View {
        let over = self.table.ending().is_some();
        let other = Handful::Known(self.hand(player.other()));
        let known = match over {
            true => self.supply.len(),
            false => usize::from(self.table.known).min(self.supply.len()),
        };
        let next = &self.supply.as_slice()[self.supply.len() - known..];
        View {
            player,
            table: self.table.clone(),
            hand: self.hand(player),
            other: if over { other } else { other.hide() },
            known: Supply::new(next).unwrap_or_default(),
            supply: self.supply.len(),
            deck: self.deck.len(),
            opened: over.then_some(Opened {
                deck: self.deck,
                seed: self.seed,
            }),
        }
    }
}

impl Position {
    /// What this player would know if hands were open: for measuring what hiding them is worth.
    pub fn view_with_open_hands(&self, player: Player) -> View {
        View {
            other: Handful::Known(self.hand(player.other())),
            ..self.view(player)
        }
    }
}

impl Table {
    /// The tribe cards that are neither in a row nor discarded: in the hands and the deck.
    pub fn cards_out_of_sight(&self) -> TribeCounts {
        let mut cards = TribeCounts::ALL;
        cards.take_all(self.discards);
        for territory in &self.territories {
            for player in Player::ALL {
                for card in territory.row(player).as_slice() {
                    cards.take(*card, 1);
                }
            }
        }
        cards
    }

    /// How many temple cards of each level are neither in a temple nor in a column: in the supply.
    /// By [`Level::index`].
    pub fn levels_out_of_sight(&self) -> [u8; 6] {
        let mut left = Level::ALL.map(Level::cards);
        let mut see = |level: Level| {
            left[level.index()] = left[level.index()].saturating_sub(1);
        };
        for player in Player::ALL {
            let temples = self.territories.iter().map(|t| t.temple(player));
            temples.for_each(|temple| temple.levels().for_each(&mut see));
            let column = self.column(player).as_slice();
            column.iter().for_each(|level| see(*level));
        }
        left
    }
}

impl View {
    /// Whose view it is.
    pub fn player(&self) -> Player {
        self.player
    }

    /// What everybody sees.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The own hand.
    pub fn hand(&self) -> TribeCounts {
        self.hand
    }

    /// The other's hand: only the number of cards before the game is over.
    pub fn other_hand(&self) -> Handful {
        self.other
    }

    /// How many cards a player holds.
    pub fn hand_size(&self, player: Player) -> u16 {
        match player == self.player {
            true => self.hand.total(),
            false => self.other.len(),
        }
    }

    /// The supply's next cards, so far as they are known: the last is drawn next.
    pub fn known(&self) -> &[Level] {
        self.known.as_slice()
    }

    /// How many cards are in the supply.
    pub fn supply_len(&self) -> usize {
        self.supply
    }

    /// How many cards are in the deck.
    pub fn deck_len(&self) -> usize {
        self.deck
    }

    /// The deck once the game is over: its last card would be drawn next.
    pub fn deck(&self) -> Option<&[Tribe]> {
        self.opened.as_ref().map(|opened| opened.deck.as_slice())
    }

    /// What the next shuffle would be made from, once the game is over.
    pub fn seed(&self) -> Option<u64> {
        self.opened.as_ref().map(|opened| opened.seed)
    }

    /// The tribe cards that are in the other hand or in the deck.
    pub fn unseen(&self) -> TribeCounts {
        let mut cards = self.table.cards_out_of_sight();
        cards.take_all(self.hand);
        cards
    }

    /// How many of each level lie in the supply where nobody knows them, by [`Level::index`].
    pub fn unseen_levels(&self) -> [u8; 6] {
        let mut left = self.table.levels_out_of_sight();
        for level in self.known() {
            left[level.index()] = left[level.index()].saturating_sub(1);
        }
        left
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.table.ending()?;
        let cards = Player::ALL.map(|player| self.hand_size(player));
        Some(self.table.standings(cards))
    }

    fn hands(&self) -> Hands {
        Hands {
            own: self.hand,
            other: self.other.len(),
        }
    }

    /// Fills `out` with the legal decisions; none when it is not this player's to decide.
    pub fn legal(&self, out: &mut Vec<Decision>) {
        out.clear();
        if self.table.decider() == Some(self.player) {
            self.table.legal(&self.hands(), out);
        }
    }

    /// Says why a decision of this player is illegal now.
    ///
    /// # Errors
    /// The first reason that applies; `NotNow` when the other player decides.
    pub fn check(&self, decision: Decision) -> Result<(), Refusal> {
        if self.table.decider() == Some(self.player) {
            self.table.check(decision, &self.hands())
        } else {
            Err(Refusal::NotNow)
        }
    }

    /// A whole position as it could be: the unseen cards dealt at random, each deal equally likely.
    pub fn sample(&self, random: &mut impl Rng) -> Position {
        // A bot samples dozens of times for a decision, so nothing here is allocated.
        let mut cards: Pile<Tribe, TRIBE_CARDS> = Pile::EMPTY;
        let mut unseen = self.unseen();
        if let Handful::Known(other) = self.other {
            unseen.take_all(other);
        }
        unseen.iter().for_each(|card| cards.push(card));
        shuffle(random, cards.as_mut_slice());
        let (other, rest) = match self.other {
            Handful::Known(other) => (other, cards.as_slice()),
            Handful::Hidden(count) => {
                let count = usize::from(count).min(cards.len());
                let (dealt, rest) = cards.as_slice().split_at(count);
                (dealt.iter().copied().collect(), rest)
            }
        };
        let mut supply = Supply::EMPTY;
        for (level, count) in Level::ALL.into_iter().zip(self.unseen_levels()) {
            (0..count).for_each(|_| supply.push(level));
        }
        shuffle(random, supply.as_mut_slice());
        supply.truncate(self.supply - self.known.len());
        supply.extend(self.known());
        let mut hands = [self.hand; 2];
        hands[self.player.other().index()] = other;
        let (deck, seed) = match &self.opened {
            Some(opened) => (opened.deck, opened.seed),
            None => {
                let deck = &rest[..self.deck.min(rest.len())];
                (Pile::new(deck).unwrap_or_default(), random.next_u64())
            }
        };
        Position {
            table: self.table.clone(),
            hands,
            supply,
            deck,
            seed,
        }
    }
}
