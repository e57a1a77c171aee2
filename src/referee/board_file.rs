//! Boards that a player wrote, read from files.

use super::complaint::Complaint;
use crate::rules::Board;
use std::fs::File;
use std::io::Read;
use std::sync::Arc;

/// No board of 176 cells needs more.
const LARGEST: u64 = 64 * 1024;

/// The shipped board of this name, or the one in this file.
pub(super) fn board(name: &str) -> Result<Arc<Board>, Complaint> {
    match Board::named(name) {
        Some(board) => Ok(Arc::new(board)),
        None => read(name).map(Arc::new),
    }
}

fn read(file: &str) -> Result<Board, Complaint> {
    let unreadable =
        |why: &dyn std::fmt::Display| Complaint::file("referee-cannot-read", file, why);
    let opened = File::open(file).map_err(|why| unreadable(&why))?;
    let plain = opened.metadata().is_ok_and(|data| data.is_file());
    if !plain {
        return Err(Complaint::with(
            "referee-not-a-file",
            [("file", file.into())],
        ));
    }
    let mut text = String::new();
    let read = opened.take(LARGEST).read_to_string(&mut text);
    read.map_err(|why| unreadable(&why))?;
    let board = Board::from_ron(&text).map_err(|error| Complaint::Board {
        file: file.to_string(),
        error,
    })?;
    // A position names its board, so a name means one board only.
    if Board::named(board.name()).is_some_and(|shipped| shipped != board) {
        let values = [("file", file.into()), ("name", board.name().into())];
        return Err(Complaint::with("referee-board-name-taken", values));
    }
    Ok(board)
}
