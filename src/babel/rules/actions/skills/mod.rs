//! Skills: what a run of a tribe can be used for (8).
//!
//! Each costs one card of the run, and works on the territory where the marker stands.

mod destroy;
mod expel;
pub(in crate::babel::rules) mod halve;
mod leap;
mod lure;
mod rob;

use crate::babel::rules::{Event, Place, Refusal, Sink, Table, Tribe};
use serde::{Deserialize, Serialize};

/// What a run is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Skill {
    /// The opponent's temple goes onto the supply.
    Destroy,
    /// The topmost card of the opponent's temple goes onto the own one.
    Rob,
    /// The opponent's cards of one tribe leave the row.
    Expel,
    /// The last cards of the opponent's row, all of one tribe, go to the end of the own one.
    Lure,
    /// A temple card is built that is two levels higher.
    Leap,
    /// The opponent discards half of the hand.
    Halve,
}

impl Skill {
    /// Every skill, in the order in which the rules list them.
    pub const ALL: [Skill; 6] = [
        Skill::Destroy,
        Skill::Rob,
        Skill::Expel,
        Skill::Lure,
        Skill::Leap,
        Skill::Halve,
    ];

    /// The tribe whose runs give the skill; `None` if all do.
    pub const fn tribe(self) -> Option<Tribe> {
        match self {
            Skill::Destroy => Some(Tribe::Assyrians),
            Skill::Rob => Some(Tribe::Hittites),
            Skill::Expel => Some(Tribe::Medes),
            Skill::Lure => Some(Tribe::Sumerians),
            Skill::Leap => Some(Tribe::Persians),
            Skill::Halve => None,
        }
    }
}

impl Table {
    /// The territory on which a skill works, if a run that gives it begins at this place there.
    fn check_run(&self, skill: Skill, place: Place) -> Result<Tribe, Refusal> {
        let at = self.place()?;
        let run = self.row(self.active, at).run_at(place);
        let gives = |tribe| skill.tribe().is_none_or(|needed| needed == tribe);
        match run {
            Some(run) if gives(run.tribe) => Ok(at),
            _ => Err(Refusal::NoRun(skill)),
        }
    }

    /// Discards a card of the run; answers the territory on which the skill works.
    fn pay(&mut self, skill: Skill, place: Place, sink: &mut impl Sink) -> Option<Tribe> {
        let player = self.active;
        let at = self.marker(player)?;
        let card = self.row_mut(player, at).remove(place.index())?;
        self.discards.add(card, 1);
        sink.event(Event::Paid {
            player,
            skill,
            at,
            place,
            card,
        });
        Some(at)
    }
}
