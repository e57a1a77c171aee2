//! A chapter on the table: begun, followed, judged by the rules.

use super::list;
use crate::babel::Start;
use crate::babel::rules::{Decision, Position};
use crate::babel::teaching::{Chapter, LEARNER};
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::games::babel::{Choose, Order, Record, Session, playing};
use crate::desktop::session::Flow;
use crate::desktop::theme::page;
use crate::game::Game;
use crate::record::{Kind, Player};
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext};

/// Names the other seat; its part is played by the lesson.
const OTHER: &str = "mason";

/// What a learner asks for.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Teach {
    Begin(Chapter),
    /// The chapter's position as it was.
    Again,
    Leave,
}

/// The lesson on the table.
#[derive(Resource)]
pub struct Lesson {
    pub chapter: Chapter,
    /// For each goal, whether it has been reached.
    pub reached: Vec<bool>,
    /// Whether a card went that the rest of the chapter needs.
    pub astray: bool,
    /// Whether that can no longer be taken back.
    pub astray_for_good: bool,
    /// The moment for which that holds.
    judged: Option<(u64, usize)>,
}

impl Lesson {
    fn new(chapter: Chapter) -> Lesson {
        Lesson {
            chapter,
            reached: vec![false; chapter.goals().len()],
            astray: false,
            astray_for_good: false,
            judged: None,
        }
    }

    /// Whether the chapter has been completed.
    pub fn is_done(&self) -> bool {
        self.reached.iter().all(|reached| *reached)
    }
}

/// The chapter's position as a game of the learner.
fn record(chapter: Chapter) -> Option<Record> {
    let seat = |player| Player {
        player,
        name: String::new(),
        kind: match player == LEARNER {
            true => Kind::Person,
            false => Kind::Bot(OTHER.to_string()),
        },
    };
    let players = [LEARNER, LEARNER.other()].map(seat);
    let record = Record::new(Start::written(chapter.position()), players.to_vec());
    // A test reads them all.
    let mut record = record.map_err(|why| error!("{chapter:?}: {why}")).ok()?;
    record.set_hints(false);
    Some(record)
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Teach>()
        .add_systems(PreUpdate, obey)
        .add_systems(OnEnter(Screen::Title), end)
        .add_systems(OnEnter(Screen::BabelLearn), end)
        .add_systems(
            Update,
            (
                end.run_if(another_game),
                // Another game has just ended the lesson.
                follow.run_if(resource_exists::<Lesson>),
            )
                .chain()
                .in_set(Flow::Settle)
                .run_if(
                    in_state(Screen::Babel)
                        .and_then(resource_exists::<Lesson>)
                        .and_then(playing),
                ),
        );
}

fn another_game(session: Option<Res<Session>>) -> bool {
    session.is_some_and(|session| session.is_kept())
}

/// Ends the lesson, and takes its game off the table. Who comes from one goes on with the next.
fn end(
    mut commands: Commands,
    lesson: Option<Res<Lesson>>,
    session: Option<Res<Session>>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
) {
    if lesson.is_none() {
        return;
    }
    page::begin_anew(&mut contexts, list::PAGE);
    commands.remove_resource::<Lesson>();
    if session.is_some_and(|session| !session.is_kept()) {
        commands.remove_resource::<Session>();
    }
}

fn obey(
    mut orders: MessageReader<Teach>,
    lesson: Option<Res<Lesson>>,
    mut commands: Commands,
    mut games: MessageWriter<Order>,
    mut next: ResMut<NextState<Screen>>,
) {
    for order in orders.read() {
        let chapter = match order {
            Teach::Begin(chapter) => Some(*chapter),
            Teach::Again => lesson.as_ref().map(|lesson| lesson.chapter),
            Teach::Leave => {
                next.set(Screen::BabelLearn);
                None
            }
        };
        if let Some(chapter) = chapter
            && let Some(record) = record(chapter)
        {
            games.write(Order::Lend(Box::new(record)));
            commands.insert_resource(Lesson::new(chapter));
        }
    }
}

/// Judges what was done as soon as it has been shown, and answers for the other.
fn follow(
    session: Res<Session>,
    mut lesson: ResMut<Lesson>,
    mut settings: ResMut<Settings>,
    mut choices: MessageWriter<Choose>,
) {
    if !session.caught_up() || lesson.judged == Some(session.stamp()) {
        return;
    }
    lesson.judged = Some(session.stamp());
    lesson.reached = lesson.chapter.judge(session.log());
    lesson.astray = lesson.chapter.is_astray(session.log());
    // What comes after it can be taken back, but it stays.
    lesson.astray_for_good |= session.position().undoable().is_none();
    lesson.astray_for_good &= lesson.astray;
    if lesson.is_done() && !settings.learning.has_key(lesson.chapter.key()) {
        settings.learning.complete_key(lesson.chapter.key());
    }
    if let Some(decision) = answer(session.position()) {
        choices.write(Choose { decision });
    }
}

/// What the other does in a lesson: ends the turn, or the first thing that is asked.
fn answer(position: &Position) -> Option<Decision> {
    let other = position.decider().filter(|player| *player != LEARNER);
    other?;
    let mut legal = Vec::new();
    position.legal(&mut legal);
    let end = legal.contains(&Decision::End).then_some(Decision::End);
    end.or(legal.first().copied())
}
