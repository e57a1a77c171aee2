//! An answer that is being made up beside the board.

use crate::tigris::rules::{Decision, Position};
use bevy::prelude::*;

/// What the person has set but not yet decided.
#[derive(Resource, Default, Clone, Copy, PartialEq)]
pub struct Draft {
    /// Tiles on the stepper.
    pub commit: u8,
    /// The offer that a key has marked.
    pub marked: Option<usize>,
    /// The moment that all this belongs to.
    stamp: (u64, usize),
}

impl Draft {
    /// The same for this moment: begun anew if it belongs to another.
    pub(crate) fn of(self, stamp: (u64, usize)) -> Draft {
        if self.stamp == stamp {
            return self;
        }
        Draft {
            stamp,
            ..Draft::default()
        }
    }
}

/// How many tiles may be committed now.
pub fn counts(game: &Position) -> Vec<u8> {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let count = |decision| match decision {
        Decision::Commit(count) => Some(count),
        _ => None,
    };
    legal.into_iter().filter_map(count).collect()
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>();
}
