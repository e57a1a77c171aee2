//! What is asked of the game on the table, and what the rules refuse.

use super::TableGame;
use crate::game::Game;
use crate::record::{Player, Record};
use bevy::prelude::*;
use std::path::PathBuf;

/// What a person asks of the game as a whole, whichever it is: [`games`](crate::desktop::games) tells
/// the one that is meant.
#[derive(Message, Clone, Debug)]
pub enum SessionCommand {
    /// Goes on with an autosave, or begins a game of its own from any other save.
    Open(PathBuf),
    /// Begins a game of its own from a save, or from the autosave of a game that is played
    /// elsewhere.
    OpenCopy(PathBuf),
    /// Saves under a name.
    SaveAs(String),
    /// The same players again, each one seat further.
    Rematch,
    /// Leaves the game; it stays in its autosave.
    CloseGame,
}

/// What is asked of games of one kind.
#[derive(Message, Clone, Debug)]
pub enum Order<G: TableGame> {
    Start(G::NewGame),
    /// Another game that goes on from after so many decisions of this one, between these players.
    Branch(usize, Vec<Player<G::Player>>),
    /// Puts a game on the table that is not kept: a lesson or an example.
    Lend(Box<Record<G>>),
    /// What is asked of any game, and of this one now.
    Any(SessionCommand),
}

/// A game of this kind lies on the table: one of another kind has gone.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct Laid(pub &'static str);

/// A decision of whoever must decide now: a person's by hand or a bot's by thought.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Choose<G: Game> {
    pub decision: G::Decision,
}

/// Take decisions back, as far as the rules allow it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakeBack {
    /// The last one.
    Last,
    /// All of this turn.
    Turn,
}

/// The entities are to be made anew from the position: after an undo or a load, which have no events.
#[derive(Message, Clone, Copy, Debug)]
pub struct Rebuild;

/// Something that the rules refuse.
#[derive(Message, Clone, Debug)]
pub enum Refused<G: Game> {
    /// A decision.
    Decision(G::Refusal),
    /// To take something back.
    Undo(G::UndoRefusal),
    /// To take back what is another's to take back.
    UndoOfAnother,
}
