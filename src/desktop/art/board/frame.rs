//! The frame around the board, with a shell plaque beside every row and column for its name.

use super::{COLUMNS, FRAME, Frame, ROWS};
use crate::desktop::art::palette::{BLUE, Palette, hex};

const WIDE: f32 = COLUMNS as f32 * 100.0;
const HIGH: f32 = ROWS as f32 * 100.0;
const STRIP: f32 = FRAME * 100.0;

/// The frame, in the board's units with the board's corner at 0, 0.
pub(super) fn frame(frame: Frame, palette: &Palette) -> String {
    let ink = hex(palette.bitumen);
    let metal = match frame {
        Frame::Gold => hex(palette.gold),
        Frame::Blue => hex(palette.lapis),
    };
    let ring = |inset: f32, round: f32| {
        format!(
            "M{0:.1} {1:.1}h{2:.1}a{r} {r} 0 0 1 {r} {r}v{3:.1}a{r} {r} 0 0 1 -{r} {r}h-{2:.1}a{r} {r} 0 0 1 -{r} -{r}v-{3:.1}a{r} {r} 0 0 1 {r} -{r}z",
            inset - STRIP + round,
            inset - STRIP,
            WIDE + 2.0 * (STRIP - inset - round),
            HIGH + 2.0 * (STRIP - inset - round),
            r = round,
        )
    };
    let hole = format!("M0 0V{HIGH}H{WIDE}V0z");
    format!(
        r##"<defs><linearGradient id="frame-light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".4"/><stop offset=".3" stop-color="#fff" stop-opacity="0"/><stop offset=".5" stop-color="#fff" stop-opacity=".2"/><stop offset=".7" stop-color="#000" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient></defs><path d="{}{hole}" fill="{ink}" fill-rule="evenodd"/><path d="{}{hole}" fill="{metal}" fill-rule="evenodd"/><path d="{}{hole}" fill="url(#frame-light)" fill-rule="evenodd"/><path d="{}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/><rect x="-3" y="-3" width="{:.0}" height="{:.0}" fill="none" stroke="{ink}" stroke-width="6"/>{}"##,
        ring(0.0, 16.0),
        ring(3.5, 12.5),
        ring(3.5, 12.5),
        ring(5.5, 11.0),
        WIDE + 6.0,
        HIGH + 6.0,
        inlays(frame, palette),
    )
}

/// Plaques at the middle of each cell, ornaments between, rosettes at the corners.
fn inlays(frame: Frame, palette: &Palette) -> String {
    let mut plaques = String::new();
    let mut jewels = String::new();
    // The middle line of the strip, between its outer edge and the line around the board.
    let mid = (STRIP + 3.0) / 2.0 + 1.0;
    let sides = [
        (COLUMNS, false, -mid),
        (COLUMNS, false, HIGH + mid),
        (ROWS, true, -mid),
        (ROWS, true, WIDE + mid),
    ];
    for (count, upright, across) in sides {
        // Along the side, then across it.
        let at = |along: f32, off: f32| {
            if upright {
                format!("{:.1} {along:.1}", across + off)
            } else {
                format!("{along:.1} {:.1}", across + off)
            }
        };
        for i in 0..count {
            let x = i as f32 * 100.0 + 50.0;
            plaques += &format!(
                "M{}L{} {} {} {} {} {} {}z",
                at(x - 24.0, -13.0),
                at(x - 19.0, -18.0),
                at(x + 19.0, -18.0),
                at(x + 24.0, -13.0),
                at(x + 24.0, 13.0),
                at(x + 19.0, 18.0),
                at(x - 19.0, 18.0),
                at(x - 24.0, 13.0),
            );
        }
        for i in 1..count {
            let x = i as f32 * 100.0;
            // Lozenges on gold, hourglasses on blue: the boards differ without colour too.
            jewels += &match frame {
                Frame::Gold => format!(
                    "M{}L{} {} {}z",
                    at(x - 19.0, 0.0),
                    at(x, -13.0),
                    at(x + 19.0, 0.0),
                    at(x, 13.0)
                ),
                Frame::Blue => format!(
                    "M{}L{} {}zM{}L{} {}z",
                    at(x - 19.0, -13.0),
                    at(x, 0.0),
                    at(x - 19.0, 13.0),
                    at(x + 19.0, -13.0),
                    at(x, 0.0),
                    at(x + 19.0, 13.0)
                ),
            };
        }
    }
    let (ink, cream) = (hex(palette.bitumen), hex(palette.cream));
    let jewel = match frame {
        Frame::Gold => hex(palette.fills[BLUE]),
        Frame::Blue => hex(palette.gold),
    };
    let mut rosettes = String::new();
    for (x, y) in [
        (-mid, -mid),
        (WIDE + mid, -mid),
        (-mid, HIGH + mid),
        (WIDE + mid, HIGH + mid),
    ] {
        let petals: String = (0..8)
            .map(|i| {
                format!(
                    r#"<ellipse cx="{x:.1}" cy="{:.1}" rx="3.4" ry="7" transform="rotate({} {x:.1} {y:.1})"/>"#,
                    y - 9.5,
                    45 * i
                )
            })
            .collect();
        rosettes += &format!(
            r#"<circle cx="{x:.1}" cy="{y:.1}" r="20" fill="{ink}"/><g fill="{cream}">{petals}</g><circle cx="{x:.1}" cy="{y:.1}" r="4" fill="{}"/>"#,
            hex(palette.gold)
        );
    }
    format!(
        r#"<path d="{plaques}" fill="{cream}" stroke="{ink}" stroke-width="2.2" stroke-linejoin="round"/><path d="{jewels}" fill="{jewel}" stroke="{ink}" stroke-width="2.2" stroke-linejoin="round"/>{rosettes}"#
    )
}
