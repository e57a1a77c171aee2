//! Saves that come from elsewhere and go elsewhere: taken in among the others, or copied out.

use super::file::{LARGEST, error};
use super::locks::is_held;
use super::saves::Saves;
use super::{FileErrorOf, FileFlaw, Record};
use crate::files::{read_text, write, write_new};
use crate::game::Game;
use std::path::{Path, PathBuf};

/// The longest title that is taken over.
const LONGEST: usize = 40;

/// Copies a game to another place, byte by byte. Without leave to replace it, a file that is there
/// already stays, and the error is [`FileFlaw::Exists`].
///
/// # Errors
/// The game is damaged, there is no such folder or another file, or what the system says.
pub fn export<G: Game>(from: &Path, to: &Path, replace: bool) -> Result<(), FileErrorOf<G>> {
    let text = read_text(from, LARGEST).map_err(|why| error(from, why.into()))?;
    // What cannot be opened here cannot be opened there either.
    Record::<G>::from_ron(&text).map_err(|why| error(from, FileFlaw::Record(why)))?;
    if is_held(to) {
        return Err(error(to, FileFlaw::Busy));
    }
    if to.exists() && !replace {
        return Err(error(to, FileFlaw::Exists));
    }
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
    if folder.is_some_and(|folder| !folder.is_dir()) {
        let why = std::io::ErrorKind::NotADirectory.into();
        return Err(error(to, FileFlaw::Io(why)));
    }
    let written = match replace {
        true => write(to, &text),
        false => write_new(to, &text),
    };
    written.map_err(|why| error(to, why.into()))
}

/// A game from elsewhere among the saves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// Where the save lies.
    pub path: PathBuf,
    /// What it is called.
    pub title: String,
    /// Whether the same game lay there already: then nothing was written.
    pub known: bool,
}

/// Takes a file from elsewhere in among the saves, under its own title or the file's name; one that another game has
/// gets a number.
///
/// # Errors
/// The file is no game, or what the system says.
pub fn import<G: Game>(from: &Path, saves: &Saves) -> Result<Imported, FileErrorOf<G>> {
    let record: Record<G> = Record::read(from)?;
    let stem = from.file_stem().map(|stem| stem.to_string_lossy());
    let wanted = [record.title().to_string(), stem.unwrap_or_default().into()];
    let wanted = wanted.map(|title| tidy(&title));
    let usable = wanted.iter().find(|title| saves.path(title).is_some());
    let title = usable.cloned().unwrap_or_else(|| "1".to_string());
    let taken = |title: &String| {
        let (path, exists) = saves.place(title)?;
        exists.then_some(path)
    };
    let serves = |title: &String| taken(title).is_none_or(|path| is_same(&path, &record));
    let numbered = (2..).map(|number| format!("{title} ({number})"));
    let title = std::iter::once(title.clone()).chain(numbered).find(serves);
    let title = title.unwrap_or_default();
    let (path, known) = match taken(&title) {
        Some(path) => (path, true),
        None => (saves.save_as(&record, &title)?, false),
    };
    Ok(Imported { path, title, known })
}

/// Whether the save there is the same game, come as far, whatever it is called.
fn is_same<G: Game>(path: &Path, record: &Record<G>) -> bool {
    Record::<G>::read(path).is_ok_and(|there| {
        there.id() == record.id()
            && there.start() == record.start()
            && there.players() == record.players()
            && there.decisions() == record.decisions()
    })
}

/// A title from elsewhere in one line, and not too long.
fn tidy(title: &str) -> String {
    let plain = |c: char| if c.is_control() { ' ' } else { c };
    let title: String = title.chars().map(plain).collect();
    let short: String = title.trim().chars().take(LONGEST).collect();
    short.trim().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tigris::Record;
    use crate::tigris::rules::{Board, Position, Seats, Setup};

    fn record(title: &str) -> Record {
        let setup = Setup::new(Board::standard(), Seats::first(2).unwrap(), 7);
        let mut record: Record = Record::new(setup.into(), Vec::new()).unwrap();
        record.set_title(title);
        record
    }

    #[test]
    fn an_export_replaces_nothing_without_leave() {
        let folder = tempfile::tempdir().unwrap();
        let (from, to) = (folder.path().join("a.ron"), folder.path().join("b.ron"));
        record("Sunday").write(&from).unwrap();
        std::fs::write(&to, "somebody's").unwrap();
        let error = export::<Position>(&from, &to, false).unwrap_err();
        assert!(matches!(error.flaw, FileFlaw::Exists), "{error}");
        assert_eq!(std::fs::read_to_string(&to).unwrap(), "somebody's");
        export::<Position>(&from, &to, true).unwrap();
        assert_eq!(std::fs::read(&from).unwrap(), std::fs::read(&to).unwrap());
        // A folder that is not there is not made: a slip of the pen would scatter folders.
        let nowhere = folder.path().join("no/such/c.ron");
        let error = export::<Position>(&from, &nowhere, false).unwrap_err();
        assert!(matches!(error.flaw, FileFlaw::Io(_)), "{error}");
        assert!(!folder.path().join("no").exists());
        std::fs::write(&from, "damaged").unwrap();
        let error = export::<Position>(&from, &to, true).unwrap_err();
        assert_eq!(error.path, from);
        assert_ne!(std::fs::read(&to).unwrap(), b"damaged");
    }

    #[test]
    fn what_is_taken_in_has_a_name_of_its_own() {
        let folder = tempfile::tempdir().unwrap();
        let saves = Saves::new(folder.path().join("saves"));
        for (file, title, wanted) in [
            ("x.ron", "Sunday", "Sunday"),
            ("x.ron", "Sunday", "Sunday (2)"),
            ("x.ron", "sunday", "sunday (3)"),
            ("From Anna.txt", "", "From Anna"),
            ("…", "?!", "1"),
            ("y.ron", " a\nb\u{7} ", "a b"),
        ] {
            let path = folder.path().join(file);
            record(title).write(&path).unwrap();
            let saved = import::<Position>(&path, &saves).unwrap();
            assert_eq!((&*saved.title, saved.known), (wanted, false));
            let read: Record = Record::read(&saved.path).unwrap();
            assert_eq!(read.title(), wanted);
            // Once more it is the same save.
            let known = import::<Position>(&path, &saves).unwrap();
            let same = Imported {
                known: true,
                ..saved
            };
            assert_eq!(known, same);
        }
        assert_eq!(saves.list::<Position>().len(), 6);
        let long = folder.path().join("long.ron");
        record(&"x".repeat(500)).write(&long).unwrap();
        let saved = import::<Position>(&long, &saves).unwrap();
        assert_eq!(saved.title.len(), 40);
        let broken = folder.path().join("broken.ron");
        std::fs::write(&broken, "(").unwrap();
        assert!(import::<Position>(&broken, &saves).is_err());
        assert_eq!(saves.list::<Position>().len(), 7);
    }
}
