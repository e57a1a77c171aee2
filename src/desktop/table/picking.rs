//! The pointer: the one module that listens to it.
//!
//! A piece can be dragged, or clicked and then put down with a second click. Bevy has no threshold
//! for a drag, so a press that moves less than a few points stays a click.

use super::animation::DroppedAt;
use super::hand::{HandPiece, Swapping};
use super::layout::{Layout, Slot};
use super::pieces::BoardCell;
use super::seat::Turn;
use crate::desktop::Screen;
use crate::desktop::art::{Art, Piece};
use crate::desktop::screens::Words;
use crate::desktop::session::{Choose, Flow, Refused};
use crate::rules::{Cell, Colour, Decision, Position, Stage};
use bevy::picking::pointer::PointerButton;
use bevy::prelude::*;
use bevy::sprite::{SpritePickingMode, SpritePickingSettings};
use bevy::window::PrimaryWindow;

/// How far, in points, a press must move to be a drag.
const THRESHOLD: f32 = 6.0;

/// A kind of piece that a person can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    Tile(Colour),
    Leader(Colour),
    Catastrophe,
}

impl What {
    /// The decision to put it on this cell.
    pub fn onto(self, cell: Cell) -> Decision {
        match self {
            What::Tile(tile) => Decision::Place(tile, cell),
            What::Leader(leader) => Decision::Lead(leader, cell),
            What::Catastrophe => Decision::Catastrophe(cell),
        }
    }
}

/// Where a held piece was taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    Slot(Slot),
    Board(Cell),
}

/// A piece in the air.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Holding {
    pub what: What,
    pub from: Origin,
    /// Held by a pressed button rather than by a click.
    pub dragging: bool,
}

/// What the person holds.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Held(pub Option<Holding>);

impl Held {
    /// The slot that the held piece was taken from.
    pub fn from_slot(&self) -> Option<Slot> {
        match self.0?.from {
            Origin::Slot(slot) => Some(slot),
            Origin::Board(_) => None,
        }
    }
}

/// Where the pointer (or the keyboard's cursor) is.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Pointing {
    /// In design points.
    pub at: Option<Vec2>,
    pub cell: Option<Cell>,
    /// Whether the keyboard moved last, so that the cell is not under the mouse.
    pub by_key: bool,
}

/// A drag went past the threshold: then the click that ends it means nothing.
#[derive(Resource, Default)]
struct Dragged(bool);

/// After this the pointer's place is known.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PointerRead;

/// The picture of the held piece, under the pointer.
#[derive(Component)]
struct Ghost;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Held>()
        // A piece is grasped by its whole square, not only where its picture is opaque.
        .insert_resource(SpritePickingSettings {
            picking_mode: SpritePickingMode::BoundingBox,
            ..default()
        })
        .init_resource::<Pointing>()
        .init_resource::<Dragged>()
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

fn spawn_ghost(mut commands: Commands, mut held: ResMut<Held>) {
    held.0 = None;
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
    if at != pointing.at {
        let cell = at.and_then(|p| layout.cell_at(p));
        *pointing = Pointing {
            at,
            cell,
            by_key: false,
        };
    }
}

fn on_press(press: On<Pointer<Press>>, mut dragged: ResMut<Dragged>) {
    if press.button == PointerButton::Primary {
        dragged.0 = false;
    }
}

/// What can be taken up here: a piece of the strip, or an own leader on the board.
fn liftable(
    entity: Entity,
    turn: &Turn,
    slots: &Query<&HandPiece>,
    cells: &Query<&BoardCell>,
) -> Option<(What, Origin)> {
    let game = turn.game()?;
    if game.table().stage() != Stage::Action {
        return None;
    }
    if let Ok(piece) = slots.get(entity) {
        return Some((piece.what?, Origin::Slot(piece.slot)));
    }
    let cell = cells.get(entity).ok()?.0;
    own_leader(game, cell).map(|colour| (What::Leader(colour), Origin::Board(cell)))
}

/// The active player's leader on a cell.
pub fn own_leader(game: &Position, cell: Cell) -> Option<Colour> {
    let table = game.table();
    Colour::ALL
        .into_iter()
        .find(|c| table.leader(table.active(), *c) == Some(cell))
}

fn on_drag(
    drag: On<Pointer<Drag>>,
    turn: Turn,
    slots: Query<&HandPiece>,
    cells: Query<&BoardCell>,
    layout: Res<Layout>,
    swapping: Res<Swapping>,
    mut dragged: ResMut<Dragged>,
    mut held: ResMut<Held>,
) {
    let far = layout.from_logical(drag.distance).length() > THRESHOLD;
    if drag.button != PointerButton::Primary || dragged.0 || !far || swapping.on {
        return;
    }
    if let Some((what, from)) = liftable(drag.entity, &turn, &slots, &cells) {
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

/// Puts held pieces down, or says why not.
#[derive(bevy::ecs::system::SystemParam)]
pub struct PutDown<'w> {
    turn: Turn<'w>,
    words: Res<'w, Words>,
    choices: MessageWriter<'w, Choose>,
    refused: MessageWriter<'w, Refused>,
    dropped: ResMut<'w, DroppedAt>,
}

impl PutDown<'_> {
    /// Whose turn it is to put pieces down.
    pub fn turn(&self) -> &Turn<'_> {
        &self.turn
    }

    /// Puts a piece down at a point; `true` if that was a legal decision.
    pub fn down(&mut self, holding: Holding, point: Vec2, layout: &Layout) -> bool {
        if let Some(cell) = layout.cell_at(point) {
            if holding.from == Origin::Board(cell) {
                return false;
            }
            return self.onto(holding, cell, Some(point));
        }
        match (holding.from, holding.what) {
            // A leader from the board goes home over the strip.
            (Origin::Board(_), What::Leader(leader)) if layout.strip.contains(point) => {
                self.choose(Decision::Withdraw(leader), None)
            }
            _ => false,
        }
    }

    /// Puts a piece on a cell; `true` if that was a legal decision.
    pub fn onto(&mut self, holding: Holding, cell: Cell, from: Option<Vec2>) -> bool {
        self.choose(holding.what.onto(cell), from)
    }

    /// Makes a decision; `true` if it was legal, else the reason is told.
    pub fn choose(&mut self, decision: Decision, from: Option<Vec2>) -> bool {
        let Some(game) = self.turn.game() else {
            return false;
        };
        match game.check(decision) {
            Ok(()) => {
                self.dropped.0 = from;
                self.choices.write(Choose(decision));
                true
            }
            Err(why) => {
                self.refused.write(Refused(self.words.refusal(&why)));
                false
            }
        }
    }
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
    let on_table = slots.contains(click.entity) || cells.contains(click.entity);
    if dragged.0 || !on_table {
        return;
    }
    click.propagate(false);
    if click.button == PointerButton::Secondary {
        held.0 = None;
        return;
    }
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
    let point = layout.from_logical(click.pointer_location.position);
    if let Some(holding) = held.0 {
        let again = liftable(click.entity, &put.turn, &slots, &cells);
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
    if let Some((what, from)) = liftable(click.entity, &put.turn, &slots, &cells) {
        held.0 = Some(Holding {
            what,
            from,
            dragging: false,
        });
    } else if let Ok(cell) = cells.get(click.entity) {
        choose_on_board(cell.0, &mut put);
    }
}

/// A click on the board while something is on offer means that cell, if it means one thing only.
pub fn choose_on_board(cell: Cell, put: &mut PutDown) {
    let Some(game) = put.turn.game() else { return };
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let mut meant = legal.into_iter().filter(|decision| match *decision {
        Decision::Raise(at) | Decision::Take(at) => at == cell,
        Decision::Build(_, at) => {
            crate::rules::monuments::square(at).is_some_and(|s| s.contains(cell))
        }
        Decision::Wonder(at) => at == cell,
        _ => false,
    });
    if let (Some(decision), None) = (meant.next(), meant.next()) {
        put.choose(decision, None);
    }
}

fn put_back_what_cannot_be_held(turn: Turn, mut held: ResMut<Held>) {
    let may_hold = turn
        .game()
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
    let owner = turn.game().map(|game| game.table().active());
    let picture = match (holding.what, owner) {
        (What::Tile(colour), _) => Piece::Tile(colour),
        (What::Leader(colour), Some(dynasty)) => Piece::Leader(dynasty, colour),
        _ => Piece::Catastrophe,
    };
    *sprite = Sprite {
        image: art.image(picture),
        custom_size: Some(Vec2::splat(layout.cell * 0.96)),
        color: Color::WHITE.with_alpha(0.88),
        ..default()
    };
    transform.translation = layout.to_world(place).extend(40.0);
    visibility.set_if_neq(Visibility::Inherited);
}
