//! Bots think on a background task, are given a view, and are answered for only if nothing changed.

use crate::bots::{self, Ask, Budget};
use crate::desktop::Screen;
use crate::desktop::power::{LONGEST_STEP, Power, Waker};
use crate::desktop::screens::Settings;
use crate::desktop::session::{Choose, Flow, Session};
use crate::record::Kind;
use crate::rules::{Decision, Stage};
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::winit::EventLoopProxyWrapper;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Plays for a bot that a save names and that this version does not have.
const STAND_IN: &str = "greedy";

/// Seconds before a bot's decision is shown, so that people see who does what.
const SHORT_PAUSE: f32 = 0.35;
/// The same, where the settings ask for time to follow.
const LONG_PAUSE: f32 = 1.4;

/// A bot at work.
#[derive(Resource, Default)]
pub struct Thinking {
    task: Option<Task<Option<Decision>>>,
    stamp: (u64, usize),
    cancel: Arc<AtomicBool>,
    /// Seconds until the answer may be played, so that people can follow.
    pause: f32,
    answer: Option<Decision>,
}

impl Thinking {
    fn stop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
        self.task = None;
        self.answer = None;
    }

    /// Whether a bot is at work.
    pub fn is_busy(&self) -> bool {
        self.task.is_some()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thinking>()
        .add_systems(
            Update,
            (ask, answer)
                .chain()
                .in_set(Flow::Settle)
                .after(super::seat::SeatChosen)
                .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
        )
        .add_systems(OnExit(Screen::Table), |mut thinking: ResMut<Thinking>| {
            thinking.stop()
        });
}

fn ask(
    session: Res<Session>,
    seat: Res<super::seat::Seat>,
    settings: Res<Settings>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut thinking: ResMut<Thinking>,
) {
    if thinking.stamp != session.stamp() && (thinking.task.is_some() || thinking.answer.is_some()) {
        thinking.stop();
    }
    if thinking.task.is_some()
        || thinking.answer.is_some()
        || !session.caught_up()
        || seat.curtain.is_some()
    {
        return;
    }
    let Some(dynasty) = session.position().decider() else {
        return;
    };
    let Some(Kind::Bot(name)) = session.player(dynasty).map(|p| &p.kind) else {
        return;
    };
    let Some(bot) = bots::by_name(name).or_else(|| bots::by_name(STAND_IN)) else {
        return;
    };
    let view = session.position().view(dynasty);
    let stamp = session.stamp();
    let cancel = Arc::new(AtomicBool::new(false));
    let (flag, waker) = (cancel.clone(), Waker::new(proxy.as_deref()));
    let seed = stamp.0 << 32 | stamp.1 as u64;
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let ask = Ask {
            view: &view,
            budget: Budget::default(),
            seed,
            cancel: &flag,
        };
        let decision = bot.decide(&ask);
        waker.wake();
        decision
    });
    let speed = settings.animation_speed;
    let unhurried = matches!(
        session.position().table().stage(),
        Stage::Action | Stage::End
    );
    let seconds = if settings.pause_after_bot {
        LONG_PAUSE
    } else {
        SHORT_PAUSE
    };
    let pause = if speed > 0.0 && unhurried {
        seconds / speed
    } else {
        0.0
    };
    *thinking = Thinking {
        task: Some(task),
        stamp,
        cancel,
        pause,
        answer: None,
    };
}

fn answer(
    session: Res<Session>,
    time: Res<Time>,
    mut thinking: ResMut<Thinking>,
    mut choices: MessageWriter<Choose>,
    mut power: ResMut<Power>,
) {
    if let Some(task) = &mut thinking.task
        && let Some(decision) = block_on(poll_once(task))
    {
        thinking.task = None;
        // A bot that has no answer ends its turn, or takes the first thing that is legal.
        thinking.answer = decision.or_else(|| {
            let mut legal = Vec::new();
            session.position().legal(&mut legal);
            let end = legal.contains(&Decision::End).then_some(Decision::End);
            end.or(legal.first().copied())
        });
    }
    let Some(decision) = thinking.answer else {
        return;
    };
    thinking.pause -= time.delta().min(LONGEST_STEP).as_secs_f32();
    if thinking.pause > 0.0 {
        power.stay_awake();
        return;
    }
    thinking.answer = None;
    if thinking.stamp == session.stamp() {
        choices.write(Choose(decision));
        power.stay_awake();
    }
}
