//! The queue of events and what each does to the entities: the only place where they follow events.

use super::heard::heard;
use super::layout::{Layout, card_centre};
use super::motion::{Motion, begin, pop_up};
use super::pacing::{Beat, Waiting, seconds_for};
use super::pieces::{BoardPiece, spawn_piece};
use crate::desktop::app::power::{LONGEST_STEP, Power};
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::art::{Art, Letters, Picture};
use crate::desktop::audio::DroppedAt;
use crate::desktop::games::tigris::Session;
use crate::desktop::session::Flow;
use crate::tigris::rules::{Cell, CellSet, Colour, Dynasty, Event, Loss, monuments, wonder};
use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DroppedAt>().add_systems(
        Update,
        (play_events, super::motion::move_pieces)
            .chain()
            .in_set(Flow::Animate)
            .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
    );
}

/// Shows event after event, each when the one before has had its time.
pub(super) fn play_events(world: &mut World) {
    let step = world
        .resource::<Time>()
        .delta()
        .min(LONGEST_STEP)
        .as_secs_f32();
    let speed = world
        .resource::<Session>()
        .pace(world.resource::<Settings>());
    let mut beat = world.resource_mut::<Beat>();
    beat.rest -= step;
    // Whoever skips sees the end at once.
    let speed = if beat.hurried { 0.0 } else { speed };
    while world.resource::<Beat>().rest <= 0.0 {
        if world
            .resource::<Waiting>()
            .0
            .is_some_and(|waits| waits(world))
        {
            // Nothing goes on before it was seen, however fast things are shown.
            world.resource_mut::<Session>().hold();
            *world.resource_mut::<Beat>() = Beat::default();
            return;
        }
        let Some(event) = world.resource_mut::<Session>().next_event() else {
            world.resource_mut::<Session>().catch_up();
            *world.resource_mut::<Beat>() = Beat::default();
            return;
        };
        let seconds = if speed > 0.0 {
            seconds_for(&event) / speed
        } else {
            0.0
        };
        let (dropped, session) = (world.resource::<DroppedAt>(), world.resource::<Session>());
        if let Some(heard) = heard(&event, seconds, dropped, session) {
            world.write_message(heard);
        }
        show(world, event, seconds);
        world.resource_mut::<Beat>().rest = seconds;
    }
    world.resource_mut::<Power>().stay_awake();
}

/// Changes the entities as one event says.
fn show(world: &mut World, event: Event, seconds: f32) {
    match event {
        Event::TilePlaced {
            dynasty,
            tile,
            at,
            unites,
        } => {
            arrive(world, Picture::Tile(tile), at, dynasty, seconds);
            if unites {
                arrive(world, Picture::Unification, at, dynasty, seconds);
            }
        }
        Event::LeaderPositioned {
            dynasty,
            leader,
            from,
            to,
        } => {
            let piece = Picture::Leader(dynasty, leader);
            match from {
                Some(from) => go(world, piece, from, to, seconds),
                None => arrive(world, piece, to, dynasty, seconds),
            }
        }
        Event::LeaderWithdrawn {
            dynasty,
            leader,
            from,
        } => {
            leave(
                world,
                Picture::Leader(dynasty, leader),
                from,
                Some(dynasty),
                seconds,
            );
        }
        Event::LeaderLost {
            dynasty,
            leader,
            from,
            why,
        } => {
            // A beaten leader is seen to go home; a stranded one fades where it stood.
            let home = (why == Loss::Conflict).then_some(dynasty);
            leave(world, Picture::Leader(dynasty, leader), from, home, seconds);
        }
        Event::CatastrophePlayed {
            dynasty,
            at,
            destroyed,
        } => {
            if let Some(tile) = destroyed {
                leave(world, Picture::Tile(tile), at, None, seconds);
            }
            arrive(world, Picture::Catastrophe, at, dynasty, seconds);
        }
        Event::Points {
            dynasty,
            colour,
            amount,
            at,
            ..
        } => {
            if let Some(at) = at {
                float_points(world, dynasty, colour, amount, at, seconds);
            }
        }
        Event::TilesRemoved { tile, cells } => leave_all(world, tile, cells, seconds),
        Event::MarkerLeft { at } => leave(world, Picture::Unification, at, None, seconds),
        Event::BuildingRaised {
            dynasty,
            colour,
            from,
            to,
        } => match from {
            Some(from) => go(world, Picture::Building(colour), from, to, seconds),
            None => arrive(world, Picture::Building(colour), to, dynasty, seconds),
        },
        Event::BuildingReturned { colour, from } => {
            leave(world, Picture::Building(colour), from, None, seconds);
        }
        Event::MonumentBuilt {
            dynasty,
            monument,
            at,
            tile,
        } => {
            for cell in monuments::square(at).unwrap_or_default() {
                turn_down(world, tile, cell);
            }
            arrive(world, Picture::Monument(monument), at, dynasty, seconds);
        }
        Event::WonderBuilt {
            dynasty,
            centre,
            tile,
        } => {
            leave_all(
                world,
                tile,
                wonder::cross(centre).unwrap_or_default(),
                seconds,
            );
            arrive(world, Picture::Wonder, centre, dynasty, seconds);
        }
        Event::TreasureTaken { dynasty, from } => {
            leave(world, Picture::Treasure, from, Some(dynasty), seconds);
        }
        Event::TurnBegan { .. }
        | Event::Swapped { .. }
        | Event::Drawn { .. }
        | Event::BagEmpty { .. }
        | Event::ConflictBegan { .. }
        | Event::Committed { .. }
        | Event::ConflictEnded { .. }
        | Event::TurnEnded { .. }
        | Event::GameOver { .. } => {}
    }
}

fn find(world: &mut World, piece: Picture, cell: Cell) -> Option<Entity> {
    let wanted = BoardPiece { piece, cell };
    let mut pieces = world.query::<(Entity, &BoardPiece)>();
    let found = pieces.iter(world).find(|(_, piece)| **piece == wanted);
    if found.is_none() {
        warn!("no {piece:?} on {cell} to move");
    }
    found.map(|(entity, _)| entity)
}

/// The point from which a player's pieces come and to which they go.
fn home(world: &World, dynasty: Dynasty) -> Vec2 {
    let layout = world.resource::<Layout>();
    let seats = world.resource::<Session>().position().table().seats();
    layout.to_world(card_centre(layout, &seats, dynasty))
}

/// A piece comes onto the board, from where it was dropped or from its owner's card.
fn arrive(world: &mut World, piece: Picture, cell: Cell, owner: Dynasty, seconds: f32) {
    let dropped = match piece {
        Picture::Tile(_) | Picture::Leader(..) | Picture::Catastrophe => {
            world.resource_mut::<DroppedAt>().0.take()
        }
        _ => None,
    };
    let layout = *world.resource::<Layout>();
    let start = match dropped {
        Some(point) => layout.to_world(point),
        None => home(world, owner),
    };
    let piece = BoardPiece { piece, cell };
    let spawned = world.run_system_once(
        move |mut commands: Commands, art: Res<Art>, layout: Res<Layout>| {
            spawn_piece(&mut commands, piece, &art, &layout).id()
        },
    );
    let Ok(entity) = spawned else { return };
    let to = layout
        .to_world(piece.centre(&layout))
        .extend(piece.height());
    let sizes = if dropped.is_some() {
        (1.0, 1.0)
    } else {
        (0.6, 1.0)
    };
    let seconds = if dropped.is_some() {
        seconds * 0.35
    } else {
        seconds
    };
    let motion = Motion::new(start.extend(20.0), to, seconds).sized(sizes);
    begin(world, entity, motion);
}

/// A piece goes from one cell to another.
fn go(world: &mut World, piece: Picture, from: Cell, to: Cell, seconds: f32) {
    let Some(entity) = find(world, piece, from) else {
        return;
    };
    let layout = *world.resource::<Layout>();
    let dropped = world.resource_mut::<DroppedAt>().0.take();
    let moved = BoardPiece { piece, cell: to };
    let start = match (dropped, world.get::<Transform>(entity)) {
        (Some(point), _) => layout.to_world(point),
        (None, Some(transform)) => transform.translation.truncate(),
        (None, None) => Vec2::ZERO,
    };
    world.entity_mut(entity).insert(moved);
    let to = layout
        .to_world(moved.centre(&layout))
        .extend(moved.height());
    let motion = Motion::new(start.extend(20.0), to, seconds);
    begin(world, entity, motion);
}

/// A piece leaves: to its owner's card, or fading where it lies.
fn leave(world: &mut World, piece: Picture, cell: Cell, owner: Option<Dynasty>, seconds: f32) {
    let Some(entity) = find(world, piece, cell) else {
        return;
    };
    let from = world
        .get::<Transform>(entity)
        .map_or(Vec3::ZERO, |t| t.translation);
    let (to, sizes) = match owner {
        Some(dynasty) => (home(world, dynasty).extend(20.0), (1.0, 0.5)),
        None => (from, (1.0, 0.6)),
    };
    // No longer a piece on the board, only a picture on its way out.
    world.entity_mut(entity).remove::<BoardPiece>();
    let from = from.truncate().extend(20.0);
    let motion = Motion::new(from, to, seconds).sized(sizes).leaving(0.0);
    begin(world, entity, motion);
}

fn leave_all(world: &mut World, tile: Colour, cells: CellSet, seconds: f32) {
    for cell in cells {
        leave(world, Picture::Tile(tile), cell, None, seconds);
    }
}

fn turn_down(world: &mut World, tile: Colour, cell: Cell) {
    let Some(entity) = find(world, Picture::Tile(tile), cell) else {
        return;
    };
    let image = world.resource::<Art>().image(Picture::FaceDown);
    let mut entity = world.entity_mut(entity);
    entity.insert(BoardPiece {
        piece: Picture::FaceDown,
        cell,
    });
    if let Some(mut sprite) = entity.get_mut::<Sprite>() {
        sprite.image = image;
    }
}

fn float_points(
    world: &mut World,
    dynasty: Dynasty,
    colour: Colour,
    amount: u8,
    at: Cell,
    seconds: f32,
) {
    if seconds <= 0.0 {
        return;
    }
    let layout = *world.resource::<Layout>();
    let glyph = world.resource::<Art>().image(Picture::Tile(colour));
    let mark = world.resource::<Art>().image(Picture::DynastyMark(dynasty));
    let side = layout.cell * 0.42;
    let size = Vec2::new(side * 3.6, side * 1.3);
    let table = world.resource::<Session>().shown().table();
    let credited = table.leader(dynasty, colour);
    let credited = credited.or_else(|| table.leader(dynasty, Colour::Black));
    let others = table.leaders_on_board().map(|(.., cell)| cell).collect();
    let (from, to) = pop_up(&layout, at, credited, others, size);
    let (from, to) = (layout.to_world(from), layout.to_world(to));
    let (from, to) = (from.extend(30.0), to.extend(30.0));
    let gained = world.resource_scope(|world, mut letters: Mut<Letters>| {
        let ink = Color::srgb(1.0, 0.96, 0.88);
        let size = (side * 0.9, layout.pixels);
        let mut images = world.resource_mut::<Assets<Image>>();
        letters.write(&format!("+{amount}"), size, ink, &mut images)
    });
    let entity = world
        .spawn((
            Sprite::from_color(Color::srgba(0.1, 0.08, 0.06, 0.86), size),
            Transform::from_translation(from),
            DespawnOnExit(Screen::Table),
            children![
                (
                    Sprite {
                        image: mark,
                        custom_size: Some(Vec2::splat(side)),
                        ..default()
                    },
                    Transform::from_xyz(-side * 1.15, 0.0, 0.1),
                ),
                (gained, Transform::from_xyz(0.0, 0.0, 0.1)),
                (
                    Sprite {
                        image: glyph,
                        custom_size: Some(Vec2::splat(side)),
                        ..default()
                    },
                    Transform::from_xyz(side * 1.15, 0.0, 0.1),
                ),
            ],
        ))
        .id();
    let motion = Motion::new(from, to, seconds * 3.0).leaving(1.0);
    begin(world, entity, motion);
}
