//! The keyboard of a replay, by physical position as everywhere at the table.
//!
//! Left and right step, PageUp and PageDown go by turns, up and down by own turns, comma and full
//! stop by markers; Home and End, Space to play and pause, brackets for the speed, V for the view,
//! Esc to leave.

use super::scrubber::SCRUBBER;
use super::travel::{Travel, Way};
use super::{Replay, ReplayCommand};
use crate::desktop::Screen;
use crate::desktop::screens::Menu;
use crate::desktop::screens::trouble::Troubles;
use crate::desktop::session::{Flow, reviewed};
use crate::desktop::table::gaze::shifted;
use crate::desktop::table::help::Help;
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

/// After this the keys of the frame have been read.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KeysRead;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        keys.in_set(KeysRead).in_set(Flow::Input).run_if(
            in_state(Screen::Table)
                .and_then(resource_exists::<Replay>)
                .and_then(reviewed),
        ),
    );
}

/// What a key does.
fn travel_of(key: KeyCode) -> Option<Travel> {
    use KeyCode::*;
    Some(match key {
        ArrowLeft => Travel::Step(Way::Back),
        ArrowRight => Travel::Step(Way::On),
        PageUp => Travel::Turn(Way::Back),
        PageDown => Travel::Turn(Way::On),
        ArrowUp => Travel::OwnTurn(Way::Back),
        ArrowDown => Travel::OwnTurn(Way::On),
        Comma => Travel::Marker(Way::Back),
        Period => Travel::Marker(Way::On),
        Home => Travel::Start,
        End => Travel::End,
        BracketLeft => Travel::Slower,
        BracketRight => Travel::Faster,
        _ => return None,
    })
}

fn keys(
    keys: Res<ButtonInput<KeyCode>>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    menu: Res<Menu>,
    help: Res<Help>,
    troubles: Res<Troubles>,
    mut replay: ResMut<Replay>,
    mut travels: MessageWriter<Travel>,
    mut orders: MessageWriter<ReplayCommand>,
) {
    // A dialogue that lies on top has the keyboard.
    if menu.is_open() || help.is_open() || troubles.any() {
        return;
    }
    let Ok(mut context) = contexts.single_mut() else {
        return;
    };
    let ctx = context.bypass_change_detection().get_mut();
    // An open list has the arrows and Esc for itself.
    if egui::Popup::is_any_open(ctx) {
        return;
    }
    // With Shift the arrows move the board.
    if !shifted(&keys) {
        travels.write_batch(keys.get_just_pressed().filter_map(|key| travel_of(*key)));
    }
    // Space presses a button that has the focus, and means the replay everywhere else.
    if keys.just_pressed(KeyCode::Space) && !focused_button(ctx) {
        travels.write(Travel::PlayOrPause);
    }
    if keys.just_pressed(KeyCode::KeyV) {
        replay.choose_next();
    }
    if keys.just_pressed(KeyCode::Escape) {
        orders.write(ReplayCommand::Leave);
    }
}

/// Whether a control that Space presses has the focus.
fn focused_button(ctx: &egui::Context) -> bool {
    let focused = ctx.memory(|memory| memory.focused());
    focused.is_some_and(|id| id != egui::Id::new(SCRUBBER))
}
