//! Babel on the screen: its table, and what is done there.

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
