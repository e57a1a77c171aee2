//! What can be opened: the autosaves and the saves with names, read off the main thread.

use crate::data_folder;
use crate::desktop::app::background::Background;
use crate::desktop::app::power::Waker;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::trouble::Trouble;
use crate::desktop::app::words::Words;
use crate::desktop::games::tigris::Autosaving;
use crate::local_time;
use crate::locale::Locale;
use crate::record::autosave::is_held;
use crate::record::listing::Known;
use crate::record::saves::Saves;
use crate::record::{Kind, Player};
use crate::tigris::rules::Position;
use crate::tigris::rules::{Dynasty, Table};
use crate::tigris::words::players::company;
use crate::tigris::{Entry, FileError};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::Poll;
use std::time::{SystemTime, UNIX_EPOCH};

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

/// What a list says about a game that can be opened.
#[derive(Clone, Debug)]
pub struct Game {
    pub players: Vec<Player<Dynasty>>,
    pub turns: u32,
    /// In seconds since 1970.
    pub updated: u64,
    pub finished: bool,
    /// What everybody sees of it.
    pub table: Arc<Table>,
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
    known: Arc<Mutex<[Known<Position>; 2]>>,
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

impl Game {
    /// `Anna, Ben, Pot (bot)`
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

    /// `Anna 9, Ben 7`, best first: what each had in the lowest colour, treasures included. `None`
    /// while the game goes on, for points are nobody's business till then.
    pub fn result(&self, words: &Locale) -> Option<String> {
        self.table.ending()?;
        let standings = self.table.standings().standings;
        let scores = standings.iter().map(|standing| {
            let player = self.players.iter().find(|p| p.player == standing.dynasty);
            let name = player.map_or_else(
                || words.dynasty(standing.dynasty),
                |player| player_name(player, words),
            );
            let points = standing.ascending()[0];
            words.format(
                "load-score",
                &[("name", name.into()), ("points", points.into())],
            )
        });
        Some(words.list(scores))
    }

    /// `23 November 2026, 3 hours ago`, or the second part alone where the date is not known.
    pub fn date(&self, words: &Locale) -> String {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = since.map_or(0, |time| time.as_secs());
        let ago = ago(now.saturating_sub(self.updated), words);
        let Some(date) = local_time::date(self.updated) else {
            return ago;
        };
        let month = words.text(&format!("month-{}", date.month));
        words.format(
            "load-date",
            &[
                ("day", date.day.into()),
                ("month", month.into()),
                // A year is no number with a mark at the thousands.
                ("year", date.year.to_string().into()),
                ("ago", ago.into()),
            ],
        )
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

/// The name of a player, or of the dynasty that it plays where it has none; a bot says so.
pub fn player_name(player: &Player<Dynasty>, words: &Locale) -> String {
    let company = company(std::slice::from_ref(player));
    words.at_table(company).player_in_list(player.player)
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
        .add_systems(OnEnter(Screen::Load), (forget, ask).chain())
        .add_systems(PreUpdate, (begin, finish).chain());
}

/// What was read before may be old by now: the list waits for what is on the disk.
fn forget(mut shelf: ResMut<Shelf>) {
    shelf.read = false;
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
        let read = |folder: Option<PathBuf>, known: &mut Known<Position>| {
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
        Ok(game) => {
            let about = Game {
                players: game.players,
                turns: game.turns,
                updated: game.updated,
                finished: game.finished,
                table: Arc::new(game.position.table().clone()),
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
        held: is_held(&entry.path),
        path: entry.path,
        title,
        game,
    }
}
