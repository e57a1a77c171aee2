//! The rules on the screen: to read, to search, and to look up with F1 what was just refused.
//!
//! [`diagram`] shows the pictures in them, [`boards`] the ground that they stand on.

mod boards;
mod diagram;

use super::table::state::held::{Held, Pointing};
use super::table::state::seat::Turn;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::art::Art;
use crate::desktop::games::tigris::Session;
use crate::desktop::screens::reading::rulebook::{self, Page, Paragraph};
use crate::desktop::turn::refusal::Refusal;
use crate::games::Kind;
use crate::tigris::teaching::{Scene, Section, Topic};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use boards::Boards;
use std::fmt::Display;

/// Where in the rules somebody is.
pub type Rulebook = rulebook::Rulebook<Topic>;

impl Paragraph for Topic {
    type Scene = Scene;

    const GAME: Kind = Kind::Tigris(());
    const FIRST: Topic = Topic::Aim;

    fn sections() -> impl Iterator<Item = (&'static str, &'static [Topic])> {
        let sections = Section::ALL.into_iter();
        sections.map(|section| (section.key(), section.topics()))
    }

    fn key(self) -> &'static str {
        Topic::key(self)
    }

    fn see_also(self) -> Vec<Topic> {
        Topic::see_also(self).to_vec()
    }

    fn scene(self) -> Option<Result<Scene, impl Display>> {
        self.script().map(Scene::read)
    }
}

pub(super) fn plugin(app: &mut App) {
    rulebook::plugin_of(app, at_table);
    app.add_plugins(boards::plugin)
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Rules)));
}

/// What the table is about now: why the held piece cannot go where it is, what was refused last, or
/// else the moment of the game.
fn at_table(
    turn: Turn,
    held: Res<Held>,
    pointing: Res<Pointing>,
    refusal: Res<Refusal<Topic>>,
) -> Option<Topic> {
    let over = turn.game().and_then(|game| {
        let decision = held.0?.what.onto(pointing.cell?);
        game.check(decision).err()
    });
    let shown = || {
        let session: &Session = turn.session.as_deref()?;
        Some(Topic::of_moment(session.shown().table()))
    };
    over.as_ref()
        .map(Topic::from)
        .or_else(|| Some(refusal.0.as_ref()?.topic))
        .or_else(shown)
}

fn show(
    mut contexts: EguiContexts,
    mut page: Page<Topic>,
    boards: Res<Boards>,
    art: Res<Art>,
    words: Res<Words>,
) -> Result {
    let title = words.text("rulebook-title");
    page.show(
        contexts.ctx_mut()?,
        "rules",
        &title,
        |ui, scene, step, of| {
            diagram::show(ui, scene, step, of, &boards, &art, &words);
        },
    );
    Ok(())
}
