//! The games that can lie on the table: what is asked of any game reaches the one that is meant.

pub mod tigris;

use super::session::{self, Flow, Obeyed, Order, SessionCommand};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(session::plugin_of::<tigris::Game>)
        .add_systems(Update, dispatch.in_set(Flow::Decide).before(Obeyed));
}

/// A file tells what game it is of; anything else is about the game on the table.
fn dispatch(
    mut commands: MessageReader<SessionCommand>,
    mut tigris: MessageWriter<Order<tigris::Game>>,
) {
    for command in commands.read().cloned() {
        tigris.write(Order::Any(command));
    }
}
