//! Saving by itself after every decision, off the main thread: one file a game, the last twenty kept.

use super::file::{UNFINISHED, remove};
use super::listing::{EXTENSION, Entry, files, list};
use super::{FileError, Record};
use crate::game::Game;
use crate::rules::Position;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, SystemTime};

/// How many games are kept.
pub const KEPT: usize = 20;

/// Left behind by a program that was killed while writing, and older than any writing takes.
const ABANDONED: Duration = Duration::from_secs(3600);

/// How the files of autosaves begin.
const PREFIX: &str = "game-";

type Fault<G> = FileError<<G as Game>::Refusal, <G as Game>::StartError>;

enum Job<G: Game> {
    Save(Box<Record<G>>),
    /// Answer when everything before this has been written.
    Flush(Sender<()>),
}

/// Writes games from a thread of its own; dropping it waits until all is written.
#[derive(Debug)]
pub struct Autosave<G: Game = Position> {
    folder: PathBuf,
    jobs: Option<Sender<Job<G>>>,
    thread: Option<JoinHandle<()>>,
    faults: Arc<Mutex<Vec<Fault<G>>>>,
}

impl<G: Game> Autosave<G> {
    /// Saves into this folder, which need not exist yet.
    ///
    /// # Errors
    /// The system has no thread left.
    pub fn start(folder: impl Into<PathBuf>) -> std::io::Result<Autosave<G>> {
        let folder = folder.into();
        let faults = Arc::new(Mutex::new(Vec::new()));
        let (jobs, received) = channel();
        let writer = Writer {
            folder: folder.clone(),
            faults: faults.clone(),
        };
        let thread = std::thread::Builder::new()
            .name("autosave".to_string())
            .spawn(move || writer.run(&received))?;
        Ok(Autosave {
            folder,
            jobs: Some(jobs),
            thread: Some(thread),
            faults,
        })
    }

    /// Where the games lie.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Has a game saved soon. Of several in a row only the newest is written.
    pub fn save(&self, record: &Record<G>) {
        self.send(Job::Save(Box::new(record.clone())));
    }

    /// Waits until everything so far is written, or has failed.
    pub fn flush(&self) {
        let (done, wait) = channel();
        self.send(Job::Flush(done));
        // An error means that the writer is gone, and that has been reported.
        let _ = wait.recv();
    }

    /// What could not be written since this was last asked.
    pub fn take_faults(&self) -> Vec<Fault<G>> {
        let faults = self.faults.lock();
        faults
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
        if !sent && let Ok(mut faults) = self.faults.lock() {
            faults.push(FileError {
                path: self.folder.clone(),
                fault: super::FileFault::Io(std::io::Error::other("the writer has stopped")),
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

/// Portable, and the same for a game as long as it is played.
fn path<G: Game>(folder: &Path, record: &Record<G>) -> PathBuf {
    let (created, id) = (record.created(), record.id());
    folder.join(format!("{PREFIX}{created}-{id:016x}.{EXTENSION}"))
}

struct Writer<G: Game> {
    folder: PathBuf,
    faults: Arc<Mutex<Vec<Fault<G>>>>,
}

impl<G: Game> Writer<G> {
    fn run(&self, jobs: &Receiver<Job<G>>) {
        self.remove_abandoned();
        while let Ok(job) = jobs.recv() {
            // Whatever has come in meanwhile: for each game the newest replaces the others.
            let mut newest = BTreeMap::new();
            let mut waiting = Vec::new();
            for job in std::iter::once(job).chain(jobs.try_iter()) {
                match job {
                    Job::Save(record) => {
                        newest.insert(record.id(), record);
                    }
                    Job::Flush(done) => waiting.push(done),
                }
            }
            for record in newest.values() {
                let path = path(&self.folder, record);
                match record.write(&path) {
                    Ok(()) => self.keep_the_latest(&path),
                    Err(fault) => self.report(fault),
                }
            }
            for done in waiting {
                let _ = done.send(());
            }
        }
    }

    fn report(&self, fault: Fault<G>) {
        if let Ok(mut faults) = self.faults.lock() {
            faults.push(fault);
        }
    }

    /// Deletes the games that were written longest ago, never the one that was written just now.
    fn keep_the_latest(&self, current: &Path) {
        let is_ours = |path: &PathBuf| {
            let name = path.file_name().map(|n| n.to_string_lossy().into_owned());
            name.is_some_and(|name| name.starts_with(PREFIX)) && path != current
        };
        let mut others: Vec<(SystemTime, PathBuf)> = files(&self.folder)
            .into_iter()
            .filter(is_ours)
            .map(|path| (written(&path), path))
            .collect();
        others.sort();
        let surplus = (others.len() + 1).saturating_sub(KEPT);
        for (_, path) in others.into_iter().take(surplus) {
            // Another window of this program keeps the same folder.
            if let Err(fault) = remove(&path)
                && !Fault::<G>::is_gone(&fault)
            {
                self.report(fault);
            }
        }
    }

    fn remove_abandoned(&self) {
        let entries = std::fs::read_dir(&self.folder);
        for entry in entries.into_iter().flatten().flatten() {
            let path = entry.path();
            let ours = entry.file_name().to_string_lossy().starts_with(UNFINISHED);
            let age = written(&path).elapsed().unwrap_or_default();
            if ours && age > ABANDONED {
                // If it cannot be removed it does no harm either.
                let _ = std::fs::remove_file(&path);
            }
        }
    }
}

fn written(path: &Path) -> SystemTime {
    let modified = std::fs::metadata(path).and_then(|about| about.modified());
    modified.unwrap_or(SystemTime::UNIX_EPOCH)
}
