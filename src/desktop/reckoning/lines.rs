//! Lines over the turns of a game.
//!
//! A line has its own dashes and marks and ends at the sign and name of its owner.

use super::owner::{Owner, SIGN, still};
use crate::desktop::art::Art;
use crate::desktop::theme::focus::no_stop;
use crate::desktop::theme::palette::*;
use crate::desktop::theme::{fitting, style, widgets};
use bevy_egui::egui::{
    Align2, Pos2, Rect, Sense, Stroke, TextStyle, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, vec2,
};
use egui_plot::{
    AxisHints, HLine, HoverPosition, Line, LineStyle, Plot, PlotPoint, PlotTransform, Points,
    uniform_grid_spacer,
};

/// The room for names to the right of the lines.
const NAMES: f32 = 190.0;
/// The height of a line with a name.
const LINE: f32 = 30.0;

/// A player's line: the value after every turn, from the start on.
pub struct Series {
    pub owner: Owner,
    pub values: Vec<u16>,
}

/// What a chart says besides its values.
pub struct Wording<'a> {
    /// For those who hear it.
    pub spoken: String,
    /// Below the horizontal axis.
    pub axis: String,
    /// Values that decide something: a line goes across at each.
    pub bounds: &'a [u16],
    /// What is told of the value under the pointer: of whom, after which turn, how much.
    pub point: &'a dyn Fn(&str, usize, usize) -> String,
}

/// The height of an axis with its numbers and its name: found out frame by frame it would be wrong in the first,
/// which may be the only one.
pub const AXIS: f32 = 40.0;

/// Shows lines over the turns, so high.
pub fn show(ui: &mut Ui, name: &str, series: &[Series], art: &Art, wording: &Wording, height: f32) {
    let small = TextStyle::Small.resolve(ui.style());
    let width = ui.available_width() - NAMES;
    let (all, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &wording.spoken));
    let room = Rect::from_min_size(all.min, vec2(width, height));
    let turns = AxisHints::new_x()
        .label(wording.axis.clone())
        .min_thickness(AXIS)
        .tick_label_font(small.clone())
        .tick_label_color(INK)
        .formatter(|mark, _| whole(mark.value));
    let points = AxisHints::new_y()
        .tick_label_font(small)
        .tick_label_color(INK)
        .formatter(|mark, _| whole(mark.value));
    let mut inner = ui.new_child(UiBuilder::new().max_rect(room));
    let mut plot = still(Plot::new(name), room);
    // Each bound is named at the axis.
    if let Some(step) = wording.bounds.iter().copied().reduce(common) {
        plot = plot.y_grid_spacer(uniform_grid_spacer(move |_| {
            let step = f64::from(step);
            [step * 4.0, step, 1.0]
        }));
    }
    let shown = plot
        .show_axes([true, true])
        .show_crosshair(false)
        .custom_x_axes(vec![turns])
        .custom_y_axes(vec![points])
        .label_formatter(|at| match at {
            HoverPosition::NearDataPoint {
                plot_name,
                position,
                ..
            } => {
                let turn = position.x.round() as usize;
                Some((wording.point)(
                    plot_name,
                    turn,
                    position.y.round() as usize,
                ))
            }
            HoverPosition::Elsewhere { .. } => None,
        })
        .show(&mut inner, |plot| {
            for bound in wording.bounds {
                let across = HLine::new("", f64::from(*bound)).color(GILT).width(1.2);
                plot.hline(across.style(LineStyle::Dashed { length: 4.0 }));
            }
            for line in series {
                let look = line.owner.look;
                let at = |(turn, value): (usize, &u16)| [turn as f64, f64::from(*value)];
                let all: Vec<[f64; 2]> = line.values.iter().enumerate().map(at).collect();
                plot.line(
                    Line::new(&line.owner.name, all)
                        .color(look.colour)
                        .width(2.4)
                        .style(look.dashes),
                );
                plot.points(
                    Points::new(&line.owner.name, marks(line))
                        .color(look.colour)
                        .shape(look.mark)
                        .radius(5.0),
                );
            }
        });
    no_stop(ui.ctx(), all);
    let end = room.right() + 8.0;
    let inside = shown.response.rect;
    names(ui, series, art, &shown.transform, (inside, end));
}

/// The greatest number of which both are multiples.
fn common(one: u16, other: u16) -> u16 {
    match other {
        0 => one,
        _ => common(other, one % other),
    }
}

/// Only whole numbers stand at an axis: there is no half point.
fn whole(value: f64) -> String {
    if value.fract() == 0.0 {
        format!("{value}")
    } else {
        String::new()
    }
}

/// A mark every so often, on other turns for every player, and one at the end.
fn marks(line: &Series) -> Vec<[f64; 2]> {
    let last = line.values.len().saturating_sub(1);
    let apart = (last / 8).max(2);
    let first = line.owner.index * apart / 4;
    let marked =
        |turn: &usize| *turn == last || (*turn >= first && (*turn - first).is_multiple_of(apart));
    let turns = (0..line.values.len()).filter(marked);
    turns
        .map(|turn| [turn as f64, f64::from(line.values[turn])])
        .collect()
}

/// The signs, names and last values at the ends of the lines.
fn names(
    ui: &Ui,
    series: &[Series],
    art: &Art,
    transform: &PlotTransform,
    (plot, left): (Rect, f32),
) {
    let ends: Vec<(Pos2, &Series)> = series
        .iter()
        .filter_map(|line| {
            let value = f64::from(*line.values.last()?);
            let turn = line.values.len() - 1;
            let at = transform.position_from_point(&PlotPoint::new(turn as f64, value));
            Some((at, line))
        })
        .collect();
    let wanted: Vec<f32> = ends.iter().map(|(at, _)| at.y).collect();
    let places = spread(&wanted, LINE, (plot.top(), plot.bottom()));
    for ((end, line), y) in ends.into_iter().zip(places) {
        let look = line.owner.look;
        let thin = Stroke::new(1.5, look.colour);
        let painter = ui.painter();
        painter.line_segment([end + vec2(8.0, 0.0), pos2(left + 4.0, y)], thin);
        let sign = pos2(left + 6.0 + SIGN / 2.0, y);
        let sign = Rect::from_center_size(sign, vec2(SIGN, SIGN));
        line.owner.paint(ui, art, sign);
        let value = line.values.last().copied().unwrap_or(0);
        let strong = style::strong();
        let room = NAMES - SIGN - 20.0;
        let font = strong.resolve(ui.style());
        let text = fitting::with_name(painter, &line.owner.name, &font, room, |name| {
            format!("{value}  {name}")
        });
        let at = sign.right_center() + vec2(8.0, 0.0);
        widgets::paint_text(ui, at, Align2::LEFT_CENTER, &text, strong, INK);
    }
}

/// Places as near to those wanted as they can be, at least so far apart and within a range.
pub(super) fn spread(wanted: &[f32], apart: f32, (first, last): (f32, f32)) -> Vec<f32> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|a, b| wanted[*a].total_cmp(&wanted[*b]));
    let mut places = wanted.to_vec();
    let mut least = first;
    for i in &order {
        places[*i] = places[*i].max(least);
        least = places[*i] + apart;
    }
    let mut most = last;
    for i in order.iter().rev() {
        places[*i] = places[*i].min(most);
        most = places[*i] - apart;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desktop::art::Picture;

    #[test]
    fn names_keep_apart_and_inside() {
        let all = (0.0, 100.0);
        assert_eq!(spread(&[10.0, 80.0], 30.0, all), [10.0, 80.0]);
        assert_eq!(spread(&[50.0, 50.0], 30.0, all), [50.0, 80.0]);
        assert_eq!(spread(&[95.0, 90.0], 30.0, all), [100.0, 70.0]);
        let crowded = spread(&[99.0, 98.0, 1.0, 97.0], 30.0, all);
        assert_eq!(crowded, [100.0, 70.0, 1.0, 40.0]);
    }

    #[test]
    fn every_line_has_a_mark_at_its_end() {
        for turns in [1, 2, 5, 60, 200] {
            for index in 0..Owner::MOST {
                let sign = (Picture::Treasure, INK);
                let line = Series {
                    owner: Owner::new(index, String::new(), INK, sign),
                    values: (0..turns).collect(),
                };
                let marks = marks(&line);
                let end = f64::from(turns - 1);
                assert_eq!(marks.last(), Some(&[end, end]));
                assert!(marks.len() <= 14, "{turns} turns: {}", marks.len());
            }
        }
    }
}
