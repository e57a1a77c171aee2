//! Who sits before this table, which side of it is theirs, and what they may do now.

use crate::babel::rules::{Player, Position, Tribe, TribeCounts};
use crate::desktop::app::screen::Screen;
use crate::desktop::babel::board::layout::Below;
use crate::desktop::games::babel::{Game, Session};
use crate::desktop::session::Flow;
use crate::desktop::turn::seat::{self, SeatChosen};
use bevy::prelude::*;

/// Who sits before the screen now.
pub type Seat = seat::Seat<Player>;
/// What the person before the screen may do now.
pub type Turn<'w> = seat::Turn<'w, Game>;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        sit_below
            .in_set(Flow::Settle)
            .in_set(SeatChosen)
            .after(seat::choose::<Game>)
            .run_if(in_state(Screen::Babel).and_then(resource_exists::<Session>)),
    );
}

/// Whoever looks sits below.
fn sit_below(seat: Res<Seat>, session: Res<Session>, mut below: ResMut<Below>) {
    // Of two persons the one who is called finds the table turned when the curtain opens.
    let called = seat.curtain.or(seat.viewer);
    let sits = called.or_else(|| session.persons().next());
    below.set_if_neq(Below(sits.unwrap_or(Player::Kish)));
}

impl Turn<'_> {
    /// The game for whoever must decide now, if that is the person who looks. It may go on while
    /// what they did before is still being shown: nothing is asked but what they do next.
    pub fn game(&self) -> Option<&Position> {
        let session = self.session.as_deref()?;
        let game = session.position();
        let viewer = self.seat.viewer?;
        let own = game.decider() == Some(viewer)
            && session.is_person(viewer)
            && session.shown().decider() == Some(viewer)
            && session.shown().table().stage() == game.table().stage();
        let here =
            session.is_laid() && session.looking_back().is_none() && self.seat.curtain.is_none();
        (own && here).then_some(game)
    }

    /// The game for a person in the middle of their own turn.
    pub fn acting(&self) -> Option<&Position> {
        let game = self.game()?;
        (game.table().active() == self.seat.viewer?).then_some(game)
    }

    /// Where the marker of that person stands.
    pub fn stands(&self) -> Option<Tribe> {
        let table = self.acting()?.table();
        table.marker(table.active())
    }

    /// The hand that the screen shows: what has been decided has left it.
    pub fn hand(&self) -> TribeCounts {
        let (Some(session), Some(viewer)) = (self.session.as_deref(), self.seat.viewer) else {
            return TribeCounts::EMPTY;
        };
        let shown = session.shown().hand(viewer);
        match self.game() {
            Some(game) => game.hand(viewer),
            None if session.looking_back().is_some() => shown,
            // What was discarded flies already, what was drawn is still to come.
            None => shown.at_most(session.position().hand(viewer)),
        }
    }
}
