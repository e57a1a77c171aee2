//! A whole board in one picture: land, rivers, shedu cells, special borders and the frame.

pub(super) mod border;
mod frame;
mod rivers;

use super::fragments::{self, silhouette};
use super::palette::{BLUE, Palette, blend, hex};
use super::seeded::Seeded;
use crate::tigris::rules;

pub(super) const COLUMNS: usize = 16;
pub(super) const ROWS: usize = 11;

/// How wide the frame around the cells is, in cells.
///
/// Names of rows and columns have a plaque in the middle of the strip beside each cell.
pub const FRAME: f32 = 0.5;

/// How many whole pixels the frame takes beside cells of so many.
///
/// With an odd cell half a pixel more than it is wide, so that cells and picture both begin where a
/// pixel begins.
pub fn frame_pixels(cell: u32) -> u32 {
    (FRAME * cell as f32).ceil() as u32
}

/// What the frame around a board is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Frame {
    /// For the standard board.
    Gold,
    /// For the advanced board.
    Blue,
}

/// What there is to draw of a board; cells row by row, 16 to a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardArt {
    /// Where there is river; all else is land.
    pub river: [bool; 176],
    /// Where a temple and a treasure start.
    pub shedu: [bool; 176],
    /// Where the border is special.
    pub border: [bool; 176],
    /// The frame around it.
    pub frame: Frame,
}

impl BoardArt {
    /// What there is to draw of one of the rules' boards.
    pub fn of(board: &rules::Board) -> BoardArt {
        let mask = |set: rules::CellSet| {
            let mut cells = [false; 176];
            for cell in set {
                cells[cell.index()] = true;
            }
            cells
        };
        BoardArt {
            river: mask(board.river()),
            shedu: mask(board.shedu()),
            border: mask(board.border()),
            frame: match board.frame() {
                rules::Frame::Gold => Frame::Gold,
                rules::Frame::Blue => Frame::Blue,
            },
        }
    }
}

/// The picture of a board: 100 units a cell, and on all four sides so much room for the frame, in cells.
pub fn board_svg(board: &BoardArt, palette: &Palette, frame: f32) -> String {
    let strip = frame * 100.0;
    let (cells_wide, cells_high) = (COLUMNS as f32 * 100.0, ROWS as f32 * 100.0);
    let (wide, high) = (cells_wide + 2.0 * strip, cells_high + 2.0 * strip);
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"><g transform="translate({strip} {strip})">{}{}{}{}{}{}</g></svg>"#,
        land(palette),
        water(board, palette),
        grid(palette),
        shedus(board, palette),
        inner_shadow(),
        frame::frame(board.frame, palette) + &borders(board, palette),
    )
}

/// Clay with quiet noise, every cell a plaque of its own tone.
fn land(palette: &Palette) -> String {
    let (wide, high) = (COLUMNS as f32 * 100.0, ROWS as f32 * 100.0);
    let whole = [0.0, 0.0, wide, high];
    let mut seeded = Seeded::new(1);
    let (mut pale, mut dark) = (String::new(), String::new());
    for row in 0..ROWS {
        for column in 0..COLUMNS {
            let cell = format!("M{} {}h100v100h-100z", column * 100, row * 100);
            match seeded.between(0.0, 3.0) as u8 {
                0 => pale += &cell,
                1 => dark += &cell,
                _ => {}
            }
        }
    }
    let grit = seeded.shards(1500, whole, [2.0, 6.0]);
    let shell = seeded.shards(900, whole, [3.0, 9.0]);
    let crumbs = seeded.shards(700, whole, [1.5, 3.5]);
    format!(
        r##"<rect width="{wide}" height="{high}" fill="{}"/><path d="{pale}" fill="#fff" opacity=".09"/><path d="{dark}" fill="{brown}" opacity=".07"/><path d="{grit}" fill="{brown}" opacity=".13"/><path d="{shell}" fill="{}" opacity=".4"/><path d="{crumbs}" fill="{}" opacity=".2"/>"##,
        hex(palette.land),
        hex(palette.cream),
        hex(palette.bitumen),
        brown = hex(blend(palette.land, palette.bitumen, 0.55)),
    )
}

/// Rivers with banks and rows of inlaid wavelets.
fn water(board: &BoardArt, palette: &Palette) -> String {
    let outline = rivers::outline(&board.river);
    let (wide, high) = (COLUMNS * 100, ROWS * 100);
    let (mut crests, mut glints) = (String::new(), String::new());
    for line in 0..ROWS * 4 {
        // Every other line is half a wave behind, like scales.
        let (x, y) = (-(line as i32 % 2) * 25 - 25, line * 25 + 13);
        let waves = "q12.5-15 25 0t25 0".to_string() + &"t25 0t25 0".repeat(COLUMNS * 2);
        crests += &format!("M{x} {y}{waves}");
        glints += &format!("M{x} {}{waves}", y + 5);
    }
    let deep = blend(palette.river, palette.fills[BLUE], 0.42);
    format!(
        r##"<defs><clipPath id="water-board"><rect width="{wide}" height="{high}"/></clipPath><clipPath id="water-clip" clip-path="url(#water-board)"><path d="{outline}"/></clipPath></defs><g clip-path="url(#water-board)" stroke-linejoin="round"><path d="{outline}" fill="none" stroke="{cream}" stroke-width="15" opacity=".75"/><path d="{outline}" fill="{river}" stroke="{ink}" stroke-width="7"/></g><g clip-path="url(#water-clip)" fill="none"><path d="{outline}" stroke="{deep}" stroke-width="26" opacity=".35"/><path d="{crests}" stroke="{deep}" stroke-width="3.6" opacity=".8"/><path d="{glints}" stroke="{cream}" stroke-width="2.4" opacity=".65"/><path d="{outline}" stroke="{ink}" stroke-width="5"/></g>"##,
        cream = hex(palette.cream),
        river = hex(palette.river),
        ink = hex(palette.bitumen),
        deep = hex(deep),
    )
}

/// Joints between the cells, cut and lit like an engraving.
fn grid(palette: &Palette) -> String {
    let (wide, high) = (COLUMNS * 100, ROWS * 100);
    let (mut cut, mut lit) = (String::new(), String::new());
    for column in 1..COLUMNS {
        cut += &format!("M{} 0V{high}", column * 100);
        lit += &format!("M{} 0V{high}", column * 100 + 2);
    }
    for row in 1..ROWS {
        cut += &format!("M0 {}H{wide}", row * 100);
        lit += &format!("M0 {}H{wide}", row * 100 + 2);
    }
    format!(
        r##"<path d="{lit}" stroke="#fff" stroke-opacity=".3" stroke-width="2"/><path d="{cut}" stroke="{}" stroke-opacity=".38" stroke-width="2.2"/>"##,
        hex(palette.bitumen)
    )
}

/// The idol, engraved in the cells where treasures start.
fn shedus(board: &BoardArt, palette: &Palette) -> String {
    let dark = blend(palette.land, palette.bitumen, 0.72);
    let mut all = String::new();
    for (cell, _) in board.shedu.iter().enumerate().filter(|(_, on)| **on) {
        let (x, y) = corner(cell);
        all += &format!(
            r#"<rect x="{:.0}" y="{:.0}" width="82" height="82" rx="8" fill="{brown}" fill-opacity=".14" stroke="{brown}" stroke-width="2.6"/><rect x="{:.0}" y="{:.0}" width="73" height="73" rx="5" fill="none" stroke="{brown}" stroke-width="1.2"/>{}"#,
            x + 9.0,
            y + 9.0,
            x + 13.5,
            y + 13.5,
            silhouette(fragments::SHEDU, dark, x + 17.0, y + 17.0, 0.66),
            brown = hex(dark),
        );
    }
    all
}

/// The special borders.
fn borders(board: &BoardArt, palette: &Palette) -> String {
    let mut all = String::new();
    for (cell, _) in board.border.iter().enumerate().filter(|(_, on)| **on) {
        let (x, y) = corner(cell);
        all += &border::border(x, y, palette);
    }
    all
}

/// The frame stands proud of the cells.
fn inner_shadow() -> String {
    let (wide, high) = (COLUMNS * 100, ROWS * 100);
    format!(
        r##"<path d="M0 {high}V0H{wide}V14H14V{high}z" fill="#000" opacity=".16"/><path d="M0 {high}V0H{wide}V7H7V{high}z" fill="#000" opacity=".14"/>"##
    )
}

fn corner(cell: usize) -> (f32, f32) {
    (
        (cell % COLUMNS) as f32 * 100.0,
        (cell / COLUMNS) as f32 * 100.0,
    )
}
