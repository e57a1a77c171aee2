//! What this program is, its version, and whose work is in it.

use super::licences;
use crate::desktop::app::report;
use crate::desktop::app::words::Words;
use crate::desktop::theme::{space, widgets};
use bevy_egui::egui::Ui;

const FONTS: [(&str, &str); 3] = [
    ("Cinzel", "The Cinzel Project Authors"),
    ("Alegreya Sans", "The Alegreya Sans Project Authors"),
    ("Noto Sans", "The Noto Project Authors"),
];

pub(super) fn show(ui: &mut Ui, words: &Words) {
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
    ui.add_space(space::GROUP);
    widgets::section(ui, &words.text("about-crates-heading"));
    let count = licences::all().works.len();
    ui.label(words.format("about-crates", &[("count", count.into())]));
}
