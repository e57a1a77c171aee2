//! The list of games: a row each, in columns that can be sorted by.
//!
//! Of thousands of rows only those in view are made, and some beyond, so that the keyboard finds the
//! next one.

use super::asking::Asking;
use super::{Page, Wish, told};
use crate::desktop::app::words::Words;
use crate::desktop::theme::page::{at_the_right, bar};
use crate::desktop::theme::palette::*;
use crate::desktop::theme::{Push, focus, space, style, widgets};
use crate::history::Shown;
use crate::history::filter::Column;
use crate::review::Thresholds;
use bevy_egui::egui::{
    Align, CornerRadius, CursorIcon, Label, Layout, Rect, RichText, Sense, Shape, Stroke,
    StrokeKind, TextStyle, TextWrapMode, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, vec2,
};

/// The height of a row, and how far it is from the next.
const TALL: f32 = 58.0;
const STEP: f32 = TALL + 5.0;
/// How many rows are made that are not in view.
const BEYOND: usize = 2;
/// The margin of a row.
const MARGIN: f32 = 12.0;
/// The height of the headings.
const HEAD: f32 = 30.0;
/// The room for the buttons.
const BUTTONS: f32 = 250.0;
/// What the part with the rows is called among those that scroll.
pub const GAMES: &str = "history-games";

/// The columns with their widths; that of opponents takes what is left.
const COLUMNS: [(Column, &str, f32); 5] = [
    (Column::Ended, "history-ended", 142.0),
    (Column::Place, "history-place", 138.0),
    (Column::Points, "history-points", 86.0),
    (Column::Against, "history-opponents", 0.0),
    (Column::Turns, "history-turns", 72.0),
];

/// The place of each column in a row.
fn places(row: Rect) -> [Rect; 5] {
    let fixed: f32 = COLUMNS.iter().map(|(_, _, width)| width).sum();
    let rest = (row.width() - 2.0 * MARGIN - BUTTONS - fixed).max(60.0);
    let mut left = row.left() + MARGIN;
    COLUMNS.map(|(_, _, width)| {
        let width = if width > 0.0 { width } else { rest };
        let place = Rect::from_x_y_ranges(left..=left + width - 8.0, row.y_range());
        left += width;
        place
    })
}

/// The headings, which sort: once more the other way round.
pub fn columns(ui: &mut Ui, page: &mut Page, words: &Words) {
    let size = vec2(ui.available_width(), HEAD);
    let (all, _) = ui.allocate_exact_size(size, Sense::hover());
    let row = all.with_max_x(all.right() - bar(ui, GAMES));
    for ((column, key, _), place) in COLUMNS.into_iter().zip(places(row)) {
        let text = words.text(key);
        let sorted = page.column == column;
        // Games come with the latest first: what is not backwards falls there, and rises elsewhere.
        let down = page.backwards != (column == Column::Ended);
        let mut child = ui.new_child(
            UiBuilder::new()
                .max_rect(place)
                .id_salt(key)
                .layout(Layout::left_to_right(Align::Center)),
        );
        let response = child.allocate_response(place.size(), Sense::click());
        let told = match (sorted, down) {
            (false, _) => "history-sort",
            (true, false) => "history-sorted-up",
            (true, true) => "history-sorted-down",
        };
        let told = words.format(told, &[("column", (&text).into())]);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &told));
        let ink = match (sorted, response.hovered()) {
            (true, _) => LAPIS,
            (false, true) => INK,
            (false, false) => INK_SOFT,
        };
        let font = style::strong().resolve(ui.style());
        let galley = ui.painter().layout_no_wrap(text, font, ink);
        let at = pos2(place.left(), place.center().y - galley.size().y / 2.0);
        let end = at.x + galley.size().x + 10.0;
        ui.painter().galley(at, galley, ink);
        if sorted {
            triangle(ui, pos2(end, place.center().y), down);
        }
        focus::mark(ui, &response);
        if response.on_hover_cursor(CursorIcon::PointingHand).clicked() {
            if sorted {
                page.backwards = !page.backwards;
            } else {
                page.column = column;
                // The most points and turns, but the best place first.
                page.backwards = matches!(column, Column::Points | Column::Turns);
            }
        }
    }
}

fn triangle(ui: &Ui, at: bevy_egui::egui::Pos2, down: bool) {
    let tip = if down { 5.0 } else { -5.0 };
    let points = vec![
        at + vec2(-5.0, -tip * 0.7),
        at + vec2(5.0, -tip * 0.7),
        at + vec2(0.0, tip),
    ];
    let shape = Shape::convex_polygon(points, LAPIS, Stroke::NONE);
    ui.painter().add(shape);
}

/// The games.
pub fn show(ui: &mut Ui, shown: &[Shown], thresholds: &Thresholds, words: &Words) -> Option<Wish> {
    let mut wish = None;
    ui.spacing_mut().item_spacing.y = 0.0;
    let (clip, top) = (ui.clip_rect(), ui.cursor().top());
    let row = |y: f32| (((y - top) / STEP).max(0.0) as usize).min(shown.len());
    let first = row(clip.top()).saturating_sub(BEYOND);
    let last = (row(clip.bottom()) + 1 + BEYOND).min(shown.len());
    ui.add_space(first as f32 * STEP);
    for one in &shown[first..last] {
        let size = vec2(ui.available_width(), STEP);
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        let place = Rect::from_min_size(place.min, vec2(size.x, TALL));
        let builder = UiBuilder::new().max_rect(place).id_salt(&one.line.path);
        let mut child = ui.new_child(builder);
        wish = wish.or(game(&mut child, place, one, thresholds, words));
    }
    ui.add_space((shown.len() - last) as f32 * STEP);
    wish
}

/// A row.
fn game(
    ui: &mut Ui,
    place: Rect,
    one: &Shown,
    thresholds: &Thresholds,
    words: &Words,
) -> Option<Wish> {
    let entry = one.entry();
    let ground = mix(CREAM, CLAY, 0.45);
    let rim = Stroke::new(1.0, CLAY_DARK);
    let round = CornerRadius::same(space::ROUND);
    ui.painter()
        .rect(place, round, ground, rim, StrokeKind::Inside);
    let texts = [
        (told::date(entry, words), entry.game.name(words)),
        (
            told::place(one, words),
            told::of_players_with_faults(one, thresholds, words),
        ),
        (told::points(one).to_string(), told::all_points(entry)),
        (told::others(one, words), told::detail(one, words)),
        (entry.turns.to_string(), String::new()),
    ];
    for ((strong, small), column) in texts.into_iter().zip(places(place)) {
        let column = column.shrink2(vec2(0.0, 5.0));
        let layout = Layout::top_down(Align::Min);
        let builder = UiBuilder::new().max_rect(column).layout(layout);
        let mut cell = ui.new_child(builder);
        cell.spacing_mut().item_spacing.y = 0.0;
        cell.style_mut().wrap_mode = Some(TextWrapMode::Truncate);
        cell.add(Label::new(widgets::bold(strong)).truncate());
        if !small.is_empty() {
            let small = RichText::new(small).text_style(TextStyle::Small);
            cell.add(Label::new(small.color(INK_SOFT)).truncate());
        }
    }
    let right = Rect::from_min_max(
        pos2(place.right() - MARGIN - BUTTONS + 8.0, place.top()),
        pos2(place.right() - MARGIN + 4.0, place.bottom()),
    );
    let mut side = ui.new_child(UiBuilder::new().max_rect(right));
    side.spacing_mut().item_spacing.x = space::SMALL;
    side.spacing_mut().button_padding.x = 9.0;
    at_the_right(&mut side, "history", |ui| buttons(ui, one, words))
}

fn buttons(ui: &mut Ui, one: &Shown, words: &Words) -> Option<Wish> {
    let mut wish = None;
    let identity = told::identity(one, words);
    // Every row has the same buttons: screen readers are told which game each one is about.
    let push = |key: &str| {
        let does = words.text(key);
        let values = [("does", (&does).into()), ("game", (&identity).into())];
        Push::plain(does).told(words.format("load-does", &values))
    };
    let path = || one.line.path.clone();
    if ui.add(push("history-replay")).clicked() {
        wish = Some(Wish::Replay(path()));
    }
    if ui.add(push("history-export")).clicked() {
        let date = told::date(one.entry(), words);
        let values = [
            ("first", one.entry().game.name(words).into()),
            ("second", date.into()),
        ];
        let name = words.format("history-detail", &values);
        wish = Some(Wish::Ask(Asking::export(path(), &name)));
    }
    if ui.add(push("history-delete")).clicked() {
        wish = Some(Wish::Ask(Asking::Delete(path(), identity.clone())));
    }
    wish
}
