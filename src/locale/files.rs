//! Sentences about files: what is wrong with them, and what a person can do about it.

use super::{Locale, Sentence};
use crate::files::DiskError;
use crate::record::{FileError, FileFlaw};
use std::io::{self, ErrorKind};
use std::path::Path;

impl Locale {
    /// Why a file cannot be read or written.
    pub fn disk_error(&self, error: &DiskError) -> String {
        match error {
            DiskError::Io(why) => self.io_error(why),
            DiskError::NotAFile => self.text("file-fault-not-a-file"),
            DiskError::TooLarge { limit } => {
                self.format("file-fault-larger", &[("limit", (*limit).into())])
            }
            DiskError::NotText { line } => {
                self.format("file-fault-not-text", &[("line", (*line).into())])
            }
        }
    }

    /// What the system says of a file, in our own words where there are any.
    pub fn io_error(&self, why: &io::Error) -> String {
        self.text(match why.kind() {
            ErrorKind::NotFound => "file-io-gone",
            ErrorKind::PermissionDenied => "file-io-denied",
            ErrorKind::ReadOnlyFilesystem => "file-io-read-only",
            ErrorKind::ResourceBusy | ErrorKind::WouldBlock => "file-io-busy",
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
                "file-io-full"
            }
            ErrorKind::NotADirectory | ErrorKind::InvalidFilename | ErrorKind::AlreadyExists => {
                "file-io-name"
            }
            _ => return self.format("file-fault-io", &[("why", why.to_string().into())]),
        })
    }

    /// What is wrong with a file, which is named.
    pub fn file_error<R: Sentence, S: Sentence>(&self, error: &FileError<R, S>) -> String {
        let why = match &error.flaw {
            FileFlaw::Io(why) => self.io_error(why),
            FileFlaw::NotAFile => self.text("file-fault-not-a-file"),
            FileFlaw::TooLarge { limit } => {
                self.format("file-fault-too-large", &[("limit", (*limit).into())])
            }
            FileFlaw::NotText { line } => {
                self.format("file-fault-not-text", &[("line", (*line).into())])
            }
            FileFlaw::Record(why) => self.record_error(why),
            // These are about a choice that was made just now, not about a file.
            FileFlaw::Exists => return self.text("file-fault-exists"),
            FileFlaw::BadName => return self.text("file-fault-bad-name"),
            FileFlaw::Busy => return self.text("file-fault-busy"),
        };
        let file = file_name(&error.path);
        let key = match &error.flaw {
            // Nothing mends it, but a copy may be whole.
            FileFlaw::NotText { .. } => "file-error-damaged",
            FileFlaw::Record(why) if why.is_damage() => "file-error-damaged",
            // What is not there has not been left as it is.
            _ if !error.spares_a_file() => "file-error-gone",
            _ => "file-error",
        };
        self.format(key, &[("file", file.into()), ("why", why.into())])
    }
}

/// What a person calls a file: its name, without the folders on the way.
pub(crate) fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}
