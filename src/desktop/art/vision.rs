//! How colours look to other eyes, and how far apart two colours are.
//!
//! The dichromacies follow Machado, Oliveira and Fernandes, "A Physiologically-based Model for
//! Simulation of Color Vision Deficiency" (IEEE TVCG 15, 2009): their matrices of severity 1.0,
//! applied to linear light. Differences are CIEDE2000 (Sharma, Wu and Dalal, 2005): 1 can just be
//! seen side by side, 10 at a glance.

use super::palette::Rgb;

/// An eye, or a grey print.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// What most people see.
    Full,
    /// Without the receptors for long waves: red is dark.
    Protanopia,
    /// Without those for middle waves: red and green are one.
    Deuteranopia,
    /// Without those for short waves: blue and green are one.
    Tritanopia,
    /// Brightness alone.
    Grey,
}

/// The share of each part of linear light in what is seen as red, green and blue.
type Matrix = [[f32; 3]; 3];

const PROTANOPIA: Matrix = [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
];
const DEUTERANOPIA: Matrix = [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.011820, 0.042940, 0.968881],
];
const TRITANOPIA: Matrix = [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.303900],
];
/// The luminance of sRGB.
const GREY: Matrix = [[0.2126, 0.7152, 0.0722]; 3];

impl Sight {
    /// All of them, the full one first.
    pub const ALL: [Sight; 5] = [
        Sight::Full,
        Sight::Protanopia,
        Sight::Deuteranopia,
        Sight::Tritanopia,
        Sight::Grey,
    ];

    /// The colour as this eye sees it.
    pub fn sees(self, colour: Rgb) -> Rgb {
        let matrix = match self {
            Sight::Full => return colour,
            Sight::Protanopia => PROTANOPIA,
            Sight::Deuteranopia => DEUTERANOPIA,
            Sight::Tritanopia => TRITANOPIA,
            Sight::Grey => GREY,
        };
        let light = colour.map(linear);
        matrix.map(|row| {
            encoded(
                row.iter()
                    .zip(light)
                    .map(|(share, part)| share * part)
                    .sum(),
            )
        })
    }
}

/// A part of a colour as light: 0 to 1.
pub(super) fn linear(part: u8) -> f32 {
    let part = f32::from(part) / 255.0;
    if part <= 0.04045 {
        part / 12.92
    } else {
        ((part + 0.055) / 1.055).powf(2.4)
    }
}

fn encoded(light: f32) -> u8 {
    let light = light.clamp(0.0, 1.0);
    let part = if light <= 0.003_130_8 {
        12.92 * light
    } else {
        1.055 * light.powf(1.0 / 2.4) - 0.055
    };
    (255.0 * part).round() as u8
}

/// Lightness and the two opponent axes of CIE L*a*b*, for daylight (D65).
fn lab(colour: Rgb) -> [f32; 3] {
    let [r, g, b] = colour.map(linear);
    let curve = |t: f32| {
        if t > 216.0 / 24389.0 {
            t.cbrt()
        } else {
            (24389.0 / 27.0 * t + 16.0) / 116.0
        }
    };
    let x = curve((0.412_456 * r + 0.357_576 * g + 0.180_438 * b) / 0.950_47);
    let y = curve(0.212_673 * r + 0.715_152 * g + 0.072_175 * b);
    let z = curve((0.019_334 * r + 0.119_192 * g + 0.950_304 * b) / 1.088_83);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// How different two colours look: CIEDE2000.
pub fn difference(one: Rgb, other: Rgb) -> f32 {
    between(lab(one), lab(other))
}

fn between([l1, a1, b1]: [f32; 3], [l2, a2, b2]: [f32; 3]) -> f32 {
    // How much a chroma counts, falling off where colours are vivid.
    let vivid = |chroma: f32| (chroma.powi(7) / (chroma.powi(7) + 25.0_f32.powi(7))).sqrt();
    let stretch = 1.5 - 0.5 * vivid((a1.hypot(b1) + a2.hypot(b2)) / 2.0);
    let (a1, a2) = (a1 * stretch, a2 * stretch);
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f32, b: f32| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let turn = match h2 - h1 {
        _ if c1 * c2 == 0.0 => 0.0,
        turn if turn > 180.0 => turn - 360.0,
        turn if turn < -180.0 => turn + 360.0,
        turn => turn,
    };
    let by_lightness = l2 - l1;
    let by_chroma = c2 - c1;
    let by_hue = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin();

    let (l, c) = ((l1 + l2) / 2.0, (c1 + c2) / 2.0);
    let h = if c1 * c2 == 0.0 {
        h1 + h2
    } else {
        h1 + turn / 2.0
    };
    let wave = |times: f32, shift: f32| (times * h - shift).to_radians().cos();
    let t = 1.0 - 0.17 * wave(1.0, 30.0) + 0.24 * wave(2.0, 0.0) + 0.32 * wave(3.0, -6.0)
        - 0.20 * wave(4.0, 63.0);
    let from_middle = (l - 50.0).powi(2);
    let lightness = by_lightness / (1.0 + 0.015 * from_middle / (20.0 + from_middle).sqrt());
    let chroma = by_chroma / (1.0 + 0.045 * c);
    let hue = by_hue / (1.0 + 0.015 * c * t);
    let blue = (-((h.rem_euclid(360.0) - 275.0) / 25.0).powi(2)).exp();
    let twist = -2.0 * vivid(c) * (60.0 * blue).to_radians().sin();
    (lightness.powi(2) + chroma.powi(2) + hue.powi(2) + twist * chroma * hue)
        .max(0.0)
        .sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desktop::art::Palette;

    #[test]
    fn differences_are_those_of_the_published_table() {
        // Sharma, Wu and Dalal, table 1: pairs 1, 7, 16, 17, 20 and 25.
        for (one, other, published) in [
            ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
            ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
            ([50.0, 2.5, 0.0], [50.0, 0.0, -2.5], 4.3065),
            ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
            ([50.0, 2.5, 0.0], [58.0, 24.0, 15.0], 19.4535),
            (
                [60.2574, -34.0099, 36.2677],
                [60.4626, -34.1751, 39.4387],
                1.2644,
            ),
        ] {
            let found = between(one, other);
            assert!(
                (found - published).abs() < 0.001,
                "{found}, not {published}"
            );
            assert!((between(other, one) - found).abs() < 0.001);
        }
    }

    #[test]
    fn greys_are_the_same_to_every_eye_and_reds_are_not() {
        for sight in Sight::ALL {
            for grey in [0, 90, 255] {
                let seen = sight.sees([grey; 3]);
                assert!(
                    seen.iter().all(|part| part.abs_diff(grey) <= 1),
                    "{sight:?}: {seen:?}"
                );
            }
        }
        let red = [200, 30, 30];
        assert_eq!(Sight::Full.sees(red), red);
        assert!(Sight::Protanopia.sees(red)[0] < 120, "red is dark");
        let [r, g, b] = Sight::Grey.sees(red);
        assert!(r == g && g == b);
    }

    /// The smallest difference of any two colours of tiles.
    fn closest(palette: &Palette, sight: Sight) -> f32 {
        let seen = palette.fills.map(|fill| sight.sees(fill));
        let pairs = (0..4).flat_map(|i| (0..i).map(move |j| (i, j)));
        let all = pairs.map(|(i, j)| difference(seen[i], seen[j]));
        all.fold(f32::INFINITY, f32::min)
    }

    #[test]
    fn tiles_stay_apart_for_every_eye() {
        for (palette, least, least_in_grey) in
            [(Palette::INLAY, 27.0, 14.5), (Palette::CLASSIC, 28.0, 15.0)]
        {
            for sight in Sight::ALL {
                let least = if sight == Sight::Grey {
                    least_in_grey
                } else {
                    least
                };
                let found = closest(&palette, sight);
                assert!(found >= least, "{sight:?}: {found} of {least}");
            }
        }
    }

    #[test]
    fn silhouettes_stand_out_from_their_tiles_for_every_eye() {
        for palette in [Palette::INLAY, Palette::CLASSIC] {
            for (fill, glyph) in palette.fills.into_iter().zip(palette.glyphs) {
                for sight in Sight::ALL {
                    let found = difference(sight.sees(fill), sight.sees(glyph));
                    assert!(found >= 35.0, "{fill:?} {sight:?}: {found}");
                }
            }
        }
    }

    #[test]
    fn water_is_not_land_to_any_eye() {
        for palette in [Palette::INLAY, Palette::CLASSIC] {
            // In grey the wavelets and the banks alone tell them apart.
            for sight in Sight::ALL.into_iter().filter(|s| *s != Sight::Grey) {
                let found = difference(sight.sees(palette.land), sight.sees(palette.river));
                assert!(found >= 8.0, "{sight:?}: {found}");
            }
        }
    }
}
