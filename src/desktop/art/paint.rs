//! Small things that all panels of the table paint with.

use super::{Art, Icon, Picture};
use crate::desktop::theme::{focus, fonts, palette};
use crate::tigris::rules::Dynasty;
use bevy::prelude::Rect;
use bevy_egui::egui;

/// A button with a picture, named for screen readers and in a tooltip.
pub fn icon_button(
    ui: &mut egui::Ui,
    place: egui::Rect,
    art: &Art,
    icon: Icon,
    name: &str,
) -> egui::Response {
    // Small, for else it would be as tall as a button with words and lie over its neighbours.
    let button = egui::Button::new("").small().min_size(place.size());
    let response = ui.put(place, button).on_hover_text(name);
    focus::mark(ui, &response);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, name));
    let side = place.height().min(place.width()) * 0.66;
    let picture = egui::Rect::from_center_size(place.center(), egui::Vec2::splat(side));
    paint(ui, art, Picture::Icon(icon), picture);
    response
}

/// The head of a panel beside the board: its title, and at the end of the line a button that closes it. Answers
/// the room between the two, and whether the button was pressed.
pub fn panel_head(ui: &mut egui::Ui, art: &Art, title: &str, close: &str) -> (egui::Rect, bool) {
    const SIDE: f32 = 28.0;
    const GAP: f32 = 6.0;
    let bold = font(19.0, fonts::BOLD_FAMILY);
    let room = ui.available_width() - SIDE - GAP;
    let written = ui
        .painter()
        .layout(title.to_string(), bold, palette::LAPIS, room);
    let size = egui::vec2(ui.available_width(), written.size().y.max(SIDE));
    let (line, said) = ui.allocate_exact_size(size, egui::Sense::hover());
    said.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, title));
    let at = egui::pos2(line.left(), line.center().y - written.size().y / 2.0);
    let end = at.x + written.size().x + 9.0;
    ui.painter().galley(at, written, palette::LAPIS);
    let corner = egui::pos2(line.right() - SIDE, line.top());
    let button = egui::Rect::from_min_size(corner, egui::Vec2::splat(SIDE));
    let closed = ui
        .scope(|ui| {
            ui.spacing_mut().button_padding = egui::Vec2::ZERO;
            icon_button(ui, button, art, Icon::Cross, close).clicked()
        })
        .inner;
    let beside = line
        .with_min_x(end)
        .with_max_x((button.left() - 2.0).max(end));
    (beside, closed)
}

/// A size of one of our fonts.
pub fn font(size: f32, family: &str) -> egui::FontId {
    egui::FontId::new(size, fonts::family(family))
}

/// Paints a piece into a rectangle.
///
/// What comes in white is painted in ink.
pub fn paint(ui: &egui::Ui, art: &Art, piece: Picture, place: egui::Rect) {
    let tint = match piece.is_white() {
        true => palette::INK,
        false => egui::Color32::WHITE,
    };
    paint_tinted(ui, art, piece, place, tint);
}

/// Paints a piece into a rectangle, tinted.
pub fn paint_tinted(
    ui: &egui::Ui,
    art: &Art,
    piece: Picture,
    place: egui::Rect,
    tint: egui::Color32,
) {
    let whole = egui::Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
    ui.painter().image(art.texture(piece), place, whole, tint);
}

/// Paints the screen of a dynasty: as much of its middle as the place is wide.
pub fn paint_screen(ui: &egui::Ui, art: &Art, dynasty: Dynasty, place: egui::Rect) {
    let screen = Picture::Screen(dynasty);
    let (columns, rows) = screen.cells();
    let half = (place.width() * rows / (place.height() * columns)).min(1.0) / 2.0;
    let part = egui::Rect::from_min_max(egui::pos2(0.5 - half, 0.0), egui::pos2(0.5 + half, 1.0));
    ui.painter()
        .image(art.texture(screen), place, part, egui::Color32::WHITE);
}

/// A line of text that ends in an ellipsis where there is no more room.
pub fn fit(
    ui: &egui::Ui,
    text: &str,
    font: egui::FontId,
    width: f32,
) -> std::sync::Arc<egui::Galley> {
    let mut job = egui::text::LayoutJob::simple_singleline(text.to_string(), font, palette::INK);
    job.wrap = egui::text::TextWrapping::truncate_at_width(width);
    ui.painter().layout_job(job)
}

/// Lines of a text in as large letters as there is room for, from `largest` down; the smallest are used
/// in any case.
pub fn fit_lines(
    ui: &egui::Ui,
    text: &str,
    largest: f32,
    room: egui::Vec2,
) -> std::sync::Arc<egui::Galley> {
    let mut size = largest;
    loop {
        let letters = font(size, "text");
        let galley = ui
            .painter()
            .layout(text.to_string(), letters, palette::GILT_LIT, room.x);
        if galley.size().y <= room.y || size <= 12.0 {
            return galley;
        }
        size -= 1.0;
    }
}

/// A rectangle of the layout for egui.
pub fn egui_rect(rect: Rect) -> egui::Rect {
    egui::Rect::from_min_max(
        egui::pos2(rect.min.x, rect.min.y),
        egui::pos2(rect.max.x, rect.max.y),
    )
}
