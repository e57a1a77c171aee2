//! Where it is told what was refused: at the far side of the table, since the own temples are looked at while
//! it stays.

use crate::babel::teaching::Topic;
use crate::desktop::babel::board::layout::Layout;
use crate::desktop::babel::table::state::seat::Seat;
use crate::desktop::games::babel::Game;
use crate::desktop::turn::refusal::{Plate, Refuses};
use bevy::prelude::*;
use bevy_egui::egui;

impl Refuses for Game {
    type Topic = Topic;

    const TAKING_BACK: Topic = Topic::UNDO;
}

pub(super) fn show(mut plate: Plate<Topic>, seat: Res<Seat>, layout: Res<Layout>) -> Result {
    if seat.curtain.is_some() {
        return Ok(());
    }
    let area = layout.area;
    let at = egui::pos2(area.center().x, area.min.y + 12.0);
    // Within the table: beside it are the menu and what the other has.
    plate.show(egui::Align2::CENTER_TOP, at, area.width())
}
