//! The buttons of the turn, below the table of any game.

use crate::desktop::art::paint::font;
use crate::desktop::art::{Art, Icon, Picture};
use crate::desktop::theme::focus::ring;
use crate::desktop::theme::{fonts, palette};
use bevy_egui::egui;

/// A button with a picture and a word, which may be empty; `lit` where it is what is to be done next.
pub fn button(
    ui: &mut egui::Ui,
    place: egui::Rect,
    art: &Art,
    icon: Icon,
    text: &str,
    enabled: bool,
    lit: bool,
) -> egui::Response {
    let fill = match lit && enabled {
        true => palette::GILT_LIT,
        false => palette::CREAM,
    };
    // Where there is little room, words matter more than pictures.
    let wanted = font(18.0, fonts::BOLD_FAMILY);
    let length = ui
        .painter()
        .layout_no_wrap(text.to_string(), wanted, palette::INK);
    let narrow = !text.is_empty() && place.width() < length.size().x + 46.0;
    let (most, size) = if narrow { (17.0, 16.5) } else { (24.0, 18.0) };
    let side = (place.height() * 0.6).min(most);
    let label = egui::RichText::new(text)
        .font(font(size, fonts::BOLD_FAMILY))
        .color(palette::INK);
    let picture = art.egui(Picture::Icon(icon), side).tint(palette::INK);
    let button = match text {
        "" => egui::Button::image(picture),
        _ => egui::Button::image_and_text(picture, label).truncate(),
    };
    let button = button.fill(fill);
    let response = ui
        // Known by what it means, not by its place in the row: the second click of two is not meant for what comes
        // into that place by the first.
        .scope_builder(egui::UiBuilder::new().max_rect(place).id_salt(icon), |ui| {
            ui.spacing_mut().button_padding.x = if narrow { 3.0 } else { 8.0 };
            ui.spacing_mut().icon_spacing = 4.0;
            // As high as its row, however low that is.
            ui.spacing_mut().button_padding.y = 2.0;
            ui.spacing_mut().interact_size.y = 0.0;
            ui.add_enabled_ui(enabled, |ui| ui.put(place, button)).inner
        })
        .inner;
    if response.has_focus() && ring::is_shown(ui.ctx()) {
        ring::draw(ui, &response);
    }
    response
}

/// Whether a button was pressed, and not by the second click of two: the first may have been meant for what stood there
/// before, or may have asked what this one would answer.
pub fn pressed_once(button: &egui::Response) -> bool {
    button.clicked() && !button.double_clicked()
}
