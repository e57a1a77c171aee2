//! The table around the board: what one holds, asks and is told.
//!
//! [`state`] is what all rooms know; [`aids`] are drawn over the board; [`hand`] and [`turn`] lie below it,
//! [`rail`] beside it; [`input`] alone listens to pointer and keys; [`own_nets`] lets bots play by the player's nets.

pub mod aids;
pub mod hand;
pub mod input;
mod own_nets;
pub mod rail;
pub mod state;
pub mod turn;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        state::plugin,
        own_nets::plugin,
        aids::plugin,
        hand::plugin,
        turn::plugin,
        input::plugin,
        rail::plugin,
    ));
}
