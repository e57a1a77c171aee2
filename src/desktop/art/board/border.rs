//! The special border: teeth of gold on bitumen inside a cell, as on the edge of an inlay panel.

use crate::desktop::art::palette::{Palette, hex};

/// Teeth to a side.
const TEETH: usize = 6;
/// How far into the cell the band and the tips of its teeth reach.
const BAND: f32 = 12.5;
const TIP: f32 = 11.0;

/// The border around the cell whose top left corner is given.
///
/// It lies within its cell, so that whatever stands beside it leaves it whole, and so does the
/// outline of a kingdom; a tile keeps its silhouette inside.
pub(in crate::desktop::art) fn border(x: f32, y: f32, palette: &Palette) -> String {
    let (ink, gold, cream) = (hex(palette.bitumen), hex(palette.gold), hex(palette.cream));
    let step = (100.0 - 2.0 * BAND) / TEETH as f32;
    let mut teeth = String::new();
    for tooth in 0..TEETH {
        let from = BAND + tooth as f32 * step;
        let (tip, to) = (from + step / 2.0, from + step);
        for (ax, ay, bx, by, cx, cy) in [
            (from, 2.0, tip, TIP, to, 2.0),
            (from, 98.0, tip, 100.0 - TIP, to, 98.0),
            (2.0, from, TIP, tip, 2.0, to),
            (98.0, from, 100.0 - TIP, tip, 98.0, to),
        ] {
            teeth += &format!(
                "M{:.1} {:.1}L{:.1} {:.1} {:.1} {:.1}z",
                x + ax,
                y + ay,
                x + bx,
                y + by,
                x + cx,
                y + cy
            );
        }
    }
    let middle = BAND / 2.0;
    let far = 100.0 - middle;
    let corners: String = [(middle, middle), (far, middle), (middle, far), (far, far)]
        .map(|(cx, cy)| format!(r#"<circle cx="{:.1}" cy="{:.1}" r="5.4"/>"#, x + cx, y + cy))
        .concat();
    format!(
        r#"<rect x="{:.2}" y="{:.2}" width="{side}" height="{side}" rx="3" fill="none" stroke="{ink}" stroke-width="{BAND}"/><path d="{teeth}" fill="{gold}"/><rect x="{:.1}" y="{:.1}" width="{inner}" height="{inner}" fill="none" stroke="{cream}" stroke-width="2.2"/><g fill="{cream}" stroke="{ink}" stroke-width="2">{corners}</g>"#,
        x + middle,
        y + middle,
        x + BAND,
        y + BAND,
        side = 100.0 - BAND,
        inner = 100.0 - 2.0 * BAND,
    )
}
