//! Undo that is held down: after a while more decisions go, one after the other, until it is let go.

use crate::desktop::app::keys::{Action, Keys};
use crate::desktop::app::power::Power;
use bevy::prelude::*;
use std::time::Duration;

/// How long it is held down before another decision is taken back.
const FIRST: Duration = Duration::from_millis(500);
/// How long before each one after that.
const NEXT: Duration = Duration::from_millis(220);

/// Whether undo is being held down, and when it takes the next decision back.
#[derive(Resource, Default, Debug)]
pub struct Undoing {
    /// Whether the pointer holds the button down.
    pub button: bool,
    /// When the next decision goes; none while nothing is held, or nothing is left to go.
    next: Option<Duration>,
    /// Whether some have gone since it was pressed: then letting go takes back nothing more.
    repeated: bool,
}

impl Undoing {
    /// Whether holding it down has taken decisions back already.
    pub fn has_repeated(&self) -> bool {
        self.repeated
    }

    /// Whether one more decision goes now. `may`: there is one that this person may take back.
    /// `covered`: a dialogue lies over the table, which ends the holding.
    pub fn is_due(
        &mut self,
        keys: &Keys,
        covered: bool,
        may: bool,
        now: Duration,
        power: &mut Power,
    ) -> bool {
        let key = keys.pressed(Action::Undo);
        if covered || !(key || self.button) {
            self.next = None;
            self.repeated = false;
            return false;
        }
        let began = keys.just_pressed(Action::Undo) || (self.next.is_none() && !key);
        if began && !self.repeated {
            self.next = Some(now + FIRST);
        }
        let Some(next) = self.next else { return false };
        if now < next {
            power.wake_in(next - now);
            return false;
        }
        if !may {
            self.next = None;
            return false;
        }
        self.repeated = true;
        self.next = Some(now + NEXT);
        power.wake_in(NEXT);
        true
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Undoing>();
}
