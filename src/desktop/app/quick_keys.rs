//! Quick keys: several presses that come within one frame.
//!
//! egui moves its focus once a frame, and takes Shift and Control as they are at the end of it. On a
//! busy machine two presses of an arrow would move by one, and a quick Ctrl+A would type an "a". So
//! the keyboard's input goes on up to where this matters, and the rest in the next frame.

use super::power::Power;
use bevy::ecs::message::{MessageCursor, message_update_system};
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use std::collections::VecDeque;

/// Whoever holds a key down on a machine that is behind does not want all of its repetitions.
const MOST: usize = 12;

/// Input of the keyboard that has come and waits for the next frame.
#[derive(Resource, Default)]
struct Waiting(VecDeque<KeyboardInput>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Waiting>()
        .add_systems(First, one_step_a_frame.after(message_update_system))
        .add_systems(PreUpdate, go_on);
}

fn one_step_a_frame(
    mut inputs: ResMut<Messages<KeyboardInput>>,
    mut cursor: Local<MessageCursor<KeyboardInput>>,
    mut waiting: ResMut<Waiting>,
) {
    let fresh: Vec<KeyboardInput> = cursor.read(&inputs).cloned().collect();
    let waited = !waiting.0.is_empty();
    for input in fresh {
        if waiting.0.len() < MOST || !input.repeat {
            waiting.0.push_back(input);
        }
    }
    let now = up_to_a_step(&mut waiting.0);
    if waited || !waiting.0.is_empty() {
        // Those of the frame before have been read by everybody.
        inputs.clear();
        inputs.write_batch(now);
        cursor.clear(&inputs);
    }
}

/// Whether a key only changes what others mean.
fn modifies(input: &KeyboardInput) -> bool {
    use KeyCode::*;
    matches!(
        input.key_code,
        ShiftLeft
            | ShiftRight
            | ControlLeft
            | ControlRight
            | AltLeft
            | AltRight
            | SuperLeft
            | SuperRight
    )
}

/// Whether a key goes from one thing to another, opens, or closes: once a frame.
fn steps(input: &KeyboardInput) -> bool {
    use KeyCode::*;
    matches!(
        input.key_code,
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

/// Takes what belongs into one frame: nothing after a press that steps but releases, and no change of
/// a modifier after any press.
fn up_to_a_step(waiting: &mut VecDeque<KeyboardInput>) -> Vec<KeyboardInput> {
    let (mut pressed, mut stepped) = (false, false);
    let end = waiting.iter().position(|input| {
        let presses = input.state == ButtonState::Pressed;
        if modifies(input) {
            return pressed;
        }
        if presses && (stepped || (pressed && steps(input))) {
            return true;
        }
        pressed |= presses;
        stepped |= presses && steps(input);
        false
    });
    let count = end.unwrap_or(waiting.len());
    waiting.drain(..count).collect()
}

/// What waits is not to wait for the next press.
fn go_on(waiting: Res<Waiting>, mut power: ResMut<Power>) {
    if !waiting.0.is_empty() {
        power.stay_awake();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::input::keyboard::Key;

    /// `+Tab -Tab` as input.
    fn input(text: &str) -> VecDeque<KeyboardInput> {
        let one = |word: &str| {
            let (state, name) = word.split_at(1);
            KeyboardInput {
                key_code: match name {
                    "Tab" => KeyCode::Tab,
                    "Ctrl" => KeyCode::ControlLeft,
                    "Down" => KeyCode::ArrowDown,
                    "a" => KeyCode::KeyA,
                    _ => KeyCode::KeyB,
                },
                logical_key: Key::Character(name.into()),
                state: match state {
                    "+" => ButtonState::Pressed,
                    _ => ButtonState::Released,
                },
                text: None,
                repeat: false,
                window: Entity::PLACEHOLDER,
            }
        };
        text.split_whitespace().map(one).collect()
    }

    /// How many go into each frame.
    fn frames(text: &str) -> Vec<usize> {
        let mut waiting = input(text);
        let mut frames = Vec::new();
        while !waiting.is_empty() {
            let now = up_to_a_step(&mut waiting).len();
            assert!(now > 0, "nothing goes on");
            frames.push(now);
        }
        frames
    }

    #[test]
    fn what_steps_does_so_once_a_frame() {
        assert_eq!(frames("+Tab -Tab +Tab -Tab +Down -Down"), [2, 2, 2]);
        assert_eq!(frames("+a -a +b -b"), [4]);
        assert_eq!(frames("+a -a +Tab -Tab"), [2, 2]);
    }

    #[test]
    fn a_modifier_is_held_for_its_own_press_alone() {
        assert_eq!(frames("+Ctrl +a -a -Ctrl +b"), [3, 2]);
        assert_eq!(frames("+Ctrl +a -Ctrl -a"), [2, 2]);
        assert_eq!(frames("+a -a +Ctrl +b -b -Ctrl"), [2, 3, 1]);
    }
}
