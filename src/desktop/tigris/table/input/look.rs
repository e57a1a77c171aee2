//! Wheel, middle button and keys that have one look closer, and move the board.

use crate::desktop::app::keys::{Action, Keys};
use crate::desktop::app::power::Power;
use crate::desktop::app::screen::Screen;
use crate::desktop::games::tigris::Session;
use crate::desktop::screens::dialogues::Dialogues;
use crate::desktop::session::Flow;
use crate::desktop::tigris::board::camera::BoardCamera;
use crate::desktop::tigris::board::layout::Layout;
use crate::desktop::tigris::table::state::held::{Dragged, Held, Pointing, own_leader};
use crate::desktop::tigris::table::state::orders::KeysRead;
use crate::desktop::tigris::table::state::orders::PointerRead;
use crate::desktop::tigris::table::state::seat::{Seat, Turn};
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

/// The pixels of a touchpad that make a step of a wheel.
const NOTCH: f32 = 60.0;
/// How far a key moves the board, in cells.
const STRIDE: f32 = 1.0;
/// How far, in points, a press on the board must move to move it.
const THRESHOLD: f32 = 6.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            look_at_all.run_if(resource_added::<Session>),
            (wheel, drag, keys, follow_cursor).run_if(undisturbed),
            refresh.run_if(resource_changed::<BoardCamera>),
        )
            .chain()
            .in_set(Flow::Input)
            .after(PointerRead)
            .after(KeysRead)
            .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
    );
}

/// Neither a dialogue nor the curtain lies over the board.
fn undisturbed(dialogues: Dialogues, seat: Res<Seat>) -> bool {
    !dialogues.any() && seat.curtain.is_none()
}

fn look_at_all(mut camera: ResMut<BoardCamera>) {
    camera.set_if_neq(BoardCamera::default());
}

/// The layout follows in the next frame.
fn refresh(mut power: ResMut<Power>) {
    power.stay_awake();
}

fn wheel(
    mut turns: MessageReader<MouseWheel>,
    layout: Res<Layout>,
    pointing: Res<Pointing>,
    elsewhere: Res<EguiWantsInput>,
    mut turned: Local<f32>,
    mut camera: ResMut<BoardCamera>,
) {
    let over = pointing.at.filter(|at| layout.area.contains(*at));
    for turn in turns.read() {
        *turned += match turn.unit {
            MouseScrollUnit::Line => turn.y,
            MouseScrollUnit::Pixel => turn.y / NOTCH,
        };
    }
    let Some(at) = over.filter(|_| !elsewhere.wants_any_pointer_input()) else {
        *turned = 0.0;
        return;
    };
    let steps = turned.trunc();
    if steps != 0.0 {
        *turned -= steps;
        let new = camera.closer(steps as i32, &layout, at);
        camera.set_if_neq(new);
    }
}

/// A press that may move the board: where it began, and where the pointer was last.
#[derive(Clone, Copy)]
struct Grip {
    from: Vec2,
    last: Vec2,
}

/// The middle button moves the board, and the left one where there is nothing to take up.
fn drag(
    buttons: Res<ButtonInput<MouseButton>>,
    layout: Res<Layout>,
    pointing: Res<Pointing>,
    turn: Turn,
    held: Res<Held>,
    elsewhere: Res<EguiWantsInput>,
    mut grip: Local<Option<Grip>>,
    mut dragged: ResMut<Dragged>,
    mut camera: ResMut<BoardCamera>,
) {
    let middle = MouseButton::Middle;
    let Some(at) = pointing.at else { return };
    if buttons.just_pressed(middle) || buttons.just_pressed(MouseButton::Left) {
        let own = turn.acting().zip(pointing.cell);
        let free =
            held.0.is_none() && own.is_none_or(|(game, cell)| own_leader(game, cell).is_none());
        let may = layout.area.contains(at)
            && !elsewhere.wants_any_pointer_input()
            && (buttons.just_pressed(middle) || free);
        *grip = may.then_some(Grip { from: at, last: at });
    }
    if !buttons.pressed(middle) && !buttons.pressed(MouseButton::Left) {
        *grip = None;
    }
    let Some(grip) = &mut *grip else { return };
    if at.distance(grip.from) > THRESHOLD && camera.is_closer() {
        // The click that ends it chooses nothing.
        dragged.0 = true;
        let new = camera.moved(at - grip.last, &layout);
        grip.last = at;
        camera.set_if_neq(new);
    }
}

fn keys(
    keys: Keys,
    layout: Res<Layout>,
    session: Res<Session>,
    pointing: Res<Pointing>,
    elsewhere: Res<EguiWantsInput>,
    mut camera: ResMut<BoardCamera>,
) {
    // In a replay the line of time has the focus.
    if elsewhere.wants_any_keyboard_input() && session.looking_back().is_none() {
        return;
    }
    let mut new = *camera;
    // Who goes by keyboard looks at the cursor.
    let cursor = pointing.cell.filter(|_| pointing.by_key);
    let at = cursor.map_or(layout.area.center(), |cell| layout.cell_centre(cell));
    if keys.just_pressed(Action::Closer) {
        new = new.closer(1, &layout, at);
    }
    if keys.just_pressed(Action::Farther) {
        new = new.closer(-1, &layout, at);
    }
    if keys.just_pressed(Action::WholeBoard) {
        new = BoardCamera::default();
    }
    let step = [
        (Action::BoardLeft, Vec2::X),
        (Action::BoardRight, Vec2::NEG_X),
        (Action::BoardUp, Vec2::Y),
        (Action::BoardDown, Vec2::NEG_Y),
    ];
    for (_, by) in step.into_iter().filter(|(a, _)| keys.just_pressed(*a)) {
        new = new.moved(by * STRIDE * layout.cell, &layout);
    }
    camera.set_if_neq(new);
}

/// The cursor of the keyboard stays in view.
fn follow_cursor(pointing: Res<Pointing>, layout: Res<Layout>, mut camera: ResMut<BoardCamera>) {
    let cell = pointing
        .cell
        .filter(|_| pointing.by_key && pointing.is_changed());
    let Some(centre) = cell.map(|cell| layout.cell_centre(cell)) else {
        return;
    };
    let room = layout.area.inflate(-layout.cell / 2.0);
    if !room.contains(centre) {
        let by = centre.clamp(room.min, room.max) - centre;
        let new = camera.moved(by, &layout);
        camera.set_if_neq(new);
    }
}
