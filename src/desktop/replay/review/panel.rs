//! The panel in the rail: the chances over the game, what was played and what was better, and notes.

use super::desk::{Found, LONGEST};
use super::{Ask, Desk, told};
use crate::desktop::app::keys::Action;
use crate::desktop::app::requests::{PractiseThis, ReplayCommand};
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{font, icon_button};
use crate::desktop::art::{Art, Icon};
use crate::desktop::reckoning::chances::{self, Chances};
use crate::desktop::replay::{Replay, Reviewed};
use crate::desktop::session::Session;
use crate::desktop::session::looking_back::{Travel, Way};
use crate::desktop::theme::guest::FreeRoom;
use crate::desktop::theme::{Push, focus, fonts, palette};
use crate::record::Kind;
use crate::review::{Grade, Judged, Mark};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{
    self, Label, Margin, ProgressBar, RichText, ScrollArea, Sense, Stroke, StrokeKind, TextEdit,
    Ui, WidgetInfo, WidgetType, pos2, vec2,
};

/// With less room than this the panel takes that of the players' cards too, in points.
pub(super) const LEAST: f32 = 420.0;
/// The height of the chart, and its share of the panel at most.
const CHART: (f32, f32) = (160.0, 0.28);
/// With less room than this the marks are counted in numbers alone.
const SHORT: f32 = 76.0;
/// The height of buttons.
const TALL: f32 = 40.0;
/// Below this height of the panel nothing is said that is not about the moment.
const ROOMY: f32 = 480.0;
/// How the keyboard knows the note.
pub(in crate::desktop::replay) const NOTE: &str = "review-note";

/// What the panel leads to.
#[derive(SystemParam)]
pub(super) struct Orders<'w> {
    asks: MessageWriter<'w, Ask>,
    travels: MessageWriter<'w, Travel>,
    commands: MessageWriter<'w, ReplayCommand>,
    practise: MessageWriter<'w, PractiseThis>,
}

pub(super) fn show<G: Reviewed>(
    mut contexts: EguiContexts,
    free: Res<FreeRoom>,
    session: If<Res<Session<G>>>,
    replay: Res<Replay<G>>,
    art: Res<Art>,
    words: Res<Words>,
    mut desk: If<ResMut<Desk>>,
    mut orders: Orders,
) -> Result {
    if !desk.open {
        return Ok(());
    }
    let Some(mut ui) = free.ui(contexts.ctx_mut()?, "review") else {
        return Ok(());
    };
    let desk = desk.bypass_change_detection();
    let place = ui.max_rect();
    ui.painter().rect_filled(place, 6.0, palette::CREAM);
    let rim = Stroke::new(2.0, palette::GILT);
    ui.painter()
        .rect_stroke(place, 6.0, rim, StrokeKind::Inside);
    let inner = place.shrink2(vec2(9.0, 7.0));
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("panel"));
    ui.set_clip_rect(place);
    ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
    // Lines of words, not of buttons: no higher than they are written.
    ui.spacing_mut().interact_size.y = 0.0;
    ui.spacing_mut().button_padding = vec2(8.0, 3.0);
    head(&mut ui, &art, &words, &mut orders);
    let back = std::mem::take(&mut desk.summed);
    if let Some(found) = desk.found() {
        let owners = owners(&*session, &words);
        let chart = Chances {
            owners: &owners,
            chances: &found.chances,
            flags: &found.marks.iter().map(told::flag).collect::<Vec<_>>(),
            now: session.moment(),
            spoken: told::chart(&*session, &words, found),
            told: &|moment| told::moment(&*session, &words, found, moment),
            percent: &|percent| words.format("percent", &[("percent", percent.into())]),
        };
        let height = CHART.0.min(place.height() * CHART.1);
        if let Some(moment) = chances::show(&mut ui, "review-chances", &chart, &art, height) {
            orders.travels.write(Travel::To(moment));
        }
        ways(
            &mut ui,
            found,
            session.moment(),
            back,
            &art,
            &words,
            &mut orders,
        );
    }
    let mut told = ScrollArea::vertical()
        .id_salt("review-moment")
        .auto_shrink(false);
    // What is said of a moment is read from its beginning.
    if desk.told.replace(session.moment()) != Some(session.moment()) {
        told = told.vertical_scroll_offset(0.0);
    }
    told.show(&mut ui, |ui| {
        match (desk.found(), desk.progress()) {
            (Some(found), _) => here(ui, found, &session, &replay, &words, &mut orders),
            (None, Some(done)) => working(ui, done, &words, &mut orders),
            (None, None) => invitation(ui, desk, &words, &mut orders),
        }
        if !desk.is_reading() {
            note(ui, desk, &words);
        }
    });
    Ok(())
}

/// The players as the chart shows them.
fn owners<G: Reviewed>(
    session: &Session<G>,
    words: &Words,
) -> Vec<crate::desktop::reckoning::Owner> {
    let players = session.position().players().into_iter();
    players.map(|player| G::owner(words, player)).collect()
}

fn head(ui: &mut Ui, art: &Art, words: &Words, orders: &mut Orders) {
    let (line, _) = ui.allocate_exact_size(vec2(ui.available_width(), 28.0), Sense::hover());
    ui.painter().text(
        line.left_center(),
        egui::Align2::LEFT_CENTER,
        words.text("review-title"),
        font(19.0, fonts::BOLD_FAMILY),
        palette::LAPIS,
    );
    let corner = pos2(line.max.x - 28.0, line.min.y);
    let close = egui::Rect::from_min_size(corner, egui::Vec2::splat(28.0));
    ui.scope(|ui| {
        ui.spacing_mut().button_padding = egui::Vec2::ZERO;
        let name = words.with_key(words.text("review-close"), Action::Review);
        if icon_button(ui, close, art, Icon::Cross, &name).clicked() {
            orders.asks.write(Ask::Toggle);
        }
    });
}

fn text(ui: &mut Ui, text: impl Into<String>) {
    let text = RichText::new(text).font(font(16.0, "text"));
    ui.add(Label::new(text).wrap());
}

fn bold(ui: &mut Ui, text: impl Into<String>) {
    let text = RichText::new(text).font(font(16.5, fonts::BOLD_FAMILY));
    ui.add(Label::new(text).wrap());
}

/// Nothing has been worked out yet.
fn invitation(ui: &mut Ui, desk: &Desk, words: &Words, orders: &mut Orders) {
    if desk.is_reading() {
        text(ui, words.text("review-reading"));
        return;
    }
    text(ui, words.text("review-about"));
    let begin = Push::primary(words.text("review-begin")).width(ui.available_width());
    if ui.add(begin).clicked() {
        orders.asks.write(Ask::Begin);
    }
}

fn working(ui: &mut Ui, done: f32, words: &Words, orders: &mut Orders) {
    text(ui, words.text("review-working"));
    let percent = told::percent(words, done);
    let bar = ProgressBar::new(done)
        .fill(palette::LAPIS_LIT)
        .desired_height(20.0);
    let response = ui.add(bar);
    let middle = response.rect.center();
    let ink = if done > 0.45 {
        palette::SHELL
    } else {
        palette::INK
    };
    let small = font(15.0, fonts::BOLD_FAMILY);
    ui.painter()
        .text(middle, egui::Align2::CENTER_CENTER, &percent, small, ink);
    let spoken = words.format("review-progress-spoken", &[("percent", percent.into())]);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, &spoken));
    ui.add_space(4.0);
    let cancel = Push::plain(words.text("cancel")).width(ui.available_width());
    if ui.add(cancel).clicked() {
        orders.asks.write(Ask::Cancel);
    }
}

/// To the mark before and the next, which one this is, and what it all comes to: whoever comes `back` from
/// that has the keyboard there.
fn ways(
    ui: &mut Ui,
    found: &Found,
    now: usize,
    back: bool,
    art: &Art,
    words: &Words,
    orders: &mut Orders,
) {
    let (line, _) = ui.allocate_exact_size(vec2(ui.available_width(), TALL), Sense::hover());
    let moments = &found.moments;
    let before = moments.iter().any(|moment| *moment < now);
    let after = moments.iter().any(|moment| *moment > now);
    let mut left = line.left();
    for (way, can, icon, key, action) in [
        (
            Way::Back,
            before,
            Icon::ArrowLeft,
            "review-mark-back",
            Action::ReviewBack,
        ),
        (
            Way::On,
            after,
            Icon::ArrowRight,
            "review-mark-on",
            Action::ReviewOn,
        ),
    ] {
        let place = egui::Rect::from_min_size(pos2(left, line.top()), vec2(34.0, TALL));
        left = place.right() + 4.0;
        let name = words.with_key(words.text(key), action);
        let pressed = ui
            .add_enabled_ui(can, |ui| {
                ui.spacing_mut().button_padding = egui::Vec2::ZERO;
                icon_button(ui, place, art, icon, &name).clicked()
            })
            .inner;
        if pressed {
            orders.asks.write(Ask::Mark(way));
        }
    }
    let sums = Push::plain(words.text("review-sums"));
    let right = line.with_min_x(line.right() - 86.0);
    let sums = ui.put(right, sums);
    if sums.clicked() {
        orders.asks.write(Ask::Sums);
    }
    if back {
        sums.request_focus();
    }
    let at = moments.iter().position(|moment| *moment == now);
    let count = ("count", moments.len().into());
    let said = match at {
        Some(at) => words.format("review-mark-at", &[("at", (at + 1).into()), count]),
        None => words.format("review-marks", &[count]),
    };
    let room = egui::Rect::from_min_max(
        pos2(left + 4.0, line.top()),
        pos2(right.left() - 4.0, line.bottom()),
    );
    let small = |said: &str| RichText::new(said).font(font(15.0, "text"));
    // In a narrow rail the two numbers say it.
    let short = format!(
        "{}/{}",
        at.map_or("–".to_string(), |at| (at + 1).to_string()),
        moments.len()
    );
    let shown = if room.width() < SHORT { &short } else { &said };
    let label = ui.put(room, Label::new(small(shown)).truncate());
    label.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &said));
    label.on_hover_text(said);
}

/// What there is to say of the moment on the screen.
fn here<G: Reviewed>(
    ui: &mut Ui,
    found: &Found,
    session: &Session<G>,
    replay: &Replay<G>,
    words: &Words,
    orders: &mut Orders,
) {
    let now = session.moment();
    let marks: Vec<&Mark> = found.marks.iter().filter(|m| m.moment == now).collect();
    for mark in &marks {
        ui.horizontal_top(|ui| {
            let (place, _) = ui.allocate_exact_size(vec2(20.0, 20.0), Sense::hover());
            let shape = told::shape(mark.why);
            chances::sign(ui.painter(), place.center(), shape, palette::INK, 1.0);
            bold(ui, told::mark(session, words, mark));
        });
    }
    match found.review.at(now) {
        Some(judged) => choice(ui, judged, found, session, words),
        None if marks.is_empty() => text(ui, words.text("review-nothing-here")),
        None => {}
    }
    let judged = found.review.at(now);
    let plays_on = replay.can_play_on(session);
    let practises = judged.is_some_and(|judged| is_exercise(judged, found, session));
    // Side by side where both words fit: below them little is seen without scrolling.
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().button_padding.x = 10.0;
        if plays_on {
            let key = match judged.is_some_and(|judged| judged.points() > 0.0) {
                true => "review-try",
                false => "replay-play-on",
            };
            let about = words.text("replay-play-on-about");
            let mut push = Push::primary(words.text(key));
            if !practises {
                push = push.width(ui.available_width());
            }
            if ui.add(push).on_hover_text(about).clicked() {
                orders.commands.write(ReplayCommand::PlayOn);
            }
        }
        if practises {
            let about = words.text("review-practise-about");
            let push = Push::plain(words.text("review-practise"));
            if ui.add(push).on_hover_text(about).clicked() {
                orders.practise.write(PractiseThis);
            }
        }
    });
}

/// Whether a decision becomes an exercise: a mistake at least, of somebody at the screen.
fn is_exercise<G: Reviewed>(judged: &Judged, found: &Found, session: &Session<G>) -> bool {
    let seated = session.record().players().get(judged.seat);
    let person = seated.is_some_and(|player| player.kind == Kind::Person);
    person && judged.grade(found.thresholds()) >= Some(Grade::Mistake)
}

/// What was decided at this moment, and what was better.
fn choice<G: Reviewed>(
    ui: &mut Ui,
    judged: &Judged,
    found: &Found,
    session: &Session<G>,
    words: &Words,
) {
    let position = session.timeline().position(session.moment());
    let read = |decision: &str| decision.parse::<G::Decision>().ok();
    let grade: Option<Grade> = judged.grade(found.thresholds());
    let described = |decision| G::described(position, decision, words);
    if let Some(made) = read(&judged.made) {
        let player = told::player(session, judged.seat);
        let mut values = player.map_or(Vec::new(), |player| G::whose(words, player).to_vec());
        values.push(("decision", described(made).into()));
        values.push(("percent", told::percent(words, judged.chance).into()));
        text(ui, words.format("review-played", &values));
    }
    // What is within its error is no better.
    let better = (judged.best != judged.made && judged.points() > 0.0)
        .then(|| read(&judged.best))
        .flatten();
    let Some(best) = better else {
        text(ui, words.text("review-nothing-better"));
        return;
    };
    let values = [
        ("decision", described(best).into()),
        ("percent", told::percent(words, judged.best_chance).into()),
        ("points", told::points(words, judged.told()).into()),
    ];
    match grade {
        Some(_) => bold(ui, words.format("review-better", &values)),
        None => text(ui, words.format("review-better", &values)),
    }
    if let Some(reason) = G::reason(position, best, words) {
        text(
            ui,
            words.format("review-reason", &[("reason", reason.into())]),
        );
    }
    if ui.clip_rect().height() > ROOMY {
        if G::places_on_board(position, best) {
            small(ui, words.text("review-on-board"));
        }
        small(ui, words.text("review-two-sights"));
    }
}

/// Words that only explain.
fn small(ui: &mut Ui, text: String) {
    let small = RichText::new(text).font(font(15.0, "text"));
    ui.add(Label::new(small.color(palette::INK_SOFT)).wrap());
}

/// A note of one's own on the moment.
fn note(ui: &mut Ui, desk: &mut Desk, words: &Words) {
    ui.add_space(4.0);
    let label = words.text("review-note");
    let hint = RichText::new(&label).color(palette::INK_SOFT);
    let edit = TextEdit::multiline(&mut desk.draft.text)
        .id(egui::Id::new(NOTE))
        .char_limit(LONGEST)
        .desired_rows(2)
        .desired_width(f32::INFINITY)
        .font(font(16.0, "text"))
        .margin(Margin::symmetric(8, 5))
        .hint_text(hint);
    let response = ui.add(edit);
    if response.has_focus() {
        focus::typing(ui.ctx());
    }
    if response.changed() {
        desk.draft.changed = true;
        // The quiet after it begins now.
        desk.draft.since = None;
    }
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_label(label));
    focus::mark(ui, &response);
}
