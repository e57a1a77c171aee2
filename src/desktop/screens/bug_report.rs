//! After a crash: the title offers to copy a report of it.

use crate::desktop::app::report;
use crate::desktop::app::words::Words;
use crate::desktop::theme::{Push, palette::*, space, widgets};
use bevy::prelude::*;
use bevy_egui::egui::{Align, Layout, Rect, RichText, Ui, UiBuilder, vec2};

/// The report that the last run left behind, until it is dismissed.
#[derive(Resource, Default)]
pub struct BugReport {
    found: Option<report::Report>,
    copied: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(BugReport {
        found: report::pending(),
        copied: false,
    });
}

/// Shows the notice in the lower right corner of `room`, if there is something to report.
pub fn notice(ui: &mut Ui, report: &mut BugReport, words: &Words, room: Rect) {
    let Some(found) = &report.found else {
        return;
    };
    let size = vec2(540.0_f32.min(room.width() * 0.55), 164.0);
    let place = Rect::from_min_max(room.max - size, room.max);
    let mut ui = ui.new_child(
        UiBuilder::new()
            .max_rect(place)
            .layout(Layout::bottom_up(Align::Max)),
    );
    let mut dismissed = false;
    let mut copied = false;
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        widgets::card(ui, |ui| {
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.set_width(size.x - 2.0 * space::CARD);
                ui.label(widgets::bold(words.text("report-title")).color(LIMESTONE));
                let about = words.format(
                    "report-about",
                    &[("path", found.path.display().to_string().into())],
                );
                ui.label(RichText::new(about).small());
                ui.add_space(space::SMALL);
                ui.horizontal(|ui| {
                    let key = if report.copied {
                        "report-copied"
                    } else {
                        "report-copy"
                    };
                    copied = ui
                        .add(Push::primary(words.text(key)).width(190.0))
                        .clicked();
                    dismissed = ui.add(Push::plain(words.text("report-dismiss"))).clicked();
                });
            });
        });
    });
    if copied {
        ui.ctx().copy_text(found.text_to_send());
        report.copied = true;
    }
    if dismissed {
        found.dismiss();
        report.found = None;
    }
}
