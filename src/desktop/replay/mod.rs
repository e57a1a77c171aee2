//! Replay: looking back at a game on the real board, from the start to the latest moment.
//!
//! The table shows a moment of the session as it shows the game itself ([`looking_back`]); this module
//! says which moment and through whose eyes. [`bar`] takes the place of the strip, [`keys`] is the
//! keyboard, [`review`](mod@review) judges a game that is over.
//!
//! Any screen opens a replay with a message:
//! - [`ReplayCommand::ThisGame`] for the game on the table, running or over. It leads back to the
//!   screen on which it was asked for, so the results screen needs only a button that writes it.
//! - [`ReplayCommand::Saved`] for a file; the game on the table waits meanwhile.
//!
//! [`looking_back`]: super::session::looking_back

pub mod bar;
mod bookmarks;
mod game;
pub mod keys;
pub mod play_on;
pub mod review;
pub mod scrubber;
pub mod travel;

pub use game::{Asks, Landmark, Reviewed};

use super::app::requests::ReplayCommand;
use super::app::screen::{Room, Screen};
use super::app::trouble::Trouble;
use super::app::words::Words;
use super::session::{Flow, Obeyed, Rebuild, Serial, Session, looks_back};
use super::turn::recap::Recap;
use super::turn::seat::{Seat, SeatChosen};
use crate::games::{self, Kind, with_game};
use crate::record::Record;
use crate::replay::{Marker, Perspective, markers};
use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;
use bookmarks::Bookmarks;
use play_on::PlayOn;
use std::path::Path;

/// How many times as fast as normal a replay can be played.
pub const SPEEDS: [f32; 5] = [0.5, 1.0, 2.0, 4.0, 8.0];

/// The replay that is on the screen.
#[derive(Resource)]
pub struct Replay<G: Reviewed> {
    perspective: Perspective<G::Player>,
    offered: Vec<Perspective<G::Player>>,
    markers: Vec<Marker<G>>,
    /// The screen to which it leads back.
    back: Screen,
    /// Whether it is of the game on the table, or what waits until it is over.
    of: Of<G>,
}

enum Of<G: Reviewed> {
    /// The game on the table, with whoever sat there.
    ThisGame(Seat<G::Player>),
    /// A saved one; meanwhile the game on the table, if there was one, waits.
    Saved(Option<PutBack>),
}

/// Puts a game of whichever kind back onto the table.
type PutBack = Box<dyn FnOnce(&mut World) + Send + Sync>;

impl<G: Reviewed> Replay<G> {
    fn new(session: &Session<G>, viewer: Option<G::Player>, back: Screen, of: Of<G>) -> Replay<G> {
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
    pub fn perspective(&self) -> Perspective<G::Player> {
        self.perspective
    }

    /// The perspectives that may be chosen; the first is the usual one.
    pub fn offered(&self) -> &[Perspective<G::Player>] {
        &self.offered
    }

    /// Chooses a perspective; one that is not offered changes nothing.
    pub fn choose(&mut self, perspective: Perspective<G::Player>) {
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
    pub fn markers(&self) -> &[Marker<G>] {
        &self.markers
    }

    /// Whose next turn "my next turn" is: the onlooker's, or that of whoever plays now.
    pub fn whose_turns(&self, session: &Session<G>) -> G::Player {
        let active = session.shown().active();
        self.perspective.player().unwrap_or(active)
    }

    /// Whether the moment on the screen is the last one of a game that is over.
    pub fn is_at_the_end(session: &Session<G>) -> bool {
        session.record().is_over() && session.moment() == session.timeline().end()
    }

    /// Whether a game could go on from the moment on the screen: not from after the end, nor from
    /// where it goes on anyway.
    pub fn can_play_on(&self, session: &Session<G>) -> bool {
        let latest = session.moment() == session.timeline().end();
        let running = matches!(self.of, Of::ThisGame(_));
        let position = session.timeline().position(session.moment());
        position.decider().is_some() && !(latest && running)
    }
}

pub(super) fn plugin(app: &mut App) {
    for game in Kind::ALL {
        with_game!(game, G => app.add_plugins(plugin_of::<G>));
    }
    app.init_resource::<Bookmarks>()
        .add_plugins(review::plugin)
        .add_systems(
            Update,
            obey.in_set(Flow::Decide)
                .before(Obeyed)
                .run_if(on_message::<ReplayCommand>),
        );
}

fn plugin_of<G: Reviewed>(app: &mut App) {
    app.add_plugins((
        travel::plugin_of::<G>,
        keys::plugin_of::<G>,
        bar::plugin_of::<G>,
        play_on::plugin_of::<G>,
        review::plugin_of::<G>,
    ))
    .add_systems(
        Update,
        (
            look::<G>.run_if(looks_back::<G>),
            forget::<G>.run_if(not(looks_back::<G>)),
        )
            .after(SeatChosen)
            .in_set(Flow::Settle)
            .run_if(resource_exists::<Replay<G>>),
    );
}

fn obey(mut orders: MessageReader<ReplayCommand>, mut commands: Commands) {
    for order in orders.read().cloned() {
        commands.queue(move |world: &mut World| match order {
            ReplayCommand::ThisGame | ReplayCommand::Review => {
                for game in Kind::ALL {
                    with_game!(game, G => open_this_game::<G>(world));
                }
                if order == ReplayCommand::Review {
                    review::call_for(world);
                }
            }
            ReplayCommand::Saved(path) => {
                let back = screen(world);
                with_game!(games::kind_of(&path), G => open_saved::<G>(world, &path, back, false));
            }
            ReplayCommand::Again(path, back) => {
                with_game!(games::kind_of(&path), G => open_saved::<G>(world, &path, back, false));
            }
            ReplayCommand::Back(path) => {
                let back = screen(world);
                with_game!(games::kind_of(&path), G => open_saved::<G>(world, &path, back, true));
            }
            ReplayCommand::Leave => leave(world),
            ReplayCommand::PlayOn => {
                for game in Kind::ALL {
                    with_game!(game, G => ask_who_plays_on::<G>(world));
                }
            }
            ReplayCommand::Results => {
                for game in Kind::ALL {
                    with_game!(game, G => show_results::<G>(world, Screen::of(game, Room::Results)));
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

/// Looks back at the game on the table, if it is of this kind.
fn open_this_game<G: Reviewed>(world: &mut World) {
    if world.contains_resource::<Replay<G>>() {
        return;
    }
    let back = screen(world);
    let Some(seat) = world.get_resource::<Seat<G::Player>>().copied() else {
        return;
    };
    let Some(session) = world.get_resource::<Session<G>>() else {
        return;
    };
    // A game that is over is seen as a saved one is; one that goes on leads back from now.
    let from = match session.record().is_over() {
        true => world.resource::<Bookmarks>().found(session),
        false => session.timeline().end(),
    };
    let replay = Replay::new(session, seat.viewer, back, Of::ThisGame(seat));
    world.resource_mut::<Session<G>>().look_back(from);
    world.remove_resource::<Recap<G>>();
    world.insert_resource(replay);
    let file = review::file_of::<G>(world);
    review::open::<G>(world, file);
    go(world, G::SCREEN);
}

/// Looks back at the game in a file; the one on the table waits meanwhile, unless it went on from one that is over.
fn open_saved<G: Reviewed>(world: &mut World, path: &Path, back: Screen, went_on: bool) {
    let record = match Record::<G>::read(path) {
        Ok(record) => record,
        Err(why) => {
            let text = world.resource::<Words>().file_error(&why);
            world.write_message(Trouble(text));
            return;
        }
    };
    // Whatever was looked back at meanwhile is over.
    leave(world);
    let waiting = Kind::ALL
        .into_iter()
        .find_map(|game| with_game!(game, G => take_off::<G>(world)));
    let (waiting, back) = match went_on && record.is_over() {
        true => (None, Screen::History),
        false => (waiting, back),
    };
    let serial = world.resource_mut::<Serial>().next();
    let mut session = Session::new(record, serial, false);
    session.look_back(world.resource::<Bookmarks>().found(&session));
    let replay = Replay::new(&session, None, back, Of::Saved(waiting));
    world.insert_resource(replay);
    world.insert_resource(session);
    review::open::<G>(world, Some(path.to_path_buf()));
    go(world, G::SCREEN);
}

/// Takes the game of this kind off the table, if one lies there; answers what puts it back.
fn take_off<G: Reviewed>(world: &mut World) -> Option<PutBack> {
    world.remove_resource::<Recap<G>>();
    let mut session = world.remove_resource::<Session<G>>()?;
    session.return_to_now();
    Some(Box::new(move |world: &mut World| {
        world.insert_resource(session);
        // Whoever comes back to a game between people is asked by the curtain who it is.
        world.insert_resource(Seat::<G::Player>::default());
    }))
}

fn leave(world: &mut World) {
    for game in Kind::ALL {
        with_game!(game, G => leave_one::<G>(world));
    }
}

fn leave_one<G: Reviewed>(world: &mut World) {
    let Some(replay) = world.remove_resource::<Replay<G>>() else {
        return;
    };
    review::close(world);
    bookmark::<G>(world);
    match replay.of {
        Of::ThisGame(seat) => {
            if let Some(mut session) = world.get_resource_mut::<Session<G>>() {
                session.return_to_now();
            }
            world.insert_resource(seat);
        }
        Of::Saved(waiting) => {
            world.remove_resource::<Session<G>>();
            world.insert_resource(Seat::<G::Player>::default());
            if let Some(put_back) = waiting {
                put_back(world);
            }
        }
    }
    go(world, replay.back);
}

/// Shows the final score: of the game on the table the replay is over then, over that of a saved one it waits.
fn show_results<G: Reviewed>(world: &mut World, results: Screen) {
    let Some(mut replay) = world.get_resource_mut::<Replay<G>>() else {
        return;
    };
    match replay.of {
        Of::ThisGame(_) => {
            replay.back = results;
            leave_one::<G>(world);
        }
        Of::Saved(_) => go(world, results),
    }
}

/// What leads back to the moment on the screen once the replay has been left for something that clears the table;
/// nothing where its game has no file.
pub fn way_back<G: Reviewed>(world: &mut World) -> Option<ReplayCommand> {
    let file = world.get_resource::<review::Desk>()?.file()?.to_path_buf();
    let replay = world.get_resource::<Replay<G>>()?;
    let back = match replay.of {
        Of::Saved(None) => replay.back,
        // What it led to is cleared with the table.
        Of::Saved(Some(_)) | Of::ThisGame(_) => Screen::History,
    };
    bookmark::<G>(world);
    Some(ReplayCommand::Again(file, back))
}

/// Remembers the moment on the screen.
fn bookmark<G: Reviewed>(world: &mut World) {
    world.resource_scope(|world, mut marks: Mut<Bookmarks>| {
        if let Some(session) = world.get_resource::<Session<G>>() {
            marks.put(session);
        }
    });
}

/// The moment stands still while it is asked who plays on from it.
fn ask_who_plays_on<G: Reviewed>(world: &mut World) {
    let asked = world.run_system_once(
        |replay: Option<Res<Replay<G>>>,
         session: Option<ResMut<Session<G>>>,
         desk: Option<Res<review::Desk>>,
         mut asked: ResMut<PlayOn<G>>| {
            let (Some(replay), Some(mut session)) = (replay, session) else {
                return;
            };
            if replay.can_play_on(&session) {
                let now = session.moment();
                session.play_until(now);
                let found = desk
                    .as_deref()
                    .filter(|desk| desk.open)
                    .and_then(review::Desk::found);
                let judged = found.and_then(|found| found.review.at(now));
                let better = judged.filter(|judged| judged.points() > 0.0);
                asked.ask(&session, better.map(|judged| judged.seat));
            }
        },
    );
    if let Err(why) = asked {
        error!("nobody can be asked who plays on: {why}");
    }
}

/// Seats the onlooker: whose secrets the table shows.
fn look<G: Reviewed>(replay: Res<Replay<G>>, mut seat: ResMut<Seat<G::Player>>) {
    seat.set_if_neq(Seat::onlooker(replay.perspective));
}

/// Another game has come onto the table, or this one has been left: the replay is over.
fn forget<G: Reviewed>(
    session: Option<Res<Session<G>>>,
    mut marks: ResMut<Bookmarks>,
    mut commands: Commands,
    mut seat: ResMut<Seat<G::Player>>,
) {
    commands.remove_resource::<Replay<G>>();
    commands.queue(review::close);
    if let Some(way) = marks.way_back(session.as_deref()) {
        commands.insert_resource(way);
    }
    *seat = Seat::<G::Player>::default();
}
