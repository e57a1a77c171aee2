//! Skipping what is being shown.

use crate::desktop::app::keys::{Action, Keys};
use crate::desktop::app::screen::Screen;
use crate::desktop::games::tigris::{Session, playing};
use crate::desktop::screens::dialogues::Dialogues;
use crate::desktop::session::Flow;
use crate::desktop::tigris::board::layout::Layout;
use crate::desktop::tigris::board::pacing::Beat;
use crate::desktop::tigris::table::state::held::Pointing;
use crate::desktop::tigris::table::state::orders::KeysRead;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        hurry
            .in_set(Flow::Input)
            .after(KeysRead)
            .run_if(in_state(Screen::Table).and_then(playing)),
    );
}

/// A click on the board or Enter, while something is being shown.
fn hurry(
    keys: Keys,
    buttons: Res<ButtonInput<MouseButton>>,
    pointing: Res<Pointing>,
    layout: Res<Layout>,
    dialogues: Dialogues,
    session: Res<Session>,
    mut beat: ResMut<Beat>,
) {
    let on_board = pointing.at.is_some_and(|at| layout.area.contains(at));
    let clicked = on_board && buttons.just_pressed(MouseButton::Left);
    let asked = clicked || keys.just_pressed(Action::PutDown);
    if asked && !dialogues.any() && !session.caught_up() {
        beat.hurry();
    }
}
