//! Tribe cards, badges and the storeys of temples.

use super::super::palette::{BLUE, Palette, RED, Rgb, hex};
use super::figures::figure;
use crate::babel::rules::{Level, Tribe};

/// What a tribe is painted in: the field, and the figure on it.
///
/// Each is lighter than the one before by a step that every kind of eye sees, in grey, too.
pub(super) fn colours(tribe: Tribe, palette: &Palette) -> (Rgb, Rgb) {
    const SHELL: Rgb = [0xFF, 0xF6, 0xE0];
    const PITCH: Rgb = [0x1B, 0x19, 0x1C];
    match tribe {
        Tribe::Assyrians => (palette.fills[BLUE], SHELL),
        Tribe::Sumerians => (palette.fills[RED], SHELL),
        Tribe::Medes => ([0x47, 0x9A, 0x73], PITCH),
        Tribe::Persians => ([0xAD, 0xAB, 0xA8], PITCH),
        Tribe::Hittites => ([0xF9, 0xDA, 0x70], PITCH),
    }
}

/// A tribe's pattern over a rectangle of 100 by `high` units: thin lines in the colour around it.
fn pattern(tribe: Tribe, high: u32) -> String {
    let mut path = String::new();
    match tribe {
        // Scales.
        Tribe::Assyrians => {
            for (row, y) in (4..high + 10).step_by(10).enumerate() {
                let begin = if row % 2 == 0 { 0 } else { 8 };
                path += &format!("M{} {y}", begin - 16);
                path += &"q8 11 16 0".repeat(8);
            }
        }
        // Rings.
        Tribe::Hittites => {
            for (row, y) in (7..high + 8).step_by(13).enumerate() {
                let begin = if row % 2 == 0 { 6 } else { 14 };
                for x in (begin..104).step_by(16) {
                    path += &format!("M{} {y}a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0", x - 3);
                }
            }
        }
        // Upright stripes.
        Tribe::Medes => {
            for x in (6..100).step_by(11) {
                path += &format!("M{x} 0V{high}");
            }
        }
        // Lozenges.
        Tribe::Persians => {
            for y in (0..high + 16).step_by(16) {
                for x in (0..112).step_by(16) {
                    path += &format!("M{x} {}l8-8 8 8-8 8z", y + 4);
                }
            }
        }
        // Chevrons.
        Tribe::Sumerians => {
            for y in (0..high + 14).step_by(11) {
                path += &format!("M-4 {y}");
                path += &"l9-7 9 7".repeat(7);
            }
        }
    }
    path
}

/// A card: a head that tells its tribe by itself, and the figure below.
pub(super) fn card(tribe: Tribe, palette: &Palette) -> String {
    let (field, glyph) = colours(tribe, palette);
    let (ink, cream) = (hex(palette.bitumen), hex(palette.cream));
    let (field, glyph) = (hex(field), hex(glyph));
    let (lines, head) = (pattern(tribe, 140), figure(tribe));
    format!(
        r#"<rect x="1" y="1" width="98" height="138" rx="9" fill="{ink}"/><rect x="3.500" y="3.500" width="93" height="133" rx="7" fill="{cream}"/><clipPath id="field"><rect x="8" y="8" width="84" height="124" rx="4"/></clipPath><g clip-path="url(#field)"><rect x="8" y="8" width="84" height="124" fill="{field}"/><path d="{lines}" fill="none" stroke="{glyph}" stroke-opacity=".2" stroke-width="2.200"/><rect x="8" y="8" width="84" height="26" fill="{field}"/><path d="M44 14H86M44 21H86M44 28H86" stroke="{glyph}" stroke-opacity=".28" stroke-width="2.200"/><path d="M8 35H92" stroke="{cream}" stroke-width="2"/></g><g transform="translate(12 9.500) scale(.235)" fill="{glyph}" stroke="{glyph}" stroke-width="0">{head}</g><circle cx="50" cy="85" r="38" fill="{field}"/><circle cx="50" cy="85" r="37" fill="none" stroke="{glyph}" stroke-opacity=".45" stroke-width="2"/><g transform="translate(22 57) scale(.56)" fill="{glyph}" stroke="{glyph}" stroke-width="0">{head}</g>"#
    )
}

/// A card face down: lapis with a lattice of gold.
pub(super) fn card_back(palette: &Palette) -> String {
    let (ink, cream, gold, lapis) = (
        hex(palette.bitumen),
        hex(palette.cream),
        hex(palette.gold),
        hex(palette.lapis),
    );
    let lattice = pattern(Tribe::Persians, 140);
    format!(
        r#"<rect x="1" y="1" width="98" height="138" rx="9" fill="{ink}"/><rect x="3.500" y="3.500" width="93" height="133" rx="7" fill="{cream}"/><clipPath id="back"><rect x="8" y="8" width="84" height="124" rx="4"/></clipPath><g clip-path="url(#back)"><rect x="8" y="8" width="84" height="124" fill="{lapis}"/><path d="{lattice}" fill="none" stroke="{gold}" stroke-opacity=".55" stroke-width="1.600"/></g><rect x="12" y="12" width="76" height="116" rx="3" fill="none" stroke="{gold}" stroke-width="2.500"/><path d="M50 44L72 70 50 96 28 70z" fill="{lapis}" stroke="{gold}" stroke-width="3"/><path d="M50 57L61 70 50 83 39 70z" fill="{gold}"/>"#
    )
}

/// A small square of a tribe's colour with its figure, and a rim that no ground swallows.
pub(super) fn badge(tribe: Tribe, palette: &Palette) -> String {
    let (field, glyph) = colours(tribe, palette);
    let (ink, cream) = (hex(palette.bitumen), hex(palette.cream));
    let (field, glyph) = (hex(field), hex(glyph));
    let head = figure(tribe);
    format!(
        r#"<rect x="2" y="2" width="96" height="96" rx="20" fill="{ink}"/><rect x="8" y="8" width="84" height="84" rx="14" fill="{field}" stroke="{cream}" stroke-opacity=".7" stroke-width="3"/><g transform="translate(15 15) scale(.7)" fill="{glyph}" stroke="{glyph}" stroke-width="0">{head}</g>"#
    )
}

/// A numeral as lines in a box of 16 by 26 units: there is no font where pictures are drawn.
fn numeral(level: Level) -> &'static str {
    match level.number() {
        1 => "M3 7L9 2V24M3 24H15",
        2 => "M1 8C1-1 15-1 15 7.500C15 13 2 17 1 24H16",
        3 => "M2 2H14L7 10.500C18 10.500 17 24.500 7.500 24.500C4 24.500 2 23 1 21",
        4 => "M12 25V2L1 17.500H17",
        5 => "M14 2H4L3 11.500C6 9 15.500 9 15.500 16.500C15.500 25 4 26.500 1 21",
        _ => {
            "M13 2C5 4 1.500 11 1.500 17C1.500 26.500 15.500 26.500 15.500 17.500C15.500 10 4 10 1.500 17"
        }
    }
}

/// A storey with its level on it.
pub(super) fn storey(level: Level, palette: &Palette) -> String {
    let (ink, cream) = (hex(palette.bitumen), hex(palette.cream));
    format!(
        r#"{}<rect x="34" y="4" width="32" height="32" rx="6" fill="{cream}" stroke="{ink}" stroke-width="2"/><path transform="translate(41.500 7)" d="{}" fill="none" stroke="{ink}" stroke-width="4.600" stroke-linecap="round" stroke-linejoin="round"/>"#,
        wall(level, palette),
        numeral(level)
    )
}

/// A storey without its level: the higher it belongs, the narrower and the lighter it is, so that a temple tapers.
pub(super) fn wall(level: Level, palette: &Palette) -> String {
    let step = level.index() as f32;
    let half = 49.0 - 4.6 * step;
    let (left, right) = (50.0 - half, 50.0 + half);
    let part =
        |from: u8, to: u8| (f32::from(from) + (f32::from(to) - f32::from(from)) * step / 5.0) as u8;
    let brick = hex([part(0xB4, 0xF0), part(0x7A, 0xDA), part(0x4A, 0xA6)]);
    let (ink, cream) = (hex(palette.bitumen), hex(palette.cream));
    let wall = format!(
        "M{left:.1} 39L{:.1} 1H{:.1}L{right:.1} 39z",
        left + 3.0,
        right - 3.0
    );
    // Courses of bricks, each laid over the joints of the one below.
    let mut joints = String::new();
    for (row, y) in [11.0f32, 20.0, 29.0].into_iter().enumerate() {
        joints += &format!("M{:.1} {y}H{:.1}", left + 2.0, right - 2.0);
        let mut x = left + 8.0 + 6.0 * (row % 2) as f32;
        while x < right - 4.0 {
            joints += &format!("M{x:.1} {y}v9");
            x += 12.0;
        }
    }
    format!(
        r#"<path d="{wall}" fill="{brick}" stroke="{ink}" stroke-width="2" stroke-linejoin="round"/><path d="{joints}" fill="none" stroke="{ink}" stroke-opacity=".28" stroke-width="1.200"/><path d="M{:.1} 4H{:.1}" stroke="{cream}" stroke-opacity=".75" stroke-width="2.500"/>"#,
        left + 5.0,
        right - 5.0
    )
}

/// A temple card face down.
pub(super) fn storey_back(palette: &Palette) -> String {
    let (ink, gold, lapis) = (hex(palette.bitumen), hex(palette.gold), hex(palette.lapis));
    let lattice = pattern(Tribe::Persians, 40);
    format!(
        r#"<rect x="1" y="1" width="98" height="38" rx="5" fill="{ink}"/><clipPath id="block"><rect x="3.500" y="3.500" width="93" height="33" rx="3"/></clipPath><g clip-path="url(#block)"><rect width="100" height="40" fill="{lapis}"/><path d="{lattice}" fill="none" stroke="{gold}" stroke-opacity=".5" stroke-width="1.500"/></g><rect x="5.500" y="5.500" width="89" height="29" rx="2" fill="none" stroke="{gold}" stroke-width="2"/><path d="M50 9L62 20 50 31 38 20z" fill="{lapis}" stroke="{gold}" stroke-width="2.500"/>"#
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desktop::art::vision::{Sight, difference};

    const PALETTES: [Palette; 2] = [Palette::INLAY, Palette::CLASSIC];

    #[test]
    fn tribes_stay_apart_for_every_eye() {
        for (palette, sight) in PALETTES.iter().flat_map(|p| Sight::ALL.map(|s| (p, s))) {
            for (index, one) in Tribe::ALL.into_iter().enumerate() {
                for other in &Tribe::ALL[index + 1..] {
                    let (a, b) = (colours(one, palette).0, colours(*other, palette).0);
                    let apart = difference(sight.sees(a), sight.sees(b));
                    assert!(apart >= 8.0, "{sight:?}: {one:?} and {other:?} are {apart}");
                }
            }
        }
    }

    #[test]
    fn a_figure_stands_out_from_its_field() {
        for (palette, tribe) in PALETTES.iter().flat_map(|p| Tribe::ALL.map(|t| (p, t))) {
            let (field, glyph) = colours(tribe, palette);
            let apart = difference(field, glyph);
            assert!(apart >= 35.0, "{tribe:?}: {apart}");
        }
    }
}
