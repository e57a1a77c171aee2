//! Who plays a game: one program at a time, for two would overwrite each other's autosaves.
//!
//! Beside the autosave of a game that is on a table lies a small file with its name and the ending
//! `lock`, which is locked as long as the game is played. The system takes the lock away when the
//! program ends, however it ends. Whoever makes or removes such a file stands in the [door] of
//! the folder meanwhile, so that nobody locks a file that another is just removing.

use super::autosave::is_own_name;
use crate::files::{door, is_lockable, lockable};
use std::collections::BTreeMap;
use std::fmt;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, Weak};

const ENDING: &str = "lock";

/// Another program has the game on its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LockError;

impl fmt::Display for LockError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("another program has the game on its table")
    }
}

impl std::error::Error for LockError {}

/// Says that a game is played here; dropping it lets others play it.
#[derive(Debug)]
pub struct Lock {
    path: PathBuf,
    /// `None` where the system has no locks: then there is nothing to keep others away.
    file: Option<File>,
}

/// The games of a folder that are played by this program.
#[derive(Debug, Default)]
pub(super) struct Locks {
    /// By the files of their autosaves.
    held: Mutex<BTreeMap<PathBuf, Weak<Lock>>>,
}

impl Locks {
    /// Takes a game onto the table of this program, or leaves it there.
    pub(super) fn hold(&self, save: &Path) -> Result<Arc<Lock>, LockError> {
        let mut held = match self.held.lock() {
            Ok(held) => held,
            Err(poisoned) => poisoned.into_inner(),
        };
        held.retain(|_, lock| lock.strong_count() > 0);
        if let Some(lock) = held.get(save).and_then(Weak::upgrade) {
            return Ok(lock);
        }
        let lock = Arc::new(lock(save)?);
        held.insert(save.to_path_buf(), Arc::downgrade(&lock));
        Ok(lock)
    }

    /// The lock of a game that is on the table of this program.
    pub(super) fn held(&self, save: &Path) -> Option<Arc<Lock>> {
        self.held.lock().ok()?.get(save)?.upgrade()
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        let Some(file) = self.file.take() else {
            return;
        };
        // Outside the door the file stays, and is removed when the folder is tidied next.
        if let Some(_door) = door(&self.path) {
            let _ = std::fs::remove_file(&self.path);
            drop(file);
        }
    }
}

/// Whether somebody plays the game whose autosave this is, perhaps this program itself.
pub(super) fn is_held(save: &Path) -> bool {
    let path = save.with_extension(ENDING);
    let own = save.file_name().is_some_and(is_own_name);
    if !own || !is_lockable(&path) {
        return false;
    }
    let _door = door(&path);
    File::open(&path).is_ok_and(|file| matches!(file.try_lock(), Err(TryLockError::WouldBlock)))
}

/// Removes the locks of games that nobody plays any more, because a program was killed.
pub(super) fn tidy(folder: &Path) {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in entries {
        let path = entry.path();
        let lock = path.extension().is_some_and(|ending| ending == ENDING);
        let save = path.with_extension(super::listing::EXTENSION);
        if !lock || !save.file_name().is_some_and(is_own_name) || !is_lockable(&path) {
            continue;
        }
        if let Some(_door) = door(&path)
            && File::open(&path).is_ok_and(|file| file.try_lock().is_ok())
        {
            // If it cannot be removed it does no harm either.
            let _ = std::fs::remove_file(&path);
        }
    }
}

fn lock(save: &Path) -> Result<Lock, LockError> {
    let path = save.with_extension(ENDING);
    let unlocked = |path| Lock { path, file: None };
    let made = path.parent().is_none_or(|folder| {
        // Where nothing can be written, saving the game says so.
        std::fs::create_dir_all(folder).is_ok()
    });
    if !made {
        return Ok(unlocked(path));
    }
    let _door = door(&path);
    let Some(file) = lockable(&path) else {
        return Ok(unlocked(path));
    };
    match file.try_lock() {
        Ok(()) => Ok(Lock {
            path,
            file: Some(file),
        }),
        Err(TryLockError::WouldBlock) => Err(LockError),
        // A system without locks.
        Err(TryLockError::Error(_)) => {
            let _ = std::fs::remove_file(&path);
            Ok(unlocked(path))
        }
    }
}
