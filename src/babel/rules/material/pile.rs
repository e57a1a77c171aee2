//! Cards in an order: rows, columns, the supply and the deck.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A card that is written down as one character.
pub trait Letter: Copy + PartialEq {
    /// What fills the places of a pile where nothing lies.
    const ANY: Self;

    /// How it is written.
    fn letter(self) -> char;

    /// The card that is written so.
    fn from_letter(letter: char) -> Option<Self>;
}

/// At most `N` cards from first to last; the last is the topmost.
///
/// It holds its cards itself, so that positions are cheap to copy.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[serde(bound = "T: Letter")]
pub struct Pile<T: Letter, const N: usize> {
    /// What lies beyond `len` means nothing.
    cards: [T; N],
    len: u8,
}

impl<T: Letter, const N: usize> Pile<T, N> {
    /// No card.
    pub const EMPTY: Pile<T, N> = Pile {
        cards: [T::ANY; N],
        len: 0,
    };

    /// These cards, first to last; `None` for more than there is room for.
    pub fn new(cards: &[T]) -> Option<Pile<T, N>> {
        let mut pile = Pile::EMPTY;
        pile.cards.get_mut(..cards.len())?.copy_from_slice(cards);
        pile.len = u8::try_from(cards.len()).ok()?;
        Some(pile)
    }

    /// How many cards.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards, first to last.
    pub fn as_slice(&self) -> &[T] {
        &self.cards[..self.len()]
    }

    /// The cards, first to last, to be put in another order.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.cards[..usize::from(self.len)]
    }

    /// The topmost card.
    pub fn last(&self) -> Option<T> {
        self.as_slice().last().copied()
    }

    /// Puts a card on top. There is room for every card of the game.
    pub fn push(&mut self, card: T) {
        debug_assert!(self.len() < N, "a pile for every card");
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = card;
            self.len += 1;
        }
    }

    /// Takes the topmost card off.
    pub fn pop(&mut self) -> Option<T> {
        let card = self.last()?;
        self.len -= 1;
        Some(card)
    }

    /// Takes a card out, counted from 0; those after it close up.
    pub fn remove(&mut self, index: usize) -> Option<T> {
        let card = *self.as_slice().get(index)?;
        self.cards
            .copy_within(index + 1..usize::from(self.len), index);
        self.len -= 1;
        Some(card)
    }

    /// Puts cards on top, the last of them topmost.
    pub fn extend(&mut self, cards: &[T]) {
        for card in cards {
            self.push(*card);
        }
    }

    /// Takes cards off until so many are left.
    pub fn truncate(&mut self, len: usize) {
        if len < self.len() {
            self.len = len as u8;
        }
    }

    /// Takes every card out for which `keep` does not hold; answers how many.
    pub fn retain(&mut self, keep: impl Fn(T) -> bool) -> u8 {
        let mut kept = 0;
        for index in 0..self.len() {
            if keep(self.cards[index]) {
                self.cards[kept] = self.cards[index];
                kept += 1;
            }
        }
        let removed = self.len - kept as u8;
        self.len = kept as u8;
        removed
    }
}

impl<T: Letter, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Pile::EMPTY
    }
}

impl<T: Letter, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Letter, const N: usize> Eq for Pile<T, N> {}

impl<T: Letter, const N: usize> fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", String::from(*self))
    }
}

impl<T: Letter, const N: usize> From<Pile<T, N>> for String {
    fn from(pile: Pile<T, N>) -> String {
        pile.as_slice().iter().map(|card| card.letter()).collect()
    }
}

impl<T: Letter, const N: usize> TryFrom<String> for Pile<T, N> {
    type Error = String;

    fn try_from(letters: String) -> Result<Self, String> {
        let cards: Option<Vec<T>> = letters.chars().map(T::from_letter).collect();
        cards
            .and_then(|cards| Pile::new(&cards))
            .ok_or_else(|| "no cards, or more than the game has".to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::babel::rules::Tribe::{self, *};

    type Three = Pile<Tribe, 3>;

    #[test]
    fn cards_come_off_the_top_and_out_of_the_middle() {
        let mut pile = Three::new(&[Assyrians, Medes, Persians]).unwrap();
        assert_eq!(pile.remove(1), Some(Medes));
        assert_eq!(pile.as_slice(), [Assyrians, Persians]);
        assert_eq!(pile.remove(2), None);
        pile.push(Assyrians);
        assert_eq!(pile.retain(|card| card != Assyrians), 2);
        assert_eq!(pile.pop(), Some(Persians));
        assert_eq!((pile.pop(), pile.last()), (None, None));
        assert!(Three::new(&[Medes; 4]).is_none());
    }

    #[test]
    fn what_lies_beyond_the_end_means_nothing() {
        let mut pile = Three::new(&[Assyrians, Medes]).unwrap();
        pile.pop();
        assert_eq!(pile, Three::new(&[Assyrians]).unwrap());
    }

    #[test]
    fn a_pile_is_saved_as_its_letters() {
        let pile = Three::new(&[Assyrians, Sumerians]).unwrap();
        let text = ron::to_string(&pile).unwrap();
        assert_eq!(text, "\"as\"");
        assert_eq!(ron::from_str::<Three>(&text), Ok(pile));
        assert!(ron::from_str::<Three>("\"ax\"").is_err());
        assert!(ron::from_str::<Three>("\"aaaa\"").is_err());
    }
}
