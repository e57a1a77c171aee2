//! Sentences about files: what is wrong with them, and what a person can do about it.

use super::{Locale, Sentence};
use crate::board_file::{BoardFileError, BoardFileFault};
use crate::bots::{NetError, NetFault, NetTrouble};
use crate::files::Fault;
use crate::preferences::{Flaw, Kept, Warning};
use crate::record::{FileError, FileFault};
use std::io::{self, ErrorKind};
use std::path::Path;

/// So many bad boards are named in one message.
const NAMED: usize = 6;

impl Locale {
    /// Why a file cannot be read or written.
    pub fn file_fault(&self, fault: &Fault) -> String {
        match fault {
            Fault::Io(why) => self.io_error(why),
            Fault::NotAFile => self.text("file-fault-not-a-file"),
            Fault::TooLarge { limit } => {
                self.format("file-fault-larger", &[("limit", (*limit).into())])
            }
            Fault::NotText { line } => {
                self.format("file-fault-not-text", &[("line", (*line).into())])
            }
        }
    }

    /// What the system says of a file, in our own words where there are any.
    pub fn io_error(&self, why: &io::Error) -> String {
        self.text(match why.kind() {
            ErrorKind::NotFound => "file-io-gone",
            ErrorKind::PermissionDenied => "file-io-denied",
            ErrorKind::ReadOnlyFilesystem => "file-io-read-only",
            ErrorKind::ResourceBusy | ErrorKind::WouldBlock => "file-io-busy",
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
                "file-io-full"
            }
            ErrorKind::NotADirectory | ErrorKind::InvalidFilename | ErrorKind::AlreadyExists => {
                "file-io-name"
            }
            _ => return self.format("file-fault-io", &[("why", why.to_string().into())]),
        })
    }

    /// Why a board file cannot be used.
    pub fn board_file_error(&self, error: &BoardFileError) -> String {
        let why = match &error.fault {
            BoardFileFault::File(Fault::TooLarge { limit }) => {
                self.format("board-file-too-large", &[("limit", (*limit).into())])
            }
            BoardFileFault::File(fault) => self.file_fault(fault),
            BoardFileFault::Board(why) => self.board_error(why),
            BoardFileFault::NameTwice(name) => {
                self.format("board-file-name-twice", &[("name", name.into())])
            }
        };
        let file = file_name(&error.path);
        let values = [("file", file.into()), ("why", why.into())];
        self.format("board-file-damaged", &values)
    }

    /// Why some files in the folder of boards cannot be used: one message, however many they are.
    pub fn board_file_errors(&self, errors: &[BoardFileError]) -> String {
        let count = ("count", errors.len().into());
        let mut text = self.format("board-files-damaged", &[count]);
        for error in errors.iter().take(NAMED) {
            text.push_str(&format!("\n• {}", self.board_file_error(error)));
        }
        if errors.len() > NAMED {
            let more = ("count", (errors.len() - NAMED).into());
            text.push_str(&format!("\n• {}", self.format("board-files-more", &[more])));
        }
        text
    }

    /// What is wrong with a file, which is named.
    pub fn file_error<R: Sentence, S: Sentence>(&self, error: &FileError<R, S>) -> String {
        let why = match &error.fault {
            FileFault::Io(why) => self.io_error(why),
            FileFault::NotAFile => self.text("file-fault-not-a-file"),
            FileFault::TooLarge { limit } => {
                self.format("file-fault-too-large", &[("limit", (*limit).into())])
            }
            FileFault::NotText { line } => {
                self.format("file-fault-not-text", &[("line", (*line).into())])
            }
            FileFault::Record(why) => self.record_error(why),
            // These are about a choice that was made just now, not about a file.
            FileFault::Exists => return self.text("file-fault-exists"),
            FileFault::BadName => return self.text("file-fault-bad-name"),
            FileFault::Busy => return self.text("file-fault-busy"),
        };
        let file = file_name(&error.path);
        self.format("file-error", &[("file", file.into()), ("why", why.into())])
    }

    /// What is wrong with a file of a net, which is named.
    pub fn net_trouble(&self, trouble: &NetTrouble) -> String {
        let why = match &trouble.why {
            NetFault::File(fault) => self.file_fault(fault),
            NetFault::Net(NetError::NotANet) => self.text("net-fault-not-a-net"),
            NetFault::Net(NetError::OtherFeatures) => self.text("net-fault-other-features"),
            NetFault::Net(NetError::Damaged) => self.text("net-fault-damaged"),
        };
        let file = file_name(&trouble.path);
        self.format("net-error", &[("file", file.into()), ("why", why.into())])
    }

    /// What a player should know about a file in which the program remembers something.
    pub fn warning(&self, warning: &Warning) -> String {
        let settings = warning.of == Kept::Settings;
        match &warning.flaw {
            Flaw::Damaged { set_aside, line } => {
                let file = ("file", file_name(set_aside).into());
                match line {
                    Some(line) if settings => {
                        let line = ("line", (*line).into());
                        self.format("preferences-damaged-line", &[file, line])
                    }
                    None if settings => self.format("preferences-damaged", &[file]),
                    _ => self.format("learning-damaged", &[file]),
                }
            }
            Flaw::Partly { set_aside, what } => {
                let key = match settings {
                    true => "preferences-partly",
                    false => "learning-partly",
                };
                let file = ("file", file_name(set_aside).into());
                self.format(key, &[file, ("what", what.into())])
            }
            Flaw::Unreadable { path, why } => {
                let key = match settings {
                    true => "preferences-unreadable",
                    false => "learning-unreadable",
                };
                let file = ("file", file_name(path).into());
                self.format(key, &[file, ("why", self.file_fault(why).into())])
            }
        }
    }
}

/// What a person calls a file: its name, without the folders on the way.
fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::tests::every_language;
    use crate::record::RecordError;
    use crate::rules::BoardError;
    use crate::tigris::FileError;

    fn faults() -> Vec<Fault> {
        let kinds = [
            ErrorKind::NotFound,
            ErrorKind::PermissionDenied,
            ErrorKind::ReadOnlyFilesystem,
            ErrorKind::ResourceBusy,
            ErrorKind::StorageFull,
            ErrorKind::NotADirectory,
            ErrorKind::Other,
        ];
        let io = kinds.map(|kind| Fault::Io(io::Error::from(kind)));
        let rest = [
            Fault::NotAFile,
            Fault::TooLarge { limit: 1000 },
            Fault::NotText { line: 2 },
        ];
        io.into_iter().chain(rest).collect()
    }

    #[test]
    fn every_file_is_called_by_its_name_and_no_folder() {
        let path = Path::new("elsewhere").join("x.ron");
        for words in every_language() {
            let mut told = Vec::new();
            let damage = FileFault::Record(RecordError::Syntax {
                line: 3,
                column: 4,
                why: "Expected comma".into(),
            });
            let faults_of_saves = faults().into_iter().map(FileFault::from).chain([damage]);
            for fault in faults_of_saves {
                let path = path.clone();
                told.push(words.file_error(&FileError { path, fault }));
            }
            let boards = faults().into_iter().map(BoardFileFault::File).chain([
                BoardFileFault::Board(BoardError::Rows(3)),
                BoardFileFault::NameTwice("mine".into()),
            ]);
            let boards: Vec<BoardFileError> = boards
                .map(|fault| BoardFileError {
                    path: path.clone(),
                    fault,
                })
                .collect();
            told.extend(boards.iter().map(|board| words.board_file_error(board)));
            told.push(words.board_file_errors(&boards));
            assert_eq!(words.board_file_errors(&boards).lines().count(), NAMED + 2);
            assert_eq!(words.board_file_errors(&boards[..2]).lines().count(), 3);
            let nets = faults().into_iter().map(NetFault::File).chain([
                NetFault::Net(NetError::NotANet),
                NetFault::Net(NetError::OtherFeatures),
                NetFault::Net(NetError::Damaged),
            ]);
            for why in nets {
                let path = path.clone();
                told.push(words.net_trouble(&NetTrouble { path, why }));
            }
            for of in [Kept::Settings, Kept::Learning] {
                let (path, what) = (path.clone(), "volume".to_string());
                let mut warn = |flaw| told.push(words.warning(&Warning { of, flaw }));
                for line in [None, Some(3)] {
                    let set_aside = path.clone();
                    warn(Flaw::Damaged { set_aside, line });
                }
                let set_aside = path.clone();
                warn(Flaw::Partly { set_aside, what });
                let why = Fault::NotAFile;
                warn(Flaw::Unreadable { path, why });
            }
            for text in told {
                assert!(text.contains("x.ron"), "{text}");
                for parser in ["elsewhere", "Expected", "os error", ".. "] {
                    assert!(!text.contains(parser), "{text}");
                }
            }
            for fault in [FileFault::Exists, FileFault::BadName, FileFault::Busy] {
                let path = path.clone();
                words.file_error(&FileError { path, fault });
            }
            assert!(words.faults().is_empty(), "{:?}", words.faults());
        }
    }
}
