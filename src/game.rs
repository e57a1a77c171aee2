//! What a game is to whoever records it or searches it.
//!
//! [`record`](crate::record) and the search in [`bots`](crate::bots) stand on this small trait
//! rather than on the types of one game: another game will move in.

use crate::rules::notation::PositionTextError;
use crate::rules::{
    Board, Decision, Dynasty, Event, Position, RULES_VERSION, Refusal, Setup, Sink, Unheard, View,
};
use rand::Rng;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;
use std::sync::Arc;

/// Why nothing more can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stop {
    /// Nothing has been decided yet.
    NothingPlayed,
    /// Tiles have been drawn.
    Draw,
    /// Somebody has committed to a conflict.
    Commitment,
    /// Another player has decided something since.
    OtherPlayer,
    /// The turn is over.
    TurnOver,
    /// The game is over.
    GameOver,
}

impl Stop {
    /// Every reason.
    pub const ALL: [Stop; 6] = [
        Stop::NothingPlayed,
        Stop::Draw,
        Stop::Commitment,
        Stop::OtherPlayer,
        Stop::TurnOver,
        Stop::GameOver,
    ];
}

/// A game of decisions between players who may not know everything.
///
/// The value itself is the whole state of a game, hidden parts included.
pub trait Game:
    Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Everything that settles how a game starts.
    type Start: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why no game starts like that.
    type StartError: Clone + PartialEq + Debug + Send + Sync;
    /// Who plays: an identity, not a person.
    type Player: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One choice of one player; it can be written down and read back.
    type Decision: Copy + Eq + Hash + Debug + Display + FromStr + Send + Sync;
    /// Something that happened.
    type Event: Clone + Debug + Send;
    /// Why a decision is illegal.
    type Refusal: Clone + PartialEq + Debug + Send + Sync;
    /// What one player may know.
    type View: Clone + PartialEq + Debug + Send + Sync;

    /// Raised whenever the same decisions could lead to another position.
    const RULES_VERSION: u32;

    /// The game that starts so; the same start always gives the same game.
    ///
    /// # Errors
    /// Says why no game can start so.
    fn begin(start: &Self::Start) -> Result<Self, Self::StartError>;

    /// Everybody who plays, in the order of seats.
    fn players(&self) -> Vec<Self::Player>;

    /// Who decides now; `None` when the game is over.
    fn decider(&self) -> Option<Self::Player>;

    /// Fills `out` with every legal decision of whoever decides now.
    fn legal(&self, out: &mut Vec<Self::Decision>);

    /// Plays a decision after checking it, and tells what happens.
    ///
    /// # Errors
    /// The reason why it is illegal; then nothing has changed and nothing was told.
    fn try_play(
        &mut self,
        decision: Self::Decision,
        tell: &mut impl FnMut(Self::Event),
    ) -> Result<(), Self::Refusal>;

    /// Plays a decision that is known to be legal, silently: for look-ahead.
    fn play(&mut self, decision: Self::Decision);

    /// What this player may know.
    fn view(&self, player: Self::Player) -> Self::View;

    /// A whole game as it could be behind a view, the hidden parts dealt at random.
    fn sample(view: &Self::View, random: &mut impl Rng) -> Self;

    /// How many turns have ended.
    fn turns(&self) -> u32;

    /// How many of the latest decisions may be taken back.
    fn undoable(&self) -> usize;

    /// Why `last`, which led here, cannot be taken back, if [`undoable`](Game::undoable) says so.
    fn stop(&self, last: &Self::Decision) -> Stop;

    /// Whether the state could stand at a table: for states that come out of a file.
    fn is_sound(&self) -> bool;
}

/// How a game of Tigris & Euphrates starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Start {
    /// Set up by the rules and shuffled by a seed.
    Setup(Setup),
    /// From a position that somebody wrote down, on this board.
    Position {
        board: Board,
        /// The position text, a line each.
        lines: Vec<String>,
    },
}

impl Start {
    /// The start that somebody wrote down as a position text, on this board.
    pub fn written(board: Board, text: &str) -> Start {
        Start::Position {
            board,
            lines: text.lines().map(str::to_string).collect(),
        }
    }
}

impl From<Setup> for Start {
    fn from(setup: Setup) -> Start {
        Start::Setup(setup)
    }
}

/// Hands events on to a function.
struct Teller<'a, F>(&'a mut F);

impl<F: FnMut(Event)> Sink for Teller<'_, F> {
    fn event(&mut self, event: Event) {
        (self.0)(event);
    }
}

impl Game for Position {
    type Start = Start;
    type StartError = PositionTextError;
    type Player = Dynasty;
    type Decision = Decision;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    const RULES_VERSION: u32 = RULES_VERSION;

    fn begin(start: &Start) -> Result<Position, PositionTextError> {
        match start {
            Start::Setup(setup) => Ok(Position::new(setup)),
            Start::Position { board, lines } => {
                let board = Arc::new(board.clone());
                Position::from_text_on(&lines.join("\n"), |_| Some(board.clone()))
            }
        }
    }

    fn players(&self) -> Vec<Dynasty> {
        self.table().seats().as_slice().to_vec()
    }

    fn decider(&self) -> Option<Dynasty> {
        self.table().decider()
    }

    fn legal(&self, out: &mut Vec<Decision>) {
        Position::legal(self, out);
    }

    fn try_play(
        &mut self,
        decision: Decision,
        tell: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        Position::try_play(self, decision, &mut Teller(tell))
    }

    fn play(&mut self, decision: Decision) {
        Position::play(self, decision, &mut Unheard);
    }

    fn view(&self, player: Dynasty) -> View {
        Position::view(self, player)
    }

    fn sample(view: &View, random: &mut impl Rng) -> Position {
        view.sample(random)
    }

    fn turns(&self) -> u32 {
        u32::from(self.table().turns())
    }

    fn undoable(&self) -> usize {
        usize::from(self.table().undoable())
    }

    fn stop(&self, last: &Decision) -> Stop {
        if self.table().ending().is_some() {
            return Stop::GameOver;
        }
        match last {
            Decision::Swap(_) => Stop::Draw,
            Decision::Commit(_) => Stop::Commitment,
            Decision::End | Decision::Bonus(_) => Stop::TurnOver,
            // One's own choice of a treasure can be taken back, so it was another player's.
            Decision::Take(_) => Stop::OtherPlayer,
            _ => Stop::NothingPlayed,
        }
    }

    fn is_sound(&self) -> bool {
        self.sound().is_ok()
    }
}
