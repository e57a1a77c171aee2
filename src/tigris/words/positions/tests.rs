use super::*;
use crate::locale::tests::every_language;
use crate::tigris::rules::{Colour, Dynasty, Monument, Place};

#[test]
fn every_flaw_has_a_sentence() {
    let cell: Cell = "f7".parse().unwrap();
    let (dynasty, leader, colour) = (Dynasty::Bull, Colour::Red, Colour::Red);
    let (monument, place) = (Monument::RedBlue, Place::Wonder);
    let all = [
        Flaw::ActiveNotInPlay(dynasty),
        Flaw::Actions(3),
        Flaw::TooManyTiles {
            colour,
            found: 58,
            exist: 57,
            place,
        },
        Flaw::HandTooLarge { dynasty, found: 7 },
        Flaw::TooManyUnknown {
            needed: 3,
            unseen: 2,
        },
        Flaw::WrongTerrain { tile: colour, cell },
        Flaw::MixedTerrain { place, cell },
        Flaw::LeaderNotInPlay { dynasty, cell },
        Flaw::LeaderTwice {
            dynasty,
            leader,
            cell,
        },
        Flaw::LeaderOnRiver { cell },
        Flaw::LeaderWithoutTemple { cell },
        Flaw::TwoLeadersOfAColour { leader, cell },
        Flaw::TreasureOffShedu { cell },
        Flaw::TooManyTreasures {
            found: 11,
            exist: 10,
            place,
        },
        Flaw::FaceDownWithoutMonument { cell },
        Flaw::MonumentWithoutTiles { monument, cell },
        Flaw::MonumentOffBoard { monument, cell },
        Flaw::MonumentsOverlap { monument, cell },
        Flaw::MonumentColour { monument },
        Flaw::MonumentTwice { monument, place },
        Flaw::BuildingTwice(colour),
        Flaw::BuildingOffColour { colour, cell },
        Flaw::WonderOffBoard(cell),
        Flaw::WonderWithoutCell { cell },
        Flaw::NoWonderThere { cell },
        Flaw::NeedsBuildings(colour),
        Flaw::NeedsWonder,
        Flaw::Catastrophes { dynasty, left: 3 },
        Flaw::TooManyCatastrophes {
            found: 3,
            played: 2,
            cell,
        },
    ];
    for words in every_language() {
        for why in &all {
            let sentence = words.flaw(why);
            assert!(sentence.ends_with('.'), "{why:?}: {sentence}");
        }
        assert!(words.faults().is_empty(), "{:?}", words.faults());
    }
}

#[test]
fn every_reason_has_a_sentence() {
    use PositionTextFlaw::*;
    let word = || "sun".to_string();
    let cell: Cell = "f7".parse().unwrap();
    let kinds = [
        Kind::Cell,
        Kind::Colour,
        Kind::Tile,
        Kind::Tiles,
        Kind::Leader,
        Kind::Dynasty,
        Kind::Monument,
        Kind::Number,
    ];
    let mut all = vec![
        Keyword(word()),
        Twice("bag"),
        Missing("bag"),
        MissingHand(crate::tigris::rules::Dynasty::Pot),
        BeforePlayers,
        NotInPlay(crate::tigris::rules::Dynasty::Pot),
        Players,
        Board(word()),
        Option(word()),
        Words,
        GridRow { found: 3 },
        GridRows { found: 3 },
        GridToken {
            cell,
            found: word(),
        },
        AfterEnd,
    ];
    all.extend(kinds.map(|kind| Token(TokenError::new(kind, "sun"))));
    for words in every_language() {
        for reason in &all {
            let error = PositionTextError {
                line: 3,
                text: "a line".to_string(),
                reason: reason.clone(),
            };
            let sentence = words.position_error(&error);
            assert!(sentence.contains(" 3 (`a line`): "), "{sentence}");
        }
        assert!(words.faults().is_empty(), "{:?}", words.faults());
    }
}
