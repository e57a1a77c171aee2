//! The log: a line for everything that happened, as the one who looks may know it. In a replay each
//! line leads to its moment.
//!
//! For the keyboard the log is one stop: arrows, Home and End go through its lines, and the one that
//! has the focus lights up its cells as the one under the pointer does.

use crate::desktop::app::words::Words;
use crate::desktop::art::paint::font;
use crate::desktop::games::tigris::Session;
use crate::desktop::theme::{fitting, focus, fonts, palette};
use crate::desktop::tigris::table::state::seat::Seat;
use crate::desktop::tigris::table::state::spotlight::Spotlight;
use crate::tigris::rules::Event;
use bevy_egui::egui;
use bevy_egui::egui::accesskit::Role;

/// A long game has thousands of lines; the latest few hundred are what one looks for.
const LINES: usize = 300;

/// The size of letters, in points.
const SIZE: f32 = 16.0;

/// Shows the log; a line under the pointer or with the focus lights up its cells. Answers the place
/// in the log of a line that was chosen, where lines lead anywhere.
pub fn show(
    ui: &mut egui::Ui,
    place: egui::Rect,
    session: &Session,
    seat: &Seat,
    words: &Words,
    leads: bool,
    spotlight: &mut Spotlight,
) -> Option<usize> {
    ui.painter().rect_filled(place, 6.0, palette::CREAM);
    let inner = place.shrink2(egui::vec2(8.0, 6.0));
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("log"));
    child.set_clip_rect(place);
    child.spacing_mut().item_spacing.y = 3.0;
    let scroll = egui::ScrollArea::vertical()
        .auto_shrink(false)
        .stick_to_bottom(true);
    let told = scroll.show(&mut child, |ui| {
        let log = session.log();
        let first = log.len().saturating_sub(LINES);
        let lines = log
            .iter()
            .enumerate()
            .skip(first)
            .filter_map(|(at, event)| {
                let seen = seat.perspective().event(*event);
                let text = sentence(&seen, seat, words)?;
                Some(Line { at, seen, text })
            });
        let lines: Vec<Line> = beginning(session, first, seat, words)
            .into_iter()
            .chain(lines)
            .collect();
        ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
            node.set_role(Role::List);
            node.set_label(words.text("table-log"));
        });
        go_through(ui, &lines, words, leads, spotlight)
    });
    told.inner
}

/// The heading of the first turn, which no event tells of: the game begins with it.
fn beginning(session: &Session, first: usize, seat: &Seat, words: &Words) -> Option<Line> {
    let dynasty = session.timeline().position(0).table().active();
    let seen = Event::TurnBegan { dynasty };
    (first == 0).then(|| Line {
        at: 0,
        seen,
        text: words.event(&seen, seat.viewer),
    })
}

/// A line of the log: the place of its event, the event as it was seen, and what is said of it.
struct Line {
    at: usize,
    seen: Event,
    text: String,
}

/// Shows the lines, of which one is a stop for Tab: the last, until arrows have led to another.
fn go_through(
    ui: &mut egui::Ui,
    lines: &[Line],
    words: &Words,
    leads: bool,
    spotlight: &mut Spotlight,
) -> Option<usize> {
    let known = ui.id().with("line");
    let chosen: Option<usize> = ui.data(|data| data.get_temp(known));
    let chosen = lines.iter().position(|line| Some(line.at) == chosen);
    let stop = chosen.unwrap_or(lines.len().saturating_sub(1));
    let mut picked = None;
    let mut shown = Vec::with_capacity(lines.len());
    for (index, line) in lines.iter().enumerate() {
        let response = ui
            .push_id((index, line.at), |ui| {
                line.show(ui, words, leads, index == stop)
            })
            .inner;
        if response.clicked() {
            picked = Some(index);
        }
        if response.hovered() || response.has_focus() {
            let cells = line.seen.cells();
            if !cells.is_empty() {
                spotlight.0 = cells;
            }
        }
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_position_in_set(index + 1);
            node.set_size_of_set(lines.len());
        });
        shown.push(response);
    }
    let to = focus::steps(ui, &shown, stop, focus::Way::Down);
    if let Some(to) = to {
        shown[to].request_focus();
        shown[to].scroll_to_me(None);
    }
    let focused = to.or(shown.iter().position(egui::Response::has_focus));
    ui.data_mut(|data| match focused {
        Some(index) => {
            data.insert_temp(known, lines[index].at);
        }
        // Whoever comes back begins with the latest.
        None => data.remove::<usize>(known),
    });
    picked.filter(|_| leads).map(|index| lines[index].at)
}

impl Line {
    fn show(&self, ui: &mut egui::Ui, words: &Words, leads: bool, stop: bool) -> egui::Response {
        // A heading is one line: of a long name in it there is as much as there is room for.
        let (text, family, colour) = match self.seen {
            Event::TurnBegan { dynasty } => {
                ui.separator();
                let (name, room) = (words.player(dynasty), ui.available_width());
                let family = fonts::BOLD_FAMILY;
                let font = font(SIZE, family);
                let text = fitting::of_name(ui.painter(), &self.text, &name, &font, room);
                (text, family, palette::LAPIS)
            }
            _ => (self.text.clone(), "text", palette::INK),
        };
        let text = egui::RichText::new(text)
            .font(font(SIZE, family))
            .color(colour);
        // Hundreds of lines need not be gone through by Tab.
        let sense = match (stop, leads) {
            (true, _) => egui::Sense::click(),
            (false, true) => egui::Sense::CLICK,
            (false, false) => egui::Sense::hover(),
        };
        let label = ui.add(egui::Label::new(text).sense(sense).wrap());
        ui.ctx().accesskit_node_builder(label.id, |node| {
            node.set_role(Role::ListItem);
            node.set_label(self.text.as_str());
        });
        focus::mark(ui, &label);
        if !leads {
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

/// What the log says of an event as it was seen, if anything.
pub fn sentence(seen: &Event, seat: &Seat, words: &Words) -> Option<String> {
    let silent = matches!(seen, Event::TurnEnded { .. } | Event::MarkerLeft { .. });
    (!silent).then(|| words.event(seen, seat.viewer))
}
