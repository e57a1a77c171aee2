//! The finished games, read off the main thread: at the start of the program, and whenever the page
//! is opened.

use crate::data_folder;
use crate::desktop::app::background::Background;
use crate::desktop::app::power::Waker;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::trouble::Trouble;
use crate::desktop::app::words::Words;
use crate::history::folder::{Damaged, Read};
use crate::history::takeover::take_over;
use crate::history::{History, Line};
use crate::locale::{Locale, Sentence};
use crate::record::finished::Finished;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::Poll;

/// All finished games.
#[derive(Resource, Default)]
pub struct Library {
    /// The latest first.
    pub lines: Arc<Vec<Line>>,
    /// Whether they have been read since the page was opened.
    pub read: bool,
    /// Raised whenever they have been read.
    pub serial: u64,
    /// What could not be read, in a sentence.
    pub damaged: Option<String>,
    waiting: Option<Background<Found>>,
    /// Whether somebody has asked for another look while one was under way.
    again: bool,
    /// What earlier looks have read; whoever reads now has it for as long.
    known: Arc<Mutex<Option<History>>>,
}

/// What a look found.
struct Found {
    read: Read,
    /// Why some older game could not be taken in.
    faults: Vec<String>,
}

/// Reads the folder again.
#[derive(Message, Clone, Copy, Debug)]
pub struct Refresh;

/// The folder of finished games; `None` if the system has no place for a player's files.
pub fn finished() -> Option<Finished> {
    data_folder::history().map(Finished::new)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Library>()
        .add_message::<Refresh>()
        // Games that ended before there was a history are taken in before they are pruned.
        .add_systems(PostStartup, |mut refresh: MessageWriter<Refresh>| {
            refresh.write(Refresh);
        })
        .add_systems(OnEnter(Screen::History), ask)
        .add_systems(PreUpdate, (finish, begin).chain());
}

/// The look begins in the next frame, when the shelf has had written what was on its way to the disk.
fn ask(mut library: ResMut<Library>, mut refresh: MessageWriter<Refresh>) {
    library.read = false;
    refresh.write(Refresh);
}

fn begin(
    mut requests: MessageReader<Refresh>,
    mut library: ResMut<Library>,
    words: Res<Words>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
) {
    if requests.read().count() == 0 && !library.again {
        return;
    }
    // Each look comes to its end: only it knows of the damaged files that it has set aside.
    library.again = library.waiting.is_some();
    if library.again {
        return;
    }
    let waker = Waker::new(proxy.as_deref());
    let (known, words) = (library.known.clone(), words.0.clone());
    library.waiting = Background::thread("history", waker, move || {
        let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
        look(&mut known, &words)
    })
    .inspect_err(|why| error!("the finished games cannot be read: {why}"))
    .ok();
}

fn look(known: &mut Option<History>, words: &Locale) -> Found {
    let folders = (data_folder::autosaves(), data_folder::saves());
    let (Some(finished), (Some(autosaves), Some(saves))) = (finished(), folders) else {
        return Found {
            read: Read::default(),
            faults: Vec::new(),
        };
    };
    let history = known.get_or_insert_with(|| History::new(finished));
    let (read, faults) = take_over(history, &autosaves, &saves);
    let faults = faults.iter().map(|why| why.sentence(words)).collect();
    Found { read, faults }
}

fn finish(
    mut library: ResMut<Library>,
    words: Res<Words>,
    screen: Res<State<Screen>>,
    mut trouble: MessageWriter<Trouble>,
) {
    let Some(Poll::Ready(found)) = library.waiting.as_ref().map(Background::poll) else {
        return;
    };
    library.waiting = None;
    library.serial += 1;
    let Some(Found { read, faults }) = found else {
        return;
    };
    library.lines = Arc::new(read.lines);
    library.read = !library.again;
    if let Some(told) = told(&read.damaged, &words) {
        library.damaged = Some(told);
    }
    // Whoever plays is told when the page is opened: then it is tried once more.
    if *screen.get() == Screen::History
        && let Some(first) = faults.into_iter().next()
    {
        trouble.write(Trouble(first));
    }
}

/// What is wrong with some files: the first is named, the others are counted.
fn told(damaged: &[Damaged], words: &Locale) -> Option<String> {
    let first = damaged.first()?;
    let why = first.why.sentence(words);
    let text = match &first.aside {
        Some(aside) => {
            let aside = aside.file_name().unwrap_or_default().to_string_lossy();
            let values = [("file", why.into()), ("aside", aside.as_ref().into())];
            words.format("history-damaged", &values)
        }
        None => why,
    };
    Some(match damaged.len() {
        1 => text,
        count => {
            let values = [("text", text.into()), ("count", (count - 1).into())];
            words.format("history-damaged-more", &values)
        }
    })
}
