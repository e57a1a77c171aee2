//! One of a list that opens.

use super::focus;
use super::palette::INK;
use super::style::{self, space};
use bevy_egui::egui::{ComboBox, Popup, RichText, Ui, WidgetInfo, WidgetType};

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
    let shown = shown.map(|(_, text)| text.clone()).unwrap_or_default();
    let mut chosen = None;
    let text = RichText::new(&shown).text_style(style::strong()).color(INK);
    let combo = ComboBox::from_id_salt(salt)
        .width(width)
        // Every choice in view, without scrolling.
        .height(400.0)
        .selected_text(text)
        .truncate()
        .show_ui(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for (option, text) in options {
                let entry = ui.selectable_label(option == now, text);
                focus::mark(ui, &entry);
                if entry.clicked() {
                    chosen = Some(option.clone());
                    Popup::close_all(ui.ctx());
                }
            }
        });
    let enabled = ui.is_enabled();
    combo.response.widget_info(|| {
        WidgetInfo::labeled(WidgetType::ComboBox, enabled, format!("{label}: {shown}"))
    });
    focus::mark(ui, &combo.response);
    ui.add_space(space::SMALL - ui.spacing().item_spacing.x);
    chosen.filter(|chosen| chosen != now)
}
