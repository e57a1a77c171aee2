//! The fonts that ship with the program: Cinzel for titles, Alegreya Sans for everything else, and
//! Noto Sans for letters of people's names that these lack.

use bevy_egui::egui::{Context, FontData, FontDefinitions, FontFamily, FontId};
use std::sync::{Arc, LazyLock};

const TEXT: &[u8] = include_bytes!("../../../assets/fonts/AlegreyaSans_400Regular.ttf");
const MEDIUM: &[u8] = include_bytes!("../../../assets/fonts/AlegreyaSans_500Medium.ttf");
/// Alegreya Sans, bold, as a file; numbers on the board are drawn from it.
pub const BOLD: &[u8] = include_bytes!("../../../assets/fonts/AlegreyaSans_700Bold.ttf");
const TITLE: &[u8] = include_bytes!("../../../assets/fonts/Cinzel_700Bold.ttf");
const TITLE_LIGHT: &[u8] = include_bytes!("../../../assets/fonts/Cinzel_400Regular.ttf");
/// Latin, Greek and Cyrillic, Armenian, Georgian: what the fonts above lack of them.
const SPARE: [(&str, &[u8]); 3] = [
    (
        "names",
        include_bytes!("../../../assets/fonts/NotoSans_Names.ttf"),
    ),
    (
        "names-armenian",
        include_bytes!("../../../assets/fonts/NotoSansArmenian_Names.ttf"),
    ),
    (
        "names-georgian",
        include_bytes!("../../../assets/fonts/NotoSansGeorgian_Names.ttf"),
    ),
];

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
    let last = fonts.families[&FontFamily::Proportional].clone();
    // Cinzel has no Greek and no Cyrillic: the bold text font stands in before the spare ones.
    let mut spare = vec![BOLD_FAMILY.to_string()];
    for (name, bytes) in SPARE {
        let mut data = FontData::from_static(bytes);
        // Alegreya Sans is drawn smaller in its size than Noto Sans.
        data.tweak.scale = 0.88;
        fonts.font_data.insert(name.to_string(), Arc::new(data));
        spare.push(name.to_string());
    }
    spare.extend(last);
    let mut add = |name: &str, bytes: &'static [u8], drop: f32| {
        let mut data = FontData::from_static(bytes);
        data.tweak.y_offset_factor = drop;
        fonts.font_data.insert(name.to_string(), Arc::new(data));
        let mut list = vec![name.to_string()];
        list.extend(spare.iter().filter(|other| *other != name).cloned());
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
            list.splice(0..0, ["text".to_string()].into_iter().chain(spare.clone()));
        }
    }
    fonts
}

/// The first letter of a text that no font has, so that a box would be shown instead.
///
/// Scripts that are written from right to left count among these: egui does not turn lines round.
pub fn unknown_letter(ctx: &Context, text: &str) -> Option<char> {
    let font = FontId::new(20.0, family("text"));
    ctx.fonts_mut(|fonts| text.chars().find(|letter| !fonts.has_glyph(&font, *letter)))
}

/// A name as it is shown: nothing where a font of ours lacks one of its letters, and whoever bears it is
/// called as they are without a name. A game of another program, or of another hand, may have such names;
/// they stay in its file.
pub fn writable(name: &str) -> &str {
    // A context of its own: names are asked for before anything has been drawn, too.
    static FONTS: LazyLock<Context> = LazyLock::new(|| {
        let ctx = Context::default();
        ctx.set_fonts(definitions());
        // Nothing is drawn in it but its fonts come with its first frame.
        let mut first = ctx.run_ui(Default::default(), |_| {});
        first.textures_delta.clear();
        ctx
    });
    match unknown_letter(&FONTS, name) {
        Some(_) => "",
        None => name,
    }
}

/// The key of what people call the script of a letter, of those that no font of ours has.
pub fn script_of(letter: char) -> Option<&'static str> {
    Some(match u32::from(letter) {
        0x0590..=0x05FF | 0xFB1D..=0xFB4F => "script-hebrew",
        0x0600..=0x06FF | 0x0750..=0x077F | 0x08A0..=0x08FF | 0xFB50..=0xFDFF | 0xFE70..=0xFEFF => {
            "script-arabic"
        }
        0x0900..=0x0DFF => "script-indian",
        0x0E00..=0x0E7F => "script-thai",
        0x1100..=0x11FF | 0x3130..=0x318F | 0xAC00..=0xD7AF => "script-korean",
        0x3040..=0x30FF => "script-japanese",
        0x3400..=0x4DBF | 0x4E00..=0x9FFF | 0x20000..=0x2FA1F => "script-chinese",
        _ => return None,
    })
}

/// Whether it is one of the little pictures that people send each other.
pub fn is_emoji(letter: char) -> bool {
    matches!(u32::from(letter), 0x2600..=0x27BF | 0xFE0F | 0x1F000..=0x1FAFF)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether every letter of a name is in some font of ours of a family.
    fn writes(family_name: &str, name: &str) -> bool {
        let ctx = Context::default();
        ctx.set_fonts(definitions());
        let font = FontId::new(20.0, family(family_name));
        let mut known = false;
        let mut output = ctx.run_ui(Default::default(), |ui| {
            known = ui.ctx().fonts_mut(|fonts| fonts.has_glyphs(&font, name));
        });
        // Nothing is drawn.
        output.textures_delta.clear();
        known
    }

    #[test]
    fn a_name_that_would_be_boxes_is_not_shown() {
        assert_eq!(writable("Zoë Анна"), "Zoë Анна");
        assert_eq!(writable("王小明"), "");
        assert_eq!(writable("محمد"), "");
    }

    #[test]
    fn names_of_many_peoples_can_be_written() {
        for name in [
            "Zoë Nguyễn Phượng",
            "Ağaoğlu Şeyma",
            "Ąžuolė Čiurlionytė",
            "Ἀριστοτέλης Νίκος",
            "Анна Ёлкина",
            "Әсел Құнанбай",
            "Ґалаґан Їжакевич",
            "Արամ Խաչատրյան",
            "ნინო ბერიძე",
            "Ọláwálé",
            "e\u{301}",
        ] {
            for family in ["text", MEDIUM_FAMILY, BOLD_FAMILY, TITLE_FAMILY] {
                assert!(writes(family, name), "{name} in {family}");
            }
        }
        // Right to left, or too many letters: refused, not shown as boxes or turned round.
        for name in ["דוד", "محمد", "文", "ゆき", "지우", "अनिल"] {
            assert!(!writes("text", name), "{name}");
        }
    }
}
