//! The colours of Tigris & Euphrates, in a palette.

use super::palette::{BLACK, BLUE, GREEN, Palette, RED, Rgb};
use crate::tigris::rules::Colour;

/// Which of a palette's four it is.
const fn place(colour: Colour) -> usize {
    match colour {
        Colour::Black => BLACK,
        Colour::Red => RED,
        Colour::Blue => BLUE,
        Colour::Green => GREEN,
    }
}

impl Palette {
    /// The colour of a tile.
    pub const fn fill(&self, colour: Colour) -> Rgb {
        self.fills[place(colour)]
    }

    /// The silhouette on a tile.
    pub const fn glyph(&self, colour: Colour) -> Rgb {
        self.glyphs[place(colour)]
    }

    /// The colour as lines or text on cream, at least 4.5:1.
    pub const fn on_cream(&self, colour: Colour) -> Rgb {
        self.on_cream[place(colour)]
    }
}
