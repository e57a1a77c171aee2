//! The mistakes in reviewed games of the history, as exercises.

use super::profiles::Profile;
use crate::files::DiskError;
use crate::games::{self, Of};
use crate::practice::{Exercise, Origin, Store, mistakes};
use crate::record::finished::Finished;
use crate::record::listing::Look;
use crate::record::{Record, beside};
use crate::review::{Companion, ReviewGame, Thresholds};
use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// What was looked through before, so that it need not be again: reviews by their games' files.
#[derive(Clone, Debug, Default)]
pub struct Seen(HashMap<PathBuf, Look>);

/// Takes the mistakes of all games that were reviewed into the store, as far as they are not there.
/// Answers what could not be written. A game that is deleted later leaves its exercises.
pub fn gather(
    finished: &Finished,
    store: &Store,
    thresholds: &Thresholds,
    seen: &mut Seen,
) -> Vec<DiskError> {
    let mut faults = Vec::new();
    for path in finished.files() {
        let review = beside::path(&path);
        if !review.exists() {
            continue;
        }
        // A review that has just been written looks like nothing yet, and is read again.
        let look = Look::of(&review);
        if look.is_some() && seen.0.get(&path) == look.as_ref() {
            continue;
        }
        // What cannot be read is told by whoever lists the games.
        let found = match games::open(&path) {
            Ok(Of::Tigris(record)) => of_game(&path, &record, thresholds),
            Ok(Of::Babel(record)) => of_game(&path, &record, thresholds),
            Err(_) => continue,
        };
        let before = faults.len();
        for exercise in found {
            if let Err(why) = store.add(&exercise) {
                faults.push(why);
            }
        }
        if let Some(look) = look.filter(|_| faults.len() == before) {
            seen.0.insert(path, look);
        }
    }
    faults
}

fn of_game<G: ReviewGame>(
    path: &Path,
    record: &Record<G>,
    thresholds: &Thresholds,
) -> Vec<Exercise> {
    let kept = Companion::read(path, record).ok();
    let review = kept.as_ref().and_then(|kept| kept.review(record));
    review.map_or_else(Vec::new, |review| mistakes(record, review, thresholds))
}

/// Whether an exercise is somebody's: the program's own are everybody's, and for nobody in particular
/// all are.
pub fn is_of(exercise: &Exercise, who: Option<&Profile>) -> bool {
    let (Some(who), Origin::Game { name, alone, .. }) = (who, &exercise.origin) else {
        return true;
    };
    who.is_called(name) || (who.nameless && *alone && name.is_empty())
}

/// The names under which a shelf knows somebody, the present one first; none for nobody in particular.
pub fn names(who: Option<&Profile>) -> Vec<String> {
    let own = who.into_iter();
    own.flat_map(|who| std::iter::once(&who.name).chain(&who.also))
        .cloned()
        .collect()
}
