//! The pointer over the board and over the hand; tiles that are pressed to commit them are heard in
//! [`commitment`](super::super::hand::commitment).
//!
//! A piece can be dragged, or clicked and then put down with a second click. Bevy has no threshold
//! for a drag, so a press that moves less than a few points stays a click.

use super::put_down::{PutDown, choose_on_board};
use crate::desktop::app::screen::Screen;
use crate::desktop::art::{Art, Picture};
use crate::desktop::games::tigris::Session;
use crate::desktop::session::Flow;
use crate::desktop::tigris::board::layout::{Layout, Slot};
use crate::desktop::tigris::board::pieces::BoardCell;
use crate::desktop::tigris::table::state::held::Dragged;
use crate::desktop::tigris::table::state::held::Held;
use crate::desktop::tigris::table::state::held::Holding;
use crate::desktop::tigris::table::state::held::Origin;
use crate::desktop::tigris::table::state::held::Pointing;
use crate::desktop::tigris::table::state::held::What;
use crate::desktop::tigris::table::state::held::own_leader;
use crate::desktop::tigris::table::state::held::{HandPiece, Swapping};
use crate::desktop::tigris::table::state::orders::PointerRead;
use crate::desktop::tigris::table::state::seat::Turn;
use crate::tigris::rules::Stage;
use bevy::picking::pointer::PointerButton;
use bevy::prelude::*;
use bevy::sprite::{SpritePickingMode, SpritePickingSettings};
use bevy::window::PrimaryWindow;

/// How far, in points, a press must move to be a drag.
const THRESHOLD: f32 = 6.0;

/// The picture of the held piece, under the pointer.
#[derive(Component)]
struct Ghost;

pub(super) fn plugin(app: &mut App) {
    // A piece is grasped by its whole square, not only where its picture is opaque.
    app.insert_resource(SpritePickingSettings {
        picking_mode: SpritePickingMode::BoundingBox,
        ..default()
    })
    .add_observer(on_press)
    .add_observer(on_drag)
    .add_observer(on_drag_end)
    .add_observer(on_click)
    .add_systems(OnEnter(Screen::Table), spawn_ghost)
    .add_systems(
        Update,
        (
            point.in_set(Flow::Input).in_set(PointerRead),
            (put_back_what_cannot_be_held, show_ghost)
                .chain()
                .in_set(Flow::Show),
        )
            .run_if(in_state(Screen::Table)),
    );
}

/// Whoever has looked something up in the rules still holds what they held.
fn spawn_ghost(
    mut commands: Commands,
    session: Option<Res<Session>>,
    mut known: Local<Option<u64>>,
    mut held: ResMut<Held>,
) {
    let game = session.map(|session| session.stamp().0);
    let same = std::mem::replace(&mut *known, game) == game;
    held.0 = held.0.filter(|holding| same && !holding.dragging);
    commands.spawn((
        Ghost,
        Sprite::default(),
        Transform::from_xyz(0.0, 0.0, 40.0),
        Visibility::Hidden,
        Pickable::IGNORE,
        DespawnOnExit(Screen::Table),
    ));
}

fn point(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    layout: Res<Layout>,
    mut pointing: ResMut<Pointing>,
) {
    let at = window
        .and_then(|w| w.cursor_position())
        .map(|p| layout.from_logical(p));
    // The board can move under a pointer that rests.
    let moved = layout.is_changed() && !pointing.by_key;
    if at != pointing.at || moved {
        let cell = at.and_then(|p| layout.cell_at(p));
        pointing.set_if_neq(Pointing {
            at,
            cell,
            by_key: false,
        });
    }
}

fn on_press(press: On<Pointer<Press>>, mut dragged: ResMut<Dragged>) {
    if press.button == PointerButton::Primary {
        dragged.0 = false;
    }
}

/// Whether the pointer reaches an entity: cells of an enlarged board go on under rail and strip.
fn reaches(layout: &Layout, entity: Entity, point: Vec2, cells: &Query<&BoardCell>) -> bool {
    !cells.contains(entity) || layout.area.contains(point)
}

/// What can be taken up here while there are actions left.
fn liftable(
    entity: Entity,
    turn: &Turn,
    slots: &Query<&HandPiece>,
    cells: &Query<&BoardCell>,
) -> Option<(What, Origin)> {
    let acts = turn.acting()?.table().stage() == Stage::Action;
    own_piece(entity, turn, slots, cells).filter(|_| acts)
}

/// The own piece that lies here: one of the strip, or a leader on the board.
fn own_piece(
    entity: Entity,
    turn: &Turn,
    slots: &Query<&HandPiece>,
    cells: &Query<&BoardCell>,
) -> Option<(What, Origin)> {
    let game = turn.acting()?;
    if let Ok(piece) = slots.get(entity) {
        return Some((piece.what?, Origin::Slot(piece.slot)));
    }
    let cell = cells.get(entity).ok()?.0;
    own_leader(game, cell).map(|colour| (What::Leader(colour), Origin::Board(cell)))
}

fn on_drag(
    drag: On<Pointer<Drag>>,
    mut put: PutDown,
    slots: Query<&HandPiece>,
    cells: Query<&BoardCell>,
    layout: Res<Layout>,
    swapping: Res<Swapping>,
    mut dragged: ResMut<Dragged>,
    mut held: ResMut<Held>,
) {
    let far = layout.from_logical(drag.distance).length() > THRESHOLD;
    let start = layout.from_logical(drag.pointer_location.position - drag.distance);
    if !reaches(&layout, drag.entity, start, &cells) {
        return;
    }
    if drag.button != PointerButton::Primary || dragged.0 || !far || swapping.on {
        return;
    }
    if own_piece(drag.entity, put.turn(), &slots, &cells).is_some() && put.all_done() {
        // Said once for a drag.
        dragged.0 = true;
    } else if let Some((what, from)) = liftable(drag.entity, put.turn(), &slots, &cells) {
        dragged.0 = true;
        held.0 = Some(Holding {
            what,
            from,
            dragging: true,
        });
    }
}

fn on_drag_end(
    end: On<Pointer<DragEnd>>,
    layout: Res<Layout>,
    mut held: ResMut<Held>,
    mut put: PutDown,
) {
    let Some(holding) = held.0.filter(|h| h.dragging) else {
        return;
    };
    if end.button != PointerButton::Primary {
        return;
    }
    held.0 = None;
    let point = layout.from_logical(end.pointer_location.position);
    put.down(holding, point, &layout);
}

fn on_click(
    mut click: On<Pointer<Click>>,
    slots: Query<&HandPiece>,
    cells: Query<&BoardCell>,
    layout: Res<Layout>,
    dragged: Res<Dragged>,
    mut swapping: ResMut<Swapping>,
    mut held: ResMut<Held>,
    mut put: PutDown,
) {
    let point = layout.from_logical(click.pointer_location.position);
    // Where nothing lies on the strip, too, a leader from the board goes home.
    let from_board = |holding: Holding| matches!(holding.from, Origin::Board(_));
    let goes_home = held.0.is_some_and(from_board) && layout.strip.contains(point);
    let on_table = slots.contains(click.entity) || cells.contains(click.entity) || goes_home;
    // In the middle of a drag, too.
    if click.button == PointerButton::Secondary && on_table {
        click.propagate(false);
        held.0 = None;
        return;
    }
    if dragged.0 || !on_table || !reaches(&layout, click.entity, point, &cells) {
        return;
    }
    click.propagate(false);
    if click.button != PointerButton::Primary {
        return;
    }
    if let Ok(HandPiece {
        slot: Slot::Tile(i),
        what: Some(_),
    }) = slots.get(click.entity)
        && swapping.on
    {
        let mark = &mut swapping.marked[usize::from(*i)];
        *mark = !*mark;
        return;
    }
    if let Some(holding) = held.0 {
        let again = liftable(click.entity, put.turn(), &slots, &cells);
        match again {
            // The same piece again: put it back. Another one: take that instead.
            Some((_, from)) if from == holding.from => held.0 = None,
            Some((what, from)) if matches!(from, Origin::Slot(_)) => {
                held.0 = Some(Holding {
                    what,
                    from,
                    dragging: false,
                });
            }
            _ => {
                let home = matches!(holding.from, Origin::Slot(_)) && slots.contains(click.entity);
                if home || put.down(holding, point, &layout) {
                    held.0 = None;
                }
            }
        }
        return;
    }
    if let Some((what, from)) = liftable(click.entity, put.turn(), &slots, &cells) {
        held.0 = Some(Holding {
            what,
            from,
            dragging: false,
        });
    } else if own_piece(click.entity, put.turn(), &slots, &cells).is_some() && put.all_done() {
        // Nothing can be done with it, and that has been said.
    } else if let Ok(cell) = cells.get(click.entity) {
        choose_on_board(cell.0, &mut put);
    }
}

fn put_back_what_cannot_be_held(turn: Turn, mut held: ResMut<Held>) {
    let may_hold = turn
        .acting()
        .is_some_and(|game| game.table().stage() == Stage::Action);
    if held.0.is_some() && !may_hold {
        held.0 = None;
    }
}

fn show_ghost(
    held: Res<Held>,
    pointing: Res<Pointing>,
    layout: Res<Layout>,
    art: Res<Art>,
    turn: Turn,
    ghost: Option<Single<(&mut Sprite, &mut Transform, &mut Visibility), With<Ghost>>>,
) {
    let Some(ghost) = ghost else { return };
    let (mut sprite, mut transform, mut visibility) = ghost.into_inner();
    let place = match (
        held.0,
        pointing.cell.filter(|_| pointing.by_key),
        pointing.at,
    ) {
        (None, _, _) => None,
        (Some(_), Some(cell), _) => Some(layout.cell_centre(cell)),
        (Some(_), None, at) => at,
    };
    let (Some(holding), Some(place)) = (held.0, place) else {
        visibility.set_if_neq(Visibility::Hidden);
        return;
    };
    let owner = turn.acting().map(|game| game.table().active());
    let picture = match (holding.what, owner) {
        (What::Tile(colour), _) => Picture::Tile(colour),
        (What::Leader(colour), Some(dynasty)) => Picture::Leader(dynasty, colour),
        _ => Picture::Catastrophe,
    };
    *sprite = Sprite {
        image: art.image(picture),
        custom_size: Some(layout.piece_size(picture)),
        color: Color::WHITE.with_alpha(0.88),
        ..default()
    };
    let place = layout.crisp(place, layout.piece_size(picture));
    transform.translation = layout.to_world(place).extend(40.0);
    visibility.set_if_neq(Visibility::Inherited);
}
