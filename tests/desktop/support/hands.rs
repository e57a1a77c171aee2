//! The hands of whoever plays: a pointer and keys, as synthetic events.

use super::Desktop;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey, NativeKeyCode};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::{CursorLeft, CursorMoved, PrimaryWindow, WindowEvent};
use two_rivers::desktop::tigris::board::layout::{Layout, Slot};
use two_rivers::tigris::rules::Cell;

/// Where the letters lie on an English keyboard.
#[rustfmt::skip]
const LETTERS: [KeyCode; 26] = {
    use KeyCode::*;
    [
        KeyA, KeyB, KeyC, KeyD, KeyE, KeyF, KeyG, KeyH, KeyI, KeyJ, KeyK, KeyL, KeyM,
        KeyN, KeyO, KeyP, KeyQ, KeyR, KeyS, KeyT, KeyU, KeyV, KeyW, KeyX, KeyY, KeyZ,
    ]
};

impl Desktop {
    /// The window.
    pub fn window(&mut self) -> Entity {
        let world = self.app.world_mut();
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        windows.single(world).expect("one window")
    }

    /// Moves the pointer, in logical pixels.
    pub fn point(&mut self, position: Vec2) {
        self.send_move(position);
        self.app.update();
    }

    /// Tells of a move of the pointer.
    pub fn send_move(&mut self, position: Vec2) {
        let window = self.window();
        let world = self.app.world_mut();
        if let Some(mut window) = world.get_mut::<Window>(window) {
            window.set_cursor_position(Some(position));
        }
        let moved = CursorMoved {
            window,
            position,
            delta: None,
        };
        world.write_message(WindowEvent::from(moved.clone()));
        world.write_message(moved);
    }

    /// Takes the pointer out of the window.
    pub fn leave(&mut self) {
        let window = self.window();
        let world = self.app.world_mut();
        if let Some(mut window) = world.get_mut::<Window>(window) {
            window.set_cursor_position(None);
        }
        let left = CursorLeft { window };
        world.write_message(WindowEvent::from(left.clone()));
        world.write_message(left);
        self.app.update();
    }

    /// Presses or releases the left button.
    pub fn button(&mut self, state: ButtonState) {
        self.send_button(state);
        self.app.update();
    }

    /// Tells of the left button going down or up.
    pub fn send_button(&mut self, state: ButtonState) {
        let window = self.window();
        let world = self.app.world_mut();
        let pressed = MouseButtonInput {
            button: MouseButton::Left,
            state,
            window,
        };
        world.write_message(WindowEvent::from(pressed));
        world.write_message(pressed);
    }

    /// Turns the wheel by so many lines.
    pub fn wheel(&mut self, lines: f32) {
        let window = self.window();
        let turned = MouseWheel {
            unit: MouseScrollUnit::Line,
            x: 0.0,
            y: lines,
            window,
            phase: TouchPhase::Moved,
        };
        let world = self.app.world_mut();
        world.write_message(WindowEvent::from(turned));
        world.write_message(turned);
        self.frames(20);
    }

    /// Clicks somewhere.
    pub fn click(&mut self, position: Vec2) {
        self.point(position);
        self.frames(2);
        self.attend();
        self.button(ButtonState::Pressed);
        self.button(ButtonState::Released);
        self.frames(3);
    }

    /// Drags from one point to another, as a hand does: in several steps.
    pub fn drag(&mut self, from: Vec2, to: Vec2) {
        self.point(from);
        self.frames(2);
        self.button(ButtonState::Pressed);
        for step in 1..=6 {
            self.point(from.lerp(to, step as f32 / 6.0));
        }
        self.frames(1);
        self.button(ButtonState::Released);
        self.frames(4);
    }

    /// Tells of a whole click at once.
    pub fn send_click(&mut self, at: Vec2) {
        self.send_move(at);
        self.send_button(ButtonState::Pressed);
        self.send_button(ButtonState::Released);
    }

    /// Tells of a whole drag at once: where frames take long, all of it comes within one.
    pub fn send_drag(&mut self, from: Vec2, to: Vec2) {
        self.send_move(from);
        self.send_button(ButtonState::Pressed);
        self.send_move(from.lerp(to, 0.5));
        self.send_move(to);
        self.send_button(ButtonState::Released);
    }

    /// Presses and releases a key, once what is asked has been seen.
    pub fn key(&mut self, code: KeyCode) {
        self.attend();
        self.strike(code);
        self.frames(2);
    }

    /// Presses and releases a key at once, whatever is on the screen.
    pub fn strike(&mut self, code: KeyCode) {
        self.send_key(code, ButtonState::Pressed, false);
        self.app.update();
        self.send_key(code, ButtonState::Released, false);
        self.app.update();
    }

    /// Tells of a key that goes down or up, or that repeats because it is held.
    pub fn send_key(&mut self, code: KeyCode, state: ButtonState, repeat: bool) {
        let window = self.window();
        let logical_key = match code {
            KeyCode::ShiftLeft => Key::Shift,
            KeyCode::ControlLeft => Key::Control,
            _ => Key::Unidentified(NativeKey::Unidentified),
        };
        self.send_input(KeyboardInput {
            key_code: code,
            logical_key,
            state,
            text: None,
            repeat,
            window,
        });
    }

    /// Tells of the keys that write a text, capitals with Shift: all of it at once.
    pub fn send_text(&mut self, text: &str) {
        for letter in text.chars() {
            if letter.is_uppercase() {
                self.send_key(KeyCode::ShiftLeft, ButtonState::Pressed, false);
            }
            for state in [ButtonState::Pressed, ButtonState::Released] {
                self.send_letter(letter, state);
            }
            if letter.is_uppercase() {
                self.send_key(KeyCode::ShiftLeft, ButtonState::Released, false);
            }
        }
    }

    /// Tells of a key that writes something.
    pub fn send_letter(&mut self, letter: char, state: ButtonState) {
        let window = self.window();
        let place = LETTERS.get((letter.to_ascii_lowercase() as usize).wrapping_sub('a' as usize));
        let unknown = KeyCode::Unidentified(NativeKeyCode::Unidentified);
        let (key_code, logical_key) = match letter {
            ' ' => (KeyCode::Space, Key::Space),
            // Beside the digits, as in Germany.
            '?' => (KeyCode::Minus, Key::Character("?".into())),
            _ => (
                place.copied().unwrap_or(unknown),
                Key::Character(letter.to_string().into()),
            ),
        };
        self.send_input(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: state.is_pressed().then(|| letter.to_string().into()),
            repeat: false,
            window,
        });
    }

    fn send_input(&mut self, event: KeyboardInput) {
        let world = self.app.world_mut();
        world.write_message(WindowEvent::from(event.clone()));
        world.write_message(event);
    }

    /// The middle of a cell, in logical pixels.
    pub fn cell(&self, name: &str) -> Vec2 {
        let cell: Cell = name.parse().expect("a cell");
        let layout = self.app.world().resource::<Layout>();
        layout.cell_centre(cell) * layout.scale
    }

    /// The middle of a slot of the strip, in logical pixels.
    pub fn slot(&self, slot: Slot) -> Vec2 {
        let layout = self.app.world().resource::<Layout>();
        layout.slot_centre(slot) * layout.scale
    }
}
