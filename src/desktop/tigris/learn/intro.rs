//! What a chapter is about, read before it begins.

use super::lesson::{Course, Lesson};
use crate::desktop::app::covers::{Cover, Covers, introduced};
use crate::desktop::app::screen::Screen;
use crate::desktop::app::trouble::OnTop;
use crate::desktop::app::words::Words;
use crate::desktop::theme::page::{answers, dialogue};
use crate::desktop::theme::{Push, focus, space};
use bevy::prelude::*;
use bevy_egui::egui::Label;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.before(OnTop)
            .run_if(in_state(Screen::Table).and_then(introduced)),
    )
    .add_systems(Last, cover);
}

/// Tells the table's keys whether they are covered.
fn cover(lesson: Option<Res<Lesson>>, mut covers: ResMut<Covers>) {
    let reading = lesson.is_some_and(|lesson| lesson.reading);
    if covers.has(Cover::Introduction) != reading {
        covers.set(Cover::Introduction, reading);
    }
}

fn show(mut contexts: EguiContexts, lesson: Option<ResMut<Lesson>>, words: Res<Words>) -> Result {
    let Some(mut lesson) = lesson.filter(|lesson| lesson.reading) else {
        return Ok(());
    };
    let Course::Chapter(chapter) = lesson.course else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    let key = |part: &str| words.text(&format!("{}-{part}", chapter.key()));
    let begun = dialogue(ctx, chapter.key(), &key("title"), 620.0, |ui| {
        for piece in key("intro").split("\n\n") {
            ui.add(Label::new(piece).wrap());
            ui.add_space(space::SMALL);
        }
        answers(ui, |ui| {
            ui.add(Push::primary(words.text("lesson-start")).width(160.0))
                .clicked()
        })
    });
    if begun || focus::cancel(ctx) {
        lesson.reading = false;
    }
    Ok(())
}
