//! The controls that all screens share; each names itself to screen readers and shows its focus.

use super::focus::{self, ring};
use super::fonts::{self, family};
use super::inlay;
use super::palette::*;
use super::radio::radio;
use super::style::space;
use crate::locale::Locale;
use bevy_egui::egui::text::{CCursor, CCursorRange};
use bevy_egui::egui::{
    Align2, Color32, Context, CornerRadius, CursorIcon, Event, FontId, Frame, Id, InputState, Key,
    Label, Margin, Popup, PopupKind, Pos2, Rect, RectAlign, Response, RichText, Sense, Shape,
    Slider, Stroke, StrokeKind, TextEdit, TextStyle, Ui, WidgetInfo, WidgetType, pos2, vec2,
};
use std::ops::RangeInclusive;

/// [Marks](focus::mark) a control that may be scrolled out of sight, and scrolls to it when the keyboard comes.
pub fn mark(ui: &Ui, response: &Response) {
    focus::mark(ui, response);
    if reached(response) {
        response.scroll_to_me(None);
    }
}

fn reached(response: &Response) -> bool {
    response.gained_focus() && ring::is_shown(&response.ctx)
}

/// What every control of ours does last.
pub(super) fn finish(ui: &Ui, response: Response) -> Response {
    mark(ui, &response);
    response.on_hover_cursor(CursorIcon::PointingHand)
}

/// A switch with its label, in one row; the knob's place and a tick tell its state.
pub fn toggle(ui: &mut Ui, on: &mut bool, label: &str) -> Response {
    let font = TextStyle::Body.resolve(ui.style());
    let pill = vec2(50.0, 26.0);
    let gap = 12.0;
    let room = (ui.available_width() - pill.x - gap).max(60.0);
    let text = ui.painter().layout(label.to_string(), font, INK, room);
    let size = vec2(
        // The ring keeps clear of the words.
        pill.x + gap + text.size().x + 6.0,
        text.size().y.max(pill.y + 6.0),
    );
    let (rect, mut response) = ui.allocate_exact_size(size, Sense::click());
    if response.clicked() {
        *on = !*on;
        response.mark_changed();
    }
    let (state, enabled) = (*on, ui.is_enabled());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, enabled, state, label));
    if ui.is_rect_visible(rect) {
        let place = Rect::from_min_size(pos2(rect.left(), rect.center().y - pill.y / 2.0), pill);
        let painter = ui.painter();
        let rail = match (*on, response.hovered()) {
            (true, false) => LAPIS,
            (true, true) => LAPIS_LIT,
            (false, false) => CLAY_DARK,
            (false, true) => CLAY_LIT,
        };
        painter.rect(
            place,
            pill.y / 2.0,
            rail,
            Stroke::new(1.5, BITUMEN),
            StrokeKind::Inside,
        );
        let knob = pos2(
            if *on {
                place.right() - 13.0
            } else {
                place.left() + 13.0
            },
            place.center().y,
        );
        painter.circle(knob, 9.0, SHELL, Stroke::new(1.5, BITUMEN));
        if *on {
            tick(ui, pos2(place.left() + 14.0, knob.y), 5.0, GILT_LIT);
        }
        let at = pos2(place.right() + gap, rect.center().y - text.size().y / 2.0);
        painter.galley(at, text, INK);
    }
    finish(ui, response)
}

fn tick(ui: &Ui, at: Pos2, size: f32, colour: Color32) {
    let points = vec![
        at + vec2(-size, 0.0),
        at + vec2(-size * 0.25, size * 0.75),
        at + vec2(size, -size * 0.8),
    ];
    ui.painter()
        .add(Shape::line(points, Stroke::new(2.2, colour)));
}

/// One of a few: a row of buttons that wraps where it must, a single stop for Tab. `name` is what screen
/// readers call the row. Answers whether the choice changed.
pub fn choice<T: PartialEq + Clone>(
    ui: &mut Ui,
    name: &str,
    value: &mut T,
    options: &[(T, String)],
) -> bool {
    let mut changed = false;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        ui.spacing_mut().button_padding.x = 13.0;
        if let Some(to) = radio(ui, name, value, options, |ui, push, _| ui.add(push)) {
            *value = options[to].0.clone();
            changed = true;
            // It is lit from the next frame on.
            ui.ctx().request_repaint();
        }
    });
    changed
}

/// A row of a form: the label on the left, its control on the right.
pub fn row<R>(ui: &mut Ui, label: &str, width: f32, control: impl FnOnce(&mut Ui) -> R) -> R {
    ui.horizontal(|ui| {
        let (rect, response) = ui.allocate_exact_size(vec2(width, space::TALL), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, label));
        let font = TextStyle::Body.resolve(ui.style());
        let text = ui.painter().layout(label.to_string(), font, INK, width);
        let at = pos2(rect.left(), rect.center().y - text.size().y / 2.0);
        ui.painter().galley(at, text, INK);
        control(ui)
    })
    .inner
}

/// A slider with steps, whose value stands beside it as `show` words it.
pub fn slider(
    ui: &mut Ui,
    label: &str,
    value: &mut f64,
    range: RangeInclusive<f64>,
    step: f64,
    show: impl Fn(f64) -> String,
) -> Response {
    ui.horizontal(|ui| {
        ui.visuals_mut().selection.bg_fill = LAPIS;
        // The handle is as thick as a slider is high.
        ui.spacing_mut().interact_size.y = 28.0;
        let room = ui.available_width() - 76.0;
        ui.spacing_mut().slider_width = room.clamp(80.0, 220.0);
        let (least, most) = (*range.start(), *range.end());
        let mut response = ui.add(
            Slider::new(value, range)
                .step_by(step)
                .smart_aim(false)
                .show_value(false),
        );
        if response.has_focus() {
            focus::sliding(ui.ctx());
            let ends = [(Key::Home, least), (Key::End, most)];
            for (_, end) in ends
                .into_iter()
                .filter(|(key, _)| ui.input(|i| i.key_pressed(*key)))
            {
                *value = end;
                response.mark_changed();
            }
        }
        let (now, enabled) = (*value, ui.is_enabled());
        response.widget_info(|| WidgetInfo::slider(enabled, now, label));
        ui.label(RichText::new(show(*value)).text_style(super::style::strong()));
        finish(ui, response)
    })
    .inner
}

/// A field for one line of text, at most `longest` characters; its label is for screen readers.
pub fn field(ui: &mut Ui, text: &mut String, label: &str, width: f32, longest: usize) -> Response {
    let edit = TextEdit::singleline(text)
        .char_limit(longest)
        .desired_width(width)
        .margin(Margin::symmetric(10, 9))
        .hint_text(RichText::new(label).color(INK_SOFT));
    let response = ui.add(edit);
    if response.has_focus() {
        focus::typing(ui.ctx());
    }
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_label(label));
    // Here the first field of a dialogue gets the keyboard.
    focus::mark(ui, &response);
    if response.gained_focus() && !ui.input(|input| input.pointer.any_down()) {
        select_all(ui.ctx(), response.id, text);
    }
    response
}

/// Whoever comes to a field without the mouse and types replaces what is in it.
fn select_all(ctx: &Context, field: Id, text: &str) {
    let mut state = TextEdit::load_state(ctx, field).unwrap_or_default();
    let all = CCursorRange::two(CCursor::new(0), CCursor::new(text.chars().count()));
    state.cursor.set_char_range(Some(all));
    state.store(ctx, field);
}

/// Enter in a field that asks for nothing leaves the keyboard there.
pub fn stay_after_enter(ui: &Ui, field: &Response) {
    if entered(ui, field) {
        field.request_focus();
    }
}

/// Whether Enter was pressed in a field.
///
/// On a slow machine Tab may come in the same frame: it has left the field, and Enter is for what it led to.
pub fn entered(ui: &Ui, field: &Response) -> bool {
    let enter = |input: &InputState| input.key_pressed(Key::Enter) && !input.key_pressed(Key::Tab);
    field.lost_focus() && ui.input(enter)
}

/// Says below a field for a name that it is full, and which of its letters no font has; `true` where
/// there is none such. `longest` is what the field takes, in letters.
pub fn check_name(
    ui: &mut Ui,
    field: &Response,
    text: &str,
    longest: usize,
    words: &Locale,
) -> bool {
    // Beside the field, so that nothing moves under a pointer that is on its way.
    if refuses_more(ui, field, text.chars().count(), longest) {
        // Above it: below lie the buttons of its dialogue.
        let full = Popup::from_response(field).kind(PopupKind::Tooltip);
        let said = words.format("field-full", &[("longest", longest.into())]);
        full.align(RectAlign::TOP_START).show(|ui| ui.label(said));
    }
    let Some(letter) = fonts::unknown_letter(ui.ctx(), text) else {
        return true;
    };
    let told = match fonts::script_of(letter) {
        Some(script) => {
            let script = words.text(script);
            words.format("field-unknown-script", &[("script", script.into())])
        }
        None if fonts::is_emoji(letter) => words.text("field-unknown-emoji"),
        // The letter itself would be a box: its number says which one it is.
        None => {
            let code = format!("U+{:04X}", u32::from(letter));
            words.format("field-unknown-letter", &[("code", code.into())])
        }
    };
    objection(ui, told);
    false
}

/// What is wrong with what stands in a field, below it.
pub fn objection(ui: &mut Ui, told: String) {
    ui.add(Label::new(RichText::new(told).small().color(LIMESTONE)).wrap());
}

/// Whether somebody wrote on in a field that was full: a name that just fits is told nothing. It is said
/// until a letter is taken away or the field is left.
fn refuses_more(ui: &Ui, field: &Response, length: usize, longest: usize) -> bool {
    let id = field.id.with("full");
    let (before, refused) = ui
        .data(|data| data.get_temp::<(usize, bool)>(id))
        .unwrap_or_default();
    let written: usize = ui.input(|input| {
        let written = input.events.iter().map(|event| match event {
            Event::Text(text) | Event::Paste(text) => text.chars().count(),
            _ => 0,
        });
        written.sum()
    });
    let full = length >= longest && field.has_focus();
    let refused = full && (refused || (written > 0 && before + written > longest));
    ui.data_mut(|data| data.insert_temp(id, (length, refused)));
    refused
}

/// A frame of cream in a bed of bitumen, with a hairline of gold.
pub fn card<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> R {
    card_with(ui, CREAM, space::CARD, contents)
}

/// A card of another colour and another margin.
pub fn card_with<R>(
    ui: &mut Ui,
    fill: Color32,
    margin: f32,
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    let framed = Frame::new()
        .fill(fill)
        .stroke(Stroke::new(2.0, BITUMEN))
        .corner_radius(CornerRadius::same(space::ROUND))
        .inner_margin(Margin::same(margin as i8))
        .show(ui, contents);
    hairline(ui, framed.response.rect);
    framed.inner
}

/// A row of a list: quieter than a card.
pub fn list_row<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> R {
    Frame::new()
        .fill(mix(CREAM, CLAY, 0.45))
        .stroke(Stroke::new(1.0, CLAY_DARK))
        .corner_radius(CornerRadius::same(space::ROUND))
        .inner_margin(Margin::symmetric(14, 10))
        .show(ui, contents)
        .inner
}

/// The hairline of gold just inside the rim of a card.
pub fn hairline(ui: &Ui, card: Rect) {
    ui.painter().rect_stroke(
        card.shrink(5.0),
        space::ROUND - 2,
        Stroke::new(1.0, GILT),
        StrokeKind::Middle,
    );
}

/// The heading of a group, with a line of gold to the right.
pub fn section(ui: &mut Ui, text: &str) {
    let font = TextStyle::Heading.resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(text.to_string(), font, LAPIS);
    let size = vec2(ui.available_width(), galley.size().y + 4.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
    let right = rect.left() + galley.size().x + 12.0;
    ui.painter().galley(rect.left_top(), galley, LAPIS);
    if right + 20.0 < rect.right() {
        let y = rect.center().y;
        let line = Stroke::new(1.0, GILT);
        ui.painter().hline(right + 8.0..=rect.right(), y, line);
        inlay::lozenge(ui.painter(), pos2(right + 2.0, y), 4.0, GILT);
    }
}

/// A line that explains the control above it.
pub fn explain(ui: &mut Ui, text: &str) {
    ui.add(Label::new(RichText::new(text).small().color(INK_SOFT)).wrap());
}

/// A [`toggle`] with a line below its label that says what it does.
pub fn explained_toggle(ui: &mut Ui, on: &mut bool, label: &str, about: &str) -> Response {
    let whole = ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let response = toggle(ui, on, label);
        // Below the label, not below the switch.
        let margin = Margin {
            left: 62,
            ..Margin::ZERO
        };
        Frame::new()
            .inner_margin(margin)
            .show(ui, |ui| explain(ui, about));
        response
    });
    if reached(&whole.inner) {
        // With what it says.
        ui.scroll_to_rect(whole.response.rect, None);
    }
    whole.inner
}

/// A word that matters.
pub fn bold(text: impl Into<String>) -> RichText {
    RichText::new(text).text_style(super::style::strong())
}

/// Text in the font of titles, of any size.
pub fn titled(text: impl Into<String>, size: f32) -> RichText {
    RichText::new(text).font(FontId::new(size, family(fonts::TITLE_FAMILY)))
}

/// Text painted at a place, without asking for room.
pub fn paint_text(ui: &Ui, at: Pos2, anchor: Align2, text: &str, style: TextStyle, ink: Color32) {
    let font = style.resolve(ui.style());
    ui.painter().text(at, anchor, text, font, ink);
}

/// A name for a control that depends on more than its place.
pub fn id(name: &str, index: usize) -> Id {
    Id::new(("two-rivers", name, index))
}
