//! The table around the cards: what one holds, asks and is told.
//!
//! [`state`] is what all rooms know; [`bots`] think without anybody waiting for them; [`aids`] are
//! drawn over the cards; [`turn`] lies below them, [`rail`] beside them; [`input`] alone listens to
//! pointer and keys.

pub mod aids;
pub mod bots;
pub mod input;
pub mod rail;
pub mod state;
pub mod turn;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        state::plugin,
        bots::plugin,
        aids::plugin,
        turn::plugin,
        input::plugin,
        rail::plugin,
    ));
}
