//! What a conflict came to: who won, what was gained, removed and withdrawn, on a card.

use super::highlight::Spotlight;
use super::log::cells_of;
use super::paint::{font, icon_button, paint};
use crate::desktop::art::{Art, Icon, Piece};
use crate::desktop::screens::Words;
use crate::desktop::theme::{fonts, palette};
use crate::rules::{Dynasty, Event};
use bevy::prelude::Resource;
use bevy_egui::egui::{self, RichText, Sense, Ui, vec2};

/// The side of the pictures on the card.
const ICON: f32 = 22.0;

/// The conflict whose card was closed, by its place in the log.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Closed(pub Option<usize>);

/// The latest conflict of a log and what followed from it, until something else has happened.
pub fn latest(log: &[Event]) -> Option<(usize, Vec<Event>)> {
    let follows = |event: &&Event| {
        matches!(
            event,
            Event::Points { .. }
                | Event::LeaderLost { .. }
                | Event::TilesRemoved { .. }
                | Event::MarkerLeft { .. }
                | Event::BuildingReturned { .. }
                | Event::TreasureTaken { .. }
                | Event::ConflictBegan { .. }
                | Event::Committed { .. }
        )
    };
    let after = log.iter().rev().take_while(follows).count();
    let ended = log.len().checked_sub(after + 1)?;
    if !matches!(log[ended], Event::ConflictEnded { .. }) {
        return None;
    }
    let ours = |event: &&Event| {
        !matches!(
            event,
            Event::ConflictBegan { .. } | Event::Committed { .. } | Event::MarkerLeft { .. }
        )
    };
    let until_next = |event: &&Event| !matches!(event, Event::ConflictBegan { .. });
    let events = log[ended..].iter().take_while(until_next).filter(ours);
    Some((ended, events.copied().collect()))
}

/// Tells of a conflict, a line for each thing; a hovered line lights up its cells.
pub fn tell(
    ui: &mut Ui,
    events: &[Event],
    viewer: Option<Dynasty>,
    art: &Art,
    words: &Words,
    spotlight: &mut Spotlight,
) {
    ui.separator();
    for event in events {
        let ended = matches!(event, Event::ConflictEnded { .. });
        let family = if ended { fonts::BOLD_FAMILY } else { "text" };
        let text = RichText::new(words.event(event, viewer)).font(font(17.0, family));
        let line = ui.horizontal(|ui| {
            for piece in pieces(event) {
                let (place, _) = ui.allocate_exact_size(vec2(ICON, ICON), Sense::hover());
                paint(ui, art, piece, place);
            }
            ui.add(egui::Label::new(text).wrap());
        });
        let cells = cells_of(event);
        if line.response.contains_pointer() && !cells.is_empty() {
            spotlight.0 = cells;
        }
    }
}

/// What an event is about, as pictures.
fn pieces(event: &Event) -> Vec<Piece> {
    match *event {
        Event::ConflictEnded { leader, winner, .. } => vec![Piece::Leader(winner, leader)],
        Event::LeaderLost {
            dynasty, leader, ..
        } => vec![Piece::Leader(dynasty, leader)],
        Event::TilesRemoved { tile, .. } => vec![Piece::Tile(tile)],
        Event::Points {
            dynasty, colour, ..
        } => vec![Piece::DynastyMark(dynasty), Piece::Tile(colour)],
        Event::TreasureTaken { dynasty, .. } => {
            vec![Piece::DynastyMark(dynasty), Piece::Treasure]
        }
        Event::BuildingReturned { colour, .. } => vec![Piece::Building(colour)],
        _ => Vec::new(),
    }
}

/// The card in the rail; `true` when it is closed.
pub fn card(
    ui: &mut Ui,
    place: egui::Rect,
    events: &[Event],
    viewer: Option<Dynasty>,
    art: &Art,
    words: &Words,
    spotlight: &mut Spotlight,
) -> bool {
    ui.painter().rect_filled(place, 6.0, palette::CREAM);
    let inner = place.shrink(10.0);
    let button = egui::Rect::from_min_size(
        egui::pos2(inner.max.x - 30.0, inner.min.y - 4.0),
        vec2(30.0, 28.0),
    );
    let name = words.text("conflict-result-close");
    let closed = icon_button(ui, button, art, Icon::Cross, &name).clicked();
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("outcome"));
    ui.set_clip_rect(place);
    // Title and button stay where they are; what is told moves below them.
    let title = RichText::new(words.text("conflict-result"));
    let title = title.font(font(19.0, fonts::BOLD_FAMILY));
    ui.scope(|ui| {
        ui.set_max_width(inner.width() - button.width() - 6.0);
        ui.add(egui::Label::new(title.color(palette::LAPIS)).truncate());
    });
    egui::ScrollArea::vertical()
        .auto_shrink(false)
        .show(&mut ui, |ui| {
            tell(ui, events, viewer, art, words, spotlight);
        });
    closed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Colour, ConflictKind, Source};

    fn points(source: Source) -> Event {
        Event::Points {
            dynasty: Dynasty::Bull,
            colour: Colour::Red,
            amount: 1,
            source,
            at: None,
        }
    }

    #[test]
    fn a_conflict_is_told_of_until_something_else_happens() {
        let ended = Event::ConflictEnded {
            kind: ConflictKind::Revolt,
            leader: Colour::Black,
            winner: Dynasty::Bull,
            loser: Dynasty::Archer,
            winner_total: 2,
            loser_total: 1,
        };
        let next = Event::TurnEnded {
            dynasty: Dynasty::Archer,
        };
        let mut log = vec![next, ended, points(Source::Revolt)];
        let told = latest(&log);
        assert_eq!(told, Some((1, vec![ended, points(Source::Revolt)])));
        log.push(next);
        assert_eq!(latest(&log), None);
        assert_eq!(latest(&[points(Source::Tile)]), None);
        assert_eq!(latest(&[]), None);
    }
}
