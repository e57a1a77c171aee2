//! What the labels on the screen say.

use crate::support::Desktop;
use bevy_egui::egui::accesskit::Role;
use std::time::{Duration, Instant};

/// Everything that is written, once it has settled.
pub fn labels(desktop: &mut Desktop) -> Vec<String> {
    desktop.frames(3);
    let labels = desktop.named(&[Role::Label]).into_iter();
    labels.map(|(name, _)| name).collect()
}

/// Some label has these words, if not at once: on a busy machine what other threads do takes many frames.
pub fn told(desktop: &mut Desktop, part: &str) {
    let patience = Instant::now() + Duration::from_secs(20);
    loop {
        let labels = labels(desktop);
        if labels.iter().any(|text| text.contains(part)) {
            return;
        }
        assert!(
            Instant::now() < patience,
            "{part:?} is not among {labels:?}"
        );
        std::thread::sleep(Duration::from_millis(1));
    }
}
