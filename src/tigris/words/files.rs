//! Sentences about files of this game: boards and nets.

use crate::files::DiskError;
use crate::locale::Locale;
use crate::locale::files::file_name;
use crate::net::NetError;
use crate::tigris::board_file::{BoardFileError, BoardFileFlaw};
use crate::tigris::bots::{NetFileError, NetFileFlaw};

/// So many bad boards are named in one message.
const NAMED: usize = 6;

impl Locale {
    /// Why a board file cannot be used.
    pub fn board_file_error(&self, error: &BoardFileError) -> String {
        let why = match &error.flaw {
            BoardFileFlaw::File(DiskError::TooLarge { limit }) => {
                self.format("board-file-too-large", &[("limit", (*limit).into())])
            }
            BoardFileFlaw::File(flaw) => self.disk_error(flaw),
            BoardFileFlaw::Board(why) => self.board_error(why),
            BoardFileFlaw::NameTwice(name) => {
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

    /// What is wrong with a file of a net, which is named.
    pub fn net_file_error(&self, error: &NetFileError) -> String {
        let why = match &error.flaw {
            NetFileFlaw::File(flaw) => self.disk_error(flaw),
            NetFileFlaw::Net(NetError::NotANet) => self.text("net-fault-not-a-net"),
            NetFileFlaw::Net(NetError::OtherFeatures) => self.text("net-fault-other-features"),
            NetFileFlaw::Net(NetError::Damaged) => self.text("net-fault-damaged"),
        };
        let file = file_name(&error.path);
        self.format("net-error", &[("file", file.into()), ("why", why.into())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::tests::every_language;
    use crate::preferences::{Flaw, Kept, Warning};
    use crate::record::FileFlaw;
    use crate::record::RecordError;
    use crate::tigris::FileError;
    use crate::tigris::rules::BoardError;
    use std::io::{self, ErrorKind};
    use std::path::Path;

    fn faults() -> Vec<DiskError> {
        let kinds = [
            ErrorKind::NotFound,
            ErrorKind::PermissionDenied,
            ErrorKind::ReadOnlyFilesystem,
            ErrorKind::ResourceBusy,
            ErrorKind::StorageFull,
            ErrorKind::NotADirectory,
            ErrorKind::Other,
        ];
        let io = kinds.map(|kind| DiskError::Io(io::Error::from(kind)));
        let rest = [
            DiskError::NotAFile,
            DiskError::TooLarge { limit: 1000 },
            DiskError::NotText { line: 2 },
        ];
        io.into_iter().chain(rest).collect()
    }

    #[test]
    fn every_file_is_called_by_its_name_and_no_folder() {
        let path = Path::new("elsewhere").join("x.ron");
        for words in every_language() {
            let mut told = Vec::new();
            let damage = FileFlaw::Record(RecordError::Syntax {
                line: 3,
                column: 4,
                why: "Expected comma".into(),
            });
            let flaws_of_saves = faults().into_iter().map(FileFlaw::from).chain([damage]);
            for flaw in flaws_of_saves {
                let path = path.clone();
                told.push(words.file_error(&FileError { path, flaw }));
            }
            let boards = faults().into_iter().map(BoardFileFlaw::File).chain([
                BoardFileFlaw::Board(BoardError::Rows(3)),
                BoardFileFlaw::NameTwice("mine".into()),
            ]);
            let boards: Vec<BoardFileError> = boards
                .map(|flaw| BoardFileError {
                    path: path.clone(),
                    flaw,
                })
                .collect();
            told.extend(boards.iter().map(|board| words.board_file_error(board)));
            told.push(words.board_file_errors(&boards));
            assert_eq!(words.board_file_errors(&boards).lines().count(), NAMED + 2);
            assert_eq!(words.board_file_errors(&boards[..2]).lines().count(), 3);
            let nets = faults().into_iter().map(NetFileFlaw::File).chain([
                NetFileFlaw::Net(NetError::NotANet),
                NetFileFlaw::Net(NetError::OtherFeatures),
                NetFileFlaw::Net(NetError::Damaged),
            ]);
            for flaw in nets {
                let path = path.clone();
                told.push(words.net_file_error(&NetFileError { path, flaw }));
            }
            for of in [Kept::Settings, Kept::Learning] {
                let (path, what) = (path.clone(), vec!["volume".to_string()]);
                let mut warn = |flaw| told.push(words.warning(&Warning { of, flaw }));
                for line in [None, Some(3)] {
                    let set_aside = path.clone();
                    warn(Flaw::Damaged { set_aside, line });
                }
                let set_aside = path.clone();
                warn(Flaw::Partly { set_aside, what });
                let why = DiskError::NotAFile;
                warn(Flaw::Unreadable { path, why });
            }
            for text in told {
                assert!(text.contains("x.ron"), "{text}");
                for parser in ["elsewhere", "Expected", "os error", ".. "] {
                    assert!(!text.contains(parser), "{text}");
                }
            }
            for flaw in [FileFlaw::Exists, FileFlaw::BadName, FileFlaw::Busy] {
                let path = path.clone();
                words.file_error(&FileError { path, flaw });
            }
            assert!(words.faults().is_empty(), "{:?}", words.faults());
        }
    }
}
