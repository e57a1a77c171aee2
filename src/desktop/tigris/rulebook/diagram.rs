//! A picture of a scene: the part of the board that matters, drawn with the pieces of the table, and
//! steps through what happens.

use super::boards::{self, Boards, CELL};
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{font, icon_button, paint, paint_tinted};
use crate::desktop::art::{Art, Icon, Picture};
use crate::desktop::theme::{focus, fonts, palette, space};
use crate::desktop::tigris::board::decisions::words_for;
use crate::desktop::tigris::board::layout::Layout;
use crate::desktop::tigris::board::pieces::pieces_of;
use crate::tigris::rules::{Cell, Decision, Event, Position};
use crate::tigris::teaching::{Moment, Scene, Window};
use bevy::prelude::Vec2;
use bevy_egui::egui::{
    self, Align2, Color32, Label, Rect, RichText, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    WidgetType, pos2, vec2,
};

/// The room for letters and numbers at the edge.
const EDGE: f32 = 22.0;

/// Shows a scene at a step, with the buttons to go on; `title` tells screen readers what it is of.
pub fn show(
    ui: &mut Ui,
    scene: &Scene,
    step: &mut usize,
    title: &str,
    boards: &Boards,
    art: &Art,
    words: &Words,
) {
    let window = scene.window();
    let (columns, rows) = window.size();
    let cell = ((ui.available_width() - EDGE - 4.0) / f32::from(columns)).min(CELL);
    let size = vec2(f32::from(columns), f32::from(rows)) * cell + vec2(EDGE, EDGE);
    let (place, response) = ui.allocate_exact_size(size, Sense::hover());
    let about = words.format("rulebook-picture", &[("title", title.into())]);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &about));
    if ui.is_rect_visible(place) {
        let field = Rect::from_min_max(place.min + vec2(EDGE, EDGE), place.max);
        let picture = Sketch {
            window,
            field,
            cell,
        };
        picture.edge(ui, words);
        let moment = step
            .checked_sub(1)
            .and_then(|last| scene.moments().get(last));
        picture.board(ui, scene.position(*step), boards, art);
        if let Some(moment) = moment {
            picture.moment(ui, scene.position(*step - 1), moment, art);
        }
    }
    if !scene.moments().is_empty() {
        steps(ui, scene, step, art, words);
    }
}

/// Where the cells of a window are.
struct Sketch {
    window: Window,
    field: Rect,
    cell: f32,
}

impl Sketch {
    fn place(&self, cell: Cell) -> Rect {
        let at = vec2(
            f32::from(cell.column()) - f32::from(self.window.columns.0),
            f32::from(cell.row()) - f32::from(self.window.rows.0),
        );
        Rect::from_min_size(
            self.field.min + at * self.cell,
            egui::Vec2::splat(self.cell),
        )
    }

    /// Letters above, numbers at the left.
    fn edge(&self, ui: &Ui, words: &Words) {
        let small = font(16.0, fonts::BOLD_FAMILY);
        for cell in self.window.cells() {
            let name = words.cell(cell);
            let split = name.find(|c: char| c.is_ascii_digit()).unwrap_or(0);
            let middle = self.place(cell).center();
            let write = |at, text: &str| {
                ui.painter().text(
                    at,
                    Align2::CENTER_CENTER,
                    text,
                    small.clone(),
                    palette::INK_SOFT,
                );
            };
            if cell.row() == self.window.rows.0 {
                write(
                    pos2(middle.x, self.field.top() - EDGE / 2.0),
                    &name[..split],
                );
            }
            if cell.column() == self.window.columns.0 {
                write(
                    pos2(self.field.left() - EDGE / 2.0, middle.y),
                    &name[split..],
                );
            }
        }
    }

    fn board(&self, ui: &mut Ui, position: &Position, boards: &Boards, art: &Art) {
        let table = position.table();
        let window = &self.window;
        if let Some(ground) = boards.picture(table.board()) {
            let from = boards::at(f32::from(window.columns.0), f32::from(window.rows.0));
            let to = boards::at(
                f32::from(window.columns.1) + 1.0,
                f32::from(window.rows.1) + 1.0,
            );
            let part = Rect::from_min_max(from, to);
            ui.painter().image(ground, self.field, part, Color32::WHITE);
        } else {
            ui.painter().rect_filled(self.field, 0.0, palette::LAND);
        }
        // The table's own measure, with the window where the window is.
        let corner = self.field.min
            - vec2(f32::from(window.columns.0), f32::from(window.rows.0)) * self.cell;
        let layout = Layout {
            cell: self.cell,
            origin: Vec2::new(corner.x, corner.y),
            pixels: ui.ctx().pixels_per_point(),
            ..Layout::default()
        };
        let mut pieces = pieces_of(table);
        pieces.sort_by(|one, other| one.height().total_cmp(&other.height()));
        let outer = ui.clip_rect();
        ui.shrink_clip_rect(self.field);
        for piece in pieces {
            let (centre, size) = (piece.centre(&layout), piece.size(&layout));
            let place = Rect::from_center_size(pos2(centre.x, centre.y), vec2(size.x, size.y));
            paint(ui, art, piece.piece, place);
        }
        ui.set_clip_rect(outer);
        let rim = Stroke::new(2.0, palette::BITUMEN);
        ui.painter()
            .rect_stroke(self.field, 2.0, rim, StrokeKind::Outside);
    }

    /// What was played is outlined; what is refused is a shadow, crossed out.
    fn moment(&self, ui: &Ui, before: &Position, moment: &Moment, art: &Art) {
        let outline = |cell: Cell, colour| {
            let place = self.place(cell).shrink(1.0);
            let bed = Stroke::new(5.0, palette::BITUMEN);
            let line = Stroke::new(3.0, colour);
            for stroke in [bed, line] {
                ui.painter()
                    .rect_stroke(place, 5.0, stroke, StrokeKind::Inside);
            }
        };
        match moment {
            Moment::Played(decision, _) => {
                if let Some(cell) = decision.onto() {
                    outline(cell, palette::GILT_LIT);
                }
            }
            Moment::Refused(decision, _) => {
                let Some(cell) = decision.onto() else { return };
                let place = self.place(cell);
                let active = before.table().active();
                let piece = match *decision {
                    Decision::Place(tile, _) => Some(Picture::Tile(tile)),
                    Decision::Lead(leader, _) => Some(Picture::Leader(active, leader)),
                    Decision::Catastrophe(_) => Some(Picture::Catastrophe),
                    _ => None,
                };
                if let Some(piece) = piece {
                    let faint = Color32::from_white_alpha(150);
                    paint_tinted(ui, art, piece, place.shrink(2.0), faint);
                }
                outline(cell, palette::LIMESTONE_LIT);
                let cross = Rect::from_center_size(place.center(), place.size() * 0.62);
                ui.painter()
                    .circle_filled(cross.center(), cross.width() * 0.55, palette::CREAM);
                let tint = palette::LIMESTONE;
                paint_tinted(ui, art, Picture::Icon(Icon::Cross), cross, tint);
            }
        }
    }
}

/// Back, on, and what has just happened.
fn steps(ui: &mut Ui, scene: &Scene, step: &mut usize, art: &Art, words: &Words) {
    let last = scene.moments().len();
    *step = (*step).min(last);
    ui.add_space(space::SMALL);
    ui.horizontal(|ui| {
        let turn = |ui: &mut Ui, icon, key: &str, enabled: bool| {
            let (place, _) = ui.allocate_exact_size(vec2(44.0, 36.0), Sense::hover());
            let button = |ui: &mut Ui| icon_button(ui, place, art, icon, &words.text(key));
            let response = ui.add_enabled_ui(enabled, button).inner;
            focus::mark(ui, &response);
            response.clicked()
        };
        if turn(ui, Icon::ArrowLeft, "rulebook-before", *step > 0) {
            *step -= 1;
        }
        if turn(ui, Icon::ArrowRight, "rulebook-after", *step < last) {
            *step += 1;
        }
        let values = [("step", (*step).into()), ("steps", last.into())];
        let text = words.format("rulebook-step", &values);
        ui.label(RichText::new(text).small().color(palette::INK_SOFT));
    });
    for line in told(scene, *step, words) {
        ui.add(Label::new(RichText::new(line).font(font(18.0, "text"))).wrap());
    }
}

/// What a step is about, in words.
fn told(scene: &Scene, step: usize, words: &Words) -> Vec<String> {
    let moment = step
        .checked_sub(1)
        .and_then(|last| scene.moments().get(last));
    match moment {
        None => vec![words.text("rulebook-start")],
        Some(Moment::Refused(decision, why)) => {
            let tried = words_for(scene.position(step), *decision, words);
            let why = words.format(
                "rulebook-not-possible",
                &[("why", words.refusal(why).into())],
            );
            vec![tried, why]
        }
        Some(Moment::Played(_, events)) => {
            let matters = |event: &&Event| {
                !matches!(
                    event,
                    Event::TurnBegan { .. } | Event::MarkerLeft { .. } | Event::Drawn { .. }
                )
            };
            let events = events.iter().filter(matters);
            events.map(|event| words.event(event, None)).collect()
        }
    }
}
