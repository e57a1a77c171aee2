//! Pieces: tiles and what lies on them, and the leaders.

pub(super) mod leader;
mod stone;

use super::compose::Picture;
use super::fragments::{self, coloured, exchange, pairs, silhouette};
use super::palette::{Palette, Rgb, hex};
use crate::tigris::rules::{Colour, Monument};

const WHITE: Rgb = [255; 3];

/// A piece of one cell or less, drawn in a square of 100 units.
pub(super) fn piece(piece: Picture, palette: &Palette) -> String {
    let white = |fragment| silhouette(fragment, WHITE, 0.0, 0.0, 1.0);
    match piece {
        Picture::Tile(colour) => {
            stone::slab(colour, palette) + &inlaid(colour, palette, 5.0, 5.0, 0.9)
        }
        Picture::FaceDown => coloured(fragments::FACE_DOWN, palette),
        Picture::Treasure => coloured(fragments::TREASURE, palette),
        Picture::Catastrophe => coloured(fragments::CATASTROPHE, palette),
        Picture::Unification => coloured(fragments::UNIFICATION, palette),
        Picture::Building(colour) => building(colour, palette),
        Picture::Swords => swords(palette),
        Picture::Badge(colour) => badge(colour, palette, 2.0, 2.0, 96.0),
        Picture::AppIcon => coloured(fragments::APP_ICON, palette),
        Picture::Shedu => white(fragments::SHEDU),
        Picture::Glyph(colour) => white(fragments::glyph(colour)),
        Picture::DynastyMark(dynasty) => white(fragments::dynasty(dynasty)),
        Picture::Icon(icon) => white(fragments::icon(icon)),
        // Drawn elsewhere, in squares of other sizes.
        Picture::Leader(..)
        | Picture::Medal(_)
        | Picture::Screen(_)
        | Picture::Monument(_)
        | Picture::Wonder
        | Picture::SpecialBorder
        | Picture::Babel(_) => String::new(),
    }
}

/// A tile's silhouette, sunk into its stone: a dark edge above or a light one below.
fn inlaid(colour: Colour, palette: &Palette, x: f32, y: f32, scale: f32) -> String {
    let glyph = fragments::glyph(colour);
    let (edge, opacity) = match colour {
        Colour::Green => (WHITE, 0.55),
        _ => ([0; 3], 0.5),
    };
    format!(
        r#"<g opacity="{opacity}">{}</g>{}"#,
        silhouette(glyph, edge, x + 1.1, y + 1.7, scale),
        silhouette(glyph, palette.glyph(colour), x, y, scale)
    )
}

/// A small square of a colour with its silhouette, `side` units wide.
pub(super) fn badge(colour: Colour, palette: &Palette, x: f32, y: f32, side: f32) -> String {
    let (edge, round) = (side * 0.075, side * 0.2);
    let (ink, fill, cream) = (
        hex(palette.bitumen),
        hex(palette.fill(colour)),
        hex(palette.cream),
    );
    let core = side - 2.0 * edge;
    let glyph = silhouette(
        fragments::glyph(colour),
        palette.glyph(colour),
        x + side * 0.08,
        y + side * 0.08,
        side * 0.0084,
    );
    format!(
        r#"<rect x="{x:.2}" y="{y:.2}" width="{side:.2}" height="{side:.2}" rx="{round:.2}" fill="{ink}"/><rect x="{:.2}" y="{:.2}" width="{core:.2}" height="{core:.2}" rx="{:.2}" fill="{fill}" stroke="{cream}" stroke-opacity=".6" stroke-width="{:.2}"/>{glyph}"#,
        x + edge,
        y + edge,
        round * 0.7,
        side * 0.02,
    )
}

/// A building hides the tile's silhouette, leaves its rim in view and bears the tile's badge for a gate.
fn building(colour: Colour, palette: &Palette) -> String {
    let mut pairs = pairs(palette);
    pairs.push(([0xB0; 3], palette.fill(colour)));
    let body = exchange(fragments::inner(fragments::building(colour)), &pairs);
    format!(
        r##"<rect x="9" y="9" width="82" height="82" rx="5" fill="{fill}"/><g transform="translate(9 8) scale(.83)"><path d="M8 92h88v5H12z" fill="#000" opacity=".35"/>{body}</g>{}"##,
        badge(colour, palette, 28.5, 44.0, 43.0),
        fill = hex(palette.fill(colour)),
    )
}

fn swords(palette: &Palette) -> String {
    let (ink, red, cream) = (
        hex(palette.bitumen),
        hex(palette.danger),
        hex(palette.cream),
    );
    format!(
        r#"<circle cx="50" cy="50" r="48" fill="{ink}"/><circle cx="50" cy="50" r="44" fill="{cream}"/><circle cx="50" cy="50" r="40" fill="{red}"/>{}"#,
        silhouette(fragments::SWORDS, palette.cream, 19.0, 19.0, 0.62)
    )
}

/// A stepped tower, half of one colour and half of the other, each half with its silhouette.
pub(super) fn monument(monument: Monument, palette: &Palette) -> String {
    let [left, right] = monument.colours();
    let mut pairs = pairs(palette);
    // The two greys of the template stand for the halves.
    pairs.push(([0xA0; 3], palette.fill(left)));
    pairs.push(([0xB0; 3], palette.fill(right)));
    format!(
        "{}{}{}",
        exchange(fragments::inner(fragments::MONUMENT), &pairs),
        inlaid(left, palette, 20.0, 104.0, 0.76),
        inlaid(right, palette, 104.0, 104.0, 0.76)
    )
}

/// The cross of five cells.
pub(super) fn wonder(palette: &Palette) -> String {
    coloured(fragments::WONDER, palette)
}
