//! Where an arrow leads: to the nearest control in its direction, through a group, or down a text.
//!
//! egui's own search measures from middle to middle, so that a wide list in the same row loses against a
//! small button above it.

use super::{lately, with};
use bevy_egui::egui::{Context, FocusDirection, Id, Key, Rangef, Rect, Response, Ui};

/// The arrows and where they lead.
const ARROWS: [(Key, FocusDirection); 4] = [
    (Key::ArrowUp, FocusDirection::Up),
    (Key::ArrowDown, FocusDirection::Down),
    (Key::ArrowLeft, FocusDirection::Left),
    (Key::ArrowRight, FocusDirection::Right),
];

/// By so much may a control overlap the one before it, in points.
const OVERLAP: f32 = 4.0;

/// An arrow goes to the nearest control in its direction, unless the one with the focus uses it.
pub(super) fn go(ctx: &Context, surface: Id) {
    let Some(way) = arrow(ctx) else { return };
    let Some(focused) = ctx.memory(|memory| memory.focused()) else {
        return;
    };
    let frame = ctx.cumulative_frame_nr();
    let sideways = matches!(way, FocusDirection::Left | FocusDirection::Right);
    let to = with(ctx, |focus| {
        let is_used = focus.uses_keys(frame)
            || lately(focus.listing, frame)
            || (sideways && lately(focus.sliding, frame));
        let on_top = focus.top_before == Some(surface);
        let controls = &focus.controls_before;
        let from = controls.iter().find(|(id, _)| *id == focused);
        let (_, from) = from.filter(|_| on_top && !is_used)?;
        Some(nearest(*from, controls, way))
    });
    // Of what is not known here egui finds a way.
    if let Some(to) = to {
        ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        with(ctx, |focus| focus.goes = to.map(|to| (focused, to)));
    }
}

/// Goes where the arrow of the frame before led, if nothing else has moved the focus meanwhile.
pub(super) fn follow(ctx: &Context) {
    let Some((from, to)) = with(ctx, |focus| focus.goes.take()) else {
        return;
    };
    ctx.memory_mut(|memory| {
        if memory.focused() == Some(from) {
            memory.request_focus(to);
        }
    });
}

/// The way of the arrow that was pressed in this frame.
pub(super) fn arrow(ctx: &Context) -> Option<FocusDirection> {
    ctx.input(|input| {
        let mut arrows = ARROWS.into_iter().filter(|_| input.modifiers.is_none());
        arrows.find(|(key, _)| input.key_pressed(*key))
    })
    .map(|(_, way)| way)
}

/// Where an arrow leads out of a list whose first or last row has the focus.
fn leave(ctx: &Context, list: &[Response], at: usize) {
    let Some(way) = arrow(ctx) else { return };
    let frame = ctx.cumulative_frame_nr();
    let to = with(ctx, |focus| {
        if !focus.draws_top(frame) || lately(focus.listing, frame) {
            return None;
        }
        let mut controls = focus.controls_before.clone();
        controls.retain(|(id, _)| list.iter().all(|row| row.id != *id));
        nearest(list[at].rect, &controls, way)
    });
    if let Some(id) = to {
        ctx.memory_mut(|memory| memory.request_focus(id));
    }
}

/// Which arrows go through a group of controls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Up and down, as in a list.
    Down,
    /// All of them, as in a row that may wrap.
    Both,
}

/// Where arrows, Home and End lead in a group of controls of which one has the focus; egui then
/// leaves them alone. `stop` is where one is if none of them has it.
pub fn steps(ui: &Ui, group: &[Response], stop: usize, way: Way) -> Option<usize> {
    let ctx = ui.ctx();
    let at = group.iter().position(Response::has_focus)?;
    let at = if group[at].sense.is_focusable() {
        at
    } else {
        stop
    };
    let frame = ctx.cumulative_frame_nr();
    with(ctx, |focus| focus.stepping = frame);
    let pressed = |key| ctx.input(|input| input.modifiers.is_none() && input.key_pressed(key));
    let sideways = pressed(Key::ArrowLeft) || pressed(Key::ArrowRight);
    let both = way == Way::Both;
    let back = pressed(Key::ArrowUp) || (both && pressed(Key::ArrowLeft));
    let on = pressed(Key::ArrowDown) || (both && pressed(Key::ArrowRight));
    let last = group.len().checked_sub(1)?;
    if back || on || sideways {
        ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
    let to = match () {
        () if pressed(Key::Home) => 0,
        () if pressed(Key::End) => last,
        // A list leads on to what lies above and below it; a group goes round.
        () if !both && ((back && at == 0) || (on && at == last)) => {
            leave(ctx, group, at);
            return None;
        }
        () if back => at.checked_sub(1).unwrap_or(last),
        () if on && at == last => 0,
        () if on => at + 1,
        () => return None,
    };
    (to != at).then_some(to)
}

/// How far down one reads on in a text that has the focus and shows `page` at a time, by the keys that were
/// pressed: arrows, Page up and down, Home and End. egui then leaves them alone.
pub fn reads_on(response: &Response, page: f32) -> f32 {
    // Two lines, and farther than any text is long.
    const STEP: f32 = 48.0;
    const FAR: f32 = 1e6;
    if !response.has_focus() {
        return 0.0;
    }
    let ctx = &response.ctx;
    let frame = ctx.cumulative_frame_nr();
    with(ctx, |focus| focus.stepping = frame);
    if ctx.input(|input| !input.modifiers.is_none()) {
        return 0.0;
    }
    let times = |key| ctx.input(|input| input.num_presses(key)) as f32;
    let ways = |on, back| times(on) - times(back);
    // What is read last on a page comes first on the next one.
    let turned = ways(Key::PageDown, Key::PageUp) * (page - STEP).max(STEP);
    let stepped = ways(Key::ArrowDown, Key::ArrowUp) * STEP;
    if times(Key::ArrowUp) + times(Key::ArrowDown) > 0.0 {
        ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
    stepped + turned + ways(Key::End, Key::Home) * FAR
}

/// The control that an arrow leads to from this place; none where nothing lies in its direction.
fn nearest(from: Rect, controls: &[(Id, Rect)], way: FocusDirection) -> Option<Id> {
    let score = |to: Rect| {
        let columns = (from.x_range(), to.x_range());
        let rows = (from.y_range(), to.y_range());
        let (gap, (own, other)): (f32, (Rangef, Rangef)) = match way {
            FocusDirection::Up => (from.top() - to.bottom(), columns),
            FocusDirection::Down => (to.top() - from.bottom(), columns),
            FocusDirection::Left => (from.left() - to.right(), rows),
            FocusDirection::Right => (to.left() - from.right(), rows),
            _ => return None,
        };
        let apart = (other.min - own.max).max(own.min - other.max).max(0.0);
        // Of several that are as near, the one that begins where this one does.
        let shift = (other.min - own.min).abs();
        // Beside a control is what stands in its row: what an arrow to the side meets elsewhere it might change.
        let sideways = matches!(way, FocusDirection::Left | FocusDirection::Right);
        let leads = gap >= -OVERLAP && !(sideways && apart > 0.0);
        leads.then_some(gap.max(0.0) + 2.0 * apart + 0.01 * shift)
    };
    let scored = controls
        .iter()
        .filter_map(|(id, rect)| Some((*id, score(*rect)?)));
    scored
        .min_by(|(_, a), (_, b)| a.total_cmp(b))
        .map(|(id, _)| id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::pos2;

    /// Names, columns and rows.
    fn page() -> Vec<(Id, Rect)> {
        [
            ("three", (120., 170.), (0., 40.)),
            ("four", (180., 230.), (0., 40.)),
            ("dynasty", (0., 160.), (60., 100.)),
            ("who", (170., 420.), (60., 100.)),
            ("name", (430., 600.), (60., 100.)),
            ("below", (0., 160.), (110., 150.)),
            ("back", (800., 900.), (400., 440.)),
        ]
        .map(|(name, x, y)| {
            (
                Id::new(name),
                Rect::from_min_max(pos2(x.0, y.0), pos2(x.1, y.1)),
            )
        })
        .to_vec()
    }

    fn from(name: &str, way: FocusDirection) -> Option<Id> {
        let page = page();
        let (_, rect) = page.iter().find(|(id, _)| *id == Id::new(name))?;
        nearest(*rect, &page, way)
    }

    #[test]
    fn a_row_is_gone_through_before_another_is_entered() {
        use FocusDirection::{Down, Left, Right, Up};
        assert_eq!(from("dynasty", Right), Some(Id::new("who")));
        assert_eq!(from("who", Right), Some(Id::new("name")));
        assert_eq!(from("name", Left), Some(Id::new("who")));
        assert_eq!(from("dynasty", Up), Some(Id::new("three")));
        assert_eq!(from("dynasty", Down), Some(Id::new("below")));
        assert_eq!(from("below", Right), None);
    }

    #[test]
    fn what_lies_apart_is_reached_where_nothing_is_nearer() {
        use FocusDirection::{Down, Left, Right};
        assert_eq!(from("below", Down), Some(Id::new("back")));
        assert_eq!(from("name", Right), None);
        assert_eq!(from("dynasty", Left), None);
    }
}
