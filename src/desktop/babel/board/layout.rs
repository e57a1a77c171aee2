//! Where everything is: the quarry and the five territories, the rail at the right, the strip below.
//!
//! All in design points, from the top left corner, y down, as egui counts them; a unit of the
//! camera's world is one of them too.

use crate::babel::rules::{Level, Player, Source, Tribe};
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
/// The share of a card that is seen of it when the next one lies on it.
const HEADER: f32 = 0.25;
/// So many cards of a row lie unhurried; of more of them less is seen.
const UNHURRIED: f32 = 7.0;
/// The gap between what lies on a bank and its edges.
const GAP: f32 = 6.0;
/// The width of the lane between a row and its temple, where skills are offered.
pub const LANE: f32 = 30.0;
/// The room in the quarry for a player's name and marker, in points.
const HARBOUR: f32 = 46.0;
/// How high a storey is in a temple, in its widths.
const STOREY: f32 = 0.4;

/// The places of the table for the present window, as whoever sits below sees them.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Layout {
    /// The window in design points.
    pub window: Vec2,
    /// Physical pixels per design point.
    pub pixels: f32,
    /// Quarry, banks and river: all that rail and strip leave.
    pub area: Rect,
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
        let quarry = (area.x * QUARRY).round();
        let river = (area.y * RIVER).round();
        let top = ((area.y - river) / 2.0).round();
        let column = (area.x - quarry) / 5.0;
        let by_height = (top - 3.0 * GAP) / (1.0 + UNHURRIED * HEADER) / card_ratio();
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
            river: Rect::new(quarry, top, area.x, top + river),
            quarry: Rect::new(0.0, 0.0, quarry, area.y),
            card: Vec2::new(wide, (wide * card_ratio() * pixels).round() / pixels),
            below,
        }
    }

    /// A territory from edge to edge: both banks and the land between them.
    pub fn column(&self, at: Tribe) -> Rect {
        let wide = self.river.width() / 5.0;
        let left = self.river.min.x + wide * at.index() as f32;
        Rect::new(left, self.area.min.y, left + wide, self.area.max.y)
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

    /// How far from the upper edge a player's bank reaches down.
    fn bank(&self, player: Player) -> (f32, f32) {
        match player == self.below {
            true => (self.river.max.y + GAP, self.area.max.y - GAP),
            false => (self.area.min.y + GAP, self.river.min.y - GAP),
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
        Rect::from_center_size(middle, Vec2::new(wide, high))
    }

    /// A card of a player's column in the quarry, counted from 0, where it has `len` of them: the
    /// last, which alone can be taken, lies nearest to the river.
    pub fn quarry_card(&self, player: Player, place: usize, len: usize) -> Rect {
        let (top, bottom) = self.bank(player);
        let wide = (self.quarry.width() - 4.0 * GAP).min(self.card.x * 1.3);
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

    /// A player's half of the quarry.
    pub fn quarry_half(&self, player: Player) -> Rect {
        let (top, bottom) = self.bank(player);
        Rect::new(GAP, top, self.quarry.max.x - GAP, bottom)
    }

    /// One of the three piles in the middle of the quarry: supply, deck, discards.
    pub fn pile(&self, index: usize) -> Rect {
        let band = Rect::new(
            GAP,
            self.river.min.y,
            self.quarry.max.x - GAP,
            self.river.max.y,
        );
        let wide = band.width() / 3.0;
        let left = band.min.x + wide * index as f32;
        Rect::new(left, band.min.y, left + wide, band.max.y).inflate(-2.0)
    }

    /// A player's marker: on a territory, or at the edge of the quarry.
    pub fn marker(&self, player: Player, at: Option<Tribe>) -> Rect {
        let size = Vec2::new(0.5, 0.7) * (self.river.height() - 2.0 * GAP) * 0.82 / 0.7;
        let size = size.min(self.card * Vec2::new(0.9, 0.9));
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

    /// The width of the plate at the left end of the strip.
    pub fn plate_width(&self) -> f32 {
        (self.window.x * 0.14).clamp(150.0, 250.0)
    }

    /// The width of the buttons at the right end of the strip.
    pub fn buttons_width(&self) -> f32 {
        (self.window.x * 0.20).clamp(215.0, 360.0)
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
        Ground {
            size: (self.area.size() * self.pixels).round(),
            river: scaled(self.river),
            lands: Tribe::ALL.map(|at| scaled(self.land(at))),
            quarry: scaled(self.quarry),
        }
    }
}

/// The height of the line above the players' cards in the rail.
pub const RAIL_HEAD: f32 = 38.0;
/// The height of a player's card in the rail.
pub const RAIL_CARD: f32 = 92.0;

/// How high a tribe card is, in its widths.
fn card_ratio() -> f32 {
    let (wide, high) = BabelPicture::CardBack.size();
    high / wide
}

/// How many storeys a temple can have at most.
pub const STOREYS: usize = Level::ALL.len();

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

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes() -> impl Iterator<Item = Layout> {
        let wide = (1024..3840).step_by(211);
        wide.flat_map(|x| (640..2160).step_by(167).map(move |y| (x, y)))
            .map(|(x, y)| Layout::of(Vec2::new(x as f32, y as f32), 1.0, 1.0, Player::Ur))
    }

    #[test]
    fn nothing_leaves_its_bank_however_long_rows_are() {
        for layout in sizes() {
            for player in Player::ALL {
                for at in Tribe::ALL {
                    let bank = layout.bank_of(player, at).inflate(0.6);
                    for len in [1, 3, 8, 20, 60] {
                        let last = layout.row_card(player, at, len - 1, len);
                        assert!(bank.contains(last.min) && bank.contains(last.max), "{len}");
                    }
                    let top = layout.storey(player, at, STOREYS - 1);
                    assert!(bank.contains(top.min) && bank.contains(top.max));
                    let row = layout.row_card(player, at, 0, 1);
                    assert!(row.max.x < top.min.x, "the row lies under the temple");
                }
                for len in [1, 2, 10, 45] {
                    let half = layout.quarry_half(player).inflate(0.6);
                    let last = layout.quarry_card(player, len - 1, len);
                    assert!(half.contains(last.min) && half.contains(last.max));
                }
            }
            assert!(layout.quarry.intersect(layout.river).is_empty());
        }
    }

    #[test]
    fn eight_cards_of_a_row_show_their_tribes_in_the_smallest_window() {
        let layout = Layout::default();
        let step = layout.row_card(Player::Kish, Tribe::Medes, 1, 8).min.y
            - layout.row_card(Player::Kish, Tribe::Medes, 0, 8).min.y;
        assert!(step >= layout.card.y * HEADER - 0.1, "{step}");
        assert!(layout.card.x >= 40.0, "{}", layout.card.x);
    }

    #[test]
    fn what_is_pointed_at_is_found() {
        for layout in sizes() {
            for tribe in Tribe::ALL {
                assert_eq!(layout.column_at(layout.land(tribe).center()), Some(tribe));
                assert_eq!(layout.stack_at(layout.stack(tribe).center()), Some(tribe));
            }
            let own = layout.quarry_card(Player::Kish, 3, 4).center();
            let found = layout.source_at(Player::Kish, [4, 2], own);
            assert_eq!(found, Some(Source::Own));
            assert_eq!(
                layout.source_at(Player::Ur, [4, 2], own),
                Some(Source::Other)
            );
        }
    }
}
