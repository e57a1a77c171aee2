//! What is known of the game that is looked back at: its review, the work on it, and notes.

use super::Reviewed;
use crate::desktop::app::background::Background;
use crate::desktop::app::power::Waker;
use crate::desktop::session::Session;
use crate::desktop::session::bot_task::BotTask;
use crate::files::DiskError;
use crate::record::Record;
use crate::review::{Companion, Mark, Persons, Plan, Review, Summary, Thresholds, marks, review};
use bevy::log::error;
use bevy::prelude::Resource;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::Poll;
use std::time::Duration;

/// The longest note, in characters.
pub const LONGEST: usize = 1000;

/// A review, and what it comes to by the thresholds of the settings.
pub struct Found {
    pub review: Review,
    /// Of seats on which people and bots played what the people did.
    pub summary: Summary,
    /// Those seats.
    pub shared: Vec<usize>,
    pub marks: Vec<Mark>,
    /// Everybody's chances as they are shown, by moment and then by seat: those of the review, which rest on
    /// what each of them knew, scaled so that together they make one.
    pub chances: Vec<Vec<f32>>,
    thresholds: Thresholds,
}

impl Found {
    fn new<G: Reviewed>(session: &Session<G>, review: Review, thresholds: Thresholds) -> Found {
        let (part, shared) = Persons::of(session.record(), session.timeline()).part(&review);
        let summary = Summary::of(&part, G::KINDS.len(), &thresholds);
        let marks = marks(&review, &thresholds, summary.turning_point);
        let chances = review.chances.iter().map(|chances| parts_of_one(chances));
        Found {
            chances: chances.collect(),
            review,
            summary,
            shared,
            marks,
            thresholds,
        }
    }

    /// The moments of the marks that count, each once.
    pub fn moments_of(&self, counts: impl Fn(&Mark) -> bool) -> Vec<usize> {
        let marks = self.marks.iter().filter(|mark| counts(mark));
        let mut moments: Vec<usize> = marks.map(|mark| mark.moment).collect();
        moments.dedup();
        moments
    }

    /// From where on losses are called so.
    pub fn thresholds(&self) -> &Thresholds {
        &self.thresholds
    }
}

/// Parts of one.
fn parts_of_one(chances: &[f32]) -> Vec<f32> {
    let all: f32 = chances.iter().sum();
    match all > 0.0 {
        true => chances.iter().map(|chance| chance / all).collect(),
        false => chances.to_vec(),
    }
}

/// The note on the moment on the screen, as it is being written.
#[derive(Default)]
pub(super) struct Draft {
    pub decisions: usize,
    pub text: String,
    /// Whether it says something else than what is kept, and since when it is as it is.
    pub changed: bool,
    pub since: Option<Duration>,
}

/// What is known of the game that is looked back at.
#[derive(Resource)]
pub struct Desk {
    /// The file of the game; nothing is kept of a game without one.
    file: Option<PathBuf>,
    companion: Companion,
    /// The moments whose notes were written here.
    changed: BTreeSet<usize>,
    reading: Option<Background<Result<Companion, DiskError>>>,
    work: Option<BotTask<Option<Review>>>,
    /// How much of the work is done, in thousandths.
    progress: Arc<AtomicU32>,
    found: Option<Found>,
    /// A review that has just come and is not sorted by thresholds yet.
    fresh: Option<Review>,
    saves: Vec<Background<Result<(), DiskError>>>,
    writer: Writer,
    pub(super) draft: Draft,
    /// The moment that the panel tells of.
    pub(super) told: Option<usize>,
    /// Whether the panel is shown.
    pub open: bool,
    /// Whether a review was asked for that has not begun.
    pub(super) wanted: bool,
    /// Whether the sums are.
    pub sums: bool,
    /// Whether the sums have just been closed: their button has the keyboard again.
    pub(super) summed: bool,
    /// Whether only what people did is marked.
    pub(super) own: bool,
}

/// Whether a mark is about what somebody at the screen decided or drew, whoever sits there later.
pub(super) fn is_persons<G: Reviewed>(session: &Session<G>, mark: &Mark) -> bool {
    Persons::of(session.record(), session.timeline()).made(mark)
}

impl Desk {
    /// Begins to read what lies beside the game.
    pub(super) fn open<G: Reviewed>(
        record: Record<G>,
        file: Option<PathBuf>,
        waker: Waker,
    ) -> Desk {
        let companion = Companion::of(&record);
        let from = file.clone();
        let reading = from.and_then(|file| {
            let read = move || Companion::read(&file, &record);
            let reading = Background::thread("review file", waker, read);
            reading
                .inspect_err(|why| error!("a review cannot be read: {why}"))
                .ok()
        });
        Desk {
            file,
            companion,
            changed: BTreeSet::new(),
            reading,
            work: None,
            progress: Arc::default(),
            found: None,
            fresh: None,
            saves: Vec::new(),
            writer: Writer::default(),
            draft: Draft {
                // Of no moment yet.
                decisions: usize::MAX,
                ..Draft::default()
            },
            told: None,
            open: false,
            wanted: false,
            sums: false,
            summed: false,
            own: false,
        }
    }

    /// Whether a mark is shown: all are, or only those of the people who played.
    pub(super) fn shows<G: Reviewed>(&self, session: &Session<G>, mark: &Mark) -> bool {
        !self.own || is_persons(session, mark)
    }

    /// The file of the game, if it has one.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// The review, if there is one.
    pub fn found(&self) -> Option<&Found> {
        self.found.as_ref()
    }

    /// What is kept beside the game.
    pub fn companion(&self) -> &Companion {
        &self.companion
    }

    /// How much of the work is done, 0 to 1; nothing if nobody works.
    pub fn progress(&self) -> Option<f32> {
        let done = self.progress.load(Ordering::Relaxed) as f32 / 1000.0;
        self.work.as_ref().map(|_| done)
    }

    /// Whether it is not known yet what lies beside the game.
    pub fn is_reading(&self) -> bool {
        self.reading.is_some()
    }

    /// Begins to review, unless somebody is at it or it is done.
    pub(super) fn begin<G: Reviewed>(&mut self, session: &Session<G>, plan: Plan, waker: Waker) {
        let is_there = self.found.is_some() || self.fresh.is_some();
        if self.work.is_some() || is_there || self.reading.is_some() {
            return;
        }
        let record = session.record().clone();
        self.progress.store(0, Ordering::Relaxed);
        let (progress, wake) = (self.progress.clone(), waker.clone());
        let work = move |cancel: &_| {
            review(&record, &plan, cancel, &mut |so_far| {
                let now = (1000.0 * so_far.share()) as u32;
                // A frame for every hundredth.
                if progress.swap(now, Ordering::Relaxed) / 10 != now / 10 {
                    wake.wake();
                }
            })
        };
        self.work = Some(BotTask::begin(session.stamp(), waker, work));
    }

    /// Breaks the work off; nothing of it is kept.
    pub(super) fn cancel(&mut self) {
        self.work = None;
    }

    /// Takes in what has been read, worked out and written; whether anything came.
    pub(super) fn hear<G: Reviewed>(
        &mut self,
        session: &Session<G>,
        faults: &mut Vec<DiskError>,
    ) -> bool {
        let mut came = false;
        if let Some(Poll::Ready(read)) = self.reading.as_ref().map(Background::poll) {
            self.reading = None;
            came = true;
            match read {
                Some(Ok(companion)) => {
                    let kept = companion.review(session.record()).cloned();
                    // Whoever reviewed the game sees so.
                    self.open |= kept.is_some();
                    self.fresh = kept;
                    self.companion = companion;
                    self.draft.decisions = usize::MAX;
                }
                Some(Err(why)) => {
                    // What cannot be read must not be overwritten.
                    self.file = None;
                    faults.push(why);
                }
                None => self.file = None,
            }
        }
        if let Some(Poll::Ready(review)) = self.work.as_mut().map(BotTask::poll) {
            self.work = None;
            came = true;
            if let Some(review) = review.flatten() {
                self.companion.set_review(review.clone());
                self.fresh = Some(review);
                self.save(Waker::default());
            }
        }
        self.saves.retain(|save| match save.poll() {
            Poll::Pending => true,
            Poll::Ready(Some(Err(why))) => {
                faults.push(why);
                false
            }
            Poll::Ready(_) => false,
        });
        came
    }

    /// Sorts a review that has come, or all anew where the thresholds have changed.
    pub(super) fn call_by<G: Reviewed>(&mut self, session: &Session<G>, thresholds: &Thresholds) {
        let stale = self.found.as_ref();
        let stale = stale.is_some_and(|found| found.thresholds != *thresholds);
        let mut again = || self.found.take().map(|found| found.review);
        let review = match self.fresh.take() {
            None if stale => again(),
            fresh => fresh,
        };
        if let Some(review) = review {
            self.found = Some(Found::new(session, review, *thresholds));
        }
    }

    /// Another moment is on the screen: the note on the one before is kept.
    pub(super) fn turn_to(&mut self, decisions: usize, waker: Waker) {
        if self.draft.decisions != decisions {
            self.keep_note(waker);
            self.draft = Draft {
                decisions,
                text: self.companion.note(decisions).to_string(),
                ..Draft::default()
            };
        }
    }

    /// How long a note is to be left alone before it is written; nothing if there is none to write.
    pub(super) fn wait(&mut self, now: Duration, quiet: Duration) -> Option<Duration> {
        let since = *self.draft.since.get_or_insert(now);
        let left = (since + quiet).saturating_sub(now);
        self.draft.changed.then_some(left)
    }

    /// Has the note written, if it has changed.
    pub(super) fn keep_note(&mut self, waker: Waker) {
        if self.take_note() {
            self.save(waker);
        }
    }

    fn take_note(&mut self) -> bool {
        let draft = &mut self.draft;
        let changed = std::mem::take(&mut draft.changed);
        if changed {
            self.companion.set_note(draft.decisions, &draft.text);
            self.changed.insert(draft.decisions);
        }
        changed
    }

    /// Has everything written elsewhere; a later order makes an earlier one void.
    fn save(&mut self, waker: Waker) {
        let Some(file) = self.file.clone() else {
            return;
        };
        let job = self.job(file);
        match Background::thread("review file", waker, job) {
            Ok(save) => self.saves.push(save),
            Err(why) => error!("a review cannot be written: {why}"),
        }
    }

    /// The replay is left: work is broken off, and what has not been written yet is written.
    ///
    /// # Errors
    /// What the system says.
    pub(super) fn put_away(&mut self) -> Result<(), DiskError> {
        self.work = None;
        let unsaved = self.take_note() || !self.saves.is_empty();
        self.saves.clear();
        match self.file.clone().filter(|_| unsaved) {
            Some(file) => self.job(file)(),
            None => Ok(()),
        }
    }

    fn job(&self, file: PathBuf) -> impl FnOnce() -> Result<(), DiskError> + Send + 'static {
        let (companion, changed) = (self.companion.clone(), self.changed.clone());
        self.writer
            .job(move || companion.write_changed(&file, &changed))
    }
}

/// Puts the orders to write one file into their order.
#[derive(Clone, Default)]
struct Writer {
    latest: Arc<AtomicU64>,
    door: Arc<Mutex<()>>,
}

impl Writer {
    /// Writes, unless there is a later order by then.
    fn job(
        &self,
        write: impl FnOnce() -> Result<(), DiskError> + Send + 'static,
    ) -> impl FnOnce() -> Result<(), DiskError> + Send + 'static {
        let Writer { latest, door } = self.clone();
        let number = 1 + latest.fetch_add(1, Ordering::SeqCst);
        move || {
            let _one_at_a_time = door.lock().unwrap_or_else(PoisonError::into_inner);
            match latest.load(Ordering::SeqCst) == number {
                true => write(),
                false => Ok(()),
            }
        }
    }
}
