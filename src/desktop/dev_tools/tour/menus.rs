//! The tour's stops for the first start, the parts of the settings and those of the results.

use super::Stop::{self, Dated, Do, Go, Moving, Picture};
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::screens::{about, settings};
use crate::desktop::tigris::results::{self, Results};
use bevy::prelude::*;

/// The stop before the title.
pub(super) fn first_stops() -> Vec<Stop> {
    vec![
        Go(Screen::FirstRun),
        Picture("00-first-start"),
        Do(|world| world.resource_mut::<Settings>().first_run_done = true),
        Go(Screen::Title),
    ]
}

/// The stops with a game on the table that is over.
pub(super) fn stops() -> Vec<Stop> {
    vec![
        Go(Screen::Results),
        Do(|world| part_of_results(world, results::Tab::Course)),
        Picture("30-points-over-time"),
        Do(|world| part_of_results(world, results::Tab::Origins)),
        Picture("31-points-by-source"),
        Do(|world| part_of_results(world, results::Tab::Conflicts)),
        Picture("32-conflicts"),
        Do(reckon_again),
        Moving("33-reckoning"),
        Do(|world| world.resource_mut::<Results>().skip()),
        Do(|world| world.resource_mut::<Settings>().animation_speed = 0.0),
        Go(Screen::Settings),
        Do(|world| part_of_settings(world, settings::Tab::Aids)),
        Picture("34-settings-aids"),
        Do(|world| part_of_settings(world, settings::Tab::Pace)),
        Picture("35-settings-pace"),
        Do(|world| part_of_settings(world, settings::Tab::Turns)),
        Picture("36-settings-turns"),
        Do(|world| part_of_settings(world, settings::Tab::Sound)),
        Picture("37-settings-sound"),
        Do(|world| part_of_settings(world, settings::Tab::NewGames)),
        Picture("38-settings-new-games"),
        Do(|world| part_of_settings(world, settings::Tab::Keys)),
        Picture("39-settings-keys"),
        Go(Screen::About),
        Do(|world| *world.resource_mut() = about::Part::Changes),
        // What is read there changes with every release and every dependency: no goldens.
        Dated("70-about-changes"),
        Do(|world| *world.resource_mut() = about::Part::Licences),
        Dated("71-about-licences"),
        Go(Screen::Load),
    ]
}

fn part_of_results(world: &mut World, tab: results::Tab) {
    if let Some(mut results) = world.get_resource_mut::<Results>() {
        results.tab = tab;
    }
}

/// Has the results counted once more, at the usual pace.
fn reckon_again(world: &mut World) {
    world.remove_resource::<Results>();
    world.resource_mut::<Settings>().animation_speed = 1.0;
}

fn part_of_settings(world: &mut World, tab: settings::Tab) {
    *world.resource_mut::<settings::Tab>() = tab;
}
