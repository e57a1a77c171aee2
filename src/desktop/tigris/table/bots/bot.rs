//! Bots think on a thread of their own, are given a view, and are answered for only if nothing changed.

use super::bench::Bench;
use crate::data_folder;
use crate::desktop::app::power::{Power, Waker};
use crate::desktop::app::screen::{Leaving, Screen};
use crate::desktop::app::settings::Settings;
use crate::desktop::app::trouble::Trouble;
use crate::desktop::app::words::Words;
use crate::desktop::games::tigris::{Autosaving, Choose, Session, playing};
use crate::desktop::screens::Dialogues;
use crate::desktop::session::Flow;
use crate::desktop::session::bot_task::{BotTask, Stamp, keeps_back, pause, seed};
use crate::record::Kind;
use crate::search::Budget;
use crate::tigris::bots::{Ask, Nets};
use crate::tigris::rules::{Decision, Stage};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::task::Poll;
use std::time::Duration;

/// Plays for a bot that a save names and that this version does not have.
const STAND_IN: &str = "greedy";

/// A bot at work, or waiting to show what it found.
#[derive(Resource, Default)]
pub struct Thinking {
    task: Option<BotTask<Option<Decision>>>,
    answer: Option<(Stamp, Decision)>,
    /// The answer is not played before this moment, so that people can follow.
    not_before: Duration,
}

impl Thinking {
    fn stop(&mut self) {
        *self = Thinking::default();
    }

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
        .init_resource::<Bench>()
        .add_systems(Startup, seat_own_nets)
        .add_systems(
            Update,
            (ask, answer)
                .chain()
                .in_set(Flow::Settle)
                .after(crate::desktop::tigris::table::state::seat::SeatChosen)
                .run_if(in_state(Screen::Table).and_then(playing)),
        )
        .add_systems(OnExit(Screen::Table), stop)
        .add_systems(Last, stop.in_set(Leaving));
}

/// Nets that the player has put into the data folder serve instead of the shipped ones.
fn seat_own_nets(mut bench: ResMut<Bench>, words: Res<Words>, mut trouble: MessageWriter<Trouble>) {
    let Some(folder) = data_folder::nets().filter(|folder| folder.is_dir()) else {
        return;
    };
    let (nets, troubles) = Nets::read(&folder);
    *bench = Bench::with(nets);
    trouble.write_batch(troubles.iter().map(|t| Trouble(words.net_file_error(t))));
}

fn stop(mut thinking: ResMut<Thinking>) {
    thinking.stop();
}

fn ask(
    session: Res<Session>,
    seat: Res<crate::desktop::tigris::table::state::seat::Seat>,
    settings: Res<Settings>,
    bench: Res<Bench>,
    time: Res<Time<Real>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut thinking: ResMut<Thinking>,
) {
    if thinking
        .stamp()
        .is_some_and(|asked| asked != session.stamp())
    {
        thinking.stop();
    }
    // The others of a lesson are played by the lesson.
    if !session.is_kept() {
        return;
    }
    if thinking.stamp().is_some() || !session.caught_up() || seat.curtain.is_some() {
        return;
    }
    let Some(dynasty) = session.position().decider() else {
        return;
    };
    let Some(Kind::Bot(name)) = session.player(dynasty).map(|p| &p.kind) else {
        return;
    };
    let view = session.position().view(dynasty);
    let (bench, name) = (bench.clone(), name.clone());
    let stamp = session.stamp();
    let waker = Waker::new(proxy.as_deref());
    let task = BotTask::begin(stamp, waker, move |cancel| {
        let ask = Ask {
            view: &view,
            budget: Budget::beside_a_program(),
            seed: seed(stamp),
            cancel,
        };
        let bot = (bench.0)(&name).or_else(|| (bench.0)(STAND_IN))?;
        bot.decide(&ask)
    });
    let unhurried = matches!(
        session.position().table().stage(),
        Stage::Action | Stage::End
    );
    let pause = if unhurried { pause(&settings) } else { 0.0 };
    *thinking = Thinking {
        task: Some(task),
        answer: None,
        not_before: time.elapsed() + Duration::from_secs_f32(pause),
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
            let end = legal.contains(&Decision::End).then_some(Decision::End);
            end.or(legal.first().copied())
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
