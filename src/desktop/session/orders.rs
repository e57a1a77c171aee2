//! What puts a game on the table and takes it away: [`SessionCommand`]s.

use super::{Autosaving, Flow, NewGame, NewPlayer, Rebuild, Session, SessionCommand, Trouble};
use crate::data_folder;
use crate::desktop::Screen;
use crate::desktop::screens::Words;
use crate::record::saves::Saves;
use crate::record::{Player, Record};
use crate::rules::{Dynasty, Seats, Setup};
use bevy::prelude::*;

/// How many games have been on the table.
#[derive(Resource, Default)]
pub(in crate::desktop) struct Serial(u64);

impl Serial {
    /// The number of the next game.
    pub fn next(&mut self) -> u64 {
        self.0 += 1;
        self.0
    }
}

/// After this the game that was asked for is on the table.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::desktop) struct Obeyed;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Serial>()
        .add_systems(Update, obey.in_set(Obeyed).in_set(Flow::Decide));
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
    mut rebuild: MessageWriter<Rebuild>,
) {
    for order in orders.read() {
        let kept = !matches!(order, SessionCommand::Lend(_));
        let opened = match order {
            SessionCommand::Lend(record) => Some((**record).clone()),
            SessionCommand::Start(game) => start(game),
            SessionCommand::Rematch => session.as_deref().and_then(|s| start(&rematch(s))),
            SessionCommand::Branch(decisions) => session
                .as_deref()
                .and_then(|session| session.record.branch(*decisions)),
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
            if let Some(saving) = saving.as_ref().filter(|_| kept) {
                saving.0.save(&record);
            }
            commands.insert_resource(Session::new(record, serial.next(), kept));
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
