//! The scale of everything that is drawn: one number for egui and for the board's camera.

use crate::desktop::screens::Settings;
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
        // Does nothing, and asks for no frame, when the factor is the same.
        context.get_mut().set_zoom_factor(scaling.scale);
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
}
