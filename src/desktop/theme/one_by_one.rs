//! Keys and clicks of one frame reach egui one after the other, in the order in which they were made.
//!
//! On a busy machine a frame may hold somebody's last letters and the click elsewhere that followed
//! them, or the click into a field and the first letters. egui looks at the whole frame at once: the
//! field has lost the keyboard before its letters are read, or has it only after they are gone. And it is
//! told of all clicks of a frame before all keys, whichever came first: the window knows. And it looks for
//! what is clicked where the pointer is last: whoever clicks and is gone again has clicked nothing.

use super::question::QuestionSeen;
use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};
use bevy_egui::egui::{self, Event};
use bevy_egui::helpers::{bevy_to_egui_key, bevy_to_egui_physical_key};
use bevy_egui::{EguiInput, EguiPreUpdateSet, PrimaryEguiContext};

/// What waits for the next frame.
#[derive(Resource, Default)]
pub struct Waiting(Vec<Event>);

impl Waiting {
    /// Whether egui, and who listens to what it is told, has heard of all that hands did.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Waiting>()
        .add_message::<WindowEvent>()
        .add_systems(
            PreUpdate,
            take_turns
                .after(EguiPreUpdateSet::ProcessInput)
                .before(QuestionSeen),
        );
}

/// A key or a button of the mouse, as the window heard them one after the other.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Made {
    /// What egui calls the key, if it has a name for it, and whether it was pressed.
    Key(Option<egui::Key>, bool),
    Click,
}

#[derive(SystemParam)]
struct Heard<'w, 's>(MessageReader<'w, 's, WindowEvent>);

impl Heard<'_, '_> {
    fn made(&mut self) -> Vec<Made> {
        let made = |event: &WindowEvent| match event {
            WindowEvent::KeyboardInput(KeyboardInput {
                key_code,
                logical_key,
                state,
                ..
            }) => {
                let key = bevy_to_egui_key(logical_key).or(bevy_to_egui_physical_key(key_code));
                Some(Made::Key(key, state.is_pressed()))
            }
            WindowEvent::MouseButtonInput(_) => Some(Made::Click),
            _ => None,
        };
        self.0.read().filter_map(made).collect()
    }
}

fn take_turns(
    mut heard: Heard,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
    mut waiting: ResMut<Waiting>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let made = heard.made();
    let waiting = waiting.bypass_change_detection();
    for mut input in &mut inputs {
        let mut events = std::mem::take(&mut waiting.0);
        events.extend(in_order(std::mem::take(&mut input.events), &made));
        waiting.0 = split(&mut events);
        input.events = events;
        if !waiting.0.is_empty() {
            redraw.write(RequestRedraw);
        }
    }
}

/// The same events, those of each key and each click where they were made. What the window tells
/// nothing of stays where it is among its own kind.
fn in_order(events: Vec<Event>, made: &[Made]) -> Vec<Event> {
    let typed = |event: &Event| is_click(event) == Some(false);
    let (typed, others): (Vec<Event>, Vec<Event>) = events.into_iter().partition(typed);
    if typed.is_empty() || others.is_empty() {
        return typed.into_iter().chain(others).collect();
    }
    let (mut typed, mut others) = (typed.into_iter(), others.into_iter());
    let mut ordered = Vec::new();
    for made in made {
        match *made {
            // A key is told as the letter that it writes and then by its name.
            Made::Key(Some(name), down) => {
                let is_it = |event: &Event| matches!(event, Event::Key { key, pressed, .. } if *key == name && *pressed == down);
                for event in typed.by_ref() {
                    let last = is_it(&event);
                    ordered.push(event);
                    if last {
                        break;
                    }
                }
            }
            Made::Key(None, _) => {}
            // The pointer came there before it was pressed.
            Made::Click => {
                for event in others.by_ref() {
                    let last = is_click(&event) == Some(true);
                    ordered.push(event);
                    if last {
                        break;
                    }
                }
            }
        }
    }
    ordered.extend(others);
    ordered.extend(typed);
    ordered
}

/// Takes away what is of another kind than what came first, or leads the pointer away from where a button
/// was pressed or let go of, and all that follows it.
fn split(events: &mut Vec<Event>) -> Vec<Event> {
    let (mut first, mut clicked) = (None, None);
    let other = events.iter().position(|event| {
        match event {
            Event::PointerMoved(to) => return clicked.is_some_and(|at| at != *to),
            Event::PointerGone => return clicked.is_some(),
            Event::PointerButton { pos, .. } => clicked = Some(*pos),
            _ => {}
        }
        let Some(kind) = is_click(event) else {
            return false;
        };
        *first.get_or_insert(kind) != kind
    });
    other.map_or(Vec::new(), |at| events.split_off(at))
}

/// Whether it is a click, or else typed; `None` for what may come with either.
fn is_click(event: &Event) -> Option<bool> {
    match event {
        Event::PointerButton { .. } => Some(true),
        Event::Text(_) | Event::Key { .. } | Event::Paste(_) | Event::Ime(_) => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Modifiers, PointerButton, Pos2};

    fn click() -> Event {
        Event::PointerButton {
            pos: Pos2::ZERO,
            button: PointerButton::Primary,
            pressed: true,
            modifiers: Modifiers::NONE,
        }
    }

    #[test]
    fn letters_come_before_the_click_that_follows_them() {
        let text = |text: &str| Event::Text(text.to_string());
        let moved = || Event::PointerMoved(Pos2::ZERO);
        let mut now = vec![text("a"), moved(), text("b"), moved(), click(), text("c")];
        let mut later = split(&mut now);
        assert_eq!(now, [text("a"), moved(), text("b"), moved()]);
        assert_eq!(later, [click(), text("c")]);
        let last = split(&mut later);
        assert_eq!((later, last), (vec![click()], vec![text("c")]));
    }

    fn key(key: egui::Key) -> Event {
        Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        }
    }

    #[test]
    fn letters_stand_where_the_window_heard_them() {
        use egui::Key::{A, B, Num7};
        let text = |text: &str| Event::Text(text.to_string());
        let moved = || Event::PointerMoved(Pos2::ZERO);
        // As egui is told of it: the mouse first.
        let told = vec![
            moved(),
            click(),
            text("a"),
            key(A),
            text("b"),
            key(B),
            text("7"),
            key(Num7),
        ];
        let down = |key| Made::Key(Some(key), true);
        let made = [
            down(A),
            Made::Key(None, true),
            down(B),
            Made::Click,
            down(Num7),
        ];
        let mut now = in_order(told.clone(), &made);
        let mut later = split(&mut now);
        assert_eq!(now, [text("a"), key(A), text("b"), key(B), moved()]);
        let last = split(&mut later);
        assert_eq!((later, last), (vec![click()], vec![text("7"), key(Num7)]));
        // Nothing is lost or made where the window told nothing, or of another frame.
        for made in [&[][..], &[Made::Click; 3], &[down(B)]] {
            let ordered = in_order(told.clone(), made);
            assert_eq!(ordered.len(), told.len());
            assert!(told.iter().all(|event| ordered.contains(event)));
        }
    }

    #[test]
    fn what_is_of_one_kind_and_at_one_place_stays_together() {
        let moved = |x| Event::PointerMoved(Pos2::new(x, 0.0));
        let mut now = vec![moved(9.0), moved(0.0), click(), moved(0.0), click()];
        assert!(split(&mut now).is_empty());
        assert_eq!(now.len(), 5);
    }

    #[test]
    fn a_click_is_where_the_pointer_was() {
        let moved = |x| Event::PointerMoved(Pos2::new(x, 0.0));
        let mut now = vec![moved(0.0), click(), click(), moved(5.0), click()];
        assert_eq!(split(&mut now), [moved(5.0), click()]);
        let mut now = vec![click(), Event::PointerGone];
        assert_eq!(split(&mut now), [Event::PointerGone]);
    }
}
