//! The tour's stops for looking back: replays of a game that is over and of one that goes on, and
//! the recap.

use super::Stop::{self, Do, Moving, Picture, Until};
use super::{choose, go_on, is_held, rests, start_with_one_person};
use crate::desktop::app::requests::ReplayCommand;
use crate::desktop::app::settings::Settings;
use crate::desktop::games::tigris::Session;
use crate::desktop::session::looking_back::Travel;
use crate::desktop::tigris::board::motion::Motion;
use crate::desktop::turn::recap::ToggleRecap;
use bevy::prelude::*;

/// The stops, from a game on the table that is over.
pub(super) fn stops() -> Vec<Stop> {
    vec![
        Do(open),
        Do(|world| go_to(world, 3, 5)),
        Until(stands_still),
        Picture("20-replay"),
        Do(leave),
        Do(start_with_one_person),
        Until(rests),
        Do(|world| choose(world, "end")),
        Until(|world| {
            if is_held(world) {
                go_on(world);
            }
            rests(world) && person_decides(world)
        }),
        Do(|world| world.resource_mut::<Settings>().animation_speed = 1.0),
        Do(toggle_recap),
        Until(|world| at_moment(world) >= 4),
        Moving("21-recap"),
        Do(toggle_recap),
        Do(open),
        Do(|world| go_to(world, 1, 2)),
        Until(stands_still),
        Picture("22-replay-of-a-running-game"),
        Do(leave),
    ]
}

fn open(world: &mut World) {
    world.write_message(ReplayCommand::ThisGame);
}

fn leave(world: &mut World) {
    world.write_message(ReplayCommand::Leave);
}

fn toggle_recap(world: &mut World) {
    world.write_message(ToggleRecap);
}

/// Goes this share of the way through the game.
fn go_to(world: &mut World, part: usize, of: usize) {
    let end = world.resource::<Session>().timeline().end();
    world.write_message(Travel::To(end * part / of));
}

fn at_moment(world: &World) -> usize {
    world.resource::<Session>().moment()
}

fn person_decides(world: &World) -> bool {
    let session = world.resource::<Session>();
    let decider = session.position().decider();
    decider.is_some_and(|dynasty| session.is_person(dynasty))
}

/// Whether a look back has come to rest.
fn stands_still(world: &mut World) -> bool {
    let session = world.get_resource::<Session>();
    let look = session.and_then(Session::looking_back);
    let rests = look.is_some_and(|look| look.rests());
    rests && world.query::<&Motion>().iter(world).next().is_none()
}
