//! The quarry: both columns, and supply, deck and discards between them.

use super::bank::STOREY;
use super::{GAP, Layout};
use crate::babel::rules::{Player, Source};
use crate::desktop::art::BabelPicture;
use bevy::prelude::*;

/// The room in the quarry for a player's name and marker, in points.
pub(super) const HARBOUR: f32 = 46.0;
/// The share of the quarry's middle that the supply takes, above deck and discards.
const SUPPLY: f32 = 0.38;
/// How much higher the topmost of sixty cards lies than the lowest, in points.
const PILE_RISE: f32 = 6.0;

/// A pile in the middle of the quarry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pile {
    /// Of temple cards, face down.
    Supply,
    /// Of tribe cards, face down.
    Deck,
    /// Of tribe cards, open.
    Discards,
}

impl Pile {
    /// What one of its cards looks like, as far as its size goes.
    pub const fn picture(self) -> BabelPicture {
        match self {
            Pile::Supply => BabelPicture::StoreyBack,
            Pile::Deck | Pile::Discards => BabelPicture::CardBack,
        }
    }
}

impl Layout {
    /// A card of a player's column in the quarry, counted from 0, where it has `len` of them: the
    /// last, which alone can be taken, lies nearest to the river.
    pub fn quarry_card(&self, player: Player, place: usize, len: usize) -> Rect {
        let (top, bottom) = self.bank(player);
        let wide = (self.quarry.width() - 4.0 * GAP)
            .min(self.card.x * 1.3)
            .max(0.0);
        let high = wide * STOREY;
        let steps = len.saturating_sub(1).max(1) as f32;
        // Between the last one and the river there is room for its owner's name and marker.
        let room = (bottom - top - high - HARBOUR).max(0.0);
        let step = (high + 2.0).min(room / steps) * place as f32;
        let y = match player == self.below {
            true => bottom - high / 2.0 - step,
            false => top + high / 2.0 + step,
        };
        Rect::from_center_size(Vec2::new(self.quarry.center().x, y), Vec2::new(wide, high))
    }

    /// Whether the next card of a column of `len` lies over part of this one.
    pub fn is_covered(&self, player: Player, place: usize, len: usize) -> bool {
        let card = |place| self.quarry_card(player, place, len);
        place + 1 < len && !card(place).intersect(card(place + 1)).is_empty()
    }

    /// A player's half of the quarry.
    pub fn quarry_half(&self, player: Player) -> Rect {
        let (top, bottom) = self.bank(player);
        Rect::new(
            self.quarry.min.x + GAP,
            top,
            self.quarry.max.x - GAP,
            bottom,
        )
    }

    /// The room of a pile in the middle of the quarry: the supply above, deck and discards side by
    /// side below it.
    pub fn pile(&self, pile: Pile) -> Rect {
        let band = Rect::new(
            self.quarry.min.x + GAP,
            self.river.min.y + 2.0,
            self.quarry.max.x - GAP,
            self.river.max.y - 2.0,
        );
        let (line, middle) = (band.min.y + band.height() * SUPPLY, band.center().x);
        match pile {
            Pile::Supply => Rect::new(band.min.x, band.min.y, band.max.x, line),
            Pile::Deck => Rect::new(band.min.x, line, middle, band.max.y),
            Pile::Discards => Rect::new(middle, line, band.max.x, band.max.y),
        }
    }

    /// A card of a pile, counted from 0 at the bottom: each lies a little above the one below it, so
    /// that a thick pile looks thick.
    pub fn pile_card(&self, pile: Pile, place: usize) -> Rect {
        let room = self.pile(pile).inflate(-2.0);
        let (wide, high) = pile.picture().size();
        let width = (room.width() / wide).min((room.height() - PILE_RISE) / high);
        let size = Vec2::new(wide, high) * width.max(1.0);
        let rise = PILE_RISE * (place as f32 / 60.0).min(1.0);
        let middle = (room.min.y + PILE_RISE + room.max.y) / 2.0 - rise;
        Rect::from_center_size(Vec2::new(room.center().x, middle), size)
    }

    /// Whose column's topmost card is meant by a source, for this player.
    pub fn source_at(&self, player: Player, lens: [usize; 2], point: Vec2) -> Option<Source> {
        Source::ALL.into_iter().find(|source| {
            let owner = source.owner(player);
            let len = lens[owner.index()];
            len > 0
                && self
                    .quarry_card(owner, len - 1, len)
                    .inflate(3.0)
                    .contains(point)
        })
    }
}
