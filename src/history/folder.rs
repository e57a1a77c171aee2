//! The folder of finished games, read quickly: what was read before is remembered in a file.
//!
//! To read a record is to play it through; of thousands only those that are new are read. The file
//! that remembers the others is nothing but a shortcut: whatever is wrong with it, it is made anew.

use super::{Entry, Reviewed};
use crate::files;
use crate::games::{self, FileError, Of};
use crate::record::finished::Finished;
use crate::record::listing::{Look, place};
use crate::record::{FileFlaw, RecordError, beside};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// The file that remembers what was read.
const INDEX: &str = ".two-rivers-history.ron";
/// Raised whenever an entry says more than before, or something else.
const VERSION: u32 = 4;
/// More than a hundred thousand games.
const LARGEST: u64 = 64 * 1024 * 1024;

/// A finished game and where it lies.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The file of its record.
    pub path: PathBuf,
    /// The game in short.
    pub entry: Entry,
    /// What its review says, if it has been reviewed.
    pub review: Option<Reviewed>,
}

/// A file among the finished games that could not be read.
#[derive(Debug)]
pub struct Damaged {
    /// Which file, and what is wrong with it.
    pub why: FileError,
    /// Where it lies now: what is damaged for good is set aside. Nothing for a file that only cannot
    /// be read now, or by this version.
    pub aside: Option<PathBuf>,
}

/// What lies in the folder.
#[derive(Debug, Default)]
pub struct Read {
    /// The games, the latest first.
    pub lines: Vec<Line>,
    /// What is wrong with the others.
    pub damaged: Vec<Damaged>,
}

/// The folder of finished games, and what was read of it before.
#[derive(Debug)]
pub struct History {
    finished: Finished,
    /// By the names of files; nothing before the first look.
    known: Option<HashMap<String, Known>>,
}

/// What was read of a game, and how its files looked then.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Known {
    look: Look,
    entry: Entry,
    /// How the file beside it looked, and the review in it.
    #[serde(default)]
    beside: Option<(Look, Option<Reviewed>)>,
}

#[derive(Serialize, Deserialize)]
struct Index {
    version: u32,
    files: Vec<(String, Known)>,
}

impl History {
    /// The finished games in a folder, which need not exist yet.
    pub fn new(finished: Finished) -> History {
        History {
            finished,
            known: None,
        }
    }

    /// The folder itself.
    pub fn finished(&self) -> &Finished {
        &self.finished
    }

    /// Reads the folder. Damaged files are set aside, each by itself.
    pub fn read(&mut self) -> Read {
        let index = self.finished.folder().join(INDEX);
        let mut before = self.known.take().unwrap_or_else(|| remembered(&index));
        let mut known = HashMap::new();
        let (mut read, mut changed) = (Read::default(), false);
        for path in self.finished.files() {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let name = name.into_owned();
            // Looked at before it is read: what changes meanwhile is read again the next time.
            let look = Look::of(&path);
            let earlier = before.remove(&name);
            let beside = Beside::of(&path);
            let earlier = earlier.filter(|then| Some(then.look) == look && beside.is_as(then));
            let fresh = earlier.is_none();
            let entry = match earlier {
                Some(then) => Ok(Some((then.entry, then.beside.and_then(|(_, told)| told)))),
                None => games::open(&path).map(|opened| {
                    let review = beside.exists.then(|| Reviewed::read(&path, &opened));
                    Some((Entry::of(&opened)?, review.flatten()))
                }),
            };
            match entry {
                Ok(Some((entry, review))) => {
                    // What lies beside it without having looked the same for a while is read again.
                    if let Some(look) = look
                        && (!beside.exists || beside.look.is_some())
                    {
                        changed |= fresh;
                        let now = Known {
                            look,
                            entry: entry.clone(),
                            beside: beside.look.map(|look| (look, review.clone())),
                        };
                        known.insert(name, now);
                    }
                    read.lines.push(Line {
                        path,
                        entry,
                        review,
                    });
                }
                // Somebody has put a game there that goes on: it is no part of the history.
                Ok(None) => {}
                Err(why) if why.is_gone() => {}
                Err(why) => read.damaged.push(Damaged {
                    aside: is_for_good(&why)
                        .then(|| files::set_aside(&path).ok())
                        .flatten(),
                    why,
                }),
            }
        }
        // What is left has been deleted.
        if changed || !before.is_empty() {
            remember(&index, &known);
        }
        self.known = Some(known);
        read.lines
            .sort_by_cached_key(|line| place(Some(line.entry.ended), &line.path));
        read
    }
}

/// The file beside a game as it looks from outside.
struct Beside {
    exists: bool,
    look: Option<Look>,
}

impl Beside {
    fn of(game: &Path) -> Beside {
        let path = beside::path(game);
        Beside {
            exists: path.exists(),
            look: Look::of(&path),
        }
    }

    fn is_as(&self, then: &Known) -> bool {
        match self.exists {
            true => self.look.is_some() && self.look == then.beside.as_ref().map(|(look, _)| *look),
            false => then.beside.is_none(),
        }
    }
}

fn remembered(index: &Path) -> HashMap<String, Known> {
    let text = files::read_text(index, LARGEST).ok();
    let index: Option<Index> = text.and_then(|text| ron::from_str(&text).ok());
    let index = index.filter(|index| index.version == VERSION);
    let files = index.map(|index| index.files).unwrap_or_default();
    files.into_iter().collect()
}

fn remember(index: &Path, known: &HashMap<String, Known>) {
    let files = known.iter();
    let files = files.map(|(name, known)| (name.clone(), known.clone()));
    let written = Index {
        version: VERSION,
        files: files.collect(),
    };
    if let Ok(text) = ron::to_string(&written) {
        // Without it the next look takes longer, and nothing else.
        let _ = files::write(index, text);
    }
}

/// Whether no version of the program will ever read the file.
fn is_for_good(why: &FileError) -> bool {
    fn damaged<R, S>(flaw: &FileFlaw<R, S>) -> bool {
        match flaw {
            FileFlaw::NotText { .. } | FileFlaw::TooLarge { .. } => true,
            FileFlaw::Record(why) => !matches!(
                why,
                RecordError::Newer { .. }
                    | RecordError::NewerRules { .. }
                    | RecordError::OtherGame { .. }
            ),
            _ => false,
        }
    }
    match why {
        Of::Tigris(why) => damaged(&why.flaw),
        Of::Babel(why) => damaged(&why.flaw),
    }
}
