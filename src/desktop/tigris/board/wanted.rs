//! Tells the art in which sizes and of which board pictures are wanted.

use super::layout::Layout;
use crate::desktop::art::wanted::{Wanted, WantedKnown};
use crate::desktop::games::tigris::Session;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, want.in_set(WantedKnown));
}

fn want(layout: Res<Layout>, session: Option<Res<Session>>, mut wanted: ResMut<Wanted>) {
    let board = match &session {
        Some(session) => Some(session.position().table().board()),
        // What a game has left behind is not drawn anew.
        None => wanted.board.as_ref(),
    };
    let now = Wanted {
        cell: layout.cell_pixels(),
        slot: layout.slot_pixels(),
        board: board.cloned(),
        ..wanted.clone()
    };
    wanted.set_if_neq(now);
}
