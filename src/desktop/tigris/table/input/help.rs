//! Every key of the table or of the replay on one sheet, on `?`.

use crate::desktop::app::keys::{Action, KeysHeard};
use crate::desktop::app::requests;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::games::tigris::Session;
use crate::desktop::screens::keys_sheet::{self, About};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use Action::*;

/// The keys of a game.
const GAME: [About; 22] = [
    (
        &[Number1, Number2, Number3, Number4, Number5, Number6],
        "key-tiles",
    ),
    (&Action::PIECES, "key-leaders"),
    (&[Catastrophe], "key-catastrophe"),
    (
        &[CursorLeft, CursorUp, CursorRight, CursorDown],
        "key-cursor",
    ),
    (&[PutDown], "key-put-down"),
    (&[Withdraw], "key-withdraw"),
    (&[Swap], "key-swap"),
    (&[SwapAll], "key-swap-all"),
    (&[Undo], "key-undo"),
    (&[UndoTurn], "key-undo-turn"),
    (&[EndTurn], "key-end-turn"),
    (&[Hint], "key-hint"),
    (&[Recap], "key-recap"),
    (
        &[
            Number1, Number2, Number3, Number4, Number5, Number6, Number7, Number8, Number9,
        ],
        "key-choose",
    ),
    (&[Revolt], "key-revolt"),
    (&[Kingdoms, Strengths, Preview, Coordinates], "key-aids"),
    (&[Closer, Farther], "key-zoom"),
    (&[WholeBoard], "key-fit"),
    (&[BoardLeft, BoardUp, BoardRight, BoardDown], "key-pan"),
    (&[FullScreen], "key-full-screen"),
    (&[Action::Help], "key-help"),
    (&[Rules], "key-rules"),
];

/// The keys of a replay, beside those that every replay has.
const REPLAY: [About; 7] = [
    (&[Kingdoms, Strengths, Preview, Coordinates], "key-aids"),
    (&[Closer, Farther], "key-zoom"),
    (&[WholeBoard], "key-fit"),
    (&[BoardLeft, BoardUp, BoardRight, BoardDown], "key-pan"),
    (&[FullScreen], "key-full-screen"),
    (&[Action::Help], "key-help"),
    (&[Rules], "key-rules"),
];

/// The keys that nobody can change.
const FIXED: [(&str, &str); 2] = [("Tab", "key-tab"), ("Esc", "key-escape")];

/// The lines of the sheet: what stands on the stone, and what it does.
fn lines(replay: bool, words: &Words) -> Vec<(String, String)> {
    let (shared, own): (&[About], &[About]) = match replay {
        true => (&keys_sheet::REPLAY, &REPLAY),
        false => (&[], &GAME),
    };
    let bound = shared.iter().chain(own).map(|(actions, about)| {
        let keys = match *about {
            "key-choose" => words.keys().range(actions, words),
            _ => words.keys().labels(actions, words),
        };
        let about = match *about {
            "key-choose" => words.naming(about, PutDown),
            _ => words.text(about),
        };
        (keys, about)
    });
    let escape = if replay { "key-leave" } else { FIXED[1].1 };
    let fixed = [(FIXED[0].0, FIXED[0].1), (FIXED[1].0, escape)];
    let fixed = fixed.map(|(key, about)| (key.to_string(), words.text(about)));
    bound.chain(fixed).collect()
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        keys_sheet::listen
            .after(KeysHeard)
            .run_if(in_state(Screen::Table)),
    )
    .add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Table).and_then(|help: Res<requests::Help>| help.is_open())),
    )
    .add_systems(OnExit(Screen::Table), |mut help: ResMut<requests::Help>| {
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
    let lines = lines(looks_back, &words);
    let ctx = contexts.ctx_mut()?;
    keys_sheet::show(ctx, &lines, &words, &mut help, &mut was_open);
    Ok(())
}
