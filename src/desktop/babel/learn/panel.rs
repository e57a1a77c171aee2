//! The panel in the rail: what there is to do, and what has been done.

use super::lesson::{Lesson, Teach};
use crate::babel::teaching::Chapter;
use crate::desktop::app::requests::{OpenRules, Posed};
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::app::words::Words;
use crate::desktop::art::Art;
use crate::desktop::games::babel::{Session, looks_back};
use crate::desktop::screens::course::{enters, goal_line, head, pair, scrolled, slip, small, text};
use crate::desktop::screens::new_game::Starts;
use crate::desktop::theme::guest::{FreeRoom, Guest, RailDrawn};
use crate::desktop::theme::question::{Asked, Question};
use crate::desktop::theme::{palette, space};
use crate::games::Kind;
use bevy::prelude::*;
use bevy_egui::egui::{self, Stroke, StrokeKind, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (want.before(RailDrawn), show.after(RailDrawn)).run_if(
            in_state(Screen::Babel)
                .and_then(resource_exists::<Session>)
                // Who looks back has the room for something else.
                .and_then(not(looks_back.or_else(resource_exists::<Posed>))),
        ),
    );
}

/// Asks the rail for room.
fn want(lesson: Option<Res<Lesson>>, mut guest: ResMut<Guest>) {
    let wanted = match lesson {
        Some(lesson) => Guest::Room {
            alone: false,
            least: least(&lesson),
            done: lesson.is_done(),
        },
        None => Guest::Nobody,
    };
    guest.set_if_neq(wanted);
}

/// The room that a chapter's goals, words and buttons need to be seen without scrolling, in points.
const WHOLE: f32 = 620.0;

/// The least room for a lesson, in points: any while the cards show the totals that it is about.
fn least(lesson: &Lesson) -> f32 {
    match lesson.chapter {
        Chapter::Ending if !lesson.is_done() => 0.0,
        _ => WHOLE,
    }
}

fn show(
    mut contexts: EguiContexts,
    free: Res<FreeRoom>,
    lesson: Option<Res<Lesson>>,
    art: Res<Art>,
    words: Res<Words>,
    mut orders: MessageWriter<Teach>,
    mut rules: MessageWriter<OpenRules>,
    (mut starts, mut settings): (Starts, ResMut<Settings>),
    (question, session): (Res<Question>, Res<Session>),
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let (Some(lesson), Some(mut ui)) = (lesson, free.ui(&ctx, "guest")) else {
        return Ok(());
    };
    let place = ui.max_rect();
    ui.painter().rect_filled(place, 6.0, palette::CREAM);
    let rim = Stroke::new(2.0, palette::GILT);
    ui.painter()
        .rect_stroke(place, 6.0, rim, StrokeKind::Inside);
    let inner = place.shrink2(vec2(10.0, 8.0));
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("lesson"));
    ui.set_clip_rect(place);
    ui.spacing_mut().item_spacing.y = 5.0;
    ui.spacing_mut().button_padding = vec2(6.0, 4.0);
    // Lines of words, not of buttons: no higher than they are written.
    ui.spacing_mut().interact_size.y = 0.0;
    let mut order = None;
    let next = lesson.chapter.next();
    let way_on = lesson.is_done().then(|| match next {
        Some(_) => words.text("lesson-next"),
        None => {
            let game = Kind::Babel(()).name(&words);
            words.format("title-play-now", &[("game", game.into())])
        }
    });
    // Whatever comes next is read from its beginning.
    let id = (session.record().id(), lesson.is_done());
    let goes_on = scrolled(&mut ui, id, way_on, |ui| {
        let mut again = match lesson.is_done() {
            true => {
                conclusion(ui, &lesson, &words);
                false
            }
            false => task(ui, &lesson, &session, &art, &words),
        };
        ui.add_space(space::SMALL);
        // What went wrong offers to start again already.
        let wrong = wrong(&lesson, &session).is_some();
        let (why, restart) = match wrong && !lesson.is_done() {
            true => (small(ui, &words.text("lesson-why")).clicked(), false),
            false => pair(ui, &words, "lesson-why", "lesson-restart"),
        };
        again |= restart;
        if why {
            rules.write(OpenRules(Some(lesson.chapter.topic().key())));
        }
        if again {
            order = Some(Teach::Again);
        }
        // After the last chapter the way on leads elsewhere.
        let ended = lesson.is_done() && next.is_none();
        let leave = if ended { "lesson-list" } else { "lesson-leave" };
        if small(ui, &words.text(leave)).clicked() {
            order = Some(Teach::Leave);
        }
    });
    // After a chapter Enter goes on as well, unless it is meant for a button.
    let free = lesson.is_done() && question.takes(Asked::Done);
    if (goes_on || (free && enters(&ui))) && next.is_some() {
        order = next.map(Teach::Begin);
    } else if goes_on {
        let game = Kind::Babel(());
        settings.game = Some(game);
        starts.again(game, &settings, &ctx);
    }
    if let Some(order) = order {
        orders.write(order);
    }
    Ok(())
}

fn number(lesson: &Lesson, words: &Words) -> String {
    let number = lesson.chapter as u8 + 1;
    words.format("learn-number", &[("number", number.into())])
}

/// What is to be done; `true` when it is to begin again, since it cannot be done any more.
fn task(ui: &mut Ui, lesson: &Lesson, session: &Session, art: &Art, words: &Words) -> bool {
    let key = |part: &str| words.text(&format!("{}-{part}", lesson.chapter.key()));
    head(ui, &number(lesson, words), &key("title"));
    for (goal, reached) in lesson.chapter.goals().iter().zip(&lesson.reached) {
        goal_line(ui, &key(&goal.key()), *reached, art, words);
    }
    let wrong = wrong(lesson, session).map(|said| (words.text(said), "lesson-restart"));
    let again = slip(ui, wrong, words);
    for piece in key("task").split("\n\n") {
        text(ui, piece);
    }
    again
}

/// What went wrong while the chapter is not done, by its key; what cannot be taken back any more is not said to be.
fn wrong(lesson: &Lesson, session: &Session) -> Option<&'static str> {
    match (session.position().decider(), lesson.astray) {
        (None, _) => Some("babel-lesson-over"),
        (_, true) if lesson.astray_for_good => Some("babel-lesson-astray-for-good"),
        (_, true) => Some("babel-lesson-astray"),
        (_, false) => None,
    }
}

fn conclusion(ui: &mut Ui, lesson: &Lesson, words: &Words) {
    head(ui, &number(lesson, words), &words.text("lesson-done"));
    let conclusion = words.text(&format!("{}-done", lesson.chapter.key()));
    for piece in conclusion.split("\n\n") {
        text(ui, piece);
    }
}
