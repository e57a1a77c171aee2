//! What puts a game on the table and takes it away: [`SessionCommand`]s.

use super::{Autosaving, Flow, NewGame, NewPlayer, Rebuild, Session, SessionCommand};
use crate::data_folder;
use crate::desktop::app::power::Power;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::trouble::{Done, PlayedElsewhere, Trouble};
use crate::desktop::app::words::Words;
use crate::record::saves::Saves;
use crate::record::{Lock, Player};
use crate::tigris::rules::{Dynasty, Seats, Setup};
use crate::tigris::{Autosave, FileError, Record};
use bevy::prelude::*;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// How many games have been on the table.
#[derive(Resource, Default)]
pub(crate) struct Serial(u64);

impl Serial {
    /// The number of the next game.
    pub fn next(&mut self) -> u64 {
        self.0 += 1;
        self.0
    }
}

/// After this the game that was asked for is on the table.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Obeyed;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Serial>()
        .add_systems(Update, obey.in_set(Obeyed).in_set(Flow::Decide));
}

/// What comes onto the table.
struct Opened {
    record: Record,
    /// Whether it belongs into the autosaves.
    kept: bool,
    /// Whether it lies there as it is, or comes there with the first decision: a save that is only
    /// looked at must not push another game out.
    saved: bool,
}

impl Opened {
    /// A game that has its autosave from its beginning.
    fn new(record: Record) -> Opened {
        Opened {
            record,
            kept: true,
            saved: false,
        }
    }
}

/// Why nothing comes onto the table.
enum OpenError {
    Damaged(Box<FileError>),
    /// Another program plays the game of this autosave.
    Elsewhere(PathBuf),
}

fn obey(
    mut orders: MessageReader<SessionCommand>,
    mut commands: Commands,
    session: Option<Res<Session>>,
    saving: Option<Res<Autosaving>>,
    words: Res<Words>,
    mut serial: ResMut<Serial>,
    mut next: ResMut<NextState<Screen>>,
    mut trouble: MessageWriter<Trouble>,
    mut elsewhere: MessageWriter<PlayedElsewhere>,
    mut done: MessageWriter<Done>,
    mut rebuild: MessageWriter<Rebuild>,
    power: Res<Power>,
    mut latest: Local<Option<u64>>,
) {
    let autosave = saving.as_deref().map(|saving| &saving.0);
    for order in orders.read() {
        let mut lock = None;
        let begins = matches!(
            order,
            SessionCommand::Start(_)
                | SessionCommand::Rematch
                | SessionCommand::Branch(..)
                | SessionCommand::Open(_)
                | SessionCommand::OpenCopy(_)
        );
        // The page that a game was asked for on is there for a frame more, and so is its button: a
        // second press does not mean a second game.
        if begins && latest.is_some_and(|frame| power.frames <= frame + 1) {
            continue;
        }
        let opened = match order {
            SessionCommand::Lend(record) => Some(Opened {
                kept: false,
                ..Opened::new((**record).clone())
            }),
            SessionCommand::Start(game) => start(game).map(Opened::new),
            SessionCommand::Rematch => {
                let game = session.as_deref().map(rematch);
                game.and_then(|game| start(&game)).map(Opened::new)
            }
            SessionCommand::Branch(decisions, players) => {
                let session = session.as_deref();
                let branch = session.and_then(|session| session.record.branch(*decisions));
                branch.map(|record| Opened::new(seat(record, players)))
            }
            SessionCommand::Open(path) => match open(path, autosave, &mut lock) {
                Ok(opened) => Some(opened),
                Err(OpenError::Damaged(why)) => {
                    trouble.write(Trouble(words.file_error(&why)));
                    None
                }
                Err(OpenError::Elsewhere(path)) => {
                    elsewhere.write(PlayedElsewhere(path));
                    None
                }
            },
            SessionCommand::OpenCopy(path) => match Record::read(path) {
                Ok(record) => Some(copy(&record)),
                Err(why) => {
                    trouble.write(Trouble(words.file_error(&why)));
                    None
                }
            },
            SessionCommand::SaveAs(title) => {
                if let (Some(session), Some(folder)) = (&session, data_folder::saves()) {
                    match Saves::new(folder).save_as(&session.record, title) {
                        Ok(_) => {
                            let name = ("name", title.as_str().into());
                            done.write(Done(words.format("save-done", &[name])));
                        }
                        Err(why) => {
                            trouble.write(Trouble(words.file_error(&why)));
                        }
                    }
                }
                None
            }
            SessionCommand::CloseGame => {
                commands.remove_resource::<Session>();
                next.set(Screen::Title);
                None
            }
        };
        if let Some(Opened {
            record,
            kept,
            saved,
        }) = opened
        {
            *latest = Some(power.frames);
            if let Some(autosave) = autosave.filter(|_| kept) {
                // Nobody else can have a game that has just begun.
                lock = lock.or_else(|| autosave.hold(&record).ok());
                if !saved {
                    autosave.save(&record);
                }
            }
            let session = Session::new(record, serial.next(), kept).locked(lock);
            commands.insert_resource(session);
            rebuild.write(Rebuild);
            next.set(Screen::Table);
        }
    }
}

/// Opens a file: an autosave goes on, anything else begins a game of its own, so that what is
/// played in it leaves the autosave of the game from which it was saved as it is.
fn open(
    path: &Path,
    autosave: Option<&Autosave>,
    lock: &mut Option<Arc<Lock>>,
) -> Result<Opened, OpenError> {
    // First the lock, then the file: another program may play on until it is had.
    let held = autosave.map_or(Ok(None), |autosave| autosave.hold_file(path));
    let Ok(held) = held else {
        return Err(OpenError::Elsewhere(path.to_path_buf()));
    };
    // The latest decision may be on its way to this very file.
    if let Some(autosave) = autosave {
        autosave.flush();
    }
    let record = Record::read(path).map_err(|why| OpenError::Damaged(Box::new(why)))?;
    if held.is_some() && autosave.is_some_and(|autosave| autosave.is_of(path, &record)) {
        *lock = held;
        return Ok(Opened {
            saved: true,
            ..Opened::new(record)
        });
    }
    Ok(copy(&record))
}

fn copy(record: &Record) -> Opened {
    Opened {
        saved: true,
        ..Opened::new(record.copy())
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
    record.set_tells_bag(game.bag);
    Some(record)
}

/// The same game with other people or bots on its seats.
fn seat(mut record: Record, players: &[Player<Dynasty>]) -> Record {
    for player in players {
        record.set_player(player.clone());
    }
    record
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
        bag: session.record.tells_bag(),
        players,
        start: None,
        seed: None,
        hints: session.record.hints(),
    }
}
