//! The games that can lie on the table: what is asked of any game reaches the one that is meant.

pub mod babel;
pub mod tigris;

use super::app::screen::Screen;
use super::session::{self, Flow, Obeyed, Order, Session, SessionCommand};
use super::theme::fonts;
use crate::games::{self, Kind, with_game};
use crate::record::Player;
use bevy::prelude::*;

/// A player as the screen calls it: without a name that no font of ours can write.
pub fn with_writable_name<P: Clone>(player: &Player<P>) -> Player<P> {
    Player {
        name: fonts::writable(&player.name).to_string(),
        ..player.clone()
    }
}

pub(super) fn plugin(app: &mut App) {
    for game in Kind::ALL {
        with_game!(game, G => app.add_plugins(session::plugin_of::<G>));
    }
    app.add_systems(
        Update,
        dispatch
            .in_set(Flow::Decide)
            .before(Obeyed)
            .run_if(on_message::<SessionCommand>),
    );
}

/// A file tells what game it is of; anything else is about the game on the table.
fn dispatch(mut orders: MessageReader<SessionCommand>, mut commands: Commands) {
    for order in orders.read().cloned() {
        commands.queue(move |world: &mut World| {
            let game = match &order {
                SessionCommand::Open(path) | SessionCommand::OpenCopy(path) => {
                    Some(games::kind_of(path))
                }
                SessionCommand::SaveAs(_) | SessionCommand::Rematch => on_table(world),
                SessionCommand::CloseGame => {
                    let game = on_table(world);
                    if game.is_none() {
                        // Whoever is quicker than the page leaves a table that is empty already.
                        world.resource_mut::<NextState<Screen>>().set(Screen::Title);
                    }
                    game
                }
            };
            if let Some(game) = game {
                with_game!(game, G => {
                    world.write_message(Order::<G>::Any(order));
                });
            }
        });
    }
}

/// Which game lies on the table.
fn on_table(world: &World) -> Option<Kind> {
    let lies = |game: &Kind| with_game!(*game, G => world.contains_resource::<Session<G>>());
    Kind::ALL.into_iter().find(lies)
}
