//! The log on the table of any game: a line for everything that happened, as the one who looks may
//! know it. In a replay each line leads to its moment.
//!
//! For the keyboard the log is one stop: arrows, Home and End go through its lines, and the one that
//! has the focus lights up its places on the board as the one under the pointer does.

use crate::desktop::app::words::Words;
use crate::desktop::art::paint::font;
use crate::desktop::theme::focus::{self, arrows};
use crate::desktop::theme::{fitting, fonts, palette};
use bevy_egui::egui;
use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::scroll_area;

/// A long game has thousands of lines; the latest few hundred are what one looks for.
const LINES: usize = 300;

/// The size of letters, in points.
const SIZE: f32 = 16.0;

/// What a table shows in its log.
pub struct Log<'a, E> {
    /// Everything that happened.
    pub events: &'a [E],
    /// The beginning of the first turn, which no event tells of: the game begins with it.
    pub beginning: E,
    /// The line of an event, which comes second here, after the one before it, if anything is said of it.
    pub line: &'a dyn Fn(&E, &E) -> Option<Line<E>>,
    /// Lines lead to their moments.
    pub leads: bool,
    /// The turn of whoever looks, by its number, while it is theirs: where it begins, the latest lines are shown,
    /// wherever the log had been scrolled to.
    pub own_turn: Option<u32>,
    /// The seat of whoever looks: where another sits down, the latest lines are shown, too.
    pub reader: Option<usize>,
}

/// A line of the log.
pub struct Line<E> {
    /// The event as it was seen.
    pub seen: E,
    /// What is said of it.
    pub text: String,
    pub look: Look,
}

/// How a line looks.
pub enum Look {
    Plain,
    Weighty,
    /// That of a turn, with the name of whose it is. A heading is one line: of a long name in it
    /// there is as much as there is room for.
    Heading(String),
}

/// Shows the log; `light` is called for a line under the pointer or with the focus. Answers the place
/// in the log of a line that was chosen, where lines lead anywhere.
pub fn show<E>(
    ui: &mut egui::Ui,
    place: egui::Rect,
    log: &Log<E>,
    words: &Words,
    light: impl FnMut(&E),
) -> Option<usize> {
    ui.painter().rect_filled(place, 6.0, palette::CREAM);
    let inner = place.shrink2(egui::vec2(8.0, 6.0));
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("log"));
    child.set_clip_rect(place);
    child.spacing_mut().item_spacing.y = 3.0;
    let scroll = egui::ScrollArea::vertical()
        .id_salt(log.reader)
        .auto_shrink(false)
        .stick_to_bottom(true);
    let told = scroll.show(&mut child, |ui| {
        ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
            node.set_role(Role::List);
            node.set_label(words.text("table-log"));
        });
        log.go_through(ui, words, light)
    });
    let known = told.id.with("own-turn");
    let before =
        ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default(known), log.own_turn));
    if log.own_turn.is_some() && before != log.own_turn {
        // At the end, and held there as if it had never been scrolled: the room of the log may still change.
        let mut state = scroll_area::State::default();
        state.offset.y = (told.content_size.y - told.inner_rect.height()).max(0.0);
        state.store(ui.ctx(), told.id);
        ui.ctx().request_repaint();
    }
    // Where the room or the lines change, the end is found after they were drawn: that is seen in the next frame.
    let (stood, stands) = (told.id.with("stood"), told.state.offset.y);
    let stood = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default(stood), stands));
    if stood != stands {
        ui.ctx().request_repaint();
    }
    told.inner
}

impl<E> Log<'_, E> {
    /// The latest lines, each with the place of its event in the log.
    fn latest(&self) -> Vec<(usize, Line<E>)> {
        let first = self.events.len().saturating_sub(LINES);
        let beginning = (first == 0).then_some((0, &self.beginning));
        let events = self.events.iter().enumerate().skip(first);
        let all = beginning.into_iter().chain(events);
        let before = |at: usize| {
            at.checked_sub(1)
                .map_or(&self.beginning, |at| &self.events[at])
        };
        all.filter_map(|(at, event)| Some((at, (self.line)(before(at), event)?)))
            .collect()
    }

    /// Shows the lines, of which one is a stop for Tab: the last, until arrows have led to another.
    fn go_through(
        &self,
        ui: &mut egui::Ui,
        words: &Words,
        mut light: impl FnMut(&E),
    ) -> Option<usize> {
        let lines = self.latest();
        let known = ui.id().with("line");
        let chosen: Option<usize> = ui.data(|data| data.get_temp(known));
        let chosen = lines.iter().position(|(at, _)| Some(*at) == chosen);
        let stop = chosen.unwrap_or(lines.len().saturating_sub(1));
        let mut picked = None;
        let mut shown = Vec::with_capacity(lines.len());
        for (index, (at, line)) in lines.iter().enumerate() {
            let response = ui
                .push_id((index, *at), |ui| {
                    self.show_line(ui, line, words, index == stop)
                })
                .inner;
            if response.clicked() {
                picked = Some(index);
            }
            if response.hovered() || response.has_focus() {
                light(&line.seen);
            }
            ui.ctx().accesskit_node_builder(response.id, |node| {
                node.set_position_in_set(index + 1);
                node.set_size_of_set(lines.len());
            });
            shown.push(response);
        }
        let to = arrows::steps(ui, &shown, stop, arrows::Way::Down);
        if let Some(to) = to {
            shown[to].request_focus();
            shown[to].scroll_to_me(None);
        }
        let focused = to.or(shown.iter().position(egui::Response::has_focus));
        ui.data_mut(|data| match focused {
            Some(index) => {
                data.insert_temp(known, lines[index].0);
            }
            // Whoever comes back begins with the latest.
            None => data.remove::<usize>(known),
        });
        picked.filter(|_| self.leads).map(|index| lines[index].0)
    }

    fn show_line(
        &self,
        ui: &mut egui::Ui,
        line: &Line<E>,
        words: &Words,
        stop: bool,
    ) -> egui::Response {
        let whole = || line.text.clone();
        let (text, family, colour) = match &line.look {
            Look::Heading(name) => {
                ui.separator();
                let family = fonts::BOLD_FAMILY;
                let (font, room) = (font(SIZE, family), ui.available_width());
                let text = fitting::of_name(ui.painter(), &line.text, name, &font, room);
                (text, family, palette::LAPIS)
            }
            Look::Weighty => (whole(), fonts::BOLD_FAMILY, palette::INK),
            Look::Plain => (whole(), "text", palette::INK),
        };
        let text = egui::RichText::new(text)
            .font(font(SIZE, family))
            .color(colour);
        // Hundreds of lines need not be gone through by Tab.
        let sense = match (stop, self.leads) {
            (true, _) => egui::Sense::click(),
            (false, true) => egui::Sense::CLICK,
            (false, false) => egui::Sense::hover(),
        };
        let label = ui.add(egui::Label::new(text).sense(sense).wrap());
        ui.ctx().accesskit_node_builder(label.id, |node| {
            node.set_role(Role::ListItem);
            node.set_label(line.text.as_str());
        });
        focus::mark(ui, &label);
        if !self.leads {
            return label;
        }
        if label.hovered() {
            let under = label.rect.expand2(egui::vec2(3.0, 0.0));
            let line = egui::Stroke::new(1.0, palette::LAPIS);
            ui.painter().hline(under.x_range(), under.bottom(), line);
        }
        let label = label.on_hover_cursor(egui::CursorIcon::PointingHand);
        label.on_hover_text(words.text("replay-log-about"))
    }
}
