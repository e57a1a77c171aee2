//! What floats over the table is not reached through: neither are pieces and cells under it.
//!
//! Whether egui uses the pointer is not asked: it answers for the frame before. What is asked is what lies
//! where the pointer is now.

use bevy::camera::NormalizedRenderTarget;
use bevy::picking::PickingSystems;
use bevy::picking::backend::{HitData, PointerHits};
use bevy::picking::pointer::{PointerId, PointerLocation};
use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiContextSettings, EguiPickingOrder, PrimaryEguiContext, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (ask_only_here, under_egui)
            .chain()
            .in_set(PickingSystems::Backend),
    );
}

/// egui's own answer is not asked for.
fn ask_only_here(mut contexts: Query<&mut EguiContextSettings, Added<EguiContextSettings>>) {
    for mut settings in &mut contexts {
        settings.capture_pointer_input = false;
    }
}

/// What lies under something of egui that floats is not hit. The table's own plates lie beneath it all,
/// and nothing that could be taken up is under them.
fn under_egui(
    pointers: Query<(&PointerId, &PointerLocation)>,
    mut context: Single<(Entity, &mut EguiContext, &Camera), With<PrimaryEguiContext>>,
    order: Res<EguiPickingOrder>,
    mut hits: MessageWriter<PointerHits>,
) {
    let (entity, context, camera) = &mut *context;
    for (pointer, place) in &pointers {
        let Some(place) = place.location() else {
            continue;
        };
        if !matches!(place.target, NormalizedRenderTarget::Window(_)) {
            continue;
        }
        let context = context.get_mut();
        let at = place.position / context.zoom_factor();
        let layer = context.layer_id_at(egui::pos2(at.x, at.y));
        if layer.is_some_and(|layer| layer.order != egui::Order::Background) {
            let hit = (*entity, HitData::new(*entity, 0.0, None, None));
            let order = camera.order as f32 + **order;
            hits.write(PointerHits::new(*pointer, vec![hit], order));
        }
    }
}
