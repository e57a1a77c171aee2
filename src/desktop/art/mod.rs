//! What pieces and boards look like: SVG, composed from the fragments in `assets/art` and a palette.
//!
//! Only [`atlas`] knows Bevy: it makes images of the strings that the other files make.

pub mod atlas;
pub mod babel;
pub mod board;
mod colours;
pub mod compose;
pub mod fragments;
mod marks;
pub mod paint;
pub mod palette;
mod pieces;
pub mod pixels;
mod screen;
mod seeded;
#[cfg(test)]
mod tests;
pub mod vision;
pub mod wanted;

pub use atlas::Art;
pub use babel::{BabelPicture, Ground};
pub use board::{BoardArt, FRAME, Frame, board_svg, frame_pixels};
pub use compose::{Icon, Picture, picture_svg};
pub use marks::Mark;
pub use palette::{Palette, Rgb};
pub use pixels::letters::{Letters, Written};

pub(super) fn plugin(app: &mut bevy::app::App) {
    app.add_plugins((atlas::plugin, pixels::plugin));
}
