//! Every picture can be read, and no fragment leans on what the rasteriser lacks.

use super::fragments::inner;
use super::pixels::raster;
use super::vision::Sight;
use super::*;
use crate::tigris::rules::{Colour, Dynasty, Monument};
use resvg::tiny_skia::Pixmap;
use resvg::usvg::{Options, Tree};

fn parse(svg: &str) -> Result<Tree, resvg::usvg::Error> {
    Tree::from_str(svg, &Options::default())
}

fn standard() -> BoardArt {
    let mut board = BoardArt {
        river: [false; 176],
        shedu: [false; 176],
        border: [false; 176],
        frame: Frame::Gold,
    };
    board.river[0..5].fill(true);
    board.shedu[40] = true;
    board.border[40] = true;
    board
}

#[test]
fn every_piece_parses_at_its_size_in_both_palettes() {
    for palette in [Palette::INLAY, Palette::CLASSIC] {
        for piece in Picture::all() {
            let svg = picture_svg(piece, &palette);
            let tree = parse(&svg).unwrap_or_else(|e| panic!("{piece:?}: {e}"));
            assert!(tree.root().has_children(), "{piece:?} is empty");
            let (wide, high) = piece.cells();
            let size = tree.size();
            assert_eq!(size.width() * high, size.height() * wide, "{piece:?}");
            assert!(!svg.contains("<text") && !svg.contains("href"), "{piece:?}");
        }
    }
}

#[test]
fn all_names_each_piece_once() {
    let all = Picture::all();
    for (i, piece) in all.iter().enumerate() {
        assert!(!all[..i].contains(piece), "{piece:?} twice");
    }
}

#[test]
fn boards_parse() {
    for frame in [Frame::Gold, Frame::Blue] {
        let board = BoardArt {
            frame,
            ..standard()
        };
        let tree = parse(&board_svg(&board, &Palette::INLAY, FRAME)).expect("the board parses");
        assert_eq!(tree.size().width(), 1600.0 + 200.0 * FRAME);
        assert_eq!(tree.size().height(), 1100.0 + 200.0 * FRAME);
    }
}

#[test]
fn fragments_are_pictures_of_their_own() {
    let mut all: Vec<&str> = Icon::ALL.map(fragments::icon).to_vec();
    all.extend(Colour::ALL.map(fragments::glyph));
    all.extend(Colour::ALL.map(fragments::building));
    all.extend(Dynasty::ALL.map(fragments::dynasty));
    for svg in all {
        assert!(parse(svg).is_ok(), "{svg}");
        assert!(!inner(svg).contains("<svg") && !inner(svg).contains("</svg"));
    }
}

#[test]
fn no_two_fragments_share_an_id() {
    let mut all = vec![
        fragments::TREASURE,
        fragments::CATASTROPHE,
        fragments::UNIFICATION,
        fragments::FACE_DOWN,
        fragments::SHEDU,
        fragments::WONDER,
        fragments::MONUMENT,
        fragments::SWORDS,
        fragments::APP_ICON,
    ];
    all.extend(Dynasty::ALL.map(fragments::dynasty));
    all.extend(Colour::ALL.map(fragments::glyph));
    all.extend(Colour::ALL.map(fragments::building));
    let mut seen = Vec::new();
    for svg in all {
        for rest in svg.split(" id=\"").skip(1) {
            let id = rest.split('"').next().unwrap_or_default();
            assert!(!seen.contains(&id), "{id} twice");
            seen.push(id);
        }
    }
    assert!(!seen.is_empty());
}

#[test]
fn classic_shows_no_inlay_colour_by_mistake() {
    let blue = palette::hex(Palette::INLAY.fill(Colour::Blue));
    for piece in Picture::all() {
        assert!(
            !picture_svg(piece, &Palette::CLASSIC).contains(&blue),
            "{piece:?}"
        );
    }
}

/// The smallest cell that a table shows, in pixels.
const SMALLEST: f32 = 47.0;

fn small(piece: Picture, palette: &Palette) -> Pixmap {
    let (wide, high) = piece.cells();
    let size = |cells: f32| (cells * SMALLEST).round() as u32;
    raster::pixels(&picture_svg(piece, palette), size(wide), size(high)).expect("it is drawn")
}

#[test]
fn no_piece_is_blank() {
    for palette in [Palette::INLAY, Palette::CLASSIC] {
        for piece in Picture::all() {
            let drawn = small(piece, &palette);
            let opaque = drawn.pixels().iter().filter(|p| p.alpha() > 200).count();
            let share = opaque as f32 / drawn.pixels().len() as f32;
            // The border is the thinnest: nothing but an edge.
            assert!(share > 0.08, "{piece:?}: {share}");
        }
    }
}

/// How unlike two pictures are to this eye: the root of the mean square, of 255.
fn unlike(one: &Pixmap, other: &Pixmap, sight: Sight) -> f32 {
    let seen = |p: resvg::tiny_skia::PremultipliedColorU8| {
        sight.sees([p.red(), p.green(), p.blue()]).map(f32::from)
    };
    let pairs = one.pixels().iter().zip(other.pixels());
    let sum: f32 = pairs
        .map(|(a, b)| {
            let (a, b) = (seen(*a), seen(*b));
            (0..3).map(|i| (a[i] - b[i]).powi(2)).sum::<f32>() / 3.0
        })
        .sum();
    (sum / one.pixels().len() as f32).sqrt()
}

#[test]
fn small_pieces_are_unlike_to_every_eye() {
    let cell: Vec<Picture> = Colour::ALL
        .into_iter()
        .flat_map(|colour| {
            let leaders = Dynasty::ALL.map(|dynasty| Picture::Leader(dynasty, colour));
            [Picture::Tile(colour), Picture::Building(colour)]
                .into_iter()
                .chain(leaders)
        })
        .chain([
            Picture::Catastrophe,
            Picture::Unification,
            Picture::FaceDown,
        ])
        .collect();
    let monuments = Monument::ALL.map(Picture::Monument).to_vec();
    for palette in [Palette::INLAY, Palette::CLASSIC] {
        for family in [&cell, &monuments] {
            let drawn: Vec<Pixmap> = family.iter().map(|piece| small(*piece, &palette)).collect();
            for sight in Sight::ALL {
                for i in 0..drawn.len() {
                    for j in 0..i {
                        let found = unlike(&drawn[i], &drawn[j], sight);
                        assert!(
                            found >= 25.0,
                            "{:?} and {:?}, {sight:?}: {found}",
                            family[i],
                            family[j]
                        );
                    }
                }
            }
        }
    }
}
