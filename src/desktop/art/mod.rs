//! What pieces and boards look like: SVG, composed from the fragments in `assets/art` and a palette.
//!
//! Only [`atlas`] knows Bevy: it makes images of the strings that the other files make.

pub mod atlas;
pub mod board;
pub mod compose;
pub mod fragments;
mod frame;
mod leader;
mod marks;
pub mod palette;
mod pieces;
mod rivers;
mod seeded;
mod stone;
#[cfg(test)]
mod tests;

pub use atlas::{Art, board_art};
pub use board::{BoardArt, FRAME, Frame, board_svg};
pub use compose::{Icon, Piece, piece_svg};
pub use marks::Mark;
pub use palette::{Palette, Rgb};

pub(super) fn plugin(app: &mut bevy::app::App) {
    atlas::plugin(app);
}
