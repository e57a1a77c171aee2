//! What others keep beside the file of a game, under its name: it moves and goes with the game.

use crate::files::{self, DiskError};
use std::path::{Path, PathBuf};

/// How such files end, so that nobody takes one for a game.
const EXTENSION: &str = "review";

/// The file beside the game of this file.
pub fn path(game: &Path) -> PathBuf {
    game.with_extension(EXTENSION)
}

/// Deletes what lies beside a game that was deleted; the game is gone already, so whatever cannot be
/// deleted is only left behind.
pub(super) fn remove(game: &Path) {
    // Where the game is still there, somebody has just written it anew.
    if !game.exists() {
        let _ = files::remove(&path(game));
    }
}

/// Takes what lies beside a game along to the game's new name.
///
/// # Errors
/// What the system says; then it lies where it lay.
pub(super) fn copy(from: &Path, to: &Path) -> Result<(), DiskError> {
    let (from, to) = (path(from), path(to));
    match files::read(&from, super::file::LARGEST) {
        Ok(bytes) => files::write(&to, bytes),
        Err(fault) if fault.is_gone() => Ok(()),
        Err(fault) => Err(fault),
    }
}
