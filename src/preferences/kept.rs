//! The files in which the program remembers something: each is read as far as it can be understood, and
//! what cannot is kept aside and told.

use super::mend::mend;
use crate::files::{self, DiskError};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// A file of settings is a page long.
const LARGEST: u64 = 256 * 1024;

/// Which of the program's files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// What a player has set: [`Preferences`](super::Preferences).
    Settings,
    /// What a player has learned: [`Learning`](super::Learning).
    Learning,
}

/// What a player should know about a file in which the program remembers something.
#[derive(Debug)]
pub struct Warning {
    /// Which file it is.
    pub of: Kept,
    /// What is wrong with it.
    pub flaw: Flaw,
}

/// What is wrong with a file in which the program remembers something.
#[derive(Debug)]
pub enum Flaw {
    /// The file could not be understood, was set aside under this name, and defaults are used.
    Damaged {
        /// The name that the file has now.
        set_aside: PathBuf,
        /// The line at fault, counted from 1; `None` where that cannot be said.
        line: Option<usize>,
    },
    /// Some values could not be understood, and defaults are used for them. The file as it was has
    /// been kept under this name.
    Partly {
        /// The name of the copy.
        set_aside: PathBuf,
        /// The values that are not understood, as the file writes them.
        what: Vec<String>,
    },
    /// The file could not be read (or, if damaged, not be set aside), and defaults are used. It
    /// must be left as it is.
    Unreadable {
        /// Which file.
        path: PathBuf,
        /// Why it cannot be read.
        why: DiskError,
    },
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Damaged { set_aside, line } => {
                let kept = set_aside.display();
                match line {
                    Some(line) => write!(f, "line {line} is damaged; the file is now {kept}"),
                    None => write!(f, "the file is damaged and is now {kept}"),
                }
            }
            Flaw::Partly { set_aside, what } => {
                let kept = set_aside.display();
                write!(
                    f,
                    "{} cannot be understood; a copy of the file is {kept}",
                    what.join(", ")
                )
            }
            Flaw::Unreadable { path, why } => {
                write!(f, "{} cannot be read: {why}", path.display())
            }
        }
    }
}

impl std::error::Error for Flaw {}

impl Warning {
    /// Whether nothing may be written in place of the file.
    pub fn forbids_writing(&self) -> bool {
        matches!(self.flaw, Flaw::Unreadable { .. })
    }
}

pub(super) fn to_ron<T: Serialize>(value: &T) -> Result<String, ron::Error> {
    let pretty = ron::ser::PrettyConfig::new().new_line("\n");
    Ok(ron::ser::to_string_pretty(value, pretty)? + "\n")
}

pub(super) fn save<T: Serialize>(value: &T, path: &Path) -> Result<(), DiskError> {
    files::write(path, to_ron(value).map_err(io::Error::other)?)
}

/// What a text says and which of its values are not understood, or else the line at fault.
pub(super) fn understand<T: DeserializeOwned>(text: &str) -> Result<(T, Vec<String>), usize> {
    match ron::from_str(text) {
        Ok(read) => Ok((read, Vec::new())),
        Err(why) => mend(text).ok_or(why.span.start.line),
    }
}

/// Reads a file as far as it can be understood, and keeps a copy of what cannot; then the file itself is mended,
/// so that this is told once and not at every start.
pub(super) fn load<T: DeserializeOwned + Serialize>(
    path: &Path,
    of: Kept,
) -> (Option<T>, Option<Warning>) {
    let warning = |flaw| Some(Warning { of, flaw });
    let text = match files::read_text(path, LARGEST) {
        Ok(text) => text,
        Err(fault) if fault.is_gone() => return (None, None),
        Err(DiskError::NotText { line }) => return (None, warning(damaged(path, Some(line)))),
        Err(DiskError::TooLarge { .. }) => return (None, warning(damaged(path, None))),
        Err(why) => {
            let path = path.to_path_buf();
            return (None, warning(Flaw::Unreadable { path, why }));
        }
    };
    let (read, what) = match understand::<T>(&text) {
        Ok((read, lost)) if lost.is_empty() => return (Some(read), None),
        Ok(partly) => partly,
        Err(line) => return (None, warning(damaged(path, Some(line)))),
    };
    let flaw = match files::copy_aside(path, &text) {
        Ok(set_aside) => match save(&read, path) {
            Ok(()) => Flaw::Partly { set_aside, what },
            Err(why) => Flaw::Unreadable {
                path: path.to_path_buf(),
                why,
            },
        },
        // Without a copy the file itself must stay.
        Err(why) => Flaw::Unreadable {
            path: path.to_path_buf(),
            why,
        },
    };
    (Some(read), warning(flaw))
}

/// What a file says just before it is written; none where there is no file, or none that could be understood,
/// which then has been set aside.
///
/// # Errors
/// Why it cannot be read: then it must be left as it is.
pub(super) fn again<T: DeserializeOwned + Serialize>(
    path: &Path,
    of: Kept,
) -> Result<Option<T>, DiskError> {
    match load(path, of) {
        (read, None) => Ok(read),
        (_, Some(warning)) => match warning.flaw {
            Flaw::Unreadable { why, .. } => Err(why),
            Flaw::Damaged { .. } | Flaw::Partly { .. } => Ok(None),
        },
    }
}

/// A damaged file is kept for whoever wants to mend it.
fn damaged(path: &Path, line: Option<usize>) -> Flaw {
    match files::set_aside(path) {
        Ok(set_aside) => Flaw::Damaged { set_aside, line },
        Err(why) => Flaw::Unreadable {
            path: path.to_path_buf(),
            why,
        },
    }
}
