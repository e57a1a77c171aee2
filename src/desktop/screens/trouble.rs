//! The dialogue that tells of something that went wrong.

use super::Words;
use crate::desktop::session::Trouble;
use crate::desktop::theme::page::{answers, dialogue};
use crate::desktop::theme::{Push, focus};
use bevy::prelude::*;
use bevy_egui::egui::Label;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::collections::VecDeque;

/// What the player has not read yet.
#[derive(Resource, Default)]
pub struct Troubles(VecDeque<String>);

impl Troubles {
    /// Whether a dialogue about one is open.
    pub fn any(&self) -> bool {
        !self.0.is_empty()
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

fn hear(mut messages: MessageReader<Trouble>, mut troubles: ResMut<Troubles>) {
    for Trouble(text) in messages.read() {
        warn!("{text}");
        // A disk that is full says so after every move: once is enough.
        if !troubles.0.contains(text) {
            troubles.0.push_back(text.clone());
        }
    }
}

fn tell(mut contexts: EguiContexts, mut troubles: ResMut<Troubles>, words: Res<Words>) -> Result {
    let Some(text) = troubles.0.front().cloned() else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    let read = dialogue(ctx, "trouble", &words.text("trouble-title"), 520.0, |ui| {
        ui.add(Label::new(&text).wrap());
        answers(ui, |ui| {
            ui.add(Push::primary(words.text("trouble-read")).width(140.0))
                .clicked()
        })
    });
    if read || focus::cancel(ctx) {
        troubles.0.pop_front();
    }
    Ok(())
}
