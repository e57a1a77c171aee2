//! Sumerians lure the opponent's last cards.

use super::Skill;
use crate::babel::rules::{Event, Place, Refusal, Sink, Table};

impl Table {
    pub(in crate::babel::rules) fn check_lure(&self, place: Place) -> Result<(), Refusal> {
        let at = self.check_run(Skill::Lure, place)?;
        if self.row(self.active.other(), at).is_empty() {
            return Err(Refusal::NothingThere(Skill::Lure));
        }
        Ok(())
    }

    pub(in crate::babel::rules) fn lure(&mut self, place: Place, sink: &mut impl Sink) {
        let Some(at) = self.pay(Skill::Lure, place, sink) else {
            return;
        };
        let player = self.active.other();
        let row = self.row_mut(player, at);
        let (Some(tribe), count) = (row.last(), row.tail()) else {
            return;
        };
        row.truncate(row.len() - count);
        for _ in 0..count {
            self.row_mut(self.active, at).push(tribe);
        }
        sink.event(Event::Lured {
            player,
            at,
            tribe,
            count: count as u8,
        });
    }
}
