//! What is not written down, drawn from what is left.

use super::super::{Level, Pile, Position, Supply, Tribe, TribeCounts};
use super::{Draft, Flaws};
use crate::random::{generator, shuffle};

impl TryFrom<&Draft> for Position {
    type Error = Flaws;

    /// Makes the position that is written down.
    ///
    /// Unknown cards are drawn from those that are left by a generator made from the seed, which is
    /// not used up: first the supply, then kish's hand, ur's hand and the deck.
    fn try_from(draft: &Draft) -> Result<Position, Flaws> {
        let flaws = draft.check();
        if !flaws.is_empty() {
            return Err(Flaws(flaws));
        }
        let seed = draft.seed.unwrap_or_default();
        let mut random = generator(seed);
        let found = draft.levels();
        let mut levels: Vec<Level> = Level::ALL
            .into_iter()
            .flat_map(|l| std::iter::repeat_n(l, usize::from(l.cards()) - found[l.index()]))
            .collect();
        shuffle(&mut random, &mut levels);
        let found = draft.cards();
        let mut cards: Vec<Tribe> = Tribe::ALL
            .into_iter()
            .flat_map(|t| std::iter::repeat_n(t, usize::from(Tribe::CARDS) - found[t.index()]))
            .collect();
        shuffle(&mut random, &mut cards);

        let mut levels = levels.into_iter();
        let supply = filled(&draft.supply, &mut levels);
        let mut cards = cards.into_iter();
        let hands = draft.hands.map(|hand| {
            let mut filled = hand.known;
            let dealt: TribeCounts = cards.by_ref().take(hand.unknown).collect();
            filled.add_all(dealt);
            filled
        });
        let deck = filled(&draft.deck, &mut cards);
        let mut table = draft.table();
        let (begins, _) = table.verdict();
        table.end_phase |= begins;
        Ok(Position {
            table,
            hands,
            supply: Supply::new(&supply).unwrap_or_default(),
            deck: Pile::new(&deck).unwrap_or_default(),
            seed,
        })
    }
}

/// A pile whose last card is drawn first, from cards in the order of drawing.
fn filled<T: Copy>(cards: &[Option<T>], left: &mut impl Iterator<Item = T>) -> Vec<T> {
    let mut pile: Vec<T> = cards
        .iter()
        .filter_map(|card| card.or_else(|| left.next()))
        .collect();
    pile.reverse();
    pile
}
