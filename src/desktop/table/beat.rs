//! How long the table rests on each thing that happens, and how people skip the rest of it.

use super::help::Dialogues;
use super::keyboard::KeysRead;
use super::layout::Layout;
use super::picking::Pointing;
use crate::desktop::Screen;
use crate::desktop::keys::{Action, Keys};
use crate::desktop::session::{Flow, Session, playing};
use crate::rules::Event;
use bevy::prelude::*;

/// The rest between two things that are shown.
#[derive(Resource, Default)]
pub struct Beat {
    /// In seconds.
    pub(super) rest: f32,
    /// Somebody wants to see the end of it: what is left is shown at once.
    pub(super) hurried: bool,
}

impl Beat {
    /// Lets the next event begin at once.
    pub fn skip(&mut self) {
        self.rest = 0.0;
    }

    /// Has everything that waits shown at once.
    pub fn hurry(&mut self) {
        self.rest = 0.0;
        self.hurried = true;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Beat>().add_systems(
        Update,
        hurry
            .in_set(Flow::Input)
            .after(KeysRead)
            .run_if(in_state(Screen::Table).and_then(playing)),
    );
}

/// A click on the board or Enter, while something is being shown.
fn hurry(
    keys: Keys,
    buttons: Res<ButtonInput<MouseButton>>,
    pointing: Res<Pointing>,
    layout: Res<Layout>,
    dialogues: Dialogues,
    session: Res<Session>,
    mut beat: ResMut<Beat>,
) {
    let on_board = pointing.at.is_some_and(|at| layout.area.contains(at));
    let clicked = on_board && buttons.just_pressed(MouseButton::Left);
    let asked = clicked || keys.just_pressed(Action::PutDown);
    if asked && !dialogues.any() && !session.caught_up() {
        beat.hurry();
    }
}

/// How long an event is given at normal speed.
pub fn seconds_for(event: &Event) -> f32 {
    match event {
        Event::TilePlaced { .. } | Event::LeaderPositioned { .. } => 0.45,
        Event::LeaderWithdrawn { .. } | Event::LeaderLost { .. } => 0.45,
        Event::TilesRemoved { .. } | Event::CatastrophePlayed { .. } => 0.5,
        Event::Points { .. } => 0.35,
        Event::ConflictBegan { .. } | Event::Committed { .. } => 0.4,
        Event::ConflictEnded { .. } => 0.7,
        Event::MonumentBuilt { .. } | Event::WonderBuilt { .. } => 0.7,
        Event::BuildingRaised { .. } | Event::TreasureTaken { .. } => 0.5,
        Event::Swapped { .. } => 0.3,
        _ => 0.0,
    }
}
