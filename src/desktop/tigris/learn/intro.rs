//! What a chapter is about, read before it begins.

use super::lesson::{Course, Lesson};
use crate::desktop::app::covers::{Cover, Covers, introduced};
use crate::desktop::app::keys::Action;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::trouble::OnTop;
use crate::desktop::app::words::Words;
use crate::desktop::theme::page::{answers, dialogue};
use crate::desktop::theme::{Push, focus, space};
use crate::tigris::teaching::Chapter;
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
    let title = words.text(&format!("{}-title", chapter.key()));
    let begun = dialogue(ctx, chapter.key(), &title, 620.0, |ui| {
        for piece in text(chapter, &words).split("\n\n") {
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

/// What a chapter is about, with the key that it tells of as the player has bound it.
fn text(chapter: Chapter, words: &Words) -> String {
    let message = format!("{}-intro", chapter.key());
    match chapter {
        Chapter::Revolt => words.naming(&message, Action::Revolt),
        Chapter::Moving => words.naming(&message, Action::Withdraw),
        _ => words.text(&message),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desktop::app::keys::{Bindings, Key};
    use crate::locale::Locale;

    #[test]
    fn the_keys_of_an_introduction_are_those_that_are_bound() {
        for tag in ["en", "pt-BR"] {
            let mut bindings = Bindings::default();
            let key = Key::at(KeyCode::F7, true).expect("a key that can be bound");
            for action in [Action::Revolt, Action::Withdraw] {
                for usual in action.usual() {
                    bindings.remove(action, *usual);
                }
            }
            let words = Words(Locale::for_language(tag), bindings.clone());
            for chapter in Chapter::ALL {
                let said = text(chapter, &words);
                assert!(
                    !said.contains("by keyboard, ") && !said.contains('–'),
                    "{said}"
                );
            }
            bindings.take(Action::Withdraw, key);
            let words = Words(Locale::for_language(tag), bindings);
            let said = text(Chapter::Moving, &words);
            assert!(said.contains("Shift F7"), "{said}");
            assert!(words.faults().is_empty(), "{:?}", words.faults());
        }
    }
}
