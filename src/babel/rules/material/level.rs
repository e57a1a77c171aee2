//! Temple cards and the temples that are built of them.

use super::Letter;
use serde::{Deserialize, Serialize};

/// The level of a temple card, 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

impl Level {
    /// Every level, rising.
    pub const ALL: [Level; 6] = [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6)];

    /// The lowest, with which every player starts.
    pub const LOWEST: Level = Level(1);

    /// The level of this number; `None` unless it is 1 to 6.
    pub const fn new(number: u8) -> Option<Level> {
        match number {
            1..=6 => Some(Level(number)),
            _ => None,
        }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The place in [`ALL`](Level::ALL): what arrays of six are indexed by.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// How many cards of this level there are: ten of the lowest, five of the highest.
    pub const fn cards(self) -> u8 {
        11 - self.0
    }
}

impl TryFrom<u8> for Level {
    type Error = String;

    fn try_from(number: u8) -> Result<Level, String> {
        Level::new(number).ok_or_else(|| format!("no level {number}"))
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.0
    }
}

impl Letter for Level {
    const ANY: Level = Level::LOWEST;

    fn letter(self) -> char {
        char::from(b'0' + self.0)
    }

    fn from_letter(letter: char) -> Option<Level> {
        let number = letter.to_digit(10)?;
        Level::new(number as u8)
    }
}

/// A temple: cards of rising levels, so it is settled by which levels it has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Level>", into = "Vec<Level>")]
pub struct Temple(
    /// A bit a level; the lowest bit stays empty.
    u8,
);

impl Temple {
    /// No card.
    pub const EMPTY: Temple = Temple(0);

    /// A temple of these cards, lowest first; `None` unless the levels rise.
    pub fn new(levels: &[Level]) -> Option<Temple> {
        let rising = levels.windows(2).all(|two| two[0] < two[1]);
        let add = |temple: Temple, level: &Level| Temple(temple.0 | 1 << level.0);
        rising.then(|| levels.iter().fold(Temple::EMPTY, add))
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The level of the topmost card, 0 without one.
    pub const fn height(self) -> u8 {
        match self.0 {
            0 => 0,
            levels => levels.ilog2() as u8,
        }
    }

    /// The topmost card.
    pub const fn top(self) -> Option<Level> {
        Level::new(self.height())
    }

    /// How many cards.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The cards, lowest first.
    pub fn levels(self) -> impl DoubleEndedIterator<Item = Level> + use<> {
        let has = move |level: &Level| self.0 & 1 << level.0 != 0;
        Level::ALL.into_iter().filter(has)
    }

    /// Puts a card that is higher than the temple on top.
    pub const fn raise(&mut self, level: Level) {
        debug_assert!(level.0 > self.height());
        self.0 |= 1 << level.0;
    }

    /// Takes the topmost card off.
    pub const fn lower(&mut self) -> Option<Level> {
        let top = self.top();
        if let Some(level) = top {
            self.0 &= !(1 << level.0);
        }
        top
    }
}

impl TryFrom<Vec<Level>> for Temple {
    type Error = String;

    fn try_from(levels: Vec<Level>) -> Result<Temple, String> {
        Temple::new(&levels).ok_or_else(|| "the levels of a temple rise".to_string())
    }
}

impl From<Temple> for Vec<Level> {
    fn from(temple: Temple) -> Vec<Level> {
        temple.levels().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_45_temple_cards() {
        let all: u8 = Level::ALL.iter().map(|level| level.cards()).sum();
        assert_eq!(usize::from(all), crate::babel::rules::TEMPLE_CARDS);
    }

    #[test]
    fn a_temple_rises_and_is_lowered_card_by_card() {
        let [one, two, _, _, _, six] = Level::ALL;
        let mut temple = Temple::new(&[one, six]).unwrap();
        assert_eq!((temple.height(), temple.len()), (6, 2));
        assert_eq!(temple.lower(), Some(six));
        temple.raise(two);
        assert_eq!(temple.levels().collect::<Vec<_>>(), [one, two]);
        assert_eq!(temple.lower().and(temple.lower()), Some(one));
        assert_eq!((temple.height(), temple.lower()), (0, None));
        assert_eq!(Temple::new(&[two, one]), None);
        assert_eq!(Temple::new(&[two, two]), None);
    }
}
