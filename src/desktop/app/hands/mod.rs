//! What hands do to the keyboard and to the pointer reaches everybody in the order in which it was done.
//!
//! Where frames take long, one of them may hold a whole drag and the key after it, or somebody's last
//! letters and the click elsewhere that followed. Bevy finds out once a frame what lies under the
//! pointer, and tells of clicks and of keys apart; egui moves its focus once a frame, looks for what was
//! clicked where the pointer is last, and takes Shift and Control as they are at the end. So there is
//! one queue, of the window's own events: into each frame goes what [`frame`] says belongs together, to
//! Bevy and egui alike, and the rest waits for the next.

mod frame;
mod gone;
mod queue;
#[cfg(test)]
mod tests;
mod under_egui;

use super::keys;
use super::power::Power;
use bevy::ecs::message::{MessageCursor, message_update_system};
use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::TouchInput;
use bevy::picking::PickingSystems;
use bevy::prelude::*;
use bevy::window::{CursorLeft, CursorMoved, Ime, WindowEvent};
use bevy_egui::{EguiContext, PrimaryEguiContext};
use queue::Queue;

pub(super) fn plugin(app: &mut App) {
    under_egui::plugin(app);
    gone::plugin(app);
    app.init_resource::<Queue>()
        .add_message::<WindowEvent>()
        .add_systems(
            First,
            one_after_the_other
                .after(message_update_system)
                .before(PickingSystems::Input),
        )
        .add_systems(PreUpdate, go_on);
}

/// The same events once more, each among its own kind: whoever listens to one kind alone reads them here.
#[derive(SystemParam)]
struct Kinds<'w> {
    keys: ResMut<'w, Messages<KeyboardInput>>,
    focus: ResMut<'w, Messages<KeyboardFocusLost>>,
    composed: ResMut<'w, Messages<Ime>>,
    buttons: ResMut<'w, Messages<MouseButtonInput>>,
    moves: ResMut<'w, Messages<CursorMoved>>,
    leaves: ResMut<'w, Messages<CursorLeft>>,
    wheel: ResMut<'w, Messages<MouseWheel>>,
    touches: ResMut<'w, Messages<TouchInput>>,
}

impl Kinds<'_> {
    /// Puts these in the place of what the window told.
    fn tell(&mut self, events: &[WindowEvent]) {
        self.keys.clear();
        self.focus.clear();
        self.composed.clear();
        self.buttons.clear();
        self.moves.clear();
        self.leaves.clear();
        self.wheel.clear();
        self.touches.clear();
        for event in events {
            match event.clone() {
                WindowEvent::KeyboardInput(event) => drop(self.keys.write(event)),
                WindowEvent::KeyboardFocusLost(event) => drop(self.focus.write(event)),
                WindowEvent::Ime(event) => drop(self.composed.write(event)),
                WindowEvent::MouseButtonInput(event) => drop(self.buttons.write(event)),
                WindowEvent::CursorMoved(event) => drop(self.moves.write(event)),
                WindowEvent::CursorLeft(event) => drop(self.leaves.write(event)),
                WindowEvent::MouseWheel(event) => drop(self.wheel.write(event)),
                WindowEvent::TouchInput(event) => drop(self.touches.write(event)),
                _ => {}
            }
        }
    }
}

/// Whether hands made it: an event of one of the [`Kinds`].
fn is_made_by_hands(event: &WindowEvent) -> bool {
    matches!(
        event,
        WindowEvent::KeyboardInput(_)
            | WindowEvent::KeyboardFocusLost(_)
            | WindowEvent::Ime(_)
            | WindowEvent::MouseButtonInput(_)
            | WindowEvent::CursorMoved(_)
            | WindowEvent::CursorLeft(_)
            | WindowEvent::MouseWheel(_)
            | WindowEvent::TouchInput(_)
    )
}

fn one_after_the_other(
    mut told: ResMut<Messages<WindowEvent>>,
    mut cursor: Local<MessageCursor<WindowEvent>>,
    mut queue: ResMut<Queue>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut kinds: Kinds,
) {
    let mut events = Vec::new();
    for event in cursor.read(&told) {
        match is_made_by_hands(event) {
            true => queue.push(event.clone()),
            false => events.push(event.clone()),
        }
    }
    let (now, altered) = queue.next_frame(keys::is_typing(&mut contexts));
    if altered {
        // Those of the frame before have been read by everybody.
        kinds.tell(&now);
        events.extend(now);
        told.clear();
        told.write_batch(events);
        cursor.clear(&told);
    }
}

/// What waits is not to wait for the next press.
fn go_on(queue: Res<Queue>, mut power: ResMut<Power>) {
    if !queue.is_empty() {
        power.stay_awake();
    }
}
