//! The boards that a command can name.

use crate::referee::command_error::CommandError;
use crate::tigris::board_file::read;
use crate::tigris::rules::Board;
use std::path::Path;
use std::sync::Arc;

/// The shipped board of this name, or the one in this file.
pub(super) fn board(name: &str) -> Result<Arc<Board>, CommandError> {
    match Board::named(name) {
        Some(board) => Ok(Arc::new(board)),
        None => Ok(Arc::new(read(Path::new(name))?)),
    }
}
