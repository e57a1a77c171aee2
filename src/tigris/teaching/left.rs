//! A chapter that was left before it was done.

use super::chapter::Chapter;
use crate::tigris::rules::Decision;
use serde::{Deserialize, Serialize};

/// Which chapter was left, and what had been decided in it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Left {
    chapter: String,
    /// In the notation of decisions, so that a later version can read them.
    decisions: Vec<String>,
}

impl Left {
    /// A chapter after some decisions.
    pub fn new(chapter: Chapter, decisions: &[Decision]) -> Left {
        Left {
            chapter: chapter.key().to_string(),
            decisions: decisions.iter().map(Decision::to_string).collect(),
        }
    }

    /// Whether it is this chapter.
    pub fn is_of(&self, chapter: Chapter) -> bool {
        self.chapter == chapter.key()
    }

    /// Whether it is the same chapter, perhaps left elsewhere.
    pub fn is_like(&self, other: &Left) -> bool {
        self.chapter == other.chapter
    }

    /// The decisions; `None` if one of them is not of this version.
    pub fn decisions(&self) -> Option<Vec<Decision>> {
        let decisions = self.decisions.iter().map(|text| text.parse().ok());
        decisions.collect()
    }
}
