//! The panel in the rail: what there is to do, what has been done, and what went amiss.

use super::guide::Voice;
use super::lesson::{Course, Lesson, Teach};
use crate::desktop::app::keys::Action;
use crate::desktop::app::power::Power;
use crate::desktop::app::requests::{OpenRules, Posed};
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::art::Art;
use crate::desktop::games::tigris::{Session, looks_back};
use crate::desktop::screens::course::{
    LEAST, enters, goal_line, head, pair, scrolled, slip, small, text,
};
use crate::desktop::theme::guest::{FreeRoom, Guest, RailDrawn};
use crate::desktop::theme::question::{Asked, Question};
use crate::desktop::theme::{palette, space};
use crate::desktop::tigris::table::state::spotlight::GuestLight;
use crate::tigris::rules::Colour;
use crate::tigris::teaching::{Chapter, Progress, Slip, round};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Stroke, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (want.before(RailDrawn), show.after(RailDrawn)).run_if(
            in_state(Screen::Table)
                .and_then(resource_exists::<Session>)
                // Who looks back has the room for something else.
                .and_then(not(looks_back.or_else(resource_exists::<Posed>))),
        ),
    );
}

/// Asks the rail for room: for a lesson, or for the voice beside a first game.
fn want(
    lesson: Option<Res<Lesson>>,
    voice: Voice,
    session: Res<Session>,
    mut guest: ResMut<Guest>,
) {
    let wanted = match lesson {
        Some(lesson) => Guest::Room {
            alone: lesson.course == Course::Round,
            least: least(lesson.course),
            // Whoever hurries through the first round has read its last move before anything else is pressed.
            done: lesson.is_done() || lesson.is_watched(&session),
        },
        None => voice.wants(&session),
    };
    guest.set_if_neq(wanted);
}

/// The least room for a lesson, in points: any in the last chapters, where
/// the cards show the points that they are about.
fn least(course: Course) -> f32 {
    let scores = [Chapter::Score, Chapter::Ending].map(Course::Chapter);
    if scores.contains(&course) { 0.0 } else { LEAST }
}

fn show(
    mut contexts: EguiContexts,
    free: Res<FreeRoom>,
    mut panel: Panel,
    session: Res<Session>,
    art: Res<Art>,
    words: Res<Words>,
    mut lit: ResMut<GuestLight>,
    mut power: ResMut<Power>,
) -> Result {
    let mut light = GuestLight::default();
    if let Some(mut ui) = free.ui(contexts.ctx_mut()?, "guest") {
        let place = ui.max_rect();
        if panel.lesson.is_some() {
            panel.show(&mut ui, place, &session, &art, &words);
        } else {
            let cells = panel.voice.show(&mut ui, place, free.shared, &words);
            light = GuestLight(cells);
        }
    }
    // The board follows in the next frame.
    if lit.set_if_neq(light) {
        power.stay_awake();
    }
    Ok(())
}

/// The panel of the lesson.
#[derive(SystemParam)]
pub(crate) struct Panel<'w> {
    lesson: Option<ResMut<'w, Lesson>>,
    orders: MessageWriter<'w, Teach>,
    rules: MessageWriter<'w, OpenRules>,
    question: Res<'w, Question>,
    /// The voice beside a first game, in which there is no lesson.
    voice: Voice<'w>,
}

impl Panel<'_> {
    fn show(
        &mut self,
        ui: &mut Ui,
        place: egui::Rect,
        session: &Session,
        art: &Art,
        words: &Words,
    ) {
        let Some(lesson) = &mut self.lesson else {
            return;
        };
        ui.painter().rect_filled(place, 6.0, palette::CREAM);
        let rim = Stroke::new(2.0, palette::GILT);
        ui.painter()
            .rect_stroke(place, 6.0, rim, egui::StrokeKind::Inside);
        let inner = place.shrink2(vec2(10.0, 8.0));
        let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("lesson"));
        ui.set_clip_rect(place);
        // Below the cards of a low window there is hardly room for the last chapters' buttons.
        let tight = place.height() < LEAST;
        ui.spacing_mut().item_spacing.y = if tight { 2.0 } else { 5.0 };
        ui.spacing_mut().button_padding = vec2(6.0, 4.0);
        // Lines of words, not of buttons: no higher than they are written.
        ui.spacing_mut().interact_size.y = 0.0;
        let mut order = None;
        let step = match (lesson.course, lesson.progress()) {
            (Course::Round, _) => session.record().decisions().len(),
            (_, progress) => usize::from(progress.is_some_and(Progress::is_done)),
        };
        let (way_on, leads) = way_on(lesson, session, words).unzip();
        // Whatever comes next is read from its beginning.
        let goes_on = scrolled(
            &mut ui,
            (session.record().id(), step),
            way_on,
            |ui| match lesson.course {
                Course::Chapter(chapter) => {
                    match lesson.progress() {
                        Some(progress) if progress.is_done() => done(ui, chapter, words),
                        progress => {
                            let progress = progress.cloned();
                            order = task(ui, chapter, progress.as_ref(), art, words);
                        }
                    }
                    ui.add_space(if tight { 0.0 } else { space::SMALL });
                    let (read, rules) = pair(ui, words, "lesson-read", "lesson-why");
                    if read {
                        lesson.bypass_change_detection().reading = true;
                    }
                    if rules {
                        self.rules.write(OpenRules(Some(chapter.topic().key())));
                    }
                    // What went wrong may offer to start again already.
                    let offered = lesson.progress().and_then(|progress| progress.slip);
                    let (again, leave) = match offered {
                        Some(Slip::TooEarly) => {
                            (false, small(ui, &words.text("lesson-leave")).clicked())
                        }
                        _ => pair(ui, words, "lesson-restart", "lesson-leave"),
                    };
                    if again {
                        order = Some(Teach::Again);
                    }
                    if leave {
                        order = Some(Teach::Leave);
                    }
                }
                Course::Round => watch(ui, lesson, session, words, &mut order),
            },
        );
        // In the first round and after a chapter Enter goes on as well, unless it is meant for a button or skips what
        // is being shown.
        let free = match lesson.course {
            Course::Round => session.caught_up(),
            Course::Chapter(_) => lesson.is_done() && self.question.takes(Asked::Done),
        };
        if goes_on || (free && enters(&ui)) {
            order = leads;
        }
        if let Some(order) = order {
            self.orders.write(order);
        }
    }
}

fn number(chapter: Chapter, words: &Words) -> String {
    words.format("learn-number", &[("number", (chapter as u8 + 1).into())])
}

fn task(
    ui: &mut Ui,
    chapter: Chapter,
    progress: Option<&Progress>,
    art: &Art,
    words: &Words,
) -> Option<Teach> {
    let key = |part: &str| words.text(&format!("{}-{part}", chapter.key()));
    head(ui, &number(chapter, words), &key("title"));
    text(ui, key("task"));
    for (goal, at) in chapter.goals().iter().zip(0..) {
        let reached = progress.is_some_and(|p| p.reached.get(at) == Some(&true));
        goal_line(ui, &key(goal.key()), reached, art, words);
    }
    let wrong = progress.and_then(|progress| progress.slip);
    // Who has ended the turn lacks an action, whichever was the wrong one.
    let (word, way) = match wrong {
        Some(Slip::TooEarly) => ("lesson-restart", Teach::Again),
        _ => ("lesson-take-back", Teach::TakeBack),
    };
    let said = wrong.map(|wrong| (explain(wrong, words), word));
    slip(ui, said, words).then_some(way)
}

fn explain(slip: Slip, words: &Words) -> String {
    match slip {
        Slip::ToOther(dynasty, colour) => words.format(
            "slip-to-other",
            &[
                ("dynasty", words.dynasty(dynasty).into()),
                ("colour", words.colour(colour).into()),
            ],
        ),
        Slip::OtherTile { placed, wanted } => words.format(
            "slip-other-tile",
            &[
                ("placed", words.tile(placed).into()),
                ("wanted", words.tile(wanted).into()),
                // Untranslated, for languages that choose an article by it.
                ("key", wanted.to_string().into()),
                ("colour", words.colour(wanted).into()),
            ],
        ),
        Slip::FewTemples(count) => words.format("slip-few-temples", &[("count", count.into())]),
        Slip::NoKingdom => words.text("slip-no-kingdom"),
        // It collects for every other.
        Slip::NoLeader(Colour::Black) => words.text("slip-no-king"),
        Slip::NoLeader(colour) => {
            words.format("slip-no-leader", &[("leader", words.leader(colour).into())])
        }
        Slip::OtherColour(colour) => words.format(
            "slip-other-colour",
            &[("colour", words.colour(colour).into())],
        ),
        Slip::NoConflict => words.text("slip-no-conflict"),
        Slip::Lost { own, other } => {
            words.format("slip-lost", &[("own", own.into()), ("other", other.into())])
        }
        Slip::Declined => words.text("slip-declined"),
        Slip::TooEarly => words.text("slip-too-early"),
        Slip::Aside => words.text("slip-aside"),
    }
}

fn done(ui: &mut Ui, chapter: Chapter, words: &Words) {
    head(ui, &number(chapter, words), &words.text("lesson-done"));
    let conclusion = words.text(&format!("{}-done", chapter.key()));
    for piece in conclusion.split("\n\n") {
        text(ui, piece);
    }
    if chapter.next().is_none() {
        text(ui, words.naming("lesson-all-done", Action::Rules));
    }
}

/// What the button below the words says, and where it leads: nowhere while there is something to do.
fn way_on(lesson: &Lesson, session: &Session, words: &Words) -> Option<(String, Teach)> {
    let list = || Some((words.text("lesson-list"), Teach::Leave));
    match lesson.course {
        Course::Chapter(_) if !lesson.progress().is_some_and(Progress::is_done) => None,
        Course::Chapter(chapter) => match chapter.next() {
            Some(next) => Some((
                words.text("lesson-next"),
                Teach::Begin(Course::Chapter(next)),
            )),
            None => list(),
        },
        Course::Round if session.record().decisions().len() < lesson.moves().len() => {
            Some((words.text("round-next"), Teach::Next))
        }
        Course::Round => list(),
    }
}

/// The first round: what has just been played.
fn watch(
    ui: &mut Ui,
    lesson: &Lesson,
    session: &Session,
    words: &Words,
    order: &mut Option<Teach>,
) {
    let (step, steps) = (session.record().decisions().len(), lesson.moves().len());
    let values = [("step", step.into()), ("steps", steps.into())];
    head(
        ui,
        &words.format("round-step", &values),
        &words.text("round-title"),
    );
    for piece in words.text(&round::key(step)).split("\n\n") {
        text(ui, piece);
    }
    ui.add_space(space::SMALL);
    let (back, leave) = ui.columns(2, |columns| {
        let back = columns[0].add_enabled_ui(step > 0, |ui| small(ui, &words.text("round-back")));
        let leave = small(&mut columns[1], &words.text("lesson-leave"));
        (back.inner.clicked(), leave.clicked())
    });
    if back {
        *order = Some(Teach::Back);
    }
    if leave {
        *order = Some(Teach::Leave);
    }
}
