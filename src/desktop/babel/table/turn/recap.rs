//! "Since your last turn" at this table.

use crate::babel::rules::Player;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::egui_rect;
use crate::desktop::babel::board::layout::Layout;
use crate::desktop::babel::board::motion::Motion;
use crate::desktop::babel::table::state::orders::InputRead;
use crate::desktop::babel::table::state::seat::{Seat, SeatChosen};
use crate::desktop::games::babel::{Game, Session};
use crate::desktop::turn::recap::{self, Sitting, ToggleRecap};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The recap that is on the screen.
pub type Recap = recap::Recap<Game>;

impl Sitting for Seat {
    type Game = Game;

    fn viewer(&self) -> Option<Player> {
        self.viewer
    }

    fn called(&self) -> Option<Player> {
        self.curtain
    }
}

pub(super) fn plugin(app: &mut App) {
    recap::plugin_of::<Seat, Motion>(app, InputRead, SeatChosen);
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
