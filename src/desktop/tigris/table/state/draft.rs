//! An answer that is being made up beside the board.

use crate::desktop::games::tigris::Session;
use crate::desktop::session::Flow;
use crate::desktop::theme::question::Asked;
use crate::tigris::rules::{Conflict, Decision, Position, Stage};
use bevy::prelude::*;

/// What the person has set but not yet decided.
#[derive(Resource, Default, Clone, Copy, PartialEq)]
pub struct Draft {
    /// Tiles on the stepper.
    pub commit: u8,
    /// Whether somebody has chosen that number; until then it is what the stepper begins with.
    pub chosen: bool,
    /// Whether Enter has asked for nothing where the hand could win: the next one means it.
    pub nothing: bool,
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

    /// What the panel asks at this moment.
    pub(crate) fn asked(self, stamp: (u64, usize)) -> Asked {
        match self.of(stamp).nothing {
            true => Asked::CommitNothing(stamp),
            false => Asked::Choice(stamp),
        }
    }

    /// Sets the stepper.
    pub(crate) fn set(&mut self, commit: u8) {
        (self.commit, self.chosen, self.nothing) = (commit, true, false);
    }

    /// Whether Enter would give away what the hand could win, by a number that nobody has chosen.
    pub(crate) fn gives_away(self, game: &Position) -> bool {
        let Stage::Commit(conflict) = game.table().stage() else {
            return false;
        };
        self.gives_away_of(&conflict, &counts(game))
    }

    /// The same of a conflict and the numbers that may be committed.
    pub(crate) fn gives_away_of(self, conflict: &Conflict, legal: &[u8]) -> bool {
        let most = legal.iter().copied().max().unwrap_or(0);
        self.commit == 0 && !self.chosen && (1..=most).contains(&conflict.to_be_ahead())
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
    app.init_resource::<Draft>().add_systems(
        Update,
        begin_anew
            .in_set(Flow::Settle)
            .run_if(resource_exists::<Session>),
    );
}

/// Nothing that was set at another moment is left when the game comes to a moment of the same number again, as it
/// does once something has been taken back.
fn begin_anew(session: Res<Session>, mut draft: ResMut<Draft>) {
    let now = draft.of(session.stamp());
    draft.set_if_neq(now);
}
