//! The games that there are, as a closed list.
//!
//! What is the same for every game stands on the trait [`Game`](crate::game::Game) and names none;
//! whoever meets a game without knowing which, in a file or a folder, asks here. A new game is a
//! variant of [`Of`], an entry of [`Kind::ALL`] and an arm of `with_game`: whatever does something for
//! every game goes through these, or does not compile without the new one; what else a new game needs, the README
//! lists.

mod exercises;
mod terms;

pub use exercises::{collection, exercises};
pub use terms::{Sitting, Terms};

use crate::babel;
use crate::game::Game;
use crate::locale::{Locale, Sentence};
use crate::record::exchange::{self, Imported};
use crate::record::listing::{self, Summary};
use crate::record::saves::Saves;
use crate::record::{FileFlaw, Record, file};
use crate::referee::Referee;
use crate::referee::desk::{Dealer, DealerOf};
use crate::tigris::{self, rules};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::path::{Path, PathBuf};

/// Something of one of the games: of the first, Tigris & Euphrates, or of Babel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Of<T, B> {
    /// Of Tigris & Euphrates.
    Tigris(T),
    /// Of Babel.
    Babel(B),
}

/// A recorded game, whichever it is.
pub type Opened = Of<tigris::Record, Record<babel::rules::Position>>;

/// What a list says about a recorded game.
pub type Listed = Of<tigris::Summary, Summary<babel::rules::Position>>;

/// Why a file of a game could not be read.
pub type FileError = Of<tigris::FileError, babel::FileError>;

/// One of the games, by itself.
pub type Kind = Of<(), ()>;

impl Kind {
    /// All games, the first one first.
    pub const ALL: [Kind; 2] = [Of::Tigris(()), Of::Babel(())];

    /// The game that is meant where none is named.
    pub const FIRST: Kind = Kind::ALL[0];

    /// What tells the game from others in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Of::Tigris(()) => <rules::Position as Game>::ID,
            Of::Babel(()) => <babel::rules::Position as Game>::ID,
        }
    }

    /// What people call the game: `game-name-ID` of the locale files, where `title-about-ID` says in
    /// a line what it is.
    pub fn name(self, locale: &Locale) -> String {
        locale.text(&format!("game-name-{}", self.id()))
    }

    /// The game of this name; the first where none is named, and nothing if there is no such game.
    pub fn named(name: Option<&str>) -> Option<Kind> {
        match name {
            None => Some(Kind::FIRST),
            Some(name) => Kind::ALL.into_iter().find(|game| game.id() == name),
        }
    }
}

/// Does the same for whichever game it is: what stands after the arrow is said of every game, with a
/// name for the type of its positions and, where that is wanted, one for its variant of [`Of`].
macro_rules! with_game {
    ($kind:expr, $Game:ident $(, $Mine:ident)? => $done:expr) => {
        match $kind {
            $crate::games::Of::Tigris(()) => {
                $(use $crate::games::Of::Tigris as $Mine;)?
                type $Game = $crate::tigris::rules::Position;
                $done
            }
            $crate::games::Of::Babel(()) => {
                $(use $crate::games::Of::Babel as $Mine;)?
                type $Game = $crate::babel::rules::Position;
                $done
            }
        }
    };
}
#[cfg(feature = "desktop")]
pub(crate) use with_game;

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Kind {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Kind, D::Error> {
        let name = String::deserialize(from)?;
        let unknown = || de::Error::custom(format!("there is no game {name}"));
        Kind::named(Some(&name)).ok_or_else(unknown)
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Of::Tigris(error) => error.fmt(f),
            Of::Babel(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for FileError {}

impl FileError {
    /// Whether there is a file already where one was to be written.
    pub fn is_there_already(&self) -> bool {
        match self {
            Of::Tigris(error) => matches!(error.flaw, FileFlaw::Exists),
            Of::Babel(error) => matches!(error.flaw, FileFlaw::Exists),
        }
    }

    /// Whether there is no such file, or none any more.
    pub fn is_gone(&self) -> bool {
        match self {
            Of::Tigris(error) => error.is_gone(),
            Of::Babel(error) => error.is_gone(),
        }
    }
}

impl Sentence for FileError {
    fn sentence(&self, locale: &Locale) -> String {
        match self {
            Of::Tigris(error) => locale.file_error(error),
            Of::Babel(error) => locale.file_error(error),
        }
    }
}

/// Reads a record from a file, of whichever game it is.
///
/// # Errors
/// Names the file and says what is wrong with it.
pub fn open(path: &Path) -> Result<Opened, FileError> {
    with_game!(kind_of(path), G, Mine => Record::<G>::read(path).map(Mine).map_err(Mine))
}

/// Which game a file is of; the first where it does not say, or where there is no such game, for then
/// its reader says what is wrong.
pub fn kind_of(path: &Path) -> Kind {
    Kind::named(file::game_in(path).as_deref()).unwrap_or(Kind::FIRST)
}

/// A file in a folder of games.
#[derive(Debug)]
pub struct Entry {
    /// Where it lies.
    pub path: PathBuf,
    /// What is in it, or what is wrong with it.
    pub game: Result<Listed, FileError>,
}

impl Entry {
    /// When the game was played last, in seconds since 1970; nothing for a damaged one.
    fn updated(&self) -> Option<u64> {
        match self.game.as_ref().ok()? {
            Of::Tigris(summary) => Some(summary.updated),
            Of::Babel(summary) => Some(summary.updated),
        }
    }
}

impl Listed {
    /// What a person called it; empty for an autosave.
    pub fn title(&self) -> &str {
        match self {
            Of::Tigris(summary) => &summary.title,
            Of::Babel(summary) => &summary.title,
        }
    }
}

/// All games of a folder, the latest first and damaged ones last.
pub fn list(folder: &Path) -> Vec<Entry> {
    Known::default().list(folder)
}

/// The game to continue in a folder of autosaves: the latest that is neither over nor damaged.
pub fn newest_unfinished(folder: &Path) -> Option<PathBuf> {
    let unfinished = |entry: &Entry| match &entry.game {
        Ok(Of::Tigris(summary)) => !summary.finished,
        Ok(Of::Babel(summary)) => !summary.finished,
        Err(_) => false,
    };
    let entry = list(folder).into_iter().find(unfinished);
    entry.map(|entry| entry.path)
}

/// The games of a folder as they were read before, so that only what has changed is read again.
#[derive(Debug, Default)]
pub struct Known(listing::Known<Listed>);

impl Known {
    /// All games of a folder, the latest first and damaged ones last.
    pub fn list(&mut self, folder: &Path) -> Vec<Entry> {
        let read = self.0.read(folder, summary).into_iter();
        let mut entries: Vec<Entry> = read.map(|(path, game)| Entry { path, game }).collect();
        // What another window of this program has just deleted is not damaged, but gone.
        entries.retain(|entry| !entry.game.as_ref().is_err_and(FileError::is_gone));
        entries.sort_by_cached_key(|entry| listing::place(entry.updated(), &entry.path));
        entries
    }
}

/// What a list says about a file.
fn summary(path: &Path) -> Result<Listed, FileError> {
    with_game!(kind_of(path), G, Mine => match Record::<G>::read(path) {
        Ok(record) => Ok(Mine(Summary::of(&record))),
        Err(error) => Err(Mine(error)),
    })
}

/// Copies a game to another place, as [`exchange::export`] does.
///
/// # Errors
/// The game is damaged, there is a file already, or what the system says.
pub fn export(from: &Path, to: &Path, replace: bool) -> Result<(), FileError> {
    with_game!(kind_of(from), G, Mine => exchange::export::<G>(from, to, replace).map_err(Mine))
}

/// Takes a file from elsewhere in among the saves, as [`exchange::import`] does.
///
/// # Errors
/// The file is no game, or what the system says.
pub fn import(from: &Path, saves: &Saves) -> Result<Imported, FileError> {
    with_game!(kind_of(from), G, Mine => exchange::import::<G>(from, saves).map_err(Mine))
}

/// Gives a save another title, as [`Saves::rename`] does.
///
/// # Errors
/// Another save has the title, the file is damaged, or what the system says.
pub fn rename(saves: &Saves, path: &Path, title: &str) -> Result<PathBuf, FileError> {
    with_game!(kind_of(path), G, Mine => saves.rename::<G>(path, title).map_err(Mine))
}

/// Deletes a game.
///
/// # Errors
/// What the system says, or that somebody plays the game.
pub fn remove(path: &Path) -> Result<(), FileError> {
    file::remove(path).map_err(Of::Tigris)
}

/// Who begins a game of each kind; the first where none is named.
static DEALERS: [&dyn Dealer; Kind::ALL.len()] = [
    &DealerOf::<rules::Position>::NEW,
    &DealerOf::<babel::rules::Position>::NEW,
];

impl Referee {
    /// A referee of every game, without one on the table, who answers in English.
    ///
    /// It is made here, since the referee itself knows no game by name.
    pub fn new() -> Referee {
        Referee::of(&DEALERS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tigris::rules::{Board, Seats, Setup};

    #[test]
    fn every_game_has_its_name_and_the_first_needs_none() {
        assert_eq!(Kind::named(None), Some(Of::Tigris(())));
        assert_eq!(Kind::named(Some("tigris")), Some(Of::Tigris(())));
        assert_eq!(Kind::named(Some("babel")), Some(Of::Babel(())));
        assert_eq!(Kind::named(Some("chess")), None);
    }

    #[test]
    fn games_of_both_kinds_lie_in_one_folder() {
        let folder = tempfile::tempdir().unwrap();
        let setup = Setup::new(Board::standard(), Seats::first(2).unwrap(), 1);
        let first: tigris::Record = Record::new(setup.into(), Vec::new()).unwrap();
        let start = babel::Start::Setup(babel::rules::Setup::new(1));
        let second: Record<babel::rules::Position> = Record::new(start, Vec::new()).unwrap();
        let path = |name: &str| folder.path().join(name);
        first.write(&path("first.ron")).unwrap();
        second.write(&path("second.ron")).unwrap();
        let text = second.to_ron().unwrap();
        std::fs::write(path("third.ron"), text.replace("\"babel\"", "\"chess\"")).unwrap();
        std::fs::write(path("fourth.ron"), text.replace("decisions", "choices")).unwrap();

        assert_eq!(kind_of(&path("second.ron")), Of::Babel(()));
        assert_eq!(kind_of(&path("fourth.ron")), Of::Babel(()));
        for name in ["first.ron", "third.ron", "missing.ron"] {
            assert_eq!(kind_of(&path(name)), Of::Tigris(()));
        }
        assert_eq!(open(&path("first.ron")).unwrap(), Of::Tigris(first));
        assert_eq!(open(&path("second.ron")).unwrap(), Of::Babel(second));
        assert!(matches!(open(&path("third.ron")), Err(Of::Tigris(_))));
        assert!(matches!(open(&path("fourth.ron")), Err(Of::Babel(_))));
        let entries = list(folder.path());
        assert_eq!(entries.len(), 4);
        let games = entries.iter().filter_map(|entry| entry.game.as_ref().ok());
        let of_babel = games.filter(|game| matches!(game, Of::Babel(_))).count();
        assert_eq!(of_babel, 1);
        assert!(entries[2].game.is_err() && entries[3].game.is_err());
        assert_eq!(
            newest_unfinished(folder.path()),
            Some(entries[0].path.clone())
        );
        let saves = Saves::new(folder.path().join("saves"));
        let saved = import(&path("second.ron"), &saves).unwrap();
        assert_eq!(saved.title, "second");
        let saved = rename(&saves, &saved.path, "Ur").unwrap();
        export(&saved, &path("fifth.ron"), false).unwrap();
        let again = export(&saved, &path("fifth.ron"), false);
        assert!(again.is_err_and(|error| error.is_there_already()));
        assert!(
            matches!(open(&path("fifth.ron")).unwrap(), Of::Babel(game) if game.title() == "Ur")
        );
        remove(&path("fifth.ron")).unwrap();
        assert_eq!(list(folder.path()).len(), 4);
        for error in entries.iter().filter_map(|entry| entry.game.as_ref().err()) {
            let sentence = error.sentence(&Locale::english());
            assert!(sentence.contains(".ron"), "{sentence}");
        }
    }
}
