//! What has to be told to a person, as a dialogue or in passing: said here, shown by the screens.

use bevy::prelude::*;
use std::collections::VecDeque;
use std::path::PathBuf;

/// Something that was asked for has been done, where nothing else on the screen says so.
#[derive(Message, Clone, Debug)]
pub struct Done(pub String);

/// Something went wrong that a person must read about.
#[derive(Message, Clone, Debug)]
pub struct Trouble(pub String);

/// The game of this autosave is on the table of another program: a person must choose what to do.
#[derive(Message, Clone, Debug)]
pub struct PlayedElsewhere(pub PathBuf);

/// What the player has not answered yet.
#[derive(Resource, Default)]
pub struct Troubles(VecDeque<Told>);

/// What a dialogue tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// Something to read.
    Text(String),
    /// The game of this autosave is played by another program.
    Elsewhere(PathBuf),
}

impl Troubles {
    /// Whether a dialogue about one is open.
    pub fn any(&self) -> bool {
        !self.0.is_empty()
    }

    /// The first that is to be told.
    pub fn first(&self) -> Option<&Told> {
        self.0.front()
    }

    /// The first has been answered.
    pub fn answered(&mut self) {
        self.0.pop_front();
    }

    fn tell(&mut self, told: Told) {
        // A disk that is full says so after every move: once is enough.
        if !self.0.contains(&told) {
            self.0.push_back(told);
        }
    }
}

/// Runs after every page, so that the dialogue lies on top of other dialogues.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OnTop;

fn hear(
    mut messages: MessageReader<Trouble>,
    mut elsewhere: MessageReader<PlayedElsewhere>,
    mut troubles: ResMut<Troubles>,
) {
    for Trouble(text) in messages.read() {
        warn!("{text}");
        troubles.tell(Told::Text(text.clone()));
    }
    for PlayedElsewhere(path) in elsewhere.read() {
        troubles.tell(Told::Elsewhere(path.clone()));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Troubles>()
        .add_message::<Trouble>()
        .add_message::<PlayedElsewhere>()
        .add_message::<Done>()
        .add_systems(PreUpdate, hear);
}
