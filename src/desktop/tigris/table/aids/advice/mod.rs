//! Advice on request: what the strongest bot would do, with its reasons in numbers.
//!
//! It is asked for whoever decides and looks, on what they may know, and is gone when the game
//! moves on. [`panel`] shows it in the rail, [`board`] on the cells.

pub mod board;
pub mod panel;

use crate::desktop::app::keys::{Action, Keys};
use crate::desktop::app::power::Waker;
use crate::desktop::app::screen::{Leaving, Screen};
use crate::desktop::app::trouble::Troubles;
use crate::desktop::games::tigris::{Choose, Game, Session};
use crate::desktop::screens::dialogues::Dialogues;
use crate::desktop::session::Flow;
use crate::desktop::session::bot_task::{BotTask, Stamp, seed};
use crate::desktop::tigris::table::state::held::Held;
use crate::desktop::tigris::table::state::orders::ToggleAdvice;
use crate::desktop::tigris::table::state::seat::Turn;
use crate::desktop::turn::bots::Bench;
use crate::desktop::turn::seat::SeatChosen;
use crate::search::{Budget, Candidate};
use crate::tigris::bots::{self, Ask};
use crate::tigris::merits::{Merit, merits};
use crate::tigris::rules::Decision;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::task::Poll;

/// So many decisions are shown, the best first.
pub const SHOWN: usize = 3;

/// So many positions are valued for an answer, about a second on a slow core: a number and no time,
/// so that whoever asks again is told the same.
const EVALS: u64 = 300_000;

/// What has been asked of the strongest bot.
#[derive(Resource, Default)]
pub enum Advice {
    #[default]
    Closed,
    Asked(BotTask<Counsel>),
    Given(Stamp, Counsel),
}

/// What the bot said.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Counsel {
    /// At most [`SHOWN`] decisions, the best first.
    pub best: Vec<Candidate<Decision>>,
    /// What speaks for each of them.
    pub merits: Vec<Vec<Merit>>,
}

/// Which of the decisions somebody has a closer look at, by its place among them: the board shows
/// it alone.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chosen(pub Option<usize>);

/// Plays the decision at this place of the advice.
#[derive(Message, Clone, Copy, Debug)]
pub struct PlayAdvice(pub usize);

impl Counsel {
    /// The chance to win as things stand: whoever decides has what the best decision promises. Another
    /// estimate, by other means, would call every decision a gain, or every one a loss.
    pub fn now(&self) -> Option<f32> {
        self.best.first().map(|candidate| candidate.chance)
    }
}

impl Advice {
    /// Whether advice is shown or awaited.
    pub fn is_open(&self) -> bool {
        !matches!(self, Advice::Closed)
    }

    /// The decisions that are shown, the best first.
    pub fn best(&self) -> &[Candidate<Decision>] {
        match self {
            Advice::Given(_, counsel) => &counsel.best,
            _ => &[],
        }
    }

    /// The moment that the advice is for.
    fn stamp(&self) -> Option<Stamp> {
        match self {
            Advice::Closed => None,
            Advice::Asked(task) => Some(task.stamp),
            Advice::Given(stamp, _) => Some(*stamp),
        }
    }
}

/// Whether advice can be had now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    Ready,
    /// The game was set up without hints.
    Forbidden,
    /// Nobody decides whose hand may be seen.
    NotNow,
}

/// Whether the person before the screen can have advice now.
pub fn standing(turn: &Turn) -> Standing {
    let forbidden = turn.session.as_deref().is_some_and(|s| !s.record().hints());
    match turn.decider() {
        _ if forbidden => Standing::Forbidden,
        Some(decider) if turn.seat.viewer == Some(decider) => Standing::Ready,
        _ => Standing::NotNow,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Advice>()
        .init_resource::<Chosen>()
        .add_message::<PlayAdvice>()
        .add_plugins(board::plugin)
        .add_systems(
            Update,
            (
                (key, play).in_set(Flow::Input),
                (toggle, hear)
                    .chain()
                    .in_set(Flow::Settle)
                    .after(SeatChosen),
            )
                .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
        )
        .add_systems(OnExit(Screen::Table), close)
        .add_systems(Last, close.in_set(Leaving));
}

fn close(mut advice: ResMut<Advice>) {
    *advice = Advice::Closed;
}

fn key(
    keys: Keys,
    dialogues: Dialogues,
    troubles: Res<Troubles>,
    mut orders: MessageWriter<ToggleAdvice>,
) {
    if keys.just_pressed(Action::Hint) && !dialogues.any() && !troubles.any() {
        orders.write(ToggleAdvice);
    }
}

fn toggle(
    mut orders: MessageReader<ToggleAdvice>,
    turn: Turn,
    bench: Res<Bench<Game>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut advice: ResMut<Advice>,
) {
    for ToggleAdvice in orders.read() {
        if advice.is_open() {
            *advice = Advice::Closed;
            continue;
        }
        let (Some(session), Some(dynasty), Standing::Ready) =
            (turn.session.as_deref(), turn.decider(), standing(&turn))
        else {
            continue;
        };
        let view = session.position().view(dynasty);
        let (bench, stamp) = (bench.clone(), session.stamp());
        let waker = Waker::new(proxy.as_deref());
        *advice = Advice::Asked(BotTask::begin(stamp, waker, move |cancel| {
            let ask = Ask {
                view: &view,
                budget: Budget {
                    evals: Some(EVALS),
                    ..Budget::beside_a_program()
                },
                seed: seed(stamp),
                cancel,
            };
            let Some(bot) = (bench.0)(bots::STRONGEST) else {
                return Counsel::default();
            };
            let mut best = bot.candidates(&ask);
            best.truncate(SHOWN);
            // What was looked at more often stands first, but a number below another one would look wrong.
            if let Some((_, others)) = best.split_first_mut() {
                others.sort_by(|a, b| b.chance.total_cmp(&a.chance));
            }
            Counsel {
                best,
                merits: Vec::new(),
            }
        }));
    }
}

/// Plays what was advised, if it still can be.
fn play(
    mut orders: MessageReader<PlayAdvice>,
    turn: Turn,
    advice: Res<Advice>,
    mut held: ResMut<Held>,
    mut choices: MessageWriter<Choose>,
) {
    for PlayAdvice(rank) in orders.read() {
        let (Some(game), Some(candidate)) = (turn.game(), advice.best().get(*rank)) else {
            continue;
        };
        let now = turn.session.as_deref().map(Session::stamp);
        if advice.stamp() == now && game.check(candidate.decision).is_ok() {
            held.0 = None;
            choices.write(Choose {
                decision: candidate.decision,
            });
        }
    }
}

/// Takes the answer in; closes advice on a moment that has passed.
fn hear(turn: Turn, mut advice: ResMut<Advice>, mut chosen: ResMut<Chosen>) {
    let now = turn.session.as_deref().map(Session::stamp);
    if advice.stamp().is_some() && (advice.stamp() != now || standing(&turn) != Standing::Ready) {
        *advice = Advice::Closed;
    }
    // Looking for an answer is no change.
    if let Advice::Asked(task) = advice.bypass_change_detection()
        && let Poll::Ready(counsel) = task.poll()
    {
        let stamp = task.stamp;
        let mut counsel = counsel.unwrap_or_default();
        if let Some(game) = turn.game() {
            let best = counsel.best.iter();
            counsel.merits = best.map(|c| merits(game, c.decision)).collect();
        }
        *advice = Advice::Given(stamp, counsel);
    }
    if !matches!(*advice.bypass_change_detection(), Advice::Given(..)) {
        chosen.set_if_neq(Chosen(None));
    }
}
