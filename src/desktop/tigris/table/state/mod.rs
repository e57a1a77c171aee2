//! What every room of the table knows: whose secrets are shown, what is held, what lies over the
//! table, and what has been asked for.

pub mod draft;
pub mod held;
pub mod orders;
pub mod seat;
pub mod spotlight;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        held::plugin,
        draft::plugin,
        orders::plugin,
        spotlight::plugin,
    ));
}
