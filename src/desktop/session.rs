//! The game on the table: its record, what has happened but is not yet shown, and who sits where.
//!
//! Everything that changes a game comes through here: a [`Choose`] is played by the rules and
//! recorded, its events wait in the queue until the table has shown them, and the autosave is told.

use crate::data_folder;
use crate::desktop::Screen;
use crate::desktop::screens::Words;
use crate::record::autosave::Autosave;
use crate::record::saves::Saves;
use crate::record::{Kind, Player, Record};
use crate::rules::{Board, Decision, Dynasty, Event, Options, Position, Refusal, Seats, Setup};
use bevy::prelude::*;
use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::Arc;

/// A game as the new-game screen describes it.
#[derive(Clone, Debug, PartialEq)]
pub struct NewGame {
    pub board: Arc<Board>,
    pub options: Options,
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
    /// Opens a save or autosave.
    Open(PathBuf),
    /// Saves under a name.
    SaveAs(String),
    /// The same players again, each one seat further.
    Rematch,
    /// Leaves the game; it stays in its autosave.
    CloseGame,
}

/// A decision of whoever must decide now: a person's by hand or a bot's by thought.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Choose(pub Decision);

/// Take the last decision back, if the rules allow it.
#[derive(Message, Clone, Copy, Debug)]
pub struct TakeBack;

/// The entities are to be made anew from the position: after an undo or a load, which have no events.
#[derive(Message, Clone, Copy, Debug)]
pub struct Rebuild;

/// Something went wrong that a person must read about.
#[derive(Message, Clone, Debug)]
pub struct Trouble(pub String);

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
    log: Vec<Event>,
    /// How long the log was before each decision.
    marks: Vec<usize>,
    /// The decisions of games that were on the table before, so that a late answer of a bot is known.
    serial: u64,
}

impl Session {
    fn new(record: Record, serial: u64) -> Session {
        let mut log = Vec::new();
        let mut marks = Vec::new();
        for step in record.steps(0) {
            marks.push(log.len());
            log.extend(step.events);
        }
        Session {
            shown: record.position().clone(),
            record,
            queue: VecDeque::new(),
            log,
            marks,
            serial,
        }
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

    /// Whether everything that happened has been shown.
    pub fn caught_up(&self) -> bool {
        self.queue.is_empty() && self.shown.table() == self.position().table()
    }

    /// Everything that happened and has been shown, in order.
    pub fn log(&self) -> &[Event] {
        &self.log[..self.log.len() - self.queue.len()]
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

    /// Marks everything as shown.
    pub(super) fn catch_up(&mut self) {
        self.queue.clear();
        if self.shown != *self.record.position() {
            self.shown = self.record.position().clone();
        }
    }

    fn play(&mut self, decision: Decision) -> Result<(), Refusal> {
        let mut events: Vec<Event> = Vec::new();
        self.record.try_play(decision, &mut events)?;
        self.marks.push(self.log.len());
        self.log.extend_from_slice(&events);
        self.queue.extend(events);
        Ok(())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<SessionCommand>()
        .add_message::<Choose>()
        .add_message::<TakeBack>()
        .add_message::<Rebuild>()
        .add_message::<Trouble>()
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
        .add_systems(Startup, open_saving)
        .add_systems(
            Update,
            (
                obey,
                (decide, take_back).run_if(resource_exists::<Session>),
                report_faults,
            )
                .chain()
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
    for fault in saving.iter().flat_map(|s| s.0.take_faults()) {
        trouble.write(Trouble(words.file_error(&fault)));
    }
}

fn obey(
    mut orders: MessageReader<SessionCommand>,
    mut commands: Commands,
    session: Option<Res<Session>>,
    saving: Option<Res<Autosaving>>,
    words: Res<Words>,
    mut serial: Local<u64>,
    mut next: ResMut<NextState<Screen>>,
    mut trouble: MessageWriter<Trouble>,
    mut rebuild: MessageWriter<Rebuild>,
) {
    for order in orders.read() {
        let opened = match order {
            SessionCommand::Start(game) => start(game),
            SessionCommand::Rematch => session.as_deref().and_then(|s| start(&rematch(s))),
            SessionCommand::Open(path) => match Record::read(path) {
                Ok(record) => Some(record),
                Err(why) => {
                    trouble.write(Trouble(words.file_error(&why)));
                    None
                }
            },
            SessionCommand::SaveAs(title) => {
                if let (Some(session), Some(folder)) = (&session, data_folder::saves())
                    && let saves = Saves::new(folder)
                    && let Err(why) = saves.save_as(&session.record, title)
                {
                    trouble.write(Trouble(words.file_error(&why)));
                }
                None
            }
            SessionCommand::CloseGame => {
                commands.remove_resource::<Session>();
                next.set(Screen::Title);
                None
            }
        };
        if let Some(record) = opened {
            *serial += 1;
            if let Some(saving) = &saving {
                saving.0.save(&record);
            }
            commands.insert_resource(Session::new(record, *serial));
            rebuild.write(Rebuild);
            next.set(Screen::Table);
        }
    }
}

/// Starts a game; `None` for what the new-game screen never asks for: a table that is no table.
fn start(game: &NewGame) -> Option<Record> {
    let dynasties: Vec<Dynasty> = game.players.iter().map(|p| p.dynasty).collect();
    let setup = Setup {
        board: game.board.clone(),
        seats: Seats::new(&dynasties)?,
        start: game.start,
        options: game.options,
        seed: game.seed.unwrap_or_else(rand::random),
    };
    let players = game.players.iter().map(|p| Player {
        player: p.dynasty,
        name: p.name.clone(),
        kind: p.kind.clone(),
    });
    let mut record = Record::new(setup.into(), players.collect()).ok()?;
    record.set_hints(game.hints);
    Some(record)
}

fn rematch(session: &Session) -> NewGame {
    let table = session.position().table();
    let player = |p: &Player<Dynasty>| NewPlayer {
        dynasty: p.player,
        name: p.name.clone(),
        kind: p.kind.clone(),
    };
    let mut players: Vec<NewPlayer> = session.record.players().iter().map(player).collect();
    players.rotate_left(1);
    NewGame {
        board: table.board().clone(),
        options: table.options(),
        players,
        start: None,
        seed: None,
        hints: session.record.hints(),
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
                if let Some(saving) = &saving {
                    saving.0.save(session.record());
                }
            }
            Err(why) => {
                refused.write(Refused(words.refusal(&why)));
            }
        }
    }
}

/// A decision was illegal, and why in words.
#[derive(Message, Clone, Debug)]
pub struct Refused(pub String);

fn take_back(
    mut orders: MessageReader<TakeBack>,
    mut session: ResMut<Session>,
    saving: Option<Res<Autosaving>>,
    words: Res<Words>,
    mut refused: MessageWriter<Refused>,
    mut rebuild: MessageWriter<Rebuild>,
) {
    for TakeBack in orders.read() {
        match session.record.undo() {
            Ok(_) => {
                let length = session.marks.pop().unwrap_or(0);
                session.log.truncate(length);
                session.catch_up();
                if let Some(saving) = &saving {
                    saving.0.save(session.record());
                }
                rebuild.write(Rebuild);
            }
            Err(why) => {
                refused.write(Refused(words.stop(&why)));
            }
        }
    }
}
