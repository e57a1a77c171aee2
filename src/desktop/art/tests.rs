//! Every picture can be read, and no fragment leans on what the rasteriser lacks.

use super::fragments::inner;
use super::*;
use crate::rules::{Colour, Dynasty};
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
        for piece in Piece::all() {
            let svg = piece_svg(piece, &palette);
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
    let all = Piece::all();
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
        let tree = parse(&board_svg(&board, &Palette::INLAY)).expect("the board parses");
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
    for piece in Piece::all() {
        assert!(
            !piece_svg(piece, &Palette::CLASSIC).contains(&blue),
            "{piece:?}"
        );
    }
}
