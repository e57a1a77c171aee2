//! Boards that a player wrote, read from files: for the referee and for new games.

use super::rules::{Board, BoardError};
use crate::files::{DiskError, read_text};
use std::fmt;
use std::path::{Path, PathBuf};

/// No board of 176 cells needs more bytes.
pub const LARGEST: u64 = 64 * 1024;

/// Why a board file cannot be used.
#[derive(Debug)]
pub struct BoardFileError {
    /// Which file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub flaw: BoardFileFlaw,
}

/// What is wrong with a board file.
#[derive(Debug)]
pub enum BoardFileFlaw {
    /// It cannot be read as a text.
    File(DiskError),
    /// The text is no board.
    Board(BoardError),
    /// Another file of the folder has a board of this name; a name means one board only.
    NameTwice(String),
}

impl fmt::Display for BoardFileFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardFileFlaw::File(why) => why.fmt(f),
            BoardFileFlaw::Board(why) => why.fmt(f),
            BoardFileFlaw::NameTwice(name) => {
                write!(f, "another board of the folder is called {name:?}")
            }
        }
    }
}

impl std::error::Error for BoardFileFlaw {}

impl fmt::Display for BoardFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.flaw)
    }
}

impl std::error::Error for BoardFileError {}

/// Reads a board that a player wrote.
///
/// # Errors
/// Names the file and what is wrong with it.
pub fn read(path: &Path) -> Result<Board, BoardFileError> {
    let text = read_text(path, LARGEST).map_err(BoardFileFlaw::File);
    let board = text.and_then(|text| Board::from_ron(&text).map_err(BoardFileFlaw::Board));
    board.map_err(|flaw| error(path, flaw))
}

fn error(path: &Path, flaw: BoardFileFlaw) -> BoardFileError {
    let path = path.to_path_buf();
    BoardFileError { path, flaw }
}

/// All boards of a folder, by the names of their files; none if there is no such folder.
pub fn read_all(folder: &Path) -> Vec<Result<Board, BoardFileError>> {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "ron"));
    paths.sort();
    let mut boards: Vec<Result<Board, BoardFileError>> = Vec::new();
    for path in paths {
        let board = read(&path).and_then(|board| {
            let known = boards.iter().flatten();
            match known.into_iter().any(|other| other.name() == board.name()) {
                true => {
                    let name = board.name().to_string();
                    Err(error(&path, BoardFileFlaw::NameTwice(name)))
                }
                false => Ok(board),
            }
        });
        boards.push(board);
    }
    boards
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_boards_are_found_and_bad_ones_named() {
        let folder = tempfile::tempdir().unwrap();
        let write =
            |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
        let rows = [["S~S.S..........."].as_slice(), &["................"; 10]].concat();
        write("a.ron", &format!("(name: \"mine\", rows: {rows:?})"));
        write("b.ron", &format!("(name: \"standard\", rows: {rows:?})"));
        write("c.ron", "no board");
        write("d.ron", &format!("(name: \"mine\", rows: {rows:?})"));
        let blanks = " ".repeat(LARGEST as usize);
        write(
            "e.ron",
            &format!("(name: \"large\", rows: {rows:?}){blanks}"),
        );
        std::fs::create_dir(folder.path().join("f.ron")).unwrap();
        write("notes.txt", "no board at all");
        let found = read_all(folder.path());
        assert_eq!(found.len(), 6);
        assert_eq!(found[0].as_ref().unwrap().name(), "mine");
        let faults: Vec<_> = found
            .iter()
            .flat_map(|board| board.as_ref().err())
            .collect();
        use BoardFileFlaw::{Board, File, NameTwice};
        assert!(matches!(faults[0].flaw, Board(BoardError::NameTaken(_))));
        assert!(matches!(faults[1].flaw, Board(BoardError::Syntax { .. })));
        assert!(faults[1].path.ends_with("c.ron"));
        assert!(matches!(faults[2].flaw, NameTwice(_)));
        let limit = LARGEST;
        assert!(matches!(faults[3].flaw, File(DiskError::TooLarge { limit: l }) if l == limit));
        assert!(matches!(faults[4].flaw, File(DiskError::NotAFile)));
        assert!(read_all(&folder.path().join("none")).is_empty());
    }
}
