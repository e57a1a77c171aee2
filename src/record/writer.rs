//! The thread that writes autosaves and finished games, and tries again what could not be written.

use super::autosave::{KEPT, is_own_name, own_name, path};
use super::file::{self, LARGEST};
use super::finished::Finished;
use super::listing::{age, names};
use super::locks::{self, Lock, Locks};
use super::text::Stamp;
use super::{FileErrorOf, FileFlaw, Record, beside, now};
use crate::files;
use crate::game::Game;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime};

/// How long what could not be written waits for another try: whoever makes room may decide nothing any
/// more, and a game that has ended has no next decision.
const AGAIN: Duration = Duration::from_secs(5);

pub(super) enum Job<G: Game> {
    /// The game stays locked until it is written.
    Save(Box<Record<G>>, Option<Arc<Lock>>),
    /// The game has ended at this table.
    Keep(Box<Record<G>>),
    /// Answer when everything before this has been written.
    Flush(Sender<()>),
}

/// What of a game is not on the disk yet.
struct Left<G: Game> {
    /// It has ended, and is to stay among the finished ones.
    keep: Option<Unwritten<Box<Record<G>>>>,
    save: Option<Unwritten<(Box<Record<G>>, Option<Arc<Lock>>)>>,
}

/// Something to be written, and whether it has been told that this failed: that another try fails as
/// well is no news.
struct Unwritten<T> {
    what: T,
    told: bool,
}

impl<T> Unwritten<T> {
    fn new(what: T) -> Option<Unwritten<T>> {
        Some(Unwritten { what, told: false })
    }
}

pub(super) struct Writer<G: Game> {
    folder: PathBuf,
    finished: Option<Finished>,
    errors: Arc<Mutex<Vec<FileErrorOf<G>>>>,
    behind: Arc<AtomicUsize>,
    again: Duration,
    /// By the numbers of games; for each the newest replaces the others.
    left: BTreeMap<u64, Left<G>>,
}

impl<G: Game> Writer<G> {
    pub(super) fn new(
        folder: PathBuf,
        finished: Option<Finished>,
        errors: Arc<Mutex<Vec<FileErrorOf<G>>>>,
        behind: Arc<AtomicUsize>,
    ) -> Writer<G> {
        Writer {
            folder,
            finished,
            errors,
            behind,
            again: AGAIN,
            left: BTreeMap::new(),
        }
    }

    /// Writes until nobody can send jobs any more. What cannot be written even then is lost.
    pub(super) fn run(mut self, jobs: &Receiver<Job<G>>) {
        files::clear_forgotten(&self.folder);
        locks::tidy(&self.folder);
        loop {
            let job = match self.left.is_empty() {
                true => jobs.recv().map_err(RecvTimeoutError::from),
                false => jobs.recv_timeout(self.again),
            };
            let over = matches!(job, Err(RecvTimeoutError::Disconnected));
            // Whatever has come in meanwhile.
            let mut waiting = Vec::new();
            let mut saves = 0;
            for job in job.into_iter().chain(jobs.try_iter()) {
                match job {
                    Job::Save(record, lock) => {
                        saves += 1;
                        let left = self.left_of(record.id());
                        left.save = Unwritten::new((record, lock));
                    }
                    Job::Keep(record) => {
                        let left = self.left_of(record.id());
                        left.keep = Unwritten::new(record);
                    }
                    Job::Flush(done) => waiting.push(done),
                }
            }
            let written = self.write();
            // Before the old ones are looked through: nobody waits for that.
            self.behind.fetch_sub(saves, Ordering::Relaxed);
            for path in &written {
                self.keep_the_latest(path);
            }
            for done in waiting {
                let _ = done.send(());
            }
            if over {
                return;
            }
        }
    }

    fn left_of(&mut self, id: u64) -> &mut Left<G> {
        let nothing = Left {
            keep: None,
            save: None,
        };
        self.left.entry(id).or_insert(nothing)
    }

    /// Writes what is left of all games, and answers the autosaves that were written.
    ///
    /// What ends is kept before its autosave knows of the end: a program that is killed in between has lost
    /// nothing, for whoever goes on from the autosave ends the same game, under the same name.
    fn write(&mut self) -> Vec<PathBuf> {
        let mut written = Vec::new();
        let mut errors = Vec::new();
        self.left.retain(|_, left| {
            let mut failed = |error, told: &mut bool| {
                if !std::mem::replace(told, true) {
                    errors.push(error);
                }
            };
            if let Some(ended) = &mut left.keep {
                let kept = self.finished.as_ref().map(|f| f.keep(&ended.what));
                match kept {
                    Some(Err(error)) => failed(error, &mut ended.told),
                    _ => left.keep = None,
                }
            }
            if let Some(save) = &mut left.save {
                let path = path(&self.folder, &save.what.0);
                match save.what.0.write_held(&path) {
                    Ok(()) => {
                        written.push(path);
                        left.save = None;
                    }
                    Err(error) => failed(error, &mut save.told),
                }
            }
            left.keep.is_some() || left.save.is_some()
        });
        for error in errors {
            self.report(error);
        }
        written
    }

    /// Whether an autosave may go: a finished game must be among the finished ones first.
    fn is_safe(&self, path: &Path) -> bool {
        let Some(finished) = &self.finished else {
            return true;
        };
        let taken = match finished.knows(path) {
            true => Ok(false),
            false => match Record::<G>::read(path) {
                Ok(record) => finished.take(&record, path),
                // Nobody knows what it is.
                Err(why) if matches!(why.flaw, FileFlaw::Io(_)) && !why.is_gone() => Err(why),
                // What cannot be read as this game has never been one that ended here.
                Err(_) => Ok(false),
            },
        };
        // Its review and its notes may be newer than what was taken along earlier.
        match taken.and_then(|_| finished.bring::<G>(path, true)) {
            Ok(()) => true,
            Err(error) => {
                self.report(error);
                false
            }
        }
    }

    fn report(&self, error: FileErrorOf<G>) {
        if let Ok(mut errors) = self.errors.lock() {
            errors.push(error);
        }
    }

    /// Deletes the games that were saved longest ago, never the one that was saved just now nor one
    /// that is played elsewhere, and nothing that was not written here.
    fn keep_the_latest(&self, current: &Path) {
        let mut others = names(&self.folder);
        others.retain(|path| path.file_name().is_some_and(is_own_name) && path != current);
        // Each would have to be read: only where there may be too many.
        if others.len() < KEPT {
            return;
        }
        let now = now();
        let mut others: Vec<_> = others
            .into_iter()
            // Of those that were saved in the same second the file system may know more.
            .filter_map(|path| Some((age(saved(&path)?, now), written(&path), path)))
            .collect();
        others.sort();
        let surplus = (others.len() + 1).saturating_sub(KEPT);
        for (_, _, path) in others.into_iter().take(surplus) {
            // Nobody can take it onto a table while it is being deleted.
            let locks = Locks::default();
            let Ok(_lock) = locks.hold(&path) else {
                continue;
            };
            if !self.is_safe(&path) {
                continue;
            }
            match files::remove(&path) {
                Ok(()) => beside::remove(&path),
                // Another window of this program keeps the same folder.
                Err(error) if error.is_gone() => {}
                Err(error) => self.report(file::error(&path, error.into())),
            }
        }
    }
}

fn written(path: &Path) -> SystemTime {
    let modified = std::fs::metadata(path).and_then(|about| about.modified());
    modified.unwrap_or(SystemTime::UNIX_EPOCH)
}

/// When an autosave was saved, as it says itself; `None` for what only looks like one.
fn saved(path: &Path) -> Option<u64> {
    let named = own_name(path.file_name()?)?;
    let stamp = Stamp::of(&files::read_text(path, LARGEST).ok()?)?;
    (named == (stamp.created, stamp.id)).then_some(stamp.updated)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tigris::rules::{Board, Position, Seats, Setup};
    use std::sync::mpsc::channel;
    use std::time::Instant;

    #[test]
    fn what_could_not_be_written_is_tried_again_by_itself() {
        let folder = tempfile::tempdir().unwrap();
        let saves = folder.path().join("autosaves");
        std::fs::write(&saves, "in the way").unwrap();
        let setup = Setup::new(Board::standard(), Seats::first(2).unwrap(), 1);
        let record = Record::<Position>::new(setup.into(), Vec::new()).unwrap();
        let errors = Arc::default();
        let mut writer = Writer::new(saves.clone(), None, Arc::clone(&errors), Arc::default());
        writer.again = Duration::from_millis(2);
        let (jobs, received) = channel();
        jobs.send(Job::Save(Box::new(record.clone()), None))
            .unwrap();
        let thread = std::thread::spawn(move || writer.run(&received));
        let until = |what: &dyn Fn() -> bool| {
            let end = Instant::now() + Duration::from_secs(60);
            while !what() {
                assert!(Instant::now() < end);
                std::thread::sleep(Duration::from_millis(1));
            }
        };
        until(&|| !errors.lock().unwrap().is_empty());
        std::fs::remove_file(&saves).unwrap();
        let path = path(&saves, &record);
        until(&|| path.exists());
        drop(jobs);
        thread.join().unwrap();
        assert_eq!(Record::read(&path).unwrap(), record);
        assert_eq!(errors.lock().unwrap().len(), 1, "another try is no news");
    }
}
