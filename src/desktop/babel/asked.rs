//! What the table asks, for the [guard](crate::desktop::theme::question) of questions.

use super::table::state::seat::Seat;
use super::table::turn::recap::Recap;
use crate::babel::rules::Stage;
use crate::desktop::app::screen::Screen;
use crate::desktop::games::babel::Session;
use crate::desktop::theme::guest::Guest;
use crate::desktop::theme::question::{Asked, Below, QuestionSeen};
use crate::desktop::turn::ending::Ending;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        tell.before(QuestionSeen).run_if(in_state(Screen::Babel)),
    )
    .add_systems(OnExit(Screen::Babel), nothing);
}

fn nothing(mut below: ResMut<Below>, mut guest: ResMut<Guest>) {
    *below = Below::default();
    *guest = Guest::Nobody;
}

fn tell(
    session: Option<Res<Session>>,
    seat: Res<Seat>,
    recap: Option<Res<Recap>>,
    ending: Res<Ending>,
    mut below: ResMut<Below>,
) {
    let asked = match session.as_deref() {
        None => Asked::Nothing,
        Some(session) => asked(session, &seat, recap.as_deref(), &ending),
    };
    below.set_if_neq(Below(asked));
}

fn asked(session: &Session, seat: &Seat, recap: Option<&Recap>, ending: &Ending) -> Asked {
    if let Some(player) = seat.curtain {
        return Asked::Curtain(player.index());
    }
    if let Some(recap) = recap {
        return Asked::Recap(recap.end());
    }
    if ending.is_asked(session) {
        return Asked::GiveUp(session.stamp());
    }
    match session.position().table().stage() {
        // It is on the screen once all that led to it has been shown.
        Stage::Discard { .. } if session.caught_up() => Asked::Choice(session.stamp()),
        _ => Asked::Nothing,
    }
}
