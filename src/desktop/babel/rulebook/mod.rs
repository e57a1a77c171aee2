//! The rules of Babel on the screen: to read, to search, and to look up with F1 what was just refused.
//!
//! [`diagram`] shows the pictures in them.

mod diagram;

use super::table::state::held::{Held, Meaning, Pointing};
use super::table::state::orders::Refusal;
use super::table::state::seat::Turn;
use crate::babel::teaching::{Scene, Section, Topic};
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::art::Art;
use crate::desktop::screens::reading::rulebook::{self, Page, Paragraph};
use crate::games::Kind;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::fmt::Display;

/// Where in the rules somebody is.
pub type Rulebook = rulebook::Rulebook<Topic>;

impl Paragraph for Topic {
    type Scene = Scene;

    const GAME: Kind = Kind::Babel(());
    const FIRST: Topic = Topic::AIM;

    fn sections() -> impl Iterator<Item = (&'static str, &'static [Topic])> {
        let sections = Section::ALL.into_iter();
        sections.map(|section| (section.key(), section.topics()))
    }

    fn key(self) -> &'static str {
        Topic::key(self)
    }

    fn see_also(self) -> Vec<Topic> {
        Topic::see_also(self)
    }

    fn scene(self) -> Option<Result<Scene, impl Display>> {
        self.script().map(Scene::read)
    }
}

pub(super) fn plugin(app: &mut App) {
    rulebook::plugin_of(app, at_table);
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::BabelRules)),
    );
}

/// What the table is about now: why what is held cannot go where it is, what was refused last, or
/// else the moment of the game.
fn at_table(
    turn: Turn,
    held: Res<Held>,
    pointing: Res<Pointing>,
    refusal: Res<Refusal>,
) -> Option<Topic> {
    let over = || {
        let (what, at) = (held.what?, pointing.column?);
        let game = turn.acting()?;
        match what.onto(at, game.table()) {
            Meaning::Decides(decision) => {
                let why = game.check(decision).err()?;
                Some(Topic::of_refusal(Some(decision), &why))
            }
            Meaning::Nowhere => Some(what.topic()),
            Meaning::Back => None,
        }
    };
    let refused = || Some(refusal.0.as_ref()?.topic);
    let shown = || {
        let session = turn.session.as_deref()?;
        Some(Topic::of_moment(session.shown().table()))
    };
    over().or_else(refused).or_else(shown)
}

fn show(
    mut contexts: EguiContexts,
    mut page: Page<Topic>,
    art: Res<Art>,
    words: Res<Words>,
) -> Result {
    let title = words.text("babel-rules-title");
    let ctx = contexts.ctx_mut()?;
    page.show(ctx, "babel-rules", &title, |ui, scene, step, of| {
        diagram::show(ui, scene, step, of, &art, &words);
    });
    Ok(())
}
