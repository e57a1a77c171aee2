//! Keeps egui from drawing while nothing happens.
//!
//! bevy_egui tells egui in every frame which modifier keys are down. egui takes each telling for an
//! event, and every event asks for one more frame: without this the program would never rest.

use bevy::prelude::*;
use bevy_egui::egui::{Event, Modifiers};
use bevy_egui::{EguiInput, EguiPreUpdateSet};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        forget_old_news.after(EguiPreUpdateSet::ProcessInput),
    );
}

/// Drops what is told about modifier keys when egui knows it already.
fn forget_old_news(mut inputs: Query<&mut EguiInput>, mut known: Local<Option<Modifiers>>) {
    for mut input in &mut inputs {
        input.0.events.retain(|event| match event {
            Event::ModifiersChanged(now) => known.replace(*now) != Some(*now),
            _ => true,
        });
    }
}
