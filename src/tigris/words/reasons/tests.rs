use super::*;
use crate::locale::tests::every_language;
use crate::record::RecordError;
use crate::tigris::rules::Colour;

#[test]
fn every_refusal_has_a_sentence() {
    use Refusal::*;
    let all = [
        Unknown,
        NotNow,
        NotInHand(Colour::Black),
        Blocked,
        Occupied,
        NeedsRiver,
        NeedsLand,
        ThreeKingdoms,
        NotOnBoard(Colour::Blue),
        SameCell,
        NeedsTemple,
        UnitesKingdoms,
        NoCatastropheLeft,
        Protected,
        TooMany {
            colour: Colour::Green,
            have: 0,
        },
        TooMany {
            colour: Colour::Green,
            have: 1,
        },
        TooMany {
            colour: Colour::Green,
            have: 2,
        },
        EnglishLimit {
            needed: 2,
            attacker: true,
        },
        EnglishLimit {
            needed: 0,
            attacker: false,
        },
        EnglishLimit {
            needed: 2,
            attacker: false,
        },
        NotInLine,
        LineTooShort { needed: 4 },
        NoSuchSquare,
        MonumentTaken,
        NoSuchCross,
        NotATreasure,
        BorderFirst,
    ];
    for words in every_language() {
        for refusal in &all {
            let sentence = words.refusal(refusal);
            assert!(sentence.ends_with('.'), "{refusal:?}: {sentence}");
        }
        assert!(words.faults().is_empty(), "{:?}", words.faults());
    }
    let english = Locale::english();
    assert_eq!(
        english.refusal(&TooMany {
            colour: Colour::Green,
            have: 0
        }),
        "You have no markets to commit."
    );
}

#[test]
fn every_board_error_has_a_sentence() {
    for words in every_language() {
        for error in [
            BoardError::Syntax {
                line: 3,
                why: "oops".into(),
            },
            BoardError::NameTaken("standard".into()),
            BoardError::Name("a b".into()),
            BoardError::Rows(3),
            BoardError::RowLength { row: 3, length: 4 },
            BoardError::Character {
                row: 1,
                column: 2,
                found: 'é',
            },
            BoardError::SheduCells(1),
        ] {
            words.board_error(&error);
        }
        assert!(words.faults().is_empty(), "{:?}", words.faults());
    }
}

#[test]
fn everything_about_records_has_a_sentence() {
    for words in every_language() {
        let record = [
            RecordError::Empty,
            RecordError::Syntax {
                line: 1,
                column: 1,
                why: "oops".into(),
            },
            RecordError::Syntax {
                line: 3,
                column: 4,
                why: "oops".into(),
            },
            RecordError::Newer { format: 9 },
            RecordError::OtherGame {
                game: "babel".into(),
            },
            RecordError::NewerRules { rules: 9 },
            RecordError::NotADecision {
                line: 3,
                text: "hop".into(),
            },
            RecordError::Refused {
                line: 3,
                decision: "end".into(),
                why: Refusal::NotNow,
            },
            RecordError::Differs { line: 3 },
            RecordError::Invalid { line: 3 },
            RecordError::Start {
                line: 3,
                why: crate::tigris::rules::Position::from_text("").unwrap_err(),
            },
        ];
        for error in &record {
            let sentence = words.record_error(error);
            // What goes wrong in the first line of all is no saved game at all.
            let names_line = error.line().is_none_or(|line| line == 1) || sentence.contains('3');
            assert!(names_line, "{sentence}");
            assert!(!sentence.contains("oops"), "{sentence}");
        }
        for stop in UndoRefusal::ALL {
            words.undo_refusal(&stop);
        }
        assert!(words.faults().is_empty(), "{:?}", words.faults());
    }
}
