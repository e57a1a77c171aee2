//! Goldens: the tour's pictures of 1280 by 800 kept small, so that a screen that has changed is
//! noticed, and looked at before the new picture takes the old one's place.
//!
//! `--goldens DIR` compares every picture with `DIR/NAME.png`; `--renew` writes them instead.

use crate::desktop::app::options::Options;
use crate::files;
use bevy::prelude::*;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The width of a golden, in pixels.
const WIDTH: usize = 320;
/// A pixel differs when a channel is off by more than this, of 255: letters may lie a little apart.
const OFF: u8 = 40;
/// The share of pixels that may differ.
const SHARE: f32 = 0.01;

/// What has been compared so far.
#[derive(Resource)]
pub(super) struct Goldens {
    folder: PathBuf,
    renew: bool,
    seen: BTreeSet<String>,
    /// The pictures that are not as they were, named once more at the end: a log of a tour is long.
    complaints: Vec<String>,
}

impl Goldens {
    /// Where the command line asks for goldens.
    pub(super) fn asked_for(options: &Options) -> Option<Goldens> {
        Some(Goldens {
            folder: options.goldens.clone()?,
            renew: options.renew,
            seen: BTreeSet::new(),
            complaints: Vec::new(),
        })
    }

    /// Compares a picture with its golden, or makes it the golden.
    pub(super) fn meet(&mut self, name: &str, picture: &Image) {
        self.seen.insert(name.to_string());
        if let Err(complaint) = self.compare(name, picture) {
            self.complain(name, complaint);
        }
    }

    fn complain(&mut self, name: &str, complaint: String) {
        error!("golden {name}: {complaint}");
        self.complaints.push(name.to_string());
    }

    fn compare(&self, name: &str, picture: &Image) -> Result<(), String> {
        let file = self.folder.join(format!("{name}.png"));
        let now = Small::of(picture).ok_or("the picture is not a multiple of 320 pixels wide")?;
        if self.renew {
            fs::create_dir_all(&self.folder).map_err(|why| why.to_string())?;
            return now.write(&file).map_err(|why| why.to_string());
        }
        let before = Small::read(&file).map_err(|why| format!("{}: {why}", file.display()))?;
        let share = now.difference(&before).ok_or("it has another size")?;
        if share > SHARE {
            let percent = share * 100.0;
            return Err(format!("{percent:.1} % of the pixels are not as they were"));
        }
        Ok(())
    }

    /// Ends the comparison: goldens that no picture met go, or are complained of; whether all is
    /// well.
    pub(super) fn end(&mut self) -> bool {
        let listed = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        for file in listed.map(|entry| entry.path()) {
            let name = file.file_stem().unwrap_or_default().to_string_lossy();
            if self.seen.contains(&*name) {
                continue;
            }
            if self.renew {
                // Whatever else lies in the folder is not ours.
                let removed = Small::read(&file).and_then(|_| fs::remove_file(&file));
                if let Err(why) = removed {
                    error!("golden {name}: {why}");
                }
            } else {
                self.complain(
                    &name,
                    "no picture of this name is taken any more".to_string(),
                );
            }
        }
        let met = self.seen.len();
        info!("goldens: {met} compared");
        if !self.complaints.is_empty() {
            error!("goldens that were not met: {}", self.complaints.join(", "));
        }
        self.complaints.is_empty()
    }
}

/// A small picture: rows of red, green and blue, in steps of 8.
#[derive(Debug, PartialEq)]
struct Small {
    height: usize,
    pixels: Vec<u8>,
}

impl Small {
    fn of(picture: &Image) -> Option<Small> {
        let full = picture.clone().try_into_dynamic().ok()?.to_rgb8();
        Small::shrunk(full.width() as usize, full.as_raw())
    }

    /// Every pixel is the mean of a square.
    fn shrunk(width: usize, full: &[u8]) -> Option<Small> {
        let side = width / WIDTH;
        if side == 0 || !width.is_multiple_of(WIDTH) {
            return None;
        }
        let height = full.len() / (3 * width) / side;
        let mut pixels = Vec::with_capacity(3 * WIDTH * height);
        for y in 0..height {
            for at in 0..3 * WIDTH {
                let (x, channel) = (at / 3, at % 3);
                let row = |dy: usize| 3 * ((y * side + dy) * width + x * side) + channel;
                let square = (0..side).flat_map(|dy| (0..side).map(move |dx| row(dy) + 3 * dx));
                let sum: u32 = square.map(|i| u32::from(full[i])).sum();
                pixels.push((sum / (side * side) as u32) as u8 & 0xf8);
            }
        }
        Some(Small { height, pixels })
    }

    /// The share of pixels that differ; none where the sizes do.
    fn difference(&self, other: &Small) -> Option<f32> {
        if self.pixels.len() != other.pixels.len() {
            return None;
        }
        let both = self.pixels.chunks(3).zip(other.pixels.chunks(3));
        let differs = |(a, b): (&[u8], &[u8])| a.iter().zip(b).any(|(a, b)| a.abs_diff(*b) > OFF);
        let off = both.filter(|both| differs(*both)).count();
        Some(off as f32 / (WIDTH * self.height).max(1) as f32)
    }

    fn read(file: &Path) -> io::Result<Small> {
        let picture = io::BufReader::new(files::open(file)?);
        let mut reader = png::Decoder::new(picture).read_info()?;
        let mut pixels = vec![0; reader.output_buffer_size().unwrap_or_default()];
        let info = reader.next_frame(&mut pixels)?;
        if (info.width as usize, info.color_type) != (WIDTH, png::ColorType::Rgb) {
            return Err(io::Error::other("this is not a golden"));
        }
        Ok(Small {
            height: info.height as usize,
            pixels,
        })
    }

    fn write(&self, file: &Path) -> io::Result<()> {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, WIDTH as u32, self.height as u32);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_compression(png::Compression::High);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&self.pixels)?;
        writer.finish()?;
        Ok(files::write(file, bytes)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_golden_is_read_as_it_was_written() {
        let full: Vec<u8> = (0..3 * 640 * 400).map(|i| (i * 7 % 251) as u8).collect();
        let small = Small::shrunk(640, &full).unwrap();
        assert_eq!((small.height, small.pixels.len()), (200, 3 * 320 * 200));
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("golden.png");
        small.write(&file).unwrap();
        assert_eq!(Small::read(&file).unwrap(), small);
    }

    #[test]
    fn a_moved_button_is_noticed_and_a_softer_letter_is_not() {
        let plain = Small::shrunk(320, &[100; 3 * 320 * 200]).unwrap();
        let mut other = plain.pixels.clone();
        other.iter_mut().for_each(|channel| *channel += 24);
        other[..3 * 320].fill(200);
        let soft = Small {
            height: 200,
            pixels: other.clone(),
        };
        assert!(plain.difference(&soft).unwrap() <= SHARE);
        other[..3 * 1000].fill(200);
        let moved = Small {
            height: 200,
            pixels: other,
        };
        assert!(plain.difference(&moved).unwrap() > SHARE);
        assert!(Small::shrunk(1000, &[0; 3000]).is_none());
    }
}
