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
pub struct Review {
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

impl Review {
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
    pub fn review(&self) -> Option<&Review> {
        self.review.as_ref()
    }

    /// The moment on the screen: the latest, unless somebody looks back.
    pub fn moment(&self) -> usize {
        self.review
            .map_or(self.timeline.end(), |review| review.moment)
    }

    /// Shows a moment at once and rests there. [`Rebuild`] must follow.
    pub(crate) fn look_back(&mut self, moment: usize) {
        let moment = moment.min(self.timeline.end());
        let speed = self.review.map_or(1.0, |review| review.speed);
        self.review = Some(Review {
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
        if let Some(review) = &mut self.review {
            if !review.is_playing() {
                // Whoever asks for a step does not want to wait for the rest after the last one.
                review.rest = 0.0;
            }
            review.goal = moment.clamp(review.moment, end);
        }
    }

    /// Plays so many times as fast as normal.
    pub(crate) fn set_speed(&mut self, speed: f32) {
        if let Some(review) = &mut self.review {
            review.speed = speed;
        }
    }

    /// Ends the look back; the game goes on. [`Rebuild`] must follow.
    pub(crate) fn return_to_now(&mut self) {
        self.review = None;
        self.catch_up();
    }

    /// How many times as fast as normal events are shown; 0 for at once.
    pub(crate) fn pace(&self, settings: &Settings) -> f32 {
        match self.review {
            Some(review) if settings.animation_speed > 0.0 => review.speed,
            _ => settings.animation_speed,
        }
    }
}

/// Whether there is a game on the table that goes on: nobody looks back at it.
pub fn playing<G: Game>(session: Option<Res<Session<G>>>) -> bool {
    session.is_some_and(|session| session.review.is_none())
}

/// Whether somebody looks back at the game on the table.
pub fn reviewed<G: Game>(session: Option<Res<Session<G>>>) -> bool {
    session.is_some_and(|session| session.review.is_some())
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
            .run_if(reviewed::<G>)
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
    let Some(review) = &mut session.review else {
        return;
    };
    if !review.settled || !review.is_playing() {
        return;
    }
    power.stay_awake();
    review.rest -= time.delta().min(LONGEST_STEP).as_secs_f32() * review.speed;
    if review.rest > 0.0 {
        return;
    }
    let next = review.moment + 1;
    let events = session.timeline.between(review.moment, next);
    session.queue.extend(events.iter().cloned());
    review.moment = next;
    review.settled = false;
    review.rest = if settings.animation_speed > 0.0 {
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
