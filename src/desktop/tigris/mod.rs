//! The first game on the screen: its board, its table, its rules to read, its lessons and results.

pub mod asked;
pub mod board;
pub mod learn;
pub mod results;
pub mod rulebook;
pub mod table;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        board::plugin,
        table::plugin,
        results::plugin,
        learn::plugin,
        rulebook::plugin,
        asked::plugin,
    ));
}
