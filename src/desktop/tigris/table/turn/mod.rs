//! Turns: their buttons and their end, swaps, the curtain between people, and
//! what happened since.

pub mod curtain;
pub mod end;
pub mod recap;
pub mod strip;
pub mod swap;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((strip::plugin, swap::plugin, end::plugin, curtain::plugin));
}
