//! Whose secrets are on the screen, and the curtain between people who share it, at the table of any game.

use crate::desktop::app::requests::Posed;
use crate::desktop::app::settings::Settings;
use crate::desktop::session::{Flow, Session, TableGame};
use crate::game::{Game, Plain};
use crate::preferences::Curtain;
use crate::replay::Perspective;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// Who sits before the screen now, of the players `P` of the game on the table.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seat<P: Plain> {
    /// The player whose hand may be seen; `None` shows nobody's.
    pub viewer: Option<P>,
    /// The player for whom the curtain waits. While it is drawn there is no viewer.
    pub curtain: Option<P>,
    /// Everybody's secrets may be seen: in the replay of a game that is over, and of bots alone.
    pub all_seeing: bool,
}

impl<P: Plain> Default for Seat<P> {
    fn default() -> Seat<P> {
        Seat {
            viewer: None,
            curtain: None,
            all_seeing: false,
        }
    }
}

impl<P: Plain + Copy> Seat<P> {
    /// An onlooker who sees by this perspective.
    pub fn onlooker(perspective: Perspective<P>) -> Seat<P> {
        Seat {
            viewer: perspective.player(),
            curtain: None,
            all_seeing: perspective == Perspective::All,
        }
    }

    /// Opens the curtain for the one who was called.
    pub fn reveal(&mut self) {
        if let Some(player) = self.curtain.take() {
            self.viewer = Some(player);
        }
    }

    /// Whether this player's hand may be seen.
    pub fn sees_hand(&self, player: P) -> bool {
        self.all_seeing || self.viewer == Some(player)
    }

    /// Through whose eyes the screen shows the game.
    pub fn perspective(&self) -> Perspective<P> {
        match self.viewer {
            _ if self.all_seeing => Perspective::All,
            Some(viewer) => Perspective::Of(viewer),
            None => Perspective::Public,
        }
    }

    /// Who should see the screen now that `decider` must decide, and sees a hand for that if it is `secret`.
    fn next(self, persons: &[P], decider: Option<P>, secret: bool, curtain: Curtain) -> Seat<P> {
        let decider = decider.filter(|decider| persons.contains(decider));
        let (viewer, curtain) = match (persons, decider) {
            // Bots have no secrets from whoever watches them: seen is what was chosen to be seen.
            ([], _) => return self,
            ([only], _) => (Some(*only), self.curtain),
            // A bot decides, or the game is over: whoever looked goes on looking.
            (_, None) => return self,
            (_, Some(decider)) if self.viewer == Some(decider) => return self,
            (_, Some(decider)) => match curtain {
                Curtain::Off => (Some(decider), self.curtain),
                Curtain::SecretsOnly if !secret => (None, self.curtain),
                Curtain::SecretsOnly | Curtain::Always => (None, Some(decider)),
            },
        };
        Seat {
            viewer,
            curtain,
            ..self
        }
    }
}

/// After this the seat is that of whoever must decide.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SeatChosen;

pub(super) fn plugin_of<G: TableGame>(app: &mut App) {
    app.init_resource::<Seat<G::Player>>().add_systems(
        Update,
        (clear::<G>, choose::<G>)
            .chain()
            .in_set(Flow::Settle)
            .in_set(SeatChosen)
            .run_if(in_state(G::SCREEN).and_then(resource_exists::<Session<G>>)),
    );
}

/// Nobody sits before the screen when another game comes onto the table.
///
/// A resource that takes the place of another does not count as added, so games are told apart by
/// their numbers.
fn clear<G: TableGame>(
    session: Res<Session<G>>,
    mut known: Local<u64>,
    mut seat: ResMut<Seat<G::Player>>,
) {
    let (game, _) = session.stamp();
    if *known != game {
        *known = game;
        *seat = Seat::default();
    }
}

/// Lets whoever must decide sit before the screen, or be called.
pub fn choose<G: TableGame>(
    session: Res<Session<G>>,
    settings: Res<Settings>,
    mut seat: ResMut<Seat<G::Player>>,
) {
    if session.looking_back().is_some() || seat.curtain.is_some() {
        return;
    }
    let persons: Vec<G::Player> = session.persons().collect();
    // Whoever plays alone sits at once where they play; several are called when all has been shown. The curtain
    // falls before the board is there: nothing is seen of a game that is opened.
    if persons.len() > 1 && !session.is_quiet() {
        return;
    }
    let game = session.position();
    let new = seat.next(
        &persons,
        game.decider(),
        game.needs_hand(),
        settings.curtain,
    );
    seat.set_if_neq(new);
}

/// What the person before the screen may do now; each game adds what its own table asks.
#[derive(SystemParam)]
pub struct Turn<'w, G: TableGame> {
    pub session: Option<Res<'w, Session<G>>>,
    pub seat: Res<'w, Seat<<G as Game>::Player>>,
    posed: Option<Res<'w, Posed>>,
}

impl<G: TableGame> Turn<'_, G> {
    /// Whether an exercise asks for the decision.
    pub fn asks(&self) -> bool {
        self.posed.is_some()
    }

    /// Whether the latest decision belongs to the question of an exercise, which stands.
    pub fn is_posed(&self, session: &Session<G>) -> bool {
        let decisions = session.record().decisions().len();
        Posed::holds(self.posed.as_deref(), decisions)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(viewer: Option<char>, curtain: Option<char>) -> Seat<char> {
        Seat {
            viewer,
            curtain,
            all_seeing: false,
        }
    }

    #[test]
    fn a_hand_is_never_shown_before_the_curtain() {
        let persons = ['a', 'b'];
        let calls = [Curtain::SecretsOnly, Curtain::Always];
        for curtain in calls {
            let called = Seat::default().next(&persons, Some('a'), true, curtain);
            assert_eq!(called, seen(None, Some('a')));
            let mut seat = called;
            seat.reveal();
            assert_eq!(seat, seen(Some('a'), None));
            assert_eq!(seat.next(&persons, Some('a'), true, curtain), seat);
            let next = seat.next(&persons, Some('b'), true, curtain);
            assert_eq!(next, seen(None, Some('b')));
            // Whoever looked goes on looking while a bot decides, and when the game is over.
            assert_eq!(seat.next(&persons, Some('c'), true, curtain), seat);
            assert_eq!(seat.next(&persons, None, true, curtain), seat);
        }
        let sat = seen(Some('a'), None);
        let off = sat.next(&persons, Some('b'), true, Curtain::Off);
        assert_eq!(off, seen(Some('b'), None));
        // Where no hand is needed nobody is called, and no hand is shown.
        let open = sat.next(&persons, Some('b'), false, Curtain::SecretsOnly);
        assert_eq!(open, seen(None, None));
        let strict = sat.next(&persons, Some('b'), false, Curtain::Always);
        assert_eq!(strict, seen(None, Some('b')));
    }

    #[test]
    fn one_person_needs_no_curtain_and_bots_show_nothing() {
        let start = Seat::default();
        let alone = start.next(&['b'], Some('a'), true, Curtain::Always);
        assert_eq!(alone, seen(Some('b'), None));
        assert_eq!(start.next(&[], Some('a'), true, Curtain::Always), start);
    }
}
