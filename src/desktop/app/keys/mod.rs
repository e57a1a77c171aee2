//! Which key does what: every key of the table and of replays is asked for here by its [`Action`].
//!
//! Keys are meant by their place on the keyboard, so that they lie the same on every layout; only
//! the question mark is known by what it types. A player may choose others: [`bindings`] settles
//! who has a key, the preferences keep what differs from the usual.

pub mod action;
pub mod bindings;
pub mod key;

pub use action::Action;
pub use bindings::Bindings;
pub use key::Key;

use super::settings::Settings;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{self, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext};

/// Who has the keyboard instead of the game.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Busy {
    #[default]
    Nobody,
    /// Somebody types: only keys that type nothing do anything.
    Typing,
    /// The settings wait for a key to bind.
    Binding,
}

/// The key that typed a question mark in this frame.
#[derive(Resource, Default, PartialEq)]
pub struct QuestionMark(Option<KeyCode>);

/// Whether Ctrl and the letter Z, or Command and Z, were pressed together in this frame: what takes back everywhere
/// else does here, too, besides the key that was chosen for it.
#[derive(Resource, Default, PartialEq)]
pub struct Chord(bool);

/// After this it is known what was pressed in this frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KeysHeard;

/// The keyboard as the player has bound it.
#[derive(SystemParam)]
pub struct Keys<'w> {
    input: Res<'w, ButtonInput<KeyCode>>,
    bindings: Res<'w, Bindings>,
    mark: Res<'w, QuestionMark>,
    chord: Res<'w, Chord>,
    busy: Res<'w, Busy>,
}

impl Keys<'_> {
    /// Whether a key of this action has just been pressed.
    pub fn just_pressed(&self, action: Action) -> bool {
        if self.chord.0 {
            // What lies at the place of the letter is not meant.
            return action == Action::Undo && *self.busy == Busy::Nobody;
        }
        let mark = self.mark.0.is_some();
        self.any(action, |code| self.input.just_pressed(code), mark)
    }

    /// Whether a key of this action is held down.
    pub fn pressed(&self, action: Action) -> bool {
        self.any(action, |code| self.input.pressed(code), false)
    }

    /// Whether Esc has just been pressed, which always leaves or puts back.
    pub fn escape(&self) -> bool {
        self.input.just_pressed(KeyCode::Escape)
    }

    fn any(&self, action: Action, down: impl Fn(KeyCode) -> bool, mark: bool) -> bool {
        if *self.busy == Busy::Binding {
            return false;
        }
        let typing = *self.busy == Busy::Typing;
        let shift = self.input.any_pressed(key::SHIFTS);
        // What types a question mark that means something means nothing by its place.
        let meant = self.bindings.owner(Key::QuestionMark, action).is_some();
        let typed = self.mark.0.filter(|_| meant);
        self.bindings.keys(action).iter().any(|key| match *key {
            Key::QuestionMark => mark && !typing,
            Key::Place { code, .. } if typing && !key::types_nothing(code) => false,
            Key::Place { code, .. } if typed == Some(code) => false,
            Key::Place {
                code,
                shift: wanted,
            } => {
                // A key with Shift is the same key, unless it means something else with Shift.
                let other = self.bindings.has_shifted(code);
                down(code) && (wanted == shift || (shift && !other))
            }
        })
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Bindings>()
        .init_resource::<QuestionMark>()
        .init_resource::<Chord>()
        .init_resource::<Busy>()
        .add_systems(
            PreUpdate,
            (
                hear_mark,
                hear_chord,
                notice_typing,
                follow.run_if(resource_changed::<Settings>),
            )
                .in_set(KeysHeard)
                .after(bevy::input::InputSystems),
        );
}

/// The question mark lies elsewhere on every layout: it is known by what it types.
fn hear_mark(mut keys: MessageReader<KeyboardInput>, mut mark: ResMut<QuestionMark>) {
    let pressed =
        |key: &&KeyboardInput| types_mark(key) && key.state == ButtonState::Pressed && !key.repeat;
    let typed = keys.read().filter(pressed).last();
    mark.set_if_neq(QuestionMark(typed.map(|key| key.key_code)));
}

/// The letter lies elsewhere on some layouts: it is known by what it types.
fn hear_chord(
    mut keys: MessageReader<KeyboardInput>,
    input: Res<ButtonInput<KeyCode>>,
    mut chord: ResMut<Chord>,
) {
    let z = |key: &KeyboardInput| match &key.logical_key {
        keyboard::Key::Character(letter) => letter.eq_ignore_ascii_case("z"),
        _ => false,
    };
    let typed = keys
        .read()
        .filter(|key| z(key) && key.state == ButtonState::Pressed && !key.repeat)
        .count();
    let held = input.any_pressed(key::CHORDS) && !input.any_pressed(key::SHIFTS);
    chord.set_if_neq(Chord(typed > 0 && held));
}

/// Whether a field of text has the keyboard.
fn notice_typing(
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut busy: ResMut<Busy>,
) {
    if *busy == Busy::Binding {
        return;
    }
    let typing = is_typing(&mut contexts);
    busy.set_if_neq(if typing { Busy::Typing } else { Busy::Nobody });
}

/// Whether a field of text has the keyboard now, as egui knows it.
pub fn is_typing(contexts: &mut Query<&mut EguiContext, With<PrimaryEguiContext>>) -> bool {
    contexts.iter_mut().any(|mut context| {
        let context = context.bypass_change_detection().get_mut();
        context.text_edit_focused()
    })
}

/// Whether this key was pressed for a question mark.
pub fn types_mark(key: &KeyboardInput) -> bool {
    key.logical_key == keyboard::Key::Character("?".into())
}

fn follow(settings: Res<Settings>, mut bindings: ResMut<Bindings>) {
    bindings.set_if_neq(Bindings::of(&settings.keys));
}
