//! What the table and the results ask, for the [guard](crate::desktop::theme::question) of questions.

use super::results::Results;
use super::table::state::draft::Draft;
use super::table::state::held::Swapping;
use super::table::state::seat::Seat;
use super::table::turn::recap::Recap;
use crate::desktop::app::screen::Screen;
use crate::desktop::games::tigris::Session;
use crate::desktop::theme::guest::Guest;
use crate::desktop::theme::question::{Asked, Below, QuestionSeen};
use crate::desktop::turn::ending::Ending;
use crate::tigris::rules::Stage;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    let asks = in_state(Screen::Table).or_else(in_state(Screen::Results));
    app.add_systems(PreUpdate, tell.before(QuestionSeen).run_if(asks))
        .add_systems(OnExit(Screen::Table), nothing)
        .add_systems(OnExit(Screen::Results), nothing);
}

fn nothing(mut below: ResMut<Below>, mut guest: ResMut<Guest>) {
    *below = Below::default();
    *guest = Guest::Nobody;
}

/// What may be seen on the screen now: what lies on top of the others.
#[derive(bevy::ecs::system::SystemParam)]
struct OnScreen<'w> {
    screen: Res<'w, State<Screen>>,
    session: Option<Res<'w, Session>>,
    seat: Res<'w, Seat>,
    recap: Option<Res<'w, Recap>>,
    ending: Res<'w, Ending>,
    swapping: Res<'w, Swapping>,
    draft: Res<'w, Draft>,
    results: Option<Res<'w, Results>>,
}

impl OnScreen<'_> {
    fn asked(&self) -> Asked {
        let session = self.session.as_deref();
        match (self.screen.get(), session) {
            (Screen::Results, Some(_)) => {
                let told = self.results.as_ref().is_some_and(|r| r.revealed());
                Asked::Results { told }
            }
            (Screen::Table, Some(session)) => self.asked_at_the_table(session),
            _ => Asked::Nothing,
        }
    }

    fn asked_at_the_table(&self, session: &Session) -> Asked {
        if let Some(dynasty) = self.seat.curtain {
            return Asked::Curtain(dynasty.index());
        }
        if let Some(recap) = &self.recap {
            return Asked::Recap(recap.end());
        }
        if session.is_held() {
            return Asked::Outcome(session.stamp());
        }
        if self.ending.is_asked(session) {
            return Asked::GiveUp(session.stamp());
        }
        if self.swapping.on && self.swapping.warned.is_some() {
            return Asked::SwapEnds(session.stamp());
        }
        match session.position().table().stage() {
            Stage::Action | Stage::End | Stage::Over(_) => Asked::Nothing,
            // It is on the screen once all that led to it has been shown.
            _ if !session.caught_up() => Asked::Nothing,
            _ => self.draft.asked(session.stamp()),
        }
    }
}

fn tell(on_screen: OnScreen, mut below: ResMut<Below>) {
    below.set_if_neq(Below(on_screen.asked()));
}
