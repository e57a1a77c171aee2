//! What the charts show: how temples and rows grew, which skills were used, and what else was done;
//! each also in words for those who hear it.

use super::{Course, Finished};
use crate::babel::rules::ending::{FIFTEEN, TEN, TWENTY};
use crate::babel::rules::{Player, Skill, Tribe};
use crate::babel::statistics::{Deed, Statistics};
use crate::babel::words as says;
use crate::desktop::reckoning::bars::{self, Group};
use crate::desktop::reckoning::lines::{self, Series, Wording};
use crate::desktop::theme::{space, widgets};
use bevy_egui::egui::Ui;

/// The line below a chart.
const EXPLANATION: f32 = 34.0;

/// How the totals grew, or the rows, or the temples of one land.
pub fn course(ui: &mut Ui, game: &Finished, numbers: &Statistics, shown: &mut Course, room: f32) {
    let words = game.words;
    let mut options = vec![
        (Course::Total, words.text("babel-results-total")),
        (Course::Settlers, words.text("babel-results-settlers")),
    ];
    options.extend(Tribe::ALL.map(|tribe| (Course::Land(tribe), says::plate(words, tribe))));
    let top = ui.cursor().top();
    widgets::choice(ui, &words.text("choice-chart"), shown, &options);
    ui.add_space(space::SMALL);
    let course = *shown;
    let value = |turn: usize, player: Player| {
        let holds = numbers.after(turn, player).unwrap_or_default();
        match course {
            Course::Total => u16::from(holds.total()),
            Course::Settlers => holds.settlers,
            Course::Land(tribe) => u16::from(holds.heights[tribe.index()]),
        }
    };
    let series = Player::ALL.map(|player| Series {
        owner: game.owner(player),
        values: (0..=numbers.turns())
            .map(|turn| value(turn, player))
            .collect(),
    });
    let ends = series.iter().map(|line| {
        let last = line.values.last().copied().unwrap_or(0);
        let values = [("name", (&line.owner.name).into()), ("points", last.into())];
        words.format("results-course-end", &values)
    });
    let about = match course {
        Course::Total => words.text("babel-results-total-about"),
        Course::Settlers => words.text("babel-results-settlers-about"),
        Course::Land(tribe) => {
            let land = ("land", says::territory(words, Some(tribe)).into());
            words.format("babel-results-land-about", &[land])
        }
    };
    let bounds = match course {
        Course::Total => [TEN, FIFTEEN, TWENTY].map(u16::from).to_vec(),
        Course::Settlers | Course::Land(_) => Vec::new(),
    };
    let wording = Wording {
        spoken: format!("{about} {}", words.list(ends)),
        axis: words.text("results-course-turns"),
        bounds: &bounds,
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
    let name = format!("babel-course-{course:?}");
    lines::show(ui, &name, &series, game.art, &wording, height.max(180.0));
    widgets::explain(ui, &about);
}

/// How often each skill was used.
pub fn skills(ui: &mut Ui, game: &Finished, numbers: &Statistics, room: f32) {
    let groups = Skill::ALL.map(|skill| Group {
        label: game.words.text(&format!("babel-results-skill-{skill}")),
        values: Player::ALL.map(|p| numbers.used(skill, p)).to_vec(),
    });
    let about = "babel-results-skills-about";
    grouped(ui, game, "babel-skills", &groups, about, room);
}

/// What else was done, and what was lost.
pub fn deeds(ui: &mut Ui, game: &Finished, numbers: &Statistics, room: f32) {
    let groups = Deed::ALL.map(|deed| Group {
        label: game.words.text(key(deed)),
        values: Player::ALL.map(|p| numbers.count_of(deed, p)).to_vec(),
    });
    let about = "babel-results-deeds-about";
    grouped(ui, game, "babel-deeds", &groups, about, room);
}

fn key(deed: Deed) -> &'static str {
    match deed {
        Deed::Settled => "babel-results-deed-settled",
        Deed::Built => "babel-results-deed-built",
        Deed::Moved => "babel-results-deed-moved",
        Deed::Migrated => "babel-results-deed-migrated",
        Deed::StoreysLost => "babel-results-deed-storeys-lost",
        Deed::SettlersLost => "babel-results-deed-settlers-lost",
    }
}

/// Bars with the line below them.
fn grouped(ui: &mut Ui, game: &Finished, name: &str, groups: &[Group], about: &str, room: f32) {
    let about = game.words.text(about);
    let players = Player::ALL.map(|player| game.owner(player));
    let told = bars::in_words(groups, &players, game.words);
    let all = format!("{about} {told}");
    let height = (room - EXPLANATION).max(200.0);
    bars::show(ui, name, groups, &players, game.art, &all, height);
    widgets::explain(ui, &about);
}
