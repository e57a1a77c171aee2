//! The panel in the rail: what is asked, and what the answer was worth; on the board, where it was given
//! and where a better one would have been.

use super::answer::Verdict;
use super::library::{Library, Today};
use super::task::{Practise, State, Task, here};
use super::told;
use crate::desktop::app::power::Power;
use crate::desktop::app::profiles::People;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{font, paint_tinted};
use crate::desktop::art::{Art, Icon, Picture};
use crate::desktop::replay::Reviewed;
use crate::desktop::replay::review::{marks, then};
use crate::desktop::screens::course::{small, text};
use crate::desktop::session::Session;
use crate::desktop::theme::guest::{FreeRoom, Guest, RailDrawn};
use crate::desktop::theme::{fonts, palette};
use crate::review::apart;
use bevy::prelude::*;
use bevy_egui::egui::{self, Label, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// With less room than this the verdict takes that of the players' cards too, and the question.
const LEAST: (f32, f32) = (420.0, 190.0);
/// How high the question is where the table itself asks in the rail.
const SQUEEZED: f32 = 170.0;

pub(super) fn plugin_of<G: Reviewed>(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (
            want.before(RailDrawn),
            (board::<G>, show::<G>).chain().after(RailDrawn),
        )
            .run_if(in_state(G::SCREEN).and_then(here::<G>)),
    );
}

/// Asks the rail for room.
fn want(
    mut task: If<ResMut<Task>>,
    free: Res<FreeRoom>,
    mut guest: ResMut<Guest>,
    mut power: ResMut<Power>,
) {
    let task = task.bypass_change_detection();
    let judged = task.verdict().is_some();
    let refused = matches!(*guest, Guest::Room { .. }) && free.place.is_none() && task.frames > 2;
    if refused && !judged && !task.squeezed {
        // The table asks in the rail: the question is put below that.
        task.squeezed = true;
        power.stay_awake();
    }
    let wanted = match (judged, task.squeezed) {
        (true, _) => Guest::Room {
            alone: true,
            least: LEAST.0,
            done: true,
        },
        (false, true) => Guest::Voice(SQUEEZED),
        (false, false) => Guest::Room {
            alone: false,
            least: LEAST.1,
            done: false,
        },
    };
    if guest.set_if_neq(wanted) {
        power.stay_awake();
    }
}

/// Where the answer was given, and where the best would have been.
fn board<G: Reviewed>(
    mut contexts: EguiContexts,
    session: If<Res<Session<G>>>,
    task: If<Res<Task>>,
    layout: Res<G::Layout>,
    art: Res<Art>,
) -> Result {
    let rests = session.looking_back().is_some_and(|look| look.rests());
    let Some(verdict) = task.verdict().filter(|_| rests) else {
        return Ok(());
    };
    let position = session.timeline().position(session.moment());
    let ctx = contexts.ctx_mut()?.clone();
    // A cross stands only where there was better; what is right has a tick beside the review's own.
    let wrong = (!verdict.right).then_some(verdict.answer.as_str());
    marks::<G>(ctx.clone(), &layout, &art, position, wrong, &verdict.best);
    if verdict.right && verdict.answer != verdict.best {
        marks::<G>(ctx, &layout, &art, position, None, &verdict.answer);
    }
    Ok(())
}

fn show<G: Reviewed>(
    mut contexts: EguiContexts,
    free: Res<FreeRoom>,
    session: If<Res<Session<G>>>,
    task: If<Res<Task>>,
    (library, people, today): (Res<Library>, Res<People>, Res<Today>),
    art: Res<Art>,
    words: Res<Words>,
    mut orders: MessageWriter<Practise>,
) -> Result {
    let Some(mut ui) = free.ui(contexts.ctx_mut()?, "guest") else {
        return Ok(());
    };
    let place = ui.max_rect();
    ui.painter().rect_filled(place, 6.0, palette::CREAM);
    let rim = Stroke::new(2.0, palette::GILT);
    ui.painter()
        .rect_stroke(place, 6.0, rim, StrokeKind::Inside);
    let inner = place.shrink2(vec2(10.0, 8.0));
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("practice"));
    ui.set_clip_rect(place);
    ui.spacing_mut().item_spacing.y = 5.0;
    ui.spacing_mut().button_padding = vec2(6.0, 4.0);
    // Lines of words, not of buttons: no higher than they are written.
    ui.spacing_mut().interact_size.y = 0.0;
    ScrollArea::vertical()
        .id_salt("practice")
        .auto_shrink(false)
        .show(&mut ui, |ui| match &task.state {
            State::Asked => {
                asked::<G>(ui, &task, &session, &words);
                if small(ui, &words.text("practice-leave")).clicked() {
                    orders.write(Practise::Leave);
                }
            }
            State::Thinking(_) => {
                quiet(ui, words.text("practice-title"));
                ui.horizontal(|ui| {
                    // It stands still: nothing is drawn while a bot thinks.
                    let (mark, _) = ui.allocate_exact_size(vec2(22.0, 22.0), Sense::hover());
                    let ink = palette::LAPIS;
                    paint_tinted(ui, &art, Picture::Icon(Icon::Bot), mark, ink);
                    text(ui, words.text("practice-thinking"));
                });
            }
            State::Judged(verdict) => {
                judged::<G>(ui, verdict, &task, &session, &art, &words);
                let card = library.card(&people, task.exercise.id);
                if let Some(card) = card {
                    let day = today.day();
                    let next = match task.first {
                        true => told::next(card, verdict.right, day, &words),
                        false => told::next_of_first(card, day, &words),
                    };
                    quiet(ui, next);
                }
            }
        });
    Ok(())
}

fn quiet(ui: &mut Ui, text: String) {
    let text = RichText::new(text).font(font(16.0, "text"));
    ui.add(Label::new(text.color(palette::INK_SOFT)).wrap());
}

fn loud(ui: &mut Ui, text: String) {
    let text = RichText::new(text).font(font(18.0, fonts::BOLD_FAMILY));
    ui.add(Label::new(text.color(palette::LAPIS)).wrap());
}

fn asked<G: Reviewed>(ui: &mut Ui, task: &Task, session: &Session<G>, words: &Words) {
    quiet(ui, told::origin(&task.exercise, words));
    loud(ui, told::question(session.record(), &task.exercise, words));
    // One's own mistake is told; what bots did would be half of the answer.
    if !task.exercise.is_shipped() {
        let position = session.timeline().position(session.moment());
        let made = described::<G>(position, &task.exercise.made, words);
        text(
            ui,
            words.format("practice-made", &[("decision", made.into())]),
        );
    }
    text(ui, words.text("practice-how"));
}

/// A decision as it is written, in words.
fn described<G: Reviewed>(position: &G, decision: &str, words: &Words) -> String {
    let read = decision.parse::<G::Decision>().ok();
    read.map_or_else(String::new, |read| G::described(position, read, words))
}

fn judged<G: Reviewed>(
    ui: &mut Ui,
    verdict: &Verdict,
    task: &Task,
    session: &Session<G>,
    art: &Art,
    words: &Words,
) {
    let position = session.timeline().position(session.moment());
    let described = |decision: &str| described::<G>(position, decision, words);
    let reason = |decision: &str| {
        let reason = G::reason(position, decision.parse().ok()?, words)?;
        Some(words.format("review-reason", &[("reason", reason.into())]))
    };
    let more = apart(verdict.chance, verdict.best_chance);
    let same = verdict.answer == verdict.best;
    let (icon, ink, key) = match verdict.right {
        true if same => (Icon::Check, palette::FAIENCE_DEEP, "practice-right"),
        // In whole points, as they stand below.
        true if more.round() == 0.0 => (Icon::Check, palette::FAIENCE_DEEP, "practice-as-good"),
        true => (Icon::Check, palette::FAIENCE_DEEP, "practice-hardly-worse"),
        false => (Icon::Cross, palette::LIMESTONE, "practice-wrong"),
    };
    let said = words.text(key);
    ui.horizontal(|ui| {
        let (mark, _) = ui.allocate_exact_size(vec2(26.0, 26.0), Sense::hover());
        paint_tinted(ui, art, Picture::Icon(icon), mark, ink);
        let head = RichText::new(said).font(font(21.0, fonts::BOLD_FAMILY));
        ui.add(Label::new(head.color(palette::INK)).wrap());
    });
    let values = [
        ("decision", described(&verdict.answer).into()),
        ("percent", told::percent(words, verdict.chance).into()),
    ];
    text(ui, words.format("practice-yours", &values));
    let (of_answer, of_best) = (reason(&verdict.answer), reason(&verdict.best));
    let differ = of_answer != of_best;
    // Beside what the better one does it is seen what is missing.
    if !verdict.right
        && differ
        && let Some(reason) = of_answer
    {
        text(ui, reason);
    }
    if !same {
        let key = match verdict.right {
            true => "practice-also",
            false => "practice-better",
        };
        let values = [
            ("decision", described(&verdict.best).into()),
            ("percent", told::percent(words, verdict.best_chance).into()),
            ("points", told::points(words, more).into()),
        ];
        loud(ui, words.format(key, &values));
    }
    let of = (session.record().id(), session.moment());
    let best = verdict.best.parse().ok();
    let then = best.and_then(|best| then::<G>(ui, of, position, best, words));
    let goes_on = then.is_some();
    then.into_iter().for_each(|then| text(ui, then));
    match of_best.filter(|_| differ || verdict.right) {
        Some(reason) => text(ui, reason),
        None if !verdict.right && !goes_on => {
            text(ui, words.text("review-reason-later"));
        }
        None => {}
    }
    let exercise = &task.exercise;
    if exercise.made != verdict.answer {
        let key = match exercise.is_shipped() {
            true => "practice-bot-played",
            false => "practice-played-then",
        };
        // A chance that was found by other nets or otherwise does not stand beside these.
        let percent = match exercise.is_judged_by::<G>() {
            true => told::percent(words, exercise.chance).into(),
            false => "none".into(),
        };
        let decision = described(&exercise.made).into();
        let values = [("decision", decision), ("percent", percent)];
        text(ui, words.format(key, &values));
    }
}
