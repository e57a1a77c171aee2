//! The button, and one of several of which some are chosen.

use super::inlay;
use super::palette::*;
use super::style::space;
use super::widgets::finish;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Align, Align2, Color32, FontId, Rect, Response, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2,
    Widget, WidgetInfo, WidgetType, pos2, vec2,
};

/// How much a button wants to be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// What most people came for: lapis.
    Primary,
    /// Everything else: clay.
    Plain,
    /// What cannot be taken back: limestone.
    Danger,
}

impl Weight {
    /// The fill, the fill under the pointer, and the text.
    ///
    /// What cannot be used now wants nothing: faded, dark grounds would swallow their light text.
    fn face(self, enabled: bool) -> (Color32, Color32, Color32) {
        match self {
            Weight::Primary if enabled => (LAPIS, LAPIS_LIT, SHELL),
            Weight::Danger if enabled => (LIMESTONE, LIMESTONE_LIT, SHELL),
            _ => (CLAY, CLAY_LIT, INK),
        }
    }
}

/// A button of a size that a finger hits.
#[must_use = "a button is shown by `ui.add`"]
pub struct Push {
    text: String,
    detail: Option<String>,
    /// As tall as with so many lines of detail, however many there are.
    lines: usize,
    weight: Weight,
    width: f32,
    selected: Option<bool>,
    tab_stop: bool,
    shortcut: Option<String>,
    told: Option<String>,
}

impl Push {
    /// A button that wants to be pressed so much.
    pub fn new(text: impl Into<String>, weight: Weight) -> Push {
        Push {
            text: text.into(),
            detail: None,
            lines: 0,
            weight,
            width: 0.0,
            selected: None,
            tab_stop: true,
            shortcut: None,
            told: None,
        }
    }

    /// The button that most people came for.
    pub fn primary(text: impl Into<String>) -> Push {
        Push::new(text, Weight::Primary)
    }

    /// Any other button.
    pub fn plain(text: impl Into<String>) -> Push {
        Push::new(text, Weight::Plain)
    }

    /// A button for what cannot be taken back.
    pub fn danger(text: impl Into<String>) -> Push {
        Push::new(text, Weight::Danger)
    }

    /// A second, smaller line.
    pub fn detail(mut self, detail: impl Into<String>) -> Push {
        self.detail = Some(detail.into());
        self
    }

    /// At least as tall as with so many lines of detail, so that nothing moves when they come.
    pub fn lines(mut self, lines: usize) -> Push {
        self.lines = lines;
        self
    }

    /// At least this wide.
    pub fn width(mut self, width: f32) -> Push {
        self.width = width;
        self
    }

    /// One of several, of which some are chosen: shown by lapis and a lozenge.
    pub fn selected(mut self, selected: bool) -> Push {
        self.selected = Some(selected);
        self
    }

    /// Whether Tab stops here: of a group that arrows go through only one control does.
    pub fn tab_stop(mut self, stops: bool) -> Push {
        self.tab_stop = stops;
        self
    }

    /// The key that does the same, at its right end.
    pub fn shortcut(mut self, key: Option<String>) -> Push {
        self.shortcut = key;
        self
    }

    /// What screen readers are told instead of the text: of several buttons that say the same, which
    /// one it is.
    pub fn told(mut self, told: impl Into<String>) -> Push {
        self.told = Some(told.into());
        self
    }

    /// Fill and text, by what the pointer does.
    fn colours(&self, response: &Response) -> (Color32, Color32) {
        let weight = match self.selected {
            Some(true) => Weight::Primary,
            _ => self.weight,
        };
        let (calm, lit, text) = weight.face(response.enabled());
        let fill = if response.is_pointer_button_down_on() {
            mix(calm, BITUMEN, 0.18)
        } else if response.hovered() {
            lit
        } else {
            calm
        };
        (fill, text)
    }
}

impl Widget for Push {
    fn ui(self, ui: &mut Ui) -> Response {
        let font = TextStyle::Button.resolve(ui.style());
        let small = TextStyle::Small.resolve(ui.style());
        let pad = ui.spacing().button_padding;
        let mark = if self.selected.is_some() { 14.0 } else { 0.0 };
        let room = (ui.available_width() - 2.0 * pad.x - mark).max(40.0);
        let lay = |text: &str, font: FontId| {
            let mut job = LayoutJob::simple(text.to_string(), font, Color32::PLACEHOLDER, room);
            // The lines of a galley that is laid out so lie around its origin.
            job.halign = Align::Center;
            ui.painter().layout_job(job)
        };
        let text = lay(&self.text, font);
        // Laid out like the detail itself, whose lines lie on whole pixels.
        let least = match self.lines {
            0 => 0.0,
            lines => lay(&"\n".repeat(lines - 1), small.clone()).size().y,
        };
        let detail = self.detail.as_ref().map(|d| lay(d, small));
        let below = detail.as_ref().map_or(Vec2::ZERO, |d| d.size());
        let inner = vec2(text.size().x.max(below.x) + mark, text.size().y + below.y);
        let size = vec2(
            (inner.x + 2.0 * pad.x).max(self.width),
            (inner.y.max(text.size().y + least) + 2.0 * pad.y).max(space::TALL),
        );
        let sense = match self.tab_stop {
            true => Sense::click(),
            false => Sense::CLICK,
        };
        let (rect, response) = ui.allocate_exact_size(size, sense);
        let label = match (&self.told, &self.detail) {
            (Some(told), _) => told.clone(),
            (None, Some(detail)) => format!("{}\n{detail}", self.text),
            (None, None) => self.text.clone(),
        };
        let enabled = ui.is_enabled();
        response.widget_info(|| match self.selected {
            Some(chosen) => WidgetInfo::selected(WidgetType::RadioButton, enabled, chosen, &label),
            None => WidgetInfo::labeled(WidgetType::Button, enabled, &label),
        });
        if let Some(key) = &self.shortcut {
            ui.ctx().accesskit_node_builder(response.id, |node| {
                node.set_keyboard_shortcut(key.as_str());
            });
        }
        if ui.is_rect_visible(rect) {
            let (fill, ink) = self.colours(&response);
            slab(ui, rect, fill);
            // Which one is chosen is told by shape as well as by colour.
            let sign = pos2(rect.left() + 14.0, rect.center().y);
            match self.selected {
                Some(true) => inlay::lozenge(ui.painter(), sign, 5.5, GILT_LIT),
                Some(false) => inlay::hollow_lozenge(ui.painter(), sign, 5.0, INK_SOFT),
                None => {}
            }
            let middle = rect.center() + vec2(mark / 2.0, 0.0);
            let top = middle.y - inner.y / 2.0;
            let below = pos2(middle.x, top + text.size().y);
            ui.painter().galley(pos2(middle.x, top), text, ink);
            if let Some(detail) = detail {
                ui.painter().galley(below, detail, ink);
            }
            if let Some(key) = &self.shortcut {
                let at = rect.right_center() - vec2(14.0, 0.0);
                let small = TextStyle::Small.resolve(ui.style());
                ui.painter().text(at, Align2::RIGHT_CENTER, key, small, ink);
            }
        }
        finish(ui, response)
    }
}

/// A stone of one colour in a bed of bitumen, with a lighter upper edge.
fn slab(ui: &Ui, rect: Rect, fill: Color32) {
    let painter = ui.painter();
    // A rim, not a ground: under a faded fill it would darken what the faded text lies on.
    let bed = Stroke::new(1.5, BITUMEN);
    painter.rect_stroke(rect, space::ROUND, bed, StrokeKind::Inside);
    let face = rect.shrink(1.5);
    painter.rect_filled(face, space::ROUND - 1, fill);
    let edge = mix(fill, SHELL, 0.35);
    let inner = face.shrink2(vec2(3.0, 1.0));
    painter.hline(inner.x_range(), inner.top(), Stroke::new(1.0, edge));
    let shade = mix(fill, BITUMEN, 0.25);
    painter.hline(inner.x_range(), inner.bottom(), Stroke::new(1.0, shade));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desktop::theme::style;
    use bevy_egui::egui;

    /// What is seen of a button that cannot be used, on some ground: its fill and its text, laid over one
    /// another as the program draws them, which adds light and not the numbers for it.
    fn seen(ground: Color32, mut add: impl FnMut(&mut Ui) -> Response) -> (Color32, Color32) {
        let ctx = egui::Context::default();
        let mut place = Rect::NOTHING;
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            *ui.visuals_mut() = style::inlay().visuals;
            place = ui.add_enabled_ui(false, |ui| add(ui)).inner.rect;
        });
        output.textures_delta.clear();
        let spot = place.left_center() + vec2(6.0, 4.0);
        let (mut fill, mut text) = (ground, None);
        let light = |colour: Color32| {
            let [r, g, b, a] = colour.to_array();
            let [r, g, b] = [r, g, b].map(egui::ecolor::linear_f32_from_gamma_u8);
            ([r, g, b], f32::from(a) / 255.0)
        };
        let over = |below: Color32, paint: Color32| {
            let ((below, _), (paint, alpha)) = (light(below), light(paint));
            let part = |i: usize| {
                egui::ecolor::gamma_u8_from_linear_f32(paint[i] + below[i] * (1.0 - alpha))
            };
            Color32::from_rgb(part(0), part(1), part(2))
        };
        for clipped in output.shapes {
            match clipped.shape {
                egui::Shape::Rect(shape) if shape.rect.contains(spot) => {
                    fill = over(fill, shape.fill);
                }
                egui::Shape::Text(shape) => {
                    let ink = shape.override_text_color.unwrap_or(shape.fallback_color);
                    text = Some(over(fill, ink.gamma_multiply(shape.opacity_factor)));
                }
                _ => {}
            }
        }
        (fill, text.expect("its text"))
    }

    #[test]
    fn buttons_that_cannot_be_used_can_still_be_read() {
        for ground in [CREAM, CLAY, LAPIS_DEEP, BITUMEN] {
            for weight in [Weight::Primary, Weight::Plain, Weight::Danger] {
                let (fill, text) = seen(ground, |ui| ui.add(Push::new("Wait", weight)));
                let found = contrast(text, fill);
                assert!(found >= 3.0, "{weight:?} on {ground:?}: {found}");
            }
            // The buttons of the strip and egui's own.
            for fill in [CREAM, CLAY] {
                let button = || egui::Button::new("Wait").fill(fill);
                let (fill, text) = seen(ground, |ui| ui.add(button()));
                let found = contrast(text, fill);
                assert!(found >= 3.0, "{fill:?} on {ground:?}: {found}");
            }
        }
    }
}
