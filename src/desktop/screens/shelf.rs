//! What can be opened: the autosaves and the saves with names, read off the main thread.

use super::Words;
use crate::data_folder;
use crate::desktop::Screen;
use crate::desktop::power::Waker;
use crate::desktop::session::{Autosaving, Trouble};
use crate::locale::Locale;
use crate::record::listing::{Entry, list};
use crate::record::saves::Saves;
use crate::record::{FileError, Kind, Player};
use crate::rules::Dynasty;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};
use std::time::{SystemTime, UNIX_EPOCH};

/// A game that lies on the shelf.
#[derive(Clone, Debug)]
pub struct Line {
    pub path: PathBuf,
    /// What its owner called it; empty for an autosave.
    pub title: String,
    pub game: Result<Game, String>,
}

/// What a list says about a game that can be opened.
#[derive(Clone, Debug)]
pub struct Game {
    pub players: Vec<Player<Dynasty>>,
    pub turns: u32,
    /// In seconds since 1970.
    pub updated: u64,
    pub finished: bool,
}

/// All games that can be opened.
#[derive(Resource, Default)]
pub struct Shelf {
    pub autosaves: Vec<Line>,
    pub saves: Vec<Line>,
    /// Whether the folders have been read at least once.
    pub read: bool,
    waiting: Option<Mutex<Receiver<Folders>>>,
}

type Folders = (Vec<Entry>, Vec<Entry>);

/// Reads the folders again.
#[derive(Message, Clone, Copy, Debug)]
pub struct Refresh;

impl Shelf {
    /// Whether the folders are being read, again perhaps.
    pub fn is_reading(&self) -> bool {
        self.waiting.is_some()
    }

    /// The game to continue: the latest that is neither over nor damaged.
    pub fn newest_unfinished(&self) -> Option<(&Line, &Game)> {
        let unfinished = |line: &'_ Line| line.game.as_ref().is_ok_and(|game| !game.finished);
        let line = self.autosaves.iter().find(|line| unfinished(line))?;
        Some((line, line.game.as_ref().ok()?))
    }
}

impl Game {
    /// `Anna, Ben, Apprentice (Pot)`
    pub fn names(&self, words: &Locale) -> String {
        words.list(self.players.iter().map(|p| player_name(p, words)))
    }

    /// The names of the people, and how many bots there are.
    pub fn company(&self, words: &Locale) -> (String, usize) {
        let people = self.players.iter().filter(|p| p.kind == Kind::Person);
        let names: Vec<String> = people.map(|p| player_name(p, words)).collect();
        let bots = self.players.len() - names.len();
        (words.list(names), bots)
    }

    /// `Turn 12, 3 hours ago`
    pub fn when(&self, words: &Locale) -> String {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = since.map_or(0, |time| time.as_secs());
        let ago = ago(now.saturating_sub(self.updated), words);
        let key = if self.finished {
            "game-finished"
        } else {
            "game-at-turn"
        };
        words.format(
            key,
            &[("turn", (self.turns + 1).into()), ("ago", ago.into())],
        )
    }
}

/// The name of a player, or of the dynasty that it plays where it has none.
pub fn player_name(player: &Player<Dynasty>, words: &Locale) -> String {
    if player.name.trim().is_empty() {
        words.dynasty(player.player)
    } else {
        player.name.clone()
    }
}

/// `3 hours ago`
fn ago(seconds: u64, words: &Locale) -> String {
    let (key, count) = match seconds {
        0..60 => ("ago-now", 0),
        60..3600 => ("ago-minutes", seconds / 60),
        3600..86_400 => ("ago-hours", seconds / 3600),
        86_400..5_184_000 => ("ago-days", seconds / 86_400),
        _ => ("ago-months", seconds / 2_629_800),
    };
    words.format(key, &[("count", count.into())])
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
            trouble.write(Trouble(words.file_error(&why)));
            None
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shelf>()
        .add_message::<Refresh>()
        .add_systems(OnEnter(Screen::Title), ask)
        .add_systems(OnEnter(Screen::Load), ask)
        .add_systems(PreUpdate, (begin, finish).chain());
}

fn ask(autosaving: Option<Res<Autosaving>>, mut refresh: MessageWriter<Refresh>) {
    // The decisive moment of the last game may be on its way to the disk.
    if let Some(autosaving) = autosaving {
        autosaving.0.flush();
    }
    refresh.write(Refresh);
}

fn begin(
    mut requests: MessageReader<Refresh>,
    mut shelf: ResMut<Shelf>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
) {
    if requests.read().count() == 0 {
        return;
    }
    let (answer, waiting) = channel();
    let waker = Waker::new(proxy.as_deref());
    let work = move || {
        let read = |folder: Option<PathBuf>| folder.map(|f| list(&f)).unwrap_or_default();
        let folders = (read(data_folder::autosaves()), read(data_folder::saves()));
        // Nobody waits any more when the program ends or when a later request has come.
        let _ = answer.send(folders);
        waker.wake();
    };
    let name = "shelf".to_string();
    if std::thread::Builder::new().name(name).spawn(work).is_ok() {
        shelf.waiting = Some(Mutex::new(waiting));
    }
}

fn finish(mut shelf: ResMut<Shelf>, words: Res<Words>) {
    let Some(waiting) = &shelf.waiting else {
        return;
    };
    let Ok((autosaves, saves)) = waiting
        .lock()
        .map_or(Err(()), |w| w.try_recv().map_err(drop))
    else {
        return;
    };
    let lines = |entries: Vec<Entry>| entries.into_iter().map(|e| line(e, &words)).collect();
    *shelf = Shelf {
        autosaves: lines(autosaves),
        saves: lines(saves),
        read: true,
        waiting: None,
    };
}

fn line(entry: Entry, words: &Words) -> Line {
    let (title, game) = match entry.game {
        Ok(game) => {
            let about = Game {
                players: game.players,
                turns: game.turns,
                updated: game.updated,
                finished: game.finished,
            };
            (game.title, Ok(about))
        }
        Err(why) => {
            let name = entry
                .path
                .file_stem()
                .map(|n| n.to_string_lossy().into_owned());
            (name.unwrap_or_default(), Err(words.file_error(&why)))
        }
    };
    Line {
        path: entry.path,
        title,
        game,
    }
}
