//! Saving by itself after every decision, off the main thread: one file a game, the last twenty kept.

use super::finished::Finished;
use super::listing::{EXTENSION, Entry, list};
use super::locks::{self, Lock, LockError, Locks};
use super::writer::{Job, Writer};
use super::{FileError, FileErrorOf, FileFlaw, Record};
use crate::game::Game;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;

/// How many games are kept.
pub const KEPT: usize = 20;

/// How the files of autosaves begin.
const PREFIX: &str = "game-";

/// Writes games from a thread of its own; dropping it waits until all is written, or cannot be.
#[derive(Debug)]
pub struct Autosave<G: Game> {
    folder: PathBuf,
    finished: Option<Finished>,
    locks: Locks,
    jobs: Option<Sender<Job<G>>>,
    thread: Option<JoinHandle<()>>,
    errors: Arc<Mutex<Vec<FileErrorOf<G>>>>,
    /// So many saves were asked for and are neither written nor have failed.
    behind: Arc<AtomicUsize>,
}

impl<G: Game> Autosave<G> {
    /// Saves into this folder, which need not exist yet.
    ///
    /// # Errors
    /// The system has no thread left.
    pub fn start(folder: impl Into<PathBuf>) -> std::io::Result<Autosave<G>> {
        Autosave::begin(folder.into(), None)
    }

    /// The same, and has games that [end](Autosave::keep) stay among the finished ones.
    ///
    /// # Errors
    /// The system has no thread left.
    pub fn keeping(folder: impl Into<PathBuf>, finished: Finished) -> std::io::Result<Autosave<G>> {
        Autosave::begin(folder.into(), Some(finished))
    }

    fn begin(folder: PathBuf, finished: Option<Finished>) -> std::io::Result<Autosave<G>> {
        let errors = Arc::new(Mutex::new(Vec::new()));
        let behind = Arc::new(AtomicUsize::new(0));
        let (jobs, received) = channel();
        let writer = Writer::new(
            folder.clone(),
            finished.clone(),
            errors.clone(),
            behind.clone(),
        );
        let thread = std::thread::Builder::new()
            .name("autosave".to_string())
            .spawn(move || writer.run(&received))?;
        Ok(Autosave {
            folder,
            finished,
            locks: Locks::default(),
            jobs: Some(jobs),
            thread: Some(thread),
            errors,
            behind,
        })
    }

    /// Where the games lie.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The file beside which the review of a game and the notes on it belong: the record of a finished
    /// game, for autosaves go; else its autosave.
    pub fn home(&self, record: &Record<G>) -> PathBuf {
        let autosave = self.path(record);
        match &self.finished {
            Some(finished) => finished.home(&autosave),
            None => autosave,
        }
    }

    /// Has a game saved soon. Of several in a row only the newest is written; what cannot be written is
    /// tried again by itself.
    pub fn save(&self, record: &Record<G>) {
        let lock = self.locks.held(&self.path(record));
        self.behind.fetch_add(1, Ordering::Relaxed);
        self.send(Job::Save(Box::new(record.clone()), lock));
    }

    /// Whether a game that was handed over is still being written.
    ///
    /// Whoever can wait, as bots can, decides nothing until it is: then at most one decision is missing
    /// when the power fails, however slow the disk.
    pub fn is_writing(&self) -> bool {
        self.behind.load(Ordering::Relaxed) > 0
    }

    /// Has a game that ended at this table stay among the finished ones, soon; one that does not
    /// [count](super::finished::counts) is passed over.
    pub fn keep(&self, record: &Record<G>) {
        self.send(Job::Keep(Box::new(record.clone())));
    }

    /// Takes a game onto the table of this program: as long as the answer lives, no other program
    /// can do so.
    ///
    /// # Errors
    /// Another program plays it.
    pub fn hold(&self, record: &Record<G>) -> Result<Arc<Lock>, LockError> {
        self.locks.hold(&self.path(record))
    }

    /// The same by the file of an autosave, before it is read; `None` for a file that is none.
    ///
    /// # Errors
    /// Another program plays the game.
    pub fn hold_file(&self, path: &Path) -> Result<Option<Arc<Lock>>, LockError> {
        let (Some(name), Some(folder)) = (path.file_name(), path.parent()) else {
            return Ok(None);
        };
        // The same folder, by whatever way.
        let here = std::fs::canonicalize(&self.folder)
            .is_ok_and(|own| std::fs::canonicalize(folder).is_ok_and(|other| other == own));
        match here && is_own_name(name) {
            true => self.locks.hold(&self.folder.join(name)).map(Some),
            false => Ok(None),
        }
    }

    /// Whether a record that was read from this file is the game that is saved there, and not a
    /// copy of another.
    pub fn is_of(&self, path: &Path, record: &Record<G>) -> bool {
        path.file_name() == self.path(record).file_name()
    }

    /// Waits until everything so far is written, or has failed.
    pub fn flush(&self) {
        let (done, wait) = channel();
        self.send(Job::Flush(done));
        // An error means that the writer is gone, and that has been reported.
        let _ = wait.recv();
    }

    /// What could not be written since this was last asked.
    pub fn take_errors(&self) -> Vec<FileErrorOf<G>> {
        let errors = self.errors.lock();
        errors
            .map(|mut f| std::mem::take(&mut *f))
            .unwrap_or_default()
    }

    /// All autosaves, the latest first and damaged ones last.
    pub fn list(&self) -> Vec<Entry<G>> {
        list(&self.folder)
    }

    /// The game to continue: the latest that is neither over nor damaged.
    pub fn newest_unfinished(&self) -> Option<Entry<G>> {
        newest_unfinished(&self.folder)
    }

    /// The file of a game.
    pub fn path(&self, record: &Record<G>) -> PathBuf {
        path(&self.folder, record)
    }

    fn send(&self, job: Job<G>) {
        let sent = self
            .jobs
            .as_ref()
            .is_some_and(|jobs| jobs.send(job).is_ok());
        if !sent && let Ok(mut errors) = self.errors.lock() {
            errors.push(FileError {
                path: self.folder.clone(),
                flaw: FileFlaw::Io(std::io::Error::other("the writer has stopped")),
            });
        }
    }
}

impl<G: Game> Drop for Autosave<G> {
    fn drop(&mut self) {
        // Without a sender the writer ends when all is written.
        drop(self.jobs.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// The game to continue in a folder of autosaves: the latest that is neither over nor damaged.
pub fn newest_unfinished<G: Game>(folder: &Path) -> Option<Entry<G>> {
    let unfinished = |entry: &Entry<G>| entry.game.as_ref().is_ok_and(|game| !game.finished);
    list(folder).into_iter().find(unfinished)
}

/// Whether the game of this autosave is on a table just now, here or in another program.
pub fn is_held(path: &Path) -> bool {
    locks::is_held(path)
}

/// Portable, and the same for a game as long as it is played.
pub(super) fn path<G: Game>(folder: &Path, record: &Record<G>) -> PathBuf {
    let (created, id) = (record.created(), record.id());
    folder.join(format!("{PREFIX}{created}-{id:016x}.{EXTENSION}"))
}

/// When a game began and what tells it from others, as the name of its autosave says.
pub(super) fn own_name(name: &OsStr) -> Option<(u64, u64)> {
    let name = name.to_str()?;
    let stem = name.strip_prefix(PREFIX)?.strip_suffix(EXTENSION)?;
    let (created, id) = stem.strip_suffix('.')?.split_once('-')?;
    let parsed = (created.parse().ok()?, u64::from_str_radix(id, 16).ok()?);
    // One spelling only: what a person has named by hand is a person's.
    (name == format!("{PREFIX}{}-{:016x}.{EXTENSION}", parsed.0, parsed.1)).then_some(parsed)
}

/// Whether a file is called as autosaves are.
pub(super) fn is_own_name(name: &OsStr) -> bool {
    own_name(name).is_some()
}
