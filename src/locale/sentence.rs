//! Whatever can be said in a sentence, whichever game it is of.

use super::Locale;
use crate::board_file::BoardFileError;
use crate::record::FileError;
use crate::rules::Refusal;
use crate::rules::notation::{PositionTextError, PositionTextReason, TokenError};
use crate::tigris::Stop;
use std::fmt::Debug;

/// A reason with its data, of which a locale makes a sentence.
pub trait Sentence: Debug + Send + Sync + 'static {
    /// The sentence for people.
    fn sentence(&self, locale: &Locale) -> String;
}

impl Sentence for Refusal {
    fn sentence(&self, locale: &Locale) -> String {
        locale.refusal(self)
    }
}

impl Sentence for TokenError {
    fn sentence(&self, locale: &Locale) -> String {
        locale.token_error(self)
    }
}

impl Sentence for PositionTextError {
    fn sentence(&self, locale: &Locale) -> String {
        locale.position_error(self)
    }
}

impl Sentence for PositionTextReason {
    fn sentence(&self, locale: &Locale) -> String {
        locale.position_reason(self)
    }
}

impl Sentence for Stop {
    fn sentence(&self, locale: &Locale) -> String {
        locale.stop(self)
    }
}

impl Sentence for BoardFileError {
    fn sentence(&self, locale: &Locale) -> String {
        locale.board_file_error(self)
    }
}

impl<R: Sentence, S: Sentence> Sentence for FileError<R, S> {
    fn sentence(&self, locale: &Locale) -> String {
        locale.file_error(self)
    }
}
