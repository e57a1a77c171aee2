//! "Since your last turn" at this table.

use crate::desktop::games::tigris::Game;
use crate::desktop::tigris::board::layout::Layout;
use crate::desktop::tigris::board::motion::Motion;
use crate::desktop::tigris::table::state::orders::KeysRead;
use crate::desktop::tigris::table::state::seat::{Seat, SeatChosen};
use crate::desktop::turn::recap::{self, Sitting};
use crate::tigris::rules::Dynasty;
use bevy::prelude::*;

/// The recap that is on the screen.
pub type Recap = recap::Recap<Game>;

impl Sitting for Seat {
    type Game = Game;
    type Layout = Layout;

    fn viewer(&self) -> Option<Dynasty> {
        self.viewer
    }

    fn called(&self) -> Option<Dynasty> {
        self.curtain
    }

    fn buttons(layout: &Layout) -> Rect {
        layout.buttons()
    }
}

pub(super) fn plugin(app: &mut App) {
    recap::plugin_of::<Seat, Motion>(app, KeysRead, SeatChosen);
}
