//! What holds in every position: what is listed, refused, seen, written down and taken back.

use super::laws::check_pieces;
use super::naive;
use crate::common::{Random, choose, options, play_out, setup};
use std::collections::HashSet;
use two_rivers::random::generator;
use two_rivers::tigris::Record;
use two_rivers::tigris::rules::{
    Cell, Colour, Decision, Monument, Position, Refusal, Stage, TileCounts, Unheard,
};

/// Every decision that can be written down, but for swaps of more than seven tiles.
pub fn everything() -> Vec<Decision> {
    let mut all = vec![Decision::End, Decision::Pass];
    for colour in Colour::ALL {
        all.extend([
            Decision::Withdraw(colour),
            Decision::War(colour),
            Decision::Bonus(colour),
        ]);
        all.extend(Cell::all().map(|cell| Decision::Place(colour, cell)));
        all.extend(Cell::all().map(|cell| Decision::Lead(colour, cell)));
    }
    all.extend(Cell::all().map(Decision::Catastrophe));
    all.extend(Cell::all().map(Decision::Raise));
    all.extend(Cell::all().map(Decision::Wonder));
    all.extend(Cell::all().map(Decision::Take));
    for monument in Monument::ALL {
        all.extend(Cell::all().map(|cell| Decision::Build(monument, cell)));
    }
    all.extend((0..=7).map(Decision::Commit));
    for code in 0..8u32.pow(4) {
        let counts = [0, 1, 2, 3].map(|i| (code / 8u32.pow(i) % 8) as u8);
        let tiles = TileCounts::new(counts);
        if tiles.total() <= 7 {
            all.push(Decision::Swap(tiles));
        }
    }
    all
}

/// What is listed in a position is what can be played there, each once.
pub fn check_listed(position: &Position, everything: &[Decision], legal: &mut Vec<Decision>) {
    position.legal(legal);
    let listed: HashSet<Decision> = legal.iter().copied().collect();
    assert_eq!(listed.len(), legal.len(), "listed twice");
    let mut known = 0;
    for decision in everything {
        let checked = position.check(*decision);
        let is_listed = listed.contains(decision);
        known += usize::from(is_listed);
        assert_eq!(
            is_listed,
            checked.is_ok(),
            "{decision}: {checked:?}\n{}",
            position.to_text()
        );
    }
    assert_eq!(known, legal.len(), "listed and never heard of");
    if position.table().stage() == Stage::Action {
        assert_eq!(
            legal.len(),
            naive::actions(position),
            "{}",
            position.to_text()
        );
    }
}

#[test]
fn what_is_listed_is_what_is_legal() {
    let everything = everything();
    let mut legal = Vec::new();
    for number in 0..96 {
        let mut step = number % 7;
        play_out(&setup(number * 5 + 1), number, 400, |before, _, _, _| {
            step += 1;
            // Every rare moment, and some of the others.
            let rare = !matches!(before.table().stage(), Stage::Action | Stage::End);
            if step % 41 != 0 && !(rare && step % 5 == 0) {
                return;
            }
            check_listed(before, &everything, &mut legal);
        });
    }
}

/// What is refused changes nothing and tells nothing.
pub fn check_refused<'a>(before: &Position, some: impl Iterator<Item = &'a Decision>) {
    let mut position = before.clone();
    for decision in some {
        let mut events = Vec::new();
        if position.check(*decision).is_err() {
            assert!(position.try_play(*decision, &mut events).is_err());
            assert!(events.is_empty());
        }
    }
    assert_eq!(&position, before);
}

#[test]
fn what_is_refused_changes_nothing() {
    let everything = everything();
    for number in 0..24 {
        let mut step = 0;
        play_out(&setup(number * 3), number, 300, |before, _, _, _| {
            step += 1;
            if step % 23 != 0 {
                return;
            }
            check_refused(before, everything.iter().skip(step % 13).step_by(13));
        });
    }
}

/// A view tells nothing that is hidden: any game that could be behind it looks the same.
pub fn check_views(before: &Position, legal: &mut Vec<Decision>, random: &mut Random) {
    for viewer in before.table().seats().iter() {
        let view = before.view(viewer);
        let other = view.sample(random);
        check_pieces(&other);
        assert_eq!(other.check_validity(), Ok(()));
        assert_eq!(other.view(viewer), view);
        assert_eq!(other.text_seen_by(viewer), before.text_seen_by(viewer));
        if before.decider() == Some(viewer) {
            before.legal(legal);
            let mut own = Vec::new();
            view.legal(&mut own);
            assert_eq!(own, *legal);
            for decision in legal.iter() {
                // A forecast is for whoever decides, and knows no more than they do.
                assert_eq!(before.forecast(*decision), other.forecast(*decision));
            }
        } else {
            let mut own = vec![Decision::End];
            view.legal(&mut own);
            assert!(own.is_empty());
            assert_eq!(view.check(Decision::End), Err(Refusal::NotNow));
        }
    }
}

#[test]
fn a_view_tells_nothing_that_is_hidden() {
    let mut legal = Vec::new();
    for number in 0..96 {
        let mut step = 0;
        let mut random = generator(number + 77);
        play_out(
            &setup(number * 7 + 2),
            number,
            500,
            |before, _, _, after| {
                step += 1;
                if step % 29 != 0 || after.table().ending().is_some() {
                    return;
                }
                check_views(before, &mut legal, &mut random);
            },
        );
    }
}

/// What is written down is read to the same, goes on alike, and so do views.
pub fn check_text(before: &Position, legal: &mut Vec<Decision>, random: &mut Random) {
    let text = before.to_text();
    let mut read = Position::from_text(&text).expect("what was printed");
    assert_eq!(read.to_text(), text);
    assert_eq!(read.check_validity(), Ok(()));
    let mut went = before.clone();
    // The same decisions lead to the same things.
    for _ in 0..6 {
        went.legal(legal);
        let mut also = Vec::new();
        read.legal(&mut also);
        assert_eq!(*legal, also);
        if legal.is_empty() {
            break;
        }
        let decision = choose(&went, legal, random);
        let (mut one, mut other) = (Vec::new(), Vec::new());
        went.play(decision, &mut one);
        read.play(decision, &mut other);
        assert_eq!(one, other);
        assert_eq!(went.to_text(), read.to_text());
    }
    for viewer in before.table().seats().iter() {
        let seen = before.text_seen_by(viewer);
        let read = Position::from_text(&seen).expect("a view can be read");
        assert_eq!(read.text_seen_by(viewer), seen);
    }
}

#[test]
fn positions_survive_being_written_down() {
    let mut legal = Vec::new();
    for number in 0..96 {
        let mut step = 0;
        let mut random = generator(number + 5);
        play_out(&setup(number), number, 600, |before, _, _, _| {
            step += 1;
            let open = matches!(before.table().stage(), Stage::Action | Stage::End);
            if !open || step % 13 != 0 {
                return;
            }
            check_text(before, &mut legal, &mut random);
        });
    }
}

#[test]
fn a_start_and_its_decisions_always_lead_to_the_same_position() {
    for number in 0..96 {
        let setup = setup(number * 11 + 3);
        let mut decisions = Vec::new();
        let end = play_out(&setup, number, 3000, |_, decision, _, _| {
            decisions.push(decision.to_string());
        });
        let mut again = Position::new(&setup);
        for decision in &decisions {
            let decision = decision.parse().expect("what was written");
            again.try_play(decision, &mut Unheard).expect("legal again");
        }
        assert_eq!(again, end);
    }
}

#[test]
fn taking_back_brings_the_very_same_position() {
    for number in 0..16 {
        let setup = setup(number * 6 + 1);
        let mut record: Record = Record::new(setup.into(), Vec::new()).expect("a start");
        let mut random = generator(number);
        let (mut legal, mut events) = (Vec::new(), Vec::new());
        let mut past = Vec::new();
        for step in 0..120 {
            record.position().legal(&mut legal);
            if legal.is_empty() {
                break;
            }
            past.push(record.position().clone());
            let decision = choose(record.position(), &legal, &mut random);
            record.try_play(decision, &mut events).expect("legal");
            if step % 9 == 0 {
                let undoable = usize::from(record.position().table().undoable());
                for _ in 0..undoable {
                    record.undo().expect("one more can be taken back");
                    assert_eq!(Some(record.position()), past.pop().as_ref());
                }
                assert!(record.undo().is_err());
            }
        }
    }
}

#[test]
fn all_sixteen_mixes_are_different() {
    let all: HashSet<_> = (0..16).map(options).collect();
    assert_eq!(all.len(), 16);
}
