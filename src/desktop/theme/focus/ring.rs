//! Whether the keyboard or the pointer was used last, and the ring around the control that has the keyboard.

use super::with;
use crate::desktop::theme::palette::{BITUMEN, GILT_LIT};
use crate::desktop::theme::style::space;
use bevy_egui::egui::{Context, Event, Key, Response, Stroke, StrokeKind, Ui};

/// Notes whether the keyboard or the pointer was used last. Over a table there may be no page to do so.
pub(super) fn notice_hands(ctx: &Context) {
    let used = ctx.input(|input| {
        let mut latest = input.events.iter().rev();
        latest.find_map(|event| match event {
            Event::Key { pressed: true, .. } => Some(true),
            Event::PointerButton { pressed: true, .. } => Some(false),
            _ => None,
        })
    });
    let tab = ctx.input(|input| {
        let mut latest = input.events.iter().rev();
        latest.find_map(|event| match event {
            Event::Key {
                key: Key::Tab,
                pressed: true,
                modifiers,
                ..
            } => Some(modifiers.shift),
            _ => None,
        })
    });
    let frame = ctx.cumulative_frame_nr();
    with(ctx, |focus| {
        focus.by_keyboard = used.or(focus.by_keyboard);
        focus.backwards = tab.unwrap_or(focus.backwards);
        if tab.is_some() {
            focus.tabbed = frame;
        }
    });
}

/// Whether the ring is drawn: from the start, and after a key; not after a click.
pub fn is_shown(ctx: &Context) -> bool {
    notice_hands(ctx);
    with(ctx, |focus| focus.by_keyboard.unwrap_or(true))
}

/// Whether it is known that the keyboard was used last.
pub fn by_keyboard(ctx: &Context) -> bool {
    notice_hands(ctx);
    with(ctx, |focus| focus.by_keyboard == Some(true))
}

/// Draws the ring: gold between two lines of bitumen, to be seen on every ground.
pub fn draw(ui: &Ui, response: &Response) {
    let rect = response.rect;
    let round = space::ROUND + 2;
    let painter = ui.painter();
    painter.rect_stroke(
        rect.expand(1.0),
        round,
        Stroke::new(5.0, BITUMEN),
        StrokeKind::Middle,
    );
    painter.rect_stroke(
        rect.expand(1.0),
        round,
        Stroke::new(2.5, GILT_LIT),
        StrokeKind::Middle,
    );
}
