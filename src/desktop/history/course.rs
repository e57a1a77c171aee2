//! Points over time, or the mistakes of games that have been reviewed: a mark for every game, and the mean of ten. Games that were won are filled
//! circles, others open diamonds, so that no colour has to be known.

use super::looked::Looked;
use super::told;
use crate::desktop::app::words::Words;
use crate::desktop::reckoning::lines::AXIS;
use crate::desktop::reckoning::owner::still;
use crate::desktop::reckoning::page::room;
use crate::desktop::theme::focus::no_stop;
use crate::desktop::theme::palette::*;
use crate::desktop::theme::{space, widgets};
use crate::games::Kind;
use crate::history::Line;
use crate::history::sums::{Course, Followed, SPAN, course};
use crate::review::Thresholds;
use bevy_egui::egui::{
    Color32, Rect, Sense, Shape, Stroke, TextStyle, Ui, UiBuilder, WidgetInfo, WidgetType, vec2,
};
use egui_plot::{
    AxisHints, HoverPosition, Line as Drawn, MarkerShape, Plot, Points, uniform_grid_spacer,
};

/// What is drawn.
#[derive(Clone, Copy)]
enum Sign {
    Won,
    Other,
    Mean,
}

impl Sign {
    fn colour(self) -> Color32 {
        match self {
            Sign::Won => FAIENCE_DEEP,
            Sign::Other => LIMESTONE,
            Sign::Mean => LAPIS,
        }
    }
}

/// The points or the mistakes in games of one kind; which one, where there are several, can be chosen.
pub fn show(
    ui: &mut Ui,
    looked: &Looked,
    lines: &[Line],
    (chosen, mistakes): (&mut Option<Kind>, &mut bool),
    thresholds: Thresholds,
    words: &Words,
) {
    let latest = looked.in_time(lines).first().map(|one| one.entry().game);
    let Some(mut game) = chosen.filter(|g| looked.games.contains(g)).or(latest) else {
        return;
    };
    let shown = looked.in_time(lines);
    let followed = Followed::Mistakes(thresholds);
    ui.horizontal(|ui| {
        if looked.games.len() > 1 {
            let games = looked.games.iter();
            let games: Vec<_> = games.map(|game| (*game, game.name(words))).collect();
            let name = words.text("new-game-which");
            let choice = ui.scope(|ui| widgets::choice(ui, &name, &mut game, &games));
            if choice.inner {
                *chosen = Some(game);
            }
            ui.add_space(space::GROUP);
        }
        // Before a first game has been reviewed there is nothing to choose.
        if !course(&shown, game, &followed).games.is_empty() {
            let options = [
                (false, words.text("history-points")),
                (true, words.text("history-mistakes")),
            ];
            ui.scope(|ui| widgets::choice(ui, &words.text("choice-chart"), mistakes, &options));
        }
    });
    ui.add_space(space::SMALL);
    let of_mistakes = course(&shown, game, &followed);
    let reviewed = !of_mistakes.games.is_empty();
    let mistakes = reviewed && *mistakes;
    let course = match mistakes {
        true => of_mistakes,
        false => course(&shown, game, &Followed::Points),
    };
    if course.games.is_empty() {
        widgets::explain(ui, &words.text("history-course-none"));
        return;
    }
    ui.horizontal_wrapped(|ui| {
        legend(ui, Sign::Won, &words.text("history-course-won"));
        legend(ui, Sign::Other, &words.text("history-course-other"));
        legend(ui, Sign::Mean, &words.text("history-course-mean"));
    });
    chart(ui, &course, game, mistakes, words);
}

fn legend(ui: &mut Ui, sign: Sign, text: &str) {
    let (place, _) = ui.allocate_exact_size(vec2(26.0, 22.0), Sense::hover());
    let (middle, colour) = (place.center(), sign.colour());
    let painter = ui.painter();
    match sign {
        Sign::Won => {
            painter.circle_filled(middle, 5.5, colour);
        }
        Sign::Other => {
            let corners = [(0.0, -6.0), (6.0, 0.0), (0.0, 6.0), (-6.0, 0.0)];
            let corners = corners.map(|(x, y)| middle + vec2(x, y));
            let rim = Stroke::new(1.6, colour);
            painter.add(Shape::closed_line(corners.to_vec(), rim));
        }
        Sign::Mean => {
            let stroke = Stroke::new(2.6, colour);
            painter.hline(place.x_range().shrink(2.0), middle.y, stroke);
        }
    }
    ui.label(text);
    ui.add_space(space::ROW);
}

/// The chart, as high as there is room.
fn chart(ui: &mut Ui, course: &Course, game: Kind, mistakes: bool, words: &Words) {
    let height = (room(ui) - 4.0).clamp(150.0, 520.0);
    let size = vec2(ui.available_width(), height);
    let (place, response) = ui.allocate_exact_size(size, Sense::hover());
    let spoken = spoken(course, game, mistakes, words);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &spoken));
    let small = TextStyle::Small.resolve(ui.style());
    let axis = |hints: AxisHints<'static>| {
        hints
            .tick_label_font(small.clone())
            .tick_label_color(INK)
            .formatter(
                |mark, _| match mark.value.fract() == 0.0 && mark.value >= 0.0 {
                    true => format!("{}", mark.value),
                    false => String::new(),
                },
            )
    };
    let across = axis(AxisHints::new_x())
        .label(words.text("history-course-axis"))
        .min_thickness(AXIS);
    let up = axis(AxisHints::new_y()).label(words.text(match mistakes {
        true => "history-course-axis-mistakes",
        false => "history-points",
    }));
    let (mut won, mut other) = (Vec::new(), Vec::new());
    for (i, (one, points)) in course.games.iter().enumerate() {
        let at = [(i + 1) as f64, f64::from(*points)];
        match one.own().is_some_and(|own| own.rank == 1) {
            true => won.push(at),
            false => other.push(at),
        }
    }
    let means = course.means.iter().enumerate();
    let means: Vec<[f64; 2]> = means.map(|(i, mean)| [(i + 1) as f64, *mean]).collect();
    let most = course.games.iter().map(|(_, points)| f64::from(*points));
    let most = most.fold(1.0, f64::max);
    let step = step(most);
    let whole = Rect::from_min_size(place.min, size);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(whole));
    let end = course.games.len() as f64 + 0.5;
    still(Plot::new(("history", game.id(), mistakes)), whole)
        .show_axes([true, true])
        .show_crosshair(false)
        .include_x(0.5)
        .include_x(end.max(10.5))
        .include_y(0.0)
        .include_y(most + 0.25 * step)
        .y_grid_spacer(uniform_grid_spacer(move |_| {
            [10.0 * step, 5.0 * step, step]
        }))
        .custom_x_axes(vec![across])
        .custom_y_axes(vec![up])
        .label_formatter(|at| match at {
            HoverPosition::NearDataPoint { position, .. } => {
                let index = (position.x.round() as usize).checked_sub(1)?;
                let (one, points) = course.games.get(index)?;
                // The line of means has nothing to say of a single game.
                (f64::from(*points) == position.y).then(|| point(one, *points, mistakes, words))
            }
            HoverPosition::Elsewhere { .. } => None,
        })
        .show(&mut inner, |plot| {
            let mean = Drawn::new(words.text("history-course-mean"), means);
            plot.line(mean.color(Sign::Mean.colour()).width(2.6));
            let name = words.text("history-course-won");
            plot.points(
                Points::new(name, won)
                    .color(Sign::Won.colour())
                    .shape(MarkerShape::Circle)
                    .filled(true)
                    .radius(5.0),
            );
            let name = words.text("history-course-other");
            plot.points(
                Points::new(name, other)
                    .color(Sign::Other.colour())
                    .shape(MarkerShape::Diamond)
                    .filled(false)
                    .radius(5.5),
            );
        });
    no_stop(inner.ctx(), whole);
}

/// How far numbers at an axis up to this one are apart, so that there are not many: 1, 2 or 5, or ten times that.
fn step(most: f64) -> f64 {
    let steps = (0..).flat_map(|power| [1.0, 2.0, 5.0].map(|n| n * 10_f64.powi(power)));
    let mut enough = steps.skip_while(|step| most / step > 6.0);
    enough.next().unwrap_or(1.0)
}

fn point(one: &crate::history::Shown, points: u16, mistakes: bool, words: &Words) -> String {
    let values = [
        ("date", told::date(one.entry(), words).into()),
        ("points", points.into()),
        ("place", told::place(one, words).into()),
        ("of", told::of_players(one.entry(), words).into()),
        ("against", told::others(one, words).into()),
    ];
    let key = match mistakes {
        true => "history-course-point-mistakes",
        false => "history-course-point",
    };
    words.format(key, &values)
}

/// The chart for those who hear it.
fn spoken(course: &Course, game: Kind, mistakes: bool, words: &Words) -> String {
    let count = course.games.len();
    let mean = |games: &[(crate::history::Shown, u16)]| {
        let sum: u32 = games.iter().map(|(_, points)| u32::from(*points)).sum();
        (!games.is_empty()).then(|| f64::from(sum) / games.len() as f64)
    };
    let best = course.games.iter().map(|(_, points)| *points).max();
    let values = [
        ("game", game.name(words).into()),
        ("games", count.into()),
        (
            "first",
            told::decimal(mean(&course.games[..SPAN.min(count)]), words).into(),
        ),
        (
            "last",
            told::decimal(mean(&course.games[count.saturating_sub(SPAN)..]), words).into(),
        ),
        ("best", best.unwrap_or(0).into()),
    ];
    let key = match mistakes {
        true => "history-course-spoken-mistakes",
        false => "history-course-spoken",
    };
    words.format(key, &values)
}
