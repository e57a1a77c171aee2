//! Writes the icon of the program as the files that packages want: PNG in every size, ICO and ICNS.
//!
//! `icons FOLDER`, in the root of the checkout.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::error::Error;
use std::path::Path;
use std::{env, fs};

/// Edges in pixels, as freedesktop's icon theme, Windows and macOS ask for them.
const SIZES: [u32; 9] = [16, 24, 32, 48, 64, 128, 256, 512, 1024];
/// What Windows shows.
const ICO: [u32; 6] = [16, 24, 32, 48, 64, 256];
/// The types of PNG pictures in Apple's icon format; the last four are for screens of twice the density.
const ICNS: [(&[u8; 4], u32); 11] = [
    (b"icp4", 16),
    (b"icp5", 32),
    (b"icp6", 64),
    (b"ic07", 128),
    (b"ic08", 256),
    (b"ic09", 512),
    (b"ic10", 1024),
    (b"ic11", 32),
    (b"ic12", 64),
    (b"ic13", 256),
    (b"ic14", 512),
];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = env::args_os().nth(1).ok_or("Usage: icons FOLDER")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    let svg = fs::read_to_string("assets/art/icon.svg")?;
    let tree = Tree::from_str(&svg, &Options::default())?;
    for size in SIZES {
        fs::write(folder.join(format!("{size}.png")), png(&tree, size)?)?;
    }
    fs::write(folder.join("two-rivers.ico"), ico(&tree)?)?;
    fs::write(folder.join("two-rivers.icns"), icns(&tree)?)?;
    Ok(())
}

fn png(tree: &Tree, size: u32) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut pixels = Pixmap::new(size, size).ok_or("an icon without size")?;
    let drawn = tree.size();
    let fit = Transform::from_scale(size as f32 / drawn.width(), size as f32 / drawn.height());
    resvg::render(tree, fit, &mut pixels.as_mut());
    let straight: Vec<u8> = pixels
        .pixels()
        .iter()
        .flat_map(|pixel| {
            let colour = pixel.demultiply();
            [colour.red(), colour.green(), colour.blue(), colour.alpha()]
        })
        .collect();
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, size, size);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&straight)?;
    writer.finish()?;
    Ok(bytes)
}

/// An icon of Windows: a head, an entry of 16 bytes for every picture, and the pictures as PNG.
fn ico(tree: &Tree) -> Result<Vec<u8>, Box<dyn Error>> {
    let count = u16::try_from(ICO.len())?;
    let mut head = Vec::from([0, 0, 1, 0]);
    head.extend(count.to_le_bytes());
    let mut pictures = Vec::new();
    let start = 6 + 16 * ICO.len();
    for size in ICO {
        let picture = png(tree, size)?;
        // 256 is written as 0.
        let edge = (size % 256) as u8;
        head.extend([edge, edge, 0, 0, 1, 0, 32, 0]);
        head.extend(u32::try_from(picture.len())?.to_le_bytes());
        head.extend(u32::try_from(start + pictures.len())?.to_le_bytes());
        pictures.extend(picture);
    }
    head.extend(pictures);
    Ok(head)
}

/// An icon of macOS: every picture behind its type and length, and so the whole.
fn icns(tree: &Tree) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut pictures = Vec::new();
    for (kind, size) in ICNS {
        let picture = png(tree, size)?;
        pictures.extend(kind);
        pictures.extend(u32::try_from(picture.len() + 8)?.to_be_bytes());
        pictures.extend(picture);
    }
    let mut whole = Vec::from(*b"icns");
    whole.extend(u32::try_from(pictures.len() + 8)?.to_be_bytes());
    whole.extend(pictures);
    Ok(whole)
}
