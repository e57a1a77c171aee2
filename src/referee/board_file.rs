//! The boards that a command can name.

use super::complaint::Complaint;
use crate::board_file::read;
use crate::rules::Board;
use std::path::Path;
use std::sync::Arc;

/// The shipped board of this name, or the one in this file.
pub(super) fn board(name: &str) -> Result<Arc<Board>, Complaint> {
    match Board::named(name) {
        Some(board) => Ok(Arc::new(board)),
        None => Ok(Arc::new(read(Path::new(name))?)),
    }
}
