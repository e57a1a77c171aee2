//! A bot's answer, being worked out on a thread of its own.
//!
//! Bevy's tasks would do, but on a small computer they share one thread with the drawing of pictures
//! and the making of pipelines, which a bot at work would then hold up for its whole second.

use super::Autosaving;
use crate::desktop::app::background::Background;
use crate::desktop::app::power::{Power, Waker};
use crate::desktop::app::settings::Settings;
use crate::game::Game;
use crate::preferences::Pause;
use bevy::log::error;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::Poll;
use std::time::Duration;

/// Seconds between a bot's move and what was shown before it, so that people see who does what.
const SHORT_PAUSE: f32 = 0.35;
/// The same, where the settings ask for time to follow.
const LONG_PAUSE: f32 = 1.4;

/// Which game a question is about and how far it had come: an answer must match it to be of use.
pub type Stamp = (u64, usize);

/// The seed of whoever is asked at a moment: the same moment gives the same answer.
pub fn seed((serial, decisions): Stamp) -> u64 {
    serial << 32 | decisions as u64
}

/// The pause before a bot's move in seconds; where nothing moves there is none.
pub fn pause(settings: &Settings) -> f32 {
    let speed = settings.animation_speed;
    match settings.bot_pause {
        Pause::Short if speed > 0.0 => SHORT_PAUSE / speed,
        Pause::Long if speed > 0.0 => LONG_PAUSE / speed,
        _ => 0.0,
    }
}

/// How soon a bot that waits for the disk looks again.
const LOOK_AGAIN: Duration = Duration::from_millis(15);
/// A disk that needs longer is not waited for: the game goes on.
const DISK: Duration = Duration::from_secs(5);

/// Whether a bot that has its answer still keeps it back: while the game is paused; before a moment, so that
/// people can follow; and as long as what was decided before is not on the disk yet, and would be missing
/// besides if the power failed now. Sees to it that a frame comes in which it looks again; the end of a pause
/// brings one by itself.
pub fn keeps_back<G: Game>(
    paused: bool,
    not_before: Duration,
    now: Duration,
    saving: Option<&Autosaving<G>>,
    power: &mut Power,
) -> bool {
    if paused {
        return true;
    }
    // What the bot spent on thinking was pause enough.
    let left = not_before.saturating_sub(now);
    if !left.is_zero() {
        power.wake_in(left);
        return true;
    }
    let waits = now - not_before < DISK && saving.is_some_and(|saving| saving.0.is_writing());
    if waits {
        power.wake_in(LOOK_AGAIN);
    }
    waits
}

/// A question that a thread is working on.
///
/// Nobody ever waits for the thread. Dropping the task tells it to stop and drops its answer.
pub struct BotTask<T> {
    /// The moment that the question is about.
    pub stamp: Stamp,
    cancel: Arc<AtomicBool>,
    /// None where the system had no thread for it.
    answer: Option<Background<T>>,
}

impl<T: Send + 'static> BotTask<T> {
    /// Begins to work; the work is given the flag that says when its answer is no longer wanted.
    pub fn begin(
        stamp: Stamp,
        waker: Waker,
        work: impl FnOnce(&AtomicBool) -> T + Send + 'static,
    ) -> BotTask<T> {
        let cancel = Arc::new(AtomicBool::new(false));
        let flag = cancel.clone();
        let answer = Background::thread("bot", waker, move || work(&flag));
        BotTask {
            stamp,
            cancel,
            answer: answer
                .inspect_err(|why| error!("a bot cannot think: {why}"))
                .ok(),
        }
    }

    /// The answer, once it is there; none if the thread ended without one.
    pub fn poll(&mut self) -> Poll<Option<T>> {
        match &self.answer {
            Some(answer) => answer.poll(),
            None => Poll::Ready(None),
        }
    }
}

impl<T> Drop for BotTask<T> {
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;
    use std::time::Instant;

    #[test]
    fn a_thought_answers_once_it_has_one_and_stops_when_dropped() {
        let (release, held) = channel::<()>();
        let mut task = BotTask::begin((1, 2), Waker::default(), move |_| {
            held.recv().ok();
            7
        });
        assert_eq!(task.poll(), Poll::Pending);
        release.send(()).unwrap();
        let patience = Instant::now() + Duration::from_secs(20);
        while task.poll() != Poll::Ready(Some(7)) {
            assert!(Instant::now() < patience, "no answer");
            std::thread::yield_now();
        }

        let (stopped, heard) = channel();
        let task = BotTask::begin((1, 2), Waker::default(), move |cancel| {
            while !cancel.load(Ordering::Relaxed) {
                std::thread::yield_now();
            }
            stopped.send(()).ok();
        });
        drop(task);
        assert_eq!(heard.recv_timeout(Duration::from_secs(20)), Ok(()));
    }
}
