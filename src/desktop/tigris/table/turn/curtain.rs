//! What the curtain says between people at this table.

use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::art::{Art, Picture};
use crate::desktop::games::tigris::Session;
use crate::desktop::session::TakeBack;
use crate::desktop::theme::question::Question;
use crate::desktop::tigris::board::layout::Layout;
use crate::desktop::tigris::table::state::seat::Seat;
use crate::desktop::turn::curtain::{self, Called, name_on_button};
use crate::desktop::turn::undo::may_still;
use crate::tigris::rules::{ConflictKind, Stage, Table};
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
    mut orders: MessageWriter<TakeBack>,
) -> Result {
    let Some(dynasty) = seat.curtain else {
        return Ok(());
    };
    let table = session.position().table();
    let call = |name: &str| match words.is_named(dynasty) {
        true => {
            let own = words.dynasty(dynasty);
            let values = [("dynasty", own.into()), ("name", name.into())];
            words.format("curtain-pass-name", &values)
        }
        false => words.format("curtain-pass", &[("dynasty", name.into())]),
    };
    let back = may_still(&session, dynasty);
    let called = Called {
        index: dynasty.index(),
        mark: Picture::DynastyMark(dynasty),
        name: words.player(dynasty),
        call: &call,
        why: match session.position().decider() {
            // Whoever sat here has handed the seat to a bot.
            Some(decider) if decider != dynasty => words.text("curtain-for-nothing"),
            _ => why(table, &words),
        },
        back: back.map(|by| {
            let name = name_on_button(&words.player(by));
            let of = name_on_button(&words.of_player(by));
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

/// What somebody is wanted for.
fn why(table: &Table, words: &Words) -> String {
    match table.stage() {
        Stage::Commit(conflict) => words.text(match conflict.kind {
            ConflictKind::Revolt => "curtain-for-revolt",
            ConflictKind::War => "curtain-for-war",
        }),
        Stage::Over(_) => words.text("curtain-for-turn"),
        Stage::Action | Stage::End => match table.actions_left() {
            2 => words.text("curtain-for-turn"),
            // Others were asked in the middle of it.
            left => words.format("curtain-goes-on", &[("count", left.into())]),
        },
        _ => words.text("curtain-for-choice"),
    }
}
