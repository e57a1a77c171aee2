//! The colours of the table, named for what they paint.

use super::vision::linear;
use crate::preferences;

/// Red, green and blue, each 0 to 255.
pub type Rgb = [u8; 3];

/// The first of the four colours that pieces of every game are made of.
pub const BLACK: usize = 0;
/// The second.
pub const RED: usize = 1;
/// The third.
pub const BLUE: usize = 2;
/// The fourth.
pub const GREEN: usize = 3;

/// A set of colours for everything on the table and around it.
///
/// Arrays of four are [`BLACK`], [`RED`], [`BLUE`] and [`GREEN`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Palette {
    /// The table under the board and behind everything.
    pub ground: Rgb,
    /// Behind panels; `panel_ink` is legible on it.
    pub panel: Rgb,
    /// Text and lines on panels.
    pub panel_ink: Rgb,
    /// Shell: leaders, light plaques, light text on dark.
    pub cream: Rgb,
    /// Gold: treasures, frames, what is chosen.
    pub gold: Rgb,
    /// Bitumen: the outline of every piece, dark text on light.
    pub bitumen: Rgb,
    /// Land cells.
    pub land: Rgb,
    /// River cells.
    pub river: Rgb,
    /// The frame of the advanced board.
    pub lapis: Rgb,
    /// Tiles, badges and rims of each colour.
    pub fills: [Rgb; 4],
    /// The silhouette on each of `fills`.
    pub glyphs: [Rgb; 4],
    /// Each colour as lines or text on cream.
    pub on_cream: [Rgb; 4],
    /// What is refused or lost, legible on cream.
    pub danger: Rgb,
    /// What deserves a second look, legible on cream.
    pub warn: Rgb,
    /// What is allowed or won, legible on cream.
    pub ok: Rgb,
}

impl From<preferences::Palette> for Palette {
    fn from(chosen: preferences::Palette) -> Palette {
        match chosen {
            preferences::Palette::Inlay => Palette::INLAY,
            preferences::Palette::Classic => Palette::CLASSIC,
        }
    }
}

impl Palette {
    /// Shell, lapis, limestone and faience in bitumen, told apart by every kind of eye.
    pub const INLAY: Palette = Palette {
        ground: rgb(0x3A332D),
        panel: rgb(0xF6E9CC),
        panel_ink: rgb(0x241B16),
        cream: rgb(0xFFF6E0),
        gold: rgb(0xD9A53A),
        bitumen: rgb(0x1A1410),
        land: rgb(0xEAD9B0),
        river: rgb(0xA9C9CB),
        lapis: rgb(0x22479B),
        fills: [rgb(0x1B191C), rgb(0xC34A28), rgb(0x1340A5), rgb(0x8ECEAF)],
        glyphs: [rgb(0xE8C877), rgb(0xFFF6E0), rgb(0xFFF6E0), rgb(0x10241B)],
        on_cream: [rgb(0x1B191C), rgb(0xB5421F), rgb(0x1340A5), rgb(0x1F6E50)],
        danger: rgb(0xA3261A),
        warn: rgb(0x855500),
        ok: rgb(0x1F6E50),
    };

    /// Saturated colours, as boxed games are wont to have, and as far apart for every eye as Inlay's.
    pub const CLASSIC: Palette = Palette {
        ground: rgb(0x4A3B2A),
        panel: rgb(0xFBF0D2),
        panel_ink: rgb(0x201A14),
        cream: rgb(0xFFFAEC),
        gold: rgb(0xE6B325),
        bitumen: rgb(0x14110E),
        land: rgb(0xF2DDA4),
        river: rgb(0x8CC3E8),
        lapis: rgb(0x2458C4),
        fills: [rgb(0x161616), rgb(0xDE3028), rgb(0x0A36C8), rgb(0x75F0B7)],
        glyphs: [rgb(0xF5D67E), rgb(0xFFFAEC), rgb(0xFFFAEC), rgb(0x04170A)],
        on_cream: [rgb(0x161616), rgb(0xB81A1A), rgb(0x1143A8), rgb(0x14703A)],
        danger: rgb(0xA5161A),
        warn: rgb(0x8A5600),
        ok: rgb(0x146F3B),
    };

    /// Every colour that a fragment may name, in an order that is the same for all palettes.
    pub(super) fn tokens(&self) -> [Rgb; 21] {
        let [f0, f1, f2, f3] = self.fills;
        let [g0, g1, g2, g3] = self.glyphs;
        let (c1, c3) = (self.on_cream[RED], self.on_cream[GREEN]);
        // The first of equals wins, so cream comes before the glyphs that are cream in Inlay.
        [
            self.cream,
            self.bitumen,
            self.gold,
            self.land,
            self.river,
            self.ground,
            self.lapis,
            f0,
            f1,
            f2,
            f3,
            g0,
            g1,
            g2,
            g3,
            c1,
            c3,
            self.panel,
            self.danger,
            self.warn,
            self.ok,
        ]
    }
}

const fn rgb(hex: u32) -> Rgb {
    [(hex >> 16) as u8, (hex >> 8) as u8, hex as u8]
}

/// The colour as SVG writes it, `#RRGGBB`.
pub fn hex([r, g, b]: Rgb) -> String {
    format!("#{r:02X}{g:02X}{b:02X}")
}

/// A colour between two, `share` of the way from the first to the second.
pub fn blend(from: Rgb, to: Rgb, share: f32) -> Rgb {
    std::array::from_fn(|i| {
        let (a, b) = (f32::from(from[i]), f32::from(to[i]));
        (a + (b - a) * share.clamp(0.0, 1.0)).round() as u8
    })
}

/// The contrast of two colours as WCAG 2 counts it, 1 to 21.
pub fn contrast(one: Rgb, other: Rgb) -> f32 {
    let luminance = |c: Rgb| {
        let [r, g, b] = c.map(linear);
        0.2126 * r + 0.7152 * g + 0.0722 * b
    };
    let (a, b) = (luminance(one), luminance(other));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_colours_are_legible() {
        for palette in [Palette::INLAY, Palette::CLASSIC] {
            for ink in
                palette
                    .on_cream
                    .into_iter()
                    .chain([palette.danger, palette.warn, palette.ok])
            {
                for paper in [palette.cream, palette.panel] {
                    let found = contrast(ink, paper);
                    assert!(found >= 4.5, "{} on {}: {found}", hex(ink), hex(paper));
                }
            }
            assert!(contrast(palette.panel_ink, palette.panel) >= 7.0);
            for colour in [BLACK, RED, BLUE, GREEN] {
                let found = contrast(palette.fills[colour], palette.glyphs[colour]);
                assert!(found >= 4.4, "{colour}: {found}");
            }
        }
    }
}
