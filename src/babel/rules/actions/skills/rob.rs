//! Hittites rob the topmost card of the opponent's temple.

use super::Skill;
use crate::babel::rules::{Event, Place, Refusal, Sink, Table};

impl Table {
    pub(in crate::babel::rules) fn check_rob(&self, place: Place) -> Result<(), Refusal> {
        let at = self.check_run(Skill::Rob, place)?;
        let level = self.temple(self.active.other(), at).top();
        let level = level.ok_or(Refusal::NothingThere(Skill::Rob))?;
        let height = self.temple(self.active, at).height();
        if level.number() <= height {
            return Err(Refusal::NotHigher { level, height });
        }
        self.check_support(level)
    }

    pub(in crate::babel::rules) fn rob(&mut self, place: Place, sink: &mut impl Sink) {
        let Some(at) = self.pay(Skill::Rob, place, sink) else {
            return;
        };
        let player = self.active.other();
        if let Some(level) = self.temple_mut(player, at).lower() {
            self.temple_mut(self.active, at).raise(level);
            sink.event(Event::Robbed { player, at, level });
        }
    }
}
