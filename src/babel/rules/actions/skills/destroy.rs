//! Assyrians destroy the opponent's temple.

use super::Skill;
use crate::babel::rules::{Event, Place, Position, Refusal, Sink, Table, Temple};

impl Table {
    pub(in crate::babel::rules) fn check_destroy(&self, place: Place) -> Result<(), Refusal> {
        let at = self.check_run(Skill::Destroy, place)?;
        if self.temple(self.active.other(), at).is_empty() {
            return Err(Refusal::NothingThere(Skill::Destroy));
        }
        Ok(())
    }
}

impl Position {
    pub(in crate::babel::rules) fn destroy(&mut self, place: Place, sink: &mut impl Sink) {
        let Some(at) = self.table.pay(Skill::Destroy, place, sink) else {
            return;
        };
        let player = self.table.active.other();
        let temple = self.table.temple(player, at);
        *self.table.temple_mut(player, at) = Temple::EMPTY;
        // Turned over as one pile, the topmost card comes to lie lowest: it is drawn last.
        for level in temple.levels().rev() {
            self.supply.push(level);
        }
        self.table.known += temple.len();
        sink.event(Event::Destroyed { player, at, temple });
    }
}
