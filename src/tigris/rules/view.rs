//! What one player may know (rules 18).

use super::{Bag, Colour, Decision, Dynasty, Position, Refusal, TILES_IN_GAME, Table, TileCounts};
use crate::random::shuffle;
use rand::Rng;
use serde::{Deserialize, Serialize};

/// The game as one dynasty may know it: the table with its public ledger, the own hand, and numbers
/// for all that is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    dynasty: Dynasty,
    table: Table,
    hand: TileCounts,
    hand_sizes: [u8; 4],
    bag: u8,
    seen: TileCounts,
}

impl Position {
    /// What this dynasty may know of the game.
    pub fn view(&self, dynasty: Dynasty) -> View {
        View {
            dynasty,
            table: self.table.clone(),
            hand: self.hand(dynasty),
            hand_sizes: self.hands.map(|hand| hand.total() as u8),
            bag: self.bag.len(),
            seen: self.seen_by(dynasty),
        }
    }

    /// Tiles whose whereabouts this dynasty cannot know, as in its [view](View::unseen).
    pub fn unseen(&self, dynasty: Dynasty) -> TileCounts {
        unseen(&self.table, self.hand(dynasty), self.seen_by(dynasty))
    }

    /// Supposes that a hand holds at least so many tiles of a colour: for whoever thinks about what
    /// another may hold, on a [sample](View::sample). The tiles need not add up any more.
    pub fn suppose_held(&mut self, dynasty: Dynasty, colour: Colour, at_least: u8) {
        let hand = &mut self.hands[dynasty.index()];
        hand.add(colour, at_least.saturating_sub(hand.of(colour)));
    }

    fn seen_by(&self, dynasty: Dynasty) -> TileCounts {
        let mut seen = self.table.seen;
        seen.add_all(self.discarded(dynasty));
        seen
    }
}

/// The tiles of the game that are neither face up on the board, nor in this hand, nor gone before
/// one's eyes.
fn unseen(table: &Table, hand: TileCounts, seen: TileCounts) -> TileCounts {
    let face_down = |c: Colour| c.tiles_in_game().saturating_sub(table.tiles(c).len() as u8);
    let mut unseen = TileCounts::new(Colour::ALL.map(face_down));
    unseen.take_all(hand);
    unseen.take_all(seen);
    unseen
}

impl View {
    /// Whose view it is.
    pub fn dynasty(&self) -> Dynasty {
        self.dynasty
    }

    /// What everybody sees.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The own hand.
    pub fn hand(&self) -> TileCounts {
        self.hand
    }

    /// How many tiles a player holds.
    pub fn hand_size(&self, dynasty: Dynasty) -> u8 {
        self.hand_sizes[dynasty.index()]
    }

    /// How many tiles are in the bag: it follows from the numbers that everybody saw.
    pub fn bag_len(&self) -> u8 {
        self.bag
    }

    /// Tiles gone or face down whose kinds this dynasty has seen, own swaps included.
    pub fn seen(&self) -> TileCounts {
        self.seen
    }

    /// Tiles whose whereabouts this dynasty cannot know: in others' hands, in the bag, or swapped
    /// away by others.
    pub fn unseen(&self) -> TileCounts {
        unseen(&self.table, self.hand, self.seen)
    }

    /// Fills `out` with the legal decisions; none when it is not this dynasty's to decide.
    pub fn legal(&self, out: &mut Vec<Decision>) {
        out.clear();
        if self.table.decider() == Some(self.dynasty) {
            self.table.legal(&self.hand, out);
        }
    }

    /// Says why a decision of this dynasty is illegal now.
    ///
    /// # Errors
    /// The first reason that applies; `NotNow` when another player decides.
    pub fn check(&self, decision: Decision) -> Result<(), Refusal> {
        if self.table.decider() == Some(self.dynasty) {
            self.table.check(decision, &self.hand)
        } else {
            Err(Refusal::NotNow)
        }
    }

    /// A whole position as it could be: the unseen tiles dealt at random, each deal equally likely.
    pub fn sample(&self, random: &mut impl Rng) -> Position {
        // A bot samples dozens of times for a decision, so nothing here is allocated.
        let mut tiles = [Colour::Black; TILES_IN_GAME];
        let unseen = self.unseen();
        for (place, tile) in tiles.iter_mut().zip(unseen.iter()) {
            *place = tile;
        }
        let tiles = &mut tiles[..usize::from(unseen.total())];
        shuffle(random, tiles);
        let mut left = &*tiles;
        let mut deal = |count: usize| {
            let (dealt, rest) = left.split_at(count.min(left.len()));
            left = rest;
            dealt
        };
        let mut hands = [TileCounts::EMPTY; 4];
        let mut discarded = [TileCounts::EMPTY; 4];
        let me = self.dynasty.index();
        for dynasty in self.table.seats().iter() {
            let i = dynasty.index();
            if i == me {
                hands[i] = self.hand;
                discarded[i] = self.seen;
                discarded[i].take_all(self.table.seen());
            } else {
                hands[i] = deal(usize::from(self.hand_sizes[i]))
                    .iter()
                    .copied()
                    .collect();
            }
        }
        let bag = Bag::new(deal(usize::from(self.bag)));
        for dynasty in self.table.seats().iter().filter(|d| d.index() != me) {
            let count = usize::from(self.table.swapped(dynasty));
            discarded[dynasty.index()] = deal(count).iter().copied().collect();
        }
        Position {
            table: self.table.clone(),
            hands,
            // At most the 153 tiles of the game.
            bag: bag.unwrap_or_else(|| unreachable!("a bag for every tile")),
            discarded,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::generator;
    use crate::tigris::rules::testing::{play, position};

    #[test]
    fn a_view_counts_what_its_player_has_seen() {
        let mut game = position("", "S@f5");
        play(&mut game, &["swap TS", "catastrophe f5"]);
        let own = game.view(Dynasty::Archer);
        let other = game.view(Dynasty::Bull);
        assert_eq!(own.seen(), TileCounts::new([2, 1, 0, 0]));
        assert_eq!(other.seen(), TileCounts::new([1, 0, 0, 0]));
        assert_eq!(other.hand_size(Dynasty::Archer), 6);
        assert_eq!(own.bag_len(), game.bag().len());
    }

    #[test]
    fn only_whoever_decides_has_decisions() {
        let game = position("", "T@f5");
        let mut legal = vec![Decision::End];
        game.view(Dynasty::Bull).legal(&mut legal);
        assert!(legal.is_empty());
        assert_eq!(
            game.view(Dynasty::Bull).check(Decision::End),
            Err(Refusal::NotNow)
        );
        game.view(Dynasty::Archer).legal(&mut legal);
        assert!(legal.contains(&Decision::End));
    }

    #[test]
    fn a_sample_keeps_what_is_known_and_deals_the_rest() {
        let mut game = position("", "T@f5");
        play(&mut game, &["swap TS"]);
        let view = game.view(Dynasty::Bull);
        let samples: Vec<Position> = (0..8)
            .map(|seed| view.sample(&mut generator(seed)))
            .collect();
        for sample in &samples {
            assert_eq!(sample.view(Dynasty::Bull), view);
            assert_eq!(sample.check_validity(), Ok(()));
        }
        assert!(samples.windows(2).any(|two| two[0] != two[1]));
    }
}
