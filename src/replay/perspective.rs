//! Whose knowledge an onlooker has, and what that hides.

use crate::record::{Kind, Record};
use crate::rules::{Dynasty, Event, Position, Table, TileCounts};

/// Whose knowledge an onlooker has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Perspective {
    /// What everybody at the table knows.
    #[default]
    Public,
    /// What one player knows.
    Of(Dynasty),
    /// Everything: only of a game that is over.
    All,
}

impl Perspective {
    /// What may be chosen for a look back at this record; the first is the usual one.
    ///
    /// A game that is over may be seen by anybody in any way, and a game of bots from any seat. A
    /// game that goes on shows the only person their own knowledge; of several persons, that of
    /// whoever looks at the screen rightfully now (`viewer`), or else only what is public.
    pub fn offered(record: &Record, viewer: Option<Dynasty>) -> Vec<Perspective> {
        let seats = || record.players().iter().map(|player| player.player);
        if record.is_over() {
            return [Perspective::All]
                .into_iter()
                .chain(seats().map(Perspective::Of))
                .collect();
        }
        let people = record.players().iter().filter(|p| p.kind == Kind::Person);
        let people: Vec<Dynasty> = people.map(|player| player.player).collect();
        match (people.as_slice(), viewer) {
            ([], _) => [Perspective::Public]
                .into_iter()
                .chain(seats().map(Perspective::Of))
                .collect(),
            ([only], _) => vec![Perspective::Of(*only)],
            (several, Some(viewer)) if several.contains(&viewer) => vec![Perspective::Of(viewer)],
            _ => vec![Perspective::Public],
        }
    }

    /// The dynasty through whose eyes it is.
    pub fn dynasty(self) -> Option<Dynasty> {
        match self {
            Perspective::Of(dynasty) => Some(dynasty),
            Perspective::Public | Perspective::All => None,
        }
    }

    /// Whether a dynasty's secrets are open to it.
    pub fn knows(self, dynasty: Dynasty) -> bool {
        self == Perspective::All || self == Perspective::Of(dynasty)
    }

    /// An event as far as it may be known.
    pub fn event(self, event: Event) -> Event {
        match self {
            Perspective::All => event,
            Perspective::Of(dynasty) => event.seen_by(dynasty),
            // Only what the one hides that the other knows is a secret.
            Perspective::Public => Dynasty::ALL.into_iter().fold(event, Event::seen_by),
        }
    }

    /// Whether the points of a dynasty may be shown.
    pub fn sees_points(self, table: &Table, dynasty: Dynasty) -> bool {
        table.options().open_scores || table.ending().is_some() || self.knows(dynasty)
    }

    /// The hands that may be shown, in the order of seats.
    pub fn hands(self, position: &Position) -> Vec<(Dynasty, TileCounts)> {
        let known = position.table().seats().iter();
        known
            .filter(|dynasty| self.knows(*dynasty))
            .map(|dynasty| (dynasty, position.hand(dynasty)))
            .collect()
    }
}
