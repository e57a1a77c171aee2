//! A walk through every screen that takes pictures and leaves: `two-rivers --tour DIR --seed 7`.
//!
//! It runs the real program on a new data folder of its own, so it never meets a person's games and
//! settings. Every stop lets the screen come to rest, takes a picture and, with `--idle`, counts the
//! frames of five idle seconds: there must be none. With `--goldens` it compares the pictures with
//! small ones kept from before. It ends with a game of bots up to the results.

pub(super) mod acts;
mod babel;
mod babel_around;
mod board;
mod goldens;
mod history;
mod learning;
mod look;
mod looking_back;
mod menus;

use crate::desktop::app::options::Options;
use crate::desktop::app::power::{Power, Waker};
use crate::desktop::app::screen::Screen;
use crate::desktop::art;
use crate::desktop::screens::Menu;
use crate::desktop::tigris::table::aids::advice::Advice;
use crate::desktop::tigris::table::state::seat::Seat;
use acts::{
    ask_for_advice, choose, folder, go_on, hold, hold_a_farm_over_land, hold_a_leader, is_held,
    let_go, lose_the_card, open_scenario, over, rests, start_with_bots_only, start_with_one_person,
    turns,
};
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk};
use bevy::winit::EventLoopProxyWrapper;
use bevy_egui::EguiPostUpdateSet;
use goldens::Goldens;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Frames that a screen is given to come to rest before its picture is taken.
const REST: u32 = 12;
/// How long a screen is watched for frames that nobody asked for.
const IDLE: Duration = Duration::from_secs(5);
/// How long a screen is given to finish what the picture began.
const SETTLE: Duration = Duration::from_secs(1);
/// No stop takes longer than this many frames, or something is wrong.
const PATIENCE: u32 = 60_000;

/// A war, from the rules' second example.
const WAR: &str = include_str!("../../../tests/scenarios/04_wars_example_2.txt");
/// A square of temples, from the rules' third example.
const MONUMENT: &str = include_str!("../../../tests/scenarios/06_monument_example_3.txt");
/// A cross of settlements, from the rules' seventh example.
const WONDER: &str = include_str!("../../../tests/scenarios/10_wonder_example_7.txt");

/// One stop of the walk.
enum Stop {
    Go(Screen),
    Do(fn(&mut World)),
    /// Wait until this holds.
    Until(fn(&mut World) -> bool),
    Picture(&'static str),
    /// A picture of something that looks otherwise on another day or machine: no golden.
    Dated(&'static str),
    /// A picture of something that goes on meanwhile: no watch for idle frames, no golden.
    Moving(&'static str),
}

/// Where the walk is.
#[derive(Resource)]
struct Tour {
    idle: bool,
    stops: std::vec::IntoIter<Stop>,
    now: Option<Stop>,
    frames: u32,
    phase: Phase,
    /// Set by the clock of the watch.
    elapsed: Arc<AtomicBool>,
}

#[derive(Clone, Copy, PartialEq)]
enum Phase {
    Resting,
    Taking,
    Taken,
    /// What the picture and the tour itself asked for comes to an end.
    Settling,
    /// Since this many frames had been drawn.
    Watching(u64),
}

pub(crate) fn plugin(app: &mut App) {
    let options = app.world().resource::<Options>().clone();
    if options.tour.is_none() {
        return;
    }
    if let Some(goldens) = Goldens::asked_for(&options) {
        app.insert_resource(goldens);
    }
    app.insert_resource(Tour {
        idle: options.idle,
        stops: stops().into_iter(),
        now: None,
        frames: 0,
        phase: Phase::Resting,
        elapsed: Arc::default(),
    })
    // What a screen makes of itself when it is drawn is there at the next stop.
    .add_systems(PostUpdate, walk.after(EguiPostUpdateSet::EndPass));
}

impl Tour {
    /// Has the loop woken after this long, and says so in `elapsed`.
    fn wake_in(&self, world: &World, delay: Duration) {
        let waker = Waker::new(world.get_resource::<EventLoopProxyWrapper>());
        let elapsed = self.elapsed.clone();
        elapsed.store(false, Ordering::Relaxed);
        std::thread::spawn(move || {
            std::thread::sleep(delay);
            elapsed.store(true, Ordering::Relaxed);
            waker.wake();
        });
    }
}

fn stops() -> Vec<Stop> {
    use Stop::*;
    let mut stops = vec![Until(|world| world.resource::<art::Art>().is_ready())];
    stops.extend(menus::first_stops());
    stops.extend([
        Picture("01-title"),
        Go(Screen::NewGame),
        Picture("02-new-game"),
        Go(Screen::Settings),
        Picture("03-settings"),
        Go(Screen::About),
        Picture("04-about"),
    ]);
    stops.extend(learning::stops());
    stops.extend(vec![
        Do(start_with_one_person),
        Until(rests),
        Picture("05-table"),
        // And once more as if nothing had been: with another device, and all pictures drawn anew.
        Do(lose_the_card),
        Until(|world| !world.resource::<art::Art>().is_ready()),
        Until(|world| world.resource::<art::Art>().is_ready()),
        Picture("05-table"),
        Do(hold_a_leader),
        Picture("06-held-leader"),
        Do(hold_a_farm_over_land),
        Picture("07-refused"),
        Do(let_go),
        Do(|world| choose(world, "lead k o1")),
        Until(rests),
        Do(ask_for_advice),
        Until(|world| !world.resource::<Advice>().best().is_empty()),
        Picture("08-hint"),
        Do(ask_for_advice),
        Do(|world| world.resource_mut::<Menu>().open()),
        Picture("09-game-menu"),
        Do(|world| *world.resource_mut::<Menu>() = Menu::Closed),
        Do(|world| open_scenario(world, WAR)),
        Until(|world| world.resource::<Seat>().curtain.is_some()),
        Picture("10-curtain"),
        Do(|world| world.resource_mut::<Seat>().reveal()),
        Do(|world| choose(world, "place S i5")),
        Until(rests),
        Picture("11-several-wars"),
        Do(|world| choose(world, "war green")),
        Until(rests),
        Picture("12-conflict"),
        Do(ask_for_advice),
        Until(|world| !world.resource::<Advice>().best().is_empty()),
        Picture("13-hint-in-a-conflict"),
        Do(|world| open_scenario(world, MONUMENT)),
        Until(|world| world.resource::<Seat>().curtain.is_some()),
        Do(|world| world.resource_mut::<Seat>().reveal()),
        Do(|world| choose(world, "place T i5")),
        Until(rests),
        Picture("14-monument"),
        Do(|world| open_scenario(world, WONDER)),
        Until(|world| world.resource::<Seat>().curtain.is_some()),
        Do(|world| world.resource_mut::<Seat>().reveal()),
        Do(|world| choose(world, "place S i6")),
        Until(rests),
        Do(|world| choose(world, "wonder i5")),
        Until(rests),
        Picture("15-wonder"),
    ]);
    stops.extend(board::stops());
    stops.extend(vec![
        Do(start_with_bots_only),
        Until(|world| turns(world) >= 12 && rests(world)),
        Moving("16-bots-at-play"),
        Until(|world| over(world) && rests(world)),
        Picture("17-last-position"),
    ]);
    stops.extend(look::stops());
    stops.extend(vec![
        Go(Screen::Results),
        Picture("18-results"),
        Go(Screen::Load),
        Picture("19-load"),
    ]);
    stops.extend(history::stops());
    stops.extend(menus::stops());
    stops.extend(looking_back::stops());
    stops.extend(babel_around::stops());
    stops.extend(babel::stops());
    stops
}

fn walk(world: &mut World) {
    world.resource_scope(|world, mut tour: Mut<Tour>| {
        let watching = matches!(tour.phase, Phase::Settling | Phase::Watching(_));
        if !watching {
            world.resource_mut::<Power>().stay_awake();
        }
        if tour.now.is_none() {
            tour.now = tour.stops.next();
            tour.frames = 0;
            tour.phase = Phase::Resting;
        }
        tour.frames += 1;
        if tour.frames > PATIENCE {
            error!("the tour waited in vain");
            world.write_message(AppExit::error());
            return;
        }
        let done = match &tour.now {
            None => {
                let goldens = world.get_resource_mut::<Goldens>();
                let as_before = goldens.is_none_or(|mut goldens| goldens.end());
                world.write_message(if as_before {
                    AppExit::Success
                } else {
                    AppExit::error()
                });
                return;
            }
            Some(Stop::Go(screen)) => {
                let screen = *screen;
                world.resource_mut::<NextState<Screen>>().set(screen);
                true
            }
            Some(Stop::Do(act)) => {
                act(world);
                true
            }
            Some(Stop::Until(holds)) => tour.frames > 3 && holds(world),
            Some(Stop::Picture(name)) => {
                let name = *name;
                picture(world, &mut tour, name, Keeps::Golden)
            }
            Some(Stop::Dated(name)) => {
                let name = *name;
                picture(world, &mut tour, name, Keeps::Still)
            }
            Some(Stop::Moving(name)) => {
                let name = *name;
                picture(world, &mut tour, name, Keeps::Moving)
            }
        };
        if done {
            world.resource_mut::<Power>().stay_awake();
            tour.now = None;
        }
    });
}

/// What is asked of a picture.
#[derive(Clone, Copy, PartialEq)]
enum Keeps {
    /// That it looks as before, and that nothing is drawn while it is looked at.
    Golden,
    /// That nothing is drawn while it is looked at.
    Still,
    Moving,
}

/// Takes a picture once the screen rests; compares it with its golden and watches it for frames
/// where that is asked of it. `true` when all that is done.
fn picture(world: &mut World, tour: &mut Tour, name: &'static str, keeps: Keeps) -> bool {
    match tour.phase {
        Phase::Resting if tour.frames >= REST && world.resource::<art::Art>().is_ready() => {
            let path = folder(world).join(format!("{name}.png"));
            world
                .spawn(Screenshot::primary_window())
                .observe(save_to_disk(path))
                .observe(
                    move |shot: On<ScreenshotCaptured>,
                          mut taken: ResMut<Taken>,
                          goldens: Option<ResMut<Goldens>>| {
                        taken.0 = true;
                        if let Some(mut goldens) = goldens.filter(|_| keeps == Keeps::Golden) {
                            goldens.meet(name, &shot.image);
                        }
                    },
                );
            world.insert_resource(Taken(false));
            tour.phase = Phase::Taking;
            false
        }
        Phase::Taking if world.get_resource::<Taken>().is_some_and(|t| t.0) => {
            tour.phase = Phase::Taken;
            tour.frames = 0;
            !(keeps != Keeps::Moving && tour.idle)
        }
        Phase::Taken => {
            tour.phase = Phase::Settling;
            tour.wake_in(world, SETTLE);
            false
        }
        Phase::Settling => {
            if tour.elapsed.load(Ordering::Relaxed) {
                tour.phase = Phase::Watching(world.resource::<Power>().frames);
                tour.wake_in(world, IDLE);
            }
            false
        }
        Phase::Watching(before) => {
            if !tour.elapsed.load(Ordering::Relaxed) {
                return false;
            }
            // The last frame is that of being woken.
            let drawn = (world.resource::<Power>().frames - before).saturating_sub(1);
            info!("{name}: {drawn} frames in five idle seconds");
            if drawn > 0 {
                error!("{name} draws although nothing happens");
                world.write_message(AppExit::error());
            }
            true
        }
        _ => false,
    }
}

/// Set when the picture has been taken.
#[derive(Resource)]
struct Taken(bool);
