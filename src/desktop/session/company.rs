//! The names of those who play: the words learn them whenever another game comes, or another player.

use super::{Flow, Session, TableGame};
use crate::desktop::app::words::Words;
use crate::record::Player;
use bevy::prelude::*;

pub(super) fn plugin_of<G: TableGame>(app: &mut App) {
    // After whatever puts a game on the table, before anything is written.
    app.add_systems(Update, meet::<G>.after(Flow::Show));
}

/// Learns who plays: another game has come, or a seat has been handed over.
fn meet<G: TableGame>(
    session: Option<Res<Session<G>>>,
    mut words: ResMut<Words>,
    mut known: Local<Vec<Player<G::Player>>>,
) {
    let Some(session) = session else {
        known.clear();
        return;
    };
    let now = session.record().players();
    if *known != now {
        *known = now.to_vec();
        let mut company = G::company(now);
        for Player { player, .. } in now {
            company.take_over(G::number(*player), session.record().turn_taken(*player));
        }
        words.0 = words.at_table(company);
    }
}
