//! Finished games copied out: many records into a folder.

use super::filter::Shown;
use crate::files::{self, DiskError};
use crate::record::file::LARGEST;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// Why games could not be copied out.
#[derive(Debug)]
pub struct ExportError {
    /// The file or folder that is meant.
    pub path: PathBuf,
    /// What is wrong with it.
    pub why: DiskError,
}

impl ExportError {
    /// Whether there is a file already where one was to be written.
    pub fn is_there_already(&self) -> bool {
        matches!(&self.why, DiskError::Io(why) if why.kind() == io::ErrorKind::AlreadyExists)
    }
}

impl fmt::Display for ExportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.why)
    }
}

impl std::error::Error for ExportError {}

/// The folder in which a file or folder would have to lie, if there is none.
pub fn missing_folder(to: &Path) -> Option<&Path> {
    to.parent()
        .filter(|folder| !folder.as_os_str().is_empty() && !folder.is_dir())
}

/// Writes a text to a place outside. Without leave to replace it, a file that is there already stays.
///
/// # Errors
/// There is no such folder, or what the system says.
pub fn write(to: &Path, text: &str, replace: bool) -> Result<(), ExportError> {
    let fault = |why: DiskError| ExportError {
        path: to.to_path_buf(),
        why,
    };
    // A slip of the pen would scatter folders.
    if missing_folder(to).is_some() {
        let why = io::Error::from(io::ErrorKind::NotADirectory);
        return Err(fault(why.into()));
    }
    match replace {
        true => files::write(to, text).map_err(fault),
        false => files::write_new(to, text).map_err(fault),
    }
}

/// Copies the records of games into a folder, which is made where only it itself is missing. Answers
/// how many lie there now; what is there already and says the same stays, and counts.
///
/// # Errors
/// Names the first file that could not be read or written: there may be another of its name, which
/// is left alone. Those before it have been copied.
pub fn records(shown: &[PathBuf], folder: &Path) -> Result<usize, ExportError> {
    let fault = |path: &Path, why: DiskError| ExportError {
        path: path.to_path_buf(),
        why,
    };
    match std::fs::create_dir(folder) {
        Err(why) if why.kind() != io::ErrorKind::AlreadyExists => {
            return Err(fault(folder, why.into()));
        }
        _ => {}
    }
    let mut count = 0;
    for from in shown {
        let record = match files::read(from, LARGEST) {
            Ok(record) => record,
            // Deleted meanwhile, by another window.
            Err(why) if why.is_gone() => continue,
            Err(why) => return Err(fault(from, why)),
        };
        let to = folder.join(from.file_name().unwrap_or_default());
        match files::write_new(&to, &record) {
            Ok(()) => {}
            Err(_) if files::read(&to, LARGEST).is_ok_and(|there| there == record) => {}
            Err(why) => return Err(fault(&to, why)),
        }
        count += 1;
    }
    Ok(count)
}

/// Where the records of some games lie.
pub fn paths(shown: &[Shown]) -> Vec<PathBuf> {
    shown.iter().map(|one| one.line.path.clone()).collect()
}
