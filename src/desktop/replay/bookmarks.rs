//! Where replays were left: looking back at the same game again goes on there.
//!
//! Kept while the program runs. Whoever tries something from a moment of a game finds the way back to that
//! moment, and with it to the review, in the menu of the game that goes on from there.

use super::Reviewed;
use crate::desktop::app::requests::{WayBack, WentOnFrom};
use crate::desktop::session::Session;
use bevy::prelude::Resource;
use std::collections::HashMap;
use std::path::PathBuf;

/// The moments at which replays were left, and what is being tried from one.
#[derive(Resource, Default)]
pub(super) struct Bookmarks {
    /// By the record's number.
    moments: HashMap<u64, usize>,
    /// The file of the game that another is about to go on from.
    tried: Option<PathBuf>,
}

impl Bookmarks {
    /// Remembers the moment on the screen; whoever has seen the end begins anew.
    pub fn put<G: Reviewed>(&mut self, session: &Session<G>) {
        let (id, moment) = (session.record().id(), session.moment());
        match moment < session.timeline().end() {
            true => self.moments.insert(id, moment),
            false => self.moments.remove(&id),
        };
    }

    /// Where looking back at a whole game begins: where it was left, else at its start.
    pub fn found<G: Reviewed>(&self, session: &Session<G>) -> usize {
        let left = self.moments.get(&session.record().id());
        left.copied().unwrap_or_default()
    }

    /// A game is to go on from the moment on the screen of the one in this file.
    pub fn set_out<G: Reviewed>(&mut self, session: &Session<G>, file: Option<PathBuf>) {
        self.put(session);
        self.tried = file;
    }

    /// The way back from the game that now lies on the table, if it is what was set out for.
    pub fn way_back<G: Reviewed>(&mut self, session: Option<&Session<G>>) -> Option<WayBack> {
        let file = self.tried.take()?;
        let branch = session.map(Session::record).filter(|r| r.is_branch())?;
        Some(WayBack {
            from: branch.id(),
            to: WentOnFrom::Replay(file),
        })
    }
}
