//! What puts a game on the table and takes it away: [`SessionCommand`]s.

use super::{Autosaving, Flow, Laid, Order, Rebuild, Session, SessionCommand, TableGame};
use crate::data_folder;
use crate::desktop::app::power::Power;
use crate::desktop::app::profiles::People;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::trouble::{Done, PlayedElsewhere, Trouble};
use crate::desktop::app::words::Words;
use crate::game::Game;
use crate::history::Profile;
use crate::record::autosave::Autosave;
use crate::record::saves::Saves;
use crate::record::{FileErrorOf, Kind, Lock, Player, Record};
use bevy::log::warn;
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

pub(super) fn plugin_of<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        (obey::<G>.in_set(Obeyed), make_room::<G>.after(Obeyed)).in_set(Flow::Decide),
    );
}

/// Only one game lies on the table.
fn make_room<G: TableGame>(mut laid: MessageReader<Laid>, mut commands: Commands) {
    if laid.read().last().is_some_and(|Laid(id)| *id != G::ID) {
        commands.remove_resource::<Session<G>>();
    }
}

/// What comes onto the table.
struct Opened<G: Game> {
    record: Record<G>,
    /// Whether it belongs into the autosaves.
    kept: bool,
    /// Whether it lies there as it is, or comes there with the first decision: a save that is only
    /// looked at must not push another game out.
    saved: bool,
}

impl<G: Game> Opened<G> {
    /// A game that has its autosave from its beginning.
    fn new(record: Record<G>) -> Opened<G> {
        Opened {
            record,
            kept: true,
            saved: false,
        }
    }
}

/// Why nothing comes onto the table.
enum OpenError<G: Game> {
    Damaged(Box<FileErrorOf<G>>),
    /// Another program plays the game of this autosave.
    Elsewhere(PathBuf),
}

fn obey<G: TableGame>(
    mut orders: MessageReader<Order<G>>,
    mut commands: Commands,
    session: Option<Res<Session<G>>>,
    saving: Option<Res<Autosaving<G>>>,
    words: Res<Words>,
    mut serial: ResMut<Serial>,
    mut next: ResMut<NextState<Screen>>,
    mut trouble: MessageWriter<Trouble>,
    mut elsewhere: MessageWriter<PlayedElsewhere>,
    mut done: MessageWriter<Done>,
    (mut rebuild, mut laid): (MessageWriter<Rebuild>, MessageWriter<Laid>),
    (power, people): (Res<Power>, Res<People>),
    mut latest: Local<Option<u64>>,
) {
    let me = people.known().chosen();
    let autosave = saving.as_deref().map(|saving| &saving.0);
    for order in orders.read() {
        let mut lock = None;
        let begins = matches!(
            order,
            Order::Start(_)
                | Order::Branch(..)
                | Order::Any(
                    SessionCommand::Rematch | SessionCommand::Open(_) | SessionCommand::OpenCopy(_)
                )
        );
        // The page that a game was asked for on is there for a frame more, and so is its button: a
        // second press does not mean a second game.
        if begins && latest.is_some_and(|frame| power.frames <= frame + 1) {
            continue;
        }
        let opened = match order {
            Order::Lend(record) => Some(Opened {
                kept: false,
                ..Opened::new((**record).clone())
            }),
            Order::Start(game) => {
                let record = G::start(game);
                record.map(|record| Opened::new(introduce(record, me)))
            }
            Order::Any(SessionCommand::Rematch) => {
                let game = session.as_deref().map(|session| G::again(&session.record));
                game.and_then(|game| G::start(&game)).map(Opened::new)
            }
            Order::Branch(decisions, players) => {
                let session = session.as_deref();
                let branch = session.and_then(|session| {
                    let mut branch = session.record.branch(*decisions)?;
                    // Hints tell nothing in a game that goes on from what was only learnt from.
                    branch.set_hints(branch.hints() || !session.kept);
                    Some(branch)
                });
                branch.map(|record| Opened::new(seat(record, players)))
            }
            Order::Any(SessionCommand::Open(path)) => match open(path, autosave, &mut lock) {
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
            Order::Any(SessionCommand::OpenCopy(path)) => match Record::read(path) {
                Ok(record) => Some(copy(&record)),
                Err(why) => {
                    trouble.write(Trouble(words.file_error(&why)));
                    None
                }
            },
            Order::Any(SessionCommand::SaveAs(title)) => {
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
            Order::Any(SessionCommand::CloseGame) => {
                commands.remove_resource::<Session<G>>();
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
                // Nobody else can have a game that has just begun; where a disk knows no locks it goes on without.
                lock = lock.or_else(|| {
                    let held = autosave.hold(&record);
                    held.inspect_err(|why| warn!("a game cannot be locked: {why:?}"))
                        .ok()
                });
                if !saved {
                    autosave.save(&record);
                }
            }
            let session = Session::new(record, serial.next(), kept).locked(lock);
            commands.insert_resource(session);
            rebuild.write(Rebuild);
            laid.write(Laid(G::ID));
            next.set(G::SCREEN);
        }
    }
}

/// Opens a file: an autosave goes on, anything else begins a game of its own, so that what is
/// played in it leaves the autosave of the game from which it was saved as it is.
fn open<G: Game>(
    path: &Path,
    autosave: Option<&Autosave<G>>,
    lock: &mut Option<Arc<Lock>>,
) -> Result<Opened<G>, OpenError<G>> {
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

fn copy<G: Game>(record: &Record<G>) -> Opened<G> {
    Opened {
        saved: true,
        ..Opened::new(record.copy())
    }
}

/// The only person at a table is whoever plays here now, unless another name was given.
fn introduce<G: Game>(mut record: Record<G>, me: Option<&Profile>) -> Record<G> {
    let persons = record.players().iter().filter(|p| p.kind == Kind::Person);
    let [alone] = persons.collect::<Vec<_>>()[..] else {
        return record;
    };
    if let Some(me) = me
        && alone.name.is_empty()
    {
        let player = Player {
            name: me.name.clone(),
            ..alone.clone()
        };
        record.set_player(player);
    }
    record
}

/// The same game with other people or bots on its seats.
fn seat<G: Game>(mut record: Record<G>, players: &[Player<G::Player>]) -> Record<G> {
    for player in players {
        record.set_player(player.clone());
    }
    record
}
