//! What somebody has learned so far, of every game; kept in a file of its own.

use super::kept::{self, Kept, Warning};
use crate::files::{self, DiskError};
use crate::tigris::rules::Decision;
use crate::tigris::teaching::{Chapter, Left};
use serde::{Deserialize, Serialize};
use std::path::Path;

/// The chapters that are done, of every game by their keys; and of Tigris & Euphrates where a chapter,
/// the first round and the first game with a guide were left.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Learning {
    /// The keys of completed chapters; of a later version perhaps some that we do not know.
    done: Vec<String>,
    /// How many decisions of the first round have been watched.
    pub round: usize,
    /// Whether the first round has been watched to its end.
    pub round_done: bool,
    /// The chapter that was left last before it was done, and how far it had come.
    left: Option<Left>,
    /// Those that were left before it, each once.
    before: Vec<Left>,
    /// The game in which the voice speaks: the identity of its record.
    pub guided: Option<u64>,
    /// Whether the voice has been asked to be silent.
    pub silent: bool,
}

impl Learning {
    /// Whether a chapter of Tigris & Euphrates has been completed.
    pub fn has(&self, chapter: Chapter) -> bool {
        self.has_key(chapter.key())
    }

    /// Whether a chapter of any game has been completed, by its key.
    pub fn has_key(&self, chapter: &str) -> bool {
        self.done.iter().any(|key| key == chapter)
    }

    /// Remembers a completed chapter of any game by its key.
    pub fn complete_key(&mut self, chapter: &str) {
        if !self.has_key(chapter) {
            self.done.push(chapter.to_string());
        }
    }

    /// Remembers a completed chapter of Tigris & Euphrates.
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
        for left in other.left.iter().chain(&other.before) {
            let mut own = self.left.iter().chain(&self.before);
            match (own.any(|own| own.is_like(left)), &self.left) {
                (true, _) => {}
                (false, None) => self.left = Some(left.clone()),
                (false, Some(_)) => self.before.push(left.clone()),
            }
        }
        self.guided = self.guided.or(other.guided);
        self.silent |= other.silent;
    }

    /// The first chapter of Tigris & Euphrates that is not done yet.
    pub fn next(&self) -> Option<Chapter> {
        Chapter::ALL.into_iter().find(|chapter| !self.has(*chapter))
    }

    /// Remembers how far a chapter has come; no decisions mean that it starts anew.
    pub fn leave(&mut self, chapter: Chapter, decisions: &[Decision]) {
        self.before.extend(self.left.take());
        self.before.retain(|left| !left.is_of(chapter));
        self.left = match decisions {
            [] => self.before.pop(),
            _ => Some(Left::new(chapter, decisions)),
        };
    }

    /// What was decided in a chapter that was left; `None` where there is nothing to go on with.
    pub fn left(&self, chapter: Chapter) -> Option<Vec<Decision>> {
        let mut all = self.left.iter().chain(&self.before);
        all.find(|left| left.is_of(chapter))?.decisions()
    }

    /// Remembers where the first round was left.
    pub fn watch(&mut self, decisions: usize) {
        self.round = decisions;
    }
}

impl Learning {
    /// Reads what has been learned; `None` without a file.
    pub fn load(path: &Path) -> (Option<Learning>, Option<Warning>) {
        kept::load(path, Kept::Learning)
    }

    /// Reads a text as far as it can be understood, and says which values cannot be; `None` where
    /// even its brackets are broken.
    pub fn from_ron(text: &str) -> Option<(Learning, Vec<String>)> {
        kept::understand(text).ok()
    }

    /// What has been learned, as text.
    ///
    /// # Errors
    /// Only if a value cannot be written down at all.
    pub fn to_ron(&self) -> Result<String, ron::Error> {
        kept::to_ron(self)
    }

    /// Writes what has been learned, whole or not at all.
    ///
    /// # Errors
    /// What the system says; then the old file is still there.
    pub fn save(&self, path: &Path) -> Result<(), DiskError> {
        kept::save(self, path)
    }

    /// Writes what has been learned here, where `known` was when the file was last read or written, and
    /// what was learned `elsewhere`: what another program has written meanwhile is found there from then on.
    ///
    /// # Errors
    /// What the system says, also of a file that cannot be read; then it is still there.
    pub fn save_over(
        &self,
        known: &Learning,
        elsewhere: &mut Learning,
        path: &Path,
    ) -> Result<(), DiskError> {
        let _door = files::door(path);
        let now: Option<Learning> = kept::again(path, Kept::Learning)?;
        if let Some(now) = now.filter(|now| *now != known.and(elsewhere)) {
            elsewhere.join(&now);
        }
        self.and(elsewhere).save(path)
    }

    /// This, and what has been learned elsewhere.
    fn and(&self, other: &Learning) -> Learning {
        let mut all = self.clone();
        all.join(other);
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn learning_is_remembered_and_goes_on_where_it_was_left() {
        let mut learning = Learning::default();
        assert_eq!(learning.next(), Some(Chapter::Placing));
        learning.complete(Chapter::Placing);
        learning.complete(Chapter::Placing);
        learning.complete(Chapter::Revolt);
        assert_eq!(learning.next(), Some(Chapter::Points));
        let text = ron::to_string(&learning).unwrap();
        assert_eq!(ron::from_str::<Learning>(&text).unwrap(), learning);
        assert_eq!(
            ron::from_str::<Learning>("()").unwrap(),
            Learning::default()
        );
        for chapter in Chapter::ALL {
            learning.complete(chapter);
        }
        assert_eq!(learning.next(), None);
    }

    #[test]
    fn a_chapter_that_was_left_goes_on_where_it_was() {
        let mut learning = Learning::default();
        let begun: Vec<Decision> = vec!["lead k e10".parse().unwrap()];
        learning.leave(Chapter::Points, &begun);
        let text = ron::to_string(&learning).unwrap();
        let mut learning: Learning = ron::from_str(&text).unwrap();
        assert_eq!(learning.left(Chapter::Points), Some(begun.clone()));
        assert_eq!(learning.left(Chapter::War), None);
        // Another chapter leaves it alone, whether it has been begun or not.
        learning.leave(Chapter::War, &[]);
        assert_eq!(learning.left(Chapter::Points), Some(begun.clone()));
        learning.leave(Chapter::War, &begun);
        learning.leave(Chapter::Revolt, &begun);
        let text = ron::to_string(&learning).unwrap();
        let mut learning: Learning = ron::from_str(&text).unwrap();
        for chapter in [Chapter::Points, Chapter::War, Chapter::Revolt] {
            assert_eq!(learning.left(chapter), Some(begun.clone()));
        }
        let mut elsewhere = Learning::default();
        elsewhere.join(&learning);
        assert_eq!(elsewhere.left(Chapter::War), Some(begun));
        learning.leave(Chapter::Points, &[]);
        assert_eq!(learning.left(Chapter::Points), None);
        // What nobody can read is as if nothing had been begun.
        let strange = "(left:Some((chapter:\"learn-points\",decisions:[\"dance\"])))";
        let learning: Learning = ron::from_str(strange).unwrap();
        assert_eq!(learning.left(Chapter::Points), None);
    }
}
