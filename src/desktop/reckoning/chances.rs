//! Everybody's chances to win over the moments of a game, with flags where something is worth seeing.
//!
//! A line has its own dashes and ends at the sign of its owner; flags are told apart by their shapes.

use super::owner::{Owner, SIGN, still};
use crate::desktop::art::Art;
use crate::desktop::art::paint::font;
use crate::desktop::theme::focus::no_stop;
use crate::desktop::theme::fonts;
use crate::desktop::theme::palette::*;
use bevy_egui::egui::{
    Align2, Color32, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, UiBuilder, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};
use egui_plot::{AxisHints, Line, Plot, PlotPoint, VLine, uniform_grid_spacer};

/// How near to a flag the pointer means it.
const NEAR: f32 = 9.0;
/// The size of the sign of a note.
const NOTE: Vec2 = vec2(8.0, 10.0);
/// More flags than this are a crowd, in which each is small.
const CROWD: usize = 24;
/// From this size on there are letters in a flag.
const LEGIBLE: f32 = 0.9;
/// The room for the signs to the right of the lines.
const ENDS: f32 = SIGN + 6.0;

/// What a flag looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shaped {
    /// A loss: a dot, a square with one question mark, a disc with two.
    Lost(u8),
    /// A triangle that points up.
    Up,
    /// A triangle that points down.
    Down,
    /// A diamond.
    Turn,
}

/// Something worth seeing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flag {
    pub moment: usize,
    /// On whose line it stands.
    pub seat: usize,
    pub shape: Shaped,
}

/// What the chart shows.
pub struct Chances<'a> {
    /// In the order of seats.
    pub owners: &'a [Owner],
    /// By moment and seat, 0 to 1.
    pub chances: &'a [Vec<f32>],
    pub flags: &'a [Flag],
    /// The moments on which somebody has noted something.
    pub notes: &'a [usize],
    /// The moment on the screen.
    pub now: usize,
    /// For those who hear it.
    pub spoken: String,
    /// What is told of a moment under the pointer.
    pub told: &'a dyn Fn(usize) -> String,
    /// A percentage in words.
    pub percent: &'a dyn Fn(i64) -> String,
}

/// Shows the lines, so high; answers the moment that was clicked.
pub fn show(ui: &mut Ui, name: &str, chart: &Chances<'_>, art: &Art, height: f32) -> Option<usize> {
    let (all, whole) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    whole.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &chart.spoken));
    let end = chart.chances.len().saturating_sub(1);
    let room = all.with_max_x(all.right() - ENDS);
    let small = font(13.0, "text");
    let axis = AxisHints::new_y()
        .tick_label_font(small)
        .tick_label_color(INK)
        .formatter(|mark, _| match mark.value {
            0.0 | 50.0 | 100.0 => (chart.percent)(mark.value as i64),
            _ => String::new(),
        });
    let mut inner = ui.new_child(UiBuilder::new().max_rect(room));
    // A plot keeps its range: that of a game is not that of another.
    let shown = still(Plot::new((name, end)), room)
        .sense(Sense::CLICK | Sense::DRAG)
        .show_axes([false, true])
        .show_grid([false, true])
        .show_crosshair(false)
        .custom_y_axes(vec![axis])
        .y_axis_min_width(30.0)
        .y_grid_spacer(uniform_grid_spacer(|_| [100.0, 50.0, 25.0]))
        .default_x_bounds(0.0, end.max(1) as f64)
        .default_y_bounds(-4.0, 104.0)
        .auto_bounds([false, false])
        .label_formatter(|_| None)
        .show(&mut inner, |plot| {
            plot.vline(VLine::new("", chart.now as f64).color(GILT).width(3.0));
            for (seat, owner) in chart.owners.iter().enumerate() {
                let at = |(moment, chances): (usize, &Vec<f32>)| {
                    let chance = chances.get(seat).copied().unwrap_or_default();
                    [moment as f64, f64::from(100.0 * chance)]
                };
                let points: Vec<[f64; 2]> = chart.chances.iter().enumerate().map(at).collect();
                plot.line(
                    Line::new(&owner.name, points)
                        .color(owner.look.colour)
                        .width(2.0)
                        .style(owner.look.dashes),
                );
            }
        });
    no_stop(ui.ctx(), all);
    let place = |moment: usize, seat: usize| {
        let chance = chart.chances.get(moment).and_then(|c| c.get(seat));
        let chance = f64::from(100.0 * chance.copied().unwrap_or_default());
        shown
            .transform
            .position_from_point(&PlotPoint::new(moment as f64, chance))
    };
    let painter = ui.painter();
    // The greatest losses lie on top.
    let mut order: Vec<&Flag> = chart.flags.iter().collect();
    order.sort_by_key(|flag| weight(flag.shape));
    for flag in order {
        let own = chart.owners.get(flag.seat);
        let rim = own.map_or(INK, |owner| owner.look.colour);
        // Larger where it is at the moment on the screen, smaller where there are many.
        let times = match flag.moment == chart.now {
            true => 1.2,
            false if chart.flags.len() > CROWD => 0.6,
            false => 1.0,
        };
        sign(
            painter,
            place(flag.moment, flag.seat),
            flag.shape,
            rim,
            times,
        );
    }
    let noted = |moment: usize| pos2(place(moment, 0).x, all.top() + NOTE.y / 2.0);
    for moment in chart.notes {
        page(painter, noted(*moment), *moment == chart.now);
    }
    ends(ui, chart, art, room.right(), |seat| place(end, seat), all);
    let response = shown.response;
    let pointer = response.interact_pointer_pos().or(response.hover_pos())?;
    let by_x = shown.transform.value_from_position(pointer).x.round();
    let by_x = (by_x.max(0.0) as usize).min(end);
    let near = chart.flags.iter().map(|flag| {
        let away = place(flag.moment, flag.seat).distance(pointer);
        (away, flag.moment)
    });
    let pages = chart.notes.iter();
    let pages = pages.map(|moment| (noted(*moment).distance(pointer), *moment));
    let near = near
        .chain(pages)
        .min_by(|one, other| one.0.total_cmp(&other.0));
    let meant = match near {
        Some((away, moment)) if away <= NEAR && !response.dragged() => moment,
        _ => by_x,
    };
    let moved = response.clicked() || response.dragged();
    response.on_hover_ui_at_pointer(|ui| {
        ui.label((chart.told)(meant));
    });
    (moved && meant != chart.now).then_some(meant)
}

/// A page with a folded corner: a note of one's own.
fn page(painter: &Painter, at: Pos2, now: bool) {
    let size = if now { 1.3 * NOTE } else { NOTE };
    let page = Rect::from_center_size(at, size);
    let fold = 0.4 * size.x;
    let points = vec![
        page.left_top(),
        page.right_top() - vec2(fold, 0.0),
        page.right_top() + vec2(0.0, fold),
        page.right_bottom(),
        page.left_bottom(),
    ];
    let rim = Stroke::new(1.2, INK);
    painter.add(Shape::convex_polygon(points, GILT_LIT, rim));
}

fn weight(shape: Shaped) -> u8 {
    match shape {
        Shaped::Up | Shaped::Down => 0,
        Shaped::Lost(grade) => grade,
        Shaped::Turn => 4,
    }
}

/// The sign of a flag, as the chart and the words beside it show it.
pub fn sign(painter: &Painter, at: Pos2, shape: Shaped, rim: Color32, times: f32) {
    let line = Stroke::new(1.5, rim);
    let polygon = |points: &[[f32; 2]], fill| {
        let points = points
            .iter()
            .map(|[x, y]| at + vec2(x * times, y * times))
            .collect();
        painter.add(Shape::convex_polygon(points, fill, line));
    };
    match shape {
        Shaped::Up => polygon(&[[0.0, -5.5], [5.5, 4.0], [-5.5, 4.0]], FAIENCE),
        Shaped::Down => polygon(&[[-5.5, -4.0], [5.5, -4.0], [0.0, 5.5]], CLAY_DARK),
        Shaped::Turn => polygon(
            &[[0.0, -8.0], [7.0, 0.0], [0.0, 8.0], [-7.0, 0.0]],
            GILT_LIT,
        ),
        Shaped::Lost(1) => {
            painter.circle(at, 3.6 * times, SHELL, line);
        }
        Shaped::Lost(grade) => {
            let (fill, ink) = match grade {
                2 => (SHELL, INK),
                _ => (LIMESTONE, SHELL),
            };
            // Known by their shapes where they are too small for letters.
            match grade {
                2 => polygon(&[[-6.5, -6.5], [6.5, -6.5], [6.5, 6.5], [-6.5, 6.5]], fill),
                _ => drop(painter.circle(at, 8.5 * times, fill, line)),
            }
            if times < LEGIBLE {
                return;
            }
            let text = if grade == 2 { "?" } else { "??" };
            painter.text(
                at,
                Align2::CENTER_CENTER,
                text,
                font(12.5 * times, fonts::BOLD_FAMILY),
                ink,
            );
        }
    }
}

/// The signs at the ends of the lines, kept apart.
fn ends(
    ui: &Ui,
    chart: &Chances<'_>,
    art: &Art,
    left: f32,
    end: impl Fn(usize) -> Pos2,
    all: Rect,
) {
    let wanted: Vec<f32> = (0..chart.owners.len()).map(|seat| end(seat).y).collect();
    let half = SIGN / 2.0;
    let range = (all.top() + half, all.bottom() - half);
    let places = super::lines::spread(&wanted, SIGN + 1.0, range);
    for (seat, (owner, y)) in chart.owners.iter().zip(places).enumerate() {
        let thin = Stroke::new(1.2, owner.look.colour);
        let middle = pos2(left + 4.0 + half, y);
        ui.painter()
            .line_segment([end(seat), pos2(middle.x - half, y)], thin);
        owner.paint(ui, art, Rect::from_center_size(middle, vec2(SIGN, SIGN)));
    }
}
