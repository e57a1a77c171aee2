//! Starting a game (2, 10, 14).

use super::{Level, Options, Pile, Player, Position, Supply, Table, Tribe, TribeCounts, Unheard};
use crate::random::{below, generator, shuffle};
use rand::Rng;
use serde::{Deserialize, Serialize};

/// Everything that settles how a game starts: the same set-up always starts the same game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The starting player; drawn at random when not given.
    pub start: Option<Player>,
    /// The variants of the game.
    #[serde(default)]
    pub options: Options,
    /// Settles every shuffle: the same seed deals the same cards on every machine.
    pub seed: u64,
}

/// Tribe cards that a player is dealt.
const DEALT: usize = 5;

/// Tribe cards that the starter is dealt with the handicap.
const DEALT_WITH_HANDICAP: usize = 3;

impl Setup {
    /// A game without options, with a starting player drawn at random.
    pub fn new(seed: u64) -> Setup {
        Setup {
            start: None,
            options: Options::default(),
            seed,
        }
    }
}

impl Position {
    /// Starts a game and its first turn: the starter has drawn.
    ///
    /// What is random is drawn in one order, always: the starter (drawn even when one is given, so
    /// that a seed always deals the same game), the supply, the deck, the seed of the first
    /// reshuffle. The starter is dealt first.
    pub fn new(setup: &Setup) -> Position {
        let mut random = generator(setup.seed);
        let drawn = Player::ALL[below(&mut random, 2) as usize];
        let active = setup.start.unwrap_or(drawn);

        let left = |level: Level| match level {
            Level::LOWEST => usize::from(level.cards()) - Player::ALL.len(),
            _ => usize::from(level.cards()),
        };
        let levels = Level::ALL.into_iter();
        let mut supply: Vec<Level> = levels
            .flat_map(|level| std::iter::repeat_n(level, left(level)))
            .collect();
        shuffle(&mut random, &mut supply);
        let mut deck: Vec<Tribe> = TribeCounts::ALL.iter().collect();
        shuffle(&mut random, &mut deck);
        let seed = random.next_u64();

        // What is drawn first is the last of a pile.
        supply.reverse();
        deck.reverse();
        let mut table = Table::bare(setup.options, active);
        for column in &mut table.columns {
            column.push(Level::LOWEST);
        }
        table.founding = [setup.options.founding; 2];
        let mut position = Position {
            table,
            hands: [TribeCounts::EMPTY; 2],
            supply: Supply::new(&supply).unwrap_or_default(),
            deck: Pile::new(&deck).unwrap_or_default(),
            seed,
        };
        for player in [active, active.other()] {
            let dealt = match setup.options.handicap && player == active {
                true => DEALT_WITH_HANDICAP,
                false => DEALT,
            };
            for _ in 0..dealt {
                let card = position.deck.pop();
                position.hands[player.index()].extend(card.as_slice());
            }
        }
        position.draw_tribe_cards(active, &mut Unheard);
        position
    }

    /// Puts the discard pile, in the order of tribes, shuffled in the place of the empty deck, and
    /// draws the seed of the next time (14).
    pub(super) fn reshuffle(&mut self) -> u8 {
        let mut random = generator(self.seed);
        let mut deck: Vec<Tribe> = self.table.discards.iter().collect();
        shuffle(&mut random, &mut deck);
        deck.reverse();
        self.table.discards = TribeCounts::EMPTY;
        self.deck = Pile::new(&deck).unwrap_or_default();
        self.seed = random.next_u64();
        deck.len() as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::babel::rules::{Column, TEMPLE_CARDS, TRIBE_CARDS};

    #[test]
    fn everything_is_laid_out_and_the_starter_has_drawn() {
        for seed in 0..20 {
            let game = Position::new(&Setup::new(seed));
            let starter = game.table().active();
            assert_eq!(game.hand(starter).total(), 8);
            assert_eq!(game.hand(starter.other()).total(), 5);
            assert_eq!(game.deck().len(), TRIBE_CARDS - 13);
            assert_eq!(game.supply().len(), TEMPLE_CARDS - 2);
            let one = Column::new(&[Level::LOWEST]).unwrap();
            assert!(Player::ALL.iter().all(|p| *game.table().column(*p) == one));
        }
    }

    #[test]
    fn a_given_starter_changes_nothing_that_is_shuffled() {
        let mut setup = Setup::new(3);
        let games = Player::ALL.map(|player| {
            setup.start = Some(player);
            Position::new(&setup)
        });
        let [kish, ur] = &games;
        assert_eq!((&kish.supply, &kish.deck), (&ur.supply, &ur.deck));
        assert_eq!(kish.seed, ur.seed);
        // Whoever starts is dealt first.
        assert_eq!(kish.hand(Player::Kish), ur.hand(Player::Ur));
        assert_eq!(kish.hand(Player::Ur), ur.hand(Player::Kish));
    }
}
