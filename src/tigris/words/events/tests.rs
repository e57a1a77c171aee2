use super::*;
use crate::locale::tests::every_language;
use crate::tigris::rules::{CellSet, Handful, Monument, TileCounts};

/// One event of every kind, and of every form that has a line of its own.
fn every_event() -> Vec<Event> {
    let dynasty = Dynasty::Bull;
    let at = Cell::new(5, 6).unwrap();
    let (tile, leader, colour) = (Colour::Red, Colour::Red, Colour::Red);
    let known = Handful::Known(TileCounts::new([1, 2, 0, 0]));
    let mut all = vec![
        Event::TurnBegan { dynasty },
        Event::TilePlaced {
            dynasty,
            tile,
            at,
            unites: false,
        },
        Event::TilePlaced {
            dynasty,
            tile,
            at,
            unites: true,
        },
        Event::LeaderPositioned {
            dynasty,
            leader,
            from: None,
            to: at,
        },
        Event::LeaderPositioned {
            dynasty,
            leader,
            from: Some(at),
            to: at,
        },
        Event::LeaderWithdrawn {
            dynasty,
            leader,
            from: at,
        },
        Event::LeaderLost {
            dynasty,
            leader,
            from: at,
            why: Loss::Conflict,
        },
        Event::LeaderLost {
            dynasty,
            leader,
            from: at,
            why: Loss::NoTemple,
        },
        Event::CatastrophePlayed {
            dynasty,
            at,
            destroyed: None,
        },
        Event::CatastrophePlayed {
            dynasty,
            at,
            destroyed: Some(tile),
        },
        Event::Swapped {
            dynasty,
            discarded: known,
        },
        Event::Swapped {
            dynasty,
            discarded: Handful::Hidden(1),
        },
        Event::Drawn {
            dynasty,
            tiles: known,
        },
        Event::BagEmpty { dynasty },
        Event::Committed {
            dynasty,
            tile,
            count: 0,
        },
        Event::Committed {
            dynasty,
            tile,
            count: 1,
        },
        Event::TilesRemoved {
            tile,
            cells: CellSet::EMPTY.with(at),
        },
        Event::MarkerLeft { at },
        Event::BuildingRaised {
            dynasty,
            colour,
            from: None,
            to: at,
        },
        Event::BuildingRaised {
            dynasty,
            colour,
            from: Some(at),
            to: at,
        },
        Event::BuildingReturned { colour, from: at },
        Event::MonumentBuilt {
            dynasty,
            monument: Monument::RedBlue,
            at,
            tile,
        },
        Event::WonderBuilt {
            dynasty,
            centre: at,
            tile,
        },
        Event::TreasureTaken { dynasty, from: at },
        Event::TurnEnded { dynasty },
        Event::GameOver {
            ending: Ending::Treasures,
        },
        Event::GameOver {
            ending: Ending::Bag,
        },
    ];
    for source in [
        Source::Tile,
        Source::Revolt,
        Source::War,
        Source::Monument(Monument::BlackRed),
        Source::Wonder,
    ] {
        all.push(Event::Points {
            dynasty,
            colour,
            amount: 2,
            source,
            at: None,
        });
    }
    for kind in [ConflictKind::Revolt, ConflictKind::War] {
        all.push(Event::ConflictBegan {
            kind,
            leader,
            attacker: dynasty,
            defender: Dynasty::Lion,
            attacker_support: CellSet::EMPTY.with(at),
            defender_support: CellSet::EMPTY,
        });
        all.push(Event::ConflictEnded {
            kind,
            leader,
            winner: dynasty,
            loser: Dynasty::Lion,
            winner_total: 3,
            loser_total: 2,
        });
    }
    all
}

#[test]
fn every_event_has_a_line() {
    for words in every_language() {
        for event in every_event() {
            for viewer in [None, Some(Dynasty::Bull), Some(Dynasty::Lion)] {
                let line = words.event(&event, viewer);
                assert!(!line.is_empty() && !line.starts_with("event-"), "{line}");
            }
        }
        assert!(words.faults().is_empty(), "{:?}", words.faults());
    }
}

#[test]
fn lines_speak_the_language_of_the_game_and_hide_what_is_hidden() {
    let english = Locale::english();
    let gain = Event::Points {
        dynasty: Dynasty::Bull,
        colour: Colour::Red,
        amount: 2,
        source: Source::War,
        at: None,
    };
    assert_eq!(english.event(&gain, None), "Bull gains 2 red (war)");
    let drawn = Event::Drawn {
        dynasty: Dynasty::Bull,
        tiles: Handful::Known(TileCounts::new([0, 2, 0, 1])),
    };
    let told = |viewer| english.event(&drawn, viewer);
    assert_eq!(told(Some(Dynasty::Lion)), "Bull draws 3 tiles");
    assert_eq!(
        told(Some(Dynasty::Bull)),
        "Bull draws 2 temples and 1 market"
    );
}

#[test]
fn a_tie_names_its_rule() {
    let ended = |kind, winner_total| Event::ConflictEnded {
        kind,
        leader: Colour::Blue,
        winner: Dynasty::Bull,
        loser: Dynasty::Lion,
        winner_total,
        loser_total: 3,
    };
    let english = Locale::english();
    let said = |kind, total| english.event(&ended(kind, total), None);
    assert_eq!(
        said(ConflictKind::War, 3),
        "Bull wins the war of the farms, 3 to 3: a tie is the defender's"
    );
    assert_eq!(
        said(ConflictKind::Revolt, 3),
        "Bull wins the revolt, 3 to 3: a tie is the defender's"
    );
    assert_eq!(
        said(ConflictKind::War, 4),
        "Bull wins the war of the farms, 4 to 3"
    );
}
