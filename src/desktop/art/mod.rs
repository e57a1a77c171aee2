//! What pieces and boards look like: SVG, composed from the fragments in `assets/art` and a palette.
//!
//! Only [`atlas`] knows Bevy: it makes images of the strings that the other files make.

pub mod atlas;
pub mod babel;
pub mod board;
mod colours;
pub mod compose;
pub mod crisp;
pub mod fragments;
pub mod letters;
mod marks;
pub mod paint;
pub mod palette;
mod pieces;
pub mod raster;
mod screen;
mod seeded;
#[cfg(test)]
mod tests;
pub mod vision;
pub mod wanted;
mod window_icon;

pub use atlas::Art;
pub use babel::{BabelPicture, Ground};
pub use board::{BoardArt, FRAME, Frame, board_svg, frame_pixels};
pub use compose::{Icon, Picture, picture_svg};
pub use letters::{Letters, Written};
pub use marks::Mark;
pub use palette::{Palette, Rgb};

pub(super) fn plugin(app: &mut bevy::app::App) {
    app.add_plugins((atlas::plugin, letters::plugin, window_icon::plugin));
}
