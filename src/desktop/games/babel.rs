//! Babel on the table: the session's names as they are for it, and how its games start.

use super::with_writable_name;
use crate::babel::rules::{self, Decision, Options, Position, Setup};
use crate::babel::words::players;
use crate::babel::{bots, words};
use crate::desktop::app::screen::Screen;
use crate::desktop::session::{self, BotSeats, TableGame};
use crate::locale::Locale;
use crate::locale::company::Company;
use crate::record::{self, Kind, Player};
use crate::search::Bot;
use bevy::prelude::*;

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
/// The record of a game.
pub type Record = record::Record<Game>;

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
    pub options: Options,
    /// Kish and Ur.
    pub players: [NewPlayer; 2],
    /// Drawn at random when not given.
    pub start: Option<rules::Player>,
    /// Drawn at random when not given.
    pub seed: Option<u64>,
    /// Whether whoever decides may ask for a hint.
    pub hints: bool,
}

/// One seat of a new game.
#[derive(Clone, Debug, PartialEq)]
pub struct NewPlayer {
    pub name: String,
    pub kind: Kind,
}

impl TableGame for Position {
    type NewGame = NewGame;

    const SCREEN: Screen = Screen::Babel;

    fn start(game: &NewGame) -> Option<Record> {
        let setup = Setup {
            start: game.start,
            options: game.options,
            seed: game.seed.unwrap_or_else(rand::random),
        };
        let players = rules::Player::ALL.into_iter().zip(&game.players);
        let players = players.map(|(player, seat)| Player {
            player,
            name: seat.name.clone(),
            kind: seat.kind.clone(),
        });
        let mut record = Record::new(setup.into(), players.collect()).ok()?;
        record.set_hints(game.hints);
        Some(record)
    }

    /// The other city for each, and the same city begins: so whoever did not begin does now.
    fn again(record: &Record) -> NewGame {
        let seat = |player: rules::Player| {
            let seated = record.players().iter().find(|p| p.player == player);
            NewPlayer {
                name: seated.map(|p| p.name.clone()).unwrap_or_default(),
                kind: record.kind_again(player),
            }
        };
        NewGame {
            options: record.position().table().options(),
            players: rules::Player::ALL.map(|player| seat(player.other())),
            // Of a game begun under older rules nobody knows who began.
            start: record.position_at(0).map(|start| start.table().active()),
            seed: None,
            hints: record.hints(),
        }
    }

    fn company(players: &[Player<rules::Player>]) -> Company {
        let shown: Vec<_> = players.iter().map(with_writable_name).collect();
        players::company(&shown)
    }

    fn number(player: rules::Player) -> usize {
        player.index()
    }
}

impl BotSeats for Position {
    const LEVELS: &'static [&'static str] = &bots::LEVELS;
    const STAND_IN: &'static str = "mason";
    const END: Decision = Decision::End;

    fn bot(name: &str) -> Option<Box<dyn Bot<Position>>> {
        bots::by_name(name)
    }

    fn level(locale: &Locale, name: &str) -> String {
        words::level(locale, name)
    }

    fn style(locale: &Locale, name: &str) -> String {
        words::bot_style(locale, name)
    }

    fn seat(locale: &Locale, player: rules::Player) -> String {
        words::player(locale, player)
    }

    /// Whoever discards in the other's turn waits for nobody, but people follow that, too.
    fn is_step_of_turn(&self) -> bool {
        true
    }
}
