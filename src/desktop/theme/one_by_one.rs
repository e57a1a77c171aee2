//! Keys and clicks of one frame reach egui one after the other.
//!
//! On a busy machine a frame may hold somebody's last letters and the click elsewhere that followed
//! them, or the click into a field and the first letters. egui looks at the whole frame at once: the
//! field has lost the keyboard before its letters are read, or has it only after they are gone.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::Event;
use bevy_egui::{EguiInput, EguiPreUpdateSet, PrimaryEguiContext};

/// What waits for the next frame.
#[derive(Resource, Default)]
struct Waiting(Vec<Event>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Waiting>().add_systems(
        PreUpdate,
        take_turns
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

fn take_turns(
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
    mut waiting: ResMut<Waiting>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let waiting = waiting.bypass_change_detection();
    for mut input in &mut inputs {
        let mut events = std::mem::take(&mut waiting.0);
        events.append(&mut input.events);
        waiting.0 = split(&mut events);
        input.events = events;
        if !waiting.0.is_empty() {
            redraw.write(RequestRedraw);
        }
    }
}

/// Takes away what is of another kind than what came first, and all that follows it.
fn split(events: &mut Vec<Event>) -> Vec<Event> {
    let mut first = None;
    let other = events.iter().position(|event| {
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

    #[test]
    fn what_is_of_one_kind_stays_together() {
        let mut now = vec![click(), Event::PointerGone, click()];
        assert!(split(&mut now).is_empty());
        assert_eq!(now.len(), 3);
    }
}
