//! Every key of the table on one sheet, on `?`.

use crate::desktop::app::keys::{Action, Keys, KeysHeard};
use crate::desktop::app::requests::Help;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::font;
use crate::desktop::screens::Menu;
use crate::desktop::theme::page::{answers, dialogue};
use crate::desktop::theme::{Push, focus, fonts, palette, space};
use bevy::prelude::*;
use bevy_egui::egui::{RichText, Ui};
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use Action::*;

/// The keys of a game, and what they do here.
const GAME: [(&[Action], &str); 15] = [
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

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        listen.after(KeysHeard).run_if(in_state(Screen::Babel)),
    )
    .add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Babel).and_then(|help: Res<Help>| help.is_open())),
    )
    .add_systems(OnExit(Screen::Babel), |mut help: ResMut<Help>| {
        help.close();
    });
}

/// Its key opens the sheet and closes it again.
fn listen(keys: Keys, menu: Res<Menu>, elsewhere: Res<EguiWantsInput>, mut help: ResMut<Help>) {
    let may = !menu.is_open() && (help.is_open() || !elsewhere.wants_any_keyboard_input());
    if may && keys.just_pressed(Action::Help) {
        match help.is_open() {
            true => help.close(),
            false => help.open(),
        }
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut help: ResMut<Help>,
    mut was_open: Local<bool>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut close = std::mem::replace(&mut *was_open, true) && focus::cancel(ctx);
    dialogue(ctx, "keys", &words.text("keys-title"), 620.0, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        for (actions, about) in GAME {
            let keys = words.keys().labels(actions, &words);
            line(ui, &keys, &words.text(about));
        }
        line(ui, "Tab", &words.text("key-tab"));
        line(ui, "Esc", &words.text("key-escape"));
        answers(ui, |ui| {
            let done = Push::primary(words.text("keys-close")).width(150.0);
            close |= ui.add(done).clicked();
        });
    });
    if close {
        help.close();
        *was_open = false;
    }
    Ok(())
}

/// A key, and what it does beside it.
fn line(ui: &mut Ui, keys: &str, about: &str) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::ROW;
        let keys = RichText::new(keys)
            .font(font(17.0, fonts::BOLD_FAMILY))
            .color(palette::LAPIS);
        ui.add_sized([150.0, 24.0], bevy_egui::egui::Label::new(keys));
        ui.label(RichText::new(about).font(font(17.0, "text")));
    });
}
