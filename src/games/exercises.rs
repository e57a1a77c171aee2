//! The exercises that the program brings along, of every game.

use super::{Kind, Of};
use crate::practice::{Collection, Exercise};
use crate::{babel, tigris};

/// What lies in `assets/practice` for a game; `arena exercises` makes it.
const fn text(game: Kind) -> &'static str {
    match game {
        Of::Tigris(()) => include_str!("../../assets/practice/tigris.ron"),
        Of::Babel(()) => include_str!("../../assets/practice/babel.ron"),
    }
}

/// Those of a game, easy to hard.
pub fn exercises(game: Kind) -> Vec<Exercise> {
    // A test reads them all.
    let Ok(collection) = Collection::read(text(game)) else {
        return Vec::new();
    };
    match game {
        Of::Tigris(()) => collection.exercises::<tigris::rules::Position>(),
        Of::Babel(()) => collection.exercises::<babel::rules::Position>(),
    }
}

/// The same as they are written down.
///
/// # Errors
/// Where what the program was built with is no collection.
pub fn collection(game: Kind) -> Result<Collection, ron::error::SpannedError> {
    Collection::read(text(game))
}
