//! Learning Babel: the list of chapters, and the chapters on the real table.
//!
//! [`lesson`] puts a chapter's position on the table and follows what is done there, [`panel`] says
//! in the rail what there is to do.

pub mod lesson;
mod list;
mod panel;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((lesson::plugin, list::plugin, panel::plugin));
}
