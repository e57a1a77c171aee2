//! Who sits before this table, and what they may do now.

use crate::desktop::games::tigris::{Game, Session};
use crate::desktop::tigris::board::tally::Tally;
use crate::desktop::turn::seat;
use crate::tigris::rules::{Dynasty, Position, Stage, TileCounts, View};

/// Who sits before the screen now.
pub type Seat = seat::Seat<Dynasty>;
/// What the person before the screen may do now.
pub type Turn<'w> = seat::Turn<'w, Game>;

impl Turn<'_> {
    /// The person who must decide now, if they are looking and everything has been shown.
    pub fn decider(&self) -> Option<Dynasty> {
        let session = self.session.as_deref()?;
        let decider = session.position().decider()?;
        let open = session.is_person(decider)
            && session.caught_up()
            && self.seat.curtain.is_none()
            // Where no hand is needed nobody need be looking.
            && self.seat.viewer.is_none_or(|viewer| viewer == decider);
        open.then_some(decider)
    }

    /// The game, if its decider is here to play.
    pub fn game(&self) -> Option<&Position> {
        self.decider()?;
        self.session.as_deref().map(Session::position)
    }

    /// The game for a person in the middle of their own turn, which may go on while what they did
    /// before is still being shown: nothing is asked but what they do next.
    pub fn acting(&self) -> Option<&Position> {
        let session = self.session.as_deref()?;
        let position = session.position();
        let viewer = self.seat.viewer?;
        let own = position.decider() == Some(viewer)
            && position.table().active() == viewer
            && session.shown().table().active() == viewer
            && matches!(position.table().stage(), Stage::Action | Stage::End);
        let here = session.is_person(viewer)
            && session.is_laid()
            && session.looking_back().is_none()
            && self.seat.curtain.is_none();
        (own && here).then_some(position)
    }

    /// The game, if whoever looks is to commit tiles once what led to it has been shown.
    pub fn about_to_commit(&self) -> Option<&Position> {
        let session = self.session.as_deref()?;
        let position = session.position();
        let own = self.seat.viewer.is_some() && position.decider() == self.seat.viewer;
        let comes = matches!(position.table().stage(), Stage::Commit(_)) && !session.is_quiet();
        (own && comes && session.looking_back().is_none()).then_some(position)
    }

    /// What the viewer has, as the screen shows it.
    pub fn tally(&self) -> Option<Tally> {
        let session = self.session.as_deref()?;
        Some(Tally::of_viewer(session, self.seat.viewer?))
    }

    /// What the viewer may know of what the screen shows.
    pub fn view(&self) -> Option<View> {
        let session = self.session.as_deref()?;
        Some(session.shown().view(self.seat.viewer?))
    }

    /// The hand that the screen shows.
    pub fn hand(&self) -> TileCounts {
        self.tally().map_or(TileCounts::EMPTY, |tally| tally.hand)
    }
}

/// The key of what is left to do after both actions: taking back is told only where there is something.
pub fn all_done_key(game: &Position) -> &'static str {
    match game.table().undoable() {
        0 => "strip-all-done-only",
        _ => "strip-all-done",
    }
}
