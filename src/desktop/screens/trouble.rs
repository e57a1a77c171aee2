//! The dialogues that tell of something that went wrong, and ask what to do about it.

use super::Words;
use crate::desktop::replay::ReplayCommand;
use crate::desktop::session::{PlayedElsewhere, SessionCommand, Trouble};
use crate::desktop::theme::page::{answers, dialogue};
use crate::desktop::theme::{Push, focus};
use bevy::prelude::*;
use bevy_egui::egui::{Context, Label};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::collections::VecDeque;
use std::path::PathBuf;

/// What the player has not answered yet.
#[derive(Resource, Default)]
pub struct Troubles(VecDeque<Told>);

/// What a dialogue tells.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Told {
    /// Something to read.
    Text(String),
    /// The game of this autosave is played by another program.
    Elsewhere(PathBuf),
}

impl Troubles {
    /// Whether a dialogue about one is open.
    pub fn any(&self) -> bool {
        !self.0.is_empty()
    }

    fn tell(&mut self, told: Told) {
        // A disk that is full says so after every move: once is enough.
        if !self.0.contains(&told) {
            self.0.push_back(told);
        }
    }
}

/// Runs after every page, so that the dialogue lies on top of other dialogues.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OnTop;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Troubles>()
        .add_systems(PreUpdate, hear)
        .add_systems(EguiPrimaryContextPass, tell.in_set(OnTop));
}

fn hear(
    mut messages: MessageReader<Trouble>,
    mut elsewhere: MessageReader<PlayedElsewhere>,
    mut troubles: ResMut<Troubles>,
) {
    for Trouble(text) in messages.read() {
        warn!("{text}");
        troubles.tell(Told::Text(text.clone()));
    }
    for PlayedElsewhere(path) in elsewhere.read() {
        troubles.tell(Told::Elsewhere(path.clone()));
    }
}

fn tell(
    mut contexts: EguiContexts,
    mut troubles: ResMut<Troubles>,
    words: Res<Words>,
    mut commands: MessageWriter<SessionCommand>,
    mut replays: MessageWriter<ReplayCommand>,
) -> Result {
    let Some(told) = troubles.0.front().cloned() else {
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
        troubles.0.pop_front();
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
