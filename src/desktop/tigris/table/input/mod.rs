//! Pointer and keys, and nothing else, become what is asked of the table.

mod help;
pub mod keyboard;
pub mod look;
pub mod pointer;
pub mod put_down;
pub mod skip;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        pointer::plugin,
        keyboard::plugin,
        skip::plugin,
        look::plugin,
    ));
}
