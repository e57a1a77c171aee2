//! Names in a limited room: of a sentence that is too long the name gives way, not the rest.

use crate::locale::company::shorten;
use bevy_egui::egui::{Color32, FontId, Painter};

/// A sentence about somebody, with as much of the name as there is room for.
pub fn with_name(
    painter: &Painter,
    name: &str,
    font: &FontId,
    room: f32,
    sentence: impl Fn(&str) -> String,
) -> String {
    let fits = |text: &str| {
        let text = text.to_string();
        let galley = painter.layout_no_wrap(text, font.clone(), Color32::PLACEHOLDER);
        galley.size().x <= room
    };
    let whole = sentence(name);
    if fits(&whole) {
        return whole;
    }
    // The longest that fits lies between these.
    let (mut short, mut long) = (2, name.chars().count());
    while short + 1 < long {
        let length = short.midpoint(long);
        match fits(&sentence(&shorten(name, length))) {
            true => short = length,
            false => long = length,
        }
    }
    sentence(&shorten(name, short))
}

/// The first of these that has room; the last in any case.
pub fn first(painter: &Painter, texts: Vec<String>, font: &FontId, room: f32) -> String {
    let fits = |text: &String| {
        let galley = painter.layout_no_wrap(text.clone(), font.clone(), Color32::PLACEHOLDER);
        galley.size().x <= room
    };
    let last = texts.last().cloned().unwrap_or_default();
    texts.into_iter().find(fits).unwrap_or(last)
}

/// A sentence in which this name occurs, with as much of the name as there is room for.
pub fn of_name(painter: &Painter, text: &str, name: &str, font: &FontId, room: f32) -> String {
    with_name(painter, name, font, room, |short| {
        text.replacen(name, short, 1)
    })
}

/// A name that is cut off where there is no more room.
pub fn name(painter: &Painter, name: &str, font: &FontId, room: f32) -> String {
    with_name(painter, name, font, room, str::to_string)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui;

    #[test]
    fn the_name_gives_way_and_nothing_else() {
        let ctx = egui::Context::default();
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            let font = egui::FontId::proportional(16.0);
            let room = 180.0;
            for long in ["W".repeat(40), "👑".repeat(30), "דוד המלך ".repeat(5)] {
                let sentence = |name: &str| format!("Pass to {name} (Lion)");
                let text = with_name(ui.painter(), &long, &font, room, sentence);
                assert!(
                    text.starts_with("Pass to ") && text.ends_with("… (Lion)"),
                    "{text}"
                );
                let galley = ui
                    .painter()
                    .layout_no_wrap(text, font.clone(), Color32::PLACEHOLDER);
                assert!(galley.size().x <= room);
                let text = of_name(ui.painter(), &sentence(&long), &long, &font, room);
                assert!(text.ends_with("… (Lion)"), "{text}");
            }
            let short = with_name(ui.painter(), "Anna", &font, room, str::to_string);
            assert_eq!(short, "Anna");
        });
        output.textures_delta.clear();
    }
}
