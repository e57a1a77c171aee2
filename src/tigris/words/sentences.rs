//! What of this game can be said in a sentence.

use crate::locale::{Locale, Sentence};
use crate::tigris::UndoRefusal;
use crate::tigris::board_file::BoardFileError;
use crate::tigris::rules::Refusal;
use crate::tigris::rules::notation::{PositionTextError, PositionTextFlaw, TokenError};

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

impl Sentence for PositionTextFlaw {
    fn sentence(&self, locale: &Locale) -> String {
        locale.position_reason(self)
    }
}

impl Sentence for UndoRefusal {
    fn sentence(&self, locale: &Locale) -> String {
        locale.undo_refusal(self)
    }
}

impl Sentence for BoardFileError {
    fn sentence(&self, locale: &Locale) -> String {
        locale.board_file_error(self)
    }
}
