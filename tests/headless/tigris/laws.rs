//! What holds after every decision of a game, told by counting pieces and points.

use super::naive;
use crate::common::{play_out, setup};
use std::collections::BTreeSet;
use two_rivers::tigris::rules::{
    Cell, Colour, ConflictKind, Dynasty, Ending, Event, Loss, Monument, Position, Source, Stage,
};

/// All tiles of a colour, wherever they are.
fn tiles_of(position: &Position, colour: Colour) -> u32 {
    let table = position.table();
    let held: u32 = Dynasty::ALL
        .iter()
        .map(|d| position.hand(*d).of(colour) + position.discarded(*d).of(colour))
        .map(u32::from)
        .sum();
    let bag = position.bag().draw_order().filter(|c| *c == colour).count() as u32;
    held + bag + table.tiles(colour).len() + u32::from(table.seen().of(colour))
}

pub fn check_pieces(position: &Position) {
    let table = position.table();
    for colour in Colour::ALL {
        let exist = u32::from(colour.tiles_in_game());
        assert_eq!(tiles_of(position, colour), exist, "{colour} tiles");
    }
    let seats = table.seats();
    let taken: u32 = seats
        .iter()
        .map(|d| u32::from(table.treasures_taken(d)))
        .sum();
    assert_eq!(table.treasures().len() + taken, table.board().shedu().len());
    let built = Monument::ALL
        .iter()
        .filter(|m| table.monument(**m).is_some());
    assert_eq!(table.face_down().len(), 4 * built.count() as u32);
    let played: u32 = seats
        .iter()
        .map(|d| 2 - u32::from(table.catastrophes_left(d)))
        .sum();
    assert_eq!(table.catastrophes().len(), played);
    let standing: BTreeSet<Cell> = table.leaders_on_board().map(|(_, _, at)| at).collect();
    assert_eq!(standing, table.standing().into_iter().collect());
    for dynasty in seats.iter() {
        assert!(position.hand(dynasty).total() <= 6);
    }
}

/// Points in the ledger are the points that were told of.
fn check_points(before: &Position, events: &[Event], after: &Position) {
    for dynasty in before.table().seats().iter() {
        let mut points = before.table().points(dynasty);
        let mut taken = before.table().treasures_taken(dynasty);
        for event in events {
            match event {
                Event::Points {
                    dynasty: who,
                    colour,
                    amount,
                    ..
                } if *who == dynasty => points[colour.index()] += u16::from(*amount),
                Event::TreasureTaken { dynasty: who, .. } if *who == dynasty => taken += 1,
                _ => {}
            }
        }
        assert_eq!(points, after.table().points(dynasty));
        assert_eq!(taken, after.table().treasures_taken(dynasty));
    }
}

/// How many decisions can be taken back, told from the events (rules 19).
fn undoable(so_far: u16, before: &Position, events: &[Event], after: &Position) -> u16 {
    let news = |event: &Event| {
        matches!(
            event,
            Event::Drawn { .. }
                | Event::Committed { .. }
                | Event::BagEmpty { .. }
                | Event::TurnBegan { .. }
                | Event::GameOver { .. }
        )
    };
    let others = before.decider() != Some(before.table().active());
    if others || events.iter().any(news) || after.table().ending().is_some() {
        0
    } else {
        so_far + 1
    }
}

/// What holds after every decision of a game, and how it ends; `seen` gathers what happened in it.
pub fn keeps_every_law(number: u64, seen: &mut BTreeSet<&'static str>) {
    let mut count = 0;
    let end = play_out(
        &setup(number),
        number,
        3000,
        |before, decision, events, after| {
            check_pieces(after);
            check_points(before, events, after);
            assert_eq!(
                after.check_validity(),
                Ok(()),
                "{decision}\n{}",
                after.to_text()
            );
            if !matches!(after.table().stage(), Stage::Commit(_) | Stage::War) {
                assert!(naive::at_peace(after), "{decision}\n{}", after.to_text());
            }
            count = undoable(count, before, events, after);
            assert_eq!(after.table().undoable(), count, "{decision}");
            for event in events {
                seen.extend(kind(event));
                check_seen(event);
            }
        },
    );
    assert!(end.table().ending().is_some(), "game {number} did not end");
    let outcome = end.outcome().expect("an outcome");
    assert!(outcome.winners().count() >= 1);
}

#[test]
fn whole_games_keep_every_piece_and_every_law() {
    let mut seen: BTreeSet<&'static str> = BTreeSet::new();
    for number in 0..240 {
        keeps_every_law(number, &mut seen);
    }
    let all = [
        "bag",
        "bonus",
        "building",
        "catastrophe",
        "leader without temple",
        "monument",
        "monument income",
        "returned",
        "revolt",
        "swap",
        "treasure",
        "treasures",
        "unites",
        "war",
        "withdraw",
        "wonder",
    ];
    let missed: Vec<_> = all.iter().filter(|k| !seen.contains(**k)).collect();
    assert!(missed.is_empty(), "random games never saw {missed:?}");
}

/// What should happen at least once in so many games.
fn kind(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::GameOver {
            ending: Ending::Bag,
        } => "bag",
        Event::GameOver { .. } => "treasures",
        Event::Points {
            source: Source::Wonder,
            ..
        } => "bonus",
        Event::Points {
            source: Source::Monument(_),
            ..
        } => "monument income",
        Event::BuildingRaised { .. } => "building",
        Event::BuildingReturned { .. } => "returned",
        Event::CatastrophePlayed { .. } => "catastrophe",
        Event::LeaderLost {
            why: Loss::NoTemple,
            ..
        } => "leader without temple",
        Event::MonumentBuilt { .. } => "monument",
        Event::WonderBuilt { .. } => "wonder",
        Event::ConflictBegan {
            kind: ConflictKind::War,
            ..
        } => "war",
        Event::ConflictBegan { .. } => "revolt",
        Event::Swapped { .. } => "swap",
        Event::TreasureTaken { .. } => "treasure",
        Event::TilePlaced { unites: true, .. } => "unites",
        Event::LeaderWithdrawn { .. } => "withdraw",
        _ => return None,
    })
}

/// What others see of an event names no hidden tile.
fn check_seen(event: &Event) {
    for viewer in Dynasty::ALL {
        let (own, seen) = (event.to_string(), event.seen_by(viewer).to_string());
        match event {
            Event::Drawn { dynasty, .. } | Event::Swapped { dynasty, .. } if *dynasty != viewer => {
                assert_eq!(seen.len(), own.len());
                assert!(!seen.contains(['S', 'T', 'F', 'M']), "{seen}");
            }
            _ => assert_eq!(own, seen),
        }
    }
}

#[test]
fn what_is_seen_of_an_event_names_no_hidden_tile() {
    for number in 0..24 {
        play_out(&setup(number), number, 300, |_, _, events, _| {
            events.iter().for_each(check_seen);
        });
    }
}
