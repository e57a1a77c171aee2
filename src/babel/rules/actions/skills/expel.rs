//! Medes expel a tribe from the opponent's row.

use super::Skill;
use crate::babel::rules::{Event, Place, Refusal, Sink, Table, Tribe};

impl Table {
    pub(in crate::babel::rules) fn check_expel(
        &self,
        place: Place,
        tribe: Tribe,
    ) -> Result<(), Refusal> {
        let at = self.check_run(Skill::Expel, place)?;
        let row = self.row(self.active.other(), at);
        if !row.as_slice().contains(&tribe) {
            return Err(Refusal::NothingThere(Skill::Expel));
        }
        Ok(())
    }

    pub(in crate::babel::rules) fn expel(
        &mut self,
        place: Place,
        tribe: Tribe,
        sink: &mut impl Sink,
    ) {
        let Some(at) = self.pay(Skill::Expel, place, sink) else {
            return;
        };
        let player = self.active.other();
        let count = self.row_mut(player, at).retain(|card| card != tribe);
        self.discards.add(tribe, count);
        sink.event(Event::Expelled {
            player,
            at,
            tribe,
            count,
        });
    }
}
