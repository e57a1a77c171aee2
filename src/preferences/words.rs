//! Sentences about the files in which the program remembers something.

use super::{Flaw, Kept, Warning};
use crate::files::DiskError;
use crate::locale::Locale;
use crate::locale::files::file_name;
use std::path::Path;

impl Locale {
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
                self.format(key, &[file, ("what", what.into())])
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
