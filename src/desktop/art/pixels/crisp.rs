//! Pictures for the graphics card, crisp in every size in which they are shown.

use super::raster;
use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat, TextureUsages};

/// The shortest side of a picture that is worth keeping for those who show it smaller.
const SHORTEST: u32 = 8;

/// Draws an SVG at this size, and at half of it, at a quarter and so on, for cards and buttons that
/// show it smaller: all are crisp. `None` (and a line in the log) if it cannot be read.
pub fn rasterise(svg: &str, width: u32, height: u32) -> Option<Image> {
    let (width, height) = (width.max(1), height.max(1));
    let levels = 1 + (width.min(height) / SHORTEST).checked_ilog2().unwrap_or(0);
    let level = |tree: &_, level: u32| {
        let pixels = raster::draw(tree, width >> level, height >> level)?;
        let mut drawn = raster::straight(&pixels);
        bleed(&mut drawn, pixels.width() as usize);
        Ok(drawn)
    };
    let all = raster::read(svg).and_then(|tree| (0..levels).map(|n| level(&tree, n)).collect());
    let data: Vec<Vec<u8>> = match all {
        Ok(data) => data,
        Err(why) => {
            error!("a picture cannot be read: {why}");
            return None;
        }
    };
    let mut image = Image::new_uninit(
        Extent3d {
            width,
            height,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        // Once the graphics card has it nobody reads it any more: no second one is kept.
        RenderAssetUsages::RENDER_WORLD,
    );
    image.texture_descriptor.mip_level_count = levels;
    // Into a picture of the same size that may be copied to, Bevy 0.19 copies the largest level alone: those
    // who show it smaller would see the one before.
    image.texture_descriptor.usage = TextureUsages::TEXTURE_BINDING;
    image.data = Some(data.concat());
    Some(image)
}

/// Gives transparent pixels the colour of a neighbour, so that smoothing finds no black at the edge.
fn bleed(data: &mut [u8], width: usize) {
    let source = data.to_vec();
    let count = source.len() / 4;
    for pixel in 0..count {
        if source[pixel * 4 + 3] != 0 {
            continue;
        }
        let near = [
            pixel.checked_sub(1),
            Some(pixel + 1),
            pixel.checked_sub(width),
            Some(pixel + width),
        ];
        let solid = near
            .into_iter()
            .flatten()
            .find(|p| *p < count && source[p * 4 + 3] != 0);
        if let Some(other) = solid {
            data[pixel * 4..pixel * 4 + 3].copy_from_slice(&source[other * 4..other * 4 + 3]);
        }
    }
}
