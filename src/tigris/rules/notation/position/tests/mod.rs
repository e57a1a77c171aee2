mod flaws;

use super::*;
use crate::tigris::rules::notation::Kind;
use crate::tigris::rules::{Colour, Dynasty, Monument, TileCounts};

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
