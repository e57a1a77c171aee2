//! The screen of the rules: what there is at the left, what it says at the right.

use super::boards::Boards;
use super::{GAME, Rulebook, diagram};
use crate::desktop::app::requests::ReadFrom;
use crate::desktop::app::screen::{Room, Screen};
use crate::desktop::app::words::Words;
use crate::desktop::art::Art;
use crate::desktop::screens::other_games;
use crate::desktop::screens::reading::{self, Contents, column, marked};
use crate::desktop::theme::{Push, focus, page, palette, space, widgets};
use crate::tigris::teaching::{Section, search};
use bevy::prelude::*;
use bevy_egui::egui::{Label, ScrollArea, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The size of the page, where the window has room for it.
const SIZE: (f32, f32) = (1180.0, 1000.0);
/// The share of the width that the contents take, and their bounds.
const CONTENTS: (f32, f32, f32) = (0.28, 250.0, 310.0);
/// The longest line that is easy to read.
const LINE: f32 = 720.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Rules),
        |mut rules: ResMut<Rulebook>, words: Res<Words>| {
            // The language may have changed since the last search.
            rules.find(&words);
            if rules.scene.is_none() {
                let topic = rules.topic;
                rules.open(topic);
            }
        },
    )
    .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Rules)));
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    art: Res<Art>,
    boards: Res<Boards>,
    mut rules: ResMut<Rulebook>,
    from: Res<ReadFrom>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // Drawing is no change: what a person does is.
    let rules = rules.bypass_change_detection();
    let mut back = focus::cancel(ctx);
    if back && !rules.query.is_empty() {
        // First what was searched for is put away, then the page.
        rules.query.clear();
        rules.find(&words);
        back = false;
    }
    let mut other = None;
    page::spread(
        ctx,
        "rules",
        &words.text("rulebook-title"),
        SIZE,
        |ui| {
            let room = ui.max_rect();
            let wide = (room.width() * CONTENTS.0).clamp(CONTENTS.1, CONTENTS.2);
            let (left, right) = room.split_left_right_at_x(room.left() + wide);
            column(ui, left, "contents", |ui| contents(ui, rules, &words));
            let line = room.left() + wide + space::ROW;
            ui.painter()
                .vline(line, room.y_range(), (1.0, palette::GILT));
            let right = right.with_min_x(line + space::GROUP);
            column(ui, right, "paragraph", |ui| {
                paragraph(ui, rules, &boards, &art, &words);
            });
        },
        |ui| {
            let button = Push::primary(words.text("back")).width(150.0);
            back |= ui.add(button).clicked();
            other = other_games(ui, GAME, Room::Rules, "rulebook-of", &words);
        },
    );
    if let Some(other) = other {
        next.set(other);
    } else if back {
        next.set(from.0);
    }
    Ok(())
}

fn contents(ui: &mut Ui, rules: &mut Rulebook, words: &Words) {
    let sections = Section::ALL.into_iter();
    let done = reading::contents(
        ui,
        Contents {
            query: &mut rules.query,
            found: &rules.found,
            open: rules.topic,
            reveal: std::mem::take(&mut rules.reveal),
            sections: sections
                .map(|section| (words.text(section.key()), section.topics().to_vec()))
                .collect(),
            title: &|topic| search::title(words, topic),
        },
        words,
    );
    if done.searched {
        rules.find(words);
    }
    if let Some(topic) = done.chosen {
        rules.open(topic);
    }
}

fn paragraph(ui: &mut Ui, rules: &mut Rulebook, boards: &Boards, art: &Art, words: &Words) {
    let topic = rules.topic;
    let title = search::title(words, topic);
    let mut chosen = None;
    ScrollArea::vertical()
        // Another paragraph begins at its top.
        .id_salt(topic)
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.set_max_width((ui.available_width() - 10.0).min(LINE));
            ui.add(Label::new(widgets::titled(title.as_str(), 25.0).color(palette::LAPIS)).wrap());
            ui.add_space(space::SMALL);
            for piece in search::text(words, topic).split("\n\n") {
                ui.add(Label::new(marked(ui, piece, &rules.query, words)).wrap());
                ui.add_space(space::SMALL);
            }
            if let Some(scene) = &rules.scene {
                ui.add_space(space::SMALL);
                diagram::show(ui, scene, &mut rules.step, &title, boards, art, words);
            }
            ui.add_space(space::SMALL);
            chosen = reading::see_also(
                ui,
                topic.see_also(),
                &|other| search::title(words, other),
                words,
            );
            ui.add_space(space::GROUP);
        });
    if let Some(topic) = chosen {
        rules.open(topic);
        // The list shows where one is now.
        rules.reveal = true;
    }
}
