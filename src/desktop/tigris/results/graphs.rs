//! What the charts show: the score and the colours over the turns, where points came from, and
//! the conflicts; each also in words for those who hear it.

use super::Finished;
use crate::desktop::reckoning::Owner;
use crate::desktop::reckoning::bars::{self, Group};
use crate::desktop::reckoning::lines::{self, Series, Wording};
use crate::desktop::theme::{space, widgets};
use crate::tigris::rules::{Colour, ConflictKind, Dynasty};
use crate::tigris::statistics::{Fights, Origin, Statistics};
use bevy_egui::egui::Ui;

/// The line below a chart.
const EXPLANATION: f32 = 34.0;

/// How the score grew, or the points of one colour.
pub fn course(
    ui: &mut Ui,
    game: &Finished,
    numbers: &Statistics,
    shown: &mut Option<Colour>,
    room: f32,
) {
    let words = game.words;
    let mut options = vec![(None, words.text("results-course-score"))];
    let name = |colour| words.text(&format!("results-course-{colour}"));
    options.extend(Colour::ALL.map(|colour| (Some(colour), name(colour))));
    let top = ui.cursor().top();
    widgets::choice(ui, &words.text("choice-chart"), shown, &options);
    ui.add_space(space::SMALL);
    let colour = *shown;
    let value = |turn: usize, dynasty: Dynasty| {
        let gains = numbers.after(turn, dynasty).unwrap_or_default();
        match colour {
            None => gains.score(),
            Some(colour) => gains.points[colour.index()],
        }
    };
    let series: Vec<Series> = game
        .seats()
        .map(|dynasty| Series {
            owner: game.owner(dynasty),
            values: (0..=numbers.turns())
                .map(|turn| value(turn, dynasty))
                .collect(),
        })
        .collect();
    let ends = series.iter().map(|line| {
        let last = line.values.last().copied().unwrap_or(0);
        let values = [("name", (&line.owner.name).into()), ("points", last.into())];
        words.format("results-course-end", &values)
    });
    let about = match colour {
        None => words.text("results-course-score-about"),
        Some(colour) => {
            let colour = words.colour(colour);
            words.format("results-course-colour-about", &[("colour", colour.into())])
        }
    };
    let spoken = format!("{about} {}", words.list(ends));
    let wording = Wording {
        spoken,
        axis: words.text("results-course-turns"),
        bounds: &[],
        point: &|name, turn, points| {
            let values = [
                ("name", name.into()),
                ("turn", turn.into()),
                ("points", points.into()),
            ];
            words.format("results-course-point", &values)
        },
    };
    let height = room - (ui.cursor().top() - top) - EXPLANATION;
    let name = format!("course-{colour:?}");
    lines::show(ui, &name, &series, game.art, &wording, height.max(180.0));
    widgets::explain(ui, &about);
}

/// Where the points came from.
pub fn origins(ui: &mut Ui, game: &Finished, numbers: &Statistics, room: f32) {
    let words = game.words;
    let options = game.session.position().table().options();
    let played = |origin: &Origin| match origin {
        Origin::Buildings => options.buildings,
        Origin::Wonder => options.wonder,
        _ => true,
    };
    let groups: Vec<Group> = Origin::ALL
        .into_iter()
        .filter(played)
        .map(|origin| Group {
            label: words.text(key(origin)),
            values: game.seats().map(|d| numbers.from(origin, d)).collect(),
        })
        .collect();
    grouped(ui, game, "origins", &groups, "results-origins-about", room);
}

fn key(origin: Origin) -> &'static str {
    match origin {
        Origin::Tiles => "results-origin-tiles",
        Origin::Buildings => "results-origin-buildings",
        Origin::Revolts => "results-origin-revolts",
        Origin::Wars => "results-origin-wars",
        Origin::Monuments => "results-origin-monuments",
        Origin::Wonder => "results-origin-wonder",
        Origin::Treasures => "results-origin-treasures",
    }
}

/// Who began, won and lost conflicts.
pub fn conflicts(ui: &mut Ui, game: &Finished, numbers: &Statistics, room: f32) {
    type Count = fn(Fights) -> u16;
    let counts: [(ConflictKind, &str, Count); 6] = [
        (ConflictKind::Revolt, "results-revolts-begun", |f| f.begun),
        (ConflictKind::Revolt, "results-revolts-won", |f| f.won),
        (ConflictKind::Revolt, "results-revolts-lost", |f| f.lost),
        (ConflictKind::War, "results-wars-begun", |f| f.begun),
        (ConflictKind::War, "results-wars-won", |f| f.won),
        (ConflictKind::War, "results-wars-lost", |f| f.lost),
    ];
    let groups = counts.map(|(kind, key, count)| Group {
        label: game.words.text(key),
        values: game
            .seats()
            .map(|d| count(numbers.fights(kind, d)))
            .collect(),
    });
    let about = "results-conflicts-about";
    grouped(ui, game, "conflicts", &groups, about, room);
}

/// Bars with the line below them.
fn grouped(ui: &mut Ui, game: &Finished, name: &str, groups: &[Group], about: &str, room: f32) {
    let words = game.words;
    let about = words.text(about);
    let players: Vec<Owner> = game.seats().map(|d| game.owner(d)).collect();
    let told = bars::in_words(groups, &players, words);
    let all = format!("{about} {told}");
    let height = (room - EXPLANATION).max(200.0);
    bars::show(ui, name, groups, &players, game.art, &all, height);
    widgets::explain(ui, &about);
}
