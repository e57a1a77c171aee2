//! What the curtain says between people at this table.

use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::art::{Art, Picture};
use crate::desktop::games::tigris::Session;
use crate::desktop::theme::question::Question;
use crate::desktop::tigris::board::layout::Layout;
use crate::desktop::tigris::table::state::seat::Seat;
use crate::desktop::turn::curtain::{self, Called};
use crate::tigris::rules::{ConflictKind, Stage};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
    );
}

fn show(
    mut contexts: EguiContexts,
    mut seat: ResMut<Seat>,
    layout: Res<Layout>,
    art: Res<Art>,
    words: Res<Words>,
    question: Res<Question>,
    session: Res<Session>,
) -> Result {
    let Some(dynasty) = seat.curtain else {
        return Ok(());
    };
    let call = |name: &str| match words.is_named(dynasty) {
        true => {
            let own = words.dynasty(dynasty);
            let values = [("dynasty", own.into()), ("name", name.into())];
            words.format("curtain-pass-name", &values)
        }
        false => words.format("curtain-pass", &[("dynasty", name.into())]),
    };
    let called = Called {
        index: dynasty.index(),
        mark: Picture::DynastyMark(dynasty),
        name: words.player(dynasty),
        call: &call,
        why: words.text(why(session.position().table().stage())),
    };
    let ctx = contexts.ctx_mut()?;
    if curtain::show(ctx, layout.window, &called, &art, &question, &words) {
        seat.reveal();
    }
    Ok(())
}

/// What somebody is wanted for.
fn why(stage: Stage) -> &'static str {
    match stage {
        Stage::Commit(conflict) => match conflict.kind {
            ConflictKind::Revolt => "curtain-for-revolt",
            ConflictKind::War => "curtain-for-war",
        },
        Stage::Action | Stage::End | Stage::Over(_) => "curtain-for-turn",
        _ => "curtain-for-choice",
    }
}
