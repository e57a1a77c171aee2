//! Where everything is: the quarry and the five territories, the rail at the right, the strip below.
//!
//! All in design points, from the top left corner, y down, as egui counts them; a unit of the
//! camera's world is one of them too. [`bank`], [`quarry`] and [`seats`] have the places in detail.

mod bank;
mod quarry;
mod seats;
#[cfg(test)]
mod tests;

pub use quarry::Pile;
pub use seats::{RAIL_CARD, RAIL_HEAD};

use crate::babel::rules::{Level, Player, Tribe};
use crate::desktop::app::screen::Screen;
use crate::desktop::art::wanted::{Wanted, WantedKnown};
use crate::desktop::art::{BabelPicture, Ground};
use crate::desktop::theme::UiScaling;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// The share of the width that the rail takes, and its bounds in points.
const RAIL: (f32, f32, f32) = (0.21, 240.0, 380.0);
/// The share of the height that the strip takes, and its smallest height in points.
const STRIP: (f32, f32) = (0.15, 100.0);
/// The share of the table's width that the quarry takes.
const QUARRY: f32 = 0.15;
/// The share of the table's height that the river takes.
const RIVER: f32 = 0.15;
/// The share of the table's height that the frame around it takes at each side, and its bounds in
/// points.
const FRAME: (f32, f32, f32) = (0.014, 7.0, 12.0);
/// The share of a card that is seen of it when the next one lies on it.
const HEADER: f32 = 0.25;
/// So many cards of a row lie unhurried; of more of them less is seen.
const UNHURRIED: f32 = 7.0;
/// The gap between what lies on a bank and its edges.
const GAP: f32 = 6.0;
/// The width of the lane between a row and its temple, where skills are offered.
pub const LANE: f32 = 30.0;
/// How many storeys a temple can have at most.
pub const STOREYS: usize = Level::ALL.len();

/// The places of the table for the present window, as whoever sits below sees them.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Layout {
    /// The window in design points.
    pub window: Vec2,
    /// Physical pixels per design point.
    pub pixels: f32,
    /// All that rail and strip leave.
    pub area: Rect,
    /// Quarry, banks and river: the area without the frame around it.
    pub field: Rect,
    pub rail: Rect,
    pub strip: Rect,
    /// The strip of territories between the banks.
    pub river: Rect,
    /// The quarry, from edge to edge.
    pub quarry: Rect,
    /// The size of a tribe card.
    pub card: Vec2,
    /// Whose bank is below.
    pub below: Player,
}

/// That of the smallest window, until the real one is known.
impl Default for Layout {
    fn default() -> Layout {
        Layout::of(Vec2::new(1024.0, 640.0), 1.0, 1.0, Player::Kish)
    }
}

impl Layout {
    /// The layout of a window of this size in logical pixels.
    pub fn of(logical: Vec2, ui_scale: f32, display_scale: f32, below: Player) -> Layout {
        let scale = ui_scale.max(0.1);
        let window = logical / scale;
        let rail = (window.x * RAIL.0).clamp(RAIL.1, RAIL.2);
        let strip = (window.y * STRIP.0).max(STRIP.1);
        let area = Vec2::new(window.x - rail, window.y - strip).max(Vec2::splat(64.0));
        let frame = (area.y * FRAME.0).clamp(FRAME.1, FRAME.2).round();
        let field = Rect::from_corners(Vec2::splat(frame), area - frame);
        let quarry = field.min.x + (field.width() * QUARRY).round();
        let river = (field.height() * RIVER).round();
        let bank = ((field.height() - river) / 2.0).round();
        let top = field.min.y + bank;
        let column = (field.max.x - quarry) / 5.0;
        let by_height = (bank - 3.0 * GAP) / (1.0 + UNHURRIED * HEADER) / card_ratio();
        let by_width = (column - LANE - 3.0 * GAP) / 2.0;
        let pixels = scale * display_scale.max(0.1);
        // Whole physical pixels, so that pictures are crisp.
        let wide = (by_height.min(by_width).max(20.0) * pixels).floor() / pixels;
        Layout {
            window,
            pixels,
            area: Rect::from_corners(Vec2::ZERO, area),
            rail: Rect::new(area.x, 0.0, window.x, area.y),
            strip: Rect::new(0.0, area.y, window.x, window.y),
            field,
            river: Rect::new(quarry, top, field.max.x, top + river),
            quarry: Rect::new(field.min.x, field.min.y, quarry, field.max.y),
            card: Vec2::new(wide, (wide * card_ratio() * pixels).round() / pixels),
            below,
        }
    }

    /// A territory from edge to edge: both banks and the land between them.
    pub fn column(&self, at: Tribe) -> Rect {
        let wide = self.river.width() / 5.0;
        let left = self.river.min.x + wide * at.index() as f32;
        Rect::new(left, self.field.min.y, left + wide, self.field.max.y)
    }

    /// The land of a territory, in the river.
    pub fn land(&self, at: Tribe) -> Rect {
        let column = self.column(at);
        Rect::new(
            column.min.x + GAP,
            self.river.min.y + GAP,
            column.max.x - GAP,
            self.river.max.y - GAP,
        )
    }

    /// The territory under a point, on either bank or in the river.
    pub fn column_at(&self, point: Vec2) -> Option<Tribe> {
        Tribe::ALL
            .into_iter()
            .find(|at| self.column(*at).contains(point))
    }

    /// A point as a place in the world of the camera.
    pub fn to_world(&self, point: Vec2) -> Vec2 {
        Vec2::new(point.x - self.window.x / 2.0, self.window.y / 2.0 - point.y)
    }

    /// The ground to be drawn, in physical pixels.
    pub fn ground(&self) -> Ground {
        let scaled = |rect: Rect| {
            Rect::from_corners(
                (rect.min * self.pixels).round(),
                (rect.max * self.pixels).round(),
            )
        };
        let places = |place: &dyn Fn(Player, Tribe) -> Rect| {
            let of = |player| Tribe::ALL.map(|at| scaled(place(player, at)));
            Player::ALL.map(of)
        };
        Ground {
            size: (self.area.size() * self.pixels).round(),
            field: scaled(self.field),
            river: scaled(self.river),
            lands: Tribe::ALL.map(|at| scaled(self.land(at))),
            quarry: scaled(self.quarry),
            cards: places(&|player, at| self.row_card(player, at, 0, 1)),
            temples: places(&|player, at| {
                let [lowest, highest] = [0, STOREYS - 1].map(|i| self.storey(player, at, i));
                lowest.union(highest)
            }),
        }
    }
}

/// How high a tribe card is, in its widths.
fn card_ratio() -> f32 {
    let (wide, high) = BabelPicture::CardBack.size();
    high / wide
}

/// Who sits below: said by the table, which knows who looks.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Below(pub Player);

impl Default for Below {
    fn default() -> Below {
        Below(Player::Kish)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Layout>()
        .init_resource::<Below>()
        .add_systems(PreUpdate, measure)
        .add_systems(
            Update,
            want.in_set(WantedKnown).run_if(in_state(Screen::Babel)),
        );
}

fn measure(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    scaling: Res<UiScaling>,
    below: Res<Below>,
    mut layout: ResMut<Layout>,
) {
    let Some(window) = window else { return };
    let size = Vec2::new(window.width(), window.height());
    if size.min_element() < 1.0 {
        return;
    }
    layout.set_if_neq(Layout::of(
        size,
        scaling.scale,
        window.scale_factor(),
        below.0,
    ));
}

/// Tells the art in which sizes pictures are wanted.
fn want(layout: Res<Layout>, mut wanted: ResMut<Wanted>) {
    let larger = layout.card.x.max(layout.hand_card().x);
    let now = Wanted {
        card: (larger * layout.pixels).round() as u32,
        ground: Some(layout.ground()),
        ..wanted.clone()
    };
    wanted.set_if_neq(now);
}
