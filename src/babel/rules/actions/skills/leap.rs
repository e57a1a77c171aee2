//! Persians build a card that is two levels higher.

use super::Skill;
use crate::babel::rules::{Place, Refusal, Sink, Source, Table};

/// How many levels above the own temple the card is.
const RISE: u8 = 2;

impl Table {
    pub(in crate::babel::rules) fn check_leap(
        &self,
        place: Place,
        source: Source,
    ) -> Result<(), Refusal> {
        self.check_run(Skill::Leap, place)?;
        self.check_rise(source, RISE)
    }

    pub(in crate::babel::rules) fn leap(
        &mut self,
        place: Place,
        source: Source,
        sink: &mut impl Sink,
    ) {
        if self.pay(Skill::Leap, place, sink).is_some() {
            self.build(source, true, sink);
        }
    }
}
