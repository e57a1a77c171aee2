//! What is beside the table: the hand in the strip, the players' cards in the rail.

use super::{GAP, Layout, card_ratio};
use crate::babel::rules::{Player, Tribe};
use bevy::prelude::*;

/// The height of the line above the players' cards in the rail.
pub const RAIL_HEAD: f32 = 38.0;
/// The height of a player's card in the rail.
pub const RAIL_CARD: f32 = 92.0;

impl Layout {
    /// The width of the plate at the left end of the strip.
    pub fn plate_width(&self) -> f32 {
        (self.window.x * 0.14).clamp(150.0, 250.0)
    }

    /// The width of the buttons at the right end of the strip.
    pub fn buttons_width(&self) -> f32 {
        (self.window.x * 0.20).clamp(215.0, 360.0)
    }

    /// Where the turn's buttons are: at the right end of the strip.
    pub fn buttons(&self) -> Rect {
        let mut place = self.strip;
        place.min.x = place.max.x - self.buttons_width();
        place
    }

    /// The place of the hand's cards of a tribe in the strip.
    pub fn stack(&self, tribe: Tribe) -> Rect {
        let left = self.plate_width() + GAP;
        let right = self.window.x - self.buttons_width() - GAP;
        let wide = (right - left) / 5.0;
        let left = left + wide * tribe.index() as f32;
        Rect::new(
            left,
            self.strip.min.y + 5.0,
            left + wide,
            self.strip.max.y - 4.0,
        )
    }

    /// The tribe whose cards of the hand lie under a point.
    pub fn stack_at(&self, point: Vec2) -> Option<Tribe> {
        Tribe::ALL
            .into_iter()
            .find(|tribe| self.stack(*tribe).contains(point))
    }

    /// The size of a card in the hand.
    pub fn hand_card(&self) -> Vec2 {
        let high = self.strip.height() - 14.0;
        Vec2::new(high / card_ratio(), high)
    }

    /// The place of a player's card in the rail.
    pub fn rail_card(&self, player: Player) -> Rect {
        // Whoever sits above is above.
        let seat = if player == self.below { 1.0 } else { 0.0 };
        let top = self.rail.min.y + RAIL_HEAD + seat * (RAIL_CARD + GAP);
        Rect::new(
            self.rail.min.x + GAP,
            top,
            self.rail.max.x - GAP,
            top + RAIL_CARD,
        )
    }

    /// Where the rail's room below the players' cards begins.
    pub fn below_rail_cards(&self) -> f32 {
        self.rail_card(self.below).max.y + GAP
    }
}
