//! The strip below the board: whose hand it is, and the pieces in it.

pub mod commitment;
pub mod pieces;
pub mod plate;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((pieces::plugin, commitment::plugin));
}
