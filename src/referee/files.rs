//! `save` and `load`: games in files, as the desktop program keeps them.

use super::Referee;
use super::complaint::{Complaint, Reply};
use crate::record::Record;
use std::path::Path;

impl Referee {
    pub(super) fn save(&self, file: &str) -> Reply {
        self.record()?.write(Path::new(file))?;
        Ok(String::new())
    }

    pub(super) fn load(&mut self, file: &str) -> Reply {
        let path = Path::new(file);
        // A pipe or a device could keep a reader waiting for ever.
        if path.exists() && !path.is_file() {
            return Err(Complaint::with(
                "referee-not-a-file",
                [("file", file.into())],
            ));
        }
        self.record = Some(Record::read(path)?);
        Ok(String::new())
    }

    /// Whether `save` would work, found out without changing the file.
    pub(super) fn would_save(&self, file: &str) -> Reply {
        self.record()?;
        let path = Path::new(file);
        let folder = path.parent().filter(|f| !f.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        let unwritable =
            |why: &dyn std::fmt::Display| Complaint::file("referee-cannot-write", file, why);
        if path.is_dir() || path.file_name().is_none() {
            return Err(Complaint::with(
                "referee-not-a-file",
                [("file", file.into())],
            ));
        }
        // A missing folder would be made; the first one that exists must take a new file.
        let existing = folder.ancestors().find(|f| f.exists());
        let existing = existing.unwrap_or(Path::new("."));
        tempfile::tempfile_in(existing).map_err(|why| unwritable(&why))?;
        Ok(String::new())
    }
}
