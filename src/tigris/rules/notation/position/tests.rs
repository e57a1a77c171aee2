use super::*;
use crate::tigris::rules::notation::Kind;
use crate::tigris::rules::{Colour, Dynasty, Monument, Place, TileCounts};

const GOOD: &str = "\
board standard
options buildings wonder
players archer bull
active archer
actions 2
bag TSFM
built black-red@e5
building black@h6
wonder k5
hand archer TTS
hand bull -
points bull black=3 treasures=2
catastrophes bull 1
grid
.  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
.  T$ .  .  .  .  .  .  .  .  .  .  .  .  .  .
.  .  .  .  .  T$ .  .  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  .  .  W  .  .  .  .  .
.  .  .  .  #  #  T  .  .  W  W  W  .  .  .  .
.  .  .  .  #  #  kA S  .  .  W  .  .  .  .  .
F  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  .  .  .  .  .  .  .  X
.  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
end
";

/// From the catastrophe to the end.
const LAST_ROWS: &str = "X\n.  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .\nend";

fn at(cell: &str) -> Cell {
    cell.parse().unwrap()
}

/// The line and the reason for which a changed text is refused.
fn refused(from: &str, to: &str) -> (usize, PositionTextFlaw) {
    assert!(GOOD.contains(from), "{from:?}");
    let text = GOOD.replacen(from, to, 1);
    let error = Position::from_text(&text).expect_err(to);
    (error.line, error.reason)
}

#[test]
fn a_position_is_read_and_written() {
    let position = Position::from_text(GOOD).unwrap();
    let table = position.table();
    assert_eq!(table.monument(Monument::BlackRed), Some(at("e5")));
    assert_eq!(table.building(Colour::Black), Some(at("h6")));
    assert_eq!(table.wonder(), Some(at("k5")));
    assert_eq!(table.leader(Dynasty::Archer, Colour::Black), Some(at("g6")));
    assert_eq!(
        position.hand(Dynasty::Archer),
        TileCounts::new([1, 2, 0, 0])
    );
    assert_eq!(table.points(Dynasty::Bull), [3, 0, 0, 0]);
    assert_eq!(table.treasures_taken(Dynasty::Bull), 2);
    assert_eq!(table.catastrophes_left(Dynasty::Bull), 1);
    assert_eq!(table.unbuilt().count(), 5);
    let written = position.to_text();
    let again = Position::from_text(&written).unwrap();
    assert_eq!(again, position);
    assert_eq!(again.to_text(), written);
}

#[test]
fn blanks_and_comments_change_nothing() {
    let text = GOOD
        .replace("actions 2", "\n  # a comment\nactions   2   # two")
        .replace("\nend", " # the last row\n\nend # of it");
    assert_eq!(Position::from_text(&text), Position::from_text(GOOD));
    let text = GOOD.replace('\n', "\r\n");
    assert_eq!(Position::from_text(&text), Position::from_text(GOOD));
}

#[test]
fn bags_and_hands_may_be_unknown() {
    let with = |bag: &str, hand: &str| {
        let text = GOOD.replace("bag TSFM", bag);
        let text = text.replace("hand bull -", &format!("hand bull {hand}"));
        Position::from_text(&text).unwrap()
    };
    let counted = with("bag T3 S2\nseed 5", "-");
    let tiles: TileCounts = counted.bag().draw_order().collect();
    assert_eq!(tiles, TileCounts::new([2, 3, 0, 0]));
    let unknown = with("bag ?\nseed 5\nseen S4 T5", "T????");
    assert_eq!(unknown.hand(Dynasty::Bull).total(), 5);
    assert!(unknown.hand(Dynasty::Bull).of(Colour::Red) >= 1);
    // 153 less 5 face up, 8 in hands and 9 seen.
    assert_eq!(unknown.bag().len(), 153 - 5 - 8 - 9);
    assert_eq!(with("bag -", "-").bag().len(), 0);
}

#[test]
fn a_line_that_cannot_be_read_is_named() {
    use PositionTextFlaw::*;
    let token = |expected, found| Token(TokenError::new(expected, found));
    let board = |name: &str| Board(name.to_string());
    let cases = [
        ("board standard", "board atlantis", 1, board("atlantis")),
        ("board standard\n", "", 25, Missing("board")),
        ("options", "options sun", 2, Option("sun".to_string())),
        ("players archer bull", "players archer", 3, Players),
        ("players archer bull", "players archer archer", 3, Players),
        (
            "players archer bull",
            "players archer nobody",
            3,
            token(Kind::Dynasty, "nobody"),
        ),
        ("active archer", "active archer bull", 4, Words),
        ("active archer", "active lion", 4, NotInPlay(Dynasty::Lion)),
        ("active archer\n", "", 25, Missing("active")),
        ("actions 2", "actions two", 5, token(Kind::Number, "two")),
        ("actions 2", "actions 300", 5, token(Kind::Number, "300")),
        ("actions 2", "actions 2\nactions 2", 6, Twice("actions")),
        ("bag TSFM", "bag TSX", 6, token(Kind::Tiles, "TSX")),
        ("bag TSFM", "bag T4 T4", 6, token(Kind::Tiles, "T4")),
        (
            "bag TSFM",
            "bag TSFM\nseed -1",
            7,
            token(Kind::Number, "-1"),
        ),
        (
            "built black-red@e5",
            "built black-red",
            7,
            token(Kind::Monument, "black-red"),
        ),
        (
            "built black-red@e5",
            "built black-red@z5",
            7,
            token(Kind::Cell, "z5"),
        ),
        ("wonder k5", "wonders k5", 9, Keyword("wonders".to_string())),
        ("hand bull -\n", "", 25, MissingHand(Dynasty::Bull)),
        ("hand bull -", "hand bull", 11, Words),
        ("hand bull -", "hand bull T-", 11, token(Kind::Tiles, "T-")),
        ("hand bull -", "hand pot -", 11, NotInPlay(Dynasty::Pot)),
        ("black=3", "black=3 black=3", 12, Twice("points")),
        ("black=3", "black=99999", 12, token(Kind::Number, "99999")),
        ("grid\n.", "grid\n. .", 15, GridRow { found: 17 }),
        ("F  .", "F", 21, GridRow { found: 15 }),
        (LAST_ROWS, "X\nend", 25, GridRows { found: 10 }),
        (
            "F  .",
            "F  Q",
            21,
            GridToken {
                cell: at("b7"),
                found: "Q".to_string(),
            },
        ),
        (
            "F  .",
            "F  .$",
            21,
            GridToken {
                cell: at("b7"),
                found: ".$".to_string(),
            },
        ),
        ("\nend\n", "\n", 25, Missing("end")),
        ("\nend\n", "\nend\nseed 1\n", 27, AfterEnd),
    ];
    for (from, to, line, reason) in cases {
        assert_eq!(refused(from, to), (line, reason), "{to:?}");
    }
    let early = GOOD
        .replace("active archer\n", "")
        .replace("players", "active archer\nplayers");
    let error = Position::from_text(&early).unwrap_err();
    assert_eq!((error.line, error.reason), (3, BeforePlayers));
    let twelve = GOOD.replace("\nend", "\n. . . . . . . . . . . . . . . .\nend");
    let error = Position::from_text(&twelve).unwrap_err();
    assert_eq!(error.reason, GridRows { found: 12 });
}

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
