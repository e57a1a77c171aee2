//! The panel in the rail: the chances over the game, what was played and what was better, and notes.

use super::desk::{LONGEST, is_persons};
use super::moment::{self, WaysOn, text};
use super::{Ask, Desk, told};
use crate::desktop::app::keys::Action;
use crate::desktop::app::requests::{PractiseThis, ReplayCommand};
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{font, icon_button, panel_head};
use crate::desktop::art::{Art, Icon};
use crate::desktop::reckoning::chances::{self, Chances};
use crate::desktop::replay::{Replay, Reviewed};
use crate::desktop::session::Session;
use crate::desktop::session::looking_back::{Travel, Way};
use crate::desktop::theme::guest::FreeRoom;
use crate::desktop::theme::{Push, focus, fonts, palette};
use crate::review::Mark;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{
    self, Button, CursorIcon, Key, Label, Margin, ProgressBar, RichText, ScrollArea, Sense, Stroke,
    StrokeKind, TextEdit, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

/// With less room than this the panel takes that of the players' cards too, in points.
pub(super) const LEAST: f32 = 420.0;
/// The width of the button that leads to the sums.
const SUMS: f32 = 104.0;
/// The height of the chart, and its share of the panel at most.
const CHART: (f32, f32) = (160.0, 0.24);
/// With less room than this the marks are counted in numbers alone.
const SHORT: f32 = 76.0;
/// The height of buttons.
pub(super) const TALL: f32 = 40.0;
/// How the keyboard knows the note.
pub(in crate::desktop::replay) const NOTE: &str = "review-note";

/// What the panel leads to.
#[derive(SystemParam)]
pub(super) struct Orders<'w> {
    pub asks: MessageWriter<'w, Ask>,
    pub travels: MessageWriter<'w, Travel>,
    pub commands: MessageWriter<'w, ReplayCommand>,
    pub practise: MessageWriter<'w, PractiseThis>,
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
    let close = words.with_key(words.text("review-close"), Action::Review);
    let (_, closed) = panel_head(&mut ui, &art, &words.text("review-title"), &close);
    if closed {
        orders.asks.write(Ask::Toggle);
    }
    let back = std::mem::take(&mut desk.summed);
    if let Some(found) = desk.found() {
        let owners = owners(&*session, &words);
        let older = session.timeline().decisions(0);
        let notes = desk.companion().notes().iter();
        let notes = notes.filter_map(|note| note.decisions.checked_sub(older));
        let shown = |mark: &&Mark| desk.shows(&*session, mark);
        let chart = Chances {
            owners: &owners,
            chances: &found.chances,
            flags: &found
                .marks
                .iter()
                .filter(shown)
                .map(told::flag)
                .collect::<Vec<_>>(),
            notes: &notes.collect::<Vec<_>>(),
            now: session.moment(),
            spoken: told::chart(&*session, &words, found),
            told: &|moment| told::moment(&*session, &words, found, desk.companion(), moment),
            percent: &|percent| words.format("percent", &[("percent", percent.into())]),
        };
        let height = CHART.0.min(place.height() * CHART.1);
        if let Some(moment) = chances::show(&mut ui, "review-chances", &chart, &art, height) {
            orders.travels.write(Travel::To(moment));
        }
        let marked = Marked {
            shown: found.moments_of(|mark| desk.shows(&*session, mark)),
            all: found.moments_of(|_| true).len(),
            persons: found.moments_of(|mark| is_persons(&*session, mark)).len(),
            narrowed: desk.own,
        };
        ways(
            &mut ui,
            &marked,
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
    let ways_on = desk.found().map_or(WaysOn::default(), |found| {
        WaysOn::of(found, &session, replay.can_play_on(&session))
    });
    let room = (ui.available_height() - ways_on.height()).max(0.0);
    told.max_height(room).show(&mut ui, |ui| {
        match (desk.found(), desk.progress()) {
            (Some(found), _) => {
                let shown = |mark: &Mark| desk.shows(&*session, mark);
                moment::show(ui, found, shown, &session, &words);
            }
            (None, Some(done)) => working(ui, done, &words, &mut orders),
            (None, None) => invitation(ui, desk, &words, &mut orders),
        }
        if !desk.is_reading() {
            note(ui, desk, &words);
        }
    });
    ways_on.show(&mut ui, &words, &mut orders);
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
    let small = font(15.0, fonts::BOLD_FAMILY);
    // Where the edge of the bar runs through the number, each side of it is seen on its own ground.
    let edge = response.rect.left() + done * response.rect.width();
    for (half, ink) in [
        (response.rect.with_max_x(edge), palette::SHELL),
        (response.rect.with_min_x(edge), palette::INK),
    ] {
        let painter = ui.painter().with_clip_rect(half);
        painter.text(
            middle,
            egui::Align2::CENTER_CENTER,
            &percent,
            small.clone(),
            ink,
        );
    }
    let spoken = words.format("review-progress-spoken", &[("percent", percent.into())]);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, &spoken));
    ui.add_space(4.0);
    let cancel = Push::plain(words.text("cancel")).width(ui.available_width());
    if ui.add(cancel).clicked() {
        orders.asks.write(Ask::Cancel);
    }
}

/// The marked moments of a game.
struct Marked {
    /// Those that are gone through.
    shown: Vec<usize>,
    /// How many there are in all, and how many of what people did.
    all: usize,
    persons: usize,
    /// Whether only the latter are gone through.
    narrowed: bool,
}

/// To the mark before and the next, which one this is, and what it all comes to: whoever comes `back` from
/// that has the keyboard there.
fn ways(
    ui: &mut Ui,
    marked: &Marked,
    now: usize,
    back: bool,
    art: &Art,
    words: &Words,
    orders: &mut Orders,
) {
    let (line, _) = ui.allocate_exact_size(vec2(ui.available_width(), TALL), Sense::hover());
    let moments = &marked.shown;
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
    let sums = Push::plain(words.text("review-sums")).width(SUMS);
    let right = line.with_min_x(line.right() - SUMS);
    let sums = ui.put(right, sums);
    if sums.clicked() {
        // Who comes back from there begins here, not where the keyboard was before.
        sums.request_focus();
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
    let Marked { all, persons, .. } = *marked;
    if persons == 0 || persons == all {
        let label = ui.put(room, Label::new(small(shown)).truncate());
        label.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &said));
        label.on_hover_text(said);
        return;
    }
    // Whoever wants to learn from their own turns goes through those alone.
    let (key, count) = match marked.narrowed {
        false => ("review-marks-own", persons),
        true => ("review-marks-all", all),
    };
    let about = words.format(key, &[("said", (&said).into()), ("count", count.into())]);
    let text = small(shown).color(palette::LAPIS).underline();
    let link = ui.put(room, Button::new(text).frame(false).truncate());
    focus::mark(ui, &link);
    link.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &about));
    let link = link.on_hover_cursor(CursorIcon::PointingHand);
    if link.on_hover_text(about).clicked() {
        orders.asks.write(Ask::Own);
    }
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
    // Nobody types what they do not see.
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    // Whoever has left it comes back to it from no dialogue.
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape)) {
        focus::leave(ui.ctx(), response.id);
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
