//! The ground of the table: two banks of clay, the river between them with its five lands, and the
//! quarry cut into stone.

use super::super::palette::{Palette, hex};
use super::super::seeded::Seeded;
use super::Ground;
use super::cards::colours;
use super::figures::figure;
use super::frame::frame;
use crate::babel::rules::Tribe;
use bevy::math::Rect;

/// The ground as a whole SVG, as many units as it has pixels.
pub fn ground_svg(ground: &Ground, palette: &Palette) -> String {
    let (wide, high) = (ground.size.x, ground.size.y);
    let banks = banks(ground, palette);
    let river = river(ground, palette);
    let quarry = quarry(ground, palette);
    let (places, frame) = (places(ground), frame(ground, palette));
    let lands: String = Tribe::ALL
        .into_iter()
        .map(|tribe| land(tribe, ground.lands[tribe.index()], palette))
        .collect();
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}">{banks}{places}{river}{lands}{quarry}{frame}</svg>"#
    )
}

/// Clay with grit, tinted a little in the colour of each land, and furrows between them.
fn banks(ground: &Ground, palette: &Palette) -> String {
    let (wide, high) = (ground.size.x, ground.size.y);
    let unit = high / 680.0;
    let mut chance = Seeded::new(7);
    let grit = chance.shards(900, [0.0, 0.0, wide, high], [0.8 * unit, 2.4 * unit]);
    let light = chance.shards(600, [0.0, 0.0, wide, high], [0.8 * unit, 2.0 * unit]);
    let mut body = format!(
        r##"<rect width="{wide}" height="{high}" fill="{}"/>"##,
        hex(palette.land)
    );
    let column = ground.river.width() / 5.0;
    for tribe in Tribe::ALL {
        let x = ground.river.min.x + column * tribe.index() as f32;
        body += &format!(
            r#"<rect x="{x}" y="0" width="{column}" height="{high}" fill="{}" opacity=".13"/>"#,
            hex(colours(tribe, palette).0)
        );
    }
    body += &format!(
        r##"<path d="{grit}" fill="#6B4A22" opacity=".13"/><path d="{light}" fill="#fff" opacity=".2"/>"##
    );
    for index in 1..5 {
        let x = ground.river.min.x + column * index as f32;
        let dash = 7.0 * unit;
        body += &format!(
            r##"<path d="M{x} {dash}V{}" stroke="#5C4A38" stroke-opacity=".55" stroke-width="{}" stroke-dasharray="{dash} {dash}"/>"##,
            high - dash,
            1.5 * unit
        );
    }
    body
}

/// What waits for cards: the place of the first card of each row, and the ground plan of each temple
/// with all the steps that it can rise to.
fn places(ground: &Ground) -> String {
    let unit = ground.size.y / 680.0;
    let line = 1.2 * unit;
    let mut body = String::new();
    for card in ground.cards.iter().flatten() {
        let dash = card.width() / 13.0;
        body += &format!(
            r##"<rect x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}" rx="{:.1}" fill="#fff" fill-opacity=".16" stroke="#5C4A38" stroke-opacity=".5" stroke-width="{line:.2}" stroke-dasharray="{dash:.1} {dash:.1}"/>"##,
            card.min.x + line,
            card.min.y + line,
            card.width() - 2.0 * line,
            card.height() - 2.0 * line,
            card.width() * 0.09,
        );
    }
    for temple in ground.temples.iter().flatten() {
        let (high, middle) = (temple.height() / 6.0, temple.center().x);
        let mut steps = String::new();
        for step in 0..6 {
            // As wide as the storey will be.
            let half = temple.width() * (0.49 - 0.046 * step as f32);
            let y = temple.max.y - high * (step + 1) as f32;
            steps += &format!(
                "M{:.1} {:.1}h{:.1}v-{high:.1}h-{:.1}z",
                middle - half,
                y + high,
                2.0 * half,
                2.0 * half
            );
        }
        body += &format!(
            r##"<path d="{steps}" fill="#fff" fill-opacity=".14" stroke="#5C4A38" stroke-opacity=".28" stroke-width="{line:.2}"/><path d="M{:.1} {:.1}h{:.1}" stroke="#5C4A38" stroke-opacity=".6" stroke-width="{:.2}"/>"##,
            temple.min.x,
            temple.max.y,
            temple.width(),
            2.5 * unit,
        );
    }
    body
}

/// The water: inlaid wavelets between two lines of reed.
fn river(ground: &Ground, palette: &Palette) -> String {
    let Rect { min, max } = ground.river;
    let unit = ground.size.y / 680.0;
    let mut waves = String::new();
    let step = 11.0 * unit;
    let mut y = min.y + step;
    let mut row = 0;
    while y < max.y - 4.0 * unit {
        let shift = if row % 2 == 0 { 0.0 } else { 13.0 * unit };
        let mut x = min.x - 26.0 * unit + shift;
        while x < max.x {
            let (a, b) = (6.5 * unit, 5.0 * unit);
            waves += &format!(
                "M{x:.1} {y:.1}q{a:.1}-{b:.1} {:.1} 0q{a:.1} {b:.1} {:.1} 0",
                2.0 * a,
                2.0 * a
            );
            x += 52.0 * unit;
        }
        y += step;
        row += 1;
    }
    let (wide, high) = (max.x - min.x, max.y - min.y);
    let edge = 5.0 * unit;
    let mut body = format!(
        r##"<rect x="{}" y="{}" width="{wide}" height="{high}" fill="{}"/><path d="{waves}" fill="none" stroke="#3E7277" stroke-opacity=".55" stroke-width="{}" stroke-linecap="round"/>"##,
        min.x,
        min.y,
        hex(palette.river),
        1.8 * unit
    );
    for y in [min.y, max.y - edge] {
        body += &format!(
            r##"<rect x="{}" y="{y}" width="{wide}" height="{edge}" fill="#1E6F50" opacity=".75"/>"##,
            min.x
        );
    }
    let gold = hex(palette.gold);
    for y in [min.y - 2.0 * unit, max.y] {
        body += &format!(
            r#"<rect x="{}" y="{y}" width="{wide}" height="{}" fill="{gold}"/>"#,
            min.x,
            2.0 * unit
        );
    }
    body
}

/// A land in the river: an island of its tribe's colour, with its figure.
fn land(tribe: Tribe, place: Rect, palette: &Palette) -> String {
    let (field, glyph) = colours(tribe, palette);
    let (wide, high) = (place.width(), place.height());
    let side = high * 0.62;
    let scale = side / 100.0;
    let (x, y) = (place.center().x - side / 2.0, place.min.y + high * 0.06);
    let line = high * 0.02;
    let round = high * 0.16;
    format!(
        r#"<rect x="{}" y="{}" width="{wide}" height="{high}" rx="{round}" fill="{ink}"/><rect x="{}" y="{}" width="{}" height="{}" rx="{round}" fill="{cream}"/><rect x="{}" y="{}" width="{}" height="{}" rx="{}" fill="{field}"/><g transform="translate({x:.1} {y:.1}) scale({scale:.3})" fill="{glyph}" stroke-width="0" opacity=".5">{figure}</g>"#,
        place.min.x,
        place.min.y,
        place.min.x + line,
        place.min.y + line,
        wide - 2.0 * line,
        high - 2.0 * line,
        place.min.x + 2.5 * line,
        place.min.y + 2.5 * line,
        wide - 5.0 * line,
        high - 5.0 * line,
        round * 0.8,
        ink = hex(palette.bitumen),
        cream = hex(palette.cream),
        field = hex(field),
        glyph = hex(glyph),
        figure = figure(tribe),
    )
}

/// The quarry: courses of cut stone, darker than the clay beside it.
fn quarry(ground: &Ground, palette: &Palette) -> String {
    let Rect { min, max } = ground.quarry;
    let unit = ground.size.y / 680.0;
    let (wide, high) = (max.x - min.x, max.y - min.y);
    let mut chance = Seeded::new(11);
    let mut stones = String::new();
    let course = 34.0 * unit;
    let mut y = min.y;
    while y < max.y {
        let mut x = min.x - chance.between(0.0, 40.0) * unit;
        while x < max.x {
            let stone = chance.between(38.0, 66.0) * unit;
            let shade = chance.between(0.0, 0.16);
            let left = x.max(min.x);
            let right = (x + stone - 2.0 * unit).min(max.x);
            if right > left {
                stones += &format!(
                    r##"<rect x="{left:.1}" y="{y:.1}" width="{:.1}" height="{:.1}" rx="{:.1}" fill="#7A5A34" opacity="{shade:.3}"/>"##,
                    right - left,
                    course - 2.0 * unit,
                    2.0 * unit
                );
            }
            x += stone;
        }
        y += course;
    }
    let band = ground.river;
    format!(
        r##"<rect x="{}" y="{}" width="{wide}" height="{high}" fill="#CDB48A"/>{stones}<rect x="{}" y="{}" width="{wide}" height="{}" fill="{ink}" opacity=".3"/><rect x="{}" y="{}" width="{}" height="{high}" fill="{gold}"/>"##,
        min.x,
        min.y,
        min.x,
        band.min.y,
        band.max.y - band.min.y,
        max.x - 2.0 * unit,
        min.y,
        2.0 * unit,
        ink = hex(palette.bitumen),
        gold = hex(palette.gold),
    )
}
