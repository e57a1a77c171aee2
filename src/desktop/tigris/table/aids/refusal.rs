//! Where it is told what was refused: above the strip.

use crate::desktop::app::screen::Screen;
use crate::desktop::games::tigris::{Game, Session};
use crate::desktop::tigris::board::layout::Layout;
use crate::desktop::tigris::table::state::seat::Seat;
use crate::desktop::turn::refusal::{Plate, Refuses};
use crate::tigris::teaching::Topic;
use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};

impl Refuses for Game {
    type Topic = Topic;
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
    );
}

fn show(mut plate: Plate<Topic>, layout: Res<Layout>, seat: Res<Seat>) -> Result {
    if seat.curtain.is_some() {
        return Ok(());
    }
    let board = layout.board();
    let at = egui::pos2(board.center().x, layout.strip.min.y - 14.0);
    plate.show(egui::Align2::CENTER_BOTTOM, at, board.width())
}
