//! Which control has the keyboard: the first one of every page, and a ring that shows it.
//!
//! egui knows the focused control but not pages. A page, a dialogue or a table calls [`enter`] before its
//! controls, and every control of ours calls [`mark`]: the first one of a new page takes the focus,
//! and a page that something covered gets its old focus back.

pub mod arrows;
mod order;
pub mod ring;

use bevy_egui::egui::{
    Context, FocusDirection, Id, Key, Popup, Rect, Response, Sense, Ui, accesskit,
};
use ring::notice_hands;
use std::collections::HashMap;

/// What stands on the screen and has controls of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Surface {
    /// Goes on where it was left.
    Page,
    /// Begins anew every time.
    Dialogue,
    /// The keyboard means the board until it is led to a control.
    Table,
}

#[derive(Clone, Default)]
pub(super) struct Focus {
    /// What is being drawn now.
    drawing: Option<Id>,
    /// The topmost of what was drawn in this frame, and in the one before.
    top: Option<(Surface, Id)>,
    pub(super) top_before: Option<Id>,
    frame: u64,
    /// Which topmost one has been given its focus.
    settled: Option<Id>,
    /// Who waits for its first control.
    wants_first: Option<Id>,
    /// The control that had the focus, by page.
    last: Vec<(Id, Id)>,
    /// How often a page was forgotten.
    begun: HashMap<Id, u32>,
    /// The keyboard was used last, not the pointer: show the ring.
    pub(super) by_keyboard: Option<bool>,
    /// What has the focus and is no control.
    astray: Option<Id>,
    /// Tab was pressed with Shift the last time: it leads backwards.
    pub(super) backwards: bool,
    /// The frame in which Tab was pressed.
    pub(super) tabbed: u64,
    /// No control had the keyboard when the frame began.
    free: bool,
    /// Tab leads to the next control that is drawn.
    tab_leads: bool,
    /// Who waits for its first control was gone through by Tab: whatever is preferred, it goes round.
    goes_round: bool,
    /// The frame in which a text field had the focus.
    pub(super) typing: u64,
    /// The frame in which a list was open over the page: Escape then only closes the list.
    pub(super) listing: u64,
    /// The frame in which a group of controls had arrows, Home and End for itself.
    pub(super) stepping: u64,
    /// What took the focus as the first control of a page, and in which frame.
    first: Option<(u64, Id)>,
    /// All controls of what is on top, in this frame and in the one before.
    controls: Vec<(Id, Rect)>,
    pub(super) controls_before: Vec<(Id, Rect)>,
    /// The frame in which a slider had the arrows to its left and right.
    pub(super) sliding: u64,
    /// The frame in which arrows, Home and End led through what is shown.
    pub(super) travelling: u64,
    /// Where an arrow leads in the next frame, from which control, unless the page knows better.
    pub(super) goes: Option<(Id, Id)>,
}

impl Focus {
    /// Whether what is being drawn lies on top. Over a table there may be no page at all.
    pub(super) fn draws_top(&self, frame: u64) -> bool {
        self.frame == frame && self.drawing == self.top.map(|(_, id)| id)
    }

    /// Whether arrows, Home and End mean something else than another control.
    pub(super) fn uses_keys(&self, frame: u64) -> bool {
        let noted = [self.typing, self.stepping, self.travelling];
        noted.into_iter().any(|noted| lately(noted, frame))
    }
}

/// Whether something that is noted by the frame in which it was so was so in this one or the one before.
pub(super) fn lately(noted: u64, frame: u64) -> bool {
    noted > 0 && noted + 1 >= frame
}

pub(super) fn with<R>(ctx: &Context, change: impl FnOnce(&mut Focus) -> R) -> R {
    let id = Id::new("two-rivers-focus");
    ctx.data_mut(|data| change(data.get_temp_mut_or_default::<Focus>(id)))
}

/// Begins a page, a dialogue or a table. A dialogue lies above the page, whichever is drawn first.
pub fn enter(ctx: &Context, surface: Id, kind: Surface) {
    arrows::follow(ctx);
    let frame = ctx.cumulative_frame_nr();
    let focused = ctx.memory(|memory| memory.focused());
    notice_hands(ctx);
    let escaped = cancel(ctx);
    let listing = Popup::is_any_open(ctx);
    let (arrow, enter) = (
        arrows::arrow(ctx).is_some(),
        ctx.input(|input| input.key_pressed(Key::Enter)),
    );
    let mut steps = false;
    let back = with(ctx, |focus| {
        if focus.frame != frame {
            let top = focus.top.take();
            // Over a table there may be nothing for a while: what was there last is not there still, and
            // begins anew when it comes again.
            let lately = focus.frame + 1 >= frame;
            focus.top_before = top.filter(|_| lately).map(|(_, id)| id);
            let controls = std::mem::take(&mut focus.controls);
            focus.controls_before = if lately { controls } else { Vec::new() };
            focus.settled = focus.settled.filter(|_| lately);
            focus.frame = frame;
            focus.free = focused.is_none();
            focus.tab_leads = false;
        }
        focus.drawing = Some(surface);
        let lies_below = match kind {
            Surface::Dialogue => false,
            Surface::Page => matches!(focus.top, Some((Surface::Dialogue, _))),
            Surface::Table => focus.top.is_some(),
        };
        if !lies_below {
            // What lies below has controls of its own.
            focus.controls.clear();
            focus.top = Some((kind, surface));
        }
        // Whether something lies above is known only after a whole frame: settle in the next one.
        if focus.top_before != Some(surface) {
            return None;
        }
        if kind == Surface::Table {
            focus.settled = Some(surface);
            return None;
        }
        let known = focus.last.iter().find(|(owner, _)| *owner == surface);
        let known = known.map(|(_, id)| *id);
        if focus.settled == Some(surface) {
            if focused.is_none() && kind == Surface::Dialogue && !listing {
                // A click beside its controls takes the focus from them; Enter still answers.
                focus.wants_first = Some(surface);
                focus.goes_round = lately(focus.tabbed, frame);
                return None;
            }
            if focused.is_none() && escaped && focus.typing + 1 < frame {
                // egui lets go of the focus on Escape; where Escape leads nowhere, keep it.
                return known;
            }
            // Arrows that lead through what is shown mean no control.
            let called = enter || (arrow && !lately(focus.travelling, frame));
            if !listing && focus.tabbed == frame {
                let to = match focused {
                    Some(id) => focus.tab_otherwise_from(id),
                    // Escape in a field took the focus: Tab leads on from there.
                    None if kind == Surface::Page => known.and_then(|id| focus.tab_from(id)),
                    None => None,
                };
                steps = to.is_some();
                if steps {
                    return to;
                }
            }
            if focused.is_none() && called && kind == Surface::Page && !listing {
                // A click beside its controls took the focus from them: the keyboard goes on where it was.
                focus.wants_first = known.is_none().then_some(surface);
                return known;
            }
            if let Some(id) = focused
                && kind == Surface::Page
                && known != focused
            {
                focus.last.retain(|(owner, _)| *owner != surface);
                focus.last.push((surface, id));
            }
            return None;
        }
        focus.settled = Some(surface);
        focus.wants_first = known.is_none().then_some(surface);
        focus.goes_round = false;
        known
    });
    if let Some(id) = back {
        ctx.memory_mut(|memory| memory.request_focus(id));
    }
    if steps {
        // egui would go one further.
        ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
    if kind != Surface::Table {
        go_to_an_end(ctx, surface);
    }
    arrows::go(ctx, surface);
    pass_over(ctx);
}

/// Leads the focus on from where there is no control.
fn pass_over(ctx: &Context) {
    let focused = ctx.memory(|memory| memory.focused());
    let (astray, backwards) = with(ctx, |focus| (focus.astray.take(), focus.backwards));
    if astray.is_some() && astray == focused {
        let way = match backwards {
            true => FocusDirection::Previous,
            false => FocusDirection::Next,
        };
        ctx.memory_mut(|memory| memory.move_focus(way));
    }
}

/// Tells that nothing in this place is a control: the axes of a plot take the focus, and cannot be told not to.
pub fn no_stop(ctx: &Context, place: Rect) {
    let focused = ctx.memory(|memory| memory.focused());
    let Some(response) = focused.and_then(|id| ctx.read_response(id)) else {
        return;
    };
    if response.sense == Sense::drag() && place.contains_rect(response.rect) {
        with(ctx, |focus| focus.astray = Some(response.id));
    }
}

/// Home and End go to the first and the last control, unless the one with the focus uses them.
fn go_to_an_end(ctx: &Context, surface: Id) {
    let key = |key| ctx.input(|input| input.modifiers.is_none() && input.key_pressed(key));
    let (home, end) = (key(Key::Home), key(Key::End));
    if !home && !end {
        return;
    }
    let frame = ctx.cumulative_frame_nr();
    let to = with(ctx, |focus| {
        let on_top = focus.top_before == Some(surface);
        let is_used = focus.uses_keys(frame) || lately(focus.sliding, frame);
        let (first, last) = focus.ends().filter(|_| on_top && !is_used)?;
        Some(if home { first } else { last })
    });
    if let Some(id) = to {
        ctx.memory_mut(|memory| memory.request_focus(id));
        with(ctx, |focus| focus.by_keyboard = Some(true));
    }
}

/// Whether a group of controls has arrows, Home and End for itself now.
pub fn has_arrows(ctx: &Context) -> bool {
    let frame = ctx.cumulative_frame_nr();
    with(ctx, |focus| lately(focus.stepping, frame))
}

/// Tells that arrows, Home and End lead through what is shown, and to no other control.
pub fn travelling(ctx: &Context) {
    let frame = ctx.cumulative_frame_nr();
    with(ctx, |focus| focus.travelling = frame);
}

/// Tells that a list is open over the page: Escape then only closes the list.
pub fn listing(ctx: &Context) {
    let frame = ctx.cumulative_frame_nr();
    with(ctx, |focus| focus.listing = frame);
}

/// Whether what is on top now waits for its focus: then another frame is needed.
pub(super) fn is_unsettled(ctx: &Context) -> bool {
    let frame = ctx.cumulative_frame_nr();
    with(ctx, |focus| {
        // What is drawn no longer needs no focus.
        let drawn = focus.frame + 1 >= frame;
        let new = focus.top.is_some_and(|(_, top)| focus.settled != Some(top));
        drawn && (new || focus.astray.is_some() || focus.goes.is_some())
    })
}

/// Whether this page, dialogue or table lay on top of all else in the frame before.
pub fn was_on_top(ctx: &Context, surface: Id) -> bool {
    with(ctx, |focus| focus.top_before == Some(surface))
}

/// The dialogue that lies on top, if one does: what else is drawn lies behind it.
pub fn dialogue(ctx: &Context) -> Option<Id> {
    // Before its first frame egui counts none.
    ctx.input(|_| ());
    let frame = ctx.cumulative_frame_nr();
    with(ctx, |focus| {
        let drawn = focus.frame + 1 >= frame;
        focus
            .top
            .filter(|(kind, _)| drawn && *kind == Surface::Dialogue)
            .map(|(_, id)| id)
    })
}

/// Forgets where the focus of a page was, so that it begins with its first control again.
pub fn forget(ctx: &Context, surface: Id) {
    with(ctx, |focus| {
        focus.last.retain(|(owner, _)| *owner != surface);
        focus.settled = focus.settled.filter(|settled| *settled != surface);
        *focus.begun.entry(surface).or_default() += 1;
    });
}

/// The page that is being drawn begins anew for the keyboard, at what it [prefers](prefer), and not where its focus
/// was when somebody left it.
pub fn anew(ctx: &Context) {
    with(ctx, |focus| {
        let drawing = focus.drawing;
        focus.last.retain(|(owner, _)| Some(*owner) != drawing);
    });
}

/// How often the page that is being drawn has begun anew: what scrolls on it then begins at its top.
pub(super) fn begun(ctx: &Context) -> u32 {
    with(ctx, |focus| {
        let drawing = focus.drawing?;
        focus.begun.get(&drawing).copied()
    })
    .unwrap_or(0)
}

/// Forgets that this control had the focus of a page: whoever comes back does not begin there.
pub fn leave(ctx: &Context, control: Id) {
    ctx.memory_mut(|memory| memory.surrender_focus(control));
    with(ctx, |focus| focus.last.retain(|(_, had)| *had != control));
}

/// Gives the first control of a new page the focus, and draws the ring around the one that has it.
///
/// Of a control that is partly scrolled out of sight, what can be seen is told as its place: whoever
/// clicks on its middle by that must not meet what lies beside the list.
pub fn mark(ui: &Ui, response: &Response) {
    offer(response);
    let seen = response.interact_rect;
    if seen != response.rect && seen.is_positive() {
        let [x0, y0, x1, y1] = [seen.min.x, seen.min.y, seen.max.x, seen.max.y].map(f64::from);
        response.ctx.accesskit_node_builder(response.id, |node| {
            node.set_bounds(accesskit::Rect { x0, y0, x1, y1 });
        });
    }
    if response.enabled() && response.sense.is_focusable() {
        let frame = response.ctx.cumulative_frame_nr();
        with(&response.ctx, |focus| {
            if focus.draws_top(frame) {
                focus.controls.push((response.id, response.rect));
            }
        });
    }
    if response.has_focus() && ring::is_shown(&response.ctx) {
        ring::draw(ui, response);
    }
}

/// Tells that what is asked is drawn next: Tab leads to its first control from where no control has the keyboard, be
/// others drawn before it.
pub fn asked_next(ctx: &Context) {
    let frame = ctx.cumulative_frame_nr();
    with(ctx, |focus| {
        let forwards = focus.tabbed == frame && !focus.backwards;
        focus.tab_leads = focus.frame == frame && focus.free && forwards;
    });
}

/// Gives a control the focus if its page waits for its first one.
pub fn offer(response: &Response) {
    let ctx = &response.ctx;
    let enabled = response.enabled() && response.sense.is_focusable();
    let frame = ctx.cumulative_frame_nr();
    let first = with(ctx, |focus| {
        if enabled && std::mem::take(&mut focus.tab_leads) {
            return true;
        }
        let first = enabled && focus.wants_first.is_some() && focus.wants_first == focus.drawing;
        if first {
            focus.wants_first = None;
            let begins = focus.drawing.filter(|_| !focus.goes_round);
            focus.first = begins.map(|page| (frame, page));
        }
        first
    });
    if first {
        response.request_focus();
    }
}

/// Gives a control the focus of a page that begins in this frame, although it is not the first one:
/// what is chosen among several.
pub fn prefer(response: &Response) {
    let ctx = &response.ctx;
    let frame = ctx.cumulative_frame_nr();
    let begins = with(ctx, |focus| {
        let page = focus.drawing.map(|page| (frame, page));
        let begins = page.is_some() && focus.first == page;
        begins && response.enabled()
    });
    if begins {
        response.request_focus();
        // In a list it may lie below the edge.
        response.scroll_to_me(None);
    }
}

/// Tells that a text field has the focus: Escape then only leaves the field.
pub fn typing(ctx: &Context) {
    let frame = ctx.cumulative_frame_nr();
    with(ctx, |focus| focus.typing = frame);
}

/// Tells that a slider has the focus: arrows to the left and the right move it, Home and End to its ends.
pub fn sliding(ctx: &Context) {
    let frame = ctx.cumulative_frame_nr();
    with(ctx, |focus| focus.sliding = frame);
}

/// Whether the player asks to leave a page: Escape, but not out of a text field.
pub fn escape(ctx: &Context) -> bool {
    let frame = ctx.cumulative_frame_nr();
    // egui has already taken the focus away when this is asked: look at the frame before.
    cancel(ctx) && !with(ctx, |focus| lately(focus.typing, frame))
}

/// Whether the player asks to leave a dialogue: Escape, wherever the focus is, unless it closes a
/// list that is open.
pub fn cancel(ctx: &Context) -> bool {
    let frame = ctx.cumulative_frame_nr();
    ctx.input(|input| input.key_pressed(Key::Escape))
        && !Popup::is_any_open(ctx)
        && !with(ctx, |focus| lately(focus.listing, frame))
}
