//! Boards that a player wrote, read from files: for the referee and for new games.

use crate::rules::{Board, BoardError};
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// No board of 176 cells needs more bytes.
const LARGEST: u64 = 64 * 1024;

/// Why a board file cannot be used.
#[derive(Debug)]
pub struct BoardFileError {
    pub path: PathBuf,
    pub fault: BoardFileFault,
}

/// What is wrong with a board file.
#[derive(Debug)]
pub enum BoardFileFault {
    /// The system's word.
    Io(io::Error),
    /// A folder or a device.
    NotAFile,
    /// The text is no board.
    Board(BoardError),
    /// A shipped board has this name; a position names its board, so a name means one board only.
    NameTaken(String),
}

/// Reads a board that a player wrote.
///
/// # Errors
/// Names the file and what is wrong with it.
pub fn read(path: &Path) -> Result<Board, BoardFileError> {
    let fault = |fault| BoardFileError {
        path: path.to_path_buf(),
        fault,
    };
    let opened = File::open(path).map_err(|why| fault(BoardFileFault::Io(why)))?;
    if !opened.metadata().is_ok_and(|data| data.is_file()) {
        return Err(fault(BoardFileFault::NotAFile));
    }
    let mut text = String::new();
    let read = opened.take(LARGEST).read_to_string(&mut text);
    read.map_err(|why| fault(BoardFileFault::Io(why)))?;
    let board = Board::from_ron(&text).map_err(|why| fault(BoardFileFault::Board(why)))?;
    if Board::named(board.name()).is_some_and(|shipped| shipped != board) {
        let name = board.name().to_string();
        return Err(fault(BoardFileFault::NameTaken(name)));
    }
    Ok(board)
}

/// All boards of a folder, by the names of their files; none if there is no such folder.
pub fn read_all(folder: &Path) -> Vec<Result<Board, BoardFileError>> {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "ron"));
    paths.sort();
    paths.iter().map(|path| read(path)).collect()
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
        write("notes.txt", "no board at all");
        let found = read_all(folder.path());
        assert_eq!(found.len(), 3);
        assert_eq!(found[0].as_ref().unwrap().name(), "mine");
        let faults: Vec<_> = found
            .iter()
            .flat_map(|board| board.as_ref().err())
            .collect();
        assert!(matches!(faults[0].fault, BoardFileFault::NameTaken(_)));
        assert!(matches!(faults[1].fault, BoardFileFault::Board(_)));
        assert!(faults[1].path.ends_with("c.ron"));
        assert!(read_all(&folder.path().join("none")).is_empty());
    }
}
