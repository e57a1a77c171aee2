//! Sentences about recorded games, whichever they are of.

use super::{Locale, Sentence};
use crate::record::RecordError;

impl Locale {
    /// What is wrong with a recorded game.
    pub fn record_error<R: Sentence, S: Sentence>(&self, error: &RecordError<R, S>) -> String {
        let line = |line: &usize| ("line", (*line).into());
        match error {
            RecordError::Empty => self.text("record-error-empty"),
            // What the reader of the format says helps nobody who plays.
            RecordError::Syntax { line: 1, .. } => self.text("record-error-no-game"),
            RecordError::Syntax { line: at, .. } => self.format("record-error-syntax", &[line(at)]),
            RecordError::Newer { format } => {
                self.format("record-error-newer", &[("format", (*format).into())])
            }
            RecordError::NewerRules { rules } => {
                self.format("record-error-newer-rules", &[("rules", (*rules).into())])
            }
            RecordError::OtherGame { game } => {
                self.format("record-error-other-game", &[("game", game.into())])
            }
            RecordError::Start { line: at, why } => self.format(
                "record-error-start",
                &[line(at), ("why", why.sentence(self).into())],
            ),
            RecordError::NotADecision { line: at, text } => self.format(
                "record-error-not-a-decision",
                &[line(at), ("text", text.into())],
            ),
            RecordError::Refused {
                line: at,
                decision,
                why,
            } => self.format(
                "record-error-refused",
                &[
                    line(at),
                    ("decision", decision.into()),
                    ("why", why.sentence(self).into()),
                ],
            ),
            RecordError::Differs { line: at } => self.format("record-error-differs", &[line(at)]),
            RecordError::Invalid { line: at } => self.format("record-error-unsound", &[line(at)]),
        }
    }
}
