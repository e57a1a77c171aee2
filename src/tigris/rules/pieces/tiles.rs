//! Tiles by number and colour, and the bag.

use super::Colour;
use serde::{Deserialize, Serialize};

/// A full hand.
pub const HAND_SIZE: u8 = 6;

/// How many tiles there are of each colour: a hand, a handful to swap, what has been seen.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct TileCounts([u8; 4]);

impl TileCounts {
    /// No tile.
    pub const EMPTY: TileCounts = TileCounts([0; 4]);

    /// These many of each, in the order of colours.
    pub const fn new(counts: [u8; 4]) -> TileCounts {
        TileCounts(counts)
    }

    /// How many of one colour.
    pub const fn of(&self, colour: Colour) -> u8 {
        self.0[colour.index()]
    }

    /// How many in all.
    pub fn total(&self) -> u16 {
        self.0.iter().map(|n| u16::from(*n)).sum()
    }

    /// How many tiles a hand of these lacks to be a full one.
    pub fn lacks(&self) -> u16 {
        u16::from(HAND_SIZE).saturating_sub(self.total())
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        u32::from_ne_bytes(self.0) == 0
    }

    /// Adds `count` tiles of a colour.
    pub const fn add(&mut self, colour: Colour, count: u8) {
        self.0[colour.index()] = self.0[colour.index()].saturating_add(count);
    }

    /// Takes `count` tiles of a colour away, or as many as there are.
    pub const fn take(&mut self, colour: Colour, count: u8) {
        self.0[colour.index()] = self.0[colour.index()].saturating_sub(count);
    }

    /// Adds all tiles of `other`.
    pub fn add_all(&mut self, other: TileCounts) {
        for colour in Colour::ALL {
            self.add(colour, other.of(colour));
        }
    }

    /// Takes all tiles of `other` away, or as many as there are.
    pub fn take_all(&mut self, other: TileCounts) {
        for colour in Colour::ALL {
            self.take(colour, other.of(colour));
        }
    }

    /// Whether every tile of `other` is here.
    pub fn includes(&self, other: &TileCounts) -> bool {
        self.0
            .iter()
            .zip(other.0)
            .all(|(mine, theirs)| *mine >= theirs)
    }

    /// The tiles one by one, in the order of colours.
    pub fn iter(&self) -> impl Iterator<Item = Colour> + use<> {
        let counts = self.0;
        Colour::ALL
            .into_iter()
            .flat_map(move |c| std::iter::repeat_n(c, usize::from(counts[c.index()])))
    }
}

impl FromIterator<Colour> for TileCounts {
    fn from_iter<I: IntoIterator<Item = Colour>>(tiles: I) -> TileCounts {
        let mut counts = TileCounts::EMPTY;
        for tile in tiles {
            counts.add(tile, 1);
        }
        counts
    }
}

/// The most tiles a bag can hold: all that the game has.
pub const TILES_IN_GAME: usize = 153;

/// The bag: tiles in the order in which they will be drawn.
///
/// The order is settled when the game is set up, so nothing after that is random. A tile takes two
/// bits, so that positions are cheap to copy.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Colour>", into = "Vec<Colour>")]
pub struct Bag {
    /// The last of the `len` tiles is drawn first; what lies beyond `len` means nothing.
    tiles: [u64; TILES_IN_GAME.div_ceil(TILES_IN_WORD)],
    len: u8,
}

const TILES_IN_WORD: usize = 32;

impl Bag {
    /// A bag with these tiles, first drawn first; `None` for more tiles than the game has.
    pub fn new(draw_order: &[Colour]) -> Option<Bag> {
        if draw_order.len() > TILES_IN_GAME {
            return None;
        }
        let mut bag = Bag::default();
        for (place, tile) in draw_order.iter().rev().enumerate() {
            bag.tiles[place / TILES_IN_WORD] |=
                (tile.index() as u64) << (place % TILES_IN_WORD * 2);
        }
        bag.len = draw_order.len() as u8;
        Some(bag)
    }

    /// Draws a tile; `None` when the bag is empty.
    pub fn draw(&mut self) -> Option<Colour> {
        self.len = self.len.checked_sub(1)?;
        Some(self.tile(self.len))
    }

    /// The tile that is drawn when there are `place` more.
    fn tile(&self, place: u8) -> Colour {
        let place = usize::from(place);
        let bits = self.tiles[place / TILES_IN_WORD] >> (place % TILES_IN_WORD * 2);
        Colour::ALL[(bits & 3) as usize]
    }

    /// How many tiles are left.
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether no tile is left.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The tiles, first drawn first.
    pub fn draw_order(&self) -> impl Iterator<Item = Colour> + '_ {
        (0..self.len).rev().map(|place| self.tile(place))
    }
}

impl PartialEq for Bag {
    fn eq(&self, other: &Bag) -> bool {
        self.draw_order().eq(other.draw_order())
    }
}

impl Eq for Bag {}

impl std::fmt::Debug for Bag {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.draw_order()).finish()
    }
}

impl TryFrom<Vec<Colour>> for Bag {
    type Error = String;

    fn try_from(draw_order: Vec<Colour>) -> Result<Self, Self::Error> {
        Bag::new(&draw_order).ok_or_else(|| "more tiles in the bag than the game has".to_string())
    }
}

impl From<Bag> for Vec<Colour> {
    fn from(bag: Bag) -> Self {
        bag.draw_order().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_gives_its_tiles_in_order_and_then_none() {
        let order = [Colour::Red, Colour::Blue, Colour::Red];
        let mut bag = Bag::new(&order).unwrap();
        assert_eq!(bag.len(), 3);
        let drawn: Vec<Colour> = std::iter::from_fn(|| bag.draw()).collect();
        assert_eq!(drawn, order);
        assert!(bag.is_empty() && bag.draw().is_none());
        assert!(Bag::new(&[Colour::Red; 154]).is_none());
    }

    #[test]
    fn there_are_153_tiles() {
        let all: usize = Colour::ALL
            .iter()
            .map(|c| usize::from(c.tiles_in_game()))
            .sum();
        assert_eq!(all, TILES_IN_GAME);
    }
}
