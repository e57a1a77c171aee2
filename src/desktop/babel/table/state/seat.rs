//! Whose secrets are on the screen, and the curtain between people who share it.

use crate::babel::rules::{Player, Position, TribeCounts};
use crate::desktop::app::requests::Posed;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::babel::board::layout::Below;
use crate::desktop::games::babel::Session;
use crate::desktop::session::Flow;
use crate::preferences::Curtain;
use crate::replay::Perspective;
use bevy::prelude::*;

/// Who sits before the screen now.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seat {
    /// The player whose hand may be seen; `None` shows nobody's.
    pub viewer: Option<Player>,
    /// The player for whom the curtain waits. While it is drawn there is no viewer.
    pub curtain: Option<Player>,
    /// Both hands may be seen: in the replay of a game that is over.
    pub all_seeing: bool,
}

impl Seat {
    /// Opens the curtain for the one who was called.
    pub fn reveal(&mut self) {
        if let Some(player) = self.curtain.take() {
            self.viewer = Some(player);
        }
    }

    /// Whether this player's hand may be seen.
    pub fn sees_hand(&self, player: Player) -> bool {
        self.all_seeing || self.viewer == Some(player)
    }

    /// Through whose eyes events are told; all is told where nothing is hidden.
    pub fn perspective(&self) -> Perspective<Player> {
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
        (clear, choose_seat, sit_below)
            .chain()
            .in_set(Flow::Settle)
            .in_set(SeatChosen)
            .run_if(in_state(Screen::Babel).and_then(resource_exists::<Session>)),
    );
}

/// Nobody sits before the screen when another game comes onto the table.
fn clear(session: Res<Session>, mut known: Local<u64>, mut seat: ResMut<Seat>) {
    let (game, _) = session.stamp();
    if *known != game {
        *known = game;
        *seat = Seat::default();
    }
}

fn choose_seat(session: Res<Session>, settings: Res<Settings>, mut seat: ResMut<Seat>) {
    if session.looking_back().is_some() || seat.curtain.is_some() {
        return;
    }
    let persons: Vec<Player> = session.persons().collect();
    // Whoever plays alone sits at once where they play; two are called when all has been shown.
    if persons.len() > 1 && !session.is_quiet() {
        return;
    }
    let new = next_seat(*seat, &persons, session.position(), settings.curtain);
    seat.set_if_neq(new);
}

/// Who should see the screen now that everything that happened has been shown.
fn next_seat(seat: Seat, persons: &[Player], game: &Position, curtain: Curtain) -> Seat {
    let decider = game.decider().filter(|player| persons.contains(player));
    match (persons, decider) {
        ([], _) => seat,
        ([only], _) => Seat {
            viewer: Some(*only),
            ..seat
        },
        // The game is over: whoever looked goes on looking.
        (_, None) => seat,
        (_, Some(decider)) if seat.viewer == Some(decider) => seat,
        // Every decision of this game is made with a hand, which is secret.
        (_, Some(decider)) => match curtain {
            Curtain::Off => Seat {
                viewer: Some(decider),
                ..seat
            },
            Curtain::SecretsOnly | Curtain::Always => Seat {
                viewer: None,
                curtain: Some(decider),
                ..seat
            },
        },
    }
}

/// Whoever looks sits below.
fn sit_below(seat: Res<Seat>, session: Res<Session>, mut below: ResMut<Below>) {
    // Of two persons the one who is called finds the table turned when the curtain opens.
    let called = seat.curtain.or(seat.viewer);
    let sits = called.or_else(|| session.persons().next());
    below.set_if_neq(Below(sits.unwrap_or(Player::Kish)));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::babel::rules::{Decision, Setup, Unheard};

    fn game() -> Position {
        let mut setup = Setup::new(1);
        setup.start = Some(Player::Ur);
        Position::new(&setup)
    }

    #[test]
    fn a_hand_is_never_shown_before_the_curtain() {
        let mut game = game();
        let seat = next_seat(Seat::default(), &Player::ALL, &game, Curtain::SecretsOnly);
        assert_eq!((seat.viewer, seat.curtain), (None, Some(Player::Ur)));
        let mut seat = seat;
        seat.reveal();
        assert_eq!((seat.viewer, seat.curtain), (Some(Player::Ur), None));
        game.try_play(Decision::End, &mut Unheard).unwrap();
        let next = next_seat(seat, &Player::ALL, &game, Curtain::Always);
        assert_eq!((next.viewer, next.curtain), (None, Some(Player::Kish)));
        let off = next_seat(seat, &Player::ALL, &game, Curtain::Off);
        assert_eq!(off.viewer, Some(Player::Kish));
    }

    #[test]
    fn one_person_needs_no_curtain_and_bots_show_nothing() {
        let game = game();
        let alone = next_seat(Seat::default(), &[Player::Kish], &game, Curtain::Always);
        assert_eq!((alone.viewer, alone.curtain), (Some(Player::Kish), None));
        let none = next_seat(Seat::default(), &[], &game, Curtain::Always);
        assert_eq!(none, Seat::default());
    }
}
