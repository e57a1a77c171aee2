//! Moving the own marker to a territory (4).

use crate::babel::rules::{Event, Hands, Position, Refusal, Sink, Table, Tribe};

impl Table {
    pub(in crate::babel::rules) fn check_move(
        &self,
        to: Tribe,
        hands: &Hands,
    ) -> Result<(), Refusal> {
        if hands.own.of(to) == 0 {
            Err(Refusal::NotInHand(to))
        } else if self.marker(self.active) == Some(to) {
            Err(Refusal::AlreadyThere(to))
        } else {
            Ok(())
        }
    }
}

impl Position {
    pub(in crate::babel::rules) fn move_marker(&mut self, to: Tribe, sink: &mut impl Sink) {
        let player = self.table.active;
        self.hands[player.index()].take(to, 1);
        self.table.discards.add(to, 1);
        let from = self.table.markers[player.index()].replace(to);
        sink.event(Event::Moved { player, from, to });
    }
}
