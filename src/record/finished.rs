//! Finished games that stay: a record each, in a folder of their own from which nothing is ever
//! deleted unasked.
//!
//! A game has one file there, named as its autosave is, so that whoever finds it twice keeps it once:
//! the program at whose table it ended, another program on the same folder, and whoever looks through
//! the autosaves for games that ended before there was such a folder. A game that a person has
//! deleted leaves an empty file with the ending `gone` for as long as an autosave could bring it back.

use super::autosave::{self, is_own_name};
use super::file::{error, remove};
use super::listing::names;
use super::{FileError, FileErrorOf, FileFlaw, Record, beside};
use crate::files;
use crate::game::Game;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// How the mark of a game ends that a person has deleted.
const GONE: &str = "gone";

/// A folder of finished games.
#[derive(Clone, Debug)]
pub struct Finished {
    folder: PathBuf,
}

/// Whether a game is one to look back on: it is over, and [somebody at the screen](Record::is_persons) played in it.
/// Games between bots are watched by nobody in particular, and would fill the history in a night.
pub fn counts<G: Game>(record: &Record<G>) -> bool {
    let mut players = record.players().iter();
    record.is_over() && players.any(|p| record.is_persons(p.player))
}

impl Finished {
    /// The finished games in this folder, which need not exist yet.
    pub fn new(folder: impl Into<PathBuf>) -> Finished {
        Finished {
            folder: folder.into(),
        }
    }

    /// Where they lie.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The file of a game.
    pub fn path<G: Game>(&self, record: &Record<G>) -> PathBuf {
        autosave::path(&self.folder, record)
    }

    /// The files of games, in no order. What is called otherwise is somebody else's.
    pub fn files(&self) -> Vec<PathBuf> {
        let mut files = names(&self.folder);
        files.retain(|path| path.file_name().is_some_and(is_own_name));
        files
    }

    /// Keeps a game that has just ended, if it [`counts`]. Should it have been kept before, then its
    /// end has been played once more, and the later end is the game's.
    ///
    /// # Errors
    /// What the system says; then an earlier file is still there.
    pub fn keep<G: Game>(&self, record: &Record<G>) -> Result<(), FileErrorOf<G>> {
        match counts(record) {
            true => record.write_held(&self.path(record)),
            false => Ok(()),
        }
    }

    /// Takes a game in that was found in another file, if it [`counts`], is not here, and was not
    /// deleted here; answers whether it was taken. What lies beside it comes along.
    ///
    /// # Errors
    /// What the system says.
    pub fn take<G: Game>(&self, record: &Record<G>, from: &Path) -> Result<bool, FileErrorOf<G>> {
        let path = self.path(record);
        if !counts(record) || self.knows(&path) {
            return Ok(false);
        }
        match record.write_new(&path) {
            Ok(()) => {
                beside::bring(from, &path, false).map_err(|why| error(&path, why.into()))?;
                Ok(true)
            }
            // Another program has been quicker.
            Err(why) if matches!(why.flaw, FileFlaw::Exists) => Ok(false),
            Err(why) => Err(why),
        }
    }

    /// Whether the game of a file called so is here, or was deleted here.
    pub fn knows(&self, path: &Path) -> bool {
        let Some(name) = path.file_name() else {
            return false;
        };
        let here = self.folder.join(name);
        here.exists() || here.with_extension(GONE).exists()
    }

    /// The file of a game that is here by that of its autosave; the autosave itself where the game is
    /// not here. What is kept beside a finished game belongs beside this one, for autosaves go.
    pub fn home(&self, autosave: &Path) -> PathBuf {
        let here = autosave.file_name().map(|name| self.folder.join(name));
        let here = here.filter(|here| here.file_name().is_some_and(is_own_name) && here.exists());
        here.unwrap_or_else(|| autosave.to_path_buf())
    }

    /// Brings what lies beside an autosave to its game, if that is here.
    ///
    /// # Errors
    /// What the system says; then it lies where it lay.
    pub(super) fn bring<G: Game>(
        &self,
        autosave: &Path,
        going: bool,
    ) -> Result<(), FileErrorOf<G>> {
        let home = self.home(autosave);
        match home == autosave {
            true => Ok(()),
            false => beside::bring(autosave, &home, going).map_err(|why| error(&home, why.into())),
        }
    }

    /// Brings what lies beside autosaves to their games as far as these are here; what cannot be
    /// brought now can be the next time.
    pub fn gather(&self, autosaves: &Path) {
        for autosave in Finished::new(autosaves).files() {
            let home = self.home(&autosave);
            if home != autosave {
                let _ = beside::bring(&autosave, &home, false);
            }
        }
    }

    /// The autosaves of a folder whose games are not known here: finished ones may be among them.
    pub fn unknown_among(&self, autosaves: &Path) -> Vec<PathBuf> {
        let mut files = Finished::new(autosaves).files();
        files.retain(|path| !self.knows(path));
        files
    }

    /// Deletes a game, as a person has asked for.
    ///
    /// # Errors
    /// What the system says; then the game is still there.
    pub fn delete<R, S>(&self, path: &Path) -> Result<(), FileError<R, S>> {
        let mark = path.with_extension(GONE);
        // First the mark: between the two nobody may find the game among the autosaves.
        files::write(&mark, "").map_err(|why| error(&mark, why.into()))?;
        match remove(path) {
            Err(why) if !why.is_gone() => {
                // The mark of a game that stays would only hide it from nobody.
                let _ = files::remove(&mark);
                Err(why)
            }
            _ => Ok(()),
        }
    }

    /// Removes the marks of deleted games that no autosave could bring back any more.
    pub fn tidy(&self, autosaves: &Path) {
        let entries = std::fs::read_dir(&self.folder).into_iter().flatten();
        for path in entries.flatten().map(|entry| entry.path()) {
            let mark = path.extension().is_some_and(|ending| ending == GONE);
            let save = path.with_extension(super::listing::EXTENSION);
            let name = save.file_name().unwrap_or(OsStr::new(""));
            if mark && is_own_name(name) && !autosaves.join(name).exists() {
                // If it cannot be removed it does no harm either.
                let _ = files::remove(&path);
            }
        }
    }
}
