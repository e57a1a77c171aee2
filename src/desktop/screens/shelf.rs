//! What can be opened: the autosaves and the saves with names, read off the main thread.

mod game;

pub use game::{Game, OfBabel, OfTigris, Stand};

use crate::data_folder;
use crate::desktop::app::background::Background;
use crate::desktop::app::power::Waker;
use crate::desktop::app::screen::{Room, Screen};
use crate::desktop::app::trouble::Trouble;
use crate::desktop::app::words::Words;
use crate::desktop::session::{Autosaving, Session, TableGame};
use crate::desktop::theme::page::entry;
use crate::desktop::theme::widgets;
use crate::games::{Entry, FileError, Kind, Known, with_game};
use crate::locale::{Locale, Sentence};
use crate::record::autosave::is_held;
use crate::record::saves::Saves;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use bevy_egui::egui::Ui;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::Poll;

/// So many letters the name of a save has at most.
const LONGEST_NAME: usize = 40;

/// A game that lies on the shelf.
#[derive(Clone, Debug)]
pub struct Line {
    pub path: PathBuf,
    /// What its owner called it; empty for an autosave.
    pub title: String,
    pub game: Result<Game, String>,
    /// Whether the game is on a table, here or in another program.
    pub held: bool,
}

/// All games that can be opened.
#[derive(Resource, Default)]
pub struct Shelf {
    pub autosaves: Vec<Line>,
    pub saves: Vec<Line>,
    /// Whether the folders have been read at least once.
    pub read: bool,
    waiting: Option<Background<Folders>>,
    /// What earlier visits have read; whoever reads now has it for as long.
    known: Arc<Mutex<[Known; 2]>>,
}

/// The autosaves and the saves.
type Folders = [Vec<Line>; 2];

/// Reads the folders again.
#[derive(Message, Clone, Copy, Debug)]
pub struct Refresh;

impl Shelf {
    /// Whether the folders are being read, again perhaps.
    pub fn is_reading(&self) -> bool {
        self.waiting.is_some()
    }

    /// The game to continue: the latest that is neither over nor damaged, and rather one that
    /// nobody plays meanwhile.
    pub fn newest_unfinished(&self) -> Option<(&Line, &Game)> {
        let unfinished = |line: &'_ Line| line.game.as_ref().is_ok_and(|game| !game.finished);
        let mut lines = self.autosaves.iter().filter(|line| unfinished(line));
        let latest = lines.clone().next();
        let line = lines.find(|line| !line.held).or(latest)?;
        Some((line, line.game.as_ref().ok()?))
    }
}

/// The folder of saves with names; `None` if the system has no place for a player's files.
pub fn saves() -> Option<Saves> {
    data_folder::saves().map(Saves::new)
}

/// Tells a player why something could not be done with a file.
pub fn complain<R>(
    result: Result<R, FileError>,
    words: &Words,
    trouble: &mut MessageWriter<Trouble>,
) -> Option<R> {
    match result {
        Ok(answer) => Some(answer),
        Err(why) => {
            trouble.write(Trouble(why.sentence(words)));
            None
        }
    }
}

/// The field for the name of a save: whether it can be called so, which is said below it where it cannot,
/// and whether Enter was pressed.
pub fn title_entry(ui: &mut Ui, title: &mut String, words: &Words) -> (bool, bool) {
    let (field, entered) = entry(ui, title, &words.text("save-name"), LONGEST_NAME);
    let known = widgets::check_name(ui, &field, title, LONGEST_NAME, words);
    let can = Saves::may_be_called(title);
    if known && !can && !title.trim().is_empty() {
        widgets::objection(ui, words.text("file-fault-bad-name"));
    }
    (known && can, entered)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shelf>()
        .add_message::<Refresh>()
        .add_systems(OnEnter(Screen::Title), (forget, ask).chain())
        .add_systems(OnEnter(Screen::Load), (forget, ask).chain())
        .add_systems(PreUpdate, (begin, finish).chain());
    for game in Kind::ALL {
        with_game!(game, G => {
            app.add_systems(OnEnter(Screen::Title), write::<G>.before(ask))
                .add_systems(OnEnter(Screen::Load), write::<G>.before(ask))
                .add_systems(OnEnter(Screen::History), write::<G>)
                .add_systems(OnEnter(Screen::of(game, Room::Results)), close_the_book::<G>);
        });
    }
}

/// The decisive moment of the last game may be on its way to the disk.
fn write<G: TableGame>(autosaving: Option<Res<Autosaving<G>>>) {
    if let Some(autosaving) = autosaving {
        autosaving.0.flush();
    }
}

/// A game that is over is not offered to be continued while the folders are read again.
fn close_the_book<G: TableGame>(
    autosaving: Option<Res<Autosaving<G>>>,
    session: Option<Res<Session<G>>>,
    mut shelf: ResMut<Shelf>,
) {
    let (Some(autosaving), Some(session)) = (autosaving, session) else {
        return;
    };
    let path = autosaving.0.home(session.record());
    let lines = shelf.autosaves.iter_mut().filter(|line| line.path == path);
    for game in lines.filter_map(|line| line.game.as_mut().ok()) {
        game.finished = session.record().is_over();
    }
}

/// What was read before may be old by now: the list, and whoever wants to continue the latest game, wait for
/// what is on the disk.
fn forget(mut shelf: ResMut<Shelf>) {
    shelf.read = false;
}

fn ask(mut refresh: MessageWriter<Refresh>) {
    refresh.write(Refresh);
}

fn begin(
    mut requests: MessageReader<Refresh>,
    mut shelf: ResMut<Shelf>,
    words: Res<Words>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
) {
    if requests.read().count() == 0 {
        return;
    }
    let waker = Waker::new(proxy.as_deref());
    // Of an earlier request nobody wants the answer any more.
    let (known, words) = (shelf.known.clone(), words.0.clone());
    shelf.waiting = Background::thread("shelf", waker, move || {
        let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
        let [autosaves, saves] = &mut *known;
        let read = |folder: Option<PathBuf>, known: &mut Known| {
            let entries = folder.map(|folder| known.list(&folder)).unwrap_or_default();
            entries
                .into_iter()
                .map(|entry| line(entry, &words))
                .collect()
        };
        [
            read(data_folder::autosaves(), autosaves),
            read(data_folder::saves(), saves),
        ]
    })
    .inspect_err(|why| error!("the folders of games cannot be read: {why}"))
    .ok();
}

fn finish(mut shelf: ResMut<Shelf>) {
    let Some(Poll::Ready(folders)) = shelf.waiting.as_ref().map(Background::poll) else {
        return;
    };
    shelf.waiting = None;
    if let Some([autosaves, saves]) = folders {
        shelf.autosaves = autosaves;
        shelf.saves = saves;
        shelf.read = true;
    }
}

/// What a list says about a file. This looks at the disk once more, for whoever plays the game.
fn line(entry: Entry, words: &Locale) -> Line {
    let (title, game) = match entry.game {
        Ok(game) => (game.title().to_string(), Ok(Game::from(game))),
        Err(why) => {
            let name = entry
                .path
                .file_stem()
                .map(|n| n.to_string_lossy().into_owned());
            (name.unwrap_or_default(), Err(why.sentence(words)))
        }
    };
    Line {
        held: is_held(&entry.path),
        path: entry.path,
        title,
        game,
    }
}
