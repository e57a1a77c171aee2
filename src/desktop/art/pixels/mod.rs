//! From SVG to pixels: drawn without a window, crisp for the graphics card, as letters, as the icon of the window.

pub mod crisp;
pub mod letters;
pub mod raster;
mod window_icon;

pub(super) fn plugin(app: &mut bevy::app::App) {
    app.add_plugins((letters::plugin, window_icon::plugin));
}
