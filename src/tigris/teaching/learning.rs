//! What somebody has learned so far; kept in a file of its own.

use super::chapter::Chapter;
use super::left::Left;
use crate::tigris::rules::Decision;
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
    /// The chapter that was left before it was done, and how far it had come.
    left: Option<Left>,
    /// The game in which the voice speaks: the identity of its record.
    pub guided: Option<u64>,
    /// Whether the voice has been asked to be silent.
    pub silent: bool,
}

impl Learning {
    /// Whether a chapter has been completed.
    pub fn has(&self, chapter: Chapter) -> bool {
        self.has_key(chapter.key())
    }

    /// Whether a chapter of either game has been completed, by its key.
    pub fn has_key(&self, chapter: &str) -> bool {
        self.done.iter().any(|key| key == chapter)
    }

    /// Remembers a completed chapter of either game by its key.
    pub fn complete_key(&mut self, chapter: &str) {
        if !self.has_key(chapter) {
            self.done.push(chapter.to_string());
        }
    }

    /// Remembers a completed chapter.
    pub fn complete(&mut self, chapter: Chapter) {
        self.complete_key(chapter.key());
    }

    /// Adds what has been learned elsewhere: nothing is forgotten.
    pub fn join(&mut self, other: &Learning) {
        for key in &other.done {
            if !self.done.contains(key) {
                self.done.push(key.clone());
            }
        }
        self.round = self.round.max(other.round);
        self.round_done |= other.round_done;
        self.left = self.left.take().or_else(|| other.left.clone());
        self.guided = self.guided.or(other.guided);
        self.silent |= other.silent;
    }

    /// The first chapter that is not done yet.
    pub fn next(&self) -> Option<Chapter> {
        Chapter::ALL.into_iter().find(|chapter| !self.has(*chapter))
    }

    /// Remembers how far a chapter has come; of the one begun last, none means that it starts anew.
    pub fn leave(&mut self, chapter: Chapter, decisions: &[Decision]) {
        let this = self.left.as_ref().is_some_and(|left| left.is_of(chapter));
        if !decisions.is_empty() {
            self.left = Some(Left::new(chapter, decisions));
        } else if this {
            self.left = None;
        }
    }

    /// What was decided in a chapter that was left; `None` where there is nothing to go on with.
    pub fn left(&self, chapter: Chapter) -> Option<Vec<Decision>> {
        let left = self.left.as_ref().filter(|left| left.is_of(chapter))?;
        left.decisions()
    }

    /// Remembers where the first round was left.
    pub fn watch(&mut self, decisions: usize) {
        self.round = decisions;
    }
}
