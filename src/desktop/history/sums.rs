//! What the games come to, told apart by opponents, boards, variants, sides and numbers of players.

use super::looked::Looked;
use super::told;
use crate::desktop::app::words::Words;
use crate::desktop::theme::page::scrolling;
use crate::desktop::theme::palette::*;
use crate::desktop::theme::{space, style, widgets};
use crate::history::sums::{By, Group, Sum};
use bevy_egui::egui::{
    Align2, Rect, RichText, Sense, TextStyle, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

/// The height of a row.
const TALL: f32 = 38.0;
/// The width of a column of numbers.
const NUMBER: f32 = 96.0;
/// The columns of numbers.
const COLUMNS: [&str; 5] = [
    "history-sum-games",
    "history-sum-won",
    "history-sum-share",
    "history-sum-mean",
    "history-sum-best",
];

/// The choice of what they are told apart by, and a row for each group.
pub fn show(ui: &mut Ui, looked: &Looked, by: &mut By, words: &Words) {
    let options = By::ALL.map(|by| {
        let key = match by {
            By::Opponent => "history-by-opponent",
            By::Board => "history-by-board",
            By::Variants => "history-by-variants",
            By::Playing => "history-by-playing",
            By::Players => "history-by-players",
        };
        (by, words.text(key))
    });
    scrolling(ui, "history-sums", |ui| {
        widgets::choice(ui, &words.text("choice-sums"), by, &options);
        ui.add_space(space::SMALL);
        let several = looked.games.len() > 1;
        heading(ui, words);
        for (i, (group, sum)) in looked.sums.iter().enumerate() {
            row(ui, i, group, sum, several, words);
        }
        ui.add_space(space::SMALL);
        widgets::explain(ui, &words.text("history-points-about"));
    });
}

/// The right ends of the columns of numbers.
fn ends(row: Rect) -> [f32; 5] {
    let first = row.right() - 14.0 - NUMBER * (COLUMNS.len() - 1) as f32;
    [0, 1, 2, 3, 4].map(|i| first + NUMBER * i as f32)
}

fn heading(ui: &mut Ui, words: &Words) {
    let size = vec2(ui.available_width(), 26.0);
    let (row, _) = ui.allocate_exact_size(size, Sense::hover());
    for (key, end) in COLUMNS.into_iter().zip(ends(row)) {
        let at = pos2(end, row.center().y);
        let text = words.text(key);
        widgets::paint_text(
            ui,
            at,
            Align2::RIGHT_CENTER,
            &text,
            style::strong(),
            INK_SOFT,
        );
    }
}

fn row(ui: &mut Ui, index: usize, group: &Group, sum: &Sum, several: bool, words: &Words) {
    let size = vec2(ui.available_width(), TALL);
    let (row, response) = ui.allocate_exact_size(size, Sense::hover());
    let name = told::group(group, several, words);
    let known = sum.own > 0;
    let unknown = || words.text("history-unknown");
    let number = |number: String| if known { number } else { unknown() };
    let numbers = [
        sum.games.to_string(),
        number(sum.won.to_string()),
        told::share(sum, words),
        told::decimal(sum.mean(), words),
        number(sum.best.to_string()),
    ];
    response.widget_info(|| {
        let [_, won, share, mean, best] = numbers.clone();
        let values = [
            ("group", (&name).into()),
            ("games", sum.games.into()),
            ("won", won.into()),
            ("share", share.into()),
            ("mean", mean.into()),
            ("best", best.into()),
        ];
        let text = words.format("history-sum-spoken", &values);
        WidgetInfo::labeled(WidgetType::Label, true, text)
    });
    if !ui.is_rect_visible(row) {
        return;
    }
    if index.is_multiple_of(2) {
        let ground = mix(CREAM, CLAY, 0.45);
        ui.painter().rect_filled(row, space::ROUND, ground);
    }
    let ends = ends(row);
    let room = ends[0] - NUMBER * 0.7 - row.left() - 14.0;
    let job = RichText::new(name).text_style(style::strong()).color(INK);
    let place = Rect::from_min_size(
        pos2(row.left() + 14.0, row.top() + 7.0),
        vec2(room.max(40.0), TALL - 10.0),
    );
    // The row itself is what screen readers are told: its parts are only painted.
    let text = bevy_egui::egui::WidgetText::from(job).into_galley(
        ui,
        Some(bevy_egui::egui::TextWrapMode::Truncate),
        place.width(),
        TextStyle::Body,
    );
    ui.painter().galley(place.min, text, INK);
    for (number, end) in numbers.iter().zip(ends) {
        let at = pos2(end, row.center().y);
        widgets::paint_text(ui, at, Align2::RIGHT_CENTER, number, TextStyle::Body, INK);
    }
}
