//! What lies on Babel's table: where it is, what it shows, how it moves.
//!
//! [`layout`] says where things are, [`pieces`] mirrors the position, [`animation`] follows events
//! and [`mirror`] compares the two.

pub mod animation;
mod backdrop;
mod covered;
pub mod layout;
pub mod mirror;
pub mod motion;
pub mod pieces;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        layout::plugin,
        backdrop::plugin,
        covered::plugin,
        animation::plugin,
        mirror::plugin,
    ));
}
