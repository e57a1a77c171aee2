//! What a person did wrong on the command line, or why a file cannot be written.

use crate::locale::{Locale, Value};
use std::fmt;

/// A sentence of `arena.ftl` and what fills it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UsageError {
    key: &'static str,
    values: Vec<(&'static str, Value)>,
}

impl UsageError {
    /// The sentence of this key.
    pub fn new(key: &'static str) -> UsageError {
        UsageError::with(key, [])
    }

    /// The sentence of this key, filled with values.
    pub fn with<const N: usize>(
        key: &'static str,
        values: [(&'static str, Value); N],
    ) -> UsageError {
        UsageError {
            key,
            values: values.into(),
        }
    }

    /// The error as a sentence.
    pub fn sentence(&self, words: &Locale) -> String {
        words.format(self.key, &self.values)
    }
}

impl fmt::Display for UsageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(&Locale::english()))
    }
}

impl std::error::Error for UsageError {}
