//! A seat of the running game handed to a bot, or taken back.

use super::{Autosaving, Flow, Session, playing};
use crate::record::{Kind, Player};
use crate::tigris::rules::Dynasty;
use bevy::prelude::*;

/// From now on somebody else plays this seat.
#[derive(Message, Clone, Debug)]
pub struct HandOver {
    pub dynasty: Dynasty,
    pub to: Kind,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<HandOver>().add_systems(
        Update,
        hand_over
            .in_set(Flow::Decide)
            .run_if(resource_exists::<Session>.and_then(playing)),
    );
}

fn hand_over(
    mut orders: MessageReader<HandOver>,
    mut session: ResMut<Session>,
    saving: Option<Res<Autosaving>>,
) {
    for HandOver { dynasty, to } in orders.read() {
        let Some(player) = session.player(*dynasty) else {
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
