//! What every floor of the desktop knows: which screen is shown, the settings, the words and keys,
//! what has to be told, and what one floor asks of another above it. It knows none of them.

pub mod background;
pub mod covers;
pub mod folder;
pub mod graphics;
mod hands;
pub mod keys;
pub mod no_screen;
pub mod options;
pub mod power;
pub mod profiles;
pub mod report;
pub mod requests;
pub mod screen;
pub mod settings;
pub mod system;
pub mod trouble;
pub mod words;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        power::plugin,
        graphics::lost::plugin,
        hands::plugin,
        keys::plugin,
        folder::plugin,
        words::plugin,
        settings::plugin,
        profiles::plugin,
        trouble::plugin,
        requests::plugin,
        covers::plugin,
    ));
}
