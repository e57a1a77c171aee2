use super::*;
use PositionTextFlaw::*;

/// Every line that there is; no position of a game.
const FULL: &str = "\
game babel
options founding handicap
active kish
migrated
endphase
founding ur
marker kish quarry
marker ur medes
hand kish aahps
hand ur hmm
row kish assyrians aahm
temple kish assyrians 1 2 4
temple kish medes 6
temple ur hittites 6
temple ur sumerians 1 5
column kish 1 3 1
column ur 1 2
supply 6 5 1
known 2
deck aahmps
discards aahp
seed 7
end
";

fn error(text: &str) -> (usize, PositionTextFlaw) {
    let error = Position::from_text(text).expect_err(text);
    (error.line, error.reason)
}

/// What is wrong once one line of the full text is another.
fn with(line: &str, other: &str) -> (usize, PositionTextFlaw) {
    assert!(FULL.contains(line), "{line}");
    error(&FULL.replacen(line, other, 1))
}

#[test]
fn what_is_written_down_is_read_back() {
    let position = Position::from_text(FULL).unwrap();
    assert_eq!(position.to_text(), FULL);
    assert_eq!(position.check_validity(), Ok(()));
}

#[test]
fn comments_and_blank_lines_change_nothing() {
    let commented = FULL.replace('\n', "   # so\n\n# a line\n");
    assert_eq!(Position::from_text(&commented), Position::from_text(FULL));
}

#[test]
fn the_lines_may_come_in_any_order_but_the_first() {
    let mut lines: Vec<&str> = FULL.lines().collect();
    let last = lines.len() - 1;
    lines[1..last].reverse();
    let text = lines.join("\n");
    assert_eq!(Position::from_text(&text), Position::from_text(FULL));
    lines.swap(0, 1);
    assert_eq!(error(&lines.join("\n")), (1, Game));
    assert_eq!(with("game babel", "game tigris"), (1, Game));
    assert_eq!(error(""), (0, Missing("game")));
}

#[test]
fn every_line_that_is_needed_is_missed() {
    for (line, keyword) in [
        ("active kish\n", Missing("active")),
        ("marker kish quarry\n", MissingOf("marker", Player::Kish)),
        ("marker ur medes\n", MissingOf("marker", Player::Ur)),
        ("hand kish aahps\n", MissingOf("hand", Player::Kish)),
        ("hand ur hmm\n", MissingOf("hand", Player::Ur)),
        ("column kish 1 3 1\n", MissingOf("column", Player::Kish)),
        ("column ur 1 2\n", MissingOf("column", Player::Ur)),
        ("supply 6 5 1\n", Missing("supply")),
        ("deck aahmps\n", Missing("deck")),
        ("discards aahp\n", Missing("discards")),
        ("end\n", Missing("end")),
    ] {
        assert_eq!(with(line, "").1, keyword, "{line}");
    }
    for line in [
        "migrated\n",
        "endphase\n",
        "founding ur\n",
        "seed 7\n",
        "known 2\n",
    ] {
        let text = FULL.replacen(line, "", 1);
        assert!(Position::from_text(&text).is_ok(), "{line}");
    }
}

#[test]
fn every_line_may_be_there_once() {
    for line in FULL.lines().filter(|line| *line != "end") {
        let twice = FULL.replacen(line, &format!("{line}\n{line}"), 1);
        let (_, reason) = error(&twice);
        assert!(matches!(reason, Twice(_)), "{line}: {reason:?}");
    }
    assert_eq!(error(&format!("{FULL}end\n")), (24, AfterEnd));
}

#[test]
fn lines_that_cannot_be_read_are_named() {
    for (line, other) in [
        ("options founding", "options speed founding"),
        ("options founding handicap", "options"),
        ("active kish", "active"),
        ("active kish", "active archer"),
        ("migrated", "migrated twice"),
        ("endphase", "endphase kish"),
        ("founding ur", "founding"),
        ("founding ur", "founding ur ur"),
        ("marker ur medes", "marker ur river"),
        ("marker ur medes", "marker medes"),
        ("hand ur hmm", "hand ur hmx"),
        ("hand ur hmm", "hand ur h m m"),
        ("row kish assyrians aahm", "row kish aahm"),
        ("row kish assyrians aahm", "row kish assyrians a?"),
        ("temple kish medes 6", "temple kish medes"),
        ("temple kish medes 6", "temple kish medes 7"),
        ("column ur 1 2", "column ur"),
        ("column ur 1 2", "column ur 12"),
        ("supply 6 5 1", "supply"),
        ("supply 6 5 1", "supply 6 0"),
        ("known 2", "known two"),
        ("deck aahmps", "deck a a"),
        ("deck aahmps", "deck ax"),
        ("discards aahp", "discards a?"),
        ("seed 7", "seed -7"),
        ("seed 7", "bag 7"),
    ] {
        let (number, reason) = with(line, other);
        let written = FULL.lines().position(|l| l.starts_with(line)).unwrap() + 1;
        assert_eq!(number, written, "{other}");
        assert!(!matches!(reason, Flaw(_)), "{other}: {reason:?}");
    }
}

#[test]
fn what_cannot_be_is_refused_where_it_is_written() {
    use crate::babel::rules::{Ending, Flaw as F, Level, Tribe};
    let (at, player) = (Tribe::Assyrians, Player::Kish);
    let level = Level::new(6).unwrap();
    let tribe = Tribe::Assyrians;
    for (line, other, number, flaw) in [
        (
            "temple kish assyrians 1 2 4",
            "temple kish assyrians 1 4 2",
            12,
            F::NotRising { player, at },
        ),
        (
            "temple kish assyrians 1 2 4",
            "temple kish assyrians 2 2",
            12,
            F::NotRising { player, at },
        ),
        (
            "known 2",
            "known 4",
            19,
            F::KnownBeyondSupply {
                known: 4,
                supply: 3,
            },
        ),
        (
            "options founding handicap",
            "options handicap",
            6,
            F::FoundingWithoutOption,
        ),
        (
            "column ur 1 2",
            "column ur 2 1",
            6,
            F::FoundingWithoutCard(Player::Ur),
        ),
        (
            "column ur 1 2",
            "column ur -",
            6,
            F::FoundingWithoutCard(Player::Ur),
        ),
        ("supply 6 5 1\nknown 2", "supply -", 18, F::SupplyEmpty),
        (
            "deck aahmps",
            "deck aaaaaaahmps",
            23,
            F::TooManyCards { tribe, found: 13 },
        ),
        (
            "supply 6 5 1",
            "supply 6 6 6 6",
            23,
            F::TooManyLevels { level, found: 6 },
        ),
        (
            "temple kish medes 6",
            "temple kish medes 1",
            23,
            F::Over(Ending::Collapse),
        ),
        (
            "temple kish medes 6",
            "temple kish medes 6\ntemple kish hittites 5\ntemple kish persians 5",
            25,
            F::Over(Ending::Twenty),
        ),
    ] {
        assert_eq!(with(line, other), (number, Flaw(flaw)), "{other}");
    }
    let early = FULL
        .replace("endphase\n", "")
        .replace("temple ur sumerians 1 5\n", "");
    let early = early.replace(
        "temple kish medes 6",
        "temple kish medes 6\ntemple kish hittites 5",
    );
    assert_eq!(error(&early).1, Flaw(F::Over(Ending::Fifteen)));
    // Fifteen against ten or more begins the end phase.
    let due = FULL
        .replace("endphase\n", "")
        .replace("kish medes 6", "kish medes 6\ntemple kish hittites 5");
    assert!(Position::from_text(&due).unwrap().table().end_phase());
}

#[test]
fn unknown_cards_are_filled_by_what_is_left() {
    let hidden = FULL
        .replace("hand ur hmm", "hand ur h??")
        .replace("6 5 1", "6 5 ? ?");
    let hidden = hidden.replace("deck aahmps", "deck a????");
    let read = |text: &str| Position::from_text(text).unwrap();
    let position = read(&hidden);
    assert_eq!(position.check_validity(), Ok(()));
    assert_eq!(
        (position.hand(Player::Ur).total(), position.deck().len()),
        (3, 5)
    );
    assert_eq!(position, read(&hidden));
    assert_eq!(position.seed(), 7);
    assert_ne!(position, read(&hidden.replace("seed 7", "seed 8")));
    // What is not known is shuffled by 0.
    let seeds = ["seed 0", "seed ?"].map(|seed| read(&hidden.replace("seed 7", seed)));
    assert_eq!(seeds[0], seeds[1]);
    assert_eq!(seeds[0], read(&hidden.replace("seed 7\n", "")));
    let many = "?".repeat(44);
    let too_many = hidden.replace("deck a????", &format!("deck a{many}"));
    assert!(matches!(
        error(&too_many).1,
        Flaw(crate::babel::rules::Flaw::TooManyUnknownCards { .. })
    ));
    let many = "? ".repeat(40);
    let too_many = hidden.replace("6 5 ? ?", &format!("6 5 {many}"));
    assert!(matches!(
        error(&too_many).1,
        Flaw(crate::babel::rules::Flaw::TooManyUnknownLevels { .. })
    ));
}
