//! What one floor asks of another that stands above it: said here, carried out there.

use super::screen::Screen;
use bevy::prelude::*;
use std::path::PathBuf;

/// What a person asks of replays.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum ReplayCommand {
    /// Looks back at the game on the table; leaving leads to the screen that is shown now.
    ThisGame,
    /// Looks back at the game on the table, which is over, and reviews it.
    Review,
    /// Looks back at a saved game; leaving leads to the screen that is shown now, and the game on
    /// the table, if there is one, is there again.
    Saved(PathBuf),
    /// The same once more, after it was left for something else: leaving leads to the screen that it led to before.
    Again(PathBuf, Screen),
    /// The same once more, from a game that went on from it. That waits where the first one is not over; else it is
    /// closed, being in its autosave, and leaving leads to the history.
    Back(PathBuf),
    /// Ends the replay.
    Leave,
    /// Asks who plays another game that goes on from the moment on the screen.
    PlayOn,
    /// Shows the final score of a game that is over; of a saved one it leads back to the replay.
    Results,
}

/// What the game on the table went on from, and what its menu leads back to.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct WayBack {
    /// The number of the record of the game that went on.
    pub from: u64,
    pub to: WentOnFrom,
}

/// What a game went on from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WentOnFrom {
    /// A replay of the game in this file.
    Replay(PathBuf),
    /// The exercise that was tried last.
    Exercise,
}

/// Lays the exercise that was tried last on the table once more.
#[derive(Message, Clone, Copy, Debug)]
pub struct BackToExercise;

/// Opens the rules of the game whose screen is shown, at the paragraph with this key or where they were
/// left; those of the first game from screens that are for every game.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct OpenRules(pub Option<&'static str>);

/// The screen to which the rules lead back, of whichever game they are.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReadFrom(pub Screen);

/// Asks who plays the seat of whoever sits before the table.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct AskWhoPlays;

/// Begins the first game with a guide, or goes on with it.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct BeginGuided;

/// An exercise lies on the table: whatever else could guide there is silent.
///
/// So many decisions lead to its question, which stand.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Posed(pub usize);

impl Posed {
    /// Whether the latest of so many decisions belongs to the question.
    pub fn holds(posed: Option<&Posed>, decisions: usize) -> bool {
        posed.is_some_and(|posed| decisions <= posed.0)
    }
}

/// Makes an exercise of the mistake at the moment that is looked back at, and opens it.
#[derive(Message, Clone, Copy, Debug)]
pub struct PractiseThis;

/// Whether the sheet lies over the table.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Help(bool);

impl Help {
    /// Opens the sheet.
    pub fn open(&mut self) {
        self.0 = true;
    }

    /// Closes it.
    pub fn close(&mut self) {
        self.0 = false;
    }

    /// Whether the sheet lies over the table.
    pub fn is_open(&self) -> bool {
        self.0
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ReplayCommand>()
        .add_message::<OpenRules>()
        .add_message::<BeginGuided>()
        .add_message::<AskWhoPlays>()
        .add_message::<PractiseThis>()
        .add_message::<BackToExercise>()
        .init_resource::<Help>()
        .init_resource::<ReadFrom>();
}
