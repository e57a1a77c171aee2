//! What a turn is made of at the table of any game: how it ends, the curtain between people, and what
//! happened since one's last.

pub mod button;
pub mod curtain;
pub mod ending;
pub mod recap;
pub mod undo;

pub(super) fn plugin(app: &mut bevy::prelude::App) {
    app.init_resource::<ending::Ending>();
}
