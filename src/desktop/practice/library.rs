//! All exercises and how everybody stands with them: read off the main thread whenever the page is
//! opened, and written there after every answer.

use crate::data_folder;
use crate::desktop::app::background::Background;
use crate::desktop::app::power::{Power, Waker};
use crate::desktop::app::profiles::People;
use crate::desktop::app::screen::{Leaving, Screen};
use crate::desktop::app::settings::Settings;
use crate::desktop::app::trouble::Trouble;
use crate::desktop::app::words::Words;
use crate::files::DiskError;
use crate::games::{Kind, exercises};
use crate::history::exercises::{Seen, gather, is_of, names};
use crate::local_time::day_number;
use crate::practice::{Card, Exercise, Id, Read, Shelf, ShelfFlaw, Store};
use crate::record::finished::Finished;
use crate::review::Thresholds;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::Poll;
use std::time::{Duration, Instant, SystemTime};

/// So long the end of the program waits for answers that are being written.
const PATIENCE: Duration = Duration::from_secs(2);

/// The day that it is, where it is not that of the clock: for tests.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Today(pub Option<i64>);

impl Today {
    /// The day, counted from 1970.
    pub fn day(self) -> i64 {
        self.0.unwrap_or_else(|| {
            let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
            day_number(now.map_or(0, |since| since.as_secs()))
        })
    }
}

type Answered = Result<(Shelf, Option<ShelfFlaw>), ShelfFlaw>;

/// All exercises, and how everybody stands with them.
#[derive(Resource, Default)]
pub struct Library {
    own: Vec<Arc<Exercise>>,
    shipped: Vec<(Kind, Vec<Arc<Exercise>>)>,
    shelf: Shelf,
    /// Whether they have been read since the page was opened.
    pub read: bool,
    /// What is wrong with some file, in a sentence.
    pub damaged: Option<String>,
    waiting: Option<Background<Found>>,
    again: bool,
    /// How many answers had been given when the look began.
    asked_at: u64,
    answered: u64,
    answers: Vec<Background<Answered>>,
    /// What earlier looks have seen; whoever reads now has it for as long.
    seen: Arc<Mutex<Seen>>,
}

/// What a look found.
struct Found {
    read: Read,
    shipped: Vec<(Kind, Vec<Arc<Exercise>>)>,
    faults: Vec<DiskError>,
}

/// Reads everything again.
#[derive(Message, Clone, Copy, Debug)]
pub struct Refresh;

/// The store of this player; nothing if the system has no place for a player's files.
pub fn store() -> Option<Store> {
    data_folder::practice().map(Store::new)
}

impl Library {
    /// The exercises of a person's own games, what is asked first before what is asked later.
    pub fn own(&self, people: &People) -> Vec<Arc<Exercise>> {
        let who = people.known().chosen();
        let names = names(who);
        let own = self.own.iter().filter(|exercise| is_of(exercise, who));
        let mut own: Vec<Arc<Exercise>> = own.cloned().collect();
        own.sort_by_cached_key(|exercise| {
            let card = self.shelf.card(&names, exercise.id);
            let due = card.map_or(Some(i64::MIN), Card::due);
            (due.unwrap_or(i64::MAX), exercise.id)
        });
        own
    }

    /// The exercises that the program brings along of a game, easy to hard.
    pub fn shipped(&self, game: Kind) -> &[Arc<Exercise>] {
        let found = self.shipped.iter().find(|(of, _)| *of == game);
        found.map_or(&[], |(_, all)| all)
    }

    /// How a person stands with an exercise; nothing where it was never answered.
    pub fn card(&self, people: &People, exercise: Id) -> Option<&Card> {
        self.shelf.card(&names(people.known().chosen()), exercise)
    }

    /// Takes an answer in and has it written.
    pub fn answer(&mut self, people: &People, exercise: Id, right: bool, today: i64, waker: Waker) {
        let names = names(people.known().chosen());
        self.answered += 1;
        self.shelf.answer(&names, exercise, right, today);
        let Some(store) = store() else {
            return;
        };
        let write = move || store.answer(&names, exercise, right, today);
        match Background::thread("shelf", waker, write) {
            Ok(answer) => self.answers.push(answer),
            Err(why) => error!("an answer cannot be written: {why}"),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Library>()
        .init_resource::<Today>()
        .add_message::<Refresh>()
        .add_systems(OnEnter(Screen::Practice), ask)
        .add_systems(PreUpdate, (hear, finish, begin).chain())
        .add_systems(Last, leave.in_set(Leaving));
}

fn ask(mut library: ResMut<Library>, mut refresh: MessageWriter<Refresh>) {
    library.read = false;
    refresh.write(Refresh);
}

fn begin(
    mut requests: MessageReader<Refresh>,
    mut library: ResMut<Library>,
    settings: Res<Settings>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
) {
    if requests.read().count() == 0 && !library.again {
        return;
    }
    library.again = library.waiting.is_some();
    if library.again {
        return;
    }
    library.asked_at = library.answered;
    let known = library.own.iter().map(|own| (own.id, own.clone()));
    let known: HashMap<Id, Arc<Exercise>> = known.collect();
    let shipped = library.shipped.clone();
    let (seen, thresholds) = (library.seen.clone(), settings.review);
    let waker = Waker::new(proxy.as_deref());
    library.waiting = Background::thread("exercises", waker, move || {
        let mut seen = seen.lock().unwrap_or_else(PoisonError::into_inner);
        look(&known, shipped, &thresholds, &mut seen)
    })
    .inspect_err(|why| error!("the exercises cannot be read: {why}"))
    .ok();
}

fn look(
    known: &HashMap<Id, Arc<Exercise>>,
    mut shipped: Vec<(Kind, Vec<Arc<Exercise>>)>,
    thresholds: &Thresholds,
    seen: &mut Seen,
) -> Found {
    if shipped.is_empty() {
        let all = |game: Kind| exercises(game).into_iter().map(Arc::new).collect();
        shipped.extend(Kind::ALL.map(|game| (game, all(game))));
    }
    let mut found = Found {
        read: Read::default(),
        shipped,
        faults: Vec::new(),
    };
    if let (Some(store), Some(history)) = (store(), data_folder::history()) {
        found.faults = gather(&Finished::new(history), &store, thresholds, seen);
        found.read = store.read(known);
    }
    found
}

fn finish(
    mut library: ResMut<Library>,
    words: Res<Words>,
    mut power: ResMut<Power>,
    mut trouble: MessageWriter<Trouble>,
) {
    let Some(Poll::Ready(found)) = library.waiting.as_ref().map(Background::poll) else {
        return;
    };
    power.stay_awake();
    library.waiting = None;
    library.read = !library.again;
    let Some(found) = found else {
        return;
    };
    library.own = found.read.exercises;
    library.shipped = found.shipped;
    if library.answered == library.asked_at {
        library.shelf = found.read.shelf;
    } else {
        // Answers have been given meanwhile: the shelf is read once more.
        library.again = true;
    }
    if let Some(flaw) = found.read.flaw {
        trouble.write(Trouble(told(&flaw, &words)));
    }
    if let Some(why) = found.faults.first() {
        let why = ("why", words.disk_error(why).into());
        trouble.write(Trouble(words.format("practice-not-kept", &[why])));
    }
    if let Some(first) = found.read.damaged.first() {
        let values = [
            ("file", name(first).into()),
            ("count", found.read.damaged.len().into()),
        ];
        library.damaged = Some(words.format("practice-damaged", &values));
    }
}

fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// What is wrong with the shelf.
fn told(flaw: &ShelfFlaw, words: &Words) -> String {
    match flaw {
        ShelfFlaw::Damaged(aside) => {
            words.format("practice-shelf-damaged", &[("file", name(aside).into())])
        }
        ShelfFlaw::Newer => words.text("practice-shelf-newer"),
        ShelfFlaw::Disk(why) => {
            let why = ("why", words.disk_error(why).into());
            words.format("practice-not-kept", &[why])
        }
    }
}

/// Hears of answers that have been written.
fn hear(mut library: ResMut<Library>, words: Res<Words>, mut trouble: MessageWriter<Trouble>) {
    if library.answers.is_empty() {
        return;
    }
    let mut written = Vec::new();
    library.answers.retain(|answer| match answer.poll() {
        Poll::Pending => true,
        Poll::Ready(answered) => {
            written.extend(answered);
            false
        }
    });
    let last = library.answers.is_empty();
    for answered in written {
        let flaw = match answered {
            Ok((shelf, flaw)) => {
                // What another window has written is in it; of what is still on its way nothing is.
                if last {
                    library.shelf = shelf;
                }
                flaw
            }
            Err(flaw) => Some(flaw),
        };
        if let Some(flaw) = flaw {
            trouble.write(Trouble(told(&flaw, &words)));
        }
    }
}

/// The program ends: what is on its way to the disk gets there.
fn leave(mut library: ResMut<Library>) {
    let until = Instant::now() + PATIENCE;
    let answers = std::mem::take(&mut library.answers);
    while answers.iter().any(|answer| answer.poll().is_pending()) && Instant::now() < until {
        std::thread::sleep(Duration::from_millis(2));
    }
}
