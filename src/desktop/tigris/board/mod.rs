//! The board and what lies on it: where it is, what it shows, how it moves.
//!
//! [`layout`] says where things are, [`pieces`] mirrors the position, [`animation`] follows events
//! and [`mirror`] compares the two.

pub mod animation;
pub mod backdrop;
pub mod camera;
pub mod decisions;
mod heard;
pub mod layout;
pub mod mirror;
pub mod motion;
pub mod pacing;
pub mod pieces;
pub mod tally;
mod wanted;

use crate::desktop::app::screen::Screen;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        camera::plugin,
        pacing::plugin,
        layout::plugin,
        backdrop::plugin,
        animation::plugin,
        heard::plugin,
        mirror::plugin,
        wanted::plugin,
    ))
    .add_systems(OnEnter(Screen::Table), pieces::spawn_cells)
    .add_systems(
        Update,
        pieces::follow_layout
            .run_if(in_state(Screen::Table).and_then(resource_changed::<layout::Layout>)),
    );
}
