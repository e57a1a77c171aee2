//! What lies in a folder of games: a line for each, damaged ones included.

use super::{FileError, Player, Record, now};
use crate::game::Game;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

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
    /// Whether it goes on from a moment of another game.
    pub branch: bool,
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
            branch: record.is_branch(),
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

/// The files of games in a folder, by their names; none if there is no such folder.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files = names(folder);
    files.sort();
    files
}

/// Two computers on one folder do not have quite the same time.
const TOLERANCE: u64 = 600;

/// A week, in seconds.
const WEEK: u64 = 7 * 24 * 60 * 60;

/// What orders games from the oldest to the latest. What was saved in the future was saved before the clock
/// was put back, nobody knows when: it stands as if it were a week ago, behind what was saved since, and not
/// as the first that has to go.
pub(super) fn age(updated: u64, now: u64) -> (u64, u64) {
    let was = match updated <= now.saturating_add(TOLERANCE) {
        true => updated,
        false => now.saturating_sub(WEEK),
    };
    (was, updated)
}

/// All games of a folder, the latest first and damaged ones last.
pub fn list<G: Game>(folder: &Path) -> Vec<Entry<G>> {
    let mut known = Known::default();
    let summary = |path: &Path| Record::read(path).map(|record| Summary::of(&record));
    let read = known.read(folder, summary).into_iter();
    in_order(read.map(|(path, game)| Entry { path, game }).collect())
}

/// The coarsest clock of a file system, and some: what was written more recently may be written
/// again at what is the same moment for the file.
const TICK: Duration = Duration::from_secs(4);

/// What a file looks like from outside: another time or another size is another game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Look {
    modified: SystemTime,
    size: u64,
}

impl Look {
    /// `None` where nothing can be told from it.
    pub fn of(path: &Path) -> Option<Look> {
        let about = std::fs::metadata(path).ok()?;
        let modified = about.modified().ok()?;
        let age = SystemTime::now().duration_since(modified).ok()?;
        (age > TICK).then_some(Look {
            modified,
            size: about.len(),
        })
    }
}

/// What was read of the games of a folder before, so that only what has changed is read again: to
/// read a game is to play it through.
#[derive(Debug)]
pub struct Known<S>(HashMap<PathBuf, (Look, S)>);

impl<S> Default for Known<S> {
    fn default() -> Known<S> {
        Known(HashMap::new())
    }
}

impl<S: Clone> Known<S> {
    /// All games of a folder, in no order; `summary` reads what is new.
    pub fn read<E>(
        &mut self,
        folder: &Path,
        summary: impl Fn(&Path) -> Result<S, E>,
    ) -> Vec<(PathBuf, Result<S, E>)> {
        let mut before = std::mem::take(&mut self.0);
        let all = names(folder).into_iter().map(|path| {
            // Looked at before it is read: what changes meanwhile is read again the next time.
            let look = Look::of(&path);
            let known = before.remove(&path);
            let known = known.filter(|(then, _)| Some(*then) == look);
            let game = match known {
                Some((_, summary)) => Ok(summary),
                None => summary(&path),
            };
            if let (Some(look), Ok(summary)) = (look, &game) {
                self.0.insert(path.clone(), (look, summary.clone()));
            }
            (path, game)
        });
        all.collect()
    }
}

/// What puts the games of a list in order: the latest first, and damaged ones last, which nobody
/// knows to be of any time.
pub fn place(updated: Option<u64>, path: &Path) -> impl Ord + use<> {
    let now = now();
    let age = updated.map(|updated| age(updated, now));
    (std::cmp::Reverse(age), path.to_path_buf())
}

fn in_order<G: Game>(mut entries: Vec<Entry<G>>) -> Vec<Entry<G>> {
    // What another window of this program has just deleted is not damaged, but gone.
    entries.retain(|entry| !entry.game.as_ref().is_err_and(FileError::is_gone));
    entries.sort_by_cached_key(|entry| {
        let updated = entry.game.as_ref().ok().map(|game| game.updated);
        place(updated, &entry.path)
    });
    entries
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tigris::rules::{Board, Position, Seats, Setup};
    use std::fs::{self, File};

    /// Writes a file that was last changed so many seconds ago.
    fn write(path: &Path, text: &str, seconds: u64) {
        fs::write(path, text).unwrap();
        let then = SystemTime::now() - Duration::from_secs(seconds);
        let file = File::options().write(true).open(path).unwrap();
        file.set_modified(then).unwrap();
    }

    #[test]
    fn what_comes_from_the_future_is_neither_the_oldest_nor_the_latest() {
        let now = 100 * WEEK;
        let [ago, lately, just_now] = [5 * WEEK, WEEK / 2, 60].map(|since| age(now - since, now));
        for ahead in [2 * 60 * 60, 400 * 24 * 60 * 60] {
            let wrong = age(now + ahead, now);
            assert!(ago < wrong, "what is older goes first");
            assert!(
                wrong < lately && wrong < just_now,
                "what was saved since stays"
            );
        }
        assert!(
            just_now < age(now + 60, now),
            "two clocks are never quite alike"
        );
    }

    #[test]
    fn only_what_has_changed_is_read_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("one.ron");
        let setup = Setup::new(Board::standard(), Seats::first(2).unwrap(), 7);
        let mut record: Record<Position> = Record::new(setup.into(), Vec::new()).unwrap();
        record.set_title("One");
        record.write(&path).unwrap();
        let text = fs::read_to_string(&path).unwrap();
        let other = text.replace("One", "Two");
        assert_eq!(text.len(), other.len());
        let mut known = Known::default();
        let mut titles = || -> Vec<String> {
            let title = |path: &Path| Record::<Position>::read(path).map(|r| r.title().to_string());
            let all = known.read(folder.path(), title).into_iter();
            all.map(|(_, game)| game.unwrap_or("?".into())).collect()
        };
        let then = SystemTime::now() - Duration::from_secs(60);
        let touch = |to: SystemTime| {
            let file = File::options().write(true).open(&path).unwrap();
            file.set_modified(to).unwrap();
        };
        touch(then);
        assert_eq!(titles(), ["One"]);
        // As nobody writes it: the same time and the same size. It is not even opened.
        fs::write(&path, &other).unwrap();
        touch(then);
        assert_eq!(titles(), ["One"]);
        // Another time, another size.
        write(&path, &other, 30);
        assert_eq!(titles(), ["Two"]);
        fs::write(&path, "damaged").unwrap();
        assert_eq!(titles(), ["?"]);
        // What was written just now may be written again within a tick of the clock.
        write(&path, &text, 0);
        assert_eq!(titles(), ["One"]);
        let now = fs::metadata(&path).unwrap().modified().unwrap();
        fs::write(&path, &other).unwrap();
        touch(now);
        assert_eq!(titles(), ["Two"]);
        fs::remove_file(&path).unwrap();
        assert!(titles().is_empty());
    }
}
