//! A seat of the running game handed to a bot, or taken back.

use super::{Autosaving, Flow, Session, playing};
use crate::game::Game;
use crate::record::{Kind, Player};
use bevy::prelude::*;

/// From now on somebody else plays this seat.
#[derive(Message, Clone, Debug)]
pub struct HandOver<G: Game> {
    /// For whom in the game.
    pub player: G::Player,
    pub to: Kind,
}

pub(super) fn plugin_of<G: Game>(app: &mut App) {
    app.add_message::<HandOver<G>>().add_systems(
        Update,
        hand_over::<G>
            .in_set(Flow::Decide)
            .run_if(resource_exists::<Session<G>>.and_then(playing::<G>)),
    );
}

fn hand_over<G: Game>(
    mut orders: MessageReader<HandOver<G>>,
    mut session: ResMut<Session<G>>,
    saving: Option<Res<Autosaving<G>>>,
) {
    for HandOver { player, to } in orders.read() {
        let Some(player) = session.player(*player) else {
            continue;
        };
        let player = Player {
            kind: to.clone(),
            ..player.clone()
        };
        session.record.set_player(player);
        if let Some(saving) = saving.as_ref().filter(|_| session.kept) {
            saving.0.save(session.record());
        }
    }
}
