//! The screens behind which players keep their points: walls of lapis with a frieze.

use super::fragments::{self, silhouette};
use super::palette::{Palette, RED, blend, hex};
use super::seeded::Seeded;
use crate::tigris::rules::Dynasty;

const WIDE: f32 = 800.0;
const HIGH: f32 = 40.0;
/// From the middle to where the frieze begins.
const PLATE: f32 = 30.0;

/// The screen of a dynasty: its silhouette in the middle, the frieze to both sides.
///
/// Whoever has less room cuts off as much at the left as at the right.
pub(super) fn screen(dynasty: Dynasty, palette: &Palette) -> String {
    let (ink, gold, cream) = (hex(palette.bitumen), hex(palette.gold), hex(palette.cream));
    let middle = WIDE / 2.0;
    let mut seeded = Seeded::new(7);
    let (mut bricks, mut lozenges, mut eyes) = (String::new(), String::new(), String::new());
    for course in 0..4 {
        let y = course as f32 * HIGH / 4.0;
        for brick in 0..41 {
            let x = brick as f32 * 20.0 - 10.0 * (course % 2) as f32;
            if seeded.between(0.0, 1.0) < 0.45 {
                bricks += &format!("M{x} {y}h19v9h-19z");
            }
        }
    }
    for step in 0..12 {
        let away = PLATE + 22.0 + step as f32 * 32.0;
        for x in [middle - away, middle + away] {
            lozenges += &format!("M{} 20l14-9 14 9-14 9z", x - 14.0);
            eyes += &format!("M{} 20l5-3.5 5 3.5-5 3.5z", x - 5.0);
        }
    }
    let fill = palette.lapis;
    format!(
        r##"<rect width="{WIDE}" height="{HIGH}" fill="{}"/><path d="{bricks}" fill="{}"/><path d="M0 5.5H{WIDE}M0 34.5H{WIDE}" stroke="{gold}" stroke-width="2.4"/><path d="{lozenges}" fill="{cream}" stroke="{ink}" stroke-width="1.6"/><path d="{eyes}" fill="{}"/><rect x="{:.1}" y="0" width="{:.1}" height="{HIGH}" fill="{ink}"/><rect x="{:.1}" y="0" width="{:.1}" height="{HIGH}" fill="{cream}"/>{}<path d="M0 1H{WIDE}M0 39H{WIDE}" stroke="{ink}" stroke-width="2"/>"##,
        hex(blend(fill, palette.bitumen, 0.35)),
        hex(blend(fill, palette.bitumen, 0.2)),
        hex(palette.fills[RED]),
        middle - PLATE,
        2.0 * PLATE,
        middle - PLATE + 2.5,
        2.0 * PLATE - 5.0,
        silhouette(
            fragments::dynasty(dynasty),
            palette.bitumen,
            middle - 17.0,
            3.0,
            0.34
        ),
    )
}
