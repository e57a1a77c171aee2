//! Keys of the table work though a button beside it has the keyboard.
//!
//! A button with the ring wants Enter, Space, arrows and the like. Whoever presses what takes a piece up means
//! the table: the ring goes, and the next Enter puts down what was taken instead of pressing the button. Arrows
//! go from button to button.

use crate::desktop::app::keys::{Busy, KeysHeard, key};
use crate::desktop::session::{Session, TableGame, looks_back, playing};
use crate::desktop::theme::focus::{self, Surface};
use crate::desktop::theme::guest::RailDrawn;
use crate::games::{Kind, with_game};
use bevy::prelude::*;
use bevy_egui::input::{EguiWantsInput, write_egui_wants_input_system};
use bevy_egui::{EguiContext, EguiContexts, EguiPrimaryContextPass, PrimaryEguiContext, egui};

/// The keyboard knows that it is at a table; controls are drawn after.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableEntered;

pub(super) fn plugin(app: &mut App) {
    for game in Kind::ALL {
        with_game!(game, G => plugin_of::<G>(app));
    }
}

fn plugin_of<G: TableGame>(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (let_go, write_egui_wants_input_system)
            .chain()
            .after(KeysHeard)
            .run_if(
                in_state(G::SCREEN)
                    .and_then(playing::<G>)
                    .and_then(means_the_table),
            ),
    )
    .add_systems(
        EguiPrimaryContextPass,
        enter.in_set(TableEntered).before(RailDrawn).run_if(
            in_state(G::SCREEN)
                .and_then(resource_exists::<Session<G>>)
                .and_then(not(looks_back::<G>)),
        ),
    );
}

fn enter(mut contexts: EguiContexts) -> Result {
    focus::enter(contexts.ctx_mut()?, egui::Id::new("table"), Surface::Table);
    Ok(())
}

fn means_the_table(
    wants: Res<EguiWantsInput>,
    busy: Res<Busy>,
    keys: Res<ButtonInput<KeyCode>>,
) -> bool {
    wants.wants_keyboard_input()
        && !wants.is_popup_open()
        && *busy == Busy::Nobody
        && keys
            .get_just_pressed()
            .any(|code| key::leaves_buttons(*code))
}

fn let_go(mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>) {
    for mut context in &mut contexts {
        let ctx = context.get_mut();
        // What asks something over the table keeps the keyboard.
        if focus::dialogue(ctx).is_none()
            && let Some(control) = ctx.memory(|memory| memory.focused())
        {
            focus::leave(ctx, control);
        }
    }
}
