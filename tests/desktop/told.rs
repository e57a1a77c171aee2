//! What the labels on the screen say.

use super::support::Desktop;
use bevy_egui::egui::accesskit::Role;

/// Everything that is written, once it has settled.
pub fn labels(desktop: &mut Desktop) -> Vec<String> {
    desktop.frames(3);
    let labels = desktop.named(&[Role::Label]).into_iter();
    labels.map(|(name, _)| name).collect()
}

/// Some label has these words.
pub fn told(desktop: &mut Desktop, part: &str) {
    let labels = labels(desktop);
    let told = labels.iter().any(|text| text.contains(part));
    assert!(told, "{part:?} is not among {labels:?}");
}
