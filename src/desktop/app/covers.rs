//! What lies over the table and takes its keys, told by whoever lays it there.

use bevy::prelude::*;
use std::collections::BTreeSet;

/// Something that can lie over the table without being known below.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cover {
    /// The question who plays on from a moment of a replay.
    PlayOn,
    /// The sums of a review.
    Sums,
    /// The question who plays a seat.
    Seating,
    /// What a chapter of a course is about.
    Introduction,
}

/// What lies over the table now.
#[derive(Resource, Debug, Default)]
pub struct Covers(BTreeSet<Cover>);

impl Covers {
    /// Whether this lies over the table.
    pub fn has(&self, cover: Cover) -> bool {
        self.0.contains(&cover)
    }

    /// Says whether this lies over the table.
    pub fn set(&mut self, cover: Cover, open: bool) {
        if open {
            self.0.insert(cover);
        } else {
            self.0.remove(&cover);
        }
    }
}

/// Whether the introduction to a chapter lies over the table: a condition of systems.
pub fn introduced(covers: Res<Covers>) -> bool {
    covers.has(Cover::Introduction)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Covers>();
}
