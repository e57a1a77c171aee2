//! Pages of egui that every game has: the title, New game, Load, Settings, the menu. What stands over one game's
//! table, its results, its lessons and its rules, is in that game's own rooms.
//!
//! They talk to the game only by messages: [`SessionCommand`](super::session::SessionCommand)s, and an
//! [`Order`](super::session::Order) that begins a game. What a
//! screen remembers while it is open lives in a resource of its own file.

pub mod about;
pub mod bug_report;
pub mod course;
pub mod dialogues;
pub mod emblem;
pub mod first_run;
pub mod keys_sheet;
pub mod load;
pub mod menu;
pub mod new_game;
pub mod notice;
pub mod other_games;
pub mod preview;
pub mod reading;
pub mod settings;
pub mod shelf;
pub mod title;
pub mod trouble;

pub use dialogues::Dialogues;
pub use menu::Menu;
pub use other_games::other_games;
pub use shelf::Shelf;

use super::app::screen::Screen;
use crate::games::{Kind, with_game};
use bevy::prelude::*;

/// Where Settings, Load and History lead back to.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Back(pub Screen);

impl Default for Back {
    fn default() -> Self {
        Back(Screen::Title)
    }
}

pub(super) fn plugin(app: &mut App) {
    for game in Kind::ALL {
        with_game!(game, G => keys_sheet::plugin_of::<G>(app));
    }
    app.init_resource::<Back>()
        .add_plugins(shelf::plugin)
        .add_plugins((
            first_run::plugin,
            title::plugin,
            new_game::plugin,
            load::plugin,
            settings::plugin,
            about::plugin,
            menu::plugin,
            notice::plugin,
            trouble::plugin,
        ));
}
