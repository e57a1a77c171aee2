//! Putting held pieces down, by pointer or by key: a decision, or the reason why not.

use crate::desktop::app::words::Words;
use crate::desktop::audio::DroppedAt;
use crate::desktop::games::tigris::{Choose, Refused};
use crate::desktop::theme::question::{Asked, Question};
use crate::desktop::tigris::board::layout::Layout;
use crate::desktop::tigris::table::state::held::{Holding, Origin, What};
use crate::desktop::tigris::table::state::seat::{Turn, all_done_key};
use crate::desktop::turn::refusal::{Refusal, Why};
use crate::tigris::rules::{Cell, Decision, Position, Stage};
use crate::tigris::teaching::Topic;
use bevy::prelude::*;

/// Puts held pieces down, or says why not.
#[derive(bevy::ecs::system::SystemParam)]
pub struct PutDown<'w> {
    turn: Turn<'w>,
    question: Res<'w, Question>,
    choices: MessageWriter<'w, Choose>,
    refused: MessageWriter<'w, Refused>,
    refusal: ResMut<'w, Refusal<Topic>>,
    words: Res<'w, Words>,
    dropped: ResMut<'w, DroppedAt>,
}

impl PutDown<'_> {
    /// Whose turn it is to put pieces down.
    pub fn turn(&self) -> &Turn<'_> {
        &self.turn
    }

    /// Puts a piece down at a point; `true` if that was a legal decision.
    pub fn down(&mut self, holding: Holding, point: Vec2, layout: &Layout) -> bool {
        if let Some(cell) = layout.cell_at(point) {
            if holding.from == Origin::Board(cell) {
                return false;
            }
            return self.onto(holding, cell, Some(point));
        }
        match (holding.from, holding.what) {
            // A leader from the board goes home over the strip.
            (Origin::Board(_), What::Leader(leader)) if layout.strip.contains(point) => {
                self.choose(Decision::Withdraw(leader), None)
            }
            _ => false,
        }
    }

    /// The game, if it asks something and takes an answer.
    fn asked(&self) -> Option<&Position> {
        let asked = Asked::Choice(self.turn.session.as_deref()?.stamp());
        self.turn.game().filter(|_| self.question.takes(asked))
    }

    /// Puts a piece on a cell; `true` if that was a legal decision.
    pub fn onto(&mut self, holding: Holding, cell: Cell, from: Option<Vec2>) -> bool {
        self.choose(holding.what.onto(cell), from)
    }

    /// Tells whoever takes a piece up after both actions that nothing more can be done with it; `true` if so.
    pub fn all_done(&mut self) -> bool {
        let done = |game: &&Position| game.table().stage() == Stage::End;
        let done = self.turn.acting().filter(done);
        let key = done.map(all_done_key);
        if let Some(key) = key {
            self.refusal.0 = Some(Why {
                text: self.words.text(key),
                topic: Topic::Turn,
            });
        }
        key.is_some()
    }

    /// Makes a decision; `true` if it was legal, else the reason is told.
    pub fn choose(&mut self, decision: Decision, from: Option<Vec2>) -> bool {
        // In their own turn people need not wait for what they did before to be shown; what is asked
        // must have been seen.
        let Some(game) = self.turn.acting().or_else(|| self.asked()) else {
            return false;
        };
        match game.check(decision) {
            Ok(()) => {
                self.dropped.0 = from;
                self.choices.write(Choose { decision });
                true
            }
            Err(why) => {
                self.refused.write(Refused::Decision(why));
                false
            }
        }
    }
}

/// A click on the board while something is on offer means that cell, if it means one thing only.
pub fn choose_on_board(cell: Cell, put: &mut PutDown) {
    let Some(game) = put.asked() else { return };
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let mut meant = legal.into_iter().filter(|decision| match *decision {
        Decision::Raise(at) | Decision::Take(at) => at == cell,
        Decision::Build(_, at) => {
            crate::tigris::rules::monuments::square(at).is_some_and(|s| s.contains(cell))
        }
        Decision::Wonder(at) => at == cell,
        _ => false,
    });
    if let (Some(decision), None) = (meant.next(), meant.next()) {
        put.choose(decision, None);
    }
}
