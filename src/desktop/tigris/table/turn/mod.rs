//! Turns: their buttons and their end, swaps, taking back, who sits where, the curtain between people, and
//! what happened since.

pub mod curtain;
pub mod end;
pub mod recap;
pub mod seating;
pub mod strip;
pub mod swap;
pub mod undo;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        strip::plugin,
        swap::plugin,
        end::plugin,
        undo::plugin,
        recap::plugin,
        curtain::plugin,
        seating::plugin,
    ));
}
