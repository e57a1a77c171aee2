//! Advice on request at the table of any game: what the strongest bot would do, asked on what whoever decides may
//! know, and gone when the game moves on.

use super::bots::Bench;
use super::button::button;
use super::seat::{SeatChosen, Turn};
use crate::desktop::app::keys::{Action, Keys};
use crate::desktop::app::power::Waker;
use crate::desktop::app::screen::Leaving;
use crate::desktop::app::trouble::{Done, Troubles};
use crate::desktop::app::words::Words;
use crate::desktop::art::{Art, Icon};
use crate::desktop::screens::dialogues::Dialogues;
use crate::desktop::session::bot_task::{BotTask, Stamp, seed};
use crate::desktop::session::{BotSeats, Flow, Session};
use crate::search::{Ask, Budget, Candidate};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use bevy_egui::egui;
use std::task::Poll;

/// So many positions are valued for an answer, about a second on a slow core: a number and no time,
/// so that whoever asks again is told the same.
const EVALS: u64 = 300_000;

/// A game at whose table advice can be had.
pub trait Advises: BotSeats {
    /// What is told of the decisions that were found.
    type Counsel: Send + Sync + 'static;

    /// What is told of these decisions of whoever decides now, the best first.
    fn counsel(&self, best: Vec<Candidate<Self::Decision>>) -> Self::Counsel;
}

/// What has been asked of the strongest bot.
#[derive(Resource, Default)]
pub enum Advice<G: Advises> {
    /// Nothing.
    #[default]
    Closed,
    /// It thinks, or it has to wait until everything has been shown: an answer says what is coming.
    Asked(BotTask<Vec<Candidate<G::Decision>>>),
    /// What it said, and of which moment.
    Given(Stamp, G::Counsel),
}

impl<G: Advises> Advice<G> {
    /// Whether advice is shown or awaited.
    pub fn is_open(&self) -> bool {
        !matches!(self, Advice::Closed)
    }

    /// What is shown.
    pub fn given(&self) -> Option<&G::Counsel> {
        match self {
            Advice::Given(_, counsel) => Some(counsel),
            _ => None,
        }
    }

    /// The moment that the advice is for.
    pub fn stamp(&self) -> Option<Stamp> {
        match self {
            Advice::Closed => None,
            Advice::Asked(task) => Some(task.stamp),
            Advice::Given(stamp, _) => Some(*stamp),
        }
    }
}

/// Opens the advice, or closes it.
#[derive(Message, Clone, Copy, Debug)]
pub struct ToggleAdvice;

/// Whether advice can be had now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    Ready,
    /// The game was set up without hints.
    Forbidden,
    /// A lesson: what to do is said there.
    Taught,
    /// An exercise asks for what a hint would tell.
    Posed,
    /// Nobody decides whose hand may be seen.
    NotNow,
}

impl Standing {
    /// The key of what advice is, or why there is none.
    const fn about(self) -> &'static str {
        match self {
            Standing::Ready => "strip-hint-about",
            Standing::Forbidden => "strip-hint-forbidden",
            Standing::Taught => "strip-hint-taught",
            Standing::Posed => "strip-hint-posed",
            Standing::NotNow => "strip-hint-not-now",
        }
    }
}

/// Whether the person before the screen can have advice now: also while what happened before is still being shown.
pub fn standing<G: Advises>(turn: &Turn<G>) -> Standing {
    let session = turn.session.as_deref();
    match session {
        Some(_) if turn.asks() => Standing::Posed,
        Some(session) if !session.record().hints() => match session.is_kept() {
            true => Standing::Forbidden,
            false => Standing::Taught,
        },
        // What a conflict came to is looked at first.
        Some(session) if !session.is_held() && asker(turn, session).is_some() => Standing::Ready,
        _ => Standing::NotNow,
    }
}

/// The person who decides, if they sit here; where no hand is needed nobody need be looking.
fn asker<G: Advises>(turn: &Turn<G>, session: &Session<G>) -> Option<G::Player> {
    let decider = session.position().decider()?;
    let sees = turn.seat.viewer.is_none_or(|viewer| viewer == decider);
    let open = session.is_person(decider)
        && session.is_laid()
        && session.looking_back().is_none()
        && turn.seat.curtain.is_none();
    (sees && open).then_some(decider)
}

pub(super) fn plugin_of<G: Advises>(app: &mut App) {
    app.init_resource::<Advice<G>>()
        .add_systems(
            Update,
            (
                key.in_set(Flow::Input),
                (toggle::<G>, hear::<G>)
                    .chain()
                    .in_set(Flow::Settle)
                    .after(SeatChosen),
            )
                .run_if(in_state(G::SCREEN).and_then(resource_exists::<Session<G>>)),
        )
        .add_systems(OnExit(G::SCREEN), close::<G>)
        .add_systems(Last, close::<G>.in_set(Leaving));
}

fn close<G: Advises>(mut advice: ResMut<Advice<G>>) {
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

fn toggle<G: Advises>(
    mut orders: MessageReader<ToggleAdvice>,
    turn: Turn<G>,
    bench: Res<Bench<G>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut advice: ResMut<Advice<G>>,
    words: Res<Words>,
    mut told: MessageWriter<Done>,
) {
    for ToggleAdvice in orders.read() {
        if advice.is_open() {
            *advice = Advice::Closed;
            continue;
        }
        let standing = standing(&turn);
        if standing != Standing::Ready {
            // Its button says why; its key does, too.
            told.write(Done(words.text(standing.about())));
            continue;
        }
        let Some(session) = turn.session.as_deref() else {
            continue;
        };
        let Some(player) = asker(&turn, session) else {
            continue;
        };
        let view = session.position().view(player);
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
            let strongest = G::LEVELS.last().and_then(|name| (bench.0)(name));
            strongest.map_or(Vec::new(), |bot| bot.advice(&ask))
        }));
    }
}

/// Takes the answer in once everything has been shown; closes advice on a moment that has passed.
fn hear<G: Advises>(turn: Turn<G>, mut advice: ResMut<Advice<G>>) {
    let session = turn.session.as_deref();
    let here = session.filter(|session| asker(&turn, session).is_some());
    if advice.stamp().is_some() && advice.stamp() != here.map(Session::stamp) {
        *advice = Advice::Closed;
    }
    let Some(session) = here.filter(|session| session.caught_up()) else {
        return;
    };
    // Looking for an answer is no change.
    if let Advice::Asked(task) = advice.bypass_change_detection()
        && let Poll::Ready(best) = task.poll()
    {
        let stamp = task.stamp;
        let counsel = session.position().counsel(best.unwrap_or_default());
        *advice = Advice::Given(stamp, counsel);
    }
}

/// Shows the button that asks for advice, by its picture alone if it is not `named`, which says why where there is none
/// to be had; `true` when it was pressed.
pub fn hint_button<G: Advises>(
    ui: &mut egui::Ui,
    place: egui::Rect,
    turn: &Turn<G>,
    advice: &Advice<G>,
    named: bool,
    art: &Art,
    words: &Words,
) -> bool {
    let (standing, open) = (standing(turn), advice.is_open());
    let ready = standing == Standing::Ready || open;
    let text = words.text("strip-hint");
    let shown = if named { text.as_str() } else { "" };
    let hint = button(ui, place, art, Icon::Hint, shown, ready, open);
    if !named {
        hint.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, ready, &text));
    }
    let mut about = words.text(standing.about());
    if standing == Standing::Ready {
        about = words.with_key(about, Action::Hint);
    }
    let hint = hint.on_hover_text(&about).on_disabled_hover_text(&about);
    hint.clicked()
}
