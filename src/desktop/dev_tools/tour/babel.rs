//! The tour's stops at Babel's table: rows, temples and skills in the middle of a game, something
//! held, a hint, the choice of what is discarded, and the curtain between two people.

use super::Stop::{self, Do, Picture, Until};
use super::folder;
use crate::babel::Start;
use crate::babel::rules::{Player, Tribe};
use crate::desktop::babel::board::motion::Motion;
use crate::desktop::babel::table::aids::advice::Advice;
use crate::desktop::babel::table::state::held::{Held, Pointing, What};
use crate::desktop::babel::table::state::seat::Seat;
use crate::desktop::games::babel::{Choose, Record, Session};
use crate::desktop::session::SessionCommand;
use crate::desktop::turn::advice::ToggleAdvice;
use crate::record;
use crate::record::Kind;
use bevy::prelude::*;

/// A game in which three runs offer their skills.
const GAME: &str = "position
game babel
active kish
marker kish medes
marker ur hittites
hand kish ahmpsss
hand ur hmmpps
row kish assyrians aahs
row kish medes mmmppphaaa
row kish sumerians hsm
row ur assyrians aap
row ur medes aammh
row ur hittites hhh
temple kish assyrians 1 2 3
temple kish medes 1 2
temple kish sumerians 1
temple ur assyrians 1 2
temple ur hittites 1 2 3
temple ur medes 1 3 4
column kish 4 3
column ur 6 2 4
supply ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
deck ????????
discards a
seed 3
end
";

/// The stops; they leave a game between two people on the table.
pub(super) fn stops() -> Vec<Stop> {
    vec![
        Do(|world| open(world, "mason")),
        Until(rests),
        Picture("60-babel-table"),
        Do(|world| hold(world, What::Card(Tribe::Sumerians), Tribe::Medes)),
        Picture("61-babel-held"),
        Do(|world| hold(world, What::Three(Tribe::Medes), Tribe::Persians)),
        Picture("62-babel-migration"),
        Do(|world| world.resource_mut::<Held>().put_back()),
        Do(|world| {
            world.write_message(ToggleAdvice);
        }),
        Until(|world| matches!(world.resource::<Advice>(), Advice::Given(..))),
        Picture("63-babel-hint"),
        Do(|world| open(world, "")),
        Until(|world| world.resource::<Seat>().curtain.is_some()),
        Picture("64-babel-curtain"),
        Do(|world| world.resource_mut::<Seat>().reveal()),
        Do(|world| choose(world, "halve 1")),
        Until(|world| world.resource::<Seat>().curtain.is_some()),
        Do(|world| world.resource_mut::<Seat>().reveal()),
        Until(rests),
        Picture("65-babel-discard"),
    ]
}

pub(super) fn rests(world: &mut World) -> bool {
    let caught_up = world
        .get_resource::<Session>()
        .is_some_and(Session::caught_up);
    caught_up && world.query::<&Motion>().iter(world).next().is_none()
}

/// Opens the game: against a bot, or between two people where none is named.
fn open(world: &mut World, bot: &str) {
    let kind = match bot {
        "" => Kind::Person,
        bot => Kind::Bot(bot.to_string()),
    };
    let players = [(Player::Kish, Kind::Person), (Player::Ur, kind)];
    let players = players.map(|(player, kind)| record::Player {
        player,
        name: String::new(),
        kind,
    });
    let text = GAME.trim_start_matches("position\n");
    let path = folder(world).join("babel.ron");
    let record = Record::new(Start::written(text), players.to_vec()).ok();
    match record.map(|record| record.write(&path)) {
        Some(Ok(())) => {
            world.write_message(SessionCommand::Open(path));
        }
        _ => {
            error!("the tour's game of Babel cannot be opened");
            world.write_message(AppExit::error());
        }
    }
}

fn hold(world: &mut World, what: What, at: Tribe) {
    *world.resource_mut::<Held>() = Held {
        what: Some(what),
        dragging: false,
    };
    *world.resource_mut::<Pointing>() = Pointing {
        column: Some(at),
        by_key: true,
        ..Pointing::default()
    };
}

pub(super) fn choose(world: &mut World, decision: &str) {
    if let Ok(decision) = decision.parse() {
        world.write_message(Choose { decision });
    }
}
