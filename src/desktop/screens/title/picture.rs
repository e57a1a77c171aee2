//! The picture behind the title: a ziggurat between two rivers, inlaid in lapis, shell and limestone.

use super::boat::boat;
use crate::desktop::theme::inlay::{block, courses, kept, noise, polygon, wall};
use crate::desktop::theme::palette::*;
use bevy_egui::egui::epaint::Mesh;
use bevy_egui::egui::{Color32, Pos2, Rect, Shape, Ui, pos2, vec2};
use std::f32::consts::TAU;

/// Paints the picture over the whole of `rect`; `middle` is where the ziggurat stands.
pub fn paint(ui: &Ui, rect: Rect, middle: f32) {
    let mesh = kept(ui, "title", rect, |mesh| build(mesh, rect, middle));
    ui.painter().add(Shape::Mesh(mesh));
}

fn build(mesh: &mut Mesh, rect: Rect, middle: f32) {
    let h = rect.height();
    let horizon = rect.top() + h * 0.73;
    let unit = h / 100.0;
    block(mesh, rect, BITUMEN);
    sky(mesh, rect, horizon, middle);
    let top = pos2(middle, horizon - 37.6 * unit);
    sun(mesh, top, 13.8 * unit);
    plain(mesh, rect, horizon, unit);
    ziggurat(mesh, pos2(middle, horizon + 1.5 * unit), unit);
    let reach = rect.right() - middle;
    for (away, size) in [(-0.78, 1.0), (0.76, 1.08), (0.94, 0.8)] {
        palm(
            mesh,
            pos2(middle + away * reach, horizon + 1.0 * unit),
            21.0 * unit * size,
        );
    }
    // Down the nearer river and up the farther one.
    for (away, below, size, ahead) in [(-0.62, 10.4, 0.72, 1.0), (0.66, 22.6, 0.95, -1.0)] {
        let keel = pos2(middle + away * reach, horizon + below * unit);
        boat(mesh, keel, unit * size, ahead);
    }
}

/// Courses of lapis, lighter around the sun and towards the horizon.
fn sky(mesh: &mut Mesh, rect: Rect, horizon: f32, middle: f32) {
    let place = Rect::from_min_max(rect.min, pos2(rect.right(), horizon));
    let light = pos2(middle, rect.top() + rect.height() * 0.36);
    courses(mesh, place, (30.0, 15.0), 1.6, |at, chance| {
        let near = 1.0 - ((at - light).length() / (rect.height() * 0.75)).min(1.0);
        let base = mix(LAPIS_DEEP, LAPIS, 0.15 + 0.85 * near);
        let lit = mix(base, LAPIS_LIT, chance * chance * 0.55 * (0.3 + near));
        mix(lit, BITUMEN, 0.30 * (1.0 - near) * chance)
    });
}

/// The disc of the sun with four points and four sheaves of rays, as on boundary stones.
fn sun(mesh: &mut Mesh, at: Pos2, radius: f32) {
    disc(mesh, at, radius * 1.06, BITUMEN);
    disc(mesh, at, radius, mix(SHELL, CLAY, 0.4));
    disc(mesh, at, radius * 0.93, TERRACOTTA);
    for i in 0..8 {
        let angle = i as f32 * TAU / 8.0;
        let along = vec2(angle.sin(), -angle.cos());
        let across = vec2(-along.y, along.x);
        if i % 2 == 0 {
            let tip = at + along * radius * 0.86;
            let (a, b) = (at + across * radius * 0.24, at - across * radius * 0.24);
            polygon(mesh, &[a, tip, b], GILT_LIT);
            polygon(mesh, &[at, tip, b], GILT);
        } else {
            for k in -1..=1 {
                let lean = vec2(
                    (angle + k as f32 * 0.17).sin(),
                    -(angle + k as f32 * 0.17).cos(),
                );
                let side = vec2(-lean.y, lean.x) * radius * 0.028;
                let (near, far) = (at + lean * radius * 0.30, at + lean * radius * 0.80);
                polygon(
                    mesh,
                    &[near + side, far + side, far - side, near - side],
                    SHELL,
                );
            }
        }
    }
    disc(mesh, at, radius * 0.25, BITUMEN);
    disc(mesh, at, radius * 0.21, GILT_LIT);
    disc(mesh, at, radius * 0.09, LAPIS);
}

fn disc(mesh: &mut Mesh, at: Pos2, radius: f32, color: Color32) {
    let points: Vec<Pos2> = (0..96)
        .map(|i| {
            let angle = i as f32 * TAU / 96.0;
            at + vec2(angle.cos(), angle.sin()) * radius
        })
        .collect();
    polygon(mesh, &points, color);
}

/// Land and the two rivers below the horizon, in registers parted by fillets of shell.
fn plain(mesh: &mut Mesh, rect: Rect, horizon: f32, unit: f32) {
    let bands = [
        (0.0, 6.0, false),
        (6.0, 12.5, true),
        (12.5, 17.5, false),
        (17.5, 26.5, true),
        (26.5, 40.0, false),
    ];
    for (band, (from, to, river)) in (0..).zip(bands) {
        let place = Rect::from_min_max(
            pos2(rect.left(), horizon + from * unit),
            pos2(rect.right(), (horizon + to * unit).min(rect.bottom())),
        );
        if place.height() <= 0.0 {
            continue;
        }
        let fillet = Rect::from_min_size(place.min, vec2(place.width(), unit * 0.55));
        block(mesh, fillet, BITUMEN);
        let line = fillet.shrink2(vec2(0.0, unit * 0.13));
        block(mesh, line, mix(SHELL, CLAY_DARK, 0.3));
        let inner = Rect::from_min_max(place.min + vec2(0.0, unit * 0.55), place.max);
        if river {
            water(mesh, inner, band, unit);
        } else if band == 2 {
            block(mesh, inner, mix(FAIENCE_DEEP, BITUMEN, 0.45));
            barley(mesh, inner, unit);
        } else {
            let depth = mix(LAND, CLAY_DARK, 0.25 + 0.2 * band as f32 / 4.0);
            courses(mesh, inner, (26.0, 13.0), 1.6, |_, chance| {
                mix(depth, INK_SOFT, 0.28 * chance * chance)
            });
        }
    }
}

/// A river: a bed of dark blue with rows of scalloped wavelets.
fn water(mesh: &mut Mesh, place: Rect, band: i32, unit: f32) {
    block(mesh, place, mix(LAPIS, BITUMEN, 0.25));
    let rows = (place.height() / (unit * 2.2)).round().max(2.0);
    let tall = place.height() / rows;
    for row in 0..rows as i32 {
        let step = tall * 2.6;
        let shift = step * (0.5 * (row % 2) as f32 + 0.3 * band as f32);
        let count = (place.width() / step) as i32 + 2;
        let top = place.top() + tall * row as f32;
        for i in 0..count {
            let x = place.left() + (i as f32 - 1.0) * step + shift;
            let shade = noise(i, row + band * 10, 31);
            let color = mix(RIVER, LAPIS_LIT, 0.15 + 0.45 * shade);
            let arc = |inner: f32| -> Vec<Pos2> {
                (0..=8)
                    .map(|k| {
                        let angle = TAU / 2.0 * (1.0 + k as f32 / 8.0);
                        let reach = vec2(step * 0.47, tall * 0.82) * inner;
                        pos2(x + step / 2.0, top + tall * 0.95)
                            + vec2(angle.cos() * reach.x, angle.sin() * reach.y)
                    })
                    .collect()
            };
            for (size, color) in [
                (1.0, color),
                (0.72, mix(LAPIS, BITUMEN, 0.25)),
                (0.5, mix(SHELL, RIVER, 0.45)),
            ] {
                let clipped: Vec<Pos2> = arc(size)
                    .into_iter()
                    .map(|p| pos2(p.x.clamp(place.left(), place.right()), p.y))
                    .collect();
                polygon(mesh, &clipped, color);
            }
        }
    }
}

/// A field of barley between the rivers.
fn barley(mesh: &mut Mesh, place: Rect, unit: f32) {
    let step = unit * 2.9;
    for i in 0..(place.width() / step) as i32 + 1 {
        let foot = pos2(
            place.left() + (i as f32 + 0.5) * step,
            place.bottom() - unit * 0.35,
        );
        let half = unit * 0.11;
        let tip = foot - vec2(0.0, unit * 3.9);
        let stalk = [
            foot + vec2(half, 0.0),
            tip + vec2(half, 0.0),
            tip - vec2(half, 0.0),
            foot - vec2(half, 0.0),
        ];
        polygon(mesh, &stalk, FAIENCE);
        for k in 0..4 {
            let at = foot - vec2(0.0, unit * (1.3 + 0.72 * k as f32));
            for side in [-1.0, 1.0] {
                let out = at + vec2(side * unit * 1.05, -unit * 0.95);
                let belly = vec2(side * unit * 0.62, -unit * 0.12);
                let back = vec2(side * unit * 0.34, -unit * 0.85);
                polygon(mesh, &[at, at + belly, out, at + back], GILT_LIT);
            }
        }
    }
}

/// Four terraces of brick with a stair up the middle and a temple on top.
fn ziggurat(mesh: &mut Mesh, foot: Pos2, unit: f32) {
    // Half the width at the foot, half at the top, height, colour.
    let terraces = [
        (33.0, 30.5, 10.0, TERRACOTTA),
        (25.5, 23.3, 8.5, mix(SHELL, CLAY, 0.5)),
        (18.5, 16.6, 7.5, TERRACOTTA),
        (12.0, 10.6, 6.0, mix(SHELL, CLAY, 0.5)),
    ];
    let mut base = foot.y;
    for (wide, narrow, tall, colour) in terraces {
        let (wide, narrow, tall) = (wide * unit, narrow * unit, tall * unit);
        let top = base - tall;
        let edge = unit * 0.7;
        let outline = [
            pos2(foot.x - narrow - edge, top - edge),
            pos2(foot.x + narrow + edge, top - edge),
            pos2(foot.x + wide + edge, base),
            pos2(foot.x - wide - edge, base),
        ];
        polygon(mesh, &outline, BITUMEN);
        let place = Rect::from_min_max(pos2(foot.x - wide, top), pos2(foot.x + wide, base));
        let ends = |y: f32| {
            let down = (y - top) / tall;
            let half = narrow + (wide - narrow) * down - unit * 0.2;
            (foot.x - half, foot.x + half)
        };
        wall(
            mesh,
            place,
            (unit * 3.0, unit * 1.5),
            1.4,
            ends,
            |at, chance| {
                // Buttresses cast shadows; the right side lies in the shade.
                let across = (at.x - foot.x) / wide;
                let buttress = ((at.x - foot.x) / (unit * 2.5)).floor() as i32;
                let shade = 0.10 * (buttress.rem_euclid(2)) as f32 + 0.22 * across.max(0.0);
                mix(
                    mix(colour, SHELL, 0.16 * chance),
                    BITUMEN,
                    shade + 0.12 * chance,
                )
            },
        );
        let cornice = Rect::from_min_max(
            pos2(foot.x - narrow - edge, top - edge),
            pos2(foot.x + narrow + edge, top + unit * 0.35),
        );
        block(mesh, cornice.shrink(unit * 0.2), GILT);
        base = top - edge;
    }
    temple(mesh, pos2(foot.x, base), unit);
    stair(mesh, foot, base, unit);
}

fn temple(mesh: &mut Mesh, foot: Pos2, unit: f32) {
    let half = 5.6 * unit;
    let tall = 6.2 * unit;
    let wall = Rect::from_min_max(
        pos2(foot.x - half, foot.y - tall),
        pos2(foot.x + half, foot.y),
    );
    block(mesh, wall.expand(unit * 0.6), BITUMEN);
    courses(mesh, wall, (unit * 2.0, unit * 1.05), 1.2, |_, chance| {
        mix(LAPIS, LAPIS_LIT, 0.25 + 0.75 * chance)
    });
    for i in 0..5 {
        let x = wall.left() + (i as f32 + 0.5) * wall.width() / 5.0;
        let tooth = Rect::from_center_size(
            pos2(x, wall.top() - unit * 0.9),
            vec2(wall.width() / 8.0, unit * 1.4),
        );
        block(mesh, tooth.expand(unit * 0.25), BITUMEN);
        block(mesh, tooth, GILT_LIT);
    }
    let door = Rect::from_min_max(
        pos2(foot.x - unit * 1.5, foot.y - unit * 4.2),
        pos2(foot.x + unit * 1.5, foot.y),
    );
    block(mesh, door.expand(unit * 0.5), GILT_LIT);
    block(mesh, door, BITUMEN);
}

fn stair(mesh: &mut Mesh, foot: Pos2, top: f32, unit: f32) {
    let steps = 22;
    let tall = (foot.y - top) / steps as f32;
    for i in 0..steps {
        let up = i as f32 / steps as f32;
        let half = unit * (3.4 - 1.7 * up);
        let y = foot.y - tall * i as f32;
        let rim = Rect::from_min_max(
            pos2(foot.x - half - unit * 0.6, y - tall),
            pos2(foot.x + half + unit * 0.6, y + 0.5),
        );
        block(mesh, rim, BITUMEN);
        let step = Rect::from_min_max(
            pos2(foot.x - half, y - tall + unit * 0.12),
            pos2(foot.x + half, y - unit * 0.12),
        );
        let shade = 0.18 * (i % 2) as f32;
        block(mesh, step, mix(SHELL, CLAY_DARK, 0.15 + shade));
    }
}

/// A date palm with its trunk in rings.
fn palm(mesh: &mut Mesh, foot: Pos2, tall: f32) {
    let rings = 12;
    let step = tall * 0.72 / rings as f32;
    for i in 0..rings {
        let half = tall * (0.040 - 0.012 * i as f32 / rings as f32);
        let y = foot.y - step * i as f32;
        let ring = [
            pos2(foot.x - half * 1.15, y - step * 0.84),
            pos2(foot.x + half * 1.15, y - step * 0.84),
            pos2(foot.x + half * 0.75, y),
            pos2(foot.x - half * 0.75, y),
        ];
        polygon(
            mesh,
            &ring,
            mix(CLAY_DARK, BITUMEN, 0.30 + 0.15 * (i % 2) as f32),
        );
    }
    let crown = foot - vec2(0.0, tall * 0.72);
    for (i, angle) in [-1.95_f32, -1.45, -0.95, -0.45, 0.0, 0.45, 0.95, 1.45, 1.95]
        .into_iter()
        .enumerate()
    {
        frond(mesh, crown, angle, tall * 0.36, i);
    }
    for side in [-1.0, 1.0] {
        disc(
            mesh,
            crown + vec2(side * tall * 0.035, tall * 0.045),
            tall * 0.030,
            TERRACOTTA,
        );
    }
}

/// A leaf that bends down, as a row of quadrangles.
fn frond(mesh: &mut Mesh, crown: Pos2, angle: f32, long: f32, index: usize) {
    let color = mix(FAIENCE, FAIENCE_DEEP, 0.25 + 0.35 * (index % 2) as f32);
    let parts = 7;
    let point = |t: f32| {
        let out = vec2(angle.sin(), -angle.cos()) * long * t;
        crown + out + vec2(0.0, long * 0.38 * t * t * angle.abs().min(1.0))
    };
    for k in 0..parts {
        let (t0, t1) = (k as f32 / parts as f32, (k + 1) as f32 / parts as f32);
        let (a, b) = (point(t0), point(t1));
        let along = (b - a).normalized();
        let across = vec2(-along.y, along.x);
        let wide = |t: f32| long * 0.16 * (t * 3.2).min(1.0) * (1.0 - t).powf(0.6) + 0.4;
        let gap = (b - a) * 0.10;
        let quad = [
            a + across * wide(t0) * 0.6,
            b - gap + across * wide(t1.min(0.98)) * 0.6,
            b - gap - across * wide(t1.min(0.98)) * 0.6,
            a - across * wide(t0) * 0.6,
        ];
        polygon(mesh, &quad, color);
    }
}
