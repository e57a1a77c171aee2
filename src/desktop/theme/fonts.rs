//! The fonts that ship with the program: Cinzel for titles, Alegreya Sans for everything else.

use bevy::prelude::*;
use bevy_egui::egui::{FontData, FontDefinitions, FontFamily};
use std::sync::Arc;

const TEXT: &[u8] = include_bytes!("../../../assets/fonts/AlegreyaSans_400Regular.ttf");
const MEDIUM: &[u8] = include_bytes!("../../../assets/fonts/AlegreyaSans_500Medium.ttf");
const BOLD: &[u8] = include_bytes!("../../../assets/fonts/AlegreyaSans_700Bold.ttf");
const TITLE: &[u8] = include_bytes!("../../../assets/fonts/Cinzel_700Bold.ttf");
const TITLE_LIGHT: &[u8] = include_bytes!("../../../assets/fonts/Cinzel_400Regular.ttf");

/// The fonts for text on the board.
#[derive(Resource, Clone, Debug)]
pub struct Fonts {
    pub text: Handle<Font>,
    pub bold: Handle<Font>,
    pub title: Handle<Font>,
}

/// A family of egui's, by one of the names below.
pub fn family(name: &str) -> FontFamily {
    FontFamily::Name(name.into())
}

/// Alegreya Sans, medium: words on buttons.
pub const MEDIUM_FAMILY: &str = "medium";
/// Alegreya Sans, bold: words that matter.
pub const BOLD_FAMILY: &str = "bold";
/// Cinzel, bold: titles and headings.
pub const TITLE_FAMILY: &str = "title";
/// Cinzel, regular: what stands below a title.
pub const TITLE_LIGHT_FAMILY: &str = "title-light";

/// What egui writes with; its own fonts stay behind ours for the letters that ours lack.
pub(super) fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    let spare = fonts.families[&FontFamily::Proportional].clone();
    let mut add = |name: &str, bytes: &'static [u8], drop: f32| {
        let mut data = FontData::from_static(bytes);
        data.tweak.y_offset_factor = drop;
        fonts.font_data.insert(name.to_string(), Arc::new(data));
        let mut list = vec![name.to_string()];
        list.extend(spare.iter().cloned());
        fonts.families.insert(family(name), list);
    };
    // Capitals stand a little high in their lines: that much of the size, they are moved down.
    add("text", TEXT, 0.03);
    add(MEDIUM_FAMILY, MEDIUM, 0.03);
    add(BOLD_FAMILY, BOLD, 0.03);

    add(TITLE_FAMILY, TITLE, 0.04);
    add(TITLE_LIGHT_FAMILY, TITLE_LIGHT, 0.04);
    for own in [FontFamily::Proportional, FontFamily::Monospace] {
        if let Some(list) = fonts.families.get_mut(&own) {
            list.insert(0, "text".to_string());
        }
    }
    fonts
}

pub(super) fn plugin(app: &mut App) {
    let Some(mut assets) = app.world_mut().get_resource_mut::<Assets<Font>>() else {
        // A test without Bevy's text needs no handles.
        return;
    };
    let fonts = Fonts {
        text: assets.add(Font::from_bytes(TEXT.to_vec())),
        bold: assets.add(Font::from_bytes(BOLD.to_vec())),
        title: assets.add(Font::from_bytes(TITLE.to_vec())),
    };
    app.insert_resource(fonts);
}
