//! Whose knowledge an onlooker has, and what that hides.

use crate::game::Game;
use crate::record::{Kind, Record};

/// Whose knowledge an onlooker has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Perspective<P> {
    /// What everybody at the table knows.
    #[default]
    Public,
    /// What one player knows.
    Of(P),
    /// Everything: only of a game that is over, or of bots alone.
    All,
}

impl<P: Copy + PartialEq> Perspective<P> {
    /// What may be chosen for a look back at this record; the first is the usual one.
    ///
    /// A game that is over, and one of bots, may be seen by anybody in any way. A
    /// game that goes on shows the only person their own knowledge; of several persons, that of
    /// whoever looks at the screen rightfully now (`viewer`), or else only what is public.
    pub fn offered<G: Game<Player = P>>(
        record: &Record<G>,
        viewer: Option<P>,
    ) -> Vec<Perspective<P>> {
        let seats = || record.players().iter().map(|player| player.player);
        if record.is_over() {
            return [Perspective::All]
                .into_iter()
                .chain(seats().map(Perspective::Of))
                .collect();
        }
        let people = record.players().iter().filter(|p| p.kind == Kind::Person);
        let people: Vec<P> = people.map(|player| player.player).collect();
        match (people.as_slice(), viewer) {
            ([], _) => [Perspective::Public, Perspective::All]
                .into_iter()
                .chain(seats().map(Perspective::Of))
                .collect(),
            ([only], _) => vec![Perspective::Of(*only)],
            (several, Some(viewer)) if several.contains(&viewer) => vec![Perspective::Of(viewer)],
            _ => vec![Perspective::Public],
        }
    }

    /// The player through whose eyes it is.
    pub fn player(self) -> Option<P> {
        match self {
            Perspective::Of(player) => Some(player),
            Perspective::Public | Perspective::All => None,
        }
    }

    /// Whether a player's secrets are open to it.
    pub fn knows(self, player: P) -> bool {
        self == Perspective::All || self == Perspective::Of(player)
    }

    /// An event as far as it may be known.
    pub fn seen<G: Game<Player = P>>(self, event: &G::Event) -> G::Event {
        match self {
            Perspective::All => event.clone(),
            Perspective::Of(player) => G::seen_by(event, Some(player)),
            Perspective::Public => G::seen_by(event, None),
        }
    }
}
