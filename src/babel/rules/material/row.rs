//! A player's row on a territory, and the runs in it (8).

use super::super::TRIBE_CARDS;
use super::{Pile, Tribe};
use serde::{Deserialize, Serialize};

/// Tribe cards from first to last, all visible.
pub type Row = Pile<Tribe, TRIBE_CARDS>;

/// The fewest cards that make a run.
pub const SHORTEST_RUN: usize = 3;

/// A place in a row, counted from 1 to 60.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Place(u8);

impl Place {
    /// The place of this number; `None` unless a row can have it.
    pub const fn new(number: u8) -> Option<Place> {
        match number {
            1..=60 => Some(Place(number)),
            _ => None,
        }
    }

    /// Its number, counted from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its number, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl TryFrom<u8> for Place {
    type Error = String;

    fn try_from(number: u8) -> Result<Place, String> {
        Place::new(number).ok_or_else(|| format!("no place {number}"))
    }
}

impl From<Place> for u8 {
    fn from(place: Place) -> u8 {
        place.0
    }
}

/// Three or more cards of one tribe that lie next to each other, as long as it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Run {
    /// The tribe of its cards.
    pub tribe: Tribe,
    /// The place of its first card.
    pub first: Place,
    /// How many cards.
    pub len: usize,
}

impl Row {
    /// The runs, first to last.
    pub fn runs(&self) -> impl Iterator<Item = Run> + '_ {
        let mut start = 0;
        let groups = self.as_slice().chunk_by(|one, next| one == next);
        groups.filter_map(move |group| {
            let first = Place::new(start as u8 + 1)?;
            start += group.len();
            let (tribe, len) = (*group.first()?, group.len());
            (len >= SHORTEST_RUN).then_some(Run { tribe, first, len })
        })
    }

    /// The run that begins at a place.
    pub fn run_at(&self, place: Place) -> Option<Run> {
        self.runs().find(|run| run.first == place)
    }

    /// How many cards at the end are of the tribe of the last one; 0 in an empty row.
    pub fn tail(&self) -> usize {
        let cards = self.as_slice();
        let same = |card: &&Tribe| Some(**card) == self.last();
        cards.iter().rev().take_while(same).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::babel::rules::Letter;

    fn row(letters: &str) -> Row {
        let cards: Option<Vec<Tribe>> = letters.chars().map(Tribe::from_letter).collect();
        Row::new(&cards.unwrap()).unwrap()
    }

    #[test]
    fn a_run_is_three_or_more_as_long_as_it_goes() {
        let runs = |letters| {
            let row = row(letters);
            let found = row
                .runs()
                .map(|r| (r.first.number(), r.tribe.letter(), r.len));
            found.collect::<Vec<_>>()
        };
        assert_eq!(runs("aaahaaaa"), [(1, 'a', 3), (5, 'a', 4)]);
        assert_eq!(runs("aahhaa"), []);
        assert_eq!(runs("mmmppp"), [(1, 'm', 3), (4, 'p', 3)]);
        assert_eq!(runs(""), []);
        assert!(row("aaaa").run_at(Place::new(2).unwrap()).is_none());
    }

    #[test]
    fn the_tail_is_what_lies_directly_before_the_last_card_and_it() {
        for (letters, tail) in [("hahh", 2), ("h", 1), ("", 0), ("hha", 1), ("hhh", 3)] {
            assert_eq!(row(letters).tail(), tail, "{letters}");
        }
    }
}
