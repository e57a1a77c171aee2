use super::*;
use crate::locale::tests::every_language;
use crate::rules::Colour;

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
            BoardError::Syntax("1:3".into()),
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
fn everything_about_files_has_a_sentence() {
    use std::io;
    for words in every_language() {
        let record = [
            RecordError::Syntax {
                line: 3,
                column: 4,
                why: "oops".into(),
            },
            RecordError::Newer { format: 9 },
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
            RecordError::Unsound { line: 3 },
            RecordError::Start {
                line: 3,
                why: crate::rules::Position::from_text("").unwrap_err(),
            },
        ];
        for error in &record {
            let sentence = words.record_error(error);
            let names_line = error.line().is_none() || sentence.contains('3');
            assert!(names_line, "{sentence}");
        }
        for fault in [
            FileFault::Io(io::Error::other("no disk")),
            FileFault::TooLarge { limit: 1000 },
            FileFault::NotText { line: 2 },
            FileFault::Record(RecordError::Differs { line: 3 }),
        ] {
            let path = "saves/x.ron".into();
            let sentence = words.file_error(&FileError { path, fault });
            assert!(sentence.starts_with("saves/x.ron: "), "{sentence}");
        }
        for why in [
            NetFault::Io(io::Error::other("no disk")),
            NetFault::Net(NetError::NotANet),
            NetFault::Net(NetError::OtherFeatures),
            NetFault::Net(NetError::Damaged),
        ] {
            let path = "nets/3-players.net".into();
            let sentence = words.net_trouble(&NetTrouble { path, why });
            assert!(sentence.starts_with("nets/3-players.net: "), "{sentence}");
        }
        for fault in [FileFault::Exists, FileFault::BadName] {
            words.file_error(&FileError {
                path: "x".into(),
                fault,
            });
        }
        for stop in Stop::ALL {
            words.stop(&stop);
        }
        for line in [None, Some(3)] {
            words.warning(&Warning::Damaged {
                set_aside: "x".into(),
                line,
            });
        }
        let why = io::Error::other("no disk");
        words.warning(&Warning::Unreadable {
            path: "x".into(),
            why,
        });
        assert!(words.faults().is_empty(), "{:?}", words.faults());
    }
}
