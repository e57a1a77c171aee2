//! Turns: the hand and their buttons, their end, the curtain between
//! people, and what happened since.

pub mod curtain;
pub mod end;
pub mod recap;
pub mod strip;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((strip::plugin, end::plugin, curtain::plugin));
}
