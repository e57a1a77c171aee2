//! The exercise on the table: asked, answered by whatever input the table has, judged, left.
//!
//! It is no game: it is lent to the table as lessons are, so no bot replies in it, and neither autosave
//! nor history knows of it. Once the verdict is there the table looks back at the moment that was asked
//! for, where nothing more can be decided.

use super::answer::{Verdict, at_once, examined, known};
use super::laying::{Plan, lay};
use super::library::{Library, Today};
use super::page::{Page, Tab};
use super::tried::try_it;
use crate::desktop::app::keys::Keys;
use crate::desktop::app::power::{Power, Waker};
use crate::desktop::app::profiles::People;
use crate::desktop::app::requests::{Help, Posed, PractiseThis};
use crate::desktop::app::screen::{Leaving, Screen};
use crate::desktop::app::settings::Settings;
use crate::desktop::app::trouble::{Trouble, Troubles};
use crate::desktop::app::words::Words;
use crate::desktop::replay::Reviewed;
use crate::desktop::replay::review::Desk;
use crate::desktop::replay::way_back;
use crate::desktop::screens::{Back, Menu};
use crate::desktop::session::bot_task::BotTask;
use crate::desktop::session::{Flow, Rebuild, Session};
use crate::desktop::theme::guest::Guest;
use crate::games::{Kind as Game, with_game};
use crate::practice::{Exercise, Id, faults};
use crate::review::Grade;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::sync::Arc;
use std::task::Poll;

/// What a person asks for.
#[derive(Message, Clone, Debug)]
pub enum Practise {
    /// Lays an exercise on the table; the others come after it.
    Open(Arc<Exercise>, Vec<Arc<Exercise>>),
    /// The same once more. It counts no more: the answer is known.
    Again,
    /// The next one, or back to the list where there is none.
    Next,
    /// Plays on from the position, against the bots: a game of its own.
    Try,
    /// To the list.
    List,
    /// Back to where it came from: the review that it was opened from, or the list.
    Leave,
}

/// How far an exercise is.
pub enum State {
    /// Nothing has been decided yet.
    Asked,
    /// The answer is being examined.
    Thinking(BotTask<Option<Verdict>>),
    /// It is known what the answer was worth.
    Judged(Verdict),
}

/// The exercise on the table.
#[derive(Resource)]
pub struct Task {
    pub exercise: Arc<Exercise>,
    pub state: State,
    /// The record that was lent to the table, and how many decisions it had.
    record: u64,
    at: usize,
    pub(super) plan: Plan,
    /// Whether the verdict is on an answer that counts: only the first to an exercise does.
    pub(super) first: bool,
    /// Whether the table itself asks in the rail, so that little room is left.
    pub(super) squeezed: bool,
    /// How many frames it has been on the table.
    pub(super) frames: u32,
}

impl Task {
    /// Whether the game on the table is that of the exercise.
    pub(super) fn is_on<G: Reviewed>(&self, session: &Session<G>) -> bool {
        self.record == session.record().id()
    }

    /// What has just been asked, on the table as the record of this number with so many decisions.
    pub(super) fn asked(exercise: Arc<Exercise>, record: u64, at: usize, plan: Plan) -> Task {
        Task {
            exercise,
            state: State::Asked,
            record,
            at,
            plan,
            first: false,
            squeezed: false,
            frames: 0,
        }
    }

    /// How many decisions lead to the question.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    /// What tells it from those before: no record is lent twice.
    pub(super) fn number(&self) -> u64 {
        self.record
    }

    /// What came of it, once that is known.
    pub fn verdict(&self) -> Option<&Verdict> {
        match &self.state {
            State::Judged(verdict) => Some(verdict),
            _ => None,
        }
    }
}

/// Whether an exercise of this game is on the table.
pub(super) fn here<G: Reviewed>(task: Option<Res<Task>>, session: Option<Res<Session<G>>>) -> bool {
    let pair = task.zip(session);
    pair.is_some_and(|(task, session)| task.is_on::<G>(&session))
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Practise>()
        .add_systems(
            PreUpdate,
            (obey, practise_this.run_if(on_message::<PractiseThis>)),
        )
        .add_systems(OnEnter(Screen::Practice), end)
        .add_systems(OnEnter(Screen::Title), end)
        .add_systems(Last, stop.in_set(Leaving));
}

pub(super) fn plugin_of<G: Reviewed>(app: &mut App) {
    app.add_systems(
        Update,
        (
            escape.in_set(Flow::Decide).run_if(here::<G>),
            (follow::<G>.run_if(here::<G>), forget::<G>)
                .chain()
                .in_set(Flow::Settle)
                .run_if(resource_exists::<Task>.and_then(resource_exists::<Session<G>>)),
        )
            .run_if(in_state(G::SCREEN)),
    );
}

fn obey(mut orders: MessageReader<Practise>, mut commands: Commands) {
    for order in orders.read().cloned() {
        commands.queue(move |world: &mut World| carry_out(world, order));
    }
}

fn carry_out(world: &mut World, order: Practise) {
    let task = world.get_resource::<Task>();
    let now = task.map(|task| (task.exercise.clone(), task.plan.clone()));
    match (order, now) {
        (Practise::Open(exercise, queue), _) => lay(world, exercise, Plan::of(queue)),
        (Practise::Again, Some((exercise, plan))) => lay(world, exercise, plan),
        (Practise::Next, Some((_, mut plan))) if !plan.queue.is_empty() => {
            let next = plan.queue.remove(0);
            lay(world, next, Plan::of(plan.queue));
        }
        (Practise::Try, Some((exercise, ..))) => {
            if let Some(game) = Game::named(Some(&exercise.game)) {
                with_game!(game, G => try_it::<G>(world));
            }
        }
        (
            Practise::Leave,
            Some((
                _,
                Plan {
                    review: Some(review),
                    ..
                },
            )),
        ) => {
            end(world);
            world.write_message(review);
        }
        _ => world
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Practice),
    }
}

pub(super) fn drop_task(world: &mut World) {
    if world.remove_resource::<Task>().is_some() {
        world.insert_resource(Guest::Nobody);
    }
    world.remove_resource::<Posed>();
}

/// The exercise is left, and its game taken off the table.
fn end(world: &mut World) {
    if !world.contains_resource::<Task>() {
        return;
    }
    drop_task(world);
    // The table from which Settings had been opened is cleared: no way leads back to it.
    world.insert_resource(Back::default());
    for game in Game::ALL {
        with_game!(game, G => {
            let lent = world.get_resource::<Session<G>>();
            if lent.is_some_and(|session| !session.is_kept()) {
                world.remove_resource::<Session<G>>();
            }
        });
    }
}

/// Nobody waits for what is still being examined.
fn stop(task: Option<ResMut<Task>>) {
    if let Some(mut task) = task
        && matches!(task.state, State::Thinking(_))
    {
        task.state = State::Asked;
    }
}

/// Another game has come onto the table: the exercise is over.
fn forget<G: Reviewed>(session: If<Res<Session<G>>>, task: If<Res<Task>>, mut commands: Commands) {
    let other = session.is_kept() || !task.is_on::<G>(&session);
    if other && task.frames > 1 && session.looking_back().is_none() {
        commands.queue(drop_task);
    }
}

/// Makes an exercise of the mistake that is looked back at, keeps it and opens it.
fn practise_this(mut asks: MessageReader<PractiseThis>, mut commands: Commands) {
    if asks.read().count() > 0 {
        commands.queue(|world: &mut World| {
            for game in Game::ALL {
                with_game!(game, G => this::<G>(world));
            }
        });
    }
}

fn this<G: Reviewed>(world: &mut World) {
    let Some((session, desk)) = world
        .get_resource::<Session<G>>()
        .zip(world.get_resource::<Desk>())
    else {
        return;
    };
    let Some(found) = desk.found() else {
        return;
    };
    let asked = Id::of(session.timeline().position(session.moment()));
    // Whoever asks for it practises what was only an inaccuracy, too.
    let least = Grade::Inaccuracy;
    let all = faults(session.record(), &found.review, found.thresholds(), least);
    let Some(exercise) = all.into_iter().find(|exercise| exercise.id == asked) else {
        return;
    };
    if let Some(store) = super::library::store()
        && let Err(why) = store.add(&exercise)
    {
        let words = world.resource::<Words>();
        let why = ("why", words.disk_error(&why).into());
        let text = words.format("practice-not-kept", &[why]);
        world.write_message(Trouble(text));
    }
    // Whoever goes on to the list finds it among the others of theirs.
    world.resource_mut::<Page>().tab = Some(Tab::Own);
    let plan = Plan {
        review: way_back::<G>(world),
        ..Plan::of(Vec::new())
    };
    lay(world, Arc::new(exercise), plan);
}

/// Esc leaves once the table has nothing else for it to do: where it would open the menu, or where the
/// verdict is there.
fn escape(
    keys: Keys,
    mut menu: ResMut<Menu>,
    help: Res<Help>,
    troubles: Res<Troubles>,
    task: If<Res<Task>>,
    mut was_open: Local<bool>,
    mut orders: MessageWriter<Practise>,
) {
    let open = menu.is_open();
    if keys.escape() && !*was_open && !help.is_open() && !troubles.any() {
        if open {
            *menu = Menu::Closed;
        }
        if open || task.verdict().is_some() {
            orders.write(Practise::Leave);
        }
    }
    *was_open = menu.is_open();
}

/// Sees what was decided, has it examined, and looks back once the verdict is there.
fn follow<G: Reviewed>(
    mut session: If<ResMut<Session<G>>>,
    mut task: If<ResMut<Task>>,
    mut library: ResMut<Library>,
    (settings, people, today): (Res<Settings>, Res<People>, Res<Today>),
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut rebuild: MessageWriter<Rebuild>,
    mut orders: MessageWriter<Practise>,
    mut power: ResMut<Power>,
) {
    let task = task.bypass_change_detection();
    task.frames = task.frames.saturating_add(1);
    let at = task.at;
    if session.record().decisions().len() < at {
        // What was played before the question has been taken back: it stands as it was asked.
        orders.write(Practise::Again);
        return;
    }
    let answer = session.record().decisions().get(at).copied();
    let waker = || Waker::new(proxy.as_deref());
    match (&mut task.state, answer) {
        (State::Asked, Some(answer)) => {
            power.stay_awake();
            let exercise = &task.exercise;
            task.state = State::Thinking(match known::<G>(exercise, answer, &settings) {
                Some(verdict) => at_once::<G>(&session, waker(), verdict),
                None => examined::<G>(&session, exercise, at, answer, &settings, waker()),
            });
        }
        // It was taken back before anything was said.
        (State::Thinking(_), None) => task.state = State::Asked,
        (State::Thinking(work), Some(_)) => {
            if !(session.is_quiet() || session.is_held()) {
                return;
            }
            let Poll::Ready(found) = work.poll() else {
                return;
            };
            power.stay_awake();
            let Some(verdict) = found.flatten() else {
                // Nothing was found out, which says nothing of the answer: it can be given again.
                error!("an answer could not be examined");
                orders.write(Practise::Again);
                return;
            };
            task.first = !std::mem::replace(&mut task.plan.counted, true);
            if task.first {
                let (id, day) = (task.exercise.id, today.day());
                library.answer(&people, id, verdict.right, day, waker());
            }
            task.state = State::Judged(verdict);
            look_at_question::<G>(&mut session, at, &mut rebuild);
        }
        // A recap that was shown meanwhile has led back to now.
        (State::Judged(_), Some(_)) if session.looking_back().is_none() => {
            look_at_question::<G>(&mut session, at, &mut rebuild);
            power.stay_awake();
        }
        (State::Asked, None) | (State::Judged(_), _) => {}
    }
}

/// Shows the moment that was asked for.
fn look_at_question<G: Reviewed>(
    session: &mut Session<G>,
    at: usize,
    rebuild: &mut MessageWriter<Rebuild>,
) {
    let since = session.record().decisions().len().saturating_sub(at);
    let moment = session.timeline().end().saturating_sub(since);
    session.look_back(moment);
    rebuild.write(Rebuild);
}
