//! The entities on the board: one for every cell and every piece, a mirror of the position.

use super::layout::Layout;
use crate::desktop::app::screen::Screen;
use crate::desktop::art::{Art, Picture};
use crate::tigris::rules::{self, Cell, Colour, Monument, Table};
use bevy::prelude::*;

/// A cell of the board: what the pointer hovers and pieces are dropped on.
#[derive(Component, Clone, Copy, Debug)]
pub struct BoardCell(pub Cell);

/// A piece that lies on the board, by what it is and the cell that it is anchored to.
///
/// The anchor is the cell itself; the top left cell of a monument; the centre of the wonder.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardPiece {
    pub piece: Picture,
    pub cell: Cell,
}

impl BoardPiece {
    /// The point on which the piece's picture is centred.
    pub fn centre(&self, layout: &Layout) -> Vec2 {
        let centre = layout.cell_centre(self.cell);
        let centre = match self.piece {
            Picture::Monument(_) => centre + layout.cell / 2.0,
            // Treasures and buildings sit on a tile without hiding its glyph.
            Picture::Treasure => centre + Vec2::new(0.24, -0.24) * layout.cell,
            _ => centre,
        };
        layout.crisp(centre, self.size(layout))
    }

    /// The size of the picture on the board.
    pub fn size(&self, layout: &Layout) -> Vec2 {
        layout.piece_size(self.piece)
    }

    /// How far above the board: what is higher hides what is lower.
    pub fn height(&self) -> f32 {
        match self.piece {
            Picture::Catastrophe => 2.0,
            Picture::Tile(_) | Picture::FaceDown => 3.0,
            Picture::Wonder => 3.5,
            Picture::Monument(_) => 5.0,
            Picture::Building(_) => 5.5,
            Picture::Leader(..) => 6.0,
            Picture::Treasure => 7.0,
            _ => 8.0,
        }
    }
}

/// All pieces that a table shows, in no particular order.
pub fn pieces_of(table: &Table) -> Vec<BoardPiece> {
    let mut pieces = Vec::new();
    let mut add = |piece, cell| pieces.push(BoardPiece { piece, cell });
    for cell in Cell::all() {
        match table.piece(cell) {
            Some(rules::Piece::Tile(colour)) => add(Picture::Tile(colour), cell),
            Some(rules::Piece::FaceDown) => add(Picture::FaceDown, cell),
            Some(rules::Piece::Leader(dynasty, colour)) => {
                add(Picture::Leader(dynasty, colour), cell)
            }
            Some(rules::Piece::Catastrophe) => add(Picture::Catastrophe, cell),
            // The wonder is one piece over five cells.
            Some(rules::Piece::Wonder) | None => {}
        }
        if table.treasures().contains(cell) {
            add(Picture::Treasure, cell);
        }
    }
    for monument in Monument::ALL {
        if let Some(cell) = table.monument(monument) {
            add(Picture::Monument(monument), cell);
        }
    }
    for colour in Colour::ALL {
        if let Some(cell) = table.building(colour) {
            add(Picture::Building(colour), cell);
        }
    }
    if let Some(centre) = table.wonder() {
        add(Picture::Wonder, centre);
    }
    if let Some(cell) = table.marker() {
        add(Picture::Unification, cell);
    }
    pieces
}

/// Brings a piece into being.
pub fn spawn_piece<'a>(
    commands: &'a mut Commands,
    piece: BoardPiece,
    art: &Art,
    layout: &Layout,
) -> EntityCommands<'a> {
    let at = layout.to_world(piece.centre(layout)).extend(piece.height());
    commands.spawn((
        Name::new(format!("{:?}", piece.piece)),
        piece,
        Sprite {
            image: art.image(piece.piece),
            custom_size: Some(piece.size(layout)),
            ..default()
        },
        Transform::from_translation(at),
        DespawnOnExit(Screen::Table),
    ))
}

/// Where entities and position differ: pieces that are missing, and pieces too many.
pub fn differences(
    table: &Table,
    shown: impl Iterator<Item = BoardPiece>,
) -> (Vec<BoardPiece>, Vec<BoardPiece>) {
    let mut missing = pieces_of(table);
    let mut surplus = Vec::new();
    for piece in shown {
        match missing.iter().position(|expected| *expected == piece) {
            Some(index) => {
                missing.swap_remove(index);
            }
            None => surplus.push(piece),
        }
    }
    (missing, surplus)
}

/// Spawns the cells: transparent squares that the pointer can find.
pub fn spawn_cells(mut commands: Commands, layout: Res<Layout>) {
    for cell in Cell::all() {
        let at = layout.to_world(layout.cell_centre(cell)).extend(1.0);
        commands.spawn((
            BoardCell(cell),
            Sprite::from_color(Color::NONE, Vec2::splat(layout.cell)),
            Transform::from_translation(at),
            Pickable::default(),
            DespawnOnExit(Screen::Table),
        ));
    }
}

/// Puts cells and resting pieces where a changed layout wants them.
pub fn follow_layout(
    layout: Res<Layout>,
    mut cells: Query<(&BoardCell, &mut Transform, &mut Sprite), Without<BoardPiece>>,
    mut pieces: Query<(&BoardPiece, &mut Transform, &mut Sprite), Without<super::motion::Motion>>,
) {
    for (cell, mut transform, mut sprite) in &mut cells {
        transform.translation = layout.to_world(layout.cell_centre(cell.0)).extend(1.0);
        sprite.custom_size = Some(Vec2::splat(layout.cell));
    }
    for (piece, mut transform, mut sprite) in &mut pieces {
        transform.translation = layout
            .to_world(piece.centre(&layout))
            .extend(piece.height());
        sprite.custom_size = Some(piece.size(&layout));
    }
}
