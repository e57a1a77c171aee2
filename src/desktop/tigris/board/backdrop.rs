//! What lies under everything: the board's picture, its coordinates and the ground of the strip.

use super::layout::Layout;
use crate::desktop::app::graphics::lost::DrawAnew;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::art::{Art, Letters, Picture};
use crate::desktop::games::tigris::Session;
use crate::desktop::session::Flow;
use crate::desktop::theme::palette;
use crate::tigris::rules::{COLUMNS, Cell, CellSet, ROWS};
use bevy::prelude::*;

/// Ground that belongs to the layout and is made anew with it.
#[derive(Component)]
struct Ground;

/// The special border around a cell, above the tiles that stand there and beside it.
#[derive(Component)]
struct SpecialBorder(Cell);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn_camera)
        .add_systems(OnEnter(Screen::Table), lay_ground)
        .add_systems(
            Update,
            lay_ground.run_if(
                in_state(Screen::Table).and_then(
                    resource_changed::<Layout>
                        .or_else(resource_changed::<Settings>)
                        .or_else(on_message::<DrawAnew>),
                ),
            ),
        )
        .add_systems(Update, lay_borders.run_if(in_state(Screen::Table)))
        .add_systems(
            Update,
            lay_board
                .before(Flow::Input)
                .run_if(resource_exists::<Session>),
        );
}

/// Everything is upright pictures with soft edges of their own: several samples a pixel would show
/// nothing more and only make frames slower.
fn spawn_camera(mut commands: Commands) {
    commands.insert_resource(ClearColor(palette::GROUND));
    commands.spawn((Camera2d, Msaa::Off));
}

/// Tells the game whether its own board is there to be played on.
fn lay_board(art: Res<Art>, mut session: ResMut<Session>) {
    let laid = art.shows(session.position().table().board());
    if session.is_laid() != laid {
        session.lay(laid);
    }
}

fn lay_ground(
    mut commands: Commands,
    old: Query<Entity, With<Ground>>,
    layout: Res<Layout>,
    art: Res<Art>,
    mut letters: ResMut<Letters>,
    mut images: ResMut<Assets<Image>>,
    settings: Res<Settings>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let board = layout.framed();
    let at = |point: Vec2, height: f32| {
        Transform::from_translation(layout.to_world(point).extend(height))
    };
    let ground = || (Ground, Pickable::IGNORE, DespawnOnExit(Screen::Table));
    // Bare clay until the picture of the board is there.
    commands.spawn((
        ground(),
        Sprite::from_color(palette::BARE, layout.board().size()),
        at(layout.board().center(), -0.1),
    ));
    commands.spawn((
        ground(),
        Sprite {
            image: art.board(),
            custom_size: Some(board.size()),
            ..default()
        },
        at(board.center(), 0.0),
    ));
    let strip = layout.strip;
    commands.spawn((
        ground(),
        Sprite::from_color(palette::STRIP, strip.size()),
        at(strip.center(), 10.0),
    ));
    commands.spawn((
        ground(),
        Sprite::from_color(palette::GOLD, Vec2::new(strip.width(), 2.0)),
        at(Vec2::new(strip.center().x, strip.min.y + 1.0), 10.5),
    ));
    // Those of another size are of no use any more.
    letters.forget();
    if !settings.show_coordinates {
        return;
    }
    let size = (layout.cell * 0.29).max(9.0);
    let mut label = |text: String, point: Vec2| {
        let size = (size, layout.pixels);
        let (sprite, written) = letters.write(&text, size, palette::FRAME_INK, &mut images);
        let point = layout.crisp_sprite(point, &sprite);
        commands.spawn((ground(), sprite, written, at(point, 0.5)));
    };
    // The plaques of the frame lie a little outside its middle.
    let edge = 0.27 * layout.cell;
    let inner = layout.board();
    for cell in Cell::all() {
        let centre = layout.cell_centre(cell);
        let name = cell.to_string();
        let split = name.find(|c: char| c.is_ascii_digit()).unwrap_or(0);
        if cell.row() == 0 {
            label(
                name[..split].to_string(),
                Vec2::new(centre.x, inner.min.y - edge),
            );
        }
        if cell.row() == ROWS - 1 {
            label(
                name[..split].to_string(),
                Vec2::new(centre.x, inner.max.y + edge),
            );
        }
        if cell.column() == 0 {
            label(
                name[split..].to_string(),
                Vec2::new(inner.min.x - edge, centre.y),
            );
        }
        if cell.column() == COLUMNS - 1 {
            label(
                name[split..].to_string(),
                Vec2::new(inner.max.x + edge, centre.y),
            );
        }
    }
}

/// Puts the borders where the board has them; another game may be played on another board.
fn lay_borders(
    mut commands: Commands,
    old: Query<(Entity, &SpecialBorder)>,
    session: Option<Res<Session>>,
    layout: Res<Layout>,
    art: Res<Art>,
) {
    let wanted = session.map_or(CellSet::EMPTY, |s| s.position().table().board().border());
    let laid: CellSet = old.iter().map(|(_, border)| border.0).collect();
    if laid == wanted && !layout.is_changed() {
        return;
    }
    for (entity, _) in &old {
        commands.entity(entity).despawn();
    }
    for cell in wanted {
        let at = layout.to_world(layout.cell_centre(cell)).extend(4.0);
        commands.spawn((
            SpecialBorder(cell),
            Sprite {
                image: art.image(Picture::SpecialBorder),
                custom_size: Some(layout.piece_size(Picture::SpecialBorder)),
                ..default()
            },
            Transform::from_translation(at),
            Pickable::IGNORE,
            DespawnOnExit(Screen::Table),
        ));
    }
}
