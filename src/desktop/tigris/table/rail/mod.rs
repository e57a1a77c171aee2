//! The rail beside the board: a card for every player, what is asked, what has happened.

pub mod card;
pub mod cells;
pub mod choice;
pub mod conflict;
pub mod hands;
pub mod log;
pub mod offers;
pub mod outcome;
pub mod panel;
pub mod spoken;
pub mod stakes;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        panel::plugin,
        choice::plugin,
        offers::plugin,
        outcome::plugin,
        spoken::plugin,
        cells::plugin,
    ));
}
