//! What an onlooker of the first game may see.

use super::rules::{Dynasty, Event, Position, Table, TileCounts};
use crate::replay::Perspective;

impl Perspective<Dynasty> {
    /// An event as far as it may be known.
    pub fn event(self, event: Event) -> Event {
        self.seen::<Position>(&event)
    }

    /// Whether the points of a dynasty may be shown; `told` says whether the game is over and its
    /// results have been told. Until then the end of a game alone opens nobody's points.
    pub fn sees_points(self, table: &Table, dynasty: Dynasty, told: bool) -> bool {
        let open = table.options().open_scores || (told && table.ending().is_some());
        open || self.knows(dynasty)
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
