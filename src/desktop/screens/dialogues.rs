//! What lies over the table.

use super::Menu;
use crate::desktop::app::covers::{Cover, Covers};
use crate::desktop::app::requests::Help;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The dialogues that can lie over the table and take its keys.
#[derive(SystemParam)]
pub struct Dialogues<'w> {
    menu: Res<'w, Menu>,
    help: Res<'w, Help>,
    covers: Res<'w, Covers>,
}

impl Dialogues<'_> {
    /// Whether one of them is open.
    pub fn any(&self) -> bool {
        self.menu.is_open()
            || self.help.is_open()
            || self.covers.has(Cover::Seating)
            || self.covers.has(Cover::PlayOn)
            || self.covers.has(Cover::Sums)
    }
}
