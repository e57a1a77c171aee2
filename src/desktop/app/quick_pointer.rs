//! Quick hands: a press, a move and a release that come within one frame.
//!
//! Bevy finds out once a frame what lies under the pointer, where it is at the end of the frame. A
//! piece that is pressed and dragged away within the frame would not be the one that was pressed. So
//! the pointer's input goes on to Bevy up to a press or a release, and the rest in the next frame.
//!
//! egui hears all of it at once, and so cannot be asked whether it uses the pointer: it may mean a press
//! that Bevy has yet to hear of, or where the pointer was before. What is asked is what lies where Bevy's
//! pointer is.

use crate::desktop::app::power::Power;
use bevy::camera::NormalizedRenderTarget;
use bevy::ecs::message::MessageCursor;
use bevy::picking::PickingSystems;
use bevy::picking::backend::{HitData, PointerHits};
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput, PointerLocation};
use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiContextSettings, EguiPickingOrder, PrimaryEguiContext, egui};
use std::collections::VecDeque;

/// Input of the pointer that has come and waits for the next frame.
#[derive(Resource, Default)]
pub struct Waiting(VecDeque<PointerInput>);

impl Waiting {
    /// Whether the table has heard of all that the pointer did: what a key asked for after it waits until then.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Waiting>()
        .add_systems(
            First,
            one_press_a_frame
                .after(PickingSystems::Input)
                .before(PickingSystems::PostInput),
        )
        .add_systems(
            PreUpdate,
            (ask_only_here, under_egui)
                .chain()
                .in_set(PickingSystems::Backend),
        )
        .add_systems(PreUpdate, go_on);
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

fn one_press_a_frame(
    mut inputs: ResMut<Messages<PointerInput>>,
    mut cursor: Local<MessageCursor<PointerInput>>,
    mut waiting: ResMut<Waiting>,
) {
    let fresh: Vec<PointerInput> = cursor.read(&inputs).cloned().collect();
    let waited = !waiting.0.is_empty();
    waiting.0.extend(fresh);
    let now = up_to_a_press(&mut waiting.0);
    if waited || !waiting.0.is_empty() {
        // Those of the frame before have been read by everybody.
        inputs.clear();
        inputs.write_batch(now);
        cursor.clear(&inputs);
    }
}

/// Takes what belongs into one frame: all up to the first press or release.
fn up_to_a_press(waiting: &mut VecDeque<PointerInput>) -> Vec<PointerInput> {
    let changes = |input: &PointerInput| {
        matches!(
            input.action,
            PointerAction::Press(_) | PointerAction::Release(_)
        )
    };
    let end = waiting.iter().position(changes);
    let count = end.map_or(waiting.len(), |index| index + 1);
    waiting.drain(..count).collect()
}

/// What waits is not to wait for the next move of the mouse.
fn go_on(waiting: Res<Waiting>, mut power: ResMut<Power>) {
    if !waiting.0.is_empty() {
        power.stay_awake();
    }
}
