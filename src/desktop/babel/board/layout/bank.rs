//! A player's bank of a territory: the row of cards, the lane of skills beside it, the temple, and
//! where markers stand.

use super::quarry::HARBOUR;
use super::{GAP, HEADER, LANE, Layout};
use crate::babel::rules::{Player, Tribe};
use bevy::prelude::*;

/// How high a storey is in a temple, in its widths.
pub(super) const STOREY: f32 = 0.4;

impl Layout {
    /// How far from the upper edge a player's bank reaches down.
    pub(super) fn bank(&self, player: Player) -> (f32, f32) {
        match player == self.below {
            true => (self.river.max.y + GAP, self.field.max.y - GAP),
            false => (self.field.min.y + GAP, self.river.min.y - GAP),
        }
    }

    /// A player's bank of a territory.
    pub fn bank_of(&self, player: Player, at: Tribe) -> Rect {
        let column = self.column(at);
        let (top, bottom) = self.bank(player);
        Rect::new(column.min.x + GAP, top, column.max.x - GAP, bottom)
    }

    /// A card of a player's row, counted from 0, where the row has `len` of them.
    pub fn row_card(&self, player: Player, at: Tribe, place: usize, len: usize) -> Rect {
        let (top, bottom) = self.bank(player);
        let room = bottom - top - self.card.y;
        let steps = len.saturating_sub(1).max(1) as f32;
        let step = (self.card.y * HEADER).min(room / steps);
        let y = top + step * place as f32;
        let corner = Vec2::new(self.column(at).min.x + GAP, y);
        Rect::from_corners(corner, corner + self.card)
    }

    /// Where the lane for skills between a row and its temple begins and ends, across.
    pub fn lane(&self, at: Tribe) -> (f32, f32) {
        let left = self.column(at).min.x + GAP + self.card.x;
        (left, left + LANE)
    }

    /// The width of a storey.
    fn storey_width(&self, at: Tribe) -> f32 {
        let (_, left) = self.lane(at);
        (self.column(at).max.x - GAP - left).min(self.card.x * 1.15)
    }

    /// A storey of a player's temple, counted from 0.
    pub fn storey(&self, player: Player, at: Tribe, place: usize) -> Rect {
        let (_, left) = self.lane(at);
        let (top, bottom) = self.bank(player);
        let wide = self.storey_width(at);
        let right = self.column(at).max.x - GAP;
        let high = (wide * STOREY).min((bottom - top) / 6.0);
        let middle = Vec2::new((left + right) / 2.0, bottom - high * (place as f32 + 0.5));
        // A window may be made smaller than anything has room in.
        Rect::from_center_size(middle, Vec2::new(wide, high).max(Vec2::ZERO))
    }

    /// A player's marker: on a territory, or at the edge of the quarry.
    pub fn marker(&self, player: Player, at: Option<Tribe>) -> Rect {
        let size = Vec2::new(0.5, 0.7) * (self.river.height() - 2.0 * GAP) * 0.82 / 0.7;
        let size = size.min(self.card * Vec2::new(0.9, 0.9)).max(Vec2::ZERO);
        let side = match player == self.below {
            true => 0.17,
            false => 0.83,
        };
        let middle = match at {
            Some(at) => {
                let land = self.land(at);
                Vec2::new(land.min.x + land.width() * side, land.center().y - 2.0)
            }
            None => {
                let half = self.quarry_half(player);
                let size = Vec2::new(0.5, 0.7) * (HARBOUR - 2.0) / 0.7;
                let y = match player == self.below {
                    true => half.min.y + size.y / 2.0,
                    false => half.max.y - size.y / 2.0,
                };
                let middle = Vec2::new(half.max.x - size.x / 2.0 - 2.0, y);
                return Rect::from_center_size(middle, size);
            }
        };
        Rect::from_center_size(middle, size)
    }
}
