//! Leaders: round where tiles are square, the rim says the colour by its pattern as well.

use super::badge;
use crate::desktop::art::fragments::{self, silhouette};
use crate::desktop::art::palette::{Palette, Rgb, hex};
use crate::desktop::art::seeded::Seeded;
use crate::tigris::rules::{Colour, Dynasty};
use std::f32::consts::TAU;

/// Half the width of the disc inside the rim.
const FIELD: f32 = 34.0;

/// A leader's disc, with the top left corner free.
pub(in crate::desktop::art) fn leader(
    dynasty: Dynasty,
    colour: Colour,
    palette: &Palette,
) -> String {
    let ink = hex(palette.bitumen);
    format!(
        r#"{}{}<circle cx="50" cy="50" r="{FIELD}" fill="none" stroke="{ink}" stroke-width="1.8"/>{}{}"#,
        disc(palette),
        rim(colour, palette),
        mark(dynasty, palette.on_cream(colour)),
        badge(colour, palette, 60.0, 60.0, 39.0)
    )
}

/// A dynasty's disc without colour or badge.
pub(in crate::desktop::art) fn medal(dynasty: Dynasty, palette: &Palette) -> String {
    let (ink, gold) = (hex(palette.bitumen), hex(palette.gold));
    format!(
        r#"{}<circle cx="50" cy="50" r="41" fill="none" stroke="{gold}" stroke-width="4"/><circle cx="50" cy="50" r="38.5" fill="none" stroke="{ink}" stroke-width="1.4"/>{}"#,
        disc(palette),
        mark(dynasty, palette.bitumen)
    )
}

/// The dynasty's silhouette, as large as the field allows.
fn mark(dynasty: Dynasty, ink: Rgb) -> String {
    // Each outline leaves other corners empty, so each has a middle and a size of its own.
    let (x, y, scale) = match dynasty {
        Dynasty::Archer => (49.0, 49.5, 0.65),
        Dynasty::Bull => (50.0, 48.5, 0.59),
        Dynasty::Pot => (49.0, 49.0, 0.65),
        Dynasty::Lion => (48.0, 46.5, 0.605),
    };
    let half = 50.0 * scale;
    silhouette(fragments::dynasty(dynasty), ink, x - half, y - half, scale)
}

/// A disc of shell with a rim of bitumen and a soft shadow.
fn disc(palette: &Palette) -> String {
    let (ink, cream, land) = (hex(palette.bitumen), hex(palette.cream), hex(palette.land));
    let chips = Seeded::new(3).shards(60, [16.0, 16.0, 84.0, 84.0], [1.5, 4.5]);
    format!(
        r##"<defs><radialGradient id="disc-light" cx=".38" cy=".32" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".7"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></radialGradient><clipPath id="disc-clip"><circle cx="50" cy="50" r="44"/></clipPath></defs><circle cx="51.5" cy="52.5" r="47" fill="#000" opacity=".28"/><circle cx="50" cy="50" r="47.5" fill="{ink}"/><circle cx="50" cy="50" r="44" fill="{cream}"/><g clip-path="url(#disc-clip)"><path d="{chips}" fill="{land}" opacity=".55"/></g><circle cx="50" cy="50" r="44" fill="url(#disc-light)"/>"##
    )
}

/// The band between the field and the edge: solid, dashes, waves or dots.
fn rim(colour: Colour, palette: &Palette) -> String {
    let (fill, cream, dots_ink) = (
        hex(palette.fill(colour)),
        hex(palette.cream),
        hex(palette.glyph(colour)),
    );
    let (radius, width) = ((44.0 + FIELD) / 2.0, 44.0 - FIELD);
    let band = |paint: &str| {
        format!(
            r#"<circle cx="50" cy="50" r="{radius}" fill="none" stroke="{paint}" stroke-width="{width}"/>"#
        )
    };
    match colour {
        Colour::Black => format!(
            r#"{}<circle cx="50" cy="50" r="{radius}" fill="none" stroke="{}" stroke-width="1.3"/>"#,
            band(&fill),
            hex(palette.glyph(colour))
        ),
        Colour::Red => {
            // Few and long, so that they are never taken for dots.
            let step = TAU * radius / 8.0;
            format!(
                r#"<circle cx="50" cy="50" r="{radius}" fill="none" stroke="{fill}" stroke-width="{width}" stroke-dasharray="{:.3} {:.3}"/>"#,
                step * 0.7,
                step * 0.3
            )
        }
        Colour::Blue => format!(
            r#"{}<path d="{}" fill="none" stroke="{cream}" stroke-width="3.2" stroke-linejoin="round"/>"#,
            band(&fill),
            wave(radius, 3.1, 16)
        ),
        Colour::Green => {
            let mut dots = String::new();
            for i in 0..14 {
                let (sin, cos) = (TAU * i as f32 / 14.0).sin_cos();
                dots += &format!(
                    r#"<circle cx="{:.2}" cy="{:.2}" r="3.4"/>"#,
                    50.0 + radius * cos,
                    50.0 + radius * sin
                );
            }
            format!(r#"{}<g fill="{dots_ink}">{dots}</g>"#, band(&fill))
        }
    }
}

/// A closed wave around the middle of the disc.
fn wave(radius: f32, height: f32, waves: u32) -> String {
    let steps = waves * 8;
    let mut path = String::new();
    for i in 0..steps {
        let turn = TAU * i as f32 / steps as f32;
        let r = radius + height * (turn * waves as f32).sin();
        let (sin, cos) = turn.sin_cos();
        path += if i == 0 { "M" } else { " " };
        path += &format!("{:.2} {:.2}", 50.0 + r * cos, 50.0 + r * sin);
    }
    path + "z"
}
