//! What is drawn over the cards: where things may go, what would come of it, skills, advice.

pub mod advice;
pub mod ghost;
pub mod lights;
pub mod outlook;
pub mod quarry;
pub mod skills;
pub mod spoken;
pub mod tip;

use crate::desktop::app::screen::Screen;
use crate::desktop::games::babel::Session;
use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};

pub(super) fn plugin(app: &mut App) {
    let at_table = || in_state(Screen::Babel).and_then(resource_exists::<Session>);
    app.add_plugins(advice::plugin)
        .add_systems(
            EguiPrimaryContextPass,
            (
                lights::show,
                quarry::show,
                skills::show,
                tip::show,
                ghost::show,
                spoken::show,
            )
                .chain()
                .run_if(at_table()),
        )
        .add_systems(Update, ghost::dim.run_if(at_table()));
}

/// What is painted over the table, below all panels.
fn over_table(ctx: &egui::Context, name: &str) -> egui::Painter {
    let layer = egui::LayerId::new(egui::Order::Background, egui::Id::new(name));
    ctx.layer_painter(layer)
}
