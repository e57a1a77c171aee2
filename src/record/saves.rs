//! Saves that a person named: a folder of their own, from which nothing is ever deleted unasked.

use super::file::{LARGEST, error, remove};
use super::listing::{EXTENSION, Entry, list, names};
use super::text::Title;
use super::{FileError, FileErrorOf, FileFlaw, Record, beside};
use crate::files::read_text;
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

    /// The file that a save of this title would have, if the title can name one: that of the save
    /// that has it already, or a free one. Titles that differ only in what a file's name cannot
    /// hold have files of their own.
    pub fn path(&self, title: &str) -> Option<PathBuf> {
        Some(self.place(title)?.0)
    }

    /// The file for a title, and whether a save has it already.
    pub(super) fn place(&self, title: &str) -> Option<(PathBuf, bool)> {
        let name = portable(title)?;
        // Some systems take letters of both cases for the same: so do we, everywhere.
        let small = |path: &PathBuf| Some(path.file_stem()?.to_string_lossy().to_lowercase());
        let alike: Vec<(String, PathBuf)> = names(&self.folder)
            .into_iter()
            .filter_map(|path| Some((small(&path)?, path)))
            .filter(|(stem, _)| stem.starts_with(&name.to_lowercase()))
            .collect();
        // A save of another title may have the name, or a damaged one, whose title nobody knows.
        let candidates = (1..=alike.len() + 9).map(|number| match number {
            1 => name.clone(),
            _ => format!("{name} ({number})"),
        });
        let mut free = None;
        for candidate in candidates {
            let stem = candidate.to_lowercase();
            let mut same = alike.iter().filter(|(other, _)| *other == stem).peekable();
            if same.peek().is_none() {
                let path = self.folder.join(format!("{candidate}.{EXTENSION}"));
                // A system may take still other names for the same.
                free = free.or((!path.exists()).then_some(path));
            }
            for (_, path) in same {
                if titled(path).is_some_and(|other| alike_titles(&other, title)) {
                    return Some((path.clone(), true));
                }
            }
        }
        Some((free?, false))
    }

    /// Whether a save can have this title: a file is named by it.
    pub fn may_be_called(title: &str) -> bool {
        portable(title).is_some()
    }

    /// Whether there is a save that this title would replace.
    pub fn exists(&self, title: &str) -> bool {
        self.place(title).is_some_and(|(_, exists)| exists)
    }

    /// Saves a game under a title; a save that has this title already is replaced.
    ///
    /// # Errors
    /// The title cannot name a file, or what the system says.
    pub fn save_as<G: Game>(
        &self,
        record: &Record<G>,
        title: &str,
    ) -> Result<PathBuf, FileErrorOf<G>> {
        let path = self.path(title).ok_or_else(|| self.bad_name(title))?;
        let mut named = record.clone();
        named.set_title(title.trim());
        // What is saved now stands above what was saved before, whenever it was played.
        named.touch();
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
    pub fn rename<G: Game>(&self, path: &Path, title: &str) -> Result<PathBuf, FileErrorOf<G>> {
        let mut record: Record<G> = Record::read(path)?;
        let (new, exists) = self.place(title).ok_or_else(|| self.bad_name(title))?;
        record.set_title(title.trim());
        if new == path {
            record.write(path)?;
            return Ok(new);
        }
        if exists {
            return Err(error(&new, FileFlaw::Exists));
        }
        // First the new one, then the old one goes: there is a save at every moment. Another
        // program may have taken the name since.
        record.write_new(&new)?;
        beside::copy(path, &new).map_err(|why| error(&new, why.into()))?;
        self.delete(path)?;
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
        error(&self.folder.join(title), FileFlaw::BadName)
    }
}

/// What a person called the save in this file; `None` if nobody can tell.
fn titled(path: &Path) -> Option<String> {
    Title::of(&read_text(path, LARGEST).ok()?)
}

/// Whether a person would take two titles for the same.
fn alike_titles(one: &str, other: &str) -> bool {
    one.trim().to_lowercase() == other.trim().to_lowercase()
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
    let digit = |rest: &str| rest.len() == 1 && rest.bytes().all(|b| b.is_ascii_digit());
    let port = |p: &str| {
        let rest = lower.strip_prefix(p);
        rest.is_some_and(|rest| ["¹", "²", "³"].contains(&rest) || digit(rest))
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
            ("lpt²", Some("lpt²-")),
            ("Zürich", Some("Zürich")),
        ] {
            assert_eq!(portable(title).as_deref(), name, "{title:?}");
        }
        assert_eq!(portable(&"x".repeat(300)).map(|n| n.len()), Some(60));
    }
}
