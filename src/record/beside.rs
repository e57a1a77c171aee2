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

/// Whether what was written beside the one game came after what lies beside the other.
fn is_later(one: &Path, other: &Path) -> bool {
    let written = |path: &Path| std::fs::metadata(path).and_then(|about| about.modified());
    match (written(one), written(other)) {
        (Ok(one), Ok(other)) => one > other,
        (one, _) => one.is_ok(),
    }
}

/// Brings what lies beside a game also to where the game stays. What is there and was written earlier
/// is set aside. If the first is about to go, then it, too, is kept where it was the earlier one.
///
/// # Errors
/// What the system says; then all lies where it lay.
pub(super) fn bring(from: &Path, to: &Path, going: bool) -> Result<(), DiskError> {
    let (from, to) = (path(from), path(to));
    let bytes = match files::read(&from, super::file::LARGEST) {
        Ok(bytes) => bytes,
        Err(fault) if fault.is_gone() => return Ok(()),
        Err(fault) => return Err(fault),
    };
    if files::read(&to, super::file::LARGEST).is_ok_and(|there| there == bytes) {
        return Ok(());
    }
    if is_later(&from, &to) {
        if to.exists() {
            files::set_aside(&to)?;
        }
        return files::write(&to, bytes);
    }
    match going {
        true => files::copy_aside(&to, bytes).map(drop),
        false => Ok(()),
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
