//! Where it is told what was refused: above the strip.

use crate::desktop::app::screen::Screen;
use crate::desktop::games::tigris::{Game, Session};
use crate::desktop::session::Flow;
use crate::desktop::session::bot_task::Stamp;
use crate::desktop::tigris::board::layout::Layout;
use crate::desktop::tigris::table::state::held::{Held, Holding, Pointing};
use crate::desktop::tigris::table::state::seat::Seat;
use crate::desktop::turn::refusal::{Plate, Refusal, Refuses};
use crate::tigris::teaching::Topic;
use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};

impl Refuses for Game {
    type Topic = Topic;

    const TAKING_BACK: Topic = Topic::TakingBack;
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
    )
    .add_systems(
        Update,
        read.in_set(Flow::Settle)
            .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
    );
}

/// Whoever takes another piece up, or has decided something that is allowed, has read it.
fn read(
    held: Res<Held>,
    session: Res<Session>,
    seat: Res<Seat>,
    mut known: Local<Option<Holding>>,
    mut moment: Local<Option<Stamp>>,
    mut refusal: ResMut<Refusal<Topic>>,
) {
    let taken = held.0.filter(|now| *known != Some(*now));
    *known = held.0;
    let goes_on = *moment != Some(session.stamp());
    *moment = Some(session.stamp());
    let decided = goes_on && session.position().decider() == seat.viewer;
    if (taken.is_some() || decided) && refusal.0.is_some() {
        refusal.0 = None;
    }
}

fn show(
    mut plate: Plate<Topic>,
    layout: Res<Layout>,
    seat: Res<Seat>,
    refusal: Res<Refusal<Topic>>,
    pointing: Res<Pointing>,
    mut at_the_top: Local<bool>,
) -> Result {
    if seat.curtain.is_some() {
        return Ok(());
    }
    let board = layout.board();
    if refusal.is_changed() {
        // Not over the cell that it is about.
        let lowest = board.max.y - 3.0 * layout.cell;
        let low = |cell| layout.cell_rect(cell).max.y > lowest;
        *at_the_top = pointing.cell.is_some_and(low);
    }
    let (pivot, y) = match *at_the_top {
        true => (egui::Align2::CENTER_TOP, layout.area.min.y + 14.0),
        false => (egui::Align2::CENTER_BOTTOM, layout.strip.min.y - 14.0),
    };
    plate.show(pivot, egui::pos2(board.center().x, y), board.width())
}
