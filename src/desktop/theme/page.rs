//! What every screen stands in: the full-window ground, the sheet with its title and its row of
//! buttons, and the dialogue.

use super::Push;
use super::focus::{Surface, arrows};
use super::palette::*;
use super::style::{self, space};
use super::widgets;
use super::{focus, inlay};
use crate::desktop::app::words::Words;
use bevy::prelude::{Query, With};
use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{
    self, Align, Area, AsIdSalt, Color32, Context, CornerRadius, Frame, Id, LayerId, Layout,
    Margin, Modal, Order, Rect, Response, RichText, ScrollArea, Sense, Stroke, Ui, UiBuilder,
    WidgetInfo, WidgetType, vec2,
};
use bevy_egui::{EguiContext, PrimaryEguiContext};

/// The height of the ornament at the top and the bottom of a page.
const BAND: f32 = 20.0;
/// The room for the ring around a control.
const RING: i8 = 5;

fn surface(name: &str) -> Id {
    Id::new(("page", name))
}

/// The next time, the keyboard begins on the page of this name as if it had never been there.
pub fn begin_anew(contexts: &mut Query<&mut EguiContext, With<PrimaryEguiContext>>, name: &str) {
    for mut context in contexts {
        focus::forget(context.get_mut(), surface(name));
    }
}

/// A full-window page: paints nothing, shows `contents` over the whole window.
pub fn bare<R>(ctx: &Context, name: &str, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let id = surface(name);
    focus::enter(ctx, id, Surface::Page);
    let rect = ctx.viewport_rect();
    let builder = UiBuilder::new()
        .layer_id(LayerId::background())
        .max_rect(rect);
    let mut ui = Ui::new(ctx.clone(), id, builder);
    ui.set_clip_rect(rect);
    contents(&mut ui)
}

/// A sheet on the lapis ground: title, contents that scroll where they must, buttons below.
///
/// It is as large as the page asks, for one that follows its contents would jump under the pointer.
pub fn sheet<R>(
    ctx: &Context,
    name: &str,
    title: &str,
    size: (f32, f32),
    contents: impl FnOnce(&mut Ui) -> R,
    buttons: impl FnOnce(&mut Ui),
) -> R {
    let scrolling = |ui: &mut Ui| scrolling(ui, name, contents);
    spread(ctx, name, title, size, scrolling, buttons)
}

/// The part of a page that scrolls where it must, below or beside what always stays in view.
pub fn scrolling<R>(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let id = scrolled_id(ui.ctx(), name);
    let scrolled = ScrollArea::vertical()
        .id_salt(id)
        .auto_shrink([false, false])
        .show(ui, |ui| {
            // The ring of the first and last control needs room inside the clip.
            Frame::new()
                .inner_margin(Margin::symmetric(RING, RING))
                .show(ui, contents)
                .inner
        });
    let bar = match scrolled.content_size.y > scrolled.inner_rect.height() {
        true => ui.spacing().scroll.allocated_width(),
        false => 0.0,
    };
    let known = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default::<f32>(id), bar));
    if known != bar {
        ui.ctx().request_discard("a bar has come or gone");
    }
    scrolled.inner
}

/// A part that scrolls, since its page has begun anew the last time.
fn scrolled_id(ctx: &Context, name: &str) -> Id {
    Id::new(("scrolling", name, focus::begun(ctx)))
}

/// A [`scrolling`] part that is read and holds no controls: a stop for Tab, told to screen readers as `told`,
/// in which arrows, Page up and down, Home and End move the text.
pub fn reading(ui: &mut Ui, name: &str, told: &str, contents: impl FnOnce(&mut Ui)) {
    let room = ui.available_rect_before_wrap();
    let id = ui.make_persistent_id(("reading", name));
    // The wheel and what is marked by mouse are the text's own.
    let response = ui.interact(room, id, Sense::focusable_noninteractive());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Other, true, told));
    ui.ctx()
        .accesskit_node_builder(id, |node| node.set_role(Role::Document));
    focus::mark(ui, &response);
    let down = arrows::reads_on(&response, room.height());
    scrolling(ui, name, |ui| {
        if down != 0.0 {
            ui.scroll_with_delta(vec2(0.0, -down));
        }
        contents(ui);
    });
}

/// What stays in view beside a [`scrolling`] part, with the same margin.
pub fn staying<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let margin = Margin {
        bottom: 0,
        ..Margin::same(RING)
    };
    Frame::new().inner_margin(margin).show(ui, contents).inner
}

/// What stays in view above the [`scrolling`] part of this name, as wide as that.
pub fn above<R>(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui) -> R) -> R {
    staying(ui, |ui| {
        ui.set_max_width(ui.available_width() - bar(ui, name));
        contents(ui)
    })
}

/// How much narrower than its place the [`scrolling`] part of this name was for its bar, in points.
pub fn bar(ui: &Ui, name: &str) -> f32 {
    let id = scrolled_id(ui.ctx(), name);
    ui.data(|data| data.get_temp(id).unwrap_or_default())
}

/// A [`sheet`] whose contents fill its room and scroll as they like.
pub fn spread<R>(
    ctx: &Context,
    name: &str,
    title: &str,
    size: (f32, f32),
    contents: impl FnOnce(&mut Ui) -> R,
    buttons: impl FnOnce(&mut Ui),
) -> R {
    bare(ctx, name, |ui| {
        let window = ui.max_rect();
        inlay::ground(ui, window);
        let (top, rest) = window.split_top_bottom_at_y(window.top() + BAND);
        let (middle, bottom) = rest.split_top_bottom_at_y(rest.bottom() - BAND);
        inlay::frieze(ui.painter(), top);
        inlay::frieze(ui.painter(), bottom);
        let most = vec2(window.width() - 32.0, middle.height() - 18.0);
        let room = Rect::from_center_size(middle.center(), most.min(size.into()));
        plate(ui, room);
        let inner = room.shrink2(vec2(space::CARD + 6.0, space::CARD - 5.0));
        let mut ui = ui.new_child(
            UiBuilder::new()
                .max_rect(inner)
                .layout(Layout::top_down(Align::Min)),
        );
        ui.vertical_centered(|ui| {
            ui.add(egui::Label::new(
                RichText::new(title).text_style(style::title()).color(LAPIS),
            ));
        });
        let line = ui.allocate_space(vec2(ui.available_width(), 10.0)).1;
        inlay::rule(ui.painter(), line);
        let body = Rect::from_min_max(
            ui.cursor().min,
            inner.max - vec2(0.0, space::TALL + space::ROW),
        );
        let answer = {
            let mut ui = ui.new_child(UiBuilder::new().max_rect(body).id_salt("body"));
            ui.shrink_clip_rect(body.expand(8.0));
            contents(&mut ui)
        };
        let foot = Rect::from_min_max(
            egui::pos2(inner.left(), inner.bottom() - space::TALL),
            inner.max,
        );
        let mut ui = ui.new_child(
            UiBuilder::new()
                .max_rect(foot)
                .id_salt("foot")
                .layout(Layout::right_to_left(Align::Center)),
        );
        buttons(&mut ui);
        answer
    })
}

/// The plate that a sheet lies on: cream in a bed of bitumen, rimmed with gold.
pub fn plate(ui: &Ui, rect: Rect) {
    let painter = ui.painter();
    painter.rect_filled(
        rect.expand(10.0).translate(vec2(0.0, 6.0)),
        14,
        Color32::from_black_alpha(70),
    );
    painter.rect_filled(rect.expand(5.0), 8, BITUMEN);
    painter.rect_filled(rect.expand(3.0), 7, GILT);
    painter.rect_filled(rect.expand(1.5), 6, BITUMEN);
    painter.rect_filled(rect, space::ROUND, CREAM);
    widgets::hairline(ui, rect);
}

/// A dialogue over everything: a title, its contents, and buttons of their own.
pub fn dialogue<R>(
    ctx: &Context,
    name: &str,
    title: &str,
    width: f32,
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    let id = Id::new(("dialogue", name));
    let frame = Frame::new()
        .fill(CREAM)
        .stroke(Stroke::new(2.0, BITUMEN))
        .corner_radius(CornerRadius::same(space::ROUND))
        .inner_margin(Margin::same(space::CARD as i8 + 4));
    Modal::new(id)
        .backdrop_color(Color32::from_rgba_unmultiplied(10, 8, 6, 150))
        .frame(frame)
        .show(ctx, |ui| {
            focus::enter(ctx, id, Surface::Dialogue);
            ui.set_width(width.min(ctx.viewport_rect().width() - 80.0));
            ui.vertical_centered(|ui| {
                ui.label(RichText::new(title).text_style(style::title()).color(LAPIS));
            });
            let line = ui.allocate_space(vec2(ui.available_width(), 12.0)).1;
            inlay::rule(ui.painter(), line);
            ui.add_space(space::SMALL);
            let answer = contents(ui);
            let rim = ui.min_rect().expand(space::CARD + 4.0);
            widgets::hairline(ui, rim);
            answer
        })
        .inner
}

/// A bar in the place of the strip at a table: dark ground with a gilt edge, below everything else.
pub fn strip(ctx: &Context, name: &str, place: Rect, contents: impl FnOnce(&mut Ui)) {
    Area::new(Id::new(name))
        .order(Order::Background)
        .fixed_pos(place.min)
        .constrain(false)
        .show(ctx, |ui| {
            ui.set_min_size(place.size());
            ui.painter().rect_filled(place, 0.0, BITUMEN);
            let edge = place.top() + 1.0;
            ui.painter()
                .hline(place.x_range(), edge, Stroke::new(2.0, GILT));
            contents(ui);
        });
}

/// A question about something that cannot be taken back: `does` is the button that does it; `false`
/// for leaving things as they are.
pub fn sure(
    ctx: &Context,
    name: &str,
    title: &str,
    width: f32,
    about: &str,
    does: &str,
    words: &Words,
) -> Option<bool> {
    dialogue(ctx, name, title, width, |ui| {
        ui.label(about);
        answers(ui, |ui| {
            // The harmless answer comes first, and has the keyboard.
            let keep = ui.add(Push::plain(words.text("load-keep")).width(120.0));
            let done = ui.add(Push::danger(words.text(does)).width(120.0));
            keep.clicked()
                .then_some(false)
                .or(done.clicked().then_some(true))
        })
    })
}

/// A field of text over the whole width of a dialogue, at most `longest` letters; answers also whether
/// Enter was pressed in it.
pub fn entry(ui: &mut Ui, text: &mut String, label: &str, longest: usize) -> (Response, bool) {
    let width = ui.available_width();
    let field = widgets::field(ui, text, label, width, longest);
    let entered = widgets::entered(ui, &field);
    (field, entered)
}

/// The answers below an [`entry`]: doing it, by the button of this key or by Enter, where that can be,
/// or leaving.
pub fn doing(ui: &mut Ui, key: &str, can: bool, entered: bool, words: &Words) -> Option<bool> {
    answers(ui, |ui| {
        let button = Push::primary(words.text(key)).width(130.0);
        let done = ui.add_enabled(can, button).clicked() || (entered && can);
        let leave = ui.add(Push::plain(words.text("cancel")).width(130.0));
        done.then_some(true).or(leave.clicked().then_some(false))
    })
}

/// Controls at the right end of what is left of a row, gone through as they are read; all rows with the same
/// `name` have the same ones.
pub fn at_the_right<R>(ui: &mut Ui, name: impl AsIdSalt, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let id = Id::new("at the right").with(name);
    let room = ui.available_rect_before_wrap();
    let known = ui.data(|data| data.get_temp::<f32>(id));
    let left = room.right() - known.unwrap_or(room.width());
    // As wide as there is room, wherever it begins: with another text they need another width.
    let place = Rect::from_min_size(egui::pos2(left, room.top()), room.size());
    let layout = Layout::left_to_right(Align::Center);
    let mut row = ui.new_child(UiBuilder::new().max_rect(place).layout(layout));
    let answer = contents(&mut row);
    let width = row.min_rect().width();
    if known.is_none_or(|known| (known - width).abs() > 0.5) {
        ui.data_mut(|data| data.insert_temp(id, width));
        ui.ctx()
            .request_discard("what stands at the right has another width");
    }
    answer
}

/// The buttons at the end of a dialogue: from the right to the left.
pub fn answers<R>(ui: &mut Ui, buttons: impl FnOnce(&mut Ui) -> R) -> R {
    ui.add_space(space::GROUP);
    let size = vec2(ui.available_width(), space::TALL);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), buttons)
        .inner
}
