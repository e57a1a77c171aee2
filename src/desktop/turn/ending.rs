//! How a turn is about to end: after a second request where something would be lost, or by the clock
//! where the settings say so.

use crate::desktop::app::power::Power;
use crate::desktop::app::settings::Settings;
use crate::desktop::session::{Session, TableGame};
use crate::preferences::EndOfTurn;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::time::Duration;

/// A moment of a game: which one, and how many decisions long.
type Stamp = (u64, usize);

/// How a turn is about to end.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Ending {
    /// When the turn ends by itself, and which moment that is about.
    at: Option<(Duration, Stamp)>,
    /// Seconds until then, as they are shown.
    pub seconds: Option<u64>,
    /// The moment in which the player was asked whether to give up what they could still do.
    asked: Option<Stamp>,
}

impl Ending {
    /// Whether the next request ends the turn although something could still be done.
    pub fn is_asked<G: TableGame>(&self, session: &Session<G>) -> bool {
        self.asked == Some(session.stamp())
    }

    /// Asks the player; the next request is the answer.
    pub fn ask<G: TableGame>(&mut self, session: &Session<G>) {
        self.asked = Some(session.stamp());
    }

    /// The turn ends: nothing is asked any more.
    pub fn settle(&mut self) {
        self.asked = None;
    }

    /// Whoever takes something up goes on with the turn: what was asked before is forgotten, and the
    /// next request asks again. What one can be at, each as it was and as it is now.
    pub fn go_on<const N: usize>(&mut self, was_at: &mut [bool; N], is_at: [bool; N]) {
        let mut pairs = was_at.iter().zip(&is_at);
        if pairs.any(|(was, is)| *is && !was) {
            self.settle();
        }
        *was_at = is_at;
    }

    /// The player would rather not end the turn; `false` where that was not asked.
    pub fn put_away<G: TableGame>(&mut self, session: &Session<G>) -> bool {
        let asked = self.is_asked(session);
        if asked {
            self.asked = None;
        }
        asked
    }
}

/// The clock on the wall, by which a turn with nothing left to do ends.
#[derive(SystemParam)]
pub struct Clock<'w> {
    settings: Res<'w, Settings>,
    time: Res<'w, Time<Real>>,
    ending: ResMut<'w, Ending>,
    power: ResMut<'w, Power>,
}

impl Clock<'_> {
    /// Whether the turn of this moment ends now; `None` where it cannot end by itself. A frame is
    /// drawn only when the number of seconds changes.
    pub fn is_over(&mut self, moment: Option<Stamp>) -> bool {
        let mut new = Ending {
            at: None,
            seconds: None,
            ..*self.ending
        };
        let mut over = false;
        if let (EndOfTurn::After(seconds), Some(stamp)) = (self.settings.end_of_turn, moment) {
            let now = self.time.elapsed();
            let whole = Duration::from_secs(u64::from(seconds));
            let same = self.ending.at.filter(|(_, known)| *known == stamp);
            let at = same.map_or(now + whole, |(at, _)| at);
            let left = at.saturating_sub(now);
            over = left.is_zero();
            if over {
                // What is chosen now is played in the next frame.
                self.power.stay_awake();
            } else {
                let shown = left.as_secs_f64().ceil() as u64;
                let next = left.saturating_sub(Duration::from_secs(shown - 1));
                self.power.wake_in(next.max(Duration::from_millis(1)));
                new.at = Some((at, stamp));
                new.seconds = Some(shown);
            }
        }
        self.ending.set_if_neq(new);
        over
    }
}
