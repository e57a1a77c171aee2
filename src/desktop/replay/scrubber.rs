//! The line of a game's moments, with its turns and with what is worth finding again.

use super::{Landmark, Replay, Reviewed};
use crate::desktop::app::words::Words;
use crate::desktop::art::Art;
use crate::desktop::art::paint::{font, paint_tinted};
use crate::desktop::session::Session;
use crate::desktop::theme::{focus, fonts, palette};
use crate::game::Game;
use crate::replay::Marker;
use bevy_egui::egui;
use std::ops::Range;

/// The name by which the keyboard knows it.
pub const SCRUBBER: &str = "scrubber";

/// The side of a marker's picture.
const MARK: f32 = 18.0;
/// So many moments of a heap are told of.
const MOST: usize = 5;
/// The thickness of the line.
const LINE: f32 = 8.0;
/// The distance between the middles of neighbouring pictures at least: none lies over another.
const APART: f32 = MARK + 3.0;
/// How near a picture the pointer must be to mean it.
const NEAR: f32 = APART / 2.0;

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
pub fn show<G: Reviewed>(
    ui: &mut egui::Ui,
    place: egui::Rect,
    session: &Session<G>,
    replay: &Replay<G>,
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
    // Space means to play, whatever else stands first.
    focus::prefer(&response);
    rail(ui, &line, session, replay);
    let heaps = heaps(&line, replay.markers());
    let above = place.top() + MARK / 2.0;
    for heap in &heaps {
        stalks(ui, &line, replay.markers(), heap, above..=line.rail.top());
    }
    for heap in &heaps {
        show_heap(ui, heap.landmark(replay.markers()), heap, above, art);
    }
    let knob = egui::pos2(line.x(session.moment()), middle);
    let rim = egui::Stroke::new(2.0, palette::BITUMEN);
    ui.painter().circle(knob, 8.5, palette::GILT_LIT, rim);
    // Space and Enter mean something else, wherever the pointer rests meanwhile.
    let clicked = response.clicked_by(egui::PointerButton::Primary);
    let swept = swept(ui, place).filter(|_| !clicked);
    let pointer = swept
        .or(response.interact_pointer_pos())
        .or(response.hover_pos())?;
    let among = pointer.y < middle - LINE;
    let heap = heaps.iter().find(|heap| among && heap.is_at(pointer.x));
    let meant = match heap {
        // Once it has led to a heap, every further click leads one marker on.
        Some(heap) if !response.dragged() && swept.is_none() => {
            heap.next(session.moment(), replay.markers())
        }
        _ => line.moment(pointer.x),
    };
    let moved = clicked || response.dragged() || swept.is_some();
    response.on_hover_ui_at_pointer(|ui| match heap {
        Some(heap) => about_all(ui, &heap.moments(replay.markers()), session, replay, words),
        None => about(ui, meant, session, replay, words),
    });
    (moved && meant != session.moment()).then_some(meant)
}

/// Where the button was let go that was pressed on the line, in this frame or before: a drag may be over before it
/// has been seen to go on.
fn swept(ui: &egui::Ui, place: egui::Rect) -> Option<egui::Pos2> {
    let id = egui::Id::new((SCRUBBER, "down"));
    let mut down: bool = ui.data(|data| data.get_temp(id).unwrap_or_default());
    let let_go = ui.input(|input| {
        input
            .events
            .iter()
            .fold(None, |let_go, event| match *event {
                egui::Event::PointerButton {
                    pos,
                    button: egui::PointerButton::Primary,
                    pressed,
                    ..
                } => {
                    let was = std::mem::replace(&mut down, pressed && place.contains(pos));
                    if was && !pressed { Some(pos) } else { let_go }
                }
                _ => let_go,
            })
    });
    ui.data_mut(|data| data.insert_temp(id, down));
    let_go
}

/// Markers that lie so near to each other that one picture stands for them all.
#[derive(Clone, Debug, PartialEq)]
struct Heap {
    markers: Range<usize>,
    x: f32,
}

/// The markers in heaps, no two of which overlap.
fn heaps<G: Game>(line: &Line, markers: &[Marker<G>]) -> Vec<Heap> {
    let middle = |heap: &Range<usize>| {
        let ends = [heap.start, heap.end - 1].map(|i| line.x(markers[i].moment));
        (ends[0] + ends[1]) / 2.0
    };
    let mut heaps: Vec<Heap> = Vec::new();
    for (index, marker) in markers.iter().enumerate() {
        let mut last = Heap {
            markers: index..index + 1,
            x: line.x(marker.moment),
        };
        // What joins the one before may come too near to that before it.
        while let Some(before) = heaps.pop_if(|before| last.x - before.x < APART) {
            last.markers.start = before.markers.start;
            last.x = middle(&last.markers);
        }
        heaps.push(last);
    }
    heaps
}

impl Heap {
    /// Whether it is meant by a pointer there.
    fn is_at(&self, x: f32) -> bool {
        (self.x - x).abs() <= NEAR
    }

    /// Its moments, each once.
    fn moments<G: Game>(&self, markers: &[Marker<G>]) -> Vec<usize> {
        let moments = markers[self.markers.clone()].iter();
        let mut moments: Vec<usize> = moments.map(|marker| marker.moment).collect();
        moments.dedup();
        moments
    }

    /// The moment to which a click leads: the first, or the one after that on the screen.
    fn next<G: Game>(&self, now: usize, markers: &[Marker<G>]) -> usize {
        let moments = self.moments(markers);
        let at = moments.iter().position(|moment| *moment == now);
        let next = at.map_or(0, |index| (index + 1) % moments.len());
        moments[next]
    }

    /// How it looks: as the rarest of what happened there.
    fn landmark<G: Reviewed>(&self, markers: &[Marker<G>]) -> Option<Landmark> {
        let here = markers[self.markers.clone()].iter();
        here.map(|marker| G::landmark(&marker.event))
            .min_by_key(|landmark| landmark.rarity)
    }
}

/// The lines from a heap down to its moments.
fn stalks<G: Reviewed>(
    ui: &egui::Ui,
    line: &Line,
    markers: &[Marker<G>],
    heap: &Heap,
    range: std::ops::RangeInclusive<f32>,
) {
    let stroke = egui::Stroke::new(1.0, palette::CLAY_DARK);
    for moment in heap.moments(markers) {
        let foot = egui::pos2(line.x(moment), *range.end());
        let top = egui::pos2(heap.x, *range.start());
        ui.painter().line_segment([top, foot], stroke);
    }
}

/// A heap's picture; of several, the rarest, with their number in its corner.
fn show_heap(ui: &egui::Ui, landmark: Option<Landmark>, heap: &Heap, y: f32, art: &Art) {
    let at = egui::pos2(heap.x, y);
    let square = egui::Rect::from_center_size(at, egui::Vec2::splat(MARK));
    if let Some(landmark) = landmark {
        paint_tinted(ui, art, landmark.picture, square, landmark.tint);
    }
    let count = heap.markers.len();
    if count > 1 {
        let badge = square.right_bottom() - egui::vec2(3.5, 3.5);
        let rim = egui::Stroke::new(1.0, palette::BITUMEN);
        ui.painter().circle(badge, 7.0, palette::SHELL, rim);
        ui.painter().text(
            badge,
            egui::Align2::CENTER_CENTER,
            count,
            font(12.0, fonts::BOLD_FAMILY),
            palette::INK,
        );
    }
}

/// How wide what happened is told at least, in points.
const TOLD: f32 = 240.0;

/// The words for several moments, as many as find room.
fn about_all<G: Reviewed>(
    ui: &mut egui::Ui,
    moments: &[usize],
    session: &Session<G>,
    replay: &Replay<G>,
    words: &Words,
) {
    for (index, moment) in moments.iter().take(MOST).enumerate() {
        if index > 0 {
            ui.separator();
        }
        about(ui, *moment, session, replay, words);
    }
    if let Some(more) = moments.len().checked_sub(MOST).filter(|more| *more > 0) {
        ui.separator();
        ui.label(words.format("replay-markers-more", &[("count", more.into())]));
    }
    if moments.len() > 1 {
        let text = egui::RichText::new(words.text("replay-markers-about"));
        ui.label(text.font(font(16.0, "text")).color(palette::INK_SOFT));
    }
}

/// The number of the turn that a moment belongs to, from 1.
pub fn turn_number<G: Game>(session: &Session<G>, moment: usize) -> u32 {
    let turns = |moment| session.timeline().position(moment).turns();
    turns(moment).saturating_sub(turns(0)) + 1
}

/// What screen readers are told: a slider over moments, with the turn as its value.
fn describe<G: Game>(
    ui: &egui::Ui,
    response: &egui::Response,
    session: &Session<G>,
    words: &Words,
) {
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
fn rail<G: Reviewed>(ui: &egui::Ui, line: &Line, session: &Session<G>, replay: &Replay<G>) {
    let painter = ui.painter();
    painter.rect_filled(line.rail.expand(1.5), 5.0, palette::GILT);
    painter.rect_filled(line.rail, 4.0, palette::LAPIS_DEEP);
    let behind = line.rail.with_max_x(line.x(session.moment()));
    painter.rect_filled(behind, 4.0, palette::LAPIS_LIT);
    let timeline = session.timeline();
    let mut turn = timeline.next_turn(0);
    while turn < timeline.end() {
        let active = timeline.position(turn).active();
        // The onlooker's own turns stand out: they are what "my next turn" leads to.
        let own = replay.perspective().player() == Some(active);
        let (ink, reach) = match own {
            true => (palette::GILT_LIT, 5.0),
            false => (palette::CLAY_DARK, 0.0),
        };
        let range = line.rail.top()..=line.rail.bottom() + reach;
        painter.vline(line.x(turn), range, egui::Stroke::new(1.0, ink));
        turn = timeline.next_turn(turn);
    }
}

/// The words for a moment: its turn, and the markers that lie there.
fn about<G: Reviewed>(
    ui: &mut egui::Ui,
    moment: usize,
    session: &Session<G>,
    replay: &Replay<G>,
    words: &Words,
) {
    let active = session.timeline().position(moment).active();
    let heading = words.format(
        "replay-turn-of",
        &[
            ("turn", turn_number(session, moment).into()),
            ("dynasty", G::name(words, active).into()),
        ],
    );
    // What is told of one moment is as wide as it was of the one before, unless it does not give way.
    let heading = egui::RichText::new(heading).font(font(18.0, fonts::BOLD_FAMILY));
    ui.add(egui::Label::new(heading).extend());
    let here = replay.markers().iter().filter(|m| m.moment == moment);
    for marker in here {
        ui.set_min_width(TOLD);
        ui.label(G::told(words, &marker.event, replay.perspective().player()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tigris::Marker;
    use crate::tigris::rules::Event;

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

    fn treasure(moment: usize) -> Marker {
        let event = Event::TreasureTaken {
            dynasty: crate::tigris::rules::Dynasty::Bull,
            from: "a1".parse().unwrap(),
        };
        Marker { moment, event }
    }

    #[test]
    fn no_picture_lies_over_another_and_every_marker_is_reached() {
        let rail = egui::Rect::from_x_y_ranges(170.0..=1010.0, 20.0..=28.0);
        for end in [1, 40, 300, 2000] {
            let line = Line { rail, end };
            for step in [1, 2, 3, 7, 50] {
                let markers: Vec<Marker> = (0..=end).step_by(step).map(treasure).collect();
                let heaps = heaps(&line, &markers);
                for pair in heaps.windows(2) {
                    assert!(pair[1].x - pair[0].x >= APART, "{pair:?}");
                    assert_eq!(pair[0].markers.end, pair[1].markers.start);
                }
                let count: usize = heaps.iter().map(|heap| heap.markers.len()).sum();
                assert_eq!(count, markers.len());
                for heap in &heaps {
                    // Clicks lead through all of them, and begin again.
                    let mut now = usize::MAX;
                    for moment in heap.moments(&markers) {
                        now = heap.next(now, &markers);
                        assert_eq!(now, moment);
                    }
                    assert_eq!(heap.next(now, &markers), heap.moments(&markers)[0]);
                }
            }
        }
    }
}
