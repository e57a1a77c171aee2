//! Why a command is not obeyed: a message of the locale and what fills it.

use crate::board_file::BoardFileError;
use crate::game::Stop;
use crate::locale::{Locale, Value};
use crate::record::FileError;
use crate::rules::Refusal;
use crate::rules::notation::{PositionTextError, TokenError};
use std::sync::Arc;

/// The reason for an answer that begins with `? `.
#[derive(Clone, Debug)]
pub(super) enum Complaint {
    /// A sentence of `referee.ftl`.
    Message {
        key: &'static str,
        values: Vec<(&'static str, Value)>,
    },
    /// An illegal decision.
    Illegal(Refusal),
    /// A word that is not what is needed.
    Token(TokenError),
    /// A position that cannot be read.
    Position(Box<PositionTextError>),
    /// Nothing can be taken back.
    Stop(Stop),
    /// A game that cannot be read or written.
    File(Arc<FileError>),
    /// A board file that cannot be read.
    Board(Arc<BoardFileError>),
}

/// What a command answers.
pub(super) type Reply = Result<String, Complaint>;

impl Complaint {
    pub fn new(key: &'static str) -> Complaint {
        Complaint::with(key, [])
    }

    pub fn with<const N: usize>(key: &'static str, values: [(&'static str, Value); N]) -> Self {
        let values = values.into();
        Complaint::Message { key, values }
    }

    /// A check of `expect` that does not hold.
    pub fn unexpected(wanted: impl Into<String>, got: impl Into<String>) -> Complaint {
        let values = [("wanted", wanted.into().into()), ("got", got.into().into())];
        Complaint::with("referee-expected", values)
    }

    /// Something that the system says of a file.
    pub fn file(key: &'static str, file: &str, why: &dyn std::fmt::Display) -> Complaint {
        Complaint::with(
            key,
            [("file", file.into()), ("why", why.to_string().into())],
        )
    }

    /// The sentence for people, in one line.
    pub fn sentence(&self, locale: &Locale) -> String {
        let sentence = match self {
            Complaint::Message { key, values } => locale.format(key, values),
            Complaint::Illegal(refusal) => {
                let why = locale.refusal(refusal);
                let values = [("code", refusal.code().into()), ("why", why.into())];
                locale.format("referee-illegal", &values)
            }
            Complaint::Token(error) => locale.token_error(error),
            Complaint::Position(error) => locale.position_error(error),
            Complaint::Stop(stop) => locale.stop(stop),
            Complaint::File(error) => locale.file_error(error),
            Complaint::Board(error) => locale.board_file_error(error),
        };
        // A blank line ends an answer, so none may be in it; what was quoted may hold anything.
        let plain = |c: char| if c.is_control() { ' ' } else { c };
        sentence.chars().map(plain).collect()
    }
}

impl From<TokenError> for Complaint {
    fn from(error: TokenError) -> Self {
        Complaint::Token(error)
    }
}

impl From<Refusal> for Complaint {
    fn from(refusal: Refusal) -> Self {
        Complaint::Illegal(refusal)
    }
}

impl From<FileError> for Complaint {
    fn from(error: FileError) -> Self {
        Complaint::File(Arc::new(error))
    }
}
