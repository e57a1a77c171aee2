//! What this program is, whose work is in it, and under which licences.

use crate::desktop::app::report;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::theme::{Push, focus, page, space, widgets};
use bevy::prelude::*;
use bevy_egui::egui::{Grid, RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The libraries that do most of the work: name, version, licence.
const CRATES: [(&str, &str, &str); 8] = [
    ("Bevy", "0.19", "MIT OR Apache-2.0"),
    ("egui, bevy_egui", "0.36, 0.42", "MIT OR Apache-2.0"),
    ("wgpu", "", "MIT OR Apache-2.0"),
    ("resvg", "0.49", "MIT OR Apache-2.0"),
    ("fluent-bundle", "0.16", "MIT OR Apache-2.0"),
    ("serde, ron", "1, 0.12", "MIT OR Apache-2.0"),
    ("rand", "0.10", "MIT OR Apache-2.0"),
    ("winit", "", "Apache-2.0"),
];

const FONTS: [(&str, &str); 3] = [
    ("Cinzel", "The Cinzel Project Authors"),
    ("Alegreya Sans", "The Alegreya Sans Project Authors"),
    ("Noto Sans", "The Noto Project Authors"),
];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::About)));
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut back = focus::escape(ctx);
    page::sheet(
        ctx,
        "about",
        &words.text("about-title"),
        (860.0, 800.0),
        |ui| contents(ui, &words),
        |ui| {
            let button = Push::primary(words.text("back")).width(150.0);
            back |= ui.add(button).clicked();
        },
    );
    if back {
        next.set(Screen::Title);
    }
    Ok(())
}

fn contents(ui: &mut Ui, words: &Words) {
    ui.horizontal(|ui| {
        ui.label(widgets::titled(words.text("title-name"), 26.0));
        ui.label(words.format("about-version", &[("version", report::VERSION.into())]));
    });
    ui.label(words.text("about-what"));
    ui.label(words.text("about-not-affiliated"));
    ui.add_space(space::GROUP);
    widgets::section(ui, &words.text("about-licence-heading"));
    ui.label(words.text("about-licence"));
    ui.add_space(space::GROUP);
    widgets::section(ui, &words.text("about-fonts-heading"));
    for (font, authors) in FONTS {
        ui.label(words.format(
            "about-font",
            &[("font", font.into()), ("authors", authors.into())],
        ));
    }
    widgets::explain(ui, &words.text("about-fonts-note"));
    ui.add_space(space::GROUP);
    widgets::section(ui, &words.text("about-crates-heading"));
    Grid::new("crates")
        .num_columns(3)
        .min_row_height(20.0)
        .spacing([36.0, 4.0])
        .show(ui, |ui| {
            for (name, version, licence) in CRATES {
                ui.label(widgets::bold(name));
                ui.label(version);
                ui.label(RichText::new(licence));
                ui.end_row();
            }
        });
    widgets::explain(ui, &words.text("about-crates-note"));
}
