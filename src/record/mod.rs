//! A game as its start and its decisions: save, load, replay, undo.
//!
//! A start and decisions give the same position on every machine and in every later version, so
//! that is all a record needs. It keeps a snapshot of the latest position as well: should a later
//! version of the rules play the decisions differently, the game goes on from there.
//!
//! ```
//! use two_rivers::tigris::rules::{Board, Decision, Seats, Setup};
//! use two_rivers::tigris::Record;
//!
//! let setup = Setup::new(Board::standard(), Seats::first(2).unwrap(), 7);
//! let mut record = Record::new(setup.into(), Vec::new()).unwrap();
//! let mut events = Vec::new();
//! record.try_play(Decision::End, &mut events).unwrap();
//! let text = record.to_ron().unwrap();
//! assert_eq!(Record::from_ron(&text).unwrap(), record);
//! ```

pub mod autosave;
pub mod beside;
mod error;
pub mod exchange;
pub mod file;
pub mod finished;
mod handed;
pub mod listing;
mod locks;
pub mod saves;
mod text;
mod writer;

pub use error::{FileError, FileErrorOf, FileFlaw, RecordError};
pub use handed::Handed;
pub use locks::{Lock, LockError};
pub use text::{FORMAT, game_of};

use crate::game::Game;
use serde::{Deserialize, Serialize};
use std::time::{SystemTime, UNIX_EPOCH};

/// Who decides for a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    /// Somebody at the screen.
    #[default]
    Person,
    /// The bot of this name.
    Bot(String),
}

/// A seat at the table: which identity, and who plays it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "P: Serialize + serde::de::DeserializeOwned")]
pub struct Player<P> {
    /// Who of the game sits there.
    pub player: P,
    /// The name of the person or of the bot; may be empty.
    #[serde(default)]
    pub name: String,
    /// A person, or which bot.
    #[serde(default)]
    pub kind: Kind,
}

/// A game in progress or finished.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<G: Game> {
    id: u64,
    title: String,
    created: u64,
    updated: u64,
    players: Vec<Player<G::Player>>,
    hints: bool,
    bag: bool,
    branch: bool,
    /// In the order of decisions.
    handed: Vec<Handed<G::Player>>,
    start: G::Start,
    resumed: Option<Resumed<G>>,
    decisions: Vec<G::Decision>,
    position: G,
}

/// From where play goes on although the decisions before it no longer lead there: the rules have
/// changed since they were made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
struct Resumed<G: Game> {
    /// How many decisions led to it.
    decisions: usize,
    position: G,
}

/// A decision of a record and what came of it.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// Who decided.
    pub by: G::Player,
    /// What was decided.
    pub decision: G::Decision,
    /// What happened then, in order.
    pub events: Vec<G::Event>,
}

/// Seconds since 1970.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |time| time.as_secs())
}

impl<G: Game> Record<G> {
    /// A game that begins now. Seats without a player get a nameless person.
    ///
    /// # Errors
    /// Says why no game can start so.
    pub fn new(
        start: G::Start,
        players: Vec<Player<G::Player>>,
    ) -> Result<Record<G>, G::StartError> {
        let position = G::begin(&start)?;
        let created = now();
        Ok(Record {
            id: rand::random(),
            title: String::new(),
            created,
            updated: created,
            players: seated(&position, players),
            hints: true,
            bag: false,
            branch: false,
            handed: Vec::new(),
            start,
            resumed: None,
            decisions: Vec::new(),
            position,
        })
    }

    /// What tells this game from all others; its saves share it, until they are played on.
    pub fn id(&self) -> u64 {
        self.id
    }

    /// What a person called the save; empty for an autosave.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Calls the save something.
    pub fn set_title(&mut self, title: &str) {
        self.title = title.to_string();
    }

    /// When the game began, in seconds since 1970.
    pub fn created(&self) -> u64 {
        self.created
    }

    /// When the latest decision was made or taken back, in seconds since 1970.
    pub fn updated(&self) -> u64 {
        self.updated
    }

    /// Who plays, in the order of seats.
    pub fn players(&self) -> &[Player<G::Player>] {
        &self.players
    }

    /// Whether whoever decides may ask what the strongest bot would do.
    pub fn hints(&self) -> bool {
        self.hints
    }

    /// Whether it goes on from a moment of another game: what came of it is not as if it had been played
    /// from its start.
    pub fn is_branch(&self) -> bool {
        self.branch
    }

    /// Allows hints or forbids them: settled when the game is set up.
    pub fn set_hints(&mut self, allowed: bool) {
        self.hints = allowed;
    }

    /// Whether the number of tiles that are left in the bag is told to everybody.
    pub fn tells_bag(&self) -> bool {
        self.bag
    }

    /// Has the number of tiles that are left in the bag told, or not: settled when the game is set up.
    pub fn set_tells_bag(&mut self, told: bool) {
        self.bag = told;
    }

    /// How the game started.
    pub fn start(&self) -> &G::Start {
        &self.start
    }

    /// The game as it stands.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// Every decision so far.
    pub fn decisions(&self) -> &[G::Decision] {
        &self.decisions
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.position.decider().is_none()
    }

    /// Plays a decision after checking it; what happens is added to `events`.
    ///
    /// # Errors
    /// The reason why it is illegal; then nothing has changed.
    pub fn try_play(
        &mut self,
        decision: G::Decision,
        events: &mut impl Extend<G::Event>,
    ) -> Result<(), G::Refusal> {
        self.position
            .try_play(decision, &mut |event| events.extend([event]))?;
        self.decisions.push(decision);
        self.touch();
        Ok(())
    }

    /// It was changed now.
    fn touch(&mut self) {
        self.updated = now();
    }

    /// Whether the latest decision may be taken back.
    ///
    /// # Errors
    /// Says what forbids it.
    pub fn can_undo(&self) -> Result<(), G::UndoRefusal> {
        // What was decided under older rules is only history.
        let last = self.decisions[self.first()..].last();
        match self.position.undoable() {
            Some(_) if last.is_some() => Ok(()),
            _ => Err(self.position.undo_refusal(last)),
        }
    }

    /// Whose it is to take the latest decision back: it may be another's than who decides now.
    pub fn undo_by(&self) -> Option<G::Player> {
        self.can_undo().ok()?;
        self.position.undoable().map(|undoable| undoable.by)
    }

    /// Takes the latest decision back, by playing all others again.
    ///
    /// # Errors
    /// Says what forbids it; then nothing has changed.
    pub fn undo(&mut self) -> Result<G::Decision, G::UndoRefusal> {
        self.can_undo()?;
        let before = self
            .decisions
            .split_last()
            .and_then(|(last, rest)| Some((*last, self.position_at(rest.len())?)));
        let Some((undone, before)) = before else {
            return Err(self.position.undo_refusal(None));
        };
        self.decisions.pop();
        self.settle_hands();
        self.position = before;
        self.touch();
        Ok(undone)
    }

    /// The game after so many decisions; `None` if there are not so many, or if they were made
    /// under older rules and no longer lead anywhere.
    pub fn position_at(&self, decisions: usize) -> Option<G> {
        let (from, mut position) = match &self.resumed {
            Some(resumed) if decisions >= resumed.decisions => {
                (resumed.decisions, resumed.position.clone())
            }
            _ => (0, G::begin(&self.start).ok()?),
        };
        for decision in self.decisions.get(from..decisions)? {
            position.try_play(*decision, &mut |_| {}).ok()?;
        }
        Some(position)
    }

    /// The decisions from the one with this index on, each with who made it and what happened.
    pub fn steps(&self, from: usize) -> Vec<Step<G>> {
        let mut steps = Vec::new();
        let Some(mut position) = self.position_at(from) else {
            return steps;
        };
        for (index, decision) in self.decisions.iter().enumerate().skip(from) {
            if let Some(resumed) = self.resumed.as_ref().filter(|r| r.decisions == index) {
                position = resumed.position.clone();
            }
            let Some(by) = position.decider() else { break };
            let mut events = Vec::new();
            let played = position.try_play(*decision, &mut |event| events.push(event));
            if played.is_err() {
                break;
            }
            steps.push(Step {
                by,
                decision: *decision,
                events,
            });
        }
        steps
    }

    /// Everything that happened since so many decisions had been made.
    pub fn events_since(&self, decisions: usize) -> Vec<G::Event> {
        let steps = self.steps(decisions).into_iter();
        steps.flat_map(|step| step.events).collect()
    }

    /// Another game that goes on from after so many decisions; `None` where that cannot be.
    pub fn branch(&self, decisions: usize) -> Option<Record<G>> {
        let mut branch = self.clone();
        branch.position = self.position_at(decisions)?;
        branch.decisions.truncate(decisions);
        branch.settle_hands();
        branch.resumed = branch.resumed.filter(|r| r.decisions <= decisions);
        branch.id = rand::random();
        branch.title.clear();
        branch.created = now();
        branch.updated = branch.created;
        branch.branch = true;
        Some(branch)
    }

    /// The same game as a game of its own, which begins now where this one stands: what is played
    /// in it leaves this one as it is.
    #[must_use]
    pub fn copy(&self) -> Record<G> {
        let created = now();
        Record {
            id: rand::random(),
            created,
            updated: created,
            ..self.clone()
        }
    }

    /// How many decisions were made under older rules, and so are only history: what can be played
    /// again begins after them.
    pub fn first(&self) -> usize {
        self.resumed.as_ref().map_or(0, |r| r.decisions)
    }
}

/// Players in the order of seats, nobody missing and nobody twice.
fn seated<G: Game>(position: &G, given: Vec<Player<G::Player>>) -> Vec<Player<G::Player>> {
    let nobody = |player| Player {
        player,
        name: String::new(),
        kind: Kind::Person,
    };
    let seats = position.players().into_iter();
    seats
        .map(|player| {
            let found = given.iter().find(|p| p.player == player);
            found.cloned().unwrap_or_else(|| nobody(player))
        })
        .collect()
}
