//! The tour's stops around Babel's table: a new game, the chapters and the rules, a game of bots to
//! its results, looking back on it with a review, and the exercises.

use super::Stop::{self, Dated, Do, Go, Moving, Picture, Until};
use super::babel::{choose, rests};
use crate::babel::rules::{Options, Player};
use crate::babel::teaching::{Chapter, Topic};
use crate::desktop::app::requests::{OpenRules, ReplayCommand};
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::art::Art;
use crate::desktop::babel::learn::lesson::{Lesson, Teach};
use crate::desktop::babel::results::{Results, Tab};
use crate::desktop::games::babel::{NewGame, NewPlayer, Order, Session};
use crate::desktop::practice::library::Library;
use crate::desktop::practice::page;
use crate::desktop::replay::review::{Ask, Desk};
use crate::desktop::screens::new_game::Chosen;
use crate::desktop::session::looking_back::Travel;
use crate::games::Kind;
use bevy::prelude::*;

/// The stops; they leave a game on the table that is over.
pub(super) fn stops() -> Vec<Stop> {
    vec![
        Do(|world| world.resource_mut::<Settings>().animation_speed = 0.0),
        Go(Screen::NewGame),
        Do(|world| world.insert_resource(Chosen(Kind::Babel(())))),
        Picture("66-new-game-of-babel"),
        Go(Screen::BabelLearn),
        Picture("67-babel-learn"),
        Do(|world| begin(world, Chapter::Building)),
        Until(lesson_rests),
        Picture("68-babel-chapter"),
        Do(|world| begin(world, Chapter::Skills)),
        Until(lesson_rests),
        Do(|world| choose(world, "rob 1")),
        Until(lesson_rests),
        Picture("69-babel-chapter-of-skills"),
        Do(|world| look_up(world, Topic::BUILD)),
        Until(|world| world.resource::<Art>().is_ready()),
        Picture("72-babel-rules"),
        Do(|world| look_up(world, Topic::OPTIONS)),
        Picture("73-babel-rules-of-the-options"),
        Go(Screen::Title),
        Do(start_with_bots_only),
        Until(|world| is_over(world) && rests(world)),
        Picture("74-babel-last-position"),
        Go(Screen::BabelResults),
        Do(|world| world.resource_mut::<Results>().skip()),
        Picture("75-babel-results"),
        Do(|world| part_of_results(world, Tab::Course)),
        Picture("76-babel-over-time"),
        Do(|world| part_of_results(world, Tab::Skills)),
        Picture("77-babel-skills-used"),
        Do(|world| part_of_results(world, Tab::Deeds)),
        Picture("78-babel-deeds"),
        Do(|world| {
            world.write_message(ReplayCommand::ThisGame);
        }),
        Do(|world| go_to(world, 3, 5)),
        Until(stands_still),
        Picture("79-babel-replay"),
        Do(|world| {
            world.write_message(Ask::Toggle);
        }),
        Moving("80-babel-review-at-work"),
        Until(|world| {
            world
                .get_resource::<Desk>()
                .is_some_and(|desk| desk.found().is_some())
        }),
        // How long is thought hangs on the machine, and so what comes of it.
        Dated("81-babel-review"),
        Do(|world| {
            world.write_message(Ask::Sums);
        }),
        Dated("82-babel-review-summed-up"),
        Do(|world| {
            world.write_message(ReplayCommand::Leave);
        }),
        Go(Screen::Practice),
        Until(|world| !world.resource::<Library>().shipped(Kind::FIRST).is_empty()),
        Picture("83-practice"),
        Do(|world| {
            world.resource_mut::<page::Page>().tab = Some(page::Tab::Shipped(Kind::Babel(())))
        }),
        Picture("84-practice-of-babel"),
    ]
}

fn begin(world: &mut World, chapter: Chapter) {
    world.write_message(Teach::Begin(chapter));
}

fn lesson_rests(world: &mut World) -> bool {
    world.contains_resource::<Lesson>() && rests(world)
}

fn look_up(world: &mut World, topic: Topic) {
    world.write_message(OpenRules(Some(topic.key())));
}

fn start_with_bots_only(world: &mut World) {
    let bot = |level: &str| NewPlayer {
        name: String::new(),
        kind: crate::record::Kind::Bot(level.to_string()),
    };
    world.write_message(Order::Start(NewGame {
        options: Options::default(),
        players: [bot("mason"), bot("carrier")],
        start: Some(Player::Kish),
        seed: Some(7),
        hints: true,
    }));
}

fn is_over(world: &World) -> bool {
    world
        .get_resource::<Session>()
        .is_some_and(|session| session.position().table().ending().is_some())
}

fn part_of_results(world: &mut World, tab: Tab) {
    if let Some(mut results) = world.get_resource_mut::<Results>() {
        results.tab = tab;
    }
}

/// Goes this share of the way through the game.
fn go_to(world: &mut World, part: usize, of: usize) {
    let end = world.resource::<Session>().timeline().end();
    world.write_message(Travel::To(end * part / of));
}

/// Whether a look back has come to rest.
fn stands_still(world: &mut World) -> bool {
    let session = world.get_resource::<Session>();
    let look = session.and_then(Session::looking_back);
    look.is_some_and(|look| look.rests()) && rests_looking_back(world)
}

fn rests_looking_back(world: &mut World) -> bool {
    use crate::desktop::babel::board::motion::Motion;
    world.query::<&Motion>().iter(world).next().is_none()
}
