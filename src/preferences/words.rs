//! Sentences about the files in which the program remembers something.

use super::{Flaw, Kept, Warning};
use crate::files::DiskError;
use crate::locale::Locale;
use crate::locale::files::file_name;
use std::path::Path;

/// The fields of the file, and the keys of what the screen calls them.
const SETTINGS: [(&str, &str); 31] = [
    ("board", "settings-new-games"),
    ("options", "settings-new-games"),
    ("babel_options", "settings-new-games"),
    ("show_bag", "settings-new-games"),
    ("game", "settings-new-games"),
    ("last_setup", "settings-new-games"),
    ("last_babel", "settings-new-games"),
    ("ui_scale", "settings-scale"),
    ("animation_speed", "settings-speed"),
    ("bot_pause", "settings-bot-pause"),
    ("reduce_motion", "settings-reduce-motion"),
    ("volume", "settings-volume"),
    ("effects", "settings-effects"),
    ("muted", "settings-mute"),
    ("curtain", "settings-curtain"),
    ("show_recap", "settings-recap"),
    ("full_screen", "settings-full-screen"),
    ("vsync", "settings-vsync"),
    ("palette", "settings-palette"),
    ("show_coordinates", "settings-coordinates"),
    ("show_kingdoms", "settings-kingdoms"),
    ("show_strengths", "settings-strengths"),
    ("show_names", "settings-names"),
    ("show_preview", "settings-preview"),
    ("show_counts", "settings-counts"),
    ("show_place", "settings-place"),
    ("end_of_turn", "settings-end-turn-section"),
    ("review", "settings-review"),
    ("keys", "settings-keys"),
    ("language", "settings-language"),
    ("window", "preferences-window"),
];

impl Locale {
    /// What the screen calls a setting, in quotation marks; one that no screen has, as the file
    /// writes it.
    fn setting(&self, field: &str) -> String {
        let whole = field.split('.').next().unwrap_or(field);
        let known = SETTINGS.iter().find(|(name, _)| *name == whole);
        let name = known.map_or(field.to_string(), |(_, key)| self.text(key));
        self.format("preferences-setting", &[("name", name.into())])
    }

    /// That what a player sets and learns is not kept.
    pub fn settings_not_kept(&self, file: &Path, why: &DiskError) -> String {
        let file = ("file", file_name(file).into());
        let why = ("why", self.disk_error(why).into());
        self.format("preferences-not-kept", &[file, why])
    }

    /// What a player should know about a file in which the program remembers something.
    pub fn warning(&self, warning: &Warning) -> String {
        let settings = warning.of == Kept::Settings;
        match &warning.flaw {
            Flaw::Damaged { set_aside, line } => {
                let file = ("file", file_name(set_aside).into());
                match line {
                    Some(line) if settings => {
                        let line = ("line", (*line).into());
                        self.format("preferences-damaged-line", &[file, line])
                    }
                    None if settings => self.format("preferences-damaged", &[file]),
                    _ => self.format("learning-damaged", &[file]),
                }
            }
            Flaw::Partly { set_aside, what } => {
                let key = match settings {
                    true => "preferences-partly",
                    false => "learning-partly",
                };
                let file = ("file", file_name(set_aside).into());
                let mut names: Vec<String> = Vec::new();
                for name in what.iter().map(|field| self.setting(field)) {
                    if !names.contains(&name) {
                        names.push(name);
                    }
                }
                self.format(key, &[file, ("what", self.list(names).into())])
            }
            Flaw::Unreadable { path, why } => {
                let key = match settings {
                    true => "preferences-unreadable",
                    false => "learning-unreadable",
                };
                let file = ("file", file_name(path).into());
                self.format(key, &[file, ("why", self.disk_error(why).into())])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::preferences::Preferences;

    #[test]
    fn every_setting_is_called_as_the_screen_calls_it() {
        // What no screen has a name for.
        let unnamed = ["first_run_done"];
        let text = ron::ser::to_string_pretty(&Preferences::default(), Default::default()).unwrap();
        let fields = text.lines().filter_map(|line| {
            let field = line.strip_prefix("    ")?.split_once(':')?.0;
            (!field.starts_with(' ')).then_some(field)
        });
        let words = Locale::english();
        for field in fields {
            let known = SETTINGS.iter().any(|(name, _)| *name == field);
            assert!(known != unnamed.contains(&field), "{field}");
        }
        for (_, key) in SETTINGS {
            assert_ne!(words.text(key), key);
        }
    }
}
