//! How long the table rests on each thing that happens, and whether it waits to be seen.

use crate::tigris::rules::Event;
use bevy::prelude::*;

/// The rest between two things that are shown.
#[derive(Resource, Default)]
pub struct Beat {
    /// In seconds.
    pub(super) rest: f32,
    /// Somebody wants to see the end of it: what is left is shown at once.
    pub(super) hurried: bool,
}

/// Whether what has just been shown must have been seen before anything goes on; asked of whoever
/// stands above the board, before each thing that is shown.
#[derive(Resource, Default)]
pub struct Waiting(pub Option<fn(&World) -> bool>);

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
    app.init_resource::<Beat>().init_resource::<Waiting>();
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
