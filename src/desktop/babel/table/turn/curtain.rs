//! What the curtain says between two people at this table.

use crate::babel::rules::Stage;
use crate::babel::words;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::art::{Art, BabelPicture, Picture};
use crate::desktop::babel::board::layout::Layout;
use crate::desktop::babel::table::state::seat::Seat;
use crate::desktop::games::babel::Session;
use crate::desktop::session::TakeBack;
use crate::desktop::theme::question::Question;
use crate::desktop::turn::curtain::{self, Called, name_on_button};
use crate::desktop::turn::undo::may_still;
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
    mut orders: MessageWriter<TakeBack>,
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
    let position = session.position();
    let why = match position.table().stage() {
        // Whoever sat here has handed the seat to a bot.
        _ if position.decider().is_some_and(|decider| decider != player) => "curtain-for-nothing",
        Stage::Discard { .. } => "babel-curtain-discard",
        Stage::Action | Stage::Over(_) => "curtain-for-turn",
    };
    let back = may_still(&session, player);
    let called = Called {
        index: player.index(),
        mark: Picture::Babel(BabelPicture::City(player)),
        name: name.clone(),
        call: &call,
        why: words.text(why),
        back: back.map(|by| {
            let name = name_on_button(&words::player(&words, by));
            let of = words.format("of-name", &[("name", (&name).into())]);
            let values = [("dynasty", name.into()), ("of-dynasty", of.into())];
            words.format("curtain-back", &values)
        }),
    };
    let ctx = contexts.ctx_mut()?;
    let answer = curtain::show(ctx, layout.window, &called, &art, &question, &words);
    if let Some(answer) = answer {
        answer.carry_out(back, &mut seat, &mut orders);
    }
    Ok(())
}
