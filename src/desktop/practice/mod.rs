//! Practice: positions in which one decision is asked for, on the real table.
//!
//! [`library`] reads exercises and shelf and has answers written, [`page`] lists what there is, `laying` puts one on
//! the table, [`task`] is it from the question to the verdict, [`answer`] has what was decided judged,
//! [`panel`] says in the rail what is asked and what came of it, and [`bar`] is what can be done then, in the
//! place of the strip; `tried` leads back from a game that goes on from it.

mod answer;
mod bar;
mod laying;
pub mod library;
pub mod page;
mod panel;
pub mod task;
mod told;
mod tried;

pub use library::Library;
pub use task::{Practise, State, Task};

use crate::games::{Kind, with_game};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((library::plugin, page::plugin, task::plugin, tried::plugin));
    for game in Kind::ALL {
        with_game!(game, G => app.add_plugins((
            task::plugin_of::<G>,
            panel::plugin_of::<G>,
            bar::plugin_of::<G>,
            tried::plugin_of::<G>,
        )));
    }
}
