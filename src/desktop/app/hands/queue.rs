//! What hands did and nobody has heard of yet.

use super::frame::{Frame, Pressed, place, pressed, steps};
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy::window::WindowEvent;
use std::collections::VecDeque;

/// Whoever holds a key down on a machine that is behind does not want all of its repetitions: so many letters
/// wait, and a single step.
const REPETITIONS: usize = 12;

/// Whoever hammers at one thing on a machine that is behind does not want all of it, least of all when
/// they have gone on to another thing: so many presses of the same wait.
const HAMMERED: usize = 3;

/// How far a hand that hammers at a button strays, in logical pixels.
const STEADY: f32 = 6.0;

/// What hands did and nobody has heard of yet, in the order in which they did it.
#[derive(Resource, Default)]
pub struct Queue {
    waiting: VecDeque<WindowEvent>,
    /// Where the pointer is once all that waits has been told, and where it is told to be.
    last: Option<Vec2>,
    told: Option<Vec2>,
    /// Presses that were too many: nothing is told of letting go either.
    dropped: Vec<Pressed>,
    /// Whether the next frame is told anything else than what the window told in it.
    altered: bool,
}

impl Queue {
    /// Whether everybody has heard of everything.
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Takes up what the window told.
    pub fn push(&mut self, event: WindowEvent) {
        self.last = place(&event).or(self.last);
        if let WindowEvent::KeyboardInput(key) = &event
            && self.is_repeated_enough(key)
        {
            self.altered = true;
            return;
        }
        match pressed(&event) {
            Some((what, true)) if self.is_hammered(what) => {
                self.dropped.push(what);
                self.altered = true;
                return;
            }
            Some((what, down)) => {
                // Of a press whose end the window never told, as when it lost the keyboard, nothing is left.
                let count = self.dropped.len();
                self.dropped.retain(|dropped| *dropped != what);
                if !down && self.dropped.len() < count {
                    self.altered = true;
                    return;
                }
            }
            None => {}
        }
        self.waiting.push_back(event);
    }

    /// Whether a held key has repeated more than anybody waits for. Once it is let go of, what waits of that
    /// is not wanted any more.
    fn is_repeated_enough(&mut self, key: &KeyboardInput) -> bool {
        let repeats = |event: &WindowEvent| match event {
            WindowEvent::KeyboardInput(other) => other.repeat && other.key_code == key.key_code,
            _ => false,
        };
        if !key.state.is_pressed() {
            let count = self.waiting.len();
            self.waiting.retain(|event| !repeats(event));
            self.altered |= self.waiting.len() < count;
        }
        let most = if steps(key) { 1 } else { REPETITIONS };
        key.repeat && self.waiting.iter().filter(|event| repeats(event)).count() >= most
    }

    /// Whether enough presses of this wait, with none of anything else after them.
    fn is_hammered(&self, what: Pressed) -> bool {
        // Steps are counted by whoever makes them: five arrows lead five rows down.
        if let Pressed::Key(key) = what
            && !matches!(
                key,
                KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space | KeyCode::Escape
            )
        {
            return false;
        }
        let strays = |at: Vec2| self.last.is_some_and(|last| last.distance(at) > STEADY);
        let mut count = 0;
        for event in self.waiting.iter().rev() {
            if place(event).is_some_and(strays) {
                return false;
            }
            match pressed(event) {
                Some((other, true)) if other == what => count += 1,
                Some((_, true)) => return false,
                _ => {}
            }
        }
        count >= HAMMERED
    }

    /// Takes what belongs into one frame, and tells whether that is anything else than what the window told
    /// in it. `typing`: a field of text has the keyboard.
    pub fn next_frame(&mut self, typing: bool) -> (Vec<WindowEvent>, bool) {
        let mut frame = Frame::new(self.told, typing);
        let end = self.waiting.iter().position(|event| !frame.takes(event));
        self.told = frame.pointer();
        let count = end.unwrap_or(self.waiting.len());
        let now = self.waiting.drain(..count).collect();
        let altered = self.altered || !self.is_empty();
        self.altered = !self.is_empty();
        (now, altered)
    }
}
