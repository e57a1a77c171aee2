//! What lies in a folder of games: a line for each, damaged ones included.

use super::{FileError, Player, Record, now};
use crate::game::Game;
use std::path::{Path, PathBuf};

/// How the files of games end.
pub const EXTENSION: &str = "ron";

/// A file in a folder of games.
#[derive(Debug)]
pub struct Entry<G: Game> {
    /// Where it lies.
    pub path: PathBuf,
    /// What is in it, or what is wrong with it.
    pub game: Result<Summary<G>, FileError<G::Refusal, G::StartError>>,
}

/// What a list says about a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary<G: Game> {
    /// What tells this game from all others; its autosave is named by it.
    pub id: u64,
    /// What a person called it; empty for an autosave.
    pub title: String,
    /// Who sits at the table, in the order of seats.
    pub players: Vec<Player<G::Player>>,
    /// How many turns have ended.
    pub turns: u32,
    /// How many decisions were made.
    pub decisions: usize,
    /// In seconds since 1970.
    pub created: u64,
    /// In seconds since 1970.
    pub updated: u64,
    /// Whether the game is over.
    pub finished: bool,
    /// The game as it stands.
    pub position: G,
}

impl<G: Game> Summary<G> {
    /// What a list says about this record.
    pub fn of(record: &Record<G>) -> Summary<G> {
        Summary {
            id: record.id(),
            title: record.title().to_string(),
            players: record.players().to_vec(),
            turns: record.position().turns(),
            decisions: record.decisions().len(),
            created: record.created(),
            updated: record.updated(),
            finished: record.is_over(),
            position: record.position().clone(),
        }
    }
}

/// The files of games in a folder, in no order; none if there is no such folder.
pub(super) fn names(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let is_game = |path: &PathBuf| {
        let name = path.file_name().map(|n| n.to_string_lossy().into_owned());
        path.extension().is_some_and(|e| e == EXTENSION)
            && name.is_some_and(|name| !name.starts_with('.'))
            && path.is_file()
    };
    entries.map(|entry| entry.path()).filter(is_game).collect()
}

/// Two computers on one folder do not have quite the same time.
const TOLERANCE: u64 = 600;

/// What orders games from the oldest to the latest. What was saved in the future was saved before
/// the clock was put back, so before everything that was saved since.
pub(super) fn age(updated: u64, now: u64) -> (bool, u64) {
    (updated <= now.saturating_add(TOLERANCE), updated)
}

/// All games of a folder, the latest first and damaged ones last.
pub fn list<G: Game>(folder: &Path) -> Vec<Entry<G>> {
    let now = now();
    let mut entries: Vec<Entry<G>> = names(folder)
        .into_iter()
        .map(|path| Entry {
            game: Record::read(&path).map(|record| Summary::of(&record)),
            path,
        })
        // What another window of this program has just deleted is not damaged, but gone.
        .filter(|entry| !entry.game.as_ref().is_err_and(FileError::is_gone))
        .collect();
    entries.sort_by_key(|entry| {
        let age = entry.game.as_ref().map(|game| age(game.updated, now));
        (std::cmp::Reverse(age.ok()), entry.path.clone())
    });
    entries
}
