//! The log: a line for everything that happened, as the one who looks may know it. In a replay each
//! line leads to its moment. A line that is pointed at, or has the focus, lights up its territories.

use crate::babel::rules::{Event, Player, Tribe};
use crate::babel::words;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::font;
use crate::desktop::babel::table::state::held::Spotlight;
use crate::desktop::babel::table::state::seat::{Seat, Told};
use crate::desktop::games::babel::Session;
use crate::desktop::theme::{fitting, focus, fonts, palette};
use crate::game::Game;
use bevy_egui::egui;
use bevy_egui::egui::accesskit::Role;

/// A long game has thousands of lines; the latest few hundred are what one looks for.
const LINES: usize = 300;

/// The size of letters, in points.
const SIZE: f32 = 16.0;

/// A line: the place of its event in the log, the event as it was seen, and what is said of it.
struct Line {
    at: usize,
    seen: Event,
    text: String,
}

/// Shows the log; answers the place in it of a line that was chosen, where lines lead anywhere.
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
        let lines = log.iter().enumerate().skip(first);
        let lines = lines.filter_map(|(at, event)| {
            let (seen, text) = sentence(event, seat, words)?;
            Some(Line { at, seen, text })
        });
        let lines: Vec<Line> = beginning(session, first, words)
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
fn beginning(session: &Session, first: usize, words: &Words) -> Option<Line> {
    let player = session.timeline().position(0).table().active();
    let seen = Event::TurnBegan { player };
    (first == 0).then(|| Line {
        at: 0,
        seen,
        text: words::event(words, &seen, None),
    })
}

/// What the log says of an event as it is seen from a seat, if anything.
pub fn sentence(event: &Event, seat: &Seat, words: &Words) -> Option<(Event, String)> {
    let viewer = match seat.told_to() {
        Told::All => None,
        Told::To(viewer) => Some(viewer),
        Told::Public => {
            let seen = <crate::babel::rules::Position as Game>::seen_by(event, None);
            return told(&seen).then(|| (seen, words::event(words, &seen, None)));
        }
    };
    let seen = viewer.map_or(*event, |viewer: Player| event.seen_by(viewer));
    told(&seen).then(|| (seen, words::event(words, &seen, viewer)))
}

/// Whether anything is said of an event: that the turn ended is told by the next one's beginning.
fn told(event: &Event) -> bool {
    !matches!(event, Event::TurnEnded { .. })
}

/// The territories that an event is about.
fn lands(event: &Event) -> Vec<Tribe> {
    match *event {
        Event::Moved { from, to, .. } => from.into_iter().chain([to]).collect(),
        Event::Migrated { from, to, .. } => vec![from, to],
        Event::Settled { at, .. }
        | Event::Built { at, .. }
        | Event::Paid { at, .. }
        | Event::Destroyed { at, .. }
        | Event::Robbed { at, .. }
        | Event::Expelled { at, .. }
        | Event::Lured { at, .. } => vec![at],
        _ => Vec::new(),
    }
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
            let lands = lands(&line.seen);
            if !lands.is_empty() {
                spotlight.0 = lands;
            }
        }
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
        let weighty = matches!(
            self.seen,
            Event::EndPhaseBegan | Event::GameOver { .. } | Event::TotalChanged { .. }
        );
        // A heading is one line: of a long name in it there is as much as there is room for.
        let (text, family, colour) = match self.seen {
            Event::TurnBegan { player } => {
                ui.separator();
                let (name, room) = (words::player(words, player), ui.available_width());
                let family = fonts::BOLD_FAMILY;
                let font = font(SIZE, family);
                let text = fitting::of_name(ui.painter(), &self.text, &name, &font, room);
                (text, family, palette::LAPIS)
            }
            _ if weighty => (self.text.clone(), fonts::BOLD_FAMILY, palette::INK),
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
        let label = label.on_hover_cursor(egui::CursorIcon::PointingHand);
        label.on_hover_text(words.text("replay-log-about"))
    }
}
