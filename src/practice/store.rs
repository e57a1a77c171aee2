//! Exercises and the shelf on the disk.
//!
//! Each exercise is a file of its own that is written once and never changed, so that two programs may
//! add what they find without asking each other. The shelf is one file: whoever changes it stands in the
//! [door](files::door) of the folder, reads the shelf as another may have left it, and puts it back.

use super::exercise::{Exercise, FORMAT, Id};
use super::shelf::{self, Shelf};
use crate::files::{self, DiskError};
use ron::ser::PrettyConfig;
use serde::Deserialize;
use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Far more than the longest game takes.
const LARGEST: u64 = 4 * 1024 * 1024;
/// More cards than a life has days.
const LARGEST_SHELF: u64 = 16 * 1024 * 1024;

/// How the files of exercises begin and end.
const BEGINNING: &str = "exercise-";
const ENDING: &str = ".ron";

/// All that every version says of itself.
#[derive(Deserialize)]
struct Header {
    format: u32,
}

/// What is wrong with the file of the shelf.
#[derive(Debug)]
pub enum ShelfFlaw {
    /// It could not be understood, and lies now under this name.
    Damaged(PathBuf),
    /// A later version of the program wrote it: it is left as it is.
    Newer,
    /// It cannot be read or written, and is left as it is.
    Disk(DiskError),
}

/// What lies in the folder.
#[derive(Debug, Default)]
pub struct Read {
    /// The exercises, in no order.
    pub exercises: Vec<Arc<Exercise>>,
    /// How everybody stands with them.
    pub shelf: Shelf,
    /// What is wrong with the shelf.
    pub flaw: Option<ShelfFlaw>,
    /// Exercises that could not be understood, where they lie now.
    pub damaged: Vec<PathBuf>,
}

/// The folder of exercises and their shelf, which need not exist yet.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
}

impl Store {
    /// The store in this folder.
    pub fn new(folder: impl Into<PathBuf>) -> Store {
        Store {
            folder: folder.into(),
        }
    }

    /// Where it lies.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    fn shelf(&self) -> PathBuf {
        self.folder.join("shelf.ron")
    }

    fn file(&self, exercise: Id) -> PathBuf {
        self.folder.join(format!("{BEGINNING}{exercise}{ENDING}"))
    }

    /// Whether an exercise is here.
    pub fn has(&self, exercise: Id) -> bool {
        self.file(exercise).exists()
    }

    /// Adds an exercise; answers whether it was new.
    ///
    /// # Errors
    /// What the system says.
    pub fn add(&self, exercise: &Exercise) -> Result<bool, DiskError> {
        let file = self.file(exercise.id);
        if file.exists() {
            return Ok(false);
        }
        let pretty = PrettyConfig::new().new_line("\n").escape_strings(false);
        let text = ron::ser::to_string_pretty(exercise, pretty).map_err(io::Error::other)?;
        match files::write_new(&file, text + "\n") {
            Ok(()) => Ok(true),
            // Another program has been quicker.
            Err(DiskError::Io(why)) if why.kind() == io::ErrorKind::AlreadyExists => Ok(false),
            Err(why) => Err(why),
        }
    }

    /// Reads all that is there; exercises that are `known` already are not read again, for none is ever
    /// changed. What is damaged is set aside, each by itself.
    pub fn read(&self, known: &HashMap<Id, Arc<Exercise>>) -> Read {
        let (shelf, flaw) = self.read_shelf();
        let mut read = Read {
            shelf,
            flaw,
            ..Read::default()
        };
        let entries = std::fs::read_dir(&self.folder).into_iter().flatten();
        let mut names: Vec<String> = entries
            .flatten()
            .filter_map(|entry| entry.file_name().into_string().ok())
            .collect();
        names.sort();
        for name in names {
            let id = name.strip_prefix(BEGINNING);
            let id = id.and_then(|rest| rest.strip_suffix(ENDING));
            let Some(id) = id.filter(|id| id.len() == 16) else {
                continue;
            };
            let known = known.values().find(|known| known.id.to_string() == id);
            if let Some(known) = known {
                read.exercises.push(known.clone());
                continue;
            }
            let path = self.folder.join(&name);
            match self.read_exercise(&path, id) {
                Ok(Some(exercise)) => read.exercises.push(Arc::new(exercise)),
                Ok(None) => {}
                Err(()) => read.damaged.extend(files::set_aside(&path).ok()),
            }
        }
        read
    }

    /// An exercise; nothing where it cannot be read now or by this version, an error where it never can.
    fn read_exercise(&self, path: &Path, id: &str) -> Result<Option<Exercise>, ()> {
        let text = match files::read_text(path, LARGEST) {
            Ok(text) => text,
            Err(DiskError::NotText { .. } | DiskError::TooLarge { .. }) => return Err(()),
            Err(_) => return Ok(None),
        };
        let header: Header = ron::from_str(&text).map_err(drop)?;
        if header.format > FORMAT {
            return Ok(None);
        }
        let read: Exercise = ron::from_str(&text).map_err(drop)?;
        match read.id.to_string() == id {
            true => Ok(Some(read)),
            false => Err(()),
        }
    }

    /// Reads the shelf; without a file it is empty.
    fn read_shelf(&self) -> (Shelf, Option<ShelfFlaw>) {
        let none = || Shelf::default().mended();
        let path = self.shelf();
        let damaged = || match files::set_aside(&path) {
            Ok(aside) => ShelfFlaw::Damaged(aside),
            Err(why) => ShelfFlaw::Disk(why),
        };
        let text = match files::read_text(&path, LARGEST_SHELF) {
            Ok(text) => text,
            Err(why) if why.is_gone() => return (none(), None),
            Err(DiskError::NotText { .. } | DiskError::TooLarge { .. }) => {
                return (none(), Some(damaged()));
            }
            Err(why) => return (none(), Some(ShelfFlaw::Disk(why))),
        };
        match (
            ron::from_str::<Header>(&text),
            ron::from_str::<Shelf>(&text),
        ) {
            (Ok(header), _) if header.format > shelf::FORMAT => (none(), Some(ShelfFlaw::Newer)),
            (_, Ok(shelf)) => (shelf.mended(), None),
            _ => (none(), Some(damaged())),
        }
    }

    /// Takes an answer in: into the shelf as it is by now. The answer is the shelf after it, and what was
    /// wrong with the one before, if it had to be set aside.
    ///
    /// # Errors
    /// Why nothing was written; then the file is as it was.
    pub fn answer(
        &self,
        names: &[String],
        exercise: Id,
        right: bool,
        today: i64,
    ) -> Result<(Shelf, Option<ShelfFlaw>), ShelfFlaw> {
        std::fs::create_dir_all(&self.folder).map_err(|why| ShelfFlaw::Disk(why.into()))?;
        let _door = files::door(&self.shelf());
        let (mut shelf, flaw) = self.read_shelf();
        let flaw = match flaw {
            None => None,
            Some(ShelfFlaw::Damaged(aside)) => Some(ShelfFlaw::Damaged(aside)),
            Some(other) => return Err(other),
        };
        shelf.answer(names, exercise, right, today);
        let pretty = PrettyConfig::new().new_line("\n").depth_limit(2);
        let text = ron::ser::to_string_pretty(&shelf, pretty)
            .map_err(|why| ShelfFlaw::Disk(io::Error::other(why).into()))?;
        files::write(&self.shelf(), text + "\n").map_err(ShelfFlaw::Disk)?;
        Ok((shelf, flaw))
    }
}
