//! Whatever can be said in a sentence, whichever game it is of.

use super::Locale;
use crate::record::FileError;
use std::fmt::Debug;

/// A reason with its data, of which a locale makes a sentence.
pub trait Sentence: Debug + Send + Sync + 'static {
    /// The sentence for people.
    fn sentence(&self, locale: &Locale) -> String;
}

impl<R: Sentence, S: Sentence> Sentence for FileError<R, S> {
    fn sentence(&self, locale: &Locale) -> String {
        locale.file_error(self)
    }
}
