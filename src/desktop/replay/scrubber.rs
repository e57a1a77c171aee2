//! The line of a game's moments, with its turns, wars, monuments and treasures.

use super::Replay;
use crate::desktop::art::{Art, Piece};
use crate::desktop::screens::Words;
use crate::desktop::session::Session;
use crate::desktop::table::paint::{font, paint};
use crate::desktop::theme::{focus, fonts, palette};
use crate::replay::Marker;
use crate::rules::Event;
use bevy_egui::egui;

/// The name by which the keyboard knows it.
pub const SCRUBBER: &str = "scrubber";

/// The side of a marker's picture.
const MARK: f32 = 18.0;
/// The thickness of the line.
const LINE: f32 = 8.0;
/// How near a marker the pointer must be to mean it.
const NEAR: f32 = 8.0;

/// The line in its place, with the moments along it.
struct Line {
    rail: egui::Rect,
    end: usize,
}

impl Line {
    fn x(&self, moment: usize) -> f32 {
        let share = moment as f32 / self.end.max(1) as f32;
        self.rail.left() + share * self.rail.width()
    }

    fn moment(&self, x: f32) -> usize {
        let share = (x - self.rail.left()) / self.rail.width().max(1.0);
        (share.clamp(0.0, 1.0) * self.end as f32).round() as usize
    }
}

/// Shows the line; answers the moment to which the pointer leads.
pub fn show(
    ui: &mut egui::Ui,
    place: egui::Rect,
    session: &Session,
    replay: &Replay,
    art: &Art,
    words: &Words,
) -> Option<usize> {
    let timeline = session.timeline();
    let middle = place.bottom() - LINE;
    let line = Line {
        rail: egui::Rect::from_x_y_ranges(
            place.left() + 9.0..=place.right() - 9.0,
            middle - LINE / 2.0..=middle + LINE / 2.0,
        ),
        end: timeline.end(),
    };
    let id = egui::Id::new(SCRUBBER);
    let response = ui.interact(place, id, egui::Sense::click_and_drag());
    describe(ui, &response, session, words);
    focus::mark(ui, &response);
    rail(ui, &line, session, replay);
    for marker in replay.markers() {
        let at = egui::pos2(line.x(marker.moment), place.top() + MARK / 2.0);
        ui.painter().vline(
            at.x,
            at.y..=middle - LINE / 2.0,
            egui::Stroke::new(1.0, palette::CLAY_DARK),
        );
        let square = egui::Rect::from_center_size(at, egui::Vec2::splat(MARK));
        paint(ui, art, picture(marker), square);
    }
    let knob = egui::pos2(line.x(session.moment()), middle);
    let rim = egui::Stroke::new(2.0, palette::BITUMEN);
    ui.painter().circle(knob, 8.5, palette::GILT_LIT, rim);
    let pointer = response.interact_pointer_pos().or(response.hover_pos())?;
    let meant =
        nearest(&line, pointer, middle, replay.markers()).unwrap_or_else(|| line.moment(pointer.x));
    let moved = response.clicked() || response.dragged();
    response.on_hover_ui_at_pointer(|ui| about(ui, meant, session, replay, words));
    (moved && meant != session.moment()).then_some(meant)
}

/// The number of the turn that a moment belongs to, from 1.
pub fn turn_number(session: &Session, moment: usize) -> u16 {
    let turns = |moment| session.timeline().position(moment).table().turns();
    turns(moment).saturating_sub(turns(0)) + 1
}

/// What screen readers are told: a slider over moments, with the turn as its value.
fn describe(ui: &egui::Ui, response: &egui::Response, session: &Session, words: &Words) {
    let (moment, end) = (session.moment(), session.timeline().end());
    let name = words.text("replay-scrubber");
    let enabled = ui.is_enabled();
    response.widget_info(|| egui::WidgetInfo::slider(enabled, moment as f64, &name));
    let spoken = words.format(
        "replay-moment-spoken",
        &[
            ("turn", turn_number(session, moment).into()),
            ("turns", turn_number(session, end).into()),
            ("moment", moment.into()),
            ("moments", end.into()),
        ],
    );
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_value(spoken);
        node.set_min_numeric_value(0.0);
        node.set_max_numeric_value(end as f64);
    });
}

/// The line itself: what is behind is filled, and every turn begins with a notch.
fn rail(ui: &egui::Ui, line: &Line, session: &Session, replay: &Replay) {
    let painter = ui.painter();
    painter.rect_filled(line.rail.expand(1.5), 5.0, palette::GILT);
    painter.rect_filled(line.rail, 4.0, palette::LAPIS_DEEP);
    let behind = line.rail.with_max_x(line.x(session.moment()));
    painter.rect_filled(behind, 4.0, palette::LAPIS_LIT);
    let timeline = session.timeline();
    let mut turn = timeline.next_turn(0);
    while turn < timeline.end() {
        let table = timeline.position(turn).table();
        // The onlooker's own turns stand out: they are what "my next turn" leads to.
        let own = replay.perspective().dynasty() == Some(table.active());
        let (ink, reach) = match own {
            true => (palette::GILT_LIT, 5.0),
            false => (palette::CLAY_DARK, 0.0),
        };
        let range = line.rail.top()..=line.rail.bottom() + reach;
        painter.vline(line.x(turn), range, egui::Stroke::new(1.0, ink));
        turn = timeline.next_turn(turn);
    }
}

fn picture(marker: &Marker) -> Piece {
    match marker.event {
        Event::MonumentBuilt { monument, .. } => Piece::Monument(monument),
        Event::WonderBuilt { .. } => Piece::Wonder,
        Event::TreasureTaken { .. } => Piece::Treasure,
        _ => Piece::Swords,
    }
}

/// The moment of the marker that the pointer means, if it is among them rather than on the line.
fn nearest(line: &Line, pointer: egui::Pos2, middle: f32, markers: &[Marker]) -> Option<usize> {
    let away = |marker: &Marker| (line.x(marker.moment) - pointer.x).abs();
    let near = markers.iter().filter(|marker| away(marker) <= NEAR);
    let nearest = near.min_by(|a, b| away(a).total_cmp(&away(b)));
    nearest
        .filter(|_| pointer.y < middle - LINE)
        .map(|marker| marker.moment)
}

/// The words for a moment: its turn, and the markers that lie there.
fn about(ui: &mut egui::Ui, moment: usize, session: &Session, replay: &Replay, words: &Words) {
    let active = session.timeline().position(moment).table().active();
    let heading = words.format(
        "replay-turn-of",
        &[
            ("turn", turn_number(session, moment).into()),
            ("dynasty", words.dynasty(active).into()),
        ],
    );
    ui.label(egui::RichText::new(heading).font(font(18.0, fonts::BOLD_FAMILY)));
    let here = replay.markers().iter().filter(|m| m.moment == moment);
    for marker in here {
        ui.label(words.event(&marker.event, replay.perspective().dynasty()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_moment_is_found_where_it_is_drawn() {
        let rail = egui::Rect::from_x_y_ranges(170.0..=1010.0, 20.0..=28.0);
        for end in [0, 1, 7, 400] {
            let line = Line { rail, end };
            for moment in 0..=end {
                assert_eq!(line.moment(line.x(moment)), moment);
            }
            assert_eq!(line.moment(0.0), 0);
            assert_eq!(line.moment(5000.0), end);
        }
    }
}
