//! The tour's stops in the history: games that a person is said to have finished.

use super::Stop::{self, Dated, Do, Go, Until};
use crate::desktop::app::screen::Screen;
use crate::desktop::games::tigris::Session;
use crate::desktop::history::library::{Library, finished};
use crate::desktop::history::{Page, Tab};
use crate::record::Kind;
use crate::tigris::Record;
use bevy::prelude::*;

/// A day, in seconds.
const DAY: u64 = 86_400;

/// The stops, from a game on the table that is over.
pub(super) fn stops() -> Vec<Stop> {
    vec![
        Do(fill),
        Go(Screen::History),
        Until(|world| world.resource::<Library>().read),
        // Its days are those before today: no golden.
        Dated("50-history"),
        Do(|world| world.resource_mut::<Page>().tab = Tab::Sums),
        Dated("51-history-results"),
        Do(|world| world.resource_mut::<Page>().tab = Tab::Course),
        Dated("52-history-over-time"),
        Go(Screen::Results),
    ]
}

/// Has the game on the table finished by a person many times, on another seat and another day each.
fn fill(world: &mut World) {
    let record = world.get_resource::<Session>().map(Session::record);
    let (Some(record), Some(finished)) = (record.cloned(), finished()) else {
        error!("the tour's history has no game");
        world.write_message(AppExit::error());
        return;
    };
    for number in 0..12_u64 {
        let mut one = record.copy();
        let seat = (number * 7 % 4) as usize;
        let mut player = one.players()[seat].clone();
        player.name = "Anna".to_string();
        player.kind = Kind::Person;
        one.set_player(player);
        let (updated, earlier) = (one.updated(), one.updated() - (number + 1) * DAY);
        let text = one.to_ron().unwrap_or_default();
        let text = text.replace(
            &format!("\n    updated: {updated},"),
            &format!("\n    updated: {earlier},"),
        );
        let kept = Record::from_ron(&text).map(|one| finished.keep(&one));
        if !matches!(kept, Ok(Ok(()))) {
            error!("the tour's history cannot be written");
            world.write_message(AppExit::error());
        }
    }
}
