//! The game on the table: its record, what has happened but is not yet shown, and who sits where.
//!
//! Everything that changes a game comes through here: a [`Choose`] is played by the rules and
//! recorded, its events wait in the queue until the table has shown them, and the autosave is told.
//! [`orders`] puts games on the table, [`looking_back`] lets the screen look back while the game stands
//! still.

mod bot_seats;
pub mod bot_task;
mod company;
mod hand_over;
pub mod looking_back;
mod orders;
mod requests;
mod saving;
pub mod undoing;

pub use bot_seats::BotSeats;
pub use hand_over::HandOver;
pub use looking_back::{looks_back, playing};
pub(super) use orders::{Obeyed, Serial};
pub use requests::{Choose, Order, Rebuild, Refused, SessionCommand, TakeBack};
pub use saving::Autosaving;

use super::app::screen::Screen;
use crate::game::{Game, Plain};
use crate::locale::Sentence;
use crate::locale::company::Company;
use crate::record::{Kind, Lock, Player, Record};
use crate::replay::Timeline;
use bevy::prelude::*;
use looking_back::LookBack;
use requests::Laid;
use saving::{open_saving, report_faults};
use std::collections::VecDeque;
use std::sync::Arc;

/// A game that can lie on the table of the desktop.
pub trait TableGame: Game<Refusal: Sentence, UndoRefusal: Sentence, StartError: Sentence> {
    /// A game as the screen for new games describes it.
    type NewGame: Plain;

    /// The screen of its table.
    const SCREEN: Screen;

    /// Whether whoever decides now must see their own hand for it.
    fn needs_hand(&self) -> bool {
        true
    }

    /// Starts a game; `None` for what the screen for new games never asks for.
    fn start(game: &Self::NewGame) -> Option<Record<Self>>;

    /// The same again, each player one seat further.
    fn again(record: &Record<Self>) -> Self::NewGame;

    /// What those who play are called.
    fn company(players: &[Player<Self::Player>]) -> Company;

    /// The number by which a [`Company`] knows a player's seat.
    fn number(player: Self::Player) -> usize;
}

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
pub struct Session<G: Game> {
    record: Record<G>,
    /// The position that the screen shows: the record's, once the queue is empty.
    shown: G,
    queue: VecDeque<G::Event>,
    timeline: Timeline<G>,
    /// Which game of this run of the program it is, so that a late answer of a bot is known.
    serial: u64,
    /// Whether the game belongs into the autosaves.
    kept: bool,
    /// Keeps other programs from playing the game meanwhile.
    _lock: Option<Arc<Lock>>,
    /// The look back that goes on, if one does.
    look_back: Option<LookBack>,
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

impl<G: Game> Session<G> {
    /// The game of a record; `serial` tells it from all others of this run, `kept` says whether it
    /// belongs into the autosaves.
    pub(super) fn new(record: Record<G>, serial: u64, kept: bool) -> Session<G> {
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
            look_back: None,
            held: false,
            laid: false,
            busy: false,
            // Of a game that is only looked at or learnt from nothing is kept back.
            told: !kept,
        }
    }

    /// The same, kept from other programs as long as it is on the table.
    pub(super) fn locked(self, lock: Option<Arc<Lock>>) -> Session<G> {
        Session {
            _lock: lock,
            ..self
        }
    }

    /// Whether the game belongs into the autosaves: it is no lesson, no example, no save looked at.
    pub fn is_kept(&self) -> bool {
        self.kept
    }

    /// Whether nobody decides for a player: in a lesson or an exercise, where no bot answers.
    pub fn is_nobodys(&self, player: G::Player) -> bool {
        !self.is_kept() && !self.is_person(player)
    }

    /// Whether a seat can be handed over: not in a lesson, nor while somebody looks back, nor once the game is over.
    pub fn seats_change(&self) -> bool {
        self.is_kept() && self.looking_back().is_none() && !self.record.is_over()
    }

    /// Whether the game is over and all of it has been shown, so that only its results are left to look at; what a
    /// lesson came to is told elsewhere.
    pub fn leads_to_results(&self) -> bool {
        self.record.is_over() && self.caught_up() && self.is_kept()
    }

    /// The game's record.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The position after all decisions, shown or not.
    pub fn position(&self) -> &G {
        self.record.position()
    }

    /// The position that the screen shows; it lags behind while events are being animated.
    pub fn shown(&self) -> &G {
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
    pub fn fresh(&self) -> &[G::Event] {
        self.log().get(self.settled..).unwrap_or_default()
    }

    /// What has happened and is still to be shown.
    pub fn pending(&self) -> impl Iterator<Item = &G::Event> {
        self.queue.iter()
    }

    /// Whether everything that happened has been shown, on its own board, and nobody looks back:
    /// the game can go on.
    pub fn caught_up(&self) -> bool {
        self.laid && self.is_quiet()
    }

    /// Whether nothing that happened is still being shown, be its board there or not, and nobody
    /// looks back.
    pub fn is_quiet(&self) -> bool {
        self.look_back.is_none()
            && !self.held
            && !self.busy
            && self.queue.is_empty()
            && self.shown == *self.position()
    }

    /// The moments of the game.
    pub fn timeline(&self) -> &Timeline<G> {
        &self.timeline
    }

    /// Everything that happened and has been shown, in order.
    pub fn log(&self) -> &[G::Event] {
        let log = self.timeline.log(self.moment());
        &log[..log.len().saturating_sub(self.queue.len())]
    }

    /// Which game this is and how far it has come: what an answer must match to be of use.
    pub fn stamp(&self) -> (u64, usize) {
        (self.serial, self.record.decisions().len())
    }

    /// Who plays for a player of the game; `None` if that one does not play.
    pub fn player(&self, player: G::Player) -> Option<&Player<G::Player>> {
        self.record.players().iter().find(|p| p.player == player)
    }

    /// Whether a person plays for this player of the game.
    pub fn is_person(&self, player: G::Player) -> bool {
        self.player(player).is_some_and(|p| p.kind == Kind::Person)
    }

    /// The players of the game for whom persons play, in the order of seats.
    pub fn persons(&self) -> impl Iterator<Item = G::Player> + '_ {
        let players = self.position().players();
        players.into_iter().filter(|player| self.is_person(*player))
    }

    /// The next event to show; showing it is the caller's part.
    pub(super) fn next_event(&mut self) -> Option<G::Event> {
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
            // That position has what happened in it already.
            self.settled = self.timeline.log(self.moment()).len();
        }
    }

    /// Lets the game go on.
    pub(super) fn release(&mut self) {
        self.held = false;
    }

    /// The event that would be shown next.
    pub(super) fn next_to_show(&self) -> Option<&G::Event> {
        self.queue.front()
    }

    /// Marks everything as shown, up to now or to the moment that is looked back at.
    pub(super) fn catch_up(&mut self) {
        self.queue.clear();
        self.held = false;
        self.busy = false;
        let now = match &mut self.look_back {
            Some(look_back) => look_back.settle(&self.timeline),
            None => self.record.position(),
        };
        if self.shown != *now {
            self.shown = now.clone();
        }
        self.settled = self.log().len();
    }

    /// Takes one decision back, or as many of the turn as may be; an error if there is none.
    fn take_back(&mut self, order: TakeBack) -> Result<(), G::UndoRefusal> {
        self.record.undo()?;
        self.timeline.pop();
        // How many may go is told by the rules: never any from before the turn.
        while order == TakeBack::Turn && self.record.undo().is_ok() {
            self.timeline.pop();
        }
        Ok(())
    }

    fn play(&mut self, decision: G::Decision) -> Result<(), G::Refusal> {
        let mut events: Vec<G::Event> = Vec::new();
        self.record.try_play(decision, &mut events)?;
        self.timeline.push(&events, self.record.position());
        self.busy |= !events.is_empty();
        self.queue.extend(events);
        Ok(())
    }
}

/// What all games share.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<SessionCommand>()
        .add_message::<TakeBack>()
        .add_message::<Rebuild>()
        .add_message::<Laid>()
        .init_resource::<orders::Serial>()
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
        .add_plugins((looking_back::plugin, undoing::plugin));
}

/// A kind of games on the table.
pub fn plugin_of<G: TableGame>(app: &mut App) {
    app.add_message::<Order<G>>()
        .add_message::<Choose<G>>()
        .add_message::<Refused<G>>()
        .add_plugins((
            orders::plugin_of::<G>,
            looking_back::plugin_of::<G>,
            hand_over::plugin_of::<G>,
            company::plugin_of::<G>,
        ))
        .add_systems(Startup, open_saving::<G>)
        .add_systems(
            Update,
            (
                (decide::<G>, take_back::<G>).run_if(playing::<G>),
                report_faults::<G>,
            )
                .chain()
                .after(Obeyed)
                .in_set(Flow::Decide),
        );
}

fn decide<G: TableGame>(
    mut choices: MessageReader<Choose<G>>,
    mut session: ResMut<Session<G>>,
    saving: Option<Res<Autosaving<G>>>,
    mut refused: MessageWriter<Refused<G>>,
) {
    for Choose { decision } in choices.read() {
        match session.play(*decision) {
            Ok(()) => {
                if let Some(saving) = saving.as_ref().filter(|_| session.kept) {
                    if session.record().is_over() {
                        saving.0.keep(session.record());
                    }
                    saving.0.save(session.record());
                }
            }
            Err(why) => {
                refused.write(Refused::Decision(why));
            }
        }
    }
}

fn take_back<G: TableGame>(
    mut orders: MessageReader<TakeBack>,
    mut session: ResMut<Session<G>>,
    saving: Option<Res<Autosaving<G>>>,
    mut refused: MessageWriter<Refused<G>>,
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
                refused.write(Refused::Undo(why));
            }
        }
    }
}
