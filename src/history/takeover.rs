//! Games that ended before there was a folder for them, or at the table of an older program: taken
//! in among the finished ones, each once.

use super::folder::{History, Read};
use crate::files;
use crate::game::Game;
use crate::games::{self, FileError, Of, Opened};
use crate::record::finished::Finished;
use crate::record::{Record, listing};
use std::collections::HashSet;
use std::path::Path;

/// Says that the saves with names have been looked through: what comes among them later may be
/// anybody's game.
const DONE: &str = ".two-rivers-taken-over";

/// Takes the finished games among the autosaves in, and once those among the saves with names; answers
/// the whole history, and why some game could not be taken in.
///
/// A game that is saved twice is taken once: by its name, or because all decisions are the same.
pub fn take_over(history: &mut History, autosaves: &Path, saves: &Path) -> (Read, Vec<FileError>) {
    let finished = history.finished().clone();
    finished.tidy(autosaves);
    finished.gather(autosaves);
    let mut read = history.read();
    let mut found = finished.unknown_among(autosaves);
    let done = finished.folder().join(DONE);
    let first = !done.exists();
    if first {
        found.extend(listing::files(saves));
    }
    let mut prints: HashSet<u64> = read.lines.iter().map(|line| line.entry.print).collect();
    let (mut taken, mut faults) = (false, Vec::new());
    for path in found {
        // What is damaged is told where it lies: on the list of what can be opened.
        let Ok(opened) = games::open(&path) else {
            continue;
        };
        let entry = super::Entry::of(&opened);
        let Some(entry) = entry.filter(|entry| !prints.contains(&entry.print)) else {
            continue;
        };
        match take(&finished, &opened, &path) {
            Ok(true) => {
                prints.insert(entry.print);
                taken = true;
            }
            Ok(false) => {}
            Err(why) => faults.push(why),
        }
    }
    if first && faults.is_empty() {
        // If it cannot be written, the saves are looked through once more the next time.
        let _ = files::write(&done, "");
    }
    if taken {
        let damaged = std::mem::take(&mut read.damaged);
        read = history.read();
        read.damaged.extend(damaged);
    }
    (read, faults)
}

fn take(finished: &Finished, opened: &Opened, from: &Path) -> Result<bool, FileError> {
    fn untitled<G: Game>(record: &Record<G>) -> Record<G> {
        let mut record = record.clone();
        record.set_title("");
        record
    }
    match opened {
        Of::Tigris(record) => finished.take(&untitled(record), from).map_err(Of::Tigris),
        Of::Babel(record) => finished.take(&untitled(record), from).map_err(Of::Babel),
    }
}
