//! Saves that a person named: a folder of their own, from which nothing is ever deleted unasked.

use super::file::remove;
use super::listing::{EXTENSION, Entry, files, list};
use super::{FileError, FileFault, Record};
use crate::game::Game;
use std::path::{Path, PathBuf};

/// The longest name of a file, without its ending.
const LONGEST: usize = 60;

/// Names that a file cannot have on Windows, whatever its ending.
const RESERVED: [&str; 4] = ["con", "prn", "aux", "nul"];

/// A folder of named saves.
#[derive(Clone, Debug)]
pub struct Saves {
    folder: PathBuf,
}

type Fault<G> = FileError<<G as Game>::Refusal, <G as Game>::StartError>;

impl Saves {
    /// The saves in this folder, which need not exist yet.
    pub fn new(folder: impl Into<PathBuf>) -> Saves {
        Saves {
            folder: folder.into(),
        }
    }

    /// Where they lie.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The file that a save of this title would have, if the title can name one.
    pub fn path(&self, title: &str) -> Option<PathBuf> {
        let name = format!("{}.{EXTENSION}", portable(title)?);
        // Some systems take letters of both cases for the same: so do we, everywhere.
        let same = |path: &PathBuf| {
            let other = path.file_name().map(|n| n.to_string_lossy().to_lowercase());
            other.is_some_and(|other| other == name.to_lowercase())
        };
        let existing = files(&self.folder).into_iter().find(same);
        Some(existing.unwrap_or_else(|| self.folder.join(name)))
    }

    /// Whether there is a save that this title would replace.
    pub fn exists(&self, title: &str) -> bool {
        self.path(title).is_some_and(|path| path.exists())
    }

    /// Saves a game under a title; a save that has this title already is replaced.
    ///
    /// # Errors
    /// The title cannot name a file, or what the system says.
    pub fn save_as<G: Game>(&self, record: &Record<G>, title: &str) -> Result<PathBuf, Fault<G>> {
        let path = self.path(title).ok_or_else(|| self.bad_name(title))?;
        let mut named = record.clone();
        named.set_title(title.trim());
        named.write(&path)?;
        Ok(path)
    }

    /// All saves, the latest first and damaged ones last.
    pub fn list<G: Game>(&self) -> Vec<Entry<G>> {
        list(&self.folder)
    }

    /// Gives a save another title.
    ///
    /// # Errors
    /// Another save has the title, the file is damaged, or what the system says.
    pub fn rename<G: Game>(&self, path: &Path, title: &str) -> Result<PathBuf, Fault<G>> {
        let record: Record<G> = Record::read(path)?;
        let new = self.path(title).ok_or_else(|| self.bad_name(title))?;
        let same = new == path;
        if !same && new.exists() {
            return Err(FileError {
                path: new,
                fault: FileFault::Exists,
            });
        }
        // First the new one, then the old one goes: there is a save at every moment.
        let new = self.save_as(&record, title)?;
        if !same {
            self.delete(path)?;
        }
        Ok(new)
    }

    /// Deletes a save.
    ///
    /// # Errors
    /// What the system says.
    pub fn delete<R, S>(&self, path: &Path) -> Result<(), FileError<R, S>> {
        remove(path)
    }

    fn bad_name<R, S>(&self, title: &str) -> FileError<R, S> {
        FileError {
            path: self.folder.join(title),
            fault: FileFault::BadName,
        }
    }
}

/// A title as every system takes it for the name of a file; `None` if nothing is left of it.
fn portable(title: &str) -> Option<String> {
    let plain = |c: char| match c {
        c if c.is_alphanumeric() => c,
        ' ' | '-' | '_' | '(' | ')' | '+' | ',' => c,
        _ => '-',
    };
    let name: String = title.trim().chars().map(plain).take(LONGEST).collect();
    let name = name.trim();
    if !name.chars().any(char::is_alphanumeric) {
        return None;
    }
    let lower = name.to_lowercase();
    let port = |p: &str| {
        let rest = lower.strip_prefix(p);
        rest.is_some_and(|rest| rest.len() == 1 && rest.chars().all(|c| c.is_ascii_digit()))
    };
    if RESERVED.contains(&lower.as_str()) || port("com") || port("lpt") {
        return Some(format!("{name}-"));
    }
    Some(name.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_become_names_that_every_system_takes() {
        for (title, name) in [
            ("Sunday", Some("Sunday")),
            ("  a: b/c\\d?  ", Some("a- b-c-d-")),
            ("12:30", Some("12-30")),
            ("..", None),
            ("", None),
            ("???", None),
            ("con", Some("con-")),
            ("COM1", Some("COM1-")),
            ("Zürich", Some("Zürich")),
        ] {
            assert_eq!(portable(title).as_deref(), name, "{title:?}");
        }
        assert_eq!(portable(&"x".repeat(300)).map(|n| n.len()), Some(60));
    }
}
