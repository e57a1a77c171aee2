//! The door of a folder: whoever stands in it reads and changes what lies there alone.
//!
//! It is one small file that stays, and that is locked meanwhile. The system takes the lock away when the
//! program ends, however it ends.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;
use std::time::Duration;

const NAME: &str = ".two-rivers.lock";

/// How often and how long to wait for somebody in the door, who needs far less.
const TRIES: usize = 50;
const WAIT: Duration = Duration::from_millis(10);

/// Keeps others out until it is dropped.
#[derive(Debug)]
#[must_use]
pub struct Door {
    _locked: File,
}

/// Stands in the door of the folder in which a file lies; `None` if it cannot be had: where nothing can be
/// written, where the system has no locks, or where another program does not go on. What was to be done
/// there can be done then too, only that nothing keeps others out.
pub fn door(path: &Path) -> Option<Door> {
    let file = lockable(&path.with_file_name(NAME))?;
    for _ in 0..TRIES {
        match file.try_lock() {
            Ok(()) => return Some(Door { _locked: file }),
            Err(TryLockError::WouldBlock) => std::thread::sleep(WAIT),
            Err(TryLockError::Error(_)) => return None,
        }
    }
    None
}

/// Opens a small file that is there to be locked, or makes it; `None` where something else lies there, or nothing
/// can be written.
pub fn lockable(path: &Path) -> Option<File> {
    if path.exists() && !is_lockable(path) {
        return None;
    }
    let mut how = OpenOptions::new();
    how.read(true).write(true).create(true).truncate(false);
    how.open(path).ok()
}

/// Whether a file lies there, and no link to one.
pub fn is_lockable(path: &Path) -> bool {
    std::fs::symlink_metadata(path).is_ok_and(|about| about.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_stands_in_the_door_at_a_time_and_nothing_that_is_no_file_becomes_one() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("any.ron");
        let first = door(&file).unwrap();
        assert!(door(&file).is_none(), "two in one door");
        drop(first);
        assert!(door(&file).is_some());
        std::fs::remove_file(folder.path().join(NAME)).unwrap();
        std::fs::create_dir(folder.path().join(NAME)).unwrap();
        assert!(door(&file).is_none());
        assert!(door(&folder.path().join("nowhere/any.ron")).is_none());
    }
}
