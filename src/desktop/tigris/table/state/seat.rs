//! Whose secrets are on the screen, and the curtain between people who share it.

use crate::desktop::app::requests::Posed;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::games::tigris::Session;
use crate::desktop::session::Flow;
use crate::desktop::tigris::board::tally::Tally;
use crate::preferences::Curtain;
use crate::tigris::Perspective;
use crate::tigris::rules::{Dynasty, Position, Stage, TileCounts, View};
use bevy::prelude::*;

/// Who sits before the screen now.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seat {
    /// The dynasty whose hand may be seen; `None` shows nobody's.
    pub viewer: Option<Dynasty>,
    /// The dynasty for whom the curtain waits. While it is drawn there is no viewer.
    pub curtain: Option<Dynasty>,
    /// Everybody's secrets may be seen: in the replay of a game that is over.
    pub all_seeing: bool,
}

impl Seat {
    /// Opens the curtain for the one who was called.
    pub fn reveal(&mut self) {
        if let Some(dynasty) = self.curtain.take() {
            self.viewer = Some(dynasty);
        }
    }

    /// Through whose eyes the screen shows the game.
    pub fn perspective(&self) -> Perspective {
        match self.viewer {
            _ if self.all_seeing => Perspective::All,
            Some(viewer) => Perspective::Of(viewer),
            None => Perspective::Public,
        }
    }
}

/// After this the seat is that of whoever must decide.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SeatChosen;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Seat>().add_systems(
        Update,
        (clear, choose_seat)
            .chain()
            .in_set(Flow::Settle)
            .in_set(SeatChosen)
            .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
    );
}

/// Nobody sits before the screen when another game comes onto the table.
///
/// A resource that takes the place of another does not count as added, so games are told apart by
/// their numbers.
fn clear(session: Res<Session>, mut known: Local<u64>, mut seat: ResMut<Seat>) {
    let (game, _) = session.stamp();
    if *known != game {
        *known = game;
        *seat = Seat::default();
    }
}

fn choose_seat(session: Res<Session>, settings: Res<Settings>, mut seat: ResMut<Seat>) {
    // The curtain falls before the board is there: nothing is seen of a game that is opened.
    if !session.is_quiet() || seat.curtain.is_some() {
        return;
    }
    let persons: Vec<Dynasty> = session.persons().collect();
    let new = next_seat(*seat, &persons, session.position(), settings.curtain);
    seat.set_if_neq(new);
}

/// Who should see the screen now that everything that happened has been shown.
fn next_seat(seat: Seat, persons: &[Dynasty], game: &Position, curtain: Curtain) -> Seat {
    let decider = game.decider().filter(|d| persons.contains(d));
    match (persons, decider) {
        // Bots have no secrets from whoever watches them: seen is what was chosen to be seen.
        ([], _) => seat,
        ([only], _) => Seat {
            viewer: Some(*only),
            ..seat
        },
        // A bot decides, or the game is over: whoever looked goes on looking.
        (_, None) => seat,
        (_, Some(decider)) if seat.viewer == Some(decider) => seat,
        (_, Some(decider)) => {
            // A choice among treasures needs no look at a hand.
            let secret = !matches!(game.table().stage(), Stage::Treasure(_));
            match curtain {
                Curtain::Off => Seat {
                    viewer: Some(decider),
                    ..seat
                },
                Curtain::SecretsOnly if !secret => Seat {
                    viewer: None,
                    ..seat
                },
                Curtain::SecretsOnly | Curtain::Always => Seat {
                    viewer: None,
                    curtain: Some(decider),
                    ..seat
                },
            }
        }
    }
}

/// What the person before the screen may do now.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Turn<'w> {
    pub session: Option<Res<'w, Session>>,
    pub seat: Res<'w, Seat>,
    posed: Option<Res<'w, Posed>>,
}

impl Turn<'_> {
    /// Whether the latest decision belongs to the question of an exercise, which stands.
    pub fn is_posed(&self, session: &Session) -> bool {
        let decisions = session.record().decisions().len();
        Posed::holds(self.posed.as_deref(), decisions)
    }

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tigris::rules::{Board, Decision, Seats, Setup, Unheard};

    fn game() -> Position {
        let mut setup = Setup::new(Board::standard(), Seats::first(3).unwrap(), 1);
        setup.start = Some(Dynasty::Archer);
        Position::new(&setup)
    }

    #[test]
    fn a_hand_is_never_shown_before_the_curtain() {
        use Dynasty::*;
        let mut game = game();
        let persons = [Archer, Bull];
        let seat = next_seat(Seat::default(), &persons, &game, Curtain::SecretsOnly);
        assert_eq!((seat.viewer, seat.curtain), (None, Some(Archer)));
        let mut seat = seat;
        seat.reveal();
        assert_eq!((seat.viewer, seat.curtain), (Some(Archer), None));
        game.try_play(Decision::End, &mut Unheard).unwrap();
        let seat = next_seat(seat, &persons, &game, Curtain::Always);
        assert_eq!((seat.viewer, seat.curtain), (None, Some(Bull)));
        let off = next_seat(
            Seat {
                viewer: Some(Archer),
                ..seat
            },
            &persons,
            &game,
            Curtain::Off,
        );
        assert_eq!(off.viewer, Some(Bull));
    }

    #[test]
    fn one_person_needs_no_curtain_and_bots_show_nothing() {
        let game = game();
        let alone = next_seat(Seat::default(), &[Dynasty::Bull], &game, Curtain::Always);
        assert_eq!((alone.viewer, alone.curtain), (Some(Dynasty::Bull), None));
        let none = next_seat(Seat::default(), &[], &game, Curtain::Always);
        assert_eq!(none, Seat::default());
    }
}
