//! A chapter, or the first round, on the table: begun, followed, judged by the rules.

use super::list;
use crate::desktop::app::power::Power;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::games::tigris::Order;
use crate::desktop::games::tigris::{Choose, Session, playing};
use crate::desktop::session::Flow;
use crate::desktop::theme::page;
use crate::desktop::tigris::board::pacing::Beat;
use crate::preferences::USUAL_BOT;
use crate::record::{Kind, Player};
use crate::tigris::Record;
use crate::tigris::rules::{Decision, Dynasty};
use crate::tigris::teaching::{Chapter, Progress, Scene, answer, round};
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext};

/// What can be learned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Course {
    Chapter(Chapter),
    /// The first round, move by move.
    Round,
}

/// What a learner asks for.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Teach {
    Begin(Course),
    /// The chapter's position as it was.
    Again,
    /// As if the latest action had not been.
    TakeBack,
    /// The next move of the first round.
    Next,
    /// The move before.
    Back,
    Leave,
}

/// The lesson on the table.
#[derive(Resource)]
pub struct Lesson {
    pub course: Course,
    /// Whether its introduction is open.
    pub reading: bool,
    scene: Scene,
    /// How far the learner has come in a chapter.
    progress: Option<Progress>,
    /// The moment for which that holds.
    judged: Option<(u64, usize)>,
    /// The next move of the first round is wanted as soon as the one before stands on the board.
    goes_on: bool,
}

impl Lesson {
    fn new(course: Course) -> Option<Lesson> {
        let scene = match course {
            Course::Chapter(chapter) => chapter.scene(),
            Course::Round => round::scene(),
        };
        // A test reads them all.
        let scene = scene.map_err(|why| error!("{course:?}: {why}")).ok()?;
        Some(Lesson {
            course,
            reading: course != Course::Round,
            scene,
            progress: None,
            judged: None,
            goes_on: false,
        })
    }

    /// How far the learner has come; `None` before that is known, and in the first round.
    pub fn progress(&self) -> Option<&Progress> {
        self.progress.as_ref()
    }

    /// Whether a chapter has been completed.
    pub fn is_done(&self) -> bool {
        self.progress.as_ref().is_some_and(Progress::is_done)
    }

    /// Whether all of the first round has been played.
    pub fn is_watched(&self, session: &Session) -> bool {
        let moves = self.scene.decisions().count();
        self.course == Course::Round && session.record().decisions().len() == moves
    }

    /// The moves of the first round.
    pub fn moves(&self) -> Vec<Decision> {
        self.scene.decisions().collect()
    }

    /// Who learns; nobody in the first round, which is only watched.
    fn learner(&self) -> Option<Dynasty> {
        let active = self.scene.position(0).table().active();
        matches!(self.course, Course::Chapter(_)).then_some(active)
    }

    /// The game after some decisions.
    fn record(&self, decisions: &[Decision]) -> Option<Record> {
        let seats = self.scene.position(0).table().seats();
        let players = seats.iter().map(|player| Player {
            player,
            name: String::new(),
            kind: if Some(player) == self.learner() {
                Kind::Person
            } else {
                // Its part is played by the lesson.
                Kind::Bot(USUAL_BOT.to_string())
            },
        });
        let mut record = Record::new(self.scene.start().clone(), players.collect()).ok()?;
        record.set_hints(false);
        for decision in decisions {
            record.try_play(*decision, &mut Vec::new()).ok()?;
        }
        Some(record)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Teach>()
        .add_systems(PreUpdate, obey)
        .add_systems(OnEnter(Screen::Title), end)
        .add_systems(OnEnter(Screen::Learn), end)
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
                    in_state(Screen::Table)
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
    if lesson.is_some() {
        page::begin_anew(&mut contexts, list::PAGE);
    }
    commands.remove_resource::<Lesson>();
    if session.is_some_and(|session| !session.is_kept()) {
        commands.remove_resource::<Session>();
    }
}

fn obey(
    mut orders: MessageReader<Teach>,
    mut lesson: Option<ResMut<Lesson>>,
    session: Option<Res<Session>>,
    mut beat: ResMut<Beat>,
    mut settings: ResMut<Settings>,
    mut commands: Commands,
    mut games: MessageWriter<Order>,
    mut choices: MessageWriter<Choose>,
    mut next: ResMut<NextState<Screen>>,
) {
    let mut lend = |lesson: &Lesson, decisions: &[Decision]| {
        if let Some(record) = lesson.record(decisions) {
            games.write(Order::Lend(Box::new(record)));
        }
    };
    for order in orders.read() {
        if let Teach::Begin(course) = order {
            if let Some(mut lesson) = Lesson::new(*course) {
                let made = match course {
                    Course::Round => {
                        let moves = lesson.moves();
                        let watched = settings.learning.round % moves.len().max(1);
                        moves[..watched].to_vec()
                    }
                    Course::Chapter(chapter) => {
                        let left = settings.learning.left(*chapter);
                        // Of another version perhaps: then the chapter begins anew.
                        let left = left.filter(|made| lesson.record(made).is_some());
                        left.unwrap_or_default()
                    }
                };
                // Whoever goes on has read what it is about, and can read it again.
                lesson.reading &= made.is_empty();
                lend(&lesson, &made);
                commands.insert_resource(lesson);
            }
            continue;
        }
        let (Some(lesson), Some(session)) = (lesson.as_deref_mut(), &session) else {
            continue;
        };
        let made = session.record().decisions();
        match order {
            Teach::Begin(_) => {}
            Teach::Again => lend(lesson, &[]),
            Teach::TakeBack => {
                let kept = lesson.progress.as_ref().map_or(0, |p| p.before_action);
                lend(lesson, &made[..kept.min(made.len())]);
            }
            // Words and board tell of the same move, however quickly one goes on.
            Teach::Next if !session.caught_up() => {
                beat.hurry();
                lesson.goes_on = true;
                continue;
            }
            Teach::Next => {
                if let Some(decision) = lesson.moves().get(made.len()) {
                    choices.write(Choose {
                        decision: *decision,
                    });
                    settings.learning.watch(made.len() + 1);
                }
            }
            Teach::Back => {
                let before = made.len().saturating_sub(1);
                lend(lesson, &made[..before]);
                settings.learning.watch(before);
            }
            Teach::Leave => next.set(Screen::Learn),
        }
        if let (Teach::Next, true) = (order, made.len() + 1 == lesson.moves().len()) {
            settings.learning.round_done = true;
            // Once more begins at the beginning.
            settings.learning.watch(0);
        }
    }
}

/// Judges what was done as soon as it has been shown, and answers for the others.
fn follow(
    session: Res<Session>,
    mut lesson: ResMut<Lesson>,
    mut settings: ResMut<Settings>,
    mut choices: MessageWriter<Choose>,
    mut orders: MessageWriter<Teach>,
    mut power: ResMut<Power>,
) {
    if !session.caught_up() {
        return;
    }
    if std::mem::take(&mut lesson.bypass_change_detection().goes_on) {
        orders.write(Teach::Next);
        power.stay_awake();
    }
    if lesson.judged == Some(session.stamp()) {
        return;
    }
    lesson.judged = Some(session.stamp());
    let (Course::Chapter(chapter), Some(learner)) = (lesson.course, lesson.learner()) else {
        return;
    };
    lesson.progress = chapter.judge(lesson.scene.position(0), session.record().decisions());
    let mut learning = settings.learning.clone();
    if lesson.is_done() {
        learning.complete(chapter);
        learning.leave(chapter, &[]);
    } else {
        learning.leave(chapter, session.record().decisions());
    }
    if learning != settings.learning {
        settings.learning = learning;
    }
    if let Some(decision) = answer(session.position(), learner) {
        choices.write(Choose { decision });
    }
}
