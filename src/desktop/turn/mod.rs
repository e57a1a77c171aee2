//! What a turn is made of at the table of any game: how it ends, the curtain between people, what
//! happened since one's last, and the log of all.

pub mod button;
pub mod curtain;
pub mod ending;
mod keys;
pub mod log;
pub mod recap;
pub mod undo;

pub(super) fn plugin(app: &mut bevy::prelude::App) {
    app.init_resource::<ending::Ending>()
        .add_plugins(keys::plugin);
}
