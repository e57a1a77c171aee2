//! The rail's guest: what stands above the table draws into the room that the rail leaves it.

use bevy::prelude::*;
use bevy_egui::egui;

/// What the guest wants, said before the rail is drawn.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub enum Guest {
    #[default]
    Nobody,
    /// All of the room below the players' cards.
    Room {
        /// Nothing else is asked beside the board meanwhile.
        alone: bool,
        /// With less room than this, in points, that of the cards too.
        least: f32,
        /// What the guest asked for has been done: the table urges nobody on.
        done: bool,
    },
    /// So many points above the log, or below what is asked.
    Voice(f32),
}

impl Guest {
    /// Whether it needs the room of the players' cards too, where so many points are left below them.
    pub fn is_crowded(&self, left: f32) -> bool {
        matches!(self, Guest::Room { least, .. } if left < *least)
    }

    /// Whether what a guest asked for has been done.
    pub fn is_done(&self) -> bool {
        matches!(self, Guest::Room { done: true, .. })
    }
}

/// The room that the rail has left the guest in this frame, if it has.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct FreeRoom {
    /// Where the guest draws.
    pub place: Option<egui::Rect>,
    /// How high all the room is that the guest shares with the log, in points.
    pub shared: f32,
}

impl FreeRoom {
    /// What is drawn into the place, on the ground of the rail; none without a place.
    pub fn ui(&self, ctx: &egui::Context, name: &str) -> Option<egui::Ui> {
        let room = egui::UiBuilder::new()
            .layer_id(rail_layer())
            .max_rect(self.place?);
        Some(egui::Ui::new(ctx.clone(), egui::Id::new(name), room))
    }
}

/// The layer of egui on which the rail is drawn.
pub fn rail_layer() -> egui::LayerId {
    egui::LayerId::new(egui::Order::Background, egui::Id::new("rail"))
}

/// The rail has been drawn; guests say what they want before, and draw after.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RailDrawn;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Guest>().init_resource::<FreeRoom>();
}
