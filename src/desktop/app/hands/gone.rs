//! A pointer that leaves the window points at nothing any more.
//!
//! bevy_egui tells egui so of fingers alone: a line beside the board would stay lit, and light up what it is about,
//! until the pointer came back.

use bevy::prelude::*;
use bevy::window::WindowEvent;
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiInputSet, PrimaryEguiContext, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, tell.in_set(EguiInputSet::ReadBevyMessages));
}

/// Tells it where leaving is the last that the pointer did; not of one that drags something, which is followed
/// wherever it goes.
fn tell(
    mut events: MessageReader<WindowEvent>,
    buttons: Res<ButtonInput<MouseButton>>,
    context: Single<Entity, With<PrimaryEguiContext>>,
    mut told: MessageWriter<EguiInputEvent>,
) {
    let left = |event: &WindowEvent| match event {
        WindowEvent::CursorLeft(_) => Some(true),
        WindowEvent::CursorMoved(_) => Some(false),
        _ => None,
    };
    let last = events.read().filter_map(left).last();
    if last == Some(true) && buttons.get_pressed().next().is_none() {
        told.write(EguiInputEvent {
            context: *context,
            event: egui::Event::PointerGone,
        });
    }
}
