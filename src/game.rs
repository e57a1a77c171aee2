//! What a game is to whoever records it, looks back on it, searches it or holds contests in it.
//!
//! [`record`](crate::record), [`replay`](crate::replay), [`search`](crate::search), [`review`](crate::review),
//! [`practice`](crate::practice), [`arena`](crate::arena) and [`referee`](crate::referee) stand on this trait and on
//! nothing of a single game.

use rand::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// Plain data that can be compared, shown to developers and sent to another thread.
pub trait Plain: Clone + PartialEq + Debug + Send + Sync + 'static {}

impl<T: Clone + PartialEq + Debug + Send + Sync + 'static> Plain for T {}

/// [`Plain`] data that can be written down and read back: into a file, or over a line to whoever
/// plays from afar.
pub trait Stored: Plain + Serialize + DeserializeOwned {}

impl<T: Plain + Serialize + DeserializeOwned> Stored for T {}

/// A game of decisions between players who may not know everything.
///
/// The value itself is the whole state of a game, hidden parts included. Nothing is random but what
/// the start settles: the same start and the same decisions always lead to the same state.
pub trait Game: Stored {
    /// Everything that settles how a game starts.
    type Start: Stored;
    /// Why no game starts like that.
    type StartError: Plain + Error;
    /// Who plays: an identity, not a person. It is shown as the protocol names it.
    type Player: Stored + Copy + Eq + Hash + Display;
    /// One choice of one player; it can be written down and read back.
    type Decision: Plain + Copy + Eq + Hash + Display + FromStr;
    /// Something that happened.
    type Event: Stored;
    /// Why a decision is illegal.
    type Refusal: Stored + Error;
    /// Why nothing more can be taken back.
    type UndoRefusal: Stored + Error;
    /// Why a state could not stand at a table.
    type Flaw: Plain + Error;
    /// What one player may know.
    type View: View<Self>;

    /// What tells this game from others in files and on the command line: `tigris`.
    const ID: &'static str;

    /// Raised whenever the same decisions could lead to another position.
    const RULES_VERSION: u32;

    /// The game that starts so; the same start always gives the same game.
    ///
    /// # Errors
    /// Says why no game can start so.
    fn begin(start: &Self::Start) -> Result<Self, Self::StartError>;

    /// The start from a position that somebody wrote down.
    ///
    /// # Errors
    /// Says which line of the text is wrong, and why.
    fn written(text: &str) -> Result<Self::Start, Self::StartError>;

    /// Writes the whole state down; what is read back by [`written`](Game::written) goes on alike.
    fn to_text(&self) -> String;

    /// Writes down what one player may know: everything once the game is over.
    fn text_seen_by(&self, player: Self::Player) -> String;

    /// Everybody who plays, in the order of seats.
    fn players(&self) -> Vec<Self::Player>;

    /// Whose turn it is, whoever decides now; of a game that is over, whose turn was the last.
    fn active(&self) -> Self::Player;

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

    /// An event as far as this player may know it; for `None` as far as everybody at the table may.
    fn seen_by(event: &Self::Event, viewer: Option<Self::Player>) -> Self::Event;

    /// Whether an event is worth finding again in a game that is looked back on. Such an event hides
    /// nothing from anybody.
    fn is_landmark(event: &Self::Event) -> bool;

    /// How many turns have ended.
    fn turns(&self) -> u32;

    /// How many of the latest decisions may be taken back, and by whom: they may be another's than
    /// who decides now. `None` where nothing may.
    fn undoable(&self) -> Option<Undoable<Self::Player>>;

    /// Why nothing can be taken back, where [`undoable`](Game::undoable) says so; `last` is the
    /// decision that led here, and `None` where there was none.
    fn undo_refusal(&self, last: Option<&Self::Decision>) -> Self::UndoRefusal;

    /// How the game ended, the best first and in the order of seats where they share a rank; `None`
    /// while it goes on.
    fn standings(&self) -> Option<Vec<Standing<Self::Player>>>;

    /// Whether the state could stand at a table: for states that come out of a file.
    ///
    /// # Errors
    /// The first thing that does not fit.
    fn check_validity(&self) -> Result<(), Self::Flaw>;

    /// Whether the state is of a game that started so: the same players at the same table, by the
    /// same variants. For states that come out of a file.
    fn fits(&self, start: &Self::Start) -> bool;
}

/// What one player of a game may know.
pub trait View<G: Game>: Stored {
    /// Whose view it is.
    fn player(&self) -> G::Player;

    /// Fills `out` with the legal decisions of this player; with none when another decides, or
    /// nobody does.
    fn legal(&self, out: &mut Vec<G::Decision>);

    /// Says why a decision of this player is illegal now.
    ///
    /// # Errors
    /// The first reason that applies.
    fn check(&self, decision: G::Decision) -> Result<(), G::Refusal>;
}

/// Decisions that may be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Undoable<P> {
    /// Who made them and may take them back.
    pub by: P,
    /// How many of the latest, one after the other; at least one.
    pub decisions: usize,
}

/// One player's place at the end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing<P> {
    /// Whose place it is.
    pub player: P,
    /// 1 for the winner; players who are equal share a rank.
    pub rank: u8,
    /// What ranks are compared by, what counts most first; everybody has as many numbers.
    pub points: Vec<u16>,
}
