//! What is heard: short sounds of wood, strings and drums, each when its event is shown.
//!
//! Sounds are never needed to play: without a sound device, or with the volume at zero, nothing
//! here does anything. Playing happens on the sound device's own thread, so nothing here ever asks
//! for a frame. `scripts/make-sounds` makes the files.

mod sounds;
#[cfg(test)]
mod tests;
mod voices;

pub use sounds::Sound;

use super::app::settings::Settings;
use super::session::Flow;
use bevy::prelude::*;
use voices::Sounds;

/// A screen asks for a sound, which is heard at once.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cue {
    pub sound: Sound,
    /// On this step of a pentatonic scale, counted from 0; as its file has it where there is none.
    pub note: Option<usize>,
}

/// Something that a table shows is heard, unless it is shown at once or taken back meanwhile.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Heard {
    pub sound: Sound,
    /// As in a [`Cue`].
    pub note: Option<usize>,
    /// In how many seconds the piece that it is of touches the table.
    pub lands_in: f32,
}

/// Where the person dropped the piece that the next event will place, so that it does not fly there twice.
#[derive(Resource, Default)]
pub struct DroppedAt(pub Option<Vec2>);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Heard>()
        .add_message::<Cue>()
        .add_systems(Startup, voices::load)
        .add_systems(
            Update,
            (
                voices::give_up_without_device,
                voices::follow_volume.run_if(resource_exists_and_changed::<Settings>),
                voices::wait,
                voices::hear_table,
                voices::hear_screens,
                voices::play,
            )
                .chain()
                .after(Flow::Animate)
                .distributive_run_if(resource_exists::<Sounds>),
        );
}
