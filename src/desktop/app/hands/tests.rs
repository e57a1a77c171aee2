use super::frame::pressed;
use super::queue::Queue;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::{CursorLeft, CursorMoved, Ime, WindowEvent};

const WINDOW: Entity = Entity::PLACEHOLDER;

fn key(name: &str, state: ButtonState) -> WindowEvent {
    let (key_code, logical_key) = match name {
        "Tab" => (KeyCode::Tab, Key::Tab),
        "Enter" => (KeyCode::Enter, Key::Enter),
        "Esc" => (KeyCode::Escape, Key::Escape),
        "Down" => (KeyCode::ArrowDown, Key::ArrowDown),
        "Space" => (KeyCode::Space, Key::Space),
        "Ctrl" => (KeyCode::ControlLeft, Key::Control),
        "Shift" => (KeyCode::ShiftLeft, Key::Shift),
        "a" => (KeyCode::KeyA, Key::Character("a".into())),
        other => (KeyCode::KeyB, Key::Character(other.into())),
    };
    WindowEvent::KeyboardInput(KeyboardInput {
        key_code,
        logical_key,
        state,
        text: None,
        repeat: false,
        window: WINDOW,
    })
}

/// `+Tab -Tab =é 5 press release gone`: keys go down and up, a letter is composed, the pointer moves to 5 and
/// clicks there, and leaves the window.
fn events(text: &str) -> Vec<WindowEvent> {
    let button = |state| {
        WindowEvent::MouseButtonInput(MouseButtonInput {
            button: MouseButton::Left,
            state,
            window: WINDOW,
        })
    };
    let one = |word: &str| match word {
        "press" => button(ButtonState::Pressed),
        "release" => button(ButtonState::Released),
        "gone" => WindowEvent::CursorLeft(CursorLeft { window: WINDOW }),
        key_down if word.starts_with('+') => key(&key_down[1..], ButtonState::Pressed),
        key_up if word.starts_with('-') => key(&key_up[1..], ButtonState::Released),
        composed if word.starts_with('=') => WindowEvent::Ime(Ime::Commit {
            window: WINDOW,
            value: composed[1..].to_string(),
        }),
        at => WindowEvent::CursorMoved(CursorMoved {
            window: WINDOW,
            position: Vec2::splat(at.parse().expect("a place")),
            delta: None,
        }),
    };
    text.split_whitespace().map(one).collect()
}

fn queue(text: &str) -> Queue {
    let mut queue = Queue::default();
    for event in events(text) {
        queue.push(event);
    }
    queue
}

/// How many events go into each frame.
fn frames(text: &str, typing: bool) -> Vec<usize> {
    let mut queue = queue(text);
    let mut frames = Vec::new();
    while !queue.is_empty() {
        let now = queue.next_frame(typing).0.len();
        assert!(now > 0, "nothing goes on");
        frames.push(now);
    }
    frames
}

#[test]
fn what_steps_does_so_once_a_frame() {
    assert_eq!(frames("+Tab -Tab +Tab -Tab +Down -Down", false), [2, 2, 2]);
    assert_eq!(frames("+a -a +b -b", false), [4]);
    assert_eq!(frames("+a -a +Tab -Tab", false), [2, 2]);
    assert_eq!(frames("+a -a +Space -Space +b", false), [2, 2, 1]);
}

#[test]
fn a_modifier_is_held_for_its_own_press_alone() {
    assert_eq!(frames("+Ctrl +a -a -Ctrl +b", false), [3, 2]);
    assert_eq!(frames("+Ctrl +a -Ctrl -a", false), [2, 2]);
    assert_eq!(frames("+a -a +Ctrl +b -b -Ctrl", false), [2, 3, 1]);
    assert_eq!(frames("1 +Shift press release -Shift +b", false), [3, 1, 2]);
}

#[test]
fn who_types_has_capitals_and_spaces_at_once() {
    assert_eq!(
        frames("+Shift +A -A -Shift +b -b +Space +Shift +C", true),
        [9]
    );
    assert_eq!(frames("+Shift +A -A -Shift +b -b", false), [3, 3]);
    // But neither another modifier nor a step.
    assert_eq!(frames("+b +Ctrl +a -Ctrl", true), [1, 2, 1]);
    assert_eq!(frames("+b +Shift +Tab -Tab", true), [2, 2]);
    assert_eq!(frames("+b +Enter +c", true), [1, 1, 1]);
}

#[test]
fn a_composed_letter_stays_where_it_was_written() {
    assert_eq!(frames("+A -A =é =é +b -b =ú +o", true), [2, 2, 2, 1, 1]);
    assert_eq!(frames("=é +Enter", true), [1, 1]);
    assert_eq!(frames("+Tab =é", true), [1, 1]);
    assert_eq!(frames("5 press =é", true), [2, 1]);
}

#[test]
fn a_click_is_where_the_pointer_was() {
    assert_eq!(frames("1 5 press 5 release 5 9", false), [4, 2, 1]);
    assert_eq!(frames("5 press release gone", false), [2, 1, 1]);
    assert_eq!(frames("1 press 5 9 release 9", false), [2, 4]);
    // Where a click leads may be seen before the next.
    assert_eq!(frames("1 press release press release", false), [2, 1, 1, 1]);
}

#[test]
fn keys_and_clicks_come_one_after_the_other() {
    assert_eq!(frames("+a -a 1 5 press release", false), [4, 1, 1]);
    assert_eq!(frames("5 press release +a -a", false), [2, 1, 2]);
    assert_eq!(frames("5 press 9 release +a", false), [2, 2, 1]);
    assert_eq!(frames("+a 5 press -a release", false), [2, 2, 1]);
}

#[test]
fn who_hammers_does_not_wait_for_all_of_it() {
    let hammered = "+Enter -Enter ".repeat(25);
    assert_eq!(
        frames(&format!("{hammered} +Esc -Esc"), false),
        [2, 2, 2, 2]
    );
    let hammered = "5 press release 6 ".repeat(25);
    assert_eq!(frames(&format!("{hammered} 99"), false).len(), 7);
    // One after the other they are different things, and steps are counted.
    assert_eq!(
        frames(&"+Enter -Enter +Esc -Esc ".repeat(4), false).len(),
        8
    );
    assert_eq!(
        frames(&"5 press release 50 press release ".repeat(4), false).len(),
        16
    );
    assert_eq!(frames(&"+Down -Down ".repeat(9), false).len(), 9);
}

#[test]
fn nothing_stays_pressed() {
    let mut queue = queue(&"+Enter -Enter 5 press release ".repeat(9));
    let mut down = 0;
    let mut tell = |queue: &mut Queue| {
        for event in queue.next_frame(false).0 {
            down += pressed(&event).map_or(0, |(_, goes)| if goes { 1 } else { -1 });
        }
        down
    };
    while !queue.is_empty() {
        assert!((0..=2).contains(&tell(&mut queue)));
    }
    for event in events("+Enter -Enter") {
        queue.push(event);
    }
    assert_eq!(tell(&mut queue), 0);
    // Of a press too many the end may never be told: the next has its own.
    for event in events(&format!("{} +Enter", "+Enter -Enter ".repeat(3))) {
        queue.push(event);
    }
    while !queue.is_empty() {
        tell(&mut queue);
    }
    for event in events("+Enter -Enter") {
        queue.push(event);
    }
    assert_eq!(tell(&mut queue), 0);
}

#[test]
fn the_window_is_corrected_only_where_something_waits() {
    let mut queue = queue("+a -a");
    assert!(!queue.next_frame(false).1);
    for event in events("+Tab +Tab") {
        queue.push(event);
    }
    assert!(queue.next_frame(false).1, "one waits");
    assert!(queue.next_frame(false).1, "one has waited");
    assert!(!queue.next_frame(false).1);
}

#[test]
fn a_key_that_is_let_go_of_does_not_run_on() {
    let repeated = |name: &str, state| match key(name, state) {
        WindowEvent::KeyboardInput(input) => WindowEvent::KeyboardInput(KeyboardInput {
            repeat: true,
            ..input
        }),
        other => other,
    };
    let mut queue = queue("+Tab");
    for _ in 0..20 {
        queue.push(repeated("Tab", ButtonState::Pressed));
    }
    assert_eq!(queue.next_frame(false).0.len(), 1);
    assert_eq!(
        queue.next_frame(false).0.len(),
        1,
        "one of those it repeats"
    );
    assert!(queue.is_empty());
    for _ in 0..20 {
        queue.push(repeated("Tab", ButtonState::Pressed));
    }
    for event in events("-Tab +a") {
        queue.push(event);
    }
    assert_eq!(
        queue.next_frame(false).0.len(),
        2,
        "let go of, and the next"
    );
}
