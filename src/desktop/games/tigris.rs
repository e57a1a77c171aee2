//! The first game on the table: the session's names as they are for it, and how its games start.

use super::with_writable_name;
use crate::desktop::app::screen::Screen;
use crate::desktop::session::{self, BotSeats, TableGame};
use crate::locale::Locale;
use crate::locale::company::Company;
use crate::record::{Kind, Player};
use crate::search::Bot;
use crate::tigris::rules::{Board, Decision, Dynasty, Options, Position, Seats, Setup, Stage};
use crate::tigris::words::players;
use crate::tigris::{Record, bots};
use bevy::prelude::*;
use std::sync::Arc;

/// The game.
pub type Game = Position;
/// The game on the table.
pub type Session = session::Session<Game>;
/// What is asked of games of this kind.
pub type Order = session::Order<Game>;
/// A decision of whoever must decide now: a person's by hand or a bot's by thought.
pub type Choose = session::Choose<Game>;
/// Something that the rules refuse.
pub type Refused = session::Refused<Game>;
/// From now on somebody else plays this seat.
pub type HandOver = session::HandOver<Game>;
/// The writer of autosaves.
pub type Autosaving = session::Autosaving<Game>;

/// Whether there is a game on the table that goes on: nobody looks back at it.
pub fn playing(session: Option<Res<Session>>) -> bool {
    session::playing(session)
}

/// Whether somebody looks back at the game on the table.
pub fn looks_back(session: Option<Res<Session>>) -> bool {
    session::looks_back(session)
}

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

impl TableGame for Position {
    type NewGame = NewGame;

    const SCREEN: Screen = Screen::Table;

    /// A choice among treasures needs no look at a hand.
    fn needs_hand(&self) -> bool {
        !matches!(self.table().stage(), Stage::Treasure(_))
    }

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
        record.set_tells_bag(game.bag);
        Some(record)
    }

    fn again(record: &Record) -> NewGame {
        let table = record.position().table();
        let player = |p: &Player<Dynasty>| NewPlayer {
            dynasty: p.player,
            name: p.name.clone(),
            kind: record.kind_again(p.player),
        };
        let mut players: Vec<NewPlayer> = record.players().iter().map(player).collect();
        players.rotate_left(1);
        NewGame {
            board: table.board().clone(),
            options: table.options(),
            bag: record.tells_bag(),
            players,
            start: None,
            seed: None,
            hints: record.hints(),
        }
    }

    fn company(players: &[Player<Dynasty>]) -> Company {
        let shown: Vec<_> = players.iter().map(with_writable_name).collect();
        players::company(&shown)
    }

    fn number(player: Dynasty) -> usize {
        player.index()
    }
}

impl BotSeats for Position {
    const LEVELS: &'static [&'static str] = &bots::LEVELS;
    const STAND_IN: &'static str = "greedy";
    const END: Decision = Decision::End;

    fn bot(name: &str) -> Option<Box<dyn Bot<Position>>> {
        bots::by_name(name)
    }

    fn current(name: &str) -> &str {
        bots::current_name(name)
    }

    fn level(words: &Locale, name: &str) -> String {
        words.level(name)
    }

    fn style(words: &Locale, name: &str) -> String {
        words.bot_style(name)
    }

    fn seat(words: &Locale, player: Dynasty) -> String {
        let dynasty = words.dynasty(player);
        match words.is_named(player) {
            true => {
                let name = words.player(player);
                let values = [("name", name.into()), ("dynasty", dynasty.into())];
                words.format("table-player-of", &values)
            }
            false => dynasty,
        }
    }

    fn is_step_of_turn(&self) -> bool {
        matches!(self.table().stage(), Stage::Action | Stage::End)
    }
}
