//! The part of the walk that learns: the chapters, the first round and the rules.

use super::{Stop, choose, rests};
use crate::desktop::app::requests::OpenRules;
use crate::desktop::app::screen::Screen;
use crate::desktop::art::Art;
use crate::desktop::tigris::learn::{Course, Lesson, Teach};
use crate::tigris::teaching::{Chapter, Topic};
use bevy::prelude::*;

pub(super) fn stops() -> Vec<Stop> {
    use Stop::*;
    vec![
        Go(Screen::Learn),
        Picture("30-learn"),
        Do(|world| begin(world, Course::Chapter(Chapter::Revolt))),
        Until(lesson_rests),
        Picture("31-introduction"),
        Do(|world| world.resource_mut::<Lesson>().reading = false),
        Do(|world| choose(world, "lead k j7")),
        Until(rests),
        Do(|world| choose(world, "commit 0")),
        Until(judged),
        Picture("32-slip"),
        Do(|world| begin(world, Course::Chapter(Chapter::Placing))),
        Until(lesson_rests),
        Do(|world| world.resource_mut::<Lesson>().reading = false),
        Do(|world| choose(world, "place F d8")),
        Until(judged),
        Picture("33-chapter-done"),
        Do(|world| begin(world, Course::Chapter(Chapter::Score))),
        Until(lesson_rests),
        Do(|world| world.resource_mut::<Lesson>().reading = false),
        Picture("34-chapter"),
        Do(|world| begin(world, Course::Round)),
        Until(lesson_rests),
        Do(next),
        Until(rests),
        Picture("35-first-round"),
        Do(|world| look_up(world, Topic::Aim)),
        Until(|world| world.resource::<Art>().is_ready()),
        Picture("36-rules"),
        Do(|world| look_up(world, Topic::RedWar)),
        Picture("37-rules-with-a-picture"),
        Do(|world| look_up(world, Topic::AdvancedBoard)),
        Picture("38-rules-of-a-variant"),
        Go(Screen::Title),
    ]
}

fn begin(world: &mut World, course: Course) {
    world.write_message(Teach::Begin(course));
}

fn next(world: &mut World) {
    world.write_message(Teach::Next);
}

fn look_up(world: &mut World, topic: Topic) {
    world.write_message(OpenRules(Some(topic.key())));
}

fn lesson_rests(world: &mut World) -> bool {
    world.contains_resource::<Lesson>() && rests(world)
}

/// Whether the lesson has followed to the end what was just done.
fn judged(world: &mut World) -> bool {
    let lesson = world.resource::<Lesson>();
    let told = lesson.is_done() || lesson.progress().is_some_and(|p| p.slip.is_some());
    told && rests(world)
}
