//! Cells that a line beside the board lights up.

use crate::tigris::rules::CellSet;
use bevy::prelude::*;

/// Cells that a hovered line of a panel or of the log lights up.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Spotlight(pub CellSet);

/// The same, lit by whoever is a [guest](crate::desktop::theme::guest) in the rail.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct GuestLight(pub CellSet);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Spotlight>()
        .init_resource::<GuestLight>();
}
