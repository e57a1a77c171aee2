//! A small picture of a board, painted from what its file says.

use crate::desktop::theme::palette::*;
use crate::rules::{Board, COLUMNS, Cell, Frame, ROWS};
use bevy_egui::egui::{
    Rect, Response, Sense, Shape, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

/// Paints a board as wide as asked; `label` tells screen readers which one it is.
pub fn board(ui: &mut Ui, board: &Board, width: f32, label: &str) -> Response {
    let rim = 6.0;
    let cell = (width - 2.0 * rim) / f32::from(COLUMNS);
    let size = vec2(width, cell * f32::from(ROWS) + 2.0 * rim);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, label));
    let painter = ui.painter_at(rect);
    let frame = match board.frame() {
        Frame::Gold => GILT,
        Frame::Blue => LAPIS_LIT,
    };
    painter.rect_filled(rect, 3.0, BITUMEN);
    painter.rect_filled(rect.shrink(1.5), 3.0, frame);
    let field = rect.shrink(rim);
    painter.rect_filled(field.expand(1.5), 0.0, BITUMEN);
    for at in Cell::all() {
        let corner = field.min + vec2(f32::from(at.column()), f32::from(at.row())) * cell;
        let place = Rect::from_min_size(corner, vec2(cell, cell));
        let river = board.river().contains(at);
        let ground = if river {
            mix(RIVER, LAPIS_LIT, 0.25)
        } else {
            LAND
        };
        painter.rect_filled(place.shrink(0.4), 0.0, ground);
        if river {
            let y = place.center().y;
            let w = cell * 0.3;
            let wave = [-1.0, -0.5, 0.0, 0.5, 1.0]
                .into_iter()
                .zip([0.0, -0.12, 0.0, 0.12, 0.0])
                .map(|(x, up)| pos2(place.center().x + x * w, y + up * cell))
                .collect();
            painter.add(Shape::line(wave, Stroke::new(1.2, LAPIS)));
        } else if board.shedu().contains(at) {
            let special = board.border().contains(at);
            temple(&painter, place, special);
        }
    }
    response
}

/// A temple in small; with a frame of gold where its treasure is taken first.
fn temple(painter: &bevy_egui::egui::Painter, place: Rect, special: bool) {
    let inner = place.shrink(place.width() * 0.06);
    painter.rect_filled(inner, 2.0, BITUMEN);
    if special {
        painter.rect_filled(inner.shrink(1.0), 2.0, GILT_LIT);
        painter.rect_filled(inner.shrink(2.6), 1.0, BITUMEN);
    }
    let face = inner.shrink(if special { 3.2 } else { 1.2 });
    painter.rect_filled(face, 1.0, TERRACOTTA);
    for (step, width) in [(0.0, 0.8), (1.0, 0.52), (2.0, 0.24)] {
        let tall = face.height() * 0.24;
        let bottom = face.bottom() - face.height() * 0.14 - step * tall;
        let block = Rect::from_min_max(
            pos2(face.center().x - face.width() * width / 2.0, bottom - tall),
            pos2(face.center().x + face.width() * width / 2.0, bottom),
        );
        painter.rect_filled(block, 0.0, SHELL);
    }
}
