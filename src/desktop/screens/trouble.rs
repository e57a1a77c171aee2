//! The dialogues that tell of something that went wrong, and ask what to do about it.

use crate::desktop::app::requests::ReplayCommand;
use crate::desktop::app::trouble::OnTop;
use crate::desktop::app::trouble::Told;
use crate::desktop::app::trouble::Troubles;
use crate::desktop::app::words::Words;
use crate::desktop::session::SessionCommand;
use crate::desktop::theme::page::{answers, dialogue};
use crate::desktop::theme::{Push, focus};
use bevy::prelude::*;
use bevy_egui::egui::{Context, Label};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, tell.in_set(OnTop));
}

fn tell(
    mut contexts: EguiContexts,
    mut troubles: ResMut<Troubles>,
    words: Res<Words>,
    mut commands: MessageWriter<SessionCommand>,
    mut replays: MessageWriter<ReplayCommand>,
) -> Result {
    let Some(told) = troubles.first().cloned() else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    let answered = match told {
        Told::Text(text) => read(ctx, &text, &words),
        Told::Elsewhere(path) => match played_elsewhere(ctx, &words) {
            Some(Answer::Copy) => {
                commands.write(SessionCommand::OpenCopy(path));
                true
            }
            Some(Answer::Look) => {
                replays.write(ReplayCommand::Saved(path));
                true
            }
            Some(Answer::Leave) => true,
            None => false,
        },
    };
    if answered || focus::cancel(ctx) {
        troubles.answered();
    }
    Ok(())
}

/// Shows a text; answers whether it has been read.
fn read(ctx: &Context, text: &str, words: &Words) -> bool {
    dialogue(ctx, "trouble", &words.text("trouble-title"), 520.0, |ui| {
        ui.add(Label::new(text).wrap());
        answers(ui, |ui| {
            ui.add(Push::primary(words.text("trouble-read")).width(140.0))
                .clicked()
        })
    })
}

/// What to do about a game that another program plays.
enum Answer {
    Copy,
    Look,
    Leave,
}

fn played_elsewhere(ctx: &Context, words: &Words) -> Option<Answer> {
    let title = words.text("elsewhere-title");
    dialogue(ctx, "elsewhere", &title, 560.0, |ui| {
        ui.add(Label::new(words.text("elsewhere-about")).wrap());
        answers(ui, |ui| {
            let mut answer = None;
            let copy = Push::primary(words.text("elsewhere-copy")).width(170.0);
            if ui.add(copy).clicked() {
                answer = Some(Answer::Copy);
            }
            let look = Push::plain(words.text("elsewhere-look")).width(170.0);
            if ui.add(look).clicked() {
                answer = Some(Answer::Look);
            }
            let leave = Push::plain(words.text("cancel")).width(130.0);
            if ui.add(leave).clicked() {
                answer = Some(Answer::Leave);
            }
            answer
        })
    })
}
