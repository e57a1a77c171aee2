//! The list of chapters, with what has been done.

use super::lesson::Teach;
use crate::babel::teaching::Chapter;
use crate::desktop::app::requests::OpenRules;
use crate::desktop::app::screen::{Room, Screen};
use crate::desktop::app::settings::Settings;
use crate::desktop::app::words::Words;
use crate::desktop::art::Art;
use crate::desktop::screens::course::Line;
use crate::desktop::screens::other_games;
use crate::desktop::theme::{Push, focus, page, space};
use crate::games::Kind;
use bevy::prelude::*;
use bevy_egui::egui::Label;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// What the page is called among the pages.
pub(super) const PAGE: &str = "babel-learn";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::BabelLearn)),
    );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    art: Res<Art>,
    settings: Res<Settings>,
    mut teach: MessageWriter<Teach>,
    mut rules: MessageWriter<OpenRules>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut back = focus::escape(ctx);
    let mut other = None;
    let mut chosen = None;
    page::spread(
        ctx,
        PAGE,
        &words.text("babel-learn-page"),
        (900.0, 900.0),
        |ui| {
            let learning = &settings.learning;
            let open = |chapter: &Chapter| !learning.has_key(chapter.key());
            let first = Chapter::ALL.into_iter().find(open);
            chosen = page::scrolling(ui, PAGE, |ui| {
                ui.add(Label::new(words.text("babel-learn-about")).wrap());
                ui.add_space(space::SMALL);
                let mut chosen = None;
                for (chapter, number) in Chapter::ALL.into_iter().zip(1..) {
                    let text = |part: &str| words.text(&format!("{}-{part}", chapter.key()));
                    let line = Line {
                        head: words.format("learn-number", &[("number", number.into())]),
                        title: text("title"),
                        about: text("about"),
                        done: learning.has_key(chapter.key()),
                        next: first == Some(chapter),
                        begun: false,
                    };
                    if line.show(ui, &art, &words) {
                        chosen = Some(chapter);
                    }
                }
                chosen
            });
        },
        |ui| {
            let button = Push::plain(words.text("back")).width(150.0);
            back |= ui.add(button).clicked();
            if ui
                .add(Push::plain(words.text("babel-rules-title")))
                .clicked()
            {
                rules.write(OpenRules(None));
            }
            let game = Kind::Babel(());
            other = other_games(ui, game, Room::Learn, "learn-game", &words);
        },
    );
    if let Some(chapter) = chosen {
        teach.write(Teach::Begin(chapter));
    } else if let Some(other) = other {
        next.set(other);
    } else if back {
        next.set(Screen::Title);
    }
    Ok(())
}
