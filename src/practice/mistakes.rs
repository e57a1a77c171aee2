//! What a person did wrong in a game, as exercises.

use super::exercise::{Exercise, FORMAT, Id, Origin, Source};
use crate::record::Record;
use crate::replay::Timeline;
use crate::review::{Grade, Judged, Persons, Review, ReviewGame, Thresholds, stamp};

/// The mistakes and blunders of the people of a game, for certain and by these thresholds, in order;
/// none where the review is not of the record as it stands.
pub fn mistakes<G: ReviewGame>(
    record: &Record<G>,
    review: &Review,
    thresholds: &Thresholds,
) -> Vec<Exercise> {
    faults(record, review, thresholds, Grade::Mistake)
}

/// The same from this grade on.
pub fn faults<G: ReviewGame>(
    record: &Record<G>,
    review: &Review,
    thresholds: &Thresholds,
    least: Grade,
) -> Vec<Exercise> {
    if !review.is_of(record) {
        return Vec::new();
    }
    let grave = |judged: &&Judged| {
        let grade = judged.grade(thresholds);
        grade >= Some(least) && judged.best != judged.made
    };
    let timeline = Timeline::of(record);
    let persons = Persons::of(record, &timeline);
    let person = |judged: &&Judged| persons.decided(judged);
    let found = review.judged.iter().filter(grave).filter(person);
    found
        .filter_map(|judged| exercise(record, &timeline, judged))
        .collect()
}

fn exercise<G: ReviewGame>(
    record: &Record<G>,
    timeline: &Timeline<G>,
    judged: &Judged,
) -> Option<Exercise> {
    let before = record.branch(timeline.decisions(judged.moment))?;
    let players = record.players().iter();
    let persons = players.filter(|p| record.is_persons(p.player));
    Some(Exercise {
        format: FORMAT,
        id: Id::of(before.position()),
        game: G::ID.to_string(),
        kind: G::KINDS.get(judged.kind)?.to_string(),
        seat: judged.seat,
        made: judged.made.clone(),
        best: judged.best.clone(),
        chance: judged.chance,
        best_chance: judged.best_chance,
        loss: judged.loss,
        judges: stamp::<G>(),
        origin: Origin::Game {
            id: record.id(),
            ended: record.updated(),
            turn: judged.turn,
            name: record.players().get(judged.seat)?.name.clone(),
            alone: persons.count() == 1,
        },
        position: Source::Record(before.to_ron().ok()?),
    })
}
