//! What hands did and nobody has heard of yet.

use super::frame::{Frame, Pressed, place, pressed, steps};
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
        if let WindowEvent::KeyboardInput(key) = &event {
            // What a held key repeats is not wanted any more once it is let go of, nor more of it than is shown.
            let repeats = |waiting: &WindowEvent| matches!(waiting, WindowEvent::KeyboardInput(other) if other.repeat && other.key_code == key.key_code);
            if !key.state.is_pressed() {
                let count = self.waiting.len();
                self.waiting.retain(|waiting| !repeats(waiting));
                self.altered |= self.waiting.len() < count;
            } else if key.repeat {
                let most = if steps(key) { 1 } else { REPETITIONS };
                if self
                    .waiting
                    .iter()
                    .filter(|waiting| repeats(waiting))
                    .count()
                    >= most
                {
                    self.altered = true;
                    return;
                }
            }
        }
        match pressed(&event) {
            Some((what, true)) if self.is_hammered(what) => {
                self.dropped.push(what);
                self.altered = true;
            }
            Some((what, false)) if self.dropped.contains(&what) => {
                self.dropped.retain(|dropped| *dropped != what);
                self.altered = true;
            }
            _ => self.waiting.push_back(event),
        }
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
