//! Where everything is: the board, the rail at the right and the strip at the bottom.
//!
//! All in design points: logical pixels divided by the UI scale, from the top left corner, y down.
//! egui uses the same points; the camera is scaled so that a world unit is one of them too.

use super::camera::BoardCamera;
use crate::desktop::art::{FRAME, Picture, frame_pixels};
use crate::desktop::theme::UiScaling;
use crate::tigris::rules::{COLUMNS, Cell, Dynasty, ROWS, Seats};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// The cells of the board, across and down.
const CELLS: Vec2 = Vec2::new(COLUMNS as f32, ROWS as f32);
/// The share of the width that the rail takes, and its bounds in points.
const RAIL: (f32, f32, f32) = (0.19, 220.0, 360.0);
/// The share of the height that the strip takes, and its smallest height in points.
const STRIP: (f32, f32) = (0.14, 90.0);
/// The gap between things in the strip.
const GAP: f32 = 6.0;

/// The height of a player's card in the rail, in points.
const CARD: f32 = 88.0;
/// The gap between cards.
pub const CARD_GAP: f32 = 6.0;
/// The height of the line above the cards.
pub const RAIL_HEAD: f32 = 38.0;

/// The places of the table for the present window.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// The window in design points.
    pub window: Vec2,
    /// Design points per logical pixel, upside down: logical pixels per design point.
    pub scale: f32,
    /// Physical pixels per design point.
    pub pixels: f32,
    /// The side of a cell.
    pub cell: f32,
    /// The top left corner of `a1`.
    pub origin: Vec2,
    /// Where the board is seen: all that rail and strip leave.
    pub area: Rect,
    pub rail: Rect,
    pub strip: Rect,
}

/// A place in the strip where an own piece rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slot {
    /// One of the six tiles of the hand.
    Tile(u8),
    /// The leader of a colour, by its index.
    Leader(u8),
    /// One of the two catastrophes.
    Catastrophe(u8),
}

impl Slot {
    /// All twelve, from left to right.
    pub fn all() -> impl Iterator<Item = Slot> {
        let tiles = (0..6).map(Slot::Tile);
        let leaders = (0..4).map(Slot::Leader);
        tiles.chain(leaders).chain((0..2).map(Slot::Catastrophe))
    }

    fn place(self) -> (f32, f32) {
        match self {
            Slot::Tile(i) => (f32::from(i), 0.0),
            Slot::Leader(i) => (6.0 + f32::from(i), 2.0),
            Slot::Catastrophe(i) => (10.0 + f32::from(i), 4.0),
        }
    }
}

/// That of the smallest window, until the real one is known.
impl Default for Layout {
    fn default() -> Layout {
        Layout::of(Vec2::new(1024.0, 640.0), 1.0, 1.0)
    }
}

impl Layout {
    /// The layout of a window of this size in logical pixels.
    pub fn of(logical: Vec2, ui_scale: f32, display_scale: f32) -> Layout {
        let scale = ui_scale.max(0.1);
        let window = logical / scale;
        let rail_width = (window.x * RAIL.0).clamp(RAIL.1, RAIL.2);
        let strip_height = (window.y * STRIP.0).max(STRIP.1);
        let area = Vec2::new(window.x - rail_width, window.y - strip_height).max(Vec2::splat(64.0));
        let pixels = scale * display_scale.max(0.1);
        // Whole physical pixels, so that every cell is equally crisp.
        let most = ((area / (CELLS + 2.0 * FRAME)).min_element() * pixels).max(4.0) as u32;
        let framed = |cell: u32| (CELLS * cell as f32 + 2.0 * frame_pixels(cell) as f32) / pixels;
        // The frame of an odd cell takes half a pixel more on either side.
        let fits = framed(most).cmple(area).all();
        let most = if fits { most } else { most - 1 };
        let cell = most as f32 / pixels;
        let board = CELLS * cell;
        // Where the height bounds the board, the rail takes the width that is left over.
        let spare = (area.x - framed(most).x).floor().max(0.0);
        let rail_width = (rail_width + spare).min(RAIL.2).max(rail_width);
        let area = Vec2::new((window.x - rail_width).max(64.0), area.y);
        let corner = ((area - board) / 2.0 * pixels).floor() / pixels;
        Layout {
            window,
            scale,
            pixels,
            cell,
            origin: corner,
            area: Rect::from_corners(Vec2::ZERO, area),
            rail: Rect::new(window.x - rail_width, 0.0, window.x, area.y),
            strip: Rect::new(0.0, area.y, window.x, window.y),
        }
    }

    /// The same with the board enlarged, and this point of it in the middle, if there is that much
    /// board on every side of it.
    ///
    /// Points of the board are counted in cells from the top left corner of `a1`.
    pub fn enlarged(mut self, zoom: f32, middle: Vec2) -> Layout {
        if zoom <= 1.0 {
            return self;
        }
        self.cell = (self.cell * zoom * self.pixels).floor() / self.pixels;
        let frame = self.frame();
        let wanted = self.area.center() - middle * self.cell;
        // The frame may come up to the edge, no further; a board that fits stands in the middle.
        let (last, first) = (
            self.area.max - CELLS * self.cell - frame,
            self.area.min + frame,
        );
        let within = |wanted: f32, last: f32, first: f32| {
            if last < first {
                wanted.clamp(last, first)
            } else {
                (last + first) / 2.0
            }
        };
        let corner = Vec2::new(
            within(wanted.x, last.x, first.x),
            within(wanted.y, last.y, first.y),
        );
        self.origin = (corner * self.pixels).floor() / self.pixels;
        self
    }

    /// A point on the screen as a point of the board, counted in cells.
    pub fn on_board(&self, point: Vec2) -> Vec2 {
        (point - self.origin) / self.cell.max(1.0)
    }

    /// The side of a cell in whole physical pixels.
    pub fn cell_pixels(&self) -> u32 {
        (self.cell * self.pixels).round() as u32
    }

    /// The size of a piece's picture on the board.
    pub fn piece_size(&self, piece: Picture) -> Vec2 {
        let (wide, high) = piece.pixels(self.cell_pixels());
        Vec2::new(wide as f32, high as f32) / self.pixels
    }

    /// The middle of a picture of this size that is crisp: as near as may be to `centre`, and it
    /// begins where a physical pixel begins.
    pub fn crisp(&self, centre: Vec2, size: Vec2) -> Vec2 {
        ((centre - size / 2.0) * self.pixels).round() / self.pixels + size / 2.0
    }

    /// The same of a sprite of a size of its own.
    pub fn crisp_sprite(&self, centre: Vec2, sprite: &Sprite) -> Vec2 {
        self.crisp(centre, sprite.custom_size.unwrap_or_default())
    }

    /// How much of the frame is seen on every side: whole physical pixels too.
    fn frame(&self) -> f32 {
        frame_pixels(self.cell_pixels()) as f32 / self.pixels
    }

    /// The board with its frame.
    pub fn framed(&self) -> Rect {
        self.board().inflate(self.frame())
    }

    /// The board without its frame.
    pub fn board(&self) -> Rect {
        Rect::from_corners(self.origin, self.origin + CELLS * self.cell)
    }

    /// The middle of a cell.
    pub fn cell_centre(&self, cell: Cell) -> Vec2 {
        let at = Vec2::new(f32::from(cell.column()), f32::from(cell.row())) + 0.5;
        self.origin + at * self.cell
    }

    /// The whole of a cell.
    pub fn cell_rect(&self, cell: Cell) -> Rect {
        Rect::from_center_size(self.cell_centre(cell), Vec2::splat(self.cell))
    }

    /// The cell that is seen at a point.
    pub fn cell_at(&self, point: Vec2) -> Option<Cell> {
        if !self.area.contains(point) {
            return None;
        }
        let at = ((point - self.origin) / self.cell).floor();
        if at.min_element() < 0.0 || at.max_element() > 255.0 {
            return None;
        }
        Cell::new(at.x as u8, at.y as u8)
    }

    /// The side of a piece in the strip.
    pub fn slot_size(&self) -> f32 {
        let by_height = self.strip.height() * 0.66;
        // Twelve slots and nineteen gaps leave room for the plate at the left and the buttons.
        let room = self.window.x - self.plate_width() - self.buttons_width();
        let by_width = (room - 19.0 * GAP) / 12.0;
        (by_height.min(by_width).max(16.0) * self.pixels).floor() / self.pixels
    }

    /// The side of a piece in the strip in whole physical pixels.
    pub fn slot_pixels(&self) -> u32 {
        (self.slot_size() * self.pixels).round() as u32
    }

    /// The width of the plate at the left end of the strip: whose hand this is.
    pub fn plate_width(&self) -> f32 {
        (self.window.x * 0.13).clamp(140.0, 250.0)
    }

    /// The width of the buttons at the right end of the strip.
    pub fn buttons_width(&self) -> f32 {
        (self.window.x * 0.19).clamp(205.0, 360.0)
    }

    /// Where the turn's buttons are: at the right end of the strip.
    pub fn buttons(&self) -> Rect {
        let mut place = self.strip;
        place.min.x = place.max.x - self.buttons_width();
        place
    }

    /// The middle of a slot.
    pub fn slot_centre(&self, slot: Slot) -> Vec2 {
        let size = self.slot_size();
        let (pieces, gaps) = slot.place();
        let x = self.plate_width() + GAP * 2.0 + pieces * (size + GAP) + gaps * GAP + size / 2.0;
        self.crisp(Vec2::new(x, self.strip.center().y), Vec2::splat(size))
    }

    /// The slot under a point.
    pub fn slot_at(&self, point: Vec2) -> Option<Slot> {
        let half = self.slot_size() / 2.0 + GAP / 2.0;
        Slot::all().find(|slot| (point - self.slot_centre(*slot)).abs().max_element() <= half)
    }

    /// A point as a place in the world of the camera.
    pub fn to_world(&self, point: Vec2) -> Vec2 {
        Vec2::new(point.x - self.window.x / 2.0, self.window.y / 2.0 - point.y)
    }

    /// A point given in logical pixels, as the window gives the pointer.
    pub fn from_logical(&self, logical: Vec2) -> Vec2 {
        logical / self.scale.max(0.1)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Layout>()
        .add_systems(PreUpdate, (measure, scale_camera).chain());
}

fn measure(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    scaling: Res<UiScaling>,
    camera: Res<BoardCamera>,
    mut layout: ResMut<Layout>,
) {
    let Some(window) = window else { return };
    let size = Vec2::new(window.width(), window.height());
    if size.min_element() < 1.0 {
        return;
    }
    let new = Layout::of(size, scaling.scale, window.scale_factor());
    let new = new.enlarged(camera.zoom(), camera.middle);
    layout.set_if_neq(new);
}

fn scale_camera(layout: Res<Layout>, mut cameras: Query<&mut Projection, With<Camera2d>>) {
    for mut projection in &mut cameras {
        let scale = 1.0 / layout.scale.max(0.1);
        let stale = matches!(&*projection, Projection::Orthographic(p) if p.scale != scale);
        if stale && let Projection::Orthographic(p) = &mut *projection {
            p.scale = scale;
        }
    }
}

/// The place of the card of a seat, in points.
pub fn card_rect(layout: &Layout, seat: usize) -> Rect {
    let top = layout.rail.min.y + RAIL_HEAD + seat as f32 * (CARD + CARD_GAP);
    Rect::new(
        layout.rail.min.x + CARD_GAP,
        top,
        layout.rail.max.x - CARD_GAP,
        top + CARD,
    )
}

/// The middle of a player's card: from where their pieces come and to where they go.
pub fn card_centre(layout: &Layout, seats: &Seats, dynasty: Dynasty) -> Vec2 {
    let seat = seats.iter().position(|d| d == dynasty).unwrap_or(0);
    card_rect(layout, seat).center()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_as_large_as_the_table_promises() {
        for (width, height, least) in [
            (1920.0, 1080.0, 76.0),
            (1280.0, 800.0, 56.0),
            (1024.0, 640.0, 45.0),
        ] {
            let layout = Layout::of(Vec2::new(width, height), 1.0, 1.0);
            assert!(layout.cell >= least, "{width}x{height}: {}", layout.cell);
        }
    }

    #[test]
    fn nothing_overlaps_at_any_size() {
        for width in (1024..3840).step_by(97) {
            for height in (640..2160).step_by(83) {
                let layout = Layout::of(Vec2::new(width as f32, height as f32), 1.0, 1.0);
                let frame = layout.framed();
                assert!(frame.max.x <= layout.rail.min.x && frame.max.y <= layout.strip.min.y);
                assert!(frame.min.min_element() >= 0.0);
                let last = layout.slot_centre(Slot::Catastrophe(1)).x + layout.slot_size() / 2.0;
                assert!(
                    last <= layout.window.x - layout.buttons_width(),
                    "{width}x{height}"
                );
            }
        }
    }

    #[test]
    fn the_rail_takes_what_the_board_leaves() {
        for (width, height, least) in [
            (1024.0, 640.0, 250.0),
            (1280.0, 800.0, 290.0),
            (1920.0, 1080.0, 360.0),
        ] {
            let layout = Layout::of(Vec2::new(width, height), 1.0, 1.0);
            assert!(layout.rail.width() >= least, "{}", layout.rail.width());
            let frame = layout.framed();
            assert!(frame.min.x >= 0.0 && frame.max.x <= layout.rail.min.x);
        }
    }

    #[test]
    fn cells_frame_and_slots_begin_where_a_pixel_begins() {
        for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0), (1280.0, 720.0)] {
            for pixels in [1.0, 1.25, 2.0] {
                let layout = Layout::of(Vec2::new(width, height), 1.0, pixels);
                let slot = Rect::from_center_size(
                    layout.slot_centre(Slot::Leader(1)),
                    Vec2::splat(layout.slot_size()),
                );
                for part in [layout.board(), layout.framed(), slot] {
                    for corner in [part.min * pixels, part.max * pixels] {
                        let off = (corner - corner.round()).abs().max_element();
                        assert!(off < 0.01, "{width}x{height} at {pixels}: {corner}");
                    }
                }
            }
        }
    }

    #[test]
    fn an_enlarged_board_fills_its_place_and_keeps_to_it() {
        let layout = Layout::of(Vec2::new(1280.0, 800.0), 1.0, 1.0);
        for (x, y) in [(0.0, 0.0), (8.0, 5.5), (16.0, 11.0), (-90.0, 90.0)] {
            let near = layout.enlarged(2.4, Vec2::new(x, y));
            let frame = near.framed();
            assert!(frame.min.max_element() <= 0.5, "{x} {y}: {frame:?}");
            assert!(frame.max.cmpge(near.area.max - 1.5).all(), "{x} {y}");
            assert_eq!((near.rail, near.strip), (layout.rail, layout.strip));
        }
        let near = layout.enlarged(2.4, Vec2::new(8.5, 5.5));
        assert_eq!(near.cell_at(near.area.center()), Cell::new(8, 5));
        // What lies under the rail is not seen.
        let hidden = near.cell_centre(Cell::new(15, 5).unwrap());
        assert!(hidden.x > near.rail.min.x);
        assert_eq!(near.cell_at(hidden), None);
        assert_eq!(layout.enlarged(1.0, Vec2::ZERO), layout);
    }

    #[test]
    fn every_cell_and_slot_is_found_under_its_middle() {
        let layout = Layout::of(Vec2::new(1280.0, 800.0), 1.25, 2.0);
        for cell in Cell::all() {
            assert_eq!(layout.cell_at(layout.cell_centre(cell)), Some(cell));
        }
        for slot in Slot::all() {
            assert_eq!(layout.slot_at(layout.slot_centre(slot)), Some(slot));
        }
        assert_eq!(layout.cell_at(Vec2::ZERO), None);
    }
}
