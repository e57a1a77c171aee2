//! Records in files: written whole or not at all, read with care.

use super::locks::is_held;
use super::{FileError, FileErrorOf, FileFlaw, Record, beside, game_of};
use crate::files;
use crate::game::Game;
use std::io;
use std::path::Path;

/// The largest file that is read or written: a hundred times the longest game.
pub const LARGEST: u64 = 8 * 1024 * 1024;

/// Which game a file is of; `None` for a file that is no record of any version, or none that can be
/// read: who reads it says why.
pub fn game_in(path: &Path) -> Option<String> {
    game_of(&files::read_text(path, LARGEST).ok()?)
}

/// Deletes the file of a game that is not on a table just now.
///
/// # Errors
/// What the system says, or that somebody plays the game.
pub fn remove<R, S>(path: &Path) -> Result<(), FileError<R, S>> {
    if is_held(path) {
        return Err(error(path, FileFlaw::Busy));
    }
    files::remove(path).map_err(|why| error(path, why.into()))?;
    beside::remove(path);
    Ok(())
}

impl<G: Game> Record<G> {
    /// Writes the record to a file, whole or not at all.
    ///
    /// # Errors
    /// What the system says, that the record is larger than [`read`](Record::read) takes, or that
    /// somebody plays the game whose autosave this is; then the old file, if there was one, is
    /// still there.
    pub fn write(&self, path: &Path) -> Result<(), FileErrorOf<G>> {
        if is_held(path) {
            return Err(error(path, FileFlaw::Busy));
        }
        self.write_held(path)
    }

    /// Whether [`write`](Record::write) would work, as far as can be said without changing the file.
    ///
    /// # Errors
    /// The reason why it would not.
    pub fn can_write(&self, path: &Path) -> Result<(), FileErrorOf<G>> {
        if is_held(path) {
            return Err(error(path, FileFlaw::Busy));
        }
        self.text_for(path)?;
        files::can_write(path).map_err(|why| error(path, why.into()))
    }

    /// Writes the record to its own autosave, or to a file that is nobody's.
    pub(super) fn write_held(&self, path: &Path) -> Result<(), FileErrorOf<G>> {
        let written = files::write(path, self.text_for(path)?);
        written.map_err(|why| error(path, why.into()))
    }

    /// Writes the record to a file of its own.
    ///
    /// # Errors
    /// As for [`write`](Record::write); and there may be a file of this name already.
    pub fn write_new(&self, path: &Path) -> Result<(), FileErrorOf<G>> {
        let written = files::write_new(path, self.text_for(path)?);
        written.map_err(|why| error(path, why.into()))
    }

    /// Reads a record from a file, which is left as it is.
    ///
    /// # Errors
    /// Names the file and says what is wrong with it.
    pub fn read(path: &Path) -> Result<Record<G>, FileErrorOf<G>> {
        let text = files::read_text(path, LARGEST).map_err(|why| error(path, why.into()))?;
        Record::from_ron(&text).map_err(|why| error(path, FileFlaw::Record(why)))
    }

    /// What is written is read again: nothing is written that would be refused for its size.
    fn text_for(&self, path: &Path) -> Result<String, FileErrorOf<G>> {
        let text = self.to_ron();
        let text = text.map_err(|why| error(path, FileFlaw::Io(io::Error::other(why))))?;
        if text.len() as u64 > LARGEST {
            return Err(error(path, FileFlaw::TooLarge { limit: LARGEST }));
        }
        Ok(text)
    }
}

pub(super) fn error<R, S>(path: &Path, flaw: FileFlaw<R, S>) -> FileError<R, S> {
    let path = path.to_path_buf();
    FileError { path, flaw }
}
