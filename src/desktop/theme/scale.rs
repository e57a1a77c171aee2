//! The scale of everything that is drawn: one number for egui and for the board's camera.

use crate::desktop::app::settings::Settings;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContext, EguiPreUpdateSet, PrimaryEguiContext};

/// The smallest window that every screen fits into, in design points.
pub const SMALLEST: Vec2 = Vec2::new(1024.0, 640.0);

/// The window in which the scale is what the settings say, in logical pixels.
pub const USUAL: Vec2 = Vec2::new(1280.0, 800.0);

/// How many logical pixels a design point has.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct UiScaling {
    pub scale: f32,
    /// What the player asked for, when the window is too small for it.
    pub wanted: f32,
}

impl Default for UiScaling {
    fn default() -> Self {
        UiScaling {
            scale: 1.0,
            wanted: 1.0,
        }
    }
}

impl UiScaling {
    /// What a player asked for, more in a window larger than [`USUAL`], where text of the same size
    /// would look lost, and at most so much that the window holds [`SMALLEST`].
    pub fn fitting(wanted: f32, window: Vec2) -> UiScaling {
        let most = (window / SMALLEST).min_element().max(0.4);
        let growth = (window / USUAL).min_element().clamp(1.0, 1.5);
        let wanted = wanted * growth;
        UiScaling {
            scale: wanted.min(most),
            wanted,
        }
    }

    /// Whether the window is too small for the scale that was asked for.
    pub fn is_clamped(&self) -> bool {
        self.scale < self.wanted - 0.001
    }
}

fn measure(
    settings: Res<Settings>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut scaling: ResMut<UiScaling>,
) {
    let wanted = f32::from(settings.ui_scale) / 100.0;
    let fitting = UiScaling::fitting(wanted, Vec2::new(window.width(), window.height()));
    scaling.set_if_neq(fitting);
}

fn apply(scaling: Res<UiScaling>, mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>) {
    for mut context in &mut contexts {
        let ctx = context.get_mut();
        if ctx.cumulative_pass_nr() == 0 {
            // A new factor makes egui measure the window by the last frame. Before the first one it
            // takes it for 10,000 points wide and high: a ground of 300,000 stones, whose memory
            // is kept until the program ends.
            ctx.options_mut(|options| options.zoom_factor = scaling.scale);
        }
        // Does nothing, and asks for no frame, when the factor is the same.
        ctx.set_zoom_factor(scaling.scale);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UiScaling>().add_systems(
        PreUpdate,
        (measure, apply)
            .chain()
            .after(EguiPreUpdateSet::InitContexts)
            .before(EguiPreUpdateSet::ProcessInput),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui;

    #[test]
    fn a_small_window_makes_everything_smaller_instead_of_cutting_it_off() {
        let at = |wanted, w, h| UiScaling::fitting(wanted, Vec2::new(w, h));
        assert_eq!(at(1.0, 1280.0, 800.0).scale, 1.0);
        assert_eq!(at(1.0, 1920.0, 1080.0).scale, 1.35);
        assert_eq!(at(1.0, 3840.0, 2160.0).scale, 1.5);
        assert_eq!(at(1.25, 1920.0, 1080.0).scale, 1.6875);
        assert!((at(2.0, 1280.0, 800.0).scale - 1.25).abs() < 1e-6);
        assert!(at(2.0, 1280.0, 800.0).is_clamped());
        assert!(at(1.0, 800.0, 600.0).scale < 0.79);
        assert!(!at(0.75, 1024.0, 640.0).is_clamped());
    }

    #[test]
    fn the_first_frame_is_as_large_as_the_window() {
        let mut app = App::new();
        app.insert_resource(UiScaling {
            scale: 1.35,
            wanted: 1.35,
        });
        app.add_systems(Update, apply);
        let new = (EguiContext::default(), PrimaryEguiContext);
        let entity = app.world_mut().spawn(new).id();
        app.update();
        let mut context = app.world_mut().get_mut::<EguiContext>(entity).unwrap();
        let ctx = context.get_mut().clone();
        let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1422.0, 800.0));
        ctx.begin_pass(egui::RawInput {
            screen_rect: Some(window),
            ..default()
        });
        assert_eq!(ctx.viewport_rect(), window);
        assert_eq!(ctx.zoom_factor(), 1.35);
        // What was not drawn must be let go explicitly.
        ctx.end_pass().textures_delta.clear();
    }
}
