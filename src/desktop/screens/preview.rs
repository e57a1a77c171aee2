//! Small pictures: of a board, painted from what its file says, and of a game on it.

mod babel;

pub use babel::babel;

use crate::desktop::theme::palette::*;
use crate::tigris::rules::{Board, COLUMNS, Cell, Colour, Frame, Monument, ROWS, Table, monuments};
use bevy_egui::egui::{
    Color32, Painter, Rect, Response, Sense, Shape, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

/// The width of the frame.
const RIM: f32 = 6.0;

/// Paints a board as wide as asked; `label` tells screen readers which one it is.
pub fn board(ui: &mut Ui, board: &Board, width: f32, label: &str) -> Response {
    let (response, ground) = place(ui, width, RIM, label);
    paint_ground(ui, board, response.rect, &ground);
    response
}

/// Paints a board with all that stands on it, as wide as asked; nothing where it is out of sight.
pub fn table(ui: &mut Ui, table: &Table, width: f32, label: &str) -> Response {
    let (response, ground) = place(ui, width, 3.0, label);
    if ui.is_rect_visible(response.rect) {
        paint_ground(ui, table.board(), response.rect, &ground);
        let painter = ui.painter_at(response.rect);
        for at in Cell::all() {
            paint_piece(&painter, table, at, ground.cell(at));
        }
    }
    response
}

/// Where the cells of a small board lie.
struct Ground {
    field: Rect,
    cell: f32,
}

impl Ground {
    fn cell(&self, at: Cell) -> Rect {
        let corner = self.field.min + vec2(f32::from(at.column()), f32::from(at.row())) * self.cell;
        Rect::from_min_size(corner, vec2(self.cell, self.cell))
    }
}

fn place(ui: &mut Ui, width: f32, rim: f32, label: &str) -> (Response, Ground) {
    let cell = (width - 2.0 * rim) / f32::from(COLUMNS);
    let size = vec2(width, cell * f32::from(ROWS) + 2.0 * rim);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, label));
    let field = rect.shrink(rim);
    (response, Ground { field, cell })
}

/// A piece in small: what it is can be told by its shape as well as by its colour.
fn paint_piece(painter: &Painter, table: &Table, at: Cell, place: Rect) {
    let side = place.width();
    if table.catastrophes().contains(at) {
        painter.rect_filled(place, 0.0, BITUMEN);
        let cross = Stroke::new(1.0, CLAY_DARK);
        painter.line_segment([place.left_top(), place.right_bottom()], cross);
        painter.line_segment([place.right_top(), place.left_bottom()], cross);
        return;
    }
    let tile = table.tile(at).map(ink).or_else(|| {
        let down = table.face_down().contains(at);
        down.then_some(CLAY_DARK)
    });
    if let Some(fill) = tile {
        painter.rect_filled(place.shrink(0.3), 0.0, INK);
        painter.rect_filled(place.shrink(0.9), 0.0, fill);
    }
    if table.wonder_cells().contains(at) {
        painter.rect_filled(place, 0.0, GILT);
    }
    for monument in Monument::ALL {
        let square = table.monument(monument).and_then(monuments::square);
        if square.is_some_and(|square| square.contains(at)) {
            let [low, high] = monument.colours();
            painter.rect_filled(place, 0.0, SHELL);
            painter.rect_filled(place.shrink(side * 0.15), 0.0, ink(low));
            painter.rect_filled(place.shrink(side * 0.34), 0.0, ink(high));
        }
    }
    if table.treasures().contains(at) {
        let rim = Stroke::new(0.8, BITUMEN);
        painter.circle(place.center(), side * 0.26, GILT_LIT, rim);
    }
    let leader = table.leaders_on_board().find(|(_, _, cell)| *cell == at);
    if let Some((_, colour, _)) = leader {
        let rim = Stroke::new(1.0, BITUMEN);
        painter.circle(place.center(), side * 0.46, SHELL, rim);
        painter.circle_filled(place.center(), side * 0.26, ink(colour));
    }
}

/// The colour of a tile.
fn ink(colour: Colour) -> Color32 {
    match colour {
        Colour::Black => BITUMEN,
        Colour::Red => TERRACOTTA,
        Colour::Blue => LAPIS_LIT,
        Colour::Green => FAIENCE,
    }
}

fn paint_ground(ui: &Ui, board: &Board, rect: Rect, ground: &Ground) {
    let painter = ui.painter_at(rect);
    let frame = match board.frame() {
        Frame::Gold => GILT,
        Frame::Blue => LAPIS_LIT,
    };
    painter.rect_filled(rect, 3.0, BITUMEN);
    painter.rect_filled(rect.shrink(1.5), 3.0, frame);
    painter.rect_filled(ground.field.expand(1.5), 0.0, BITUMEN);
    let cell = ground.cell;
    for at in Cell::all() {
        let place = ground.cell(at);
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
}

/// A temple in small; with a frame of gold where its treasure is taken first.
fn temple(painter: &Painter, place: Rect, special: bool) {
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
