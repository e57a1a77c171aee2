//! The log at this table: what is said of each event, and the territories that its line lights up.

use crate::babel::rules::{Event, Tribe};
use crate::babel::words;
use crate::desktop::app::words::Words;
use crate::desktop::babel::table::state::held::Spotlight;
use crate::desktop::babel::table::state::seat::Seat;
use crate::desktop::games::babel::{Game, Session};
use crate::desktop::turn::log::{self, Line, Log, Look};
use crate::game::Game as _;
use bevy_egui::egui;

/// Shows the log; a line under the pointer or with the focus lights up its territories. Answers the
/// place in the log of a line that was chosen, where lines lead anywhere.
pub fn show(
    ui: &mut egui::Ui,
    place: egui::Rect,
    session: &Session,
    seat: &Seat,
    words: &Words,
    leads: bool,
    spotlight: &mut Spotlight,
) -> Option<usize> {
    let player = session.timeline().position(0).table().active();
    let log = Log {
        events: session.log(),
        beginning: Event::TurnBegan { player },
        line: &|_, event| line(event, seat, words),
        leads,
        own_turn: (!leads && seat.viewer == Some(session.shown().table().active()))
            .then(|| session.shown().turns()),
        reader: seat.viewer.map(|viewer| viewer.index()),
    };
    log::show(ui, place, &log, words, |seen| {
        let lands = lands(seen);
        if !lands.is_empty() {
            spotlight.0 = lands;
        }
    })
}

/// The line of an event as it is seen from a seat, if anything is said of it.
pub fn line(event: &Event, seat: &Seat, words: &Words) -> Option<Line<Event>> {
    let perspective = seat.perspective();
    let seen = perspective.seen::<Game>(event);
    let look = match seen {
        // That the turn ended is told by the next one's beginning.
        Event::TurnEnded { .. } => return None,
        Event::TurnBegan { player } => Look::Heading(words::player(words, player)),
        Event::EndPhaseBegan | Event::GameOver { .. } | Event::TotalChanged { .. } => Look::Weighty,
        _ => Look::Plain,
    };
    let text = words::event(words, &seen, perspective.player());
    Some(Line { seen, text, look })
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
