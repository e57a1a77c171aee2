//! Why a command is not obeyed: a message of the locale and what fills it.

use crate::locale::{Locale, Sentence, Value};
use std::sync::Arc;

/// The reason for an answer that begins with `? `.
#[derive(Clone, Debug)]
pub(crate) enum CommandError {
    /// A sentence of `referee.ftl`.
    Message {
        key: &'static str,
        values: Vec<(&'static str, Value)>,
    },
    /// An illegal decision.
    Illegal {
        code: &'static str,
        why: Arc<dyn Sentence>,
    },
    /// A position that cannot be read: the line, what it says, and what is wrong with it.
    Position {
        line: usize,
        text: String,
        why: Arc<dyn Sentence>,
    },
    /// Anything else that can be said.
    Said(Arc<dyn Sentence>),
}

/// What a command answers.
pub(crate) type Reply = Result<String, CommandError>;

impl CommandError {
    pub fn new(key: &'static str) -> CommandError {
        CommandError::with(key, [])
    }

    pub fn with<const N: usize>(key: &'static str, values: [(&'static str, Value); N]) -> Self {
        let values = values.into();
        CommandError::Message { key, values }
    }

    pub fn illegal(code: &'static str, why: impl Sentence) -> CommandError {
        let why = Arc::new(why);
        CommandError::Illegal { code, why }
    }

    pub fn position(line: usize, text: String, why: impl Sentence) -> CommandError {
        let why = Arc::new(why);
        CommandError::Position { line, text, why }
    }

    pub fn said(why: impl Sentence) -> CommandError {
        CommandError::Said(Arc::new(why))
    }

    /// A check of `expect` that does not hold.
    pub fn unexpected(wanted: impl Into<String>, got: impl Into<String>) -> CommandError {
        let values = [("wanted", wanted.into().into()), ("got", got.into().into())];
        CommandError::with("referee-expected", values)
    }

    /// The sentence for people, in one line.
    pub fn sentence(&self, locale: &Locale) -> String {
        let sentence = match self {
            CommandError::Message { key, values } => locale.format(key, values),
            CommandError::Illegal { code, why } => {
                let why = why.sentence(locale);
                let values = [("code", (*code).into()), ("why", why.into())];
                locale.format("referee-illegal", &values)
            }
            CommandError::Position { line, text, why } => {
                let why = why.sentence(locale);
                let values = [
                    ("line", (*line).into()),
                    ("text", text.into()),
                    ("why", why.into()),
                ];
                locale.format("referee-position-line", &values)
            }
            CommandError::Said(why) => why.sentence(locale),
        };
        // A blank line ends an answer, so none may be in it; what was quoted may hold anything.
        let plain = |c: char| if c.is_control() { ' ' } else { c };
        sentence.chars().map(plain).collect()
    }
}
