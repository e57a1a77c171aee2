//! The names of those who play: the words learn them whenever another game comes, or another player.

use super::{Flow, Session};
use crate::desktop::app::words::Words;
use crate::record::Player;
use crate::tigris::rules::Dynasty;
use crate::tigris::words::players::company;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    // After whatever puts a game on the table, before anything is written.
    app.add_systems(Update, meet.after(Flow::Show));
}

/// Learns who plays: another game has come, or a seat has been handed over.
fn meet(
    session: Option<Res<Session>>,
    mut words: ResMut<Words>,
    mut known: Local<Vec<Player<Dynasty>>>,
) {
    let now = session.as_deref().map_or(&[][..], |s| s.record().players());
    if *known != now {
        *known = now.to_vec();
        words.0 = words.at_table(company(now));
    }
}
