//! What the curtain says between two people at this table.

use crate::babel::rules::Stage;
use crate::babel::words;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::art::{Art, BabelPicture, Picture};
use crate::desktop::babel::board::layout::Layout;
use crate::desktop::babel::table::state::seat::Seat;
use crate::desktop::games::babel::Session;
use crate::desktop::theme::question::Question;
use crate::desktop::turn::curtain::{self, Called};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Babel).and_then(resource_exists::<Session>)),
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
    let Some(player) = seat.curtain else {
        return Ok(());
    };
    let city = words::city(&words, player);
    let name = words::player(&words, player);
    let call = |shown: &str| match name == city {
        true => words.format("babel-curtain-pass", &[("city", shown.into())]),
        false => {
            let values = [("dynasty", (&city).into()), ("name", shown.into())];
            words.format("curtain-pass-name", &values)
        }
    };
    let why = match session.position().table().stage() {
        Stage::Discard { .. } => "babel-curtain-discard",
        Stage::Action | Stage::Over(_) => "curtain-for-turn",
    };
    let called = Called {
        index: player.index(),
        mark: Picture::Babel(BabelPicture::City(player)),
        name: name.clone(),
        call: &call,
        why: words.text(why),
        // Nobody is asked in the middle of the other's turn.
        back: None,
    };
    let ctx = contexts.ctx_mut()?;
    if curtain::show(ctx, layout.window, &called, &art, &question, &words).is_some() {
        seat.reveal();
    }
    Ok(())
}
