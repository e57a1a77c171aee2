//! A boat of reeds with a hut and a sail, as the marsh dwellers of the two rivers bind them.

use crate::desktop::theme::inlay::{block, polygon};
use crate::desktop::theme::palette::*;
use bevy_egui::egui::epaint::Mesh;
use bevy_egui::egui::{Color32, Pos2, Rect, vec2};

/// Half the length of the hull, in units.
const HALF: f32 = 8.5;
/// Bundles of reed from stern to prow.
const BUNDLES: i32 = 14;

/// Paints a boat whose keel touches the water at `keel`; `ahead` is 1 to the right, -1 to the left.
pub(super) fn boat(mesh: &mut Mesh, keel: Pos2, unit: f32, ahead: f32) {
    let at = |x: f32, y: f32| keel + vec2(x * ahead, -y) * unit;
    let upright = |x: f32, y: f32, wide: f32, tall: f32| {
        let (a, b) = (at(x - wide / 2.0, y), at(x + wide / 2.0, y + tall));
        Rect::from_two_pos(a, b)
    };
    // The mast, and a sail that the wind fills.
    block(mesh, upright(0.4, 1.2, 0.5, 11.4), BITUMEN);
    let sail = |grow: f32| {
        [
            at(-1.9 - grow, 11.6 + grow),
            at(4.3 + grow, 11.6 + grow),
            at(5.3 + grow, 8.4),
            at(4.5 + grow, 4.9 - grow),
            at(-1.7 - grow, 4.9 - grow),
        ]
    };
    polygon(mesh, &sail(0.35), BITUMEN);
    polygon(mesh, &sail(0.0), SHELL);
    let stripe = [at(-1.8, 9.2), at(5.1, 9.2), at(5.2, 7.5), at(-1.75, 7.5)];
    polygon(mesh, &stripe, TERRACOTTA);
    // The hut, of mats.
    block(mesh, upright(-3.6, 0.8, 3.6, 3.3), BITUMEN);
    for mat in 0..3 {
        let shade = 0.15 * (mat % 2) as f32;
        let x = -4.6 + mat as f32;
        block(
            mesh,
            upright(x, 1.0, 0.9, 2.8),
            mix(CLAY, CLAY_DARK, 0.4 + shade),
        );
    }
    hull(mesh, at, 0.32, |_| BITUMEN);
    hull(
        mesh,
        at,
        0.0,
        |bundle| {
            if bundle % 2 == 0 { GILT_LIT } else { GILT }
        },
    );
}

/// The hull from end to end; the ends curl up.
fn hull(mesh: &mut Mesh, at: impl Fn(f32, f32) -> Pos2, grow: f32, color: impl Fn(i32) -> Color32) {
    let long = HALF + grow;
    let deck = |t: f32| 1.1 + 1.2 * t * t + 3.6 * t.abs().powi(6) + grow;
    let depth = |t: f32| 1.75 * (1.0 - t.abs().powf(2.2)) + 0.45 + 2.0 * grow;
    for bundle in 0..BUNDLES {
        let end = |i: i32| 2.0 * i as f32 / BUNDLES as f32 - 1.0;
        let (from, to) = (end(bundle), end(bundle + 1));
        let quad = [
            at(from * long, deck(from)),
            at(to * long, deck(to)),
            at(to * long, deck(to) - depth(to)),
            at(from * long, deck(from) - depth(from)),
        ];
        polygon(mesh, &quad, color(bundle));
    }
}
