//! From SVG to pixels, without a window.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Error, Options, Tree};

/// The picture at exactly this size, stretched to fill it.
///
/// # Errors
/// Says what of the SVG cannot be read, or that nothing can be of this size.
pub fn pixels(svg: &str, width: u32, height: u32) -> Result<Pixmap, Error> {
    draw(&read(svg)?, width, height)
}

/// Reads a picture that is to be drawn in several sizes.
///
/// # Errors
/// Says what of the SVG cannot be read.
pub fn read(svg: &str) -> Result<Tree, Error> {
    Tree::from_str(svg, &Options::default())
}

/// Draws a picture at exactly this size, stretched to fill it.
///
/// # Errors
/// Says that nothing can be of this size.
pub fn draw(tree: &Tree, width: u32, height: u32) -> Result<Pixmap, Error> {
    let mut pixels = Pixmap::new(width.max(1), height.max(1)).ok_or(Error::InvalidSize)?;
    let fit = Transform::from_scale(
        width as f32 / tree.size().width(),
        height as f32 / tree.size().height(),
    );
    resvg::render(tree, fit, &mut pixels.as_mut());
    Ok(pixels)
}

/// The pixels row by row as red, green, blue and straight alpha.
pub fn straight(pixels: &Pixmap) -> Vec<u8> {
    let mut data = Vec::with_capacity(pixels.data().len());
    for pixel in pixels.pixels() {
        let colour = pixel.demultiply();
        data.extend([colour.red(), colour.green(), colour.blue(), colour.alpha()]);
    }
    data
}
