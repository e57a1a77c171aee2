//! The tour's stops for what helps to read the board: causes of refusals, previews, strengths, the
//! enlarged board, the card with what a conflict came to, and the sheet of keys.

use super::Stop::{self, Do, Picture, Until};
use super::{choose, go_on, hold, is_held, let_go, open_scenario, rests};
use crate::desktop::app::requests::Help;
use crate::desktop::tigris::board::camera::BoardCamera;
use crate::desktop::tigris::board::layout::Slot;
use crate::desktop::tigris::table::state::held::{Origin, Pointing, What};
use crate::desktop::tigris::table::state::seat::Seat;
use crate::tigris::rules::{Cell, Colour};
use bevy::math::Vec2;
use bevy::prelude::World;

/// Three kingdoms around a cell, a war in the making and a square of temples that lacks one.
const BOARD: &str = "position
board standard
players archer bull pot
active archer
actions 2
bag TSFMTSFMTSFMTSFMTSFMTSFM
hand archer TTSSFM
hand bull TTSSFM
hand pot TTSSFM
grid
. . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . .
. . . . S T . T kB . . . . . . .
. . . . S kA . pB S . . . . . . .
. . . . S . T . . pA T . . . . .
. . . . . . kP . . . T T . . . .
. . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . .
end
";

/// The stops; they leave a game between people on the table.
pub(super) fn stops() -> Vec<Stop> {
    vec![
        Do(|world| open_scenario(world, BOARD)),
        Until(|world| world.resource::<Seat>().curtain.is_some()),
        Do(|world| world.resource_mut::<Seat>().reveal()),
        Do(|world| point(world, "f5")),
        Picture("40-kingdom-and-strengths"),
        Do(|world| held(world, What::Tile(Colour::Red), Slot::Tile(2), "g5")),
        Picture("41-three-kingdoms"),
        Do(|world| held(world, What::Leader(Colour::Blue), Slot::Leader(2), "n10")),
        Picture("42-no-temple"),
        Do(|world| held(world, What::Tile(Colour::Green), Slot::Tile(5), "g4")),
        Picture("43-preview-of-a-war"),
        Do(|world| held(world, What::Tile(Colour::Red), Slot::Tile(2), "l6")),
        Picture("44-preview-of-a-monument"),
        Do(let_go),
        Do(|world| {
            world
                .resource_mut::<BoardCamera>()
                .enlarge(Vec2::new(7.0, 5.0))
        }),
        Picture("45-enlarged"),
        Do(|world| *world.resource_mut::<BoardCamera>() = BoardCamera::default()),
        Do(|world| world.resource_mut::<Help>().open()),
        Picture("46-keys"),
        Do(|world| world.resource_mut::<Help>().close()),
        Do(|world| choose(world, "place M g4")),
        Until(rests),
        Do(|world| choose(world, "commit 1")),
        Until(|world| world.resource::<Seat>().curtain.is_some()),
        Do(|world| world.resource_mut::<Seat>().reveal()),
        // What happened meanwhile is shown first.
        Until(rests),
        Picture("47-defence"),
        Do(|world| choose(world, "commit 0")),
        Until(is_held),
        Picture("48-what-a-conflict-came-to"),
        Do(go_on),
    ]
}

fn cell(name: &str) -> Option<Cell> {
    name.parse().ok()
}

fn point(world: &mut World, name: &str) {
    *world.resource_mut::<Pointing>() = Pointing {
        cell: cell(name),
        by_key: true,
        ..Pointing::default()
    };
}

fn held(world: &mut World, what: What, slot: Slot, over: &str) {
    hold(world, what, Origin::Slot(slot), cell(over));
}
