//! Records in files: written whole or not at all, read with care.

use super::{FileError, FileFault, Record};
use crate::game::Game;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

/// The largest file that is read: a hundred times the longest game.
pub const LARGEST: u64 = 8 * 1024 * 1024;

/// How unfinished files are called, so that nobody takes one for a game.
pub(super) const UNFINISHED: &str = ".two-rivers-";

type Fault<G> = FileError<<G as Game>::Refusal, <G as Game>::StartError>;

/// Writes a file so that it is either the old one or the new one, whatever happens.
///
/// # Errors
/// What the system says; then the old file is still there.
pub fn write_atomically(path: &Path, contents: impl AsRef<[u8]>) -> io::Result<()> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    std::fs::create_dir_all(folder)?;
    let mut unfinished = tempfile::Builder::new()
        .prefix(UNFINISHED)
        .suffix(".tmp")
        .tempfile_in(folder)?;
    unfinished.write_all(contents.as_ref())?;
    unfinished.as_file().sync_all()?;
    unfinished.persist(path).map_err(|error| error.error)?;
    // The new name itself must reach the disk too; not every system can say so of a folder.
    #[cfg(unix)]
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

/// Deletes a file.
///
/// # Errors
/// What the system says.
pub fn remove<R, S>(path: &Path) -> Result<(), FileError<R, S>> {
    std::fs::remove_file(path).map_err(|why| FileError {
        path: path.to_path_buf(),
        fault: FileFault::Io(why),
    })
}

/// Reads a text that is not larger than `limit` bytes.
///
/// # Errors
/// What the system says, or that the file is too large or no text.
pub fn read_text<R, S>(path: &Path, limit: u64) -> Result<String, FileError<R, S>> {
    let fault = |fault| FileError {
        path: path.to_path_buf(),
        fault,
    };
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(|why| fault(FileFault::Io(why)))?;
    let read = file.take(limit + 1).read_to_end(&mut bytes);
    read.map_err(|why| fault(FileFault::Io(why)))?;
    if bytes.len() as u64 > limit {
        return Err(fault(FileFault::TooLarge { limit }));
    }
    String::from_utf8(bytes).map_err(|error| {
        let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + valid.iter().filter(|byte| **byte == b'\n').count();
        fault(FileFault::NotText { line })
    })
}

impl<G: Game> Record<G> {
    /// Writes the record to a file, whole or not at all.
    ///
    /// # Errors
    /// What the system says; then the old file, if there was one, is still there.
    pub fn write(&self, path: &Path) -> Result<(), Fault<G>> {
        let written = self
            .to_ron()
            .map_err(io::Error::other)
            .and_then(|text| write_atomically(path, &text));
        written.map_err(|why| FileError {
            path: path.to_path_buf(),
            fault: FileFault::Io(why),
        })
    }

    /// Reads a record from a file, which is left as it is.
    ///
    /// # Errors
    /// Names the file and says what is wrong with it.
    pub fn read(path: &Path) -> Result<Record<G>, Fault<G>> {
        let text = read_text(path, LARGEST)?;
        Record::from_ron(&text).map_err(|why| FileError {
            path: path.to_path_buf(),
            fault: FileFault::Record(why),
        })
    }
}
