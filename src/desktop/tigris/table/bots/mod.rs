//! Bots at the table: they think on a thread of their own, and nobody waits for them.

pub mod bench;
pub mod bot;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(bot::plugin);
}
