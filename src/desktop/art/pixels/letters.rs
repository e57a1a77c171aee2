//! What is written on the board, numbers and single letters, as pictures in the size in which they are shown.

use super::crisp::rasterise;
use crate::desktop::theme::fonts;
use bevy::log::error;
use bevy::prelude::*;
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, MetadataProvider};
use std::collections::HashMap;
use std::fmt::Write;

/// What an entity on the board has written on it.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct Written(pub String);

/// The pictures of what has been written, each with its size in pixels, by the text and the size of its letters in
/// hundredths of a pixel.
#[derive(Resource, Default)]
pub struct Letters(HashMap<(String, u32), (Handle<Image>, Vec2)>);

impl Letters {
    /// A text in bold letters of this size and colour, in design points, of which each has so many physical pixels:
    /// a sprite as large as its line.
    pub fn write(
        &mut self,
        text: &str,
        (size, pixels): (f32, f32),
        ink: Color,
        images: &mut Assets<Image>,
    ) -> (Sprite, Written) {
        let key = (text.to_string(), (100.0 * size * pixels).round() as u32);
        let (image, drawn) = self.0.entry(key).or_insert_with(|| {
            let line = line(text, size * pixels);
            let picture = line.and_then(|line| rasterise(&line.svg, line.width, line.height));
            picture.map_or_else(default, |picture| {
                let drawn = picture.size().as_vec2();
                (images.add(picture), drawn)
            })
        });
        let sprite = Sprite {
            image: image.clone(),
            color: ink,
            custom_size: Some(*drawn / pixels),
            ..default()
        };
        (sprite, Written(text.to_string()))
    }

    /// Draws everything anew that is written from now on: after another size, or on another device.
    pub fn forget(&mut self) {
        self.0.clear();
    }
}

/// A line as white letters on nothing, and its size in whole pixels.
struct Line {
    svg: String,
    width: u32,
    height: u32,
}

/// Lays out a line in letters of this size, in pixels, from the font's ascenders to its descenders; nothing (and a
/// line in the log) if the font has not all of the letters.
fn line(text: &str, size: f32) -> Option<Line> {
    let font = FontRef::new(fonts::BOLD)
        .inspect_err(|why| error!("a font cannot be read: {why}"))
        .ok()?;
    let (size, place) = (Size::new(size), LocationRef::default());
    let metrics = font.metrics(size, place);
    let (glyphs, outlines) = (font.glyph_metrics(size, place), font.outline_glyphs());
    let mut pen = Pen {
        at: Vec2::new(0.0, metrics.ascent),
        path: String::new(),
    };
    for letter in text.chars() {
        let glyph = font.charmap().map(letter)?;
        let drawn = outlines
            .get(glyph)?
            .draw(DrawSettings::unhinted(size, place), &mut pen);
        if let Err(why) = drawn {
            error!("a letter cannot be drawn: {why}");
            return None;
        }
        pen.at.x += glyphs.advance_width(glyph)?;
    }
    let (width, height) = (pen.at.x.ceil(), (metrics.ascent - metrics.descent).ceil());
    let path = pen.path;
    Some(Line {
        svg: format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><path fill="#fff" d="{path}"/></svg>"##
        ),
        width: width as u32,
        height: height as u32,
    })
}

/// Writes outlines as the path of an SVG, whose y goes down, from where the letter begins on its line.
struct Pen {
    at: Vec2,
    path: String,
}

impl Pen {
    fn go(&mut self, order: char, points: &[(f32, f32)]) {
        self.path.push(order);
        for (x, y) in points {
            // Into a string nothing fails.
            let _ = write!(self.path, " {:.2} {:.2}", self.at.x + x, self.at.y - y);
        }
    }
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.go('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.go('L', &[(x, y)]);
    }

    fn quad_to(&mut self, cx0: f32, cy0: f32, x: f32, y: f32) {
        self.go('Q', &[(cx0, cy0), (x, y)]);
    }

    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        self.go('C', &[(cx0, cy0), (cx1, cy1), (x, y)]);
    }

    fn close(&mut self) {
        self.path.push('Z');
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Letters>();
}

#[cfg(test)]
mod tests {
    use super::super::raster;
    use super::*;

    #[test]
    fn numbers_are_as_wide_as_their_digits_and_seen() {
        let [one, two] = ["8", "88"].map(|text| line(text, 40.0).expect(text));
        assert_eq!(one.height, two.height);
        assert!((2 * one.width).abs_diff(two.width) <= 1);
        let drawn = raster::pixels(&one.svg, one.width, one.height).expect("a picture");
        let ink = drawn.pixels().iter().filter(|p| p.alpha() > 128).count();
        let all = drawn.pixels().len();
        assert!(ink * 10 > all && ink * 2 < all, "{ink} of {all}");
        // It stands around the middle of its line, as high above as below.
        let rows = drawn.pixels().chunks(one.width as usize);
        let inked: Vec<bool> = rows
            .map(|row| row.iter().any(|p| p.alpha() > 128))
            .collect();
        let above = inked.iter().position(|ink| *ink).expect("ink");
        let below = inked.iter().rev().position(|ink| *ink).expect("ink");
        assert!(above.abs_diff(below) < one.height as usize / 6);
    }

    #[test]
    fn everything_that_the_board_says_has_its_letters() {
        for text in ["+12", "0123456789", "abcdefghijklmnop"] {
            assert!(line(text, 17.0).is_some(), "{text}");
        }
        assert!(line("\u{10FFFF}", 17.0).is_none());
    }

    #[test]
    fn what_was_drawn_in_a_size_is_not_drawn_again() {
        let (mut letters, mut images) = (Letters::default(), Assets::default());
        let mut write = |text, pixels| {
            let (sprite, _) = letters.write(text, (12.0, pixels), Color::WHITE, &mut images);
            (sprite.image, sprite.custom_size.expect("a size"))
        };
        let first = write("7", 1.0);
        assert_eq!(first, write("7", 1.0));
        let larger = write("7", 2.0);
        assert_ne!(first.0, larger.0);
        assert!(
            (first.1 - larger.1).length() < 1.0,
            "of one size to the eye"
        );
    }
}
