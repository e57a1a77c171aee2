//! Replay: looking back at a game on the real board, from the start to the latest moment.
//!
//! The table shows a moment of the session as it shows the game itself ([`review`]); this module
//! says which moment and through whose eyes. [`bar`] takes the place of the strip, [`hands`] shows
//! the hands that may be seen, [`keys`] is the keyboard.
//!
//! Any screen opens a replay with a message:
//! - [`ReplayCommand::ThisGame`] for the game on the table, running or over. It leads back to the
//!   screen on which it was asked for, so the results screen needs only a button that writes it.
//! - [`ReplayCommand::Saved`] for a file; the game on the table waits meanwhile.
//!
//! [`review`]: super::session::review

pub mod bar;
pub mod keys;
pub mod play_on;
pub mod scrubber;
pub mod travel;

use super::app::requests::ReplayCommand;
use super::app::screen::Screen;
use super::app::trouble::Trouble;
use super::app::words::Words;
use super::games::tigris::{Session, reviewed};
use super::session::{Flow, Obeyed, Rebuild, Serial};
use super::tigris::table::state::seat::{Seat, SeatChosen};
use super::tigris::table::turn::recap::Recap;
use crate::replay::markers;
use crate::tigris::rules::Dynasty;
use crate::tigris::{Marker, Perspective, Record};
use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;
use play_on::PlayOn;
use std::path::PathBuf;

/// How many times as fast as normal a replay can be played.
pub const SPEEDS: [f32; 5] = [0.5, 1.0, 2.0, 4.0, 8.0];

/// The replay that is on the screen.
#[derive(Resource)]
pub struct Replay {
    perspective: Perspective,
    offered: Vec<Perspective>,
    markers: Vec<Marker>,
    /// The screen to which it leads back.
    back: Screen,
    /// Whether it is of the game on the table, or what waits until it is over.
    of: Of,
}

enum Of {
    /// The game on the table, with whoever sat there.
    ThisGame(Seat),
    /// A saved one; meanwhile the game on the table, if there was one, waits.
    Saved(Option<Box<Session>>),
}

impl Replay {
    fn new(session: &Session, viewer: Option<Dynasty>, back: Screen, of: Of) -> Replay {
        let offered = Perspective::offered(session.record(), viewer);
        Replay {
            perspective: offered.first().copied().unwrap_or_default(),
            offered,
            markers: markers(session.timeline()),
            back,
            of,
        }
    }

    /// Through whose eyes the game is seen.
    pub fn perspective(&self) -> Perspective {
        self.perspective
    }

    /// The perspectives that may be chosen; the first is the usual one.
    pub fn offered(&self) -> &[Perspective] {
        &self.offered
    }

    /// Chooses a perspective; one that is not offered changes nothing.
    pub fn choose(&mut self, perspective: Perspective) {
        if self.offered.contains(&perspective) {
            self.perspective = perspective;
        }
    }

    /// Chooses the perspective after the present one.
    pub fn choose_next(&mut self) {
        let now = self.offered.iter().position(|p| *p == self.perspective);
        let next = now.map_or(0, |index| (index + 1) % self.offered.len());
        if let Some(perspective) = self.offered.get(next) {
            self.perspective = *perspective;
        }
    }

    /// What is marked on the scrubber.
    pub fn markers(&self) -> &[Marker] {
        &self.markers
    }

    /// Whose next turn "my next turn" is: the onlooker's, or that of whoever plays now.
    pub fn whose_turns(&self, session: &Session) -> Dynasty {
        let active = session.shown().table().active();
        self.perspective.player().unwrap_or(active)
    }

    /// Whether a game could go on from the moment on the screen: not from after the end, nor from
    /// where it goes on anyway.
    pub fn can_play_on(&self, session: &Session) -> bool {
        let latest = session.moment() == session.timeline().end();
        let running = matches!(self.of, Of::ThisGame(_));
        let position = session.timeline().position(session.moment());
        position.decider().is_some() && !(latest && running)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((travel::plugin, keys::plugin, bar::plugin, play_on::plugin))
        .add_systems(
            Update,
            (
                obey.in_set(Flow::Decide)
                    .before(Obeyed)
                    .run_if(on_message::<ReplayCommand>),
                (look.run_if(reviewed), forget.run_if(not(reviewed)))
                    .after(SeatChosen)
                    .in_set(Flow::Settle)
                    .run_if(resource_exists::<Replay>),
            ),
        );
}

fn obey(mut orders: MessageReader<ReplayCommand>, mut commands: Commands) {
    for order in orders.read().cloned() {
        commands.queue(move |world: &mut World| match order {
            ReplayCommand::ThisGame => open_this_game(world),
            ReplayCommand::Saved(path) => open_saved(world, path),
            ReplayCommand::Leave => leave(world),
            ReplayCommand::PlayOn => {
                if let Err(why) = world.run_system_once(ask_who_plays_on) {
                    error!("nobody can be asked who plays on: {why}");
                }
            }
        });
    }
}

fn screen(world: &World) -> Screen {
    *world.resource::<State<Screen>>().get()
}

/// Leads to a screen; the one that is shown already is made anew from the position.
fn go(world: &mut World, screen: Screen) {
    world
        .resource_mut::<NextState<Screen>>()
        .as_mut()
        .set_if_neq(screen);
    world.write_message(Rebuild);
}

fn open_this_game(world: &mut World) {
    if world.contains_resource::<Replay>() {
        return;
    }
    world.remove_resource::<Recap>();
    let (back, seat) = (screen(world), *world.resource::<Seat>());
    let Some(mut session) = world.get_resource_mut::<Session>() else {
        return;
    };
    // A game that is over is seen from its start; one that goes on leads back from now.
    let from = match session.record().is_over() {
        true => 0,
        false => session.timeline().end(),
    };
    session.look_back(from);
    let replay = Replay::new(&session, seat.viewer, back, Of::ThisGame(seat));
    world.insert_resource(replay);
    go(world, Screen::Table);
}

fn open_saved(world: &mut World, path: PathBuf) {
    let record = match Record::read(&path) {
        Ok(record) => record,
        Err(why) => {
            let text = world.resource::<Words>().file_error(&why);
            world.write_message(Trouble(text));
            return;
        }
    };
    let back = screen(world);
    // Whatever was looked back at meanwhile is over.
    leave(world);
    world.remove_resource::<Recap>();
    if let Some(mut session) = world.get_resource_mut::<Session>() {
        session.return_to_now();
    }
    let serial = world.resource_mut::<Serial>().next();
    let mut session = Session::new(record, serial, false);
    session.look_back(0);
    let waiting = world.remove_resource::<Session>().map(Box::new);
    let replay = Replay::new(&session, None, back, Of::Saved(waiting));
    world.insert_resource(replay);
    world.insert_resource(session);
    go(world, Screen::Table);
}

fn leave(world: &mut World) {
    let Some(replay) = world.remove_resource::<Replay>() else {
        return;
    };
    match replay.of {
        Of::ThisGame(seat) => {
            if let Some(mut session) = world.get_resource_mut::<Session>() {
                session.return_to_now();
            }
            world.insert_resource(seat);
        }
        Of::Saved(waiting) => {
            world.remove_resource::<Session>();
            if let Some(session) = waiting {
                world.insert_resource(*session);
            }
            // Whoever comes back to a game between people is asked by the curtain who it is.
            world.insert_resource(Seat::default());
        }
    }
    go(world, replay.back);
}

/// The moment stands still while it is asked who plays on from it.
fn ask_who_plays_on(
    replay: Option<Res<Replay>>,
    session: Option<ResMut<Session>>,
    mut asked: ResMut<PlayOn>,
) {
    let (Some(replay), Some(mut session)) = (replay, session) else {
        return;
    };
    if replay.can_play_on(&session) {
        let now = session.moment();
        session.play_until(now);
        asked.ask(&session);
    }
}

/// Seats the onlooker: whose hand and points the table shows.
fn look(replay: Res<Replay>, mut seat: ResMut<Seat>) {
    seat.set_if_neq(Seat {
        viewer: replay.perspective.player(),
        curtain: None,
        all_seeing: replay.perspective == Perspective::All,
    });
}

/// Another game has come onto the table, or this one has been left: the replay is over.
fn forget(mut commands: Commands, mut seat: ResMut<Seat>) {
    commands.remove_resource::<Replay>();
    *seat = Seat::default();
}
