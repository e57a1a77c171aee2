//! What is drawn over the cards: where things may go, what would come of it, skills, advice.

pub mod advice;
pub mod ghost;
pub mod lights;
pub mod outlook;
pub mod quarry;
pub mod refusal;
pub mod skills;
pub mod spoken;
pub mod tip;

use crate::desktop::app::keys::{Action, Keys};
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::games::babel::{Session, looks_back};
use crate::desktop::screens::Dialogues;
use crate::desktop::session::Flow;
use crate::desktop::turn::keys::TableEntered;
use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;
use bevy_egui::{EguiPrimaryContextPass, egui};

pub(super) fn plugin(app: &mut App) {
    let at_table = || in_state(Screen::Babel).and_then(resource_exists::<Session>);
    app.add_systems(
        EguiPrimaryContextPass,
        (
            lights::show,
            quarry::show,
            skills::show.after(TableEntered),
            (tip::show, tip::of_things).chain(),
            refusal::show,
            ghost::show,
            spoken::show,
        )
            .chain()
            .run_if(at_table()),
    )
    .add_systems(
        Update,
        (
            ghost::dim,
            toggle
                .in_set(Flow::Input)
                .run_if(not(egui_wants_any_keyboard_input).or_else(looks_back)),
        )
            .run_if(at_table()),
    );
}

/// Each aid has a key of its own; what is switched is remembered like any other setting.
fn toggle(keys: Keys, dialogues: Dialogues, mut settings: ResMut<Settings>) {
    if dialogues.any() {
        return;
    }
    let now = &mut settings.bypass_change_detection().0;
    let mut changed = false;
    for (action, aid) in [
        (Action::Preview, &mut now.show_preview),
        (Action::Kingdoms, &mut now.show_place),
        (Action::Strengths, &mut now.show_counts),
    ] {
        if keys.just_pressed(action) {
            *aid = !*aid;
            changed = true;
        }
    }
    if changed {
        settings.set_changed();
    }
}

/// What is painted over the table, below all panels.
fn over_table(ctx: &egui::Context, name: &str) -> egui::Painter {
    let layer = egui::LayerId::new(egui::Order::Background, egui::Id::new(name));
    ctx.layer_painter(layer)
}
