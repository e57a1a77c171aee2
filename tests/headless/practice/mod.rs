//! Practice: mistakes become exercises once each, come again by days, and are not lost to a wrong clock;
//! what the program brings along is sound. How they are kept is in `files`.

mod files;

use crate::reviewed::{self, game};
use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;
use two_rivers::babel;
use two_rivers::game::Game;
use two_rivers::games::{Kind as GameKind, Of, collection, exercises};
use two_rivers::history::Profile;
use two_rivers::history::exercises::{is_of, names};
use two_rivers::local_time::day_number;
use two_rivers::practice::{DAYS, Exercise, Id, Origin, Shelf, faults, is_right, mistakes, plan};
use two_rivers::record::Record;
use two_rivers::review::{Grade, Review, ReviewGame, Thresholds, examine};
use two_rivers::tigris::rules::Position;

/// The review of a game in which of all decisions these gave so much away, for certain or not.
fn reviewed(record: &Record<Position>, losses: &[(usize, f32, f32)]) -> Review {
    let judged = |(moment, loss, error): &(usize, f32, f32)| {
        reviewed::judged(record, *moment, (*loss, *error), |_| true)
    };
    reviewed::review(record, losses.iter().map(judged).collect())
}

/// Moments at which the person on the first seat had a choice.
fn own_moments(record: &Record<Position>) -> Vec<usize> {
    let mut legal = Vec::new();
    (0..record.decisions().len())
        .filter(|moment| {
            let position = record.position_at(*moment).expect("a moment");
            position.legal(&mut legal);
            position.decider() == Some(position.players()[0]) && legal.len() > 1
        })
        .collect()
}

fn made(record: &Record<Position>, losses: &[(usize, f32, f32)]) -> Vec<Exercise> {
    mistakes(record, &reviewed(record, losses), &Thresholds::default())
}

fn nobody() -> Vec<String> {
    Vec::new()
}

#[test]
fn a_right_answer_goes_one_box_on_and_a_wrong_one_back_to_the_first() {
    let id = Id::of(game("").position());
    let mut shelf = Shelf::default();
    let mut today = 20_000;
    assert!(shelf.is_due(&nobody(), id, today), "it is new");
    for (place, days) in DAYS.iter().enumerate().skip(1) {
        shelf.answer(&nobody(), id, true, today);
        let card = shelf.card(&nobody(), id).expect("a card");
        assert_eq!(usize::from(card.place), place);
        assert_eq!(card.due(), Some(today + i64::from(*days)));
        assert!(!shelf.is_due(&nobody(), id, today + i64::from(*days) - 1));
        today += i64::from(*days);
        assert!(shelf.is_due(&nobody(), id, today));
    }
    shelf.answer(&nobody(), id, true, today);
    let card = shelf.card(&nobody(), id).expect("a card");
    assert!(card.sits() && card.due().is_none());
    assert_eq!((card.right, card.wrong), (DAYS.len() as u32, 0));
    assert!(!shelf.is_due(&nobody(), id, today + 10_000));
    // What sat and is answered wrong begins anew, on the same day.
    shelf.answer(&nobody(), id, false, today + 5);
    let card = shelf.card(&nobody(), id).expect("a card");
    assert_eq!((card.place, card.wrong), (0, 1));
    assert!(card.is_due(today + 5));
}

#[test]
fn what_is_not_due_yet_is_only_training() {
    let id = Id::of(game("").position());
    let mut shelf = Shelf::default();
    shelf.answer(&nobody(), id, true, 100);
    shelf.answer(&nobody(), id, true, 100);
    shelf.answer(&nobody(), id, true, 100);
    let card = shelf.card(&nobody(), id).expect("a card");
    assert_eq!((card.place, card.day, card.right), (1, 100, 3));
    shelf.answer(&nobody(), id, false, 100);
    assert!(
        shelf.is_due(&nobody(), id, 100),
        "a wrong one always counts"
    );
}

#[test]
fn a_clock_that_goes_back_loses_nothing() {
    let id = Id::of(game("").position());
    let mut shelf = Shelf::default();
    // Answered twice by a clock that is ten years ahead.
    shelf.answer(&nobody(), id, true, 23_650);
    shelf.answer(&nobody(), id, true, 23_651);
    let place = shelf.card(&nobody(), id).expect("a card").place;
    assert_eq!(place, 2);
    // The clock is right again: it is asked, from the box in which it was.
    assert!(shelf.is_due(&nobody(), id, 20_000));
    shelf.answer(&nobody(), id, true, 20_000);
    let card = shelf.card(&nobody(), id).expect("a card");
    assert_eq!((card.place, card.day, card.right), (3, 20_000, 3));
    assert!(!shelf.is_due(&nobody(), id, 20_006) && shelf.is_due(&nobody(), id, 20_007));
}

#[test]
fn days_begin_at_midnight() {
    let day = day_number(1_700_000_000);
    assert!((19_675..=19_676).contains(&day), "{day}");
    assert_eq!(day_number(1_700_000_000 + 86_400), day + 1);
}

#[test]
fn everybody_has_cards_of_their_own_whatever_they_are_called_later() {
    let id = Id::of(game("").position());
    let mut shelf = Shelf::default();
    let anna = Profile {
        name: "Anna".to_string(),
        also: Vec::new(),
        nameless: true,
    };
    let ben = names(Some(&Profile {
        name: "Ben".to_string(),
        ..Profile::default()
    }));
    shelf.answer(&names(Some(&anna)), id, true, 10);
    assert!(shelf.card(&ben, id).is_none() && shelf.card(&nobody(), id).is_none());
    let renamed = Profile {
        name: "Hanna".to_string(),
        also: vec!["Anna".to_string()],
        nameless: true,
    };
    shelf.answer(&names(Some(&renamed)), id, true, 11);
    assert_eq!(shelf.cards().len(), 1);
    let card = shelf.card(&names(Some(&renamed)), id).expect("a card");
    assert_eq!((card.person.as_str(), card.place), ("Hanna", 2));

    let own = |name: &str, alone: bool| {
        let record = game(name);
        let moment = own_moments(&record)[0];
        let mut exercise = made(&record, &[(moment, 0.3, 0.01)]).remove(0);
        if let Origin::Game { alone: only, .. } = &mut exercise.origin {
            *only = alone;
        }
        exercise
    };
    assert!(is_of(&own("anna", false), Some(&renamed)));
    assert!(
        is_of(&own("", true), Some(&renamed)),
        "games without a name"
    );
    assert!(!is_of(&own("", false), Some(&renamed)), "whose was it?");
    assert!(!is_of(&own("Ben", true), Some(&renamed)));
    assert!(is_of(&own("Ben", true), None));
}

#[test]
fn only_certain_mistakes_of_people_become_exercises() {
    let record = game("Anna");
    let own = own_moments(&record);
    let other = (0..record.decisions().len())
        .find(|moment| {
            let position = record.position_at(*moment).expect("a moment");
            let mut legal = Vec::new();
            position.legal(&mut legal);
            position.decider() != Some(position.players()[0]) && legal.len() > 1
        })
        .expect("the other had choices, too");
    let mut losses = vec![
        (own[0], 0.12, 0.01),
        (own[1], 0.09, 0.01),
        (own[2], 0.30, 0.20),
        (own[3], 0.25, 0.01),
        (other, 0.40, 0.01),
    ];
    losses.sort_by_key(|(moment, ..)| *moment);
    let found = made(&record, &losses);
    assert_eq!(found.len(), 2, "a mistake and a blunder");
    let all = faults(
        &record,
        &reviewed(&record, &losses),
        &Thresholds::default(),
        Grade::Inaccuracy,
    );
    assert_eq!(
        all.len(),
        3,
        "and an inaccuracy, where somebody asks for it"
    );
    for (exercise, moment) in found.iter().zip([own[0], own[3]]) {
        let laid: Record<Position> = exercise.record().expect("it can be laid on a table");
        let then = record.position_at(moment).expect("a moment");
        assert_eq!(*laid.position(), then);
        assert_eq!(Id::of(&then), exercise.id);
        assert_eq!(laid.decisions(), &record.decisions()[..moment]);
        assert!(!laid.hints() && laid.id() != record.id());
        assert!(exercise.is_judged_by::<Position>() && !exercise.is_shipped());
    }
    // Of another game, or with another review, nothing.
    assert!(found[0].record::<babel::rules::Position>().is_err());
    let mut stale = reviewed(&record, &losses);
    stale.judges ^= 1;
    assert!(mistakes(&record, &stale, &Thresholds::default()).is_empty());
}

#[test]
fn what_the_program_brings_along_is_sound_and_goes_from_easy_to_hard() {
    fn check<G: ReviewGame>(game: GameKind) {
        let written = collection(game).expect("a collection").exercises;
        let all = exercises(game);
        assert_eq!((written.len(), all.len()), (20, 20), "{}", game.id());
        let order: Vec<u8> = written.iter().map(|shipped| shipped.missed).collect();
        assert!(order.is_sorted(), "{order:?}");
        assert!(order[0] < order[19], "some are harder than others");
        let ids: BTreeSet<Id> = all.iter().map(|exercise| exercise.id).collect();
        assert_eq!(ids.len(), 20, "no position twice");
        let kinds: BTreeSet<&str> = all.iter().map(|exercise| exercise.kind.as_str()).collect();
        assert!(kinds.len() > 2, "{kinds:?}");
        for exercise in &all {
            // That both decisions are legal is asked there.
            let record: Record<G> = exercise.record().expect("it can be laid on a table");
            assert!(record.position().check_validity().is_ok());
            assert!(G::KINDS.contains(&exercise.kind.as_str()));
            assert!(exercise.made != exercise.best && exercise.loss >= 0.1);
            assert!(exercise.is_shipped());
            // Their numbers are told beside new ones: after nets or method have changed `arena exercises` makes them.
            assert!(exercise.is_judged_by::<G>(), "{}", game.id());
        }
    }
    check::<Position>(Of::Tigris(()));
    check::<babel::rules::Position>(Of::Babel(()));
}

#[test]
fn an_answer_is_judged_as_a_review_would() {
    let exercise = &exercises(Of::Babel(()))[0];
    let record: Record<babel::rules::Position> = exercise.record().expect("it opens");
    let position = record.position();
    let decide = |text: &str| text.parse().expect("a decision");
    let thresholds = Thresholds::default();
    let mut plan = plan(&thresholds, 3);
    (plan.long.measuring, plan.long.most) = (8, 16);
    let never = AtomicBool::new(false);
    let (made, best) = (decide(&exercise.made), decide(&exercise.best));
    let judged =
        |decision, best| examine(position, decision, best, &plan, &never).expect("an opinion");
    // By other nets than those that chose it the answers may differ; by these they do not.
    if exercise.is_judged_by::<babel::rules::Position>() {
        let worse = judged(made, Some(best));
        assert_eq!(worse.best, best);
        assert!(!is_right(worse.points(), &thresholds), "{worse:?}");
    }
    assert_eq!(
        judged(made, Some(best)),
        judged(made, Some(best)),
        "always the same"
    );
    let itself = judged(best, Some(best));
    assert!(is_right(itself.points(), &thresholds), "{itself:?}");
    let cancelled = AtomicBool::new(true);
    assert!(examine(position, made, Some(best), &plan, &cancelled).is_none());
}
