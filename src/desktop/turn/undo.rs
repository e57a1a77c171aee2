//! The button that takes back, which goes on for as long as it is held down.

use crate::desktop::session::undoing::Undoing;
use bevy_egui::egui;

/// Whether the button asks for one decision to be taken back now; while it is held down `undoing`
/// takes back more.
///
/// egui calls a press neither a click nor a press any more once it has lasted for the better part of a
/// second, so it is followed here: from where it began until it is let go, or leaves the button.
pub fn takes_back(ui: &egui::Ui, button: &egui::Response, undoing: &mut Undoing) -> bool {
    let (began, down, ended) = ui.input(|input| {
        let pointer = &input.pointer;
        (
            pointer.primary_pressed(),
            pointer.primary_down(),
            pointer.primary_released(),
        )
    });
    let over = button.enabled() && button.contains_pointer();
    let was = undoing.button;
    let held = over && down && (was || began);
    if held != was {
        undoing.button = held;
        // Whoever holds it down need not move the mouse as well.
        ui.ctx().request_repaint();
    }
    let let_go = was && ended && over;
    // Letting go after more went takes back nothing more.
    (button.clicked() || let_go) && !undoing.has_repeated()
}
