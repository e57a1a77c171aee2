//! The frame around the table: gold with lozenges of lapis and studs of shell, as around the board of
//! the first game.

use super::super::palette::{Palette, hex};
use super::Ground;
use bevy::math::Rect;

/// The frame, in the ground's units.
pub(super) fn frame(ground: &Ground, palette: &Palette) -> String {
    let (ink, gold) = (hex(palette.bitumen), hex(palette.gold));
    let (wide, high) = (ground.size.x, ground.size.y);
    let Rect { min, max } = ground.field;
    let hole = format!("M{} {}V{}H{}V{}z", min.x, min.y, max.y, max.x, min.y);
    let unit = min.x / 10.0;
    let ring = |inset: f32| {
        let round = (3.0 * unit - inset).max(0.5);
        let (w, h) = (wide - 2.0 * (inset + round), high - 2.0 * (inset + round));
        format!(
            "M{:.1} {inset:.1}h{w:.1}a{r:.1} {r:.1} 0 0 1 {r:.1} {r:.1}v{h:.1}a{r:.1} {r:.1} 0 0 1 -{r:.1} {r:.1}h-{w:.1}a{r:.1} {r:.1} 0 0 1 -{r:.1} -{r:.1}v-{h:.1}a{r:.1} {r:.1} 0 0 1 {r:.1} -{r:.1}z",
            inset + round,
            r = round,
        )
    };
    format!(
        r##"<defs><linearGradient id="frame-light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".4"/><stop offset=".3" stop-color="#fff" stop-opacity="0"/><stop offset=".5" stop-color="#fff" stop-opacity=".2"/><stop offset=".7" stop-color="#000" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient></defs><path d="{}{hole}" fill="{ink}" fill-rule="evenodd"/><path d="{}{hole}" fill="{gold}" fill-rule="evenodd"/><path d="{}{hole}" fill="url(#frame-light)" fill-rule="evenodd"/><rect x="{}" y="{}" width="{}" height="{}" fill="none" stroke="{ink}" stroke-width="{}"/>{}"##,
        ring(0.0),
        ring(unit),
        ring(unit),
        min.x - 0.5 * unit,
        min.y - 0.5 * unit,
        max.x - min.x + unit,
        max.y - min.y + unit,
        1.4 * unit,
        inlays(ground, unit, palette),
    )
}

/// Lozenges along every side, studs between them, larger lozenges at the corners.
fn inlays(ground: &Ground, unit: f32, palette: &Palette) -> String {
    let (wide, high) = (ground.size.x, ground.size.y);
    let middle = 5.0 * unit;
    let lozenge = |x: f32, y: f32, long: f32, across: f32| {
        format!(
            "M{:.1} {y:.1}L{x:.1} {:.1} {:.1} {y:.1} {x:.1} {:.1}z",
            x - long,
            y - across,
            x + long,
            y + across
        )
    };
    let stud = |x: f32, y: f32| {
        let r = 1.3 * unit;
        format!(
            "M{:.1} {y:.1}a{r:.1} {r:.1} 0 1 0 {d:.1} 0a{r:.1} {r:.1} 0 1 0 -{d:.1} 0",
            x - r,
            d = 2.0 * r
        )
    };
    let (mut jewels, mut studs) = (String::new(), String::new());
    for (length, upright, across) in [
        (wide, false, middle),
        (wide, false, high - middle),
        (high, true, middle),
        (high, true, wide - middle),
    ] {
        let count = (length / (46.0 * unit)).round().max(2.0);
        let step = length / count;
        for index in 1..count as u32 {
            let along = step * index as f32;
            let (long, thin) = (6.5 * unit, 2.7 * unit);
            jewels += &match upright {
                true => lozenge(across, along, thin, long),
                false => lozenge(along, across, long, thin),
            };
        }
        for index in 0..count as u32 {
            let along = step * (index as f32 + 0.5);
            studs += &match upright {
                true => stud(across, along),
                false => stud(along, across),
            };
        }
    }
    for x in [middle, wide - middle] {
        for y in [middle, high - middle] {
            jewels += &lozenge(x, y, 3.6 * unit, 3.6 * unit);
        }
    }
    let (ink, lapis, cream) = (hex(palette.bitumen), hex(palette.lapis), hex(palette.cream));
    let line = 0.9 * unit;
    format!(
        r#"<path d="{jewels}" fill="{lapis}" stroke="{ink}" stroke-width="{line}"/><path d="{studs}" fill="{cream}" stroke="{ink}" stroke-width="{line}"/>"#
    )
}
