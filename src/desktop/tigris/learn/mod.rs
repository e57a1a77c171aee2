//! Learning: the list of chapters, and the chapters on the real table.
//!
//! [`lesson`] puts a chapter's position on the table and follows what is done there, [`panel`] says
//! in the rail what there is to do, [`intro`] tells beforehand what it is about. [`guide`] is the voice
//! beside a whole first game.

pub mod guide;
mod intro;
pub mod lesson;
mod list;
pub mod panel;

pub use guide::Guide;
pub use lesson::{Course, Lesson, Teach};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        lesson::plugin,
        list::plugin,
        intro::plugin,
        panel::plugin,
        guide::plugin,
    ));
}
