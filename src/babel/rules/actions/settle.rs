//! Settling a tribe card where the own marker stands (5).

use crate::babel::rules::{Event, Hands, Position, Refusal, Sink, Table, Tribe};

impl Table {
    pub(in crate::babel::rules) fn check_settle(
        &self,
        card: Tribe,
        hands: &Hands,
    ) -> Result<(), Refusal> {
        self.place()?;
        if hands.own.of(card) == 0 {
            return Err(Refusal::NotInHand(card));
        }
        Ok(())
    }

    /// The territory where the active player's marker stands, if it is not at the quarry.
    pub(in crate::babel::rules) fn place(&self) -> Result<Tribe, Refusal> {
        self.marker(self.active).ok_or(Refusal::AtQuarry)
    }
}

impl Position {
    pub(in crate::babel::rules) fn settle(&mut self, card: Tribe, sink: &mut impl Sink) {
        let player = self.table.active;
        let Some(at) = self.table.marker(player) else {
            return;
        };
        self.hands[player.index()].take(card, 1);
        self.table.row_mut(player, at).push(card);
        sink.event(Event::Settled { player, at, card });
    }
}
