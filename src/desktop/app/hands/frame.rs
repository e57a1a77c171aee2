//! What belongs into one frame.

use crate::desktop::app::keys::key::{MODIFIERS, SHIFTS};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::WindowEvent;

/// What can be pressed and let go of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pressed {
    Key(KeyCode),
    Button(MouseButton),
    Finger(u64),
}

/// What goes down with an event (`true`) or up (`false`).
pub fn pressed(event: &WindowEvent) -> Option<(Pressed, bool)> {
    Some(match event {
        WindowEvent::KeyboardInput(key) => (Pressed::Key(key.key_code), key.state.is_pressed()),
        WindowEvent::MouseButtonInput(input) => {
            (Pressed::Button(input.button), input.state.is_pressed())
        }
        WindowEvent::TouchInput(touch) => match touch.phase {
            TouchPhase::Started => (Pressed::Finger(touch.id), true),
            TouchPhase::Moved => return None,
            TouchPhase::Ended | TouchPhase::Canceled => (Pressed::Finger(touch.id), false),
        },
        _ => return None,
    })
}

/// Where an event has the pointer or a finger.
pub fn place(event: &WindowEvent) -> Option<Vec2> {
    match event {
        WindowEvent::CursorMoved(moved) => Some(moved.position),
        WindowEvent::TouchInput(touch) => Some(touch.position),
        _ => None,
    }
}

/// What a frame holds so far.
#[derive(Default)]
pub struct Frame {
    /// A field of text has the keyboard.
    typing: bool,
    /// Where the pointer is.
    at: Option<Vec2>,
    /// A key was pressed that does more than to change what others mean.
    keyed: bool,
    /// What was composed of several keys was written, an accented letter for one: egui is told of that apart
    /// from letters, so that only frames can say which came first.
    composed: bool,
    /// One of those that go from one thing to another.
    stepped: bool,
    /// Letters were pressed with Shift and without it, which only who types can tell apart.
    mixed: bool,
    /// A button was pressed or let go of: once a frame, for Bevy finds what is let go of by what lay under
    /// the pointer a frame before.
    clicked: bool,
}

impl Frame {
    /// One that holds nothing yet, with the pointer at a place, where a field of text has the keyboard or not.
    pub fn new(at: Option<Vec2>, typing: bool) -> Frame {
        Frame {
            typing,
            at,
            ..Frame::default()
        }
    }

    /// Where the pointer is at its end.
    pub fn pointer(&self) -> Option<Vec2> {
        self.at
    }

    /// Whether the next event belongs into this frame, too; then it is in.
    pub fn takes(&mut self, event: &WindowEvent) -> bool {
        match event {
            WindowEvent::KeyboardInput(key) => return self.takes_key(key),
            WindowEvent::Ime(_) => {
                let takes = !self.clicked && (self.composed || !self.keyed);
                self.keyed |= takes;
                self.composed |= takes;
                return takes;
            }
            // What is clicked lies where the pointer was, not where it went after that.
            WindowEvent::CursorLeft(_) => return !self.clicked,
            _ => {}
        }
        if self.clicked && place(event).is_some_and(|at| self.at != Some(at)) {
            return false;
        }
        if pressed(event).is_some() {
            if self.keyed || self.clicked {
                return false;
            }
            self.clicked = true;
        }
        self.at = place(event).or(self.at);
        true
    }

    fn takes_key(&mut self, key: &KeyboardInput) -> bool {
        if MODIFIERS.contains(&key.key_code) {
            let changes = !key.repeat;
            // Letters bring what they write with them; a click, or any other key, does not.
            let writes =
                self.typing && !self.clicked && !self.stepped && SHIFTS.contains(&key.key_code);
            if changes && (self.clicked || self.keyed) {
                self.mixed |= writes;
                return writes;
            }
            return true;
        }
        if key.state == ButtonState::Released {
            return true;
        }
        let writes = self.typing && writes(key);
        let steps = !writes && steps(key);
        let before = self.clicked || self.stepped || self.composed;
        if before || (self.keyed && steps) || (self.mixed && !writes) {
            return false;
        }
        self.keyed = true;
        self.stepped = steps;
        true
    }
}

/// Whether a key writes something into a field.
fn writes(key: &KeyboardInput) -> bool {
    matches!(key.logical_key, Key::Character(_) | Key::Space)
}

/// Whether a key goes from one thing to another, opens, or closes: once a frame.
pub fn steps(key: &KeyboardInput) -> bool {
    use KeyCode::*;
    matches!(
        key.key_code,
        Tab | ArrowUp
            | ArrowDown
            | ArrowLeft
            | ArrowRight
            | Home
            | End
            | PageUp
            | PageDown
            | Enter
            | NumpadEnter
            | Space
            | Escape
    )
}
