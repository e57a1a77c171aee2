//! Positions that can be read and cannot be.

use super::{GOOD, at, refused};
use crate::tigris::rules::notation::PositionTextFlaw;
use crate::tigris::rules::{Colour, Dynasty, Flaw, Monument, Place, Position};

#[test]
fn a_position_that_cannot_be_is_refused_with_its_line() {
    let bull = Dynasty::Bull;
    let black_red = Monument::BlackRed;
    let cases = [
        ("actions 2", "actions 3", 5, Flaw::Actions(3)),
        (
            "bag TSFM",
            "bag M31",
            6,
            Flaw::TooManyTiles {
                colour: Colour::Green,
                found: 31,
                exist: 30,
                place: Place::Bag,
            },
        ),
        (
            "bag TSFM",
            "bag F30\nseen F6",
            7,
            Flaw::TooManyTiles {
                colour: Colour::Blue,
                found: 37,
                exist: 36,
                place: Place::Seen,
            },
        ),
        (
            "hand bull -",
            "hand bull TTTTTTT",
            11,
            Flaw::HandTooLarge {
                dynasty: bull,
                found: 7,
            },
        ),
        (
            "F  .",
            "F  S",
            21,
            Flaw::WrongTerrain {
                tile: Colour::Black,
                cell: at("b7"),
            },
        ),
        (
            "X\n.",
            "X\nF",
            25,
            Flaw::WrongTerrain {
                tile: Colour::Blue,
                cell: at("a11"),
            },
        ),
        (
            "kA",
            "kL",
            20,
            Flaw::LeaderNotInPlay {
                dynasty: Dynasty::Lion,
                cell: at("g6"),
            },
        ),
        (
            "T  .  .  W  W",
            "T  kA .  W  W",
            20,
            Flaw::LeaderTwice {
                dynasty: Dynasty::Archer,
                leader: Colour::Black,
                cell: at("g6"),
            },
        ),
        (
            "T  .  .  W  W",
            "T  kB .  W  W",
            19,
            Flaw::TwoLeadersOfAColour {
                leader: Colour::Black,
                cell: at("h5"),
            },
        ),
        ("F  .", "F  tB", 21, Flaw::LeaderOnRiver { cell: at("b7") }),
        (
            "#  #  T ",
            "#  #  S ",
            20,
            Flaw::LeaderWithoutTemple { cell: at("g6") },
        ),
        (
            "#  #  T ",
            "#  #  T$",
            19,
            Flaw::TreasureOffShedu { cell: at("g5") },
        ),
        (
            "treasures=2",
            "treasures=9",
            12,
            Flaw::TooManyTreasures {
                found: 11,
                exist: 10,
                place: Place::Points(bull),
            },
        ),
        (
            "built black-red@e5\n",
            "",
            18,
            Flaw::FaceDownWithoutMonument { cell: at("e5") },
        ),
        (
            "X\n.",
            "X\n#",
            25,
            Flaw::FaceDownWithoutMonument { cell: at("a11") },
        ),
        (
            "black-red@e5",
            "black-red@f5",
            7,
            Flaw::MonumentWithoutTiles {
                monument: black_red,
                cell: at("g5"),
            },
        ),
        (
            "black-red@e5",
            "black-red@p5",
            7,
            Flaw::MonumentOffBoard {
                monument: black_red,
                cell: at("p5"),
            },
        ),
        (
            "black-red@e5",
            "black-red@e5\nbuilt red-blue@e5",
            8,
            Flaw::MonumentsOverlap {
                monument: Monument::RedBlue,
                cell: at("e5"),
            },
        ),
        (
            "black-red@e5",
            "black-red@e5\nunbuilt red-blue black-red",
            8,
            Flaw::MonumentTwice {
                monument: black_red,
                place: Place::Unbuilt,
            },
        ),
        (
            "black@h6",
            "black@h6\nbuilding black@h6",
            8,
            Flaw::BuildingTwice(Colour::Black),
        ),
        (
            "black@h6",
            "red@h6",
            8,
            Flaw::BuildingOffColour {
                colour: Colour::Red,
                cell: at("h6"),
            },
        ),
        (
            "options buildings wonder",
            "options wonder",
            8,
            Flaw::NeedsBuildings(Colour::Black),
        ),
        (
            "options buildings wonder",
            "options buildings",
            9,
            Flaw::NeedsWonder,
        ),
        (
            "wonder k5\n",
            "",
            17,
            Flaw::NoWonderThere { cell: at("k4") },
        ),
        ("wonder k5", "wonder p5", 9, Flaw::WonderOffBoard(at("p5"))),
        (
            "W  W  W",
            "W  W  .",
            9,
            Flaw::WonderWithoutCell { cell: at("l5") },
        ),
        (
            "catastrophes bull 1",
            "catastrophes bull 3",
            13,
            Flaw::Catastrophes {
                dynasty: bull,
                left: 3,
            },
        ),
        (
            "catastrophes bull 1",
            "catastrophes bull 2",
            24,
            Flaw::TooManyCatastrophes {
                found: 1,
                played: 0,
                cell: at("p10"),
            },
        ),
    ];
    for (from, to, line, flaw) in cases {
        // What is missing moves all later lines up.
        let (found, reason) = refused(from, to);
        assert_eq!(reason, PositionTextFlaw::Flaw(flaw), "{to:?}");
        assert_eq!(found, line, "{to:?}");
    }
}

#[test]
fn more_unknown_tiles_than_there_are_is_a_flaw() {
    let text = GOOD
        .replace("bag TSFM", "bag -\nseen S29 T53 F35 M30")
        .replace("hand bull -", "hand bull ??????");
    let error = Position::from_text(&text).unwrap_err();
    let flaw = Flaw::TooManyUnknown {
        needed: 6,
        unseen: 0,
    };
    assert!(matches!(error.reason, PositionTextFlaw::Flaw(_)), "{error}");
    let text = text.replace("S29 T53 F35", "S28 T53 F35");
    let error = Position::from_text(&text).unwrap_err();
    assert_eq!(error.reason, PositionTextFlaw::Flaw(flaw));
}

#[test]
fn monuments_lie_on_land_or_on_river() {
    // o4, p4, o5 and p5 are river, n5 is land.
    let on = |monument: &str, rows: [&str; 2]| {
        let text = GOOD
            .replace(".  .  .  .  #  #  kA", ".  .  .  .  .  .  kA")
            .replace(
                ".  W  .  .  .  .  .\n.  .  .  .  #  #  T",
                &format!(".  W  .  .  {}\n.  .  .  .  .  .  T", rows[0]),
            )
            .replace("W  W  W  .  .  .  .", &format!("W  W  W  .  {}", rows[1]))
            .replace("black-red@e5", monument);
        Position::from_text(&text)
            .map(|_| ())
            .map_err(|error| error.reason)
    };
    let square = [".  #  #", ".  #  #"];
    assert_eq!(on("red-blue@o4", square), Ok(()));
    let monument = Monument::BlackRed;
    assert_eq!(
        on("black-red@o4", square),
        Err(PositionTextFlaw::Flaw(Flaw::MonumentColour { monument }))
    );
    let (monument, cell) = (Monument::RedBlue, at("n4"));
    assert_eq!(
        on("red-blue@n4", ["#  #  .", "#  #  ."]),
        Err(PositionTextFlaw::Flaw(Flaw::MixedTerrain {
            place: Place::Built(monument),
            cell
        }))
    );
}
