//! Any tribe makes the opponent discard half of the hand.

use super::Skill;
use crate::babel::rules::{
    Event, Hands, Place, Position, Refusal, Sink, Stage, Table, TribeCounts,
};

/// Half of a hand, rounded down.
pub(in crate::babel::rules) fn half(cards: u16) -> u8 {
    u8::try_from(cards / 2).unwrap_or(u8::MAX)
}

impl Table {
    pub(in crate::babel::rules) fn check_halve(
        &self,
        place: Place,
        hands: &Hands,
    ) -> Result<(), Refusal> {
        self.check_run(Skill::Halve, place)?;
        if half(hands.other) == 0 {
            return Err(Refusal::NothingThere(Skill::Halve));
        }
        Ok(())
    }

    pub(in crate::babel::rules) fn check_discard(
        &self,
        count: u8,
        cards: TribeCounts,
        hands: &Hands,
    ) -> Result<(), Refusal> {
        if cards.total() != u16::from(count) {
            return Err(Refusal::WrongNumber { needed: count });
        }
        match hands.own.lacks(&cards) {
            Some(tribe) => Err(Refusal::NotInHand(tribe)),
            None => Ok(()),
        }
    }
}

impl Position {
    pub(in crate::babel::rules) fn halve(&mut self, place: Place, sink: &mut impl Sink) {
        if self.table.pay(Skill::Halve, place, sink).is_none() {
            return;
        }
        let player = self.table.active.other();
        let count = half(self.hand(player).total());
        self.table.stage = Stage::Discard { count };
        sink.event(Event::Halved { player, count });
    }

    /// The opponent shows and discards the cards; then the user goes on.
    pub(in crate::babel::rules) fn discard_half(
        &mut self,
        cards: TribeCounts,
        sink: &mut impl Sink,
    ) {
        let player = self.table.active.other();
        self.hands[player.index()].take_all(cards);
        self.table.discards.add_all(cards);
        self.table.stage = Stage::Action;
        sink.event(Event::Discarded { player, cards });
    }
}
