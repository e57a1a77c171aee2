//! The table around the cards: what one holds, asks and is told.
//!
//! [`state`] is what all rooms know; [`aids`] are drawn over the cards; [`turn`] lies below them, [`rail`]
//! beside them; [`input`] alone listens to pointer and keys.

pub mod aids;
pub mod input;
pub mod rail;
pub mod state;
pub mod turn;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        state::plugin,
        aids::plugin,
        turn::plugin,
        input::plugin,
        rail::plugin,
    ));
}
