//! Looking back: the screen shows another moment than the latest, and the game stands still.
//!
//! A look back is shown by the same queue, events and entities as the game itself. While it lasts
//! nobody can decide, no bot answers, and nothing is recorded.

use super::{Flow, Rebuild, Session};
use crate::desktop::app::power::{LONGEST_STEP, Power};
use crate::desktop::app::settings::Settings;
use crate::game::Game;
use crate::replay::Timeline;
use bevy::prelude::*;

/// The rest between decisions that are played one after the other, in seconds at normal speed.
const REST: f32 = 0.5;
/// The same where the settings let nothing move: then every decision is a picture to look at.
const STILL_REST: f32 = 1.2;

/// Which moment is looked back at, and how far the look goes on by itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LookBack {
    /// The moment on the screen; its last decision may still be moving.
    moment: usize,
    /// Whether what led to the moment has been shown.
    settled: bool,
    /// Decisions are played until this moment.
    goal: usize,
    /// How many times as fast as normal.
    speed: f32,
    /// Seconds until the next decision is played.
    rest: f32,
}

impl LookBack {
    /// Nothing moves any more: what is shown is the moment, whose position this is.
    pub(super) fn settle<'t, G: Game>(&mut self, timeline: &'t Timeline<G>) -> &'t G {
        self.settled = true;
        timeline.position(self.moment)
    }

    /// Whether decisions are still to be played.
    pub fn is_playing(&self) -> bool {
        self.moment < self.goal
    }

    /// Whether it is at rest: nothing plays, nothing moves.
    pub fn rests(&self) -> bool {
        self.settled && !self.is_playing()
    }

    /// How many times as fast as normal.
    pub fn speed(&self) -> f32 {
        self.speed
    }
}

impl<G: Game> Session<G> {
    /// The look back that goes on, if one does.
    pub fn looking_back(&self) -> Option<&LookBack> {
        self.look_back.as_ref()
    }

    /// The moment on the screen: the latest, unless somebody looks back.
    pub fn moment(&self) -> usize {
        self.look_back
            .map_or(self.timeline.end(), |look_back| look_back.moment)
    }

    /// Shows a moment at once and rests there. [`Rebuild`] must follow.
    pub(crate) fn look_back(&mut self, moment: usize) {
        let moment = moment.min(self.timeline.end());
        let speed = self.look_back.map_or(1.0, |look_back| look_back.speed);
        self.look_back = Some(LookBack {
            moment,
            settled: false,
            goal: moment,
            speed,
            rest: 0.0,
        });
        self.catch_up();
    }

    /// Plays on until a moment; an earlier one than that on the screen lets it rest.
    pub(crate) fn play_until(&mut self, moment: usize) {
        let end = self.timeline.end();
        if let Some(look_back) = &mut self.look_back {
            if !look_back.is_playing() {
                // Whoever asks for a step does not want to wait for the rest after the last one.
                look_back.rest = 0.0;
            }
            look_back.goal = moment.clamp(look_back.moment, end);
        }
    }

    /// Plays so many times as fast as normal.
    pub(crate) fn set_speed(&mut self, speed: f32) {
        if let Some(look_back) = &mut self.look_back {
            look_back.speed = speed;
        }
    }

    /// Ends the look back; the game goes on. [`Rebuild`] must follow.
    pub(crate) fn return_to_now(&mut self) {
        self.look_back = None;
        self.catch_up();
    }

    /// How many times as fast as normal events are shown; 0 for at once.
    pub(crate) fn pace(&self, settings: &Settings) -> f32 {
        match self.look_back {
            Some(look_back) if settings.animation_speed > 0.0 => look_back.speed,
            _ => settings.animation_speed,
        }
    }
}

/// Whether there is a game on the table that goes on: nobody looks back at it.
pub fn playing<G: Game>(session: Option<Res<Session<G>>>) -> bool {
    session.is_some_and(|session| session.look_back.is_none())
}

/// Whether somebody looks back at the game on the table.
pub fn looks_back<G: Game>(session: Option<Res<Session<G>>>) -> bool {
    session.is_some_and(|session| session.look_back.is_some())
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Travel>();
}

pub(super) fn plugin_of<G: Game>(app: &mut App) {
    app.add_systems(
        Update,
        play_on::<G>
            .after(super::orders::Obeyed)
            .in_set(Flow::Decide)
            .run_if(looks_back::<G>)
            // What is made anew in this frame would swallow the events of the next decision.
            .run_if(not(on_message::<Rebuild>)),
    );
}

/// Sends the next decision's events to the table when the one before has had its time.
fn play_on<G: Game>(
    mut session: ResMut<Session<G>>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut power: ResMut<Power>,
) {
    let session = &mut *session;
    let Some(look_back) = &mut session.look_back else {
        return;
    };
    if !look_back.settled || !look_back.is_playing() {
        return;
    }
    power.stay_awake();
    look_back.rest -= time.delta().min(LONGEST_STEP).as_secs_f32() * look_back.speed;
    if look_back.rest > 0.0 {
        return;
    }
    let next = look_back.moment + 1;
    let events = session.timeline.between(look_back.moment, next);
    session.queue.extend(events.iter().cloned());
    look_back.moment = next;
    look_back.settled = false;
    look_back.rest = if settings.animation_speed > 0.0 {
        REST
    } else {
        STILL_REST
    };
}

/// A way through time.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Travel {
    /// To a moment, as the scrubber names it.
    To(usize),
    Start,
    End,
    Step(Way),
    Turn(Way),
    /// The turns of whoever looks: "my next turn".
    OwnTurn(Way),
    Marker(Way),
    /// Plays, or pauses; at the end it plays from the start.
    PlayOrPause,
    Faster,
    Slower,
}

/// Forwards or backwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    On,
    Back,
}
