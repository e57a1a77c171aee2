//! What a person did wrong on the command line, or why a file cannot be written.

use crate::locale::{Locale, Value};

/// A sentence of `arena.ftl` and what fills it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    key: &'static str,
    values: Vec<(&'static str, Value)>,
}

impl Mistake {
    /// The sentence of this key.
    pub fn new(key: &'static str) -> Mistake {
        Mistake::with(key, [])
    }

    /// The sentence of this key, filled with values.
    pub fn with<const N: usize>(key: &'static str, values: [(&'static str, Value); N]) -> Mistake {
        Mistake {
            key,
            values: values.into(),
        }
    }

    /// The mistake as a sentence.
    pub fn sentence(&self, words: &Locale) -> String {
        words.format(self.key, &self.values)
    }
}
