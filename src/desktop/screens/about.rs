//! What this program is, what has changed in it, whose work is in it, and under which licences.

mod changes;
mod licences;
mod program;

use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::theme::{Push, focus, page, space, widgets};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use licences::Reading;

/// The parts of the page.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Part {
    #[default]
    Program,
    Changes,
    Licences,
}

impl Part {
    /// All of them, with the key of each one's name.
    pub const ALL: [(Part, &str); 3] = [
        (Part::Program, "about-program"),
        (Part::Changes, "about-changes"),
        (Part::Licences, "about-licences"),
    ];
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Part>()
        .init_resource::<Reading>()
        .add_systems(OnExit(Screen::About), leave)
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::About)));
}

/// Whoever comes again begins at the front.
fn leave(mut part: ResMut<Part>, mut reading: ResMut<Reading>) {
    *part = Part::default();
    *reading = Reading::default();
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut part: ResMut<Part>,
    mut reading: ResMut<Reading>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // Drawing is no change: what a person does is.
    let reading = reading.bypass_change_detection();
    let mut back = focus::cancel(ctx);
    if back && *part == Part::Licences && reading.forget_query() {
        // First what was searched for is put away, then the page.
        back = false;
    }
    let mut chosen = *part;
    page::spread(
        ctx,
        "about",
        &words.text("about-title"),
        (1060.0, 840.0),
        |ui| {
            let parts = Part::ALL.map(|(part, key)| (part, words.text(key)));
            page::staying(ui, |ui| {
                widgets::choice(ui, &words.text("choice-parts"), &mut chosen, &parts)
            });
            ui.add_space(space::SMALL);
            match chosen {
                Part::Program => page::reading(ui, "about-program", &parts[0].1, |ui| {
                    program::show(ui, &words);
                }),
                Part::Changes => page::reading(ui, "about-changes", &parts[1].1, |ui| {
                    changes::show(ui, &words);
                }),
                Part::Licences => licences::show(ui, reading, &words),
            }
        },
        |ui| {
            let button = Push::primary(words.text("back")).width(150.0);
            back |= ui.add(button).clicked();
        },
    );
    part.set_if_neq(chosen);
    if back {
        next.set(Screen::Title);
    }
    Ok(())
}
