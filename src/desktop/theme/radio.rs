//! One of a few that exclude each other: a single stop for Tab, in which arrows, Home and End choose.

use super::Push;
use super::focus::arrows;
use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{Response, Ui};

/// Shows the options by `show` and answers another one that was chosen; `name` is what screen readers call
/// the group.
///
/// Arrows go through them as they are given, and round.
pub fn radio<T: PartialEq>(
    ui: &mut Ui,
    name: &str,
    now: &T,
    options: &[(T, String)],
    mut show: impl FnMut(&mut Ui, Push, usize) -> Response,
) -> Option<usize> {
    let chosen = options.iter().position(|(option, _)| option == now);
    // Where nothing is chosen yet, the group is entered at its first option.
    let stop = chosen.unwrap_or(0);
    let mut picked = None;
    let mut shown = Vec::with_capacity(options.len());
    for (i, (_, text)) in options.iter().enumerate() {
        let push = Push::plain(text)
            .selected(chosen == Some(i))
            .tab_stop(i == stop);
        let response = show(ui, push, i);
        if response.clicked() && chosen != Some(i) {
            picked = Some(i);
        }
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_position_in_set(i + 1);
            node.set_size_of_set(options.len());
        });
        shown.push(response);
    }
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(Role::RadioGroup);
        node.set_label(name);
    });
    if let Some(to) = arrows::steps(ui, &shown, stop, arrows::Way::Both) {
        picked = Some(to).filter(|to| chosen != Some(*to));
    }
    if let (Some(to), true) = (picked, shown.iter().any(Response::has_focus)) {
        shown[to].request_focus();
    }
    picked
}
