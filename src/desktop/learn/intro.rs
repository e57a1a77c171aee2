//! What a chapter is about, read before it begins.

use super::lesson::{Course, Lesson};
use crate::desktop::Screen;
use crate::desktop::screens::Words;
use crate::desktop::screens::trouble::OnTop;
use crate::desktop::theme::page::{answers, dialogue};
use crate::desktop::theme::{Push, focus, space};
use bevy::prelude::*;
use bevy_egui::egui::Label;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.before(OnTop)
            .run_if(in_state(Screen::Table).and_then(super::reads)),
    );
}

fn show(mut contexts: EguiContexts, mut lesson: ResMut<Lesson>, words: Res<Words>) -> Result {
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
