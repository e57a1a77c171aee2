//! "Since your last turn" at this table.

use crate::desktop::app::words::Words;
use crate::desktop::art::paint::egui_rect;
use crate::desktop::games::tigris::{Game, Session};
use crate::desktop::tigris::board::layout::Layout;
use crate::desktop::tigris::board::motion::Motion;
use crate::desktop::tigris::table::state::orders::KeysRead;
use crate::desktop::tigris::table::state::seat::{Seat, SeatChosen};
use crate::desktop::turn::recap::{self, Sitting, ToggleRecap};
use crate::tigris::rules::Dynasty;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The recap that is on the screen.
pub type Recap = recap::Recap<Game>;

impl Sitting for Seat {
    type Game = Game;

    fn viewer(&self) -> Option<Dynasty> {
        self.viewer
    }

    fn called(&self) -> Option<Dynasty> {
        self.curtain
    }
}

pub(super) fn plugin(app: &mut App) {
    recap::plugin_of::<Seat, Motion>(app, KeysRead, SeatChosen);
    app.add_systems(EguiPrimaryContextPass, bar.run_if(recap::is_shown::<Game>));
}

/// Where the turn's buttons are.
fn bar(
    mut contexts: EguiContexts,
    recap: Res<Recap>,
    session: Res<Session>,
    layout: Res<Layout>,
    words: Res<Words>,
    mut orders: MessageWriter<ToggleRecap>,
) -> Result {
    let mut place = egui_rect(layout.strip);
    place.min.x = place.max.x - layout.buttons_width();
    if recap::bar(contexts.ctx_mut()?, place, &recap, &session, &words) {
        orders.write(ToggleRecap);
    }
    Ok(())
}
