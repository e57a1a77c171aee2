//! The colours of panels, text and ornament, each in one place.
//!
//! Shell, lapis, red limestone, gold and black bitumen, as on Sumerian inlay panels. Every pair of
//! text and ground that the widgets use has a contrast of 4.5:1 or more; a test computes them.

use bevy::color::Color;
use bevy_egui::egui::Color32;

/// Text and outlines.
pub const INK: Color32 = Color32::from_rgb(0x22, 0x1A, 0x14);
/// Text that matters less; still 4.5:1 on every panel.
pub const INK_SOFT: Color32 = Color32::from_rgb(0x5C, 0x4A, 0x38);
/// The bitumen between the inlays: frames, gaps, shadows.
pub const BITUMEN: Color32 = Color32::from_rgb(0x16, 0x12, 0x10);
/// The face of a panel.
pub const CREAM: Color32 = Color32::from_rgb(0xF8, 0xEF, 0xDA);
/// What is set into a panel: plain buttons, rows, fields.
pub const CLAY: Color32 = Color32::from_rgb(0xEE, 0xDF, 0xBB);
/// Clay under the pointer.
pub const CLAY_LIT: Color32 = Color32::from_rgb(0xF6, 0xE6, 0xB8);
/// Clay that is pressed, and rails.
pub const CLAY_DARK: Color32 = Color32::from_rgb(0xD9, 0xC2, 0x90);
/// Text on lapis and on limestone; the inlaid shell of ornaments.
pub const SHELL: Color32 = Color32::from_rgb(0xFF, 0xF6, 0xE0);
/// Accents: primary buttons, what is chosen.
pub const LAPIS: Color32 = Color32::from_rgb(0x1B, 0x3F, 0x94);
/// Lapis under the pointer.
pub const LAPIS_LIT: Color32 = Color32::from_rgb(0x28, 0x55, 0xBA);
/// The ground of whole pages.
pub const LAPIS_DEEP: Color32 = Color32::from_rgb(0x14, 0x27, 0x58);
/// Hairlines and the rims of panels.
pub const GILT: Color32 = Color32::from_rgb(0xB9, 0x8A, 0x2E);
/// Gold on dark ground, and the focus ring.
pub const GILT_LIT: Color32 = Color32::from_rgb(0xF0, 0xC6, 0x5A);
/// What destroys something, and errors.
pub const LIMESTONE: Color32 = Color32::from_rgb(0xA6, 0x39, 0x1C);
/// Limestone under the pointer.
pub const LIMESTONE_LIT: Color32 = Color32::from_rgb(0xBA, 0x43, 0x22);
/// The red of ornaments.
pub const TERRACOTTA: Color32 = Color32::from_rgb(0xC3, 0x4A, 0x28);
/// The green of ornaments.
pub const FAIENCE: Color32 = Color32::from_rgb(0x8E, 0xCE, 0xAF);
/// What went well, as text on panels.
pub const FAIENCE_DEEP: Color32 = Color32::from_rgb(0x1B, 0x62, 0x47);
/// The dynasties in charts, in their order: none of the colours that tiles have.
pub const DYNASTIES: [Color32; 4] = [
    Color32::from_rgb(0x1F, 0x6F, 0x78),
    Color32::from_rgb(0xA8, 0x5B, 0x16),
    Color32::from_rgb(0x70, 0x2B, 0x62),
    Color32::from_rgb(0x8A, 0x80, 0x72),
];
/// River cells and water.
pub const RIVER: Color32 = Color32::from_rgb(0xA9, 0xC9, 0xCB);
/// Land cells.
pub const LAND: Color32 = Color32::from_rgb(0xEA, 0xD9, 0xB0);

/// The clay under a board whose picture is still being drawn.
pub const BARE: Color = on_board(LAND);
/// What lies around the board.
pub const GROUND: Color = on_board(LAPIS_DEEP);
/// The strip below the board, which holds the hand.
pub const STRIP: Color = on_board(BITUMEN);
/// Hairlines between board, strip and panels.
pub const GOLD: Color = on_board(GILT);
/// Letters and numbers on the frame of the board.
pub const FRAME_INK: Color = on_board(INK);

/// The same colour for Bevy's sprites and text.
pub const fn on_board(color: Color32) -> Color {
    Color::srgb(
        color.r() as f32 / 255.0,
        color.g() as f32 / 255.0,
        color.b() as f32 / 255.0,
    )
}

/// The part `t` of the way from one colour to another.
pub fn mix(from: Color32, to: Color32, t: f32) -> Color32 {
    from.lerp_to_gamma(to, t.clamp(0.0, 1.0))
}

/// The contrast of two opaque colours as WCAG 2 defines it: 1 to 21.
pub fn contrast(one: Color32, other: Color32) -> f32 {
    let luminance = |c: Color32| {
        let part = |v: u8| {
            let v = f32::from(v) / 255.0;
            if v <= 0.04045 {
                v / 12.92
            } else {
                ((v + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * part(c.r()) + 0.7152 * part(c.g()) + 0.0722 * part(c.b())
    };
    let (a, b) = (luminance(one), luminance(other));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn charts_stand_out_from_their_ground() {
        for dynasty in DYNASTIES {
            let found = contrast(dynasty, SHELL);
            assert!(found >= 3.0, "{dynasty:?}: {found}");
        }
    }

    #[test]
    fn text_stands_out_from_every_ground_it_is_written_on() {
        for (text, ground) in [
            (INK, CREAM),
            (INK, CLAY),
            (INK, CLAY_LIT),
            (INK, CLAY_DARK),
            (INK_SOFT, CREAM),
            (INK_SOFT, CLAY),
            (INK_SOFT, CLAY_LIT),
            (SHELL, LAPIS),
            (SHELL, LAPIS_LIT),
            (SHELL, LAPIS_DEEP),
            (SHELL, LIMESTONE),
            (SHELL, LIMESTONE_LIT),
            (LIMESTONE, CREAM),
            (FAIENCE_DEEP, CREAM),
            (GILT_LIT, LAPIS_DEEP),
            (GILT_LIT, BITUMEN),
        ] {
            let found = contrast(text, ground);
            assert!(found >= 4.5, "{text:?} on {ground:?}: {found}");
        }
    }
}
