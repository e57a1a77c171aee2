//! Looking back at games: moments, turns, markers, and what a perspective hides.

use crate::common::{choose, setup};
use two_rivers::random::generator;
use two_rivers::record::{Kind, Player};
use two_rivers::replay::markers;
use two_rivers::tigris::rules::{Dynasty, Event, Handful, Seats};
use two_rivers::tigris::{Perspective, Record, Timeline};

/// A random game of so many decisions at most.
fn played(number: u64, most: usize) -> Record {
    let mut record: Record = Record::new(setup(number).into(), Vec::new()).expect("a start");
    let (mut legal, mut random) = (Vec::new(), generator(number ^ 0xBACC));
    for _ in 0..most {
        record.position().legal(&mut legal);
        if legal.is_empty() {
            break;
        }
        let decision = choose(record.position(), &legal, &mut random);
        let told = record.try_play(decision, &mut Vec::<Event>::new());
        told.expect("a legal decision");
    }
    record
}

fn bot(dynasty: Dynasty) -> Player<Dynasty> {
    Player {
        player: dynasty,
        name: String::new(),
        kind: Kind::Bot("greedy".to_string()),
    }
}

/// Gives all seats to bots but those of these dynasties.
fn only_people(record: &mut Record, people: &[Dynasty]) {
    let seats: Vec<Dynasty> = record.players().iter().map(|p| p.player).collect();
    for dynasty in seats.into_iter().filter(|d| !people.contains(d)) {
        record.set_player(bot(dynasty));
    }
}

#[test]
fn every_moment_is_what_the_record_says() {
    for number in 0..12 {
        let record = played(number, 120);
        let timeline = Timeline::of(&record);
        assert_eq!(timeline.end(), record.decisions().len());
        assert_eq!(timeline.log(timeline.end()), record.events_since(0));
        for moment in (0..=timeline.end()).step_by(7) {
            let position = record.position_at(moment).expect("such a moment");
            assert_eq!(*timeline.position(moment), position, "moment {moment}");
            let log = timeline.log(moment);
            let rest = timeline.between(moment, timeline.end());
            assert_eq!([log, rest].concat(), timeline.log(timeline.end()));
            let branch = record.branch(timeline.decisions(moment));
            assert_eq!(*branch.expect("a branch").position(), position);
        }
    }
}

#[test]
fn moments_come_and_go_with_decisions() {
    let record = played(3, 60);
    let whole = Timeline::of(&record);
    let mut grown = Timeline::of(&record.branch(0).expect("the start"));
    for moment in 1..=whole.end() {
        grown.push(whole.between(moment - 1, moment), whole.position(moment));
    }
    assert_eq!(grown.log(60), whole.log(60));
    assert_eq!(grown.next_turn(0), whole.next_turn(0));
    for moment in (0..whole.end()).rev() {
        grown.pop();
        assert_eq!(grown.end(), moment);
        assert_eq!(grown.log(moment), whole.log(moment));
    }
    grown.pop();
    assert_eq!(grown.end(), 0, "the start stays");
}

#[test]
fn turns_lead_forward_and_back() {
    for number in [0, 17, 40] {
        let timeline = Timeline::of(&played(number, 200));
        let turn = |moment: usize| timeline.position(moment).table().turns();
        let (mut at, mut starts) = (0, vec![0]);
        while timeline.next_turn(at) < timeline.end() {
            let next = timeline.next_turn(at);
            assert_eq!(turn(next), turn(at) + 1);
            assert_eq!(turn(next - 1), turn(at), "{next} is not the first moment");
            at = next;
            starts.push(at);
        }
        assert!(starts.len() > 10);
        for pair in starts.windows(2) {
            assert_eq!(timeline.previous_turn(pair[1]), pair[0]);
            assert_eq!(timeline.previous_turn(pair[0] + 1), pair[0]);
        }
        assert_eq!(timeline.previous_turn(0), 0);
        for dynasty in timeline.position(0).table().seats().iter() {
            let active = |moment: &usize| timeline.position(*moment).table().active() == dynasty;
            let own: Vec<usize> = starts.iter().copied().filter(active).collect();
            for pair in own.windows(2) {
                assert_eq!(timeline.next_turn_of(dynasty, pair[0]), pair[1]);
                assert_eq!(timeline.previous_turn_of(dynasty, pair[1]), pair[0]);
            }
            assert_eq!(timeline.previous_turn_of(dynasty, own[0]), 0);
        }
    }
}

#[test]
fn since_the_last_turn_is_what_the_others_did() {
    for number in [1, 20, 35] {
        let record = played(number, 150);
        assert!(!record.is_over());
        for decisions in 0..record.decisions().len() {
            let timeline = Timeline::of(&record.branch(decisions).expect("a branch"));
            let active = |moment: usize| timeline.position(moment).table().active();
            for dynasty in timeline.position(0).table().seats().iter() {
                // Counted back by hand: past the decisions of an own turn, then those of the others.
                let mut end = decisions;
                while active(decisions) == dynasty && end > 0 && active(end - 1) == dynasty {
                    end -= 1;
                }
                let mut start = end;
                while start > 0 && active(start - 1) != dynasty {
                    start -= 1;
                }
                let expected = (start < end).then_some(start..end);
                assert_eq!(timeline.since_last_turn(dynasty), expected);
            }
        }
    }
}

#[test]
fn markers_are_the_wars_monuments_and_treasures_of_the_log() {
    let mut found = [0; 3];
    for number in 0..48 {
        let timeline = Timeline::of(&played(number, 600));
        let all = markers(&timeline);
        for marker in &all {
            let happened = timeline.between(marker.moment - 1, marker.moment);
            assert!(happened.contains(&marker.event));
            match marker.event {
                Event::ConflictBegan { .. } => found[0] += 1,
                Event::TreasureTaken { .. } => found[1] += 1,
                _ => found[2] += 1,
            }
        }
        let taken = timeline.log(timeline.end()).iter();
        let taken = taken.filter(|e| matches!(e, Event::TreasureTaken { .. }));
        let marked = all.iter();
        let marked = marked.filter(|m| matches!(m.event, Event::TreasureTaken { .. }));
        assert_eq!(taken.count(), marked.count());
        assert!(all.windows(2).all(|two| two[0].moment <= two[1].moment));
    }
    assert!(found.iter().all(|n| *n > 0), "{found:?}");
}

#[test]
fn a_perspective_tells_no_more_than_its_player_knows() {
    let mut hidden = 0;
    for number in 0..24 {
        let timeline = Timeline::of(&played(number, 250));
        let seats: Seats = timeline.position(0).table().seats();
        for event in timeline.log(timeline.end()) {
            assert_eq!(Perspective::All.event(*event), *event);
            for dynasty in seats.iter() {
                let seen = Perspective::Of(dynasty).event(*event);
                assert_eq!(seen, event.seen_by(dynasty));
            }
            let public = Perspective::Public.event(*event);
            if let Event::Drawn { tiles, .. }
            | Event::Swapped {
                discarded: tiles, ..
            } = public
            {
                assert_eq!(tiles, Handful::Hidden(tiles.len() as u8));
                hidden += 1;
            } else {
                assert_eq!(public, *event);
            }
        }
        let position = timeline.position(timeline.end() / 2);
        let table = position.table();
        let knows = |perspective: Perspective| -> Vec<Dynasty> {
            let hands = perspective.hands(position).into_iter();
            hands.map(|(dynasty, _)| dynasty).collect()
        };
        assert!(knows(Perspective::Public).is_empty());
        assert_eq!(knows(Perspective::All), seats.as_slice());
        for dynasty in seats.iter() {
            let own = Perspective::Of(dynasty);
            assert_eq!(knows(own), [dynasty]);
            for other in seats.iter() {
                let open = table.options().open_scores || other == dynasty;
                assert_eq!(own.sees_points(table, other, true), open);
            }
        }
    }
    assert!(hidden > 100);
}

#[test]
fn what_may_be_chosen_depends_on_who_plays_and_whether_it_is_over() {
    use Dynasty::*;
    use two_rivers::replay::Perspective::{All, Of, Public};
    let mut three = played(16, 30);
    assert_eq!(three.players().len(), 3);
    assert!(!three.is_over());
    // Three people at one screen: whoever looks sees their own, nobody else's.
    assert_eq!(Perspective::offered(&three, Some(Bull)), [Of(Bull)]);
    assert_eq!(Perspective::offered(&three, None), [Public]);
    // A bot's seat is never offered while the game goes on.
    only_people(&mut three, &[Archer, Bull]);
    assert_eq!(Perspective::offered(&three, Some(Pot)), [Public]);
    only_people(&mut three, &[Bull]);
    assert_eq!(Perspective::offered(&three, None), [Of(Bull)]);
    only_people(&mut three, &[]);
    let of_bots = Perspective::offered(&three, None);
    assert_eq!(of_bots, [Public, All, Of(Archer), Of(Bull), Of(Pot)]);

    let over = (0..40).map(|number| played(number, 3_000));
    let over = over.into_iter().find(Record::is_over).expect("an end");
    let offered = Perspective::offered(&over, None);
    assert_eq!(offered[0], All);
    assert_eq!(offered.len(), 1 + over.players().len());
}
