//! One of a list that opens.

use super::focus::arrows::{self, Way};
use super::focus::{self, ring};
use super::palette::{INK, LAPIS, SHELL};
use super::style::{self, space};
use bevy_egui::egui::{
    ComboBox, FocusDirection, Key, Popup, Response, RichText, Stroke, Ui, WidgetInfo, WidgetType,
};

/// A list that opens, for choices too long for a row of buttons; answers a new choice.
pub fn pick<T: Clone + PartialEq>(
    ui: &mut Ui,
    salt: &str,
    width: f32,
    label: &str,
    now: &T,
    options: &[(T, String)],
) -> Option<T> {
    let shown = options.iter().find(|(option, _)| option == now);
    let shown = shown.map(|(_, text)| text.as_str()).unwrap_or_default();
    pick_as(ui, salt, width, label, now, shown, options)
}

/// The same, where what is chosen is called otherwise on the button than in the list.
///
/// The list opens on what is chosen; arrows, Home and End go through it, Enter takes, Escape and Tab
/// close it, and the focus comes back to the button.
pub fn pick_as<T: Clone + PartialEq>(
    ui: &mut Ui,
    salt: &str,
    width: f32,
    label: &str,
    now: &T,
    shown: &str,
    options: &[(T, String)],
) -> Option<T> {
    let mut chosen = None;
    let text = RichText::new(shown).text_style(style::strong()).color(INK);
    let known = ui.id().with((salt, "was open"));
    let was_open = ui.data(|data| data.get_temp(known).unwrap_or(false));
    let combo = ComboBox::from_id_salt(salt)
        .width(width)
        // Every choice in view, without scrolling.
        .height(400.0)
        .selected_text(text)
        .truncate()
        .show_ui(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            // A rim would make the one under the pointer higher than it was, and the list with it.
            let looks = &mut ui.visuals_mut().widgets;
            for look in [&mut looks.inactive, &mut looks.hovered, &mut looks.active] {
                look.bg_stroke = Stroke::NONE;
            }
            // What is chosen looks as it does among buttons.
            let chosen_looks = &mut ui.visuals_mut().selection;
            (chosen_looks.bg_fill, chosen_looks.stroke.color) = (LAPIS, SHELL);
            focus::listing(ui.ctx());
            let entries: Vec<Response> = options
                .iter()
                .map(|(option, text)| {
                    let entry = ui.selectable_label(option == now, text);
                    focus::mark(ui, &entry);
                    entry
                })
                .collect();
            let clicked = entries.iter().position(Response::clicked);
            chosen = clicked.map(|at| options[at].0.clone());
            let at = options.iter().position(|(option, _)| option == now);
            go_through(ui, &entries, at.unwrap_or(0), !was_open);
            if clicked.is_some() {
                Popup::close_all(ui.ctx());
            }
        });
    let enabled = ui.is_enabled();
    let is_open = Popup::is_any_open(ui.ctx()) && combo.inner.is_some();
    combo.response.widget_info(|| {
        WidgetInfo::labeled(WidgetType::ComboBox, enabled, format!("{label}: {shown}"))
    });
    ui.ctx().accesskit_node_builder(combo.response.id, |node| {
        node.set_expanded(is_open);
    });
    focus::mark(ui, &combo.response);
    ui.data_mut(|data| data.insert_temp(known, is_open));
    if was_open && !is_open && ring::is_shown(ui.ctx()) {
        combo.response.request_focus();
    }
    ui.add_space(space::SMALL - ui.spacing().item_spacing.x);
    chosen.filter(|chosen| chosen != now)
}

/// The keys of an open list.
fn go_through(ui: &Ui, entries: &[Response], chosen: usize, opens: bool) {
    let go = |to: usize| {
        if let Some(entry) = entries.get(to) {
            entry.request_focus();
            entry.scroll_to_me(None);
        }
    };
    if opens {
        return go(chosen);
    }
    if let Some(to) = arrows::steps(ui, entries, chosen, Way::Down) {
        return go(to);
    }
    if ui.input(|input| input.key_pressed(Key::Tab)) {
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        Popup::close_all(ui.ctx());
    }
}
