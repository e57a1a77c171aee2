//! Pointer and keys, and nothing else, become what is asked of the table.

mod grip;
mod help;
pub mod keyboard;
pub mod pointer;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((pointer::plugin, keyboard::plugin));
}
