//! The table around the board: what one holds, asks and is told.
//!
//! [`state`] is what all rooms know; [`bots`] think without anybody waiting for them; [`aids`] are
//! drawn over the board; [`hand`] and [`turn`] lie below it, [`rail`] beside it; [`input`] alone
//! listens to pointer and keys.

pub mod aids;
pub mod bots;
pub mod hand;
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
        hand::plugin,
        turn::plugin,
        input::plugin,
        rail::plugin,
    ));
}
