//! The rail beside the table: a card for each player, what is asked, what has happened.

pub mod card;
pub mod discard;
pub mod log;
pub mod panel;
mod rows;
mod spoken;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((panel::plugin, rows::plugin, spoken::plugin));
}
