//! Bots at the table of any game: they think on a thread of their own, are given a view, and are answered for only
//! if nothing changed meanwhile; nobody waits for them.

use super::seat::{Seat, SeatChosen};
use super::watching::Watching;
use crate::desktop::app::power::{Power, Waker};
use crate::desktop::app::screen::Leaving;
use crate::desktop::app::settings::Settings;
use crate::desktop::screens::dialogues::Dialogues;
use crate::desktop::session::bot_task::{BotTask, Stamp, keeps_back, pause, seed};
use crate::desktop::session::{Autosaving, BotSeats, Choose, Flow, HandOver, Session, playing};
use crate::game::Game;
use crate::record::Kind;
use crate::search::{Ask, Bot, Budget};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

/// Finds a bot by its name.
type Finds<G> = dyn Fn(&str) -> Option<Box<dyn Bot<G>>> + Send + Sync;

/// Where bots come from, by name; a test may seat one of its own.
#[derive(Resource)]
pub struct Bench<G: Game>(pub Arc<Finds<G>>);

impl<G: Game> Clone for Bench<G> {
    fn clone(&self) -> Bench<G> {
        Bench(self.0.clone())
    }
}

impl<G: BotSeats> Default for Bench<G> {
    fn default() -> Bench<G> {
        Bench(Arc::new(G::bot))
    }
}

/// A bot at work, or waiting to show what it found.
#[derive(Resource)]
pub struct Thinking<G: Game> {
    task: Option<BotTask<Option<G::Decision>>>,
    answer: Option<(Stamp, G::Decision)>,
    /// The answer is not played before this moment, so that people can follow.
    not_before: Duration,
}

impl<G: Game> Default for Thinking<G> {
    fn default() -> Thinking<G> {
        Thinking {
            task: None,
            answer: None,
            not_before: Duration::ZERO,
        }
    }
}

impl<G: Game> Thinking<G> {
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

pub(super) fn plugin_of<G: BotSeats>(app: &mut App) {
    app.init_resource::<Thinking<G>>()
        .init_resource::<Bench<G>>()
        .add_systems(
            Update,
            (
                // A bot that thought for a person, or for another bot, thinks no more.
                stop::<G>.run_if(on_message::<HandOver<G>>),
                ask::<G>,
                answer::<G>,
            )
                .chain()
                .in_set(Flow::Settle)
                .after(SeatChosen)
                .run_if(in_state(G::SCREEN).and_then(playing::<G>)),
        )
        .add_systems(OnExit(G::SCREEN), stop::<G>)
        .add_systems(Last, stop::<G>.in_set(Leaving));
}

fn stop<G: Game>(mut thinking: ResMut<Thinking<G>>) {
    *thinking = Thinking::default();
}

fn ask<G: BotSeats>(
    session: Res<Session<G>>,
    seat: Res<Seat<G::Player>>,
    settings: Res<Settings>,
    bench: Res<Bench<G>>,
    time: Res<Time<Real>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut thinking: ResMut<Thinking<G>>,
) {
    let stamp = session.stamp();
    if thinking.stamp().is_some_and(|asked| asked != stamp) {
        *thinking = Thinking::default();
    }
    // The others of a lesson are played by the lesson.
    let waits = !session.is_kept() || !session.caught_up() || seat.curtain.is_some();
    if waits || thinking.stamp().is_some() {
        return;
    }
    let game = session.position();
    let Some(player) = game.decider() else {
        return;
    };
    let Some(Kind::Bot(name)) = session.player(player).map(|p| &p.kind) else {
        return;
    };
    let (view, name) = (game.view(player), name.clone());
    let finds = bench.0.clone();
    let waker = Waker::new(proxy.as_deref());
    let task = BotTask::begin(stamp, waker, move |cancel| {
        let ask = Ask {
            view: &view,
            budget: Budget::beside_a_program(),
            seed: seed(stamp),
            cancel,
        };
        let bot = finds(&name).or_else(|| finds(G::STAND_IN))?;
        bot.decide(&ask)
    });
    let pause = match game.is_step_of_turn() {
        true => pause(&settings),
        false => 0.0,
    };
    *thinking = Thinking {
        task: Some(task),
        answer: None,
        not_before: time.elapsed() + Duration::from_secs_f32(pause),
    };
}

fn answer<G: BotSeats>(
    session: Res<Session<G>>,
    saving: Option<Res<Autosaving<G>>>,
    time: Res<Time<Real>>,
    mut thinking: ResMut<Thinking<G>>,
    (dialogues, mut watching): (Dialogues, ResMut<Watching>),
    mut choices: MessageWriter<Choose<G>>,
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
            let end = legal.contains(&G::END).then_some(G::END);
            end.or(legal.first().copied())
        });
        thinking.task = None;
        thinking.answer = decision.map(|decision| (stamp, decision));
    }
    let Some((stamp, decision)) = thinking.answer else {
        return;
    };
    // Whoever opens the menu has paused the game.
    let paused = dialogues.any() || watching.holds(&session);
    let now = time.elapsed();
    let not_before = thinking.not_before;
    if keeps_back(paused, not_before, now, saving.as_deref(), &mut power) {
        return;
    }
    thinking.answer = None;
    if stamp == session.stamp() {
        choices.write(Choose { decision });
        watching.decided();
        power.stay_awake();
    }
}
