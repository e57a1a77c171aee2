//! Every key of the table on one sheet, on `?`.

use crate::desktop::app::keys::{Action, KeysHeard};
use crate::desktop::app::requests;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::games::babel::Session;
use crate::desktop::screens::keys_sheet::{self, About};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use Action::*;

/// The keys of a game, and what they do here.
const GAME: [About; 15] = [
    (
        &[Number1, Number2, Number3, Number4, Number5],
        "babel-key-cards",
    ),
    (&[Piece1], "babel-key-own-column"),
    (&[Piece2], "babel-key-other-column"),
    (&[Piece3], "babel-key-three"),
    (&[CursorLeft, CursorRight], "babel-key-cursor"),
    (&[PutDown], "babel-key-put-down"),
    (&[Undo], "key-undo"),
    (&[UndoTurn], "key-undo-turn"),
    (&[EndTurn], "key-end-turn"),
    (&[Hint], "key-hint"),
    (&[Recap], "key-recap"),
    (&[Preview, Kingdoms, Strengths], "babel-key-aids"),
    (&[FullScreen], "key-full-screen"),
    (&[Action::Help], "key-help"),
    (&[Rules], "key-rules"),
];

/// The keys of a replay, beside those that every replay has.
const REPLAY: [About; 4] = [
    (&[Preview, Kingdoms, Strengths], "babel-key-aids"),
    (&[FullScreen], "key-full-screen"),
    (&[Action::Help], "key-help"),
    (&[Rules], "key-rules"),
];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        keys_sheet::listen
            .after(KeysHeard)
            .run_if(in_state(Screen::Babel)),
    )
    .add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Babel).and_then(|help: Res<requests::Help>| help.is_open())),
    )
    .add_systems(OnExit(Screen::Babel), |mut help: ResMut<requests::Help>| {
        help.close();
    });
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    session: Option<Res<Session>>,
    mut help: ResMut<requests::Help>,
    mut was_open: Local<bool>,
) -> Result {
    let looks_back = session.is_some_and(|session| session.looking_back().is_some());
    let (shared, own): (&[About], &[About]) = match looks_back {
        true => (&keys_sheet::REPLAY, &REPLAY),
        false => (&[], &GAME),
    };
    let bound = shared.iter().chain(own).map(|(actions, about)| {
        let keys = words.keys().labels(actions, &words);
        (keys, words.text(about))
    });
    let escape = if looks_back {
        "key-leave"
    } else {
        "key-escape"
    };
    let fixed = [("Tab", "babel-key-tab"), ("Esc", escape)];
    let fixed = fixed.map(|(key, about)| (key.to_string(), words.text(about)));
    let lines: Vec<_> = bound.chain(fixed).collect();
    let ctx = contexts.ctx_mut()?;
    keys_sheet::show(ctx, &lines, &words, &mut help, &mut was_open);
    Ok(())
}
