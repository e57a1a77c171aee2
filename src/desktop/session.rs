//! The game on the table: its record, what has happened but is not yet shown, and who sits where.
//!
//! Everything that changes a game comes through here: a [`Choose`] is played by the rules and
//! recorded, its events wait in the queue until the table has shown them, and the autosave is told.
//! [`orders`] puts games on the table, [`review`] lets the screen look back while the game stands
//! still.

mod company;
mod hand_over;
mod orders;
pub mod review;

pub use hand_over::HandOver;
pub(super) use orders::{Obeyed, Serial};
pub use review::{playing, reviewed};

use super::app::trouble::Trouble;
use super::app::words::Words;
use crate::data_folder;
use crate::record::{Kind, Lock, Player};
use crate::tigris::rules::{Board, Decision, Dynasty, Event, Options, Position, Refusal};
use crate::tigris::teaching::Topic;
use crate::tigris::{Autosave, Record, Timeline, UndoRefusal};
use bevy::prelude::*;
use review::Review;
use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::Arc;

/// A game as the new-game screen describes it.
#[derive(Clone, Debug, PartialEq)]
pub struct NewGame {
    pub board: Arc<Board>,
    pub options: Options,
    /// Whether the number of tiles left in the bag is told.
    pub bag: bool,
    /// Clockwise.
    pub players: Vec<NewPlayer>,
    /// Drawn at random when not given.
    pub start: Option<Dynasty>,
    /// Drawn at random when not given.
    pub seed: Option<u64>,
    /// Whether whoever decides may ask for a hint.
    pub hints: bool,
}

/// One seat of a new game.
#[derive(Clone, Debug, PartialEq)]
pub struct NewPlayer {
    pub dynasty: Dynasty,
    pub name: String,
    pub kind: Kind,
}

/// What a person asks of the game as a whole.
#[derive(Message, Clone, Debug)]
pub enum SessionCommand {
    Start(NewGame),
    /// Goes on with an autosave, or begins a game of its own from any other save.
    Open(PathBuf),
    /// Begins a game of its own from a save, or from the autosave of a game that is played
    /// elsewhere.
    OpenCopy(PathBuf),
    /// Saves under a name.
    SaveAs(String),
    /// The same players again, each one seat further.
    Rematch,
    /// Another game that goes on from after so many decisions of this one, between these players.
    Branch(usize, Vec<Player<Dynasty>>),
    /// Puts a game on the table that is not kept: a lesson or an example.
    Lend(Box<Record>),
    /// Leaves the game; it stays in its autosave.
    CloseGame,
}

/// A decision of whoever must decide now: a person's by hand or a bot's by thought.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Choose(pub Decision);

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

/// The order in which a frame of the table goes.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flow {
    /// Pointer and keys become decisions.
    Input,
    /// Decisions are played.
    Decide,
    /// Events move entities.
    Animate,
    /// Entities are compared with the position; seats and bots are asked.
    Settle,
    /// What the panels and hands show is brought up to date.
    Show,
}

/// The game on the table.
#[derive(Resource)]
pub struct Session {
    record: Record,
    /// The position that the screen shows: the record's, once the queue is empty.
    shown: Position,
    queue: VecDeque<Event>,
    timeline: Timeline,
    /// Which game of this run of the program it is, so that a late answer of a bot is known.
    serial: u64,
    /// Whether the game belongs into the autosaves.
    kept: bool,
    /// Keeps other programs from playing the game meanwhile.
    _lock: Option<Arc<Lock>>,
    /// The look back that goes on, if one does.
    review: Option<Review>,
    /// Somebody has yet to see what has just been shown.
    held: bool,
    /// How many events had happened at the position that the screen shows.
    settled: usize,
    /// Whether the board that it is played on is the one that the screen shows.
    laid: bool,
    /// Whether the results have told everybody's points.
    told: bool,
    /// Something happened that is still being shown, be it only for its time to be over.
    busy: bool,
}

impl Session {
    /// The game of a record; `serial` tells it from all others of this run, `kept` says whether it
    /// belongs into the autosaves.
    pub(super) fn new(record: Record, serial: u64, kept: bool) -> Session {
        let timeline = Timeline::of(&record);
        Session {
            shown: record.position().clone(),
            settled: timeline.log(timeline.end()).len(),
            timeline,
            record,
            queue: VecDeque::new(),
            serial,
            kept,
            _lock: None,
            review: None,
            held: false,
            laid: false,
            busy: false,
            // Of a game that is only looked at or learnt from nothing is kept back.
            told: !kept,
        }
    }

    /// The same, kept from other programs as long as it is on the table.
    pub(super) fn locked(self, lock: Option<Arc<Lock>>) -> Session {
        Session {
            _lock: lock,
            ..self
        }
    }

    /// Whether the game belongs into the autosaves: it is no lesson, no example, no save looked at.
    pub fn is_kept(&self) -> bool {
        self.kept
    }

    /// The game's record.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The position after all decisions, shown or not.
    pub fn position(&self) -> &Position {
        self.record.position()
    }

    /// The position that the screen shows; it lags behind while events are being animated.
    pub fn shown(&self) -> &Position {
        &self.shown
    }

    /// Whether the board that it is played on is the one that the screen shows: the picture of
    /// another board takes a moment to be drawn.
    pub fn is_laid(&self) -> bool {
        self.laid
    }

    /// Notes whether its board is the one that the screen shows.
    pub(super) fn lay(&mut self, laid: bool) {
        self.laid = laid;
    }

    /// Whether the results of the game have told everybody's points.
    pub fn is_told(&self) -> bool {
        self.told
    }

    /// Notes that the results have told everybody's points.
    pub(super) fn tell(&mut self) {
        self.told = true;
    }

    /// What has been shown of what happened since the position on the screen, which changes only
    /// once all of it has been shown.
    pub fn fresh(&self) -> &[Event] {
        self.log().get(self.settled..).unwrap_or_default()
    }

    /// What has happened and is still to be shown.
    pub fn pending(&self) -> impl Iterator<Item = &Event> {
        self.queue.iter()
    }

    /// Whether everything that happened has been shown, on its own board, and nobody looks back:
    /// the game can go on.
    pub fn caught_up(&self) -> bool {
        self.review.is_none()
            && !self.held
            && self.laid
            && !self.busy
            && self.queue.is_empty()
            && self.shown.table() == self.position().table()
    }

    /// The moments of the game.
    pub fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// Everything that happened and has been shown, in order.
    pub fn log(&self) -> &[Event] {
        let log = self.timeline.log(self.moment());
        &log[..log.len().saturating_sub(self.queue.len())]
    }

    /// Which game this is and how far it has come: what an answer must match to be of use.
    pub fn stamp(&self) -> (u64, usize) {
        (self.serial, self.record.decisions().len())
    }

    /// Who plays a dynasty; `None` if it does not play.
    pub fn player(&self, dynasty: Dynasty) -> Option<&Player<Dynasty>> {
        self.record.players().iter().find(|p| p.player == dynasty)
    }

    /// Whether a person plays this dynasty.
    pub fn is_person(&self, dynasty: Dynasty) -> bool {
        self.player(dynasty).is_some_and(|p| p.kind == Kind::Person)
    }

    /// The dynasties that persons play, in seat order.
    pub fn persons(&self) -> impl Iterator<Item = Dynasty> + '_ {
        let seats = self.position().table().seats();
        seats.iter().filter(|d| self.is_person(*d))
    }

    /// The next event to show; showing it is the caller's part.
    pub(super) fn next_event(&mut self) -> Option<Event> {
        self.queue.pop_front()
    }

    /// Whether the game waits until somebody has seen what has just been shown.
    pub fn is_held(&self) -> bool {
        self.held
    }

    /// Lets the game wait with what comes next; the screen shows the position meanwhile.
    pub(super) fn hold(&mut self) {
        if !self.held {
            self.held = true;
            self.shown = self.record.position().clone();
        }
    }

    /// Lets the game go on.
    pub(super) fn release(&mut self) {
        self.held = false;
    }

    /// The event that would be shown next.
    pub(super) fn next_to_show(&self) -> Option<&Event> {
        self.queue.front()
    }

    /// Marks everything as shown, up to now or to the moment that is looked back at.
    pub(super) fn catch_up(&mut self) {
        self.queue.clear();
        self.held = false;
        self.busy = false;
        let now = match &mut self.review {
            Some(review) => review.settle(&self.timeline),
            None => self.record.position(),
        };
        if self.shown != *now {
            self.shown = now.clone();
        }
        self.settled = self.log().len();
    }

    /// Takes one decision back, or as many of the turn as may be; an error if there is none.
    fn take_back(&mut self, order: TakeBack) -> Result<(), UndoRefusal> {
        self.record.undo()?;
        self.timeline.pop();
        // How many may go is told by the rules: never any from before the turn.
        while order == TakeBack::Turn && self.record.undo().is_ok() {
            self.timeline.pop();
        }
        Ok(())
    }

    fn play(&mut self, decision: Decision) -> Result<(), Refusal> {
        let mut events: Vec<Event> = Vec::new();
        self.record.try_play(decision, &mut events)?;
        self.timeline.push(&events, self.record.position());
        self.busy |= !events.is_empty();
        self.queue.extend(events);
        Ok(())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<SessionCommand>()
        .add_message::<Choose>()
        .add_message::<TakeBack>()
        .add_message::<Rebuild>()
        .add_message::<Refused>()
        .configure_sets(
            Update,
            (
                Flow::Input,
                Flow::Decide,
                Flow::Animate,
                Flow::Settle,
                Flow::Show,
            )
                .chain(),
        )
        .add_plugins((
            orders::plugin,
            review::plugin,
            hand_over::plugin,
            company::plugin,
        ))
        .add_systems(Startup, open_saving)
        .add_systems(
            Update,
            ((decide, take_back).run_if(playing), report_faults)
                .chain()
                .after(Obeyed)
                .in_set(Flow::Decide),
        );
}

/// The writer of autosaves, off the main thread.
#[derive(Resource)]
pub struct Autosaving(pub Autosave);

fn open_saving(mut commands: Commands, mut trouble: MessageWriter<Trouble>) {
    // Where the system names no folder nothing can be kept; the title says so.
    let Some(folder) = data_folder::autosaves() else {
        return;
    };
    match Autosave::start(folder) {
        Ok(autosave) => commands.insert_resource(Autosaving(autosave)),
        // The system's own words: there is no thread left, so hardly anything else works.
        Err(why) => {
            trouble.write(Trouble(why.to_string()));
        }
    }
}

/// Tells of games that could not be written; dropping the writer at the end flushes it.
fn report_faults(
    saving: Option<Res<Autosaving>>,
    words: Res<Words>,
    mut trouble: MessageWriter<Trouble>,
) {
    for fault in saving.iter().flat_map(|s| s.0.take_errors()) {
        trouble.write(Trouble(words.file_error(&fault)));
    }
}

fn decide(
    mut choices: MessageReader<Choose>,
    mut session: ResMut<Session>,
    saving: Option<Res<Autosaving>>,
    words: Res<Words>,
    mut refused: MessageWriter<Refused>,
) {
    for Choose(decision) in choices.read() {
        match session.play(*decision) {
            Ok(()) => {
                if let Some(saving) = saving.as_ref().filter(|_| session.kept) {
                    saving.0.save(session.record());
                }
            }
            Err(why) => {
                refused.write(Refused::because(&words, &why));
            }
        }
    }
}

/// A decision was illegal, why in words, and where the rules say more.
#[derive(Message, Clone, Debug)]
pub struct Refused {
    pub text: String,
    pub topic: Topic,
}

impl Refused {
    /// A decision that the rules refuse.
    pub fn because(words: &Words, why: &Refusal) -> Refused {
        Refused {
            text: words.refusal(why),
            topic: why.into(),
        }
    }

    /// An undo that the rules refuse.
    fn undo(words: &Words, why: &UndoRefusal) -> Refused {
        Refused {
            text: words.undo_refusal(why),
            topic: why.into(),
        }
    }
}

fn take_back(
    mut orders: MessageReader<TakeBack>,
    mut session: ResMut<Session>,
    saving: Option<Res<Autosaving>>,
    words: Res<Words>,
    mut refused: MessageWriter<Refused>,
    mut rebuild: MessageWriter<Rebuild>,
) {
    for order in orders.read() {
        match session.take_back(*order) {
            Ok(()) => {
                session.catch_up();
                if let Some(saving) = saving.as_ref().filter(|_| session.kept) {
                    saving.0.save(session.record());
                }
                rebuild.write(Rebuild);
            }
            Err(why) => {
                refused.write(Refused::undo(&words, &why));
            }
        }
    }
}
