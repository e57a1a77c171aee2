//! The licences of everything that is built into the program: a list to search, and beside it what
//! one work is under, who holds the rights, and the whole text.

use crate::desktop::app::words::Words;
use crate::desktop::art::paint::font;
use crate::desktop::screens::reading::column;
use crate::desktop::theme::radio::radio;
use crate::desktop::theme::{focus, fonts, page, palette, space, widgets};
use bevy::prelude::*;
use bevy_egui::egui::{
    Align, Button, Color32, Label, Layout, Response, RichText, ScrollArea, Sense, Ui, WidgetInfo,
    WidgetType, vec2,
};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Made by `scripts/supply-chain --renew`.
const COLLECTED: &str = include_str!("../../../../assets/licences.txt");
/// The width of the list.
const LIST: f32 = 280.0;

static ALL: LazyLock<Licences> = LazyLock::new(|| Licences::read(COLLECTED));

/// All licences.
pub(super) fn all() -> &'static Licences {
    &ALL
}

/// What somebody wrote and is built in.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Work {
    /// With its version.
    pub name: &'static str,
    /// As SPDX writes it.
    licence: &'static str,
    /// The names of the texts that it is under.
    texts: Vec<&'static str>,
    holders: Vec<&'static str>,
}

/// Who wrote what, and the texts, by their names.
#[derive(Debug, Default)]
pub(super) struct Licences {
    pub works: Vec<Work>,
    texts: BTreeMap<&'static str, &'static str>,
}

impl Licences {
    /// `===` begins a work, `@@@` a text, which goes on to the next one.
    fn read(collected: &'static str) -> Licences {
        let mut parts = collected.split("\n@@@ ");
        let works = parts.next().unwrap_or_default().split("\n=== ").skip(1);
        let work = |work: &'static str| {
            let mut lines = work.lines();
            let mut read = Work {
                name: lines.next().unwrap_or_default(),
                ..Work::default()
            };
            for line in lines.filter(|line| !line.is_empty()) {
                if let Some(licence) = line.strip_prefix("licence: ") {
                    read.licence = licence;
                } else if let Some(text) = line.strip_prefix("text: ") {
                    read.texts.push(text);
                } else {
                    read.holders.push(line);
                }
            }
            read
        };
        Licences {
            works: works.map(work).collect(),
            texts: parts.filter_map(|part| part.split_once('\n')).collect(),
        }
    }
}

/// Where in the list somebody is.
#[derive(Resource, Default)]
pub(super) struct Reading {
    query: String,
    work: usize,
}

impl Reading {
    /// Puts away what was searched for; `false` if that was nothing.
    pub(super) fn forget_query(&mut self) -> bool {
        let had = !self.query.is_empty();
        self.query.clear();
        had
    }

    /// The works whose name or licence contains what is searched for.
    fn found(&self) -> Vec<usize> {
        let query = self.query.trim().to_lowercase();
        let holds = |text: &str| text.to_lowercase().contains(&query);
        let works = all().works.iter().enumerate();
        works
            .filter(|(_, work)| holds(work.name) || holds(work.licence))
            .map(|(index, _)| index)
            .collect()
    }
}

pub(super) fn show(ui: &mut Ui, reading: &mut Reading, words: &Words) {
    let room = ui.available_rect_before_wrap();
    let (left, right) = room.split_left_right_at_x(room.left() + LIST);
    let before = reading.work;
    column(ui, left, "works", |ui| list(ui, reading, words));
    if reading.work != before {
        // Letters that are drawn for the first time are there in the next frame.
        ui.ctx().request_repaint();
    }
    let line = left.right() + space::ROW;
    ui.painter()
        .vline(line, room.y_range(), (1.0, palette::GILT));
    let right = right.with_min_x(line + space::ROW);
    let Some(work) = all().works.get(reading.work) else {
        return;
    };
    column(ui, right, "licence", |ui| {
        // Another work begins at its top.
        page::reading(ui, work.name, work.name, |ui| text(ui, work, words));
    });
}

fn list(ui: &mut Ui, reading: &mut Reading, words: &Words) {
    let label = words.text("about-licences-search");
    let width = ui.available_width() - 24.0;
    let searched = widgets::field(ui, &mut reading.query, &label, width, 60).changed();
    let found = reading.found();
    if searched && !found.contains(&reading.work) {
        reading.work = found.first().copied().unwrap_or(reading.work);
    }
    widgets::explain(
        ui,
        &words.format("about-licences-found", &[("count", found.len().into())]),
    );
    ui.add_space(space::SMALL);
    ScrollArea::vertical()
        .id_salt("works")
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let options: Vec<(usize, String)> = found
                .iter()
                .map(|&index| (index, all().works[index].name.to_string()))
                .collect();
            let at = found.iter().position(|&index| index == reading.work);
            let picked = radio(
                ui,
                &words.text("about-licences"),
                &reading.work,
                &options,
                |ui, _, i| entry(ui, &options[i].1, at == Some(i), i == at.unwrap_or(0)),
            );
            if let Some(to) = picked {
                reading.work = options[to].0;
            }
        });
}

/// A line of the list. Tab stops at one of them, arrows go through the others.
fn entry(ui: &mut Ui, name: &str, open: bool, stop: bool) -> Response {
    let family = if open { fonts::BOLD_FAMILY } else { "text" };
    let text = RichText::new(name)
        .color(palette::INK)
        .font(font(18.0, family));
    let fill = if open {
        palette::CLAY
    } else {
        Color32::TRANSPARENT
    };
    let sense = if stop { Sense::click() } else { Sense::CLICK };
    let width = ui.available_width() - 4.0;
    let button = Button::new(text)
        .fill(fill)
        .stroke((if open { 1.0 } else { 0.0 }, palette::GILT))
        .sense(sense)
        .truncate()
        .min_size(vec2(width, 28.0));
    let response = ui
        .with_layout(Layout::top_down_justified(Align::Min), |ui| ui.add(button))
        .inner;
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, open, name));
    focus::mark(ui, &response);
    if open && response.has_focus() {
        response.scroll_to_me(None);
    }
    response
}

fn text(ui: &mut Ui, work: &Work, words: &Words) {
    ui.add(Label::new(widgets::titled(work.name, 24.0).color(palette::LAPIS)).wrap());
    let licence = words.format("about-under", &[("licence", work.licence.into())]);
    ui.label(licence);
    for holder in &work.holders {
        ui.add(Label::new(*holder).wrap());
    }
    for name in &work.texts {
        ui.add_space(space::ROW);
        let Some(text) = all().texts.get(name) else {
            continue;
        };
        widgets::section(ui, name);
        // By paragraphs, so that somebody who listens need not hear everything at once.
        for paragraph in text.split("\n\n") {
            let paragraph = paragraph.trim_end();
            if !paragraph.is_empty() {
                ui.add(Label::new(RichText::new(paragraph).font(font(16.0, "text"))).wrap());
            }
        }
    }
    ui.add_space(space::GROUP);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_work_has_its_text() {
        let licences = all();
        assert!(licences.works.len() > 300, "{}", licences.works.len());
        for work in &licences.works {
            assert!(
                !work.name.is_empty() && !work.licence.is_empty(),
                "{work:?}"
            );
            assert!(!work.texts.is_empty(), "{work:?}");
            for text in &work.texts {
                let text = licences.texts.get(text);
                assert!(text.is_some_and(|text| text.len() > 400), "{work:?}");
            }
        }
        for name in ["Two Rivers", "Cinzel (font)", "bevy ", "egui ", "wgpu "] {
            let known = |work: &Work| work.name.starts_with(name);
            assert!(licences.works.iter().any(known), "{name}");
        }
    }

    #[test]
    fn works_are_found_by_name_and_licence() {
        let mut reading = Reading::default();
        assert_eq!(reading.found().len(), all().works.len());
        let count = |reading: &mut Reading, query: &str| {
            reading.query = query.to_string();
            reading.found().len()
        };
        assert!(count(&mut reading, " BEVY ") > 10);
        assert!(count(&mut reading, "ofl") >= 3);
        assert_eq!(count(&mut reading, "no such thing"), 0);
        assert!(reading.forget_query() && !reading.forget_query());
    }
}
