//! "Since your last turn" at this table.

use crate::desktop::games::tigris::Game;
use crate::desktop::tigris::board::layout::Layout;
use crate::desktop::tigris::board::motion::Motion;
use crate::desktop::tigris::table::state::orders::KeysRead;
use crate::desktop::turn::recap::{self, Recapped};
use bevy::ecs::schedule::InternedSystemSet;
use bevy::prelude::*;

/// The recap that is on the screen.
pub type Recap = recap::Recap<Game>;

impl Recapped for Game {
    type Layout = Layout;
    type Motion = Motion;

    fn buttons(layout: &Layout) -> Rect {
        layout.buttons()
    }

    fn keys_read() -> InternedSystemSet {
        KeysRead.intern()
    }
}
