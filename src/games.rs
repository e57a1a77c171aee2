//! The games that there are: the only place that lists them.
//!
//! What is the same for every game stands on the trait [`Game`](crate::game::Game) and names none;
//! whoever meets a game without knowing which, in a file or a folder, asks here.

use crate::babel;
use crate::game::Game;
use crate::locale::{Locale, Sentence};
use crate::record::listing::{self, Summary};
use crate::record::{FileFlaw, Record, RecordError};
use crate::referee::Referee;
use crate::referee::desk::{Dealer, DealerOf};
use crate::tigris::{self, rules};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::cmp::Reverse;
use std::fmt;
use std::path::{Path, PathBuf};

/// Something of one of the games: of the first, Tigris & Euphrates, or of Babel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

    /// What tells the game from others in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Of::Tigris(()) => <rules::Position as Game>::ID,
            Of::Babel(()) => <babel::rules::Position as Game>::ID,
        }
    }

    /// What people call the game.
    pub fn name(self, locale: &Locale) -> String {
        locale.text(&format!("game-name-{}", self.id()))
    }

    /// The game of this name; the first where none is named, and nothing if there is no such game.
    pub fn named(name: Option<&str>) -> Option<Kind> {
        match name {
            None | Some(<rules::Position as Game>::ID) => Some(Of::Tigris(())),
            Some(<babel::rules::Position as Game>::ID) => Some(Of::Babel(())),
            Some(_) => None,
        }
    }
}

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
    match Record::read(path) {
        Ok(record) => Ok(Of::Tigris(record)),
        Err(error) if is_of_babel(&error) => match Record::read(path) {
            Ok(record) => Ok(Of::Babel(record)),
            Err(error) => Err(Of::Babel(error)),
        },
        Err(error) => Err(Of::Tigris(error)),
    }
}

/// Which game a file is of; the first where it does not say, for then its reader says why.
pub fn kind_of(path: &Path) -> Kind {
    match Record::<rules::Position>::read(path) {
        Err(error) if is_of_babel(&error) => Of::Babel(()),
        _ => Of::Tigris(()),
    }
}

/// A file in a folder of games.
#[derive(Debug)]
pub struct Entry {
    /// Where it lies.
    pub path: PathBuf,
    /// What is in it, or what is wrong with it.
    pub game: Result<Listed, FileError>,
}

/// All games of a folder, the latest first and damaged ones last.
pub fn list(folder: &Path) -> Vec<Entry> {
    let entry = |entry: tigris::Entry| Entry {
        game: match entry.game {
            Ok(summary) => Ok(Of::Tigris(summary)),
            Err(error) if is_of_babel(&error) => match Record::read(&entry.path) {
                Ok(record) => Ok(Of::Babel(Summary::of(&record))),
                Err(error) => Err(Of::Babel(error)),
            },
            Err(error) => Err(Of::Tigris(error)),
        },
        path: entry.path,
    };
    let mut entries: Vec<Entry> = listing::list(folder).into_iter().map(entry).collect();
    entries.sort_by_key(|entry| {
        let updated = match &entry.game {
            Ok(Of::Tigris(summary)) => summary.updated,
            Ok(Of::Babel(summary)) => summary.updated,
            Err(_) => 0,
        };
        (Reverse(updated), entry.path.clone())
    });
    entries
}

/// Whether a file is no game of the first kind, but one of Babel.
fn is_of_babel(error: &tigris::FileError) -> bool {
    let babel = <babel::rules::Position as Game>::ID;
    matches!(&error.flaw, FileFlaw::Record(RecordError::OtherGame { game }) if game == babel)
}

/// Who begins a game of each kind; the first where none is named.
static DEALERS: [&dyn Dealer; 2] = [
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
        for error in entries.iter().filter_map(|entry| entry.game.as_ref().err()) {
            let sentence = error.sentence(&Locale::english());
            assert!(sentence.contains(".ron"), "{sentence}");
        }
    }
}
