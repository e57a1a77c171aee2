//! The stones that tiles are cut from: each colour has a grain of its own.

use crate::desktop::art::palette::{Palette, hex};
use crate::desktop::art::seeded::Seeded;
use crate::tigris::rules::Colour;

/// A tile without its silhouette: shadow, bitumen setting, stone, bevel and shell hairline.
pub(super) fn slab(colour: Colour, palette: &Palette) -> String {
    let (ink, fill, cream) = (
        hex(palette.bitumen),
        hex(palette.fill(colour)),
        hex(palette.cream),
    );
    // Black stone swallows shadow, so its light is stronger.
    let (light, shade) = match colour {
        Colour::Black => (0.2, 0.35),
        Colour::Green => (0.3, 0.14),
        _ => (0.17, 0.2),
    };
    let id = format!("slab{}", colour.index());
    format!(
        r##"<defs><linearGradient id="{id}-light" x1="0" y1="0" x2=".25" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="{light}"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="{shade}"/></linearGradient><clipPath id="{id}-clip"><rect x="7" y="7" width="86" height="86" rx="7"/></clipPath></defs><rect x="5" y="6.5" width="93.5" height="92.5" rx="11" fill="#000" opacity=".28"/><rect x="3" y="3" width="94" height="94" rx="10" fill="{ink}"/><rect x="7" y="7" width="86" height="86" rx="7" fill="{fill}"/><g clip-path="url(#{id}-clip)">{grain}</g><rect x="7" y="7" width="86" height="86" rx="7" fill="url(#{id}-light)"/><path d="M8.5 90V14a5.5 5.5 0 0 1 5.5-5.500H90" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="2.2"/><path d="M91.5 10V86a5.5 5.5 0 0 1-5.5 5.500H10" fill="none" stroke="#000" stroke-opacity=".38" stroke-width="2.2"/><rect x="12" y="12" width="76" height="76" rx="4" fill="none" stroke="{cream}" stroke-opacity=".72" stroke-width="1.8"/>"##,
        grain = grain(colour, palette),
    )
}

/// Limestone has strata, lapis flecks of pyrite, faience a crackle, bitumen chips of shell.
fn grain(colour: Colour, palette: &Palette) -> String {
    let mut seeded = Seeded::new(40 + colour.index() as u64);
    let whole = [7.0, 7.0, 93.0, 93.0];
    match colour {
        Colour::Black => format!(
            r#"<path d="{}" fill="{}" opacity=".16"/><path d="M7 60 60 7H78L7 78z" fill="{}" opacity=".06"/>"#,
            seeded.shards(34, whole, [1.0, 3.0]),
            hex(palette.gold),
            hex(palette.cream),
        ),
        Colour::Red => {
            let (mut dark, mut pale) = (String::new(), String::new());
            for i in 0..9 {
                let (y, lift) = (10.0 + 10.0 * i as f32, seeded.between(-5.0, 5.0));
                let line = format!("M5 {y:.1}q23 {lift:.1} 46 0t46 {:.1}", lift * 0.6);
                if i % 2 == 0 { &mut dark } else { &mut pale }.push_str(&line);
            }
            let pits = seeded.shards(24, whole, [0.8, 2.0]);
            format!(
                r##"<path d="{dark}" fill="none" stroke="#000" stroke-opacity=".13" stroke-width="2.6"/><path d="{pale}" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="2"/><path d="{pits}" fill="#000" opacity=".2"/>"##
            )
        }
        Colour::Blue => {
            let pyrite = seeded.shards(46, whole, [0.8, 2.3]);
            format!(
                r##"<path d="M7 34q18-13 34-7t28-8 26 2M5 82q24-2 40-12t50-4" fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="2.4"/><path d="M30 7q-4 22 8 40T34 95M80 5q-6 40 2 90" fill="none" stroke="#000" stroke-opacity=".15" stroke-width="3"/><path d="{pyrite}" fill="{}" opacity=".6"/>"##,
                hex(palette.gold)
            )
        }
        Colour::Green => r##"<path d="M7 24 26 19 41 8M26 19l5 18 24-2 12-20 26 6M31 37 12 56l-6-2M12 56l10 22 22-3 11-40M22 78 17 94M44 75l7 19M44 75l26-13 8-27-11-20M70 62l22 9M78 35l16-2M70 62 66 95" fill="none" stroke="#000" stroke-opacity=".15" stroke-width="1.2"/><path d="M27 20l5 18 24-2M13 57l10 22M45 76l26-13" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1"/>"##.to_string(),
    }
}
