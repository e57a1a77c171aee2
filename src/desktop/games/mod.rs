//! The games that can lie on the table: what is asked of any game reaches the one that is meant.

pub mod babel;
pub mod tigris;

use super::session::{self, Flow, Obeyed, Order, SessionCommand};
use crate::games::{self, Of};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        session::plugin_of::<tigris::Game>,
        session::plugin_of::<babel::Game>,
    ))
    .add_systems(Update, dispatch.in_set(Flow::Decide).before(Obeyed));
}

/// A file tells what game it is of; anything else is about the game on the table.
fn dispatch(
    mut commands: MessageReader<SessionCommand>,
    of_babel: Option<Res<babel::Session>>,
    mut tigris: MessageWriter<Order<tigris::Game>>,
    mut babel: MessageWriter<Order<babel::Game>>,
) {
    for command in commands.read().cloned() {
        let game = match &command {
            SessionCommand::Open(path) | SessionCommand::OpenCopy(path) => games::kind_of(path),
            SessionCommand::SaveAs(_) | SessionCommand::Rematch | SessionCommand::CloseGame => {
                match of_babel {
                    Some(_) => Of::Babel(()),
                    None => Of::Tigris(()),
                }
            }
        };
        match game {
            Of::Tigris(()) => {
                tigris.write(Order::Any(command));
            }
            Of::Babel(()) => {
                babel.write(Order::Any(command));
            }
        }
    }
}
