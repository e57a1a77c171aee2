//! The pictures follow the palette, and the special borders follow the board.

use crate::support::Desktop;
use bevy::prelude::*;
use std::time::Duration;
use two_rivers::desktop::app::settings::Settings;
use two_rivers::desktop::art::vision::difference;
use two_rivers::desktop::art::{self, Art, Picture, Rgb};
use two_rivers::desktop::tigris::board::layout::Layout;
use two_rivers::preferences::Palette;
use two_rivers::tigris::rules::{Board, Cell, Colour, Dynasty, Options};

/// Lets frames pass until all pictures are drawn, which happens on other threads.
fn drawn(desktop: &mut Desktop) {
    for _ in 0..3_000 {
        desktop.frames(1);
        if desktop.app.world().resource::<Art>().is_ready() {
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("the pictures are never drawn");
}

/// The share of a picture's pixels that look like this colour.
fn share(desktop: &Desktop, picture: &Handle<Image>, colour: Rgb) -> f32 {
    let images = desktop.app.world().resource::<Assets<Image>>();
    let image = images.get(picture).expect("the picture is there");
    let pixels = image.data.as_deref().unwrap_or_default();
    let alike = |p: &&[u8]| difference([p[0], p[1], p[2]], colour) < 9.0;
    pixels.chunks(4).filter(alike).count() as f32 * 4.0 / pixels.len() as f32
}

#[test]
fn another_palette_is_drawn_while_the_game_lies_open() {
    let mut desktop = Desktop::open();
    let person = [Dynasty::Archer];
    desktop.start(Board::standard(), 2, &person, Options::default(), 7);
    for chosen in [Palette::Inlay, Palette::Classic, Palette::Inlay] {
        desktop.app.world_mut().resource_mut::<Settings>().palette = chosen;
        drawn(&mut desktop);
        let palette = art::Palette::from(chosen);
        let art = desktop.app.world().resource::<Art>();
        let (tile, board) = (art.image(Picture::Tile(Colour::Green)), art.board());
        let green = share(&desktop, &tile, palette.fill(Colour::Green));
        assert!(green > 0.2, "{chosen:?}: {green} of the tile");
        let land = share(&desktop, &board, palette.land);
        assert!(land > 0.4, "{chosen:?}: {land} of the board");
    }
}

#[test]
fn special_borders_lie_where_the_board_has_them() {
    let mut desktop = Desktop::open();
    for board in [Board::standard(), Board::advanced(), Board::standard()] {
        let wanted: Vec<Cell> = board.border().into_iter().collect();
        assert!(!wanted.is_empty());
        desktop.start(board, 2, &[Dynasty::Archer], Options::default(), 7);
        desktop.frames(3);
        let layout = *desktop.app.world().resource::<Layout>();
        let world = desktop.app.world_mut();
        let picture = world.resource::<Art>().image(Picture::SpecialBorder);
        let mut laid: Vec<Cell> = world
            .query::<(&Sprite, &Transform)>()
            .iter(world)
            .filter(|(sprite, _)| sprite.image == picture)
            .map(|(_, at)| {
                let cells = Cell::all();
                let here = |cell: &Cell| {
                    let centre = layout.to_world(layout.cell_centre(*cell));
                    centre.distance(at.translation.truncate()) < 1.0
                };
                cells.into_iter().find(here).expect("on a cell")
            })
            .collect();
        laid.sort_by_key(|cell| cell.index());
        assert_eq!(laid, wanted);
    }
}
