//! Bots at the table: they think on a thread of their own, are given a view, and are answered for
//! only if nothing changed meanwhile.

use super::state::seat::{Seat, SeatChosen};
use crate::babel::bots;
use crate::babel::rules::Decision;
use crate::desktop::app::power::{Power, Waker};
use crate::desktop::app::screen::{Leaving, Screen};
use crate::desktop::app::settings::Settings;
use crate::desktop::games::babel::{Autosaving, Choose, HandOver, Session, playing};
use crate::desktop::screens::Dialogues;
use crate::desktop::session::Flow;
use crate::desktop::session::bot_task::{BotTask, Stamp, keeps_back, pause, seed};
use crate::record::Kind;
use crate::search::{Ask, Budget};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::task::Poll;
use std::time::Duration;

/// Plays for a bot that a save names and that this version does not have.
const STAND_IN: &str = "mason";

/// A bot at work, or waiting to show what it found.
#[derive(Resource, Default)]
pub struct Thinking {
    task: Option<BotTask<Option<Decision>>>,
    answer: Option<(Stamp, Decision)>,
    /// The answer is not played before this moment, so that people can follow.
    not_before: Duration,
}

impl Thinking {
    /// Whether a bot is at work.
    pub fn is_busy(&self) -> bool {
        self.task.is_some()
    }

    /// The moment that its work is about.
    fn stamp(&self) -> Option<Stamp> {
        let asked = self.task.as_ref().map(|task| task.stamp);
        asked.or(self.answer.map(|(stamp, _)| stamp))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thinking>()
        .add_systems(
            Update,
            (stop.run_if(on_message::<HandOver>), ask, answer)
                .chain()
                .in_set(Flow::Settle)
                .after(SeatChosen)
                .run_if(in_state(Screen::Babel).and_then(playing)),
        )
        .add_systems(OnExit(Screen::Babel), stop)
        .add_systems(Last, stop.in_set(Leaving));
}

fn stop(mut thinking: ResMut<Thinking>) {
    *thinking = Thinking::default();
}

fn ask(
    session: Res<Session>,
    seat: Res<Seat>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut thinking: ResMut<Thinking>,
) {
    let asked = thinking.stamp();
    if asked.is_some_and(|asked| asked != session.stamp()) {
        *thinking = Thinking::default();
    }
    // The other of a lesson is played by the lesson.
    if thinking.stamp().is_some()
        || !session.is_kept()
        || !session.caught_up()
        || seat.curtain.is_some()
    {
        return;
    }
    let Some(player) = session.position().decider() else {
        return;
    };
    let Some(Kind::Bot(name)) = session.player(player).map(|p| &p.kind) else {
        return;
    };
    let (view, name) = (session.position().view(player), name.clone());
    let stamp = session.stamp();
    let waker = Waker::new(proxy.as_deref());
    let task = BotTask::begin(stamp, waker, move |cancel| {
        let ask = Ask {
            view: &view,
            budget: Budget::beside_a_program(),
            seed: seed(stamp),
            cancel,
        };
        let bot = bots::by_name(&name).or_else(|| bots::by_name(STAND_IN))?;
        bot.decide(&ask)
    });
    *thinking = Thinking {
        task: Some(task),
        answer: None,
        not_before: time.elapsed() + Duration::from_secs_f32(pause(&settings)),
    };
}

fn answer(
    session: Res<Session>,
    saving: Option<Res<Autosaving>>,
    time: Res<Time<Real>>,
    mut thinking: ResMut<Thinking>,
    dialogues: Dialogues,
    mut choices: MessageWriter<Choose>,
    mut power: ResMut<Power>,
) {
    if let Some(task) = &mut thinking.task
        && let Poll::Ready(decision) = task.poll()
    {
        let stamp = task.stamp;
        // A bot that has no answer ends its turn, or takes the first thing that is legal.
        let decision = decision.flatten().or_else(|| {
            let mut legal = Vec::new();
            session.position().legal(&mut legal);
            legal.last().copied()
        });
        thinking.task = None;
        thinking.answer = decision.map(|decision| (stamp, decision));
    }
    let Some((stamp, decision)) = thinking.answer else {
        return;
    };
    // Whoever opens the menu has paused the game.
    let (paused, now) = (dialogues.any(), time.elapsed());
    let not_before = thinking.not_before;
    if keeps_back(paused, not_before, now, saving.as_deref(), &mut power) {
        return;
    }
    thinking.answer = None;
    if stamp == session.stamp() {
        choices.write(Choose { decision });
        power.stay_awake();
    }
}
