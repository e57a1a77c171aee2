//! The log at this table: what is said of each event, and the cells that its line lights up.

use crate::desktop::app::words::Words;
use crate::desktop::games::tigris::Session;
use crate::desktop::tigris::table::state::seat::Seat;
use crate::desktop::tigris::table::state::spotlight::Spotlight;
use crate::desktop::turn::log::{self, Line, Log, Look};
use crate::game::Game as _;
use crate::tigris::rules::Event;
use bevy_egui::egui;

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
    let dynasty = session.timeline().position(0).table().active();
    let log = Log {
        events: session.log(),
        beginning: Event::TurnBegan { dynasty },
        line: &|before, event| match (before, event) {
            // Both actions were given up: the heading would have nothing below it.
            (Event::TurnBegan { .. }, Event::TurnEnded { .. }) => {
                Some(told(*event, Look::Plain, seat, words))
            }
            _ => line(event, seat, words),
        },
        leads,
        own_turn: (!leads && seat.viewer == Some(session.shown().table().active()))
            .then(|| session.shown().turns()),
        reader: seat.viewer.map(|viewer| viewer.index()),
    };
    log::show(ui, place, &log, words, |seen| {
        let cells = seen.cells();
        if !cells.is_empty() {
            spotlight.0 = cells;
        }
    })
}

/// The line of an event as it is seen from a seat, if anything is said of it.
pub fn line(event: &Event, seat: &Seat, words: &Words) -> Option<Line<Event>> {
    let seen = seat.perspective().event(*event);
    let look = match seen {
        Event::TurnEnded { .. } | Event::MarkerLeft { .. } => return None,
        Event::TurnBegan { dynasty } => Look::Heading(words.player(dynasty)),
        _ => Look::Plain,
    };
    Some(told(seen, look, seat, words))
}

/// The line of an event that has been `seen` so.
fn told(seen: Event, look: Look, seat: &Seat, words: &Words) -> Line<Event> {
    let text = words.event(&seen, seat.viewer);
    Line { seen, text, look }
}
