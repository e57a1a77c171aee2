//! The charts: lines over the turns, and bars in groups.
//!
//! Players are never told apart by colour alone: a line has its own dashes and marks and ends at
//! its player's medal and name, and a bar stands on the medal of whoever owns it.

use crate::desktop::art::Art;
use crate::desktop::screens::emblem;
use crate::desktop::theme::palette::*;
use crate::desktop::theme::{fitting, style, widgets};
use crate::tigris::rules::Dynasty;
use bevy_egui::egui::{
    Align, Align2, Color32, FontId, Pos2, Rect, Sense, Stroke, StrokeKind, TextStyle, Ui,
    UiBuilder, WidgetInfo, WidgetType, pos2, text::LayoutJob, vec2,
};
use egui_plot::{
    AxisHints, Bar, BarChart, HoverPosition, Line, LineStyle, MarkerShape, Plot, PlotPoint,
    PlotTransform, Points,
};

/// The room for names to the right of the lines.
const NAMES: f32 = 190.0;
/// The side of a medal in a chart.
const MEDAL: f32 = 24.0;
/// The height of a line with a name, and of the row of medals below bars.
const LINE: f32 = 30.0;

/// What tells a player's line from the others.
struct Look {
    colour: Color32,
    dashes: LineStyle,
    mark: MarkerShape,
}

fn look(dynasty: Dynasty) -> Look {
    let (dashes, mark) = match dynasty {
        Dynasty::Archer => (LineStyle::Solid, MarkerShape::Circle),
        Dynasty::Bull => (LineStyle::Dashed { length: 12.0 }, MarkerShape::Square),
        Dynasty::Pot => (LineStyle::Dashed { length: 5.0 }, MarkerShape::Diamond),
        Dynasty::Lion => (LineStyle::Dotted { spacing: 7.0 }, MarkerShape::Up),
    };
    Look {
        colour: DYNASTIES[dynasty.index()],
        dashes,
        mark,
    }
}

/// A player's line: the value after every turn, from the start on.
pub struct Series {
    pub dynasty: Dynasty,
    pub name: String,
    pub values: Vec<u16>,
}

/// What a chart says besides its values.
pub struct Wording<'a> {
    /// For those who hear it.
    pub spoken: String,
    /// Below the horizontal axis.
    pub axis: String,
    /// What is told of the value under the pointer: of whom, after which turn, how much.
    pub point: &'a dyn Fn(&str, usize, usize) -> String,
}

/// Shows lines over the turns, so high.
pub fn lines(
    ui: &mut Ui,
    name: &str,
    series: &[Series],
    art: &Art,
    wording: &Wording,
    height: f32,
) {
    let small = TextStyle::Small.resolve(ui.style());
    let width = ui.available_width() - NAMES;
    let (all, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &wording.spoken));
    let room = Rect::from_min_size(all.min, vec2(width, height));
    let turns = AxisHints::new_x()
        .label(wording.axis.clone())
        .tick_label_font(small.clone())
        .tick_label_color(INK)
        .formatter(|mark, _| whole(mark.value));
    let points = AxisHints::new_y()
        .tick_label_font(small)
        .tick_label_color(INK)
        .formatter(|mark, _| whole(mark.value));
    let mut inner = ui.new_child(UiBuilder::new().max_rect(room));
    let shown = still(Plot::new(name), room)
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
            for line in series {
                let look = look(line.dynasty);
                let at = |(turn, value): (usize, &u16)| [turn as f64, f64::from(*value)];
                let all: Vec<[f64; 2]> = line.values.iter().enumerate().map(at).collect();
                plot.line(
                    Line::new(&line.name, all)
                        .color(look.colour)
                        .width(2.4)
                        .style(look.dashes),
                );
                plot.points(
                    Points::new(&line.name, marks(line))
                        .color(look.colour)
                        .shape(look.mark)
                        .radius(5.0),
                );
            }
        });
    let end = room.right() + 8.0;
    let inside = shown.response.rect;
    names(ui, series, art, &shown.transform, (inside, end));
}

/// A plot as all of ours are: to look at, without zoom and drag.
fn still<'a>(plot: Plot<'a>, room: Rect) -> Plot<'a> {
    plot.width(room.width())
        .height(room.height())
        .sense(Sense::hover())
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_drag(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .allow_axis_zoom_drag(false)
        .show_x(false)
        .show_y(false)
        .grid_color(CLAY_DARK)
        .include_y(0.0)
        .include_y(4.0)
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
    let first = line.dynasty.index() * apart / 4;
    let marked =
        |turn: &usize| *turn == last || (*turn >= first && (*turn - first).is_multiple_of(apart));
    let turns = (0..line.values.len()).filter(marked);
    turns
        .map(|turn| [turn as f64, f64::from(line.values[turn])])
        .collect()
}

/// The medals, names and last values at the ends of the lines.
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
        let look = look(line.dynasty);
        let thin = Stroke::new(1.5, look.colour);
        let painter = ui.painter();
        painter.line_segment([end + vec2(8.0, 0.0), pos2(left + 4.0, y)], thin);
        let medal = pos2(left + 6.0 + MEDAL / 2.0, y);
        let medal = Rect::from_center_size(medal, vec2(MEDAL, MEDAL));
        emblem::paint_dynasty(ui, art, line.dynasty, medal);
        let value = line.values.last().copied().unwrap_or(0);
        let strong = style::strong();
        let room = NAMES - MEDAL - 20.0;
        let font = strong.resolve(ui.style());
        let text = fitting::with_name(painter, &line.name, &font, room, |name| {
            format!("{value}  {name}")
        });
        let at = medal.right_center() + vec2(8.0, 0.0);
        widgets::paint_text(ui, at, Align2::LEFT_CENTER, &text, strong, INK);
    }
}

/// Places as near to those wanted as they can be, at least so far apart and within a range.
fn spread(wanted: &[f32], apart: f32, (first, last): (f32, f32)) -> Vec<f32> {
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

/// Bars that belong together: a value for each player.
pub struct Group {
    pub label: String,
    pub values: Vec<u16>,
}

/// Who the players are: a medal on the colour of the bars, and the name.
fn legend(ui: &mut Ui, players: &[(Dynasty, String)], art: &Art) {
    let size = vec2(ui.available_width(), LINE + 4.0);
    let (all, _) = ui.allocate_exact_size(size, Sense::hover());
    let wide = (all.width() / players.len() as f32).min(270.0);
    for (k, (dynasty, name)) in players.iter().enumerate() {
        let start = pos2(all.left() + wide * k as f32, all.center().y);
        let sample = Rect::from_center_size(start + vec2(10.0, 0.0), vec2(16.0, 22.0));
        let rim = Stroke::new(1.0, BITUMEN);
        ui.painter()
            .rect(sample, 0, look(*dynasty).colour, rim, StrokeKind::Inside);
        let medal = sample.right_center() + vec2(6.0 + MEDAL / 2.0, 0.0);
        let medal = Rect::from_center_size(medal, vec2(MEDAL, MEDAL));
        emblem::paint_dynasty(ui, art, *dynasty, medal);
        let at = medal.right_center() + vec2(8.0, 0.0);
        let room = start.x + wide - at.x;
        let font = style::strong().resolve(ui.style());
        let name = fitting::name(ui.painter(), name, &font, room);
        widgets::paint_text(ui, at, Align2::LEFT_CENTER, &name, style::strong(), INK);
    }
}

/// Shows groups of bars and whose they are, so high; every group has a bar for each of the players.
pub fn bars(
    ui: &mut Ui,
    name: &str,
    groups: &[Group],
    players: &[(Dynasty, String)],
    art: &Art,
    spoken: &str,
    height: f32,
) {
    let top = ui.cursor().top();
    legend(ui, players, art);
    let height = height - (ui.cursor().top() - top);
    let (all, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, spoken));
    let below = LINE + 26.0;
    let room = Rect::from_min_max(all.min, all.max - vec2(0.0, below));
    // A bar is one wide, and so is the gap between groups.
    let step = players.len() + 1;
    let most = groups.iter().flat_map(|group| &group.values).max();
    let most = f64::from(most.copied().unwrap_or(0)).max(4.0);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(room));
    let shown = still(Plot::new(name), room)
        .show_axes(false)
        .show_grid(false)
        .include_x(-1.0)
        .include_x((groups.len() * step) as f64 - 1.0)
        // Room for the numbers above the bars.
        .include_y(most * 1.14)
        .set_margin_fraction(vec2(0.0, 0.0))
        .show(&mut inner, |plot| {
            for (k, (dynasty, _)) in players.iter().enumerate() {
                let look = look(*dynasty);
                let bar = |(g, group): (usize, &Group)| {
                    let x = (g * step + k) as f64;
                    Bar::new(x, f64::from(group.values[k]))
                        .width(0.76)
                        .fill(look.colour)
                        .stroke(Stroke::new(1.0, BITUMEN))
                };
                let bars = groups.iter().enumerate().map(bar).collect();
                plot.bar_chart(BarChart::new(dynasty.index().to_string(), bars).allow_hover(false));
            }
        });
    let at = |x: usize, y: f64| {
        let point = PlotPoint::new(x as f64, y);
        shown.transform.position_from_point(&point)
    };
    let font = style::strong().resolve(ui.style());
    for (g, group) in groups.iter().enumerate() {
        for (k, (dynasty, _)) in players.iter().enumerate() {
            let value = group.values[k];
            let ink = if value == 0 { INK_SOFT } else { INK };
            let top = at(g * step + k, f64::from(value)) - vec2(0.0, 1.0);
            ui.painter().text(
                top,
                Align2::CENTER_BOTTOM,
                value.to_string(),
                font.clone(),
                ink,
            );
            let medal = pos2(top.x, room.bottom() + LINE / 2.0);
            let medal = Rect::from_center_size(medal, vec2(MEDAL, MEDAL));
            emblem::paint_dynasty(ui, art, *dynasty, medal);
        }
        let (first, last) = (at(g * step, 0.0).x, at(g * step + step - 2, 0.0).x);
        let wide = at(step, 0.0).x - at(0, 0.0).x;
        let top = pos2((first + last) / 2.0, room.bottom() + LINE);
        label(ui, &group.label, top, wide);
    }
}

/// A word below a group, in at most its width.
fn label(ui: &Ui, text: &str, top: Pos2, wide: f32) {
    let mut font: FontId = TextStyle::Small.resolve(ui.style());
    let lay = |font: FontId| {
        let mut job = LayoutJob::simple_singleline(text.to_string(), font, INK);
        job.halign = Align::Center;
        ui.painter().layout_job(job)
    };
    let mut galley = lay(font.clone());
    if galley.size().x > wide {
        font.size *= (wide / galley.size().x).max(0.75);
        galley = lay(font);
    }
    ui.painter().galley(top, galley, INK);
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn no_two_players_look_alike_in_grey() {
        for (i, one) in Dynasty::ALL.into_iter().enumerate() {
            for other in &Dynasty::ALL[i + 1..] {
                let (one, other) = (look(one), look(*other));
                assert_ne!(one.dashes, other.dashes);
                assert_ne!(one.mark, other.mark);
            }
        }
    }

    #[test]
    fn every_line_has_a_mark_at_its_end() {
        for turns in [1, 2, 5, 60, 200] {
            for dynasty in Dynasty::ALL {
                let line = Series {
                    dynasty,
                    name: String::new(),
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
