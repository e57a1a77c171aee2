//! The contact sheet: every piece on clay, as five kinds of eyes see it, large and small.
//!
//! From top to bottom: in colour, with protanopia, deuteranopia and tritanopia, in grey. At the
//! left all pieces with cells of 94 pixels; at the right the same with 47, the smallest that a
//! table shows, over a corner of both boards.

use crate::babel::rules::{Level, Player, Tribe};
use crate::desktop::art::babel::BabelPicture;
use crate::desktop::art::board::{BoardArt, board_svg};
use crate::desktop::art::palette::{Palette, Rgb, hex};
use crate::desktop::art::pixels::raster::{pixels, straight};
use crate::desktop::art::vision::Sight;
use crate::desktop::art::{FRAME, Picture, picture_svg};
use crate::files;
use crate::tigris::rules::{Board, COLUMNS, Colour, Dynasty, Monument, ROWS};
use resvg::tiny_skia::{Pixmap, PixmapPaint, Transform};
use std::io;
use std::path::Path;

/// Cells of the larger and of the smaller pictures, in pixels.
const LARGE: u32 = 94;
const SMALL: u32 = 47;
/// Columns and rows of a panel, in cells.
const WIDE: u32 = 18;
const HIGH: u32 = 7;

/// A piece and the column and row of its top left corner.
type Placed = (Picture, f32, f32);

/// Draws the sheet into a PNG file.
///
/// # Errors
/// What kept the file from being written.
pub fn write(file: &Path, palette: &Palette) -> io::Result<()> {
    let sheet = draw(palette).map_err(io::Error::other)?;
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, sheet.width(), sheet.height());
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&straight(&sheet))?;
    writer.finish()?;
    Ok(files::write(file, bytes)?)
}

/// The whole sheet.
fn draw(palette: &Palette) -> Result<Pixmap, resvg::usvg::Error> {
    let panel = panel(palette)?;
    let (wide, high) = (panel.width(), panel.height());
    let mut sheet = pixels(&plain(palette.land), wide, high * Sight::ALL.len() as u32)?;
    for (place, sight) in (0..).zip(Sight::ALL) {
        let mut seen = panel.clone();
        for pixel in seen.pixels_mut() {
            // Opaque, so that nothing is multiplied.
            let colour = sight.sees([pixel.red(), pixel.green(), pixel.blue()]);
            *pixel = resvg::tiny_skia::ColorU8::from_rgba(colour[0], colour[1], colour[2], 255)
                .premultiply();
        }
        stamp(&mut sheet, &seen, 0, place * high as i32);
    }
    Ok(sheet)
}

/// One panel in colour: the large pieces, the small ones, the corners of both boards.
fn panel(palette: &Palette) -> Result<Pixmap, resvg::usvg::Error> {
    let right = (WIDE * LARGE) as i32;
    let middle = (HIGH * SMALL) as i32;
    let mut panel = pixels(&plain(palette.land), WIDE * (LARGE + SMALL), HIGH * LARGE)?;
    for (piece, column, row) in pieces() {
        for (cell, left) in [(LARGE, 0), (SMALL, right)] {
            let (wide, high) = piece.cells();
            let size = |cells: f32| (cells * cell as f32).round();
            let picture = pixels(
                &picture_svg(piece, palette),
                size(wide) as u32,
                size(high) as u32,
            )?;
            stamp(
                &mut panel,
                &picture,
                left + size(column) as i32,
                size(row) as i32,
            );
        }
    }
    let half = WIDE * SMALL / 2;
    for (place, board) in (0..).zip([Board::standard(), Board::advanced()]) {
        let size = |cells: u8| ((f32::from(cells) + 2.0 * FRAME) * SMALL as f32).round() as u32;
        let svg = board_svg(&BoardArt::of(&board), palette, FRAME);
        let whole = pixels(&svg, size(COLUMNS), size(ROWS))?;
        // Any part of it inside the picture will do.
        let corner = resvg::tiny_skia::IntRect::from_xywh(0, 0, half, HIGH * SMALL)
            .and_then(|part| whole.as_ref().clone_rect(part));
        if let Some(corner) = corner {
            stamp(&mut panel, &corner, right + place * half as i32, middle);
        }
    }
    Ok(panel)
}

/// What lies where.
fn pieces() -> Vec<Placed> {
    let mut all: Vec<Placed> = Vec::new();
    for (i, colour) in Colour::ALL.into_iter().enumerate() {
        let x = i as f32;
        all.push((Picture::Tile(colour), x, 0.0));
        all.push((Picture::Tile(colour), x, 1.0));
        all.push((Picture::Building(colour), x, 1.0));
        all.push((
            Picture::Badge(colour),
            16.75 + (x % 2.0) * 0.55,
            4.0 + (x / 2.0).floor() * 0.5,
        ));
    }
    all.extend([
        (Picture::Tile(Colour::Red), 0.0, 2.0),
        (Picture::Treasure, 0.49, 2.01),
        (Picture::Catastrophe, 1.0, 2.0),
        (Picture::Unification, 2.0, 2.0),
        (Picture::FaceDown, 3.0, 2.0),
        (Picture::Tile(Colour::Red), 0.0, 3.0),
        (Picture::SpecialBorder, 0.0, 3.0),
        (Picture::SpecialBorder, 1.5, 3.0),
        (Picture::Swords, 17.25, 1.25),
        (Picture::Wonder, 14.0, 0.0),
        (Picture::AppIcon, 17.0, 0.0),
    ]);
    for (row, dynasty) in Dynasty::ALL.into_iter().enumerate() {
        let row = row as f32;
        for (i, colour) in Colour::ALL.into_iter().enumerate() {
            all.push((Picture::Leader(dynasty, colour), 4.0 + i as f32, row));
        }
        all.push((Picture::Medal(dynasty), 14.0 + row, 3.0));
        all.push((
            Picture::Screen(dynasty),
            0.1 + 8.2 * (row % 2.0),
            4.05 + 0.5 * (row / 2.0).floor(),
        ));
    }
    for (i, monument) in Monument::ALL.into_iter().enumerate() {
        let (column, row) = (i % 3, i / 3);
        all.push((
            Picture::Monument(monument),
            8.0 + 2.0 * column as f32,
            2.0 * row as f32,
        ));
    }
    all.extend(
        pieces_of_babel().map(|(piece, column, row)| (Picture::Babel(piece), column, 5.1 + row)),
    );
    all
}

/// What lies on the table of Babel, in two rows of their own.
fn pieces_of_babel() -> impl Iterator<Item = (BabelPicture, f32, f32)> {
    let tribes = (0_u8..).zip(Tribe::ALL).flat_map(|(i, tribe)| {
        let x = f32::from(i);
        [
            (BabelPicture::Card(tribe), 1.1 * x, 0.0),
            (BabelPicture::Badge(tribe), 6.7 + 0.6 * x, 0.0),
        ]
    });
    // The highest is the uppermost, as in a temple.
    let storeys = (0_u8..)
        .zip(Level::ALL.into_iter().rev())
        .flat_map(|(i, level)| {
            let y = 0.3 * f32::from(i);
            [
                (BabelPicture::Storey(level), 10.2, y),
                (BabelPicture::Wall(level), 11.3, y),
            ]
        });
    let markers = (0_u8..)
        .zip(Player::ALL)
        .map(|(i, player)| (BabelPicture::Marker(player), 6.7 + 0.6 * f32::from(i), 0.65));
    tribes.chain(storeys).chain(markers).chain([
        (BabelPicture::CardBack, 5.5, 0.0),
        (BabelPicture::StoreyBack, 8.1, 0.65),
    ])
}

/// A square of one colour.
fn plain(colour: Rgb) -> String {
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect width="1" height="1" fill="{}"/></svg>"#,
        hex(colour)
    )
}

fn stamp(onto: &mut Pixmap, picture: &Pixmap, x: i32, y: i32) {
    let paint = PixmapPaint::default();
    onto.draw_pixmap(x, y, picture.as_ref(), &paint, Transform::identity(), None);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sheet_shows_every_piece_with_a_place_on_the_table() {
        let shown: Vec<Picture> = pieces().into_iter().map(|(piece, ..)| piece).collect();
        for piece in Picture::all() {
            // What comes in white is tinted where it is painted.
            assert!(piece.is_white() || shown.contains(&piece), "{piece:?}");
        }
    }

    #[test]
    fn nothing_on_the_sheet_is_cut_off() {
        for (piece, column, row) in pieces() {
            let (wide, high) = piece.cells();
            assert!(column + wide <= WIDE as f32 + 0.01, "{piece:?}");
            assert!(row + high <= HIGH as f32 + 0.01, "{piece:?}");
        }
    }
}
