//! What is heard: short sounds of wood, strings and drums, each when its event is shown.
//!
//! Sounds are never needed to play: without a sound device, or with the volume at zero, nothing
//! here does anything. Playing happens on the sound device's own thread, so nothing here ever asks
//! for a frame. `scripts/make-sounds` makes the files.

pub(crate) mod events;
mod sounds;
#[cfg(test)]
mod tests;
mod voices;

pub use events::{DroppedAt, Shown, sound_for};
pub use sounds::Sound;

use super::app::settings::Settings;
use super::session::Flow;
use crate::tigris::rules::Colour;
use bevy::prelude::*;
use voices::Sounds;

/// A screen asks for a sound; the table's follow from what it shows.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cue {
    pub sound: Sound,
    /// On the step of a colour.
    pub note: Option<Colour>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Shown>()
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
