//! What every room of the table knows: whose secrets are shown, what is held, what has been asked for.

pub mod held;
pub mod orders;
pub mod put_down;
pub mod seat;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((held::plugin, orders::plugin, seat::plugin));
}
