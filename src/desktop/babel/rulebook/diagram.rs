//! A picture of a scene: the table in small, laid out as the large one is, and steps through what
//! happens.

use crate::babel::rules::{Event, Player, Position, Tribe};
use crate::babel::teaching::{Moment, Scene};
use crate::babel::words;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{egui_rect, font, icon_button, paint_tinted};
use crate::desktop::art::{Art, BabelPicture, Icon, Picture};
use crate::desktop::babel::board::layout::Layout;
use crate::desktop::babel::board::pieces::{Lying, pieces_of};
use crate::desktop::theme::{focus, fonts, palette, space};
use bevy::prelude::{Rect, Vec2};
use bevy_egui::egui::{
    self, Color32, Label, RichText, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, vec2,
};

/// The table that is shown in small, in points: that of the smallest window.
const TABLE: Vec2 = Vec2::new(1024.0, 640.0);

/// Shows a scene at a step, with the buttons to go on; `title` tells screen readers what it is of.
pub fn show(ui: &mut Ui, scene: &Scene, step: &mut usize, title: &str, art: &Art, words: &Words) {
    let last = scene.moments().len() - 1;
    *step = (*step).min(last);
    let layout = Layout::of(TABLE, 1.0, 1.0, Player::Kish);
    let area = layout.area.size();
    // Small enough that a low window shows it in whole.
    let scale = (ui.available_width() / area.x).min(0.7);
    let (place, response) = ui.allocate_exact_size(vec2(area.x, area.y) * scale, Sense::hover());
    let about = words.format("rulebook-picture", &[("title", title.into())]);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &about));
    if ui.is_rect_visible(place) {
        let sketch = Sketch {
            layout,
            corner: Vec2::new(place.min.x, place.min.y),
            scale,
        };
        sketch.ground(ui, art);
        sketch.pieces(ui, &scene.moments()[*step].position, art);
        // Above the markers, as on the table.
        sketch.names(ui, words);
    }
    if last > 0 {
        steps(ui, scene, step, art, words);
    }
}

/// The table in small.
struct Sketch {
    layout: Layout,
    /// The top left corner, in points.
    corner: Vec2,
    scale: f32,
}

impl Sketch {
    fn place(&self, rect: Rect) -> egui::Rect {
        let at = |point: Vec2| self.corner + point * self.scale;
        egui_rect(Rect::from_corners(at(rect.min), at(rect.max)))
    }

    fn ground(&self, ui: &Ui, art: &Art) {
        let painter = ui.painter();
        painter.rect_filled(self.place(self.layout.area), 4.0, palette::LAND);
        painter.rect_filled(self.place(self.layout.quarry), 4.0, palette::CLAY_DARK);
        painter.rect_filled(self.place(self.layout.river), 0.0, palette::RIVER);
        for tribe in Tribe::ALL {
            let land = self.place(self.layout.land(tribe));
            painter.rect_filled(land, 5.0, palette::CREAM);
            let rim = Stroke::new(1.0, palette::BITUMEN);
            painter.rect_stroke(land, 5.0, rim, StrokeKind::Inside);
            let side = land.height() * 0.5;
            let badge = egui::Rect::from_center_size(
                land.center() - vec2(0.0, land.height() * 0.16),
                egui::Vec2::splat(side),
            );
            let picture = Picture::Babel(BabelPicture::Badge(tribe));
            paint_tinted(ui, art, picture, badge, Color32::WHITE);
            let column = self.place(self.layout.column(tribe));
            let line = Stroke::new(1.0, palette::GILT.gamma_multiply(0.6));
            painter.vline(column.min.x, column.y_range(), line);
        }
        let rim = Stroke::new(1.5, palette::GILT);
        painter.rect_stroke(self.place(self.layout.area), 4.0, rim, StrokeKind::Inside);
    }

    /// The names of the territories, each on a small plate.
    fn names(&self, ui: &Ui, words: &Words) {
        let painter = ui.painter();
        for tribe in Tribe::ALL {
            let land = self.place(self.layout.land(tribe));
            let name = words::plate(words, tribe);
            let galley = painter.layout_no_wrap(name, font(14.0, fonts::BOLD_FAMILY), palette::INK);
            let middle = egui::pos2(land.center().x, land.max.y - galley.size().y / 2.0 - 1.0);
            let plate = egui::Rect::from_center_size(middle, galley.size() + vec2(6.0, 0.0));
            painter.rect_filled(plate, 3.0, palette::CREAM.gamma_multiply(0.92));
            painter.galley(plate.center() - galley.size() / 2.0, galley, palette::INK);
        }
    }

    fn pieces(&self, ui: &Ui, position: &Position, art: &Art) {
        let mut pieces = pieces_of(position);
        let lying = Lying::of(pieces.iter().copied());
        let height = |piece: &_| lying.place(*piece, &self.layout).0.z;
        pieces.sort_by(|one, other| height(one).total_cmp(&height(other)));
        for piece in pieces {
            let place = self.place(lying.rect(piece, &self.layout));
            paint_tinted(ui, art, piece.picture(), place, Color32::WHITE);
        }
    }
}

/// Back, on, and what has just happened.
fn steps(ui: &mut Ui, scene: &Scene, step: &mut usize, art: &Art, words: &Words) {
    let last = scene.moments().len() - 1;
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
    for line in told(&scene.moments()[*step], words) {
        ui.add(Label::new(RichText::new(line).font(font(18.0, "text"))).wrap());
    }
}

/// What a step is about, in words.
fn told(moment: &Moment, words: &Words) -> Vec<String> {
    if moment.decision.is_none() {
        return vec![words.text("rulebook-start")];
    }
    let events = moment.events.iter();
    let matters = |event: &&Event| !matches!(event, Event::TurnBegan { .. } | Event::Drawn { .. });
    events
        .filter(matters)
        .map(|event| words::event(words, event, None))
        .collect()
}
