//! "Since your last turn" at this table.

use crate::babel::rules::Player;
use crate::desktop::babel::board::layout::Layout;
use crate::desktop::babel::board::motion::Motion;
use crate::desktop::babel::table::state::orders::InputRead;
use crate::desktop::babel::table::state::seat::{Seat, SeatChosen};
use crate::desktop::games::babel::Game;
use crate::desktop::turn::recap::{self, Sitting};
use bevy::prelude::*;

/// The recap that is on the screen.
pub type Recap = recap::Recap<Game>;

impl Sitting for Seat {
    type Game = Game;
    type Layout = Layout;

    fn viewer(&self) -> Option<Player> {
        self.viewer
    }

    fn called(&self) -> Option<Player> {
        self.curtain
    }

    fn buttons(layout: &Layout) -> Rect {
        layout.buttons()
    }
}

pub(super) fn plugin(app: &mut App) {
    recap::plugin_of::<Seat, Motion>(app, InputRead, SeatChosen);
}
