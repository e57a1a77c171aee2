//! What is kept beside a game: its review, and a player's own notes.

use super::record_review::Review;
use super::review_game::ReviewGame;
use crate::files::{self, DiskError};
use crate::record::{Record, beside};
use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::path::Path;

/// The version of the file: raised when an older program could not read a newer one.
const FORMAT: u32 = 1;

/// Far more than the review of the longest game takes.
const LARGEST: u64 = 8 * 1024 * 1024;

/// What a player wrote about a moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Note {
    /// How many decisions of the record lie before it.
    pub decisions: usize,
    /// What was written.
    pub text: String,
}

/// A file of its own beside a game's, under the same name.
///
/// A review can be made anew at any time; notes cannot, so they stay whatever becomes of the review.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Companion {
    format: u32,
    /// The record that the notes are about.
    id: u64,
    /// In order of moments, at most one each.
    notes: Vec<Note>,
    #[serde(default)]
    review: Option<Review>,
}

/// All that must be read of a file whose review is of another version.
#[derive(Deserialize)]
struct Notes {
    format: u32,
    id: u64,
    #[serde(default)]
    notes: Vec<Note>,
}

impl Companion {
    /// What a record without a file has.
    pub fn of<G: ReviewGame>(record: &Record<G>) -> Companion {
        Companion::empty(record.id())
    }

    /// What lies beside the game of this file; nothing yet where nothing does, or where it is of
    /// another game that lay here before. What cannot be read is set aside when this is written.
    ///
    /// # Errors
    /// What the system says of a file that is there.
    pub fn read<G: ReviewGame>(game: &Path, record: &Record<G>) -> Result<Companion, DiskError> {
        Companion::read_of(game, record.id())
    }

    fn empty(id: u64) -> Companion {
        Companion {
            format: FORMAT,
            id,
            ..Companion::default()
        }
    }

    fn read_of(game: &Path, id: u64) -> Result<Companion, DiskError> {
        let none = || Companion::empty(id);
        let text = match files::read_text(&beside::path(game), LARGEST) {
            Ok(text) => text,
            Err(fault) if fault.is_gone() => return Ok(none()),
            Err(DiskError::Io(why)) => return Err(DiskError::Io(why)),
            // No text of ours: as good as damaged.
            Err(_) => return Ok(none()),
        };
        let whole = ron::from_str::<Companion>(&text).ok();
        let found = whole.or_else(|| {
            let Notes { format, id, notes } = ron::from_str(&text).ok()?;
            Some(Companion {
                format,
                id,
                notes,
                review: None,
            })
        });
        Ok(found
            .filter(|found| found.format <= FORMAT && found.id == id)
            .unwrap_or_else(none))
    }

    /// Writes it beside the game of this file, and lets be what another program has written there
    /// since this was read: the notes of all moments but those that were `changed` here.
    ///
    /// # Errors
    /// What the system says.
    pub fn write_changed(&self, game: &Path, changed: &BTreeSet<usize>) -> Result<(), DiskError> {
        let there = Companion::read_of(game, self.id)?;
        let mut whole = self.clone();
        for note in there.notes {
            if !changed.contains(&note.decisions) {
                whole.set_note(note.decisions, &note.text);
            }
        }
        whole.review = whole.review.or(there.review);
        whole.write(game)
    }

    /// Writes it beside the game of this file. A file there that cannot be read, or is of a later
    /// version, is set aside, not overwritten.
    ///
    /// # Errors
    /// What the system says.
    pub fn write(&self, game: &Path) -> Result<(), DiskError> {
        let path = beside::path(game);
        match files::read_text(&path, LARGEST) {
            Ok(text) => {
                let known = ron::from_str::<Notes>(&text);
                if known.is_err() || known.is_ok_and(|notes| notes.format > FORMAT) {
                    files::set_aside(&path)?;
                }
            }
            Err(fault) if fault.is_gone() => {}
            Err(DiskError::Io(why)) => return Err(DiskError::Io(why)),
            Err(_) => drop(files::set_aside(&path)?),
        }
        let config = PrettyConfig::new().depth_limit(3).compact_arrays(true);
        let text = ron::ser::to_string_pretty(self, config).map_err(std::io::Error::other)?;
        files::write(&path, text)
    }

    /// The review, if it is of this record as it stands, by today's nets.
    pub fn review<G: ReviewGame>(&self, record: &Record<G>) -> Option<&Review> {
        self.review.as_ref().filter(|review| review.is_of(record))
    }

    /// Keeps this review in place of another.
    pub fn set_review(&mut self, review: Review) {
        self.review = Some(review);
    }

    /// What was written about the moment after so many decisions; empty for nothing.
    pub fn note(&self, decisions: usize) -> &str {
        let found = self.notes.iter().find(|note| note.decisions == decisions);
        found.map_or("", |note| note.text.as_str())
    }

    /// All notes, in order.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// Writes something about the moment after so many decisions in place of what stood there;
    /// nothing takes it away.
    pub fn set_note(&mut self, decisions: usize, text: &str) {
        self.notes.retain(|note| note.decisions != decisions);
        if !text.trim().is_empty() {
            let at = self
                .notes
                .partition_point(|note| note.decisions < decisions);
            let text = text.to_string();
            self.notes.insert(at, Note { decisions, text });
        }
    }
}
