//! What can be wrong with a recorded game and with the file it is in.

use crate::files::DiskError;
use crate::game::Game;
use std::error::Error;
use std::fmt;
use std::io;
use std::path::PathBuf;

/// What can be wrong with a file of a game of this kind.
pub type FileErrorOf<G> = FileError<<G as Game>::Refusal, <G as Game>::StartError>;

/// Why a text is no game that can be played on. Lines are counted from 1.
#[derive(Clone, Debug, PartialEq)]
pub enum RecordError<R, S> {
    /// There is nothing in it.
    Empty,
    /// The text is damaged, or was never a game.
    Syntax {
        /// Where reading stopped.
        line: usize,
        /// Where in that line, counted from 1 in characters.
        column: usize,
        /// What the reader of RON says.
        why: String,
    },
    /// A later version of the program wrote it.
    Newer {
        /// The format of the file.
        format: u32,
    },
    /// A version of the program with later rules wrote it.
    NewerRules {
        /// The version of the rules.
        rules: u32,
    },
    /// It is another game than the one asked for.
    OtherGame {
        /// The identity of the game ([`Game::ID`](crate::game::Game::ID)).
        game: String,
    },
    /// No game can start as the file says.
    Start {
        /// Where the start is written.
        line: usize,
        /// What is wrong with the start.
        why: S,
    },
    /// This is not a decision.
    NotADecision {
        /// Where it is written.
        line: usize,
        /// What is written there.
        text: String,
    },
    /// The rules refuse this decision.
    Refused {
        /// Where it is written.
        line: usize,
        /// The decision, as it is written.
        decision: String,
        /// The reason that the rules give.
        why: R,
    },
    /// The decisions do not lead to the position that the file ends with.
    Differs {
        /// Where that position is written.
        line: usize,
    },
    /// The position that the file ends with cannot be, or not in a game that started like that.
    Invalid {
        /// Where that position is written.
        line: usize,
    },
}

impl<R, S> RecordError<R, S> {
    /// Whether the file is hurt, and not of a later version or of another game.
    pub fn is_damage(&self) -> bool {
        !matches!(
            self,
            RecordError::Newer { .. }
                | RecordError::NewerRules { .. }
                | RecordError::OtherGame { .. }
        )
    }

    /// The line that is wrong; `None` where the whole file is.
    pub fn line(&self) -> Option<usize> {
        match self {
            RecordError::Empty
            | RecordError::Newer { .. }
            | RecordError::NewerRules { .. }
            | RecordError::OtherGame { .. } => None,
            RecordError::Syntax { line, .. }
            | RecordError::Start { line, .. }
            | RecordError::NotADecision { line, .. }
            | RecordError::Refused { line, .. }
            | RecordError::Differs { line }
            | RecordError::Invalid { line } => Some(*line),
        }
    }
}

/// Why a file could not be read or written. The file is left as it is.
#[derive(Debug)]
pub struct FileError<R, S> {
    /// The file that was to be read or written.
    pub path: PathBuf,
    /// What is wrong with it.
    pub flaw: FileFlaw<R, S>,
}

impl<R, S> FileError<R, S> {
    /// Whether there is no such file, or none any more.
    pub fn is_gone(&self) -> bool {
        matches!(&self.flaw, FileFlaw::Io(why) if why.kind() == io::ErrorKind::NotFound)
    }

    /// Whether there is a file which has been left as it was: where a new one could not be written there is none.
    pub fn spares_a_file(&self) -> bool {
        !self.is_gone() && self.path.exists()
    }
}

/// What is wrong with a file.
#[derive(Debug)]
pub enum FileFlaw<R, S> {
    /// The system says so.
    Io(io::Error),
    /// It is a folder, a pipe or a device.
    NotAFile,
    /// The file is larger than any game, or would be.
    TooLarge {
        /// The most that it may have, in bytes.
        limit: u64,
    },
    /// The file is not text; counted from 1.
    NotText {
        /// The first line that is no text.
        line: usize,
    },
    /// The text is no game.
    Record(RecordError<R, S>),
    /// There is another save of this name.
    Exists,
    /// Nothing is left of this name that could name a file.
    BadName,
    /// It is the autosave of a game that is on a table just now.
    Busy,
}

impl<R, S> From<DiskError> for FileFlaw<R, S> {
    fn from(error: DiskError) -> FileFlaw<R, S> {
        match error {
            DiskError::Io(why) if why.kind() == io::ErrorKind::AlreadyExists => FileFlaw::Exists,
            DiskError::Io(why) => FileFlaw::Io(why),
            DiskError::NotAFile => FileFlaw::NotAFile,
            DiskError::TooLarge { limit } => FileFlaw::TooLarge { limit },
            DiskError::NotText { line } => FileFlaw::NotText { line },
        }
    }
}

impl<R: fmt::Display, S: fmt::Display> fmt::Display for RecordError<R, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Empty => write!(f, "there is nothing in it"),
            RecordError::Syntax { line, column, why } => {
                write!(f, "line {line}, column {column}: {why}")
            }
            RecordError::Newer { format } => {
                write!(
                    f,
                    "a later version of the program wrote it: format {format}"
                )
            }
            RecordError::NewerRules { rules } => {
                write!(f, "a version with later rules wrote it: rules {rules}")
            }
            RecordError::OtherGame { game } => write!(f, "it is a game of {game:?}"),
            RecordError::Start { line, why } => {
                write!(f, "line {line}: no game starts like that: {why}")
            }
            RecordError::NotADecision { line, text } => {
                write!(f, "line {line}: {text:?} is no decision")
            }
            RecordError::Refused {
                line,
                decision,
                why,
            } => write!(f, "line {line}: {decision:?} is illegal: {why}"),
            RecordError::Differs { line } => write!(
                f,
                "line {line}: the decisions do not lead to the position at the end"
            ),
            RecordError::Invalid { line } => {
                write!(f, "line {line}: the position at the end cannot be")
            }
        }
    }
}

impl<R: Error, S: Error> Error for RecordError<R, S> {}

impl<R: fmt::Display, S: fmt::Display> fmt::Display for FileFlaw<R, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileFlaw::Io(why) => why.fmt(f),
            FileFlaw::NotAFile => f.write_str("not an ordinary file"),
            FileFlaw::TooLarge { limit } => write!(f, "larger than {limit} bytes"),
            FileFlaw::NotText { line } => write!(f, "line {line} is not text"),
            FileFlaw::Record(why) => why.fmt(f),
            FileFlaw::Exists => f.write_str("another file has this name"),
            FileFlaw::BadName => f.write_str("the name cannot be that of a file"),
            FileFlaw::Busy => f.write_str("the game is on a table just now"),
        }
    }
}

impl<R: Error, S: Error> Error for FileFlaw<R, S> {}

impl<R: fmt::Display, S: fmt::Display> fmt::Display for FileError<R, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.flaw)
    }
}

impl<R: Error, S: Error> Error for FileError<R, S> {}
