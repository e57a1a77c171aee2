//! What somebody has learned so far; kept among the preferences.

use super::chapter::Chapter;
use serde::{Deserialize, Serialize};

/// The chapters that are done, and where the first round was left.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Learning {
    /// The keys of completed chapters; of a later version perhaps some that we do not know.
    done: Vec<String>,
    /// How many decisions of the first round have been watched.
    pub round: usize,
    /// Whether the first round has been watched to its end.
    pub round_done: bool,
}

impl Learning {
    /// Whether a chapter has been completed.
    pub fn has(&self, chapter: Chapter) -> bool {
        self.done.iter().any(|key| key == chapter.key())
    }

    /// Remembers a completed chapter.
    pub fn complete(&mut self, chapter: Chapter) {
        if !self.has(chapter) {
            self.done.push(chapter.key().to_string());
        }
    }

    /// The first chapter that is not done yet.
    pub fn next(&self) -> Option<Chapter> {
        Chapter::ALL.into_iter().find(|chapter| !self.has(*chapter))
    }

    /// Remembers where the first round was left.
    pub fn watch(&mut self, decisions: usize) {
        self.round = decisions;
    }

    /// Whether anything has been learned.
    pub fn has_begun(&self) -> bool {
        !self.done.is_empty()
    }
}
