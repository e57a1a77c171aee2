//! Records of games: start and decisions are the whole game, and undo goes exactly as far as the
//! rules let it.

use super::{choose, setup};
use two_rivers::babel::rules::notation::position_text;
use two_rivers::babel::rules::{Decision, Position, Stage};
use two_rivers::babel::{Start, UndoRefusal};
use two_rivers::game::{Game, Undoable};
use two_rivers::random::{below, generator};
use two_rivers::record::{Record, RecordError, game_of};

type Babel = Record<Position>;

fn new(number: u64) -> Babel {
    Record::new(Start::Setup(setup(number)), Vec::new()).expect("a game")
}

/// Plays some decisions at random; answers what they were.
fn play(record: &mut Babel, most: usize, seed: u64) {
    let mut random = generator(seed);
    let mut legal = Vec::new();
    for _ in 0..most {
        if record.is_over() {
            return;
        }
        let decision = choose(record.position(), &mut legal, &mut random);
        record.try_play(decision, &mut Vec::new()).expect("legal");
    }
}

#[test]
fn a_record_replays_to_the_identical_position() {
    for number in 0..40 {
        let mut record = new(number);
        play(&mut record, 300, number);
        let text = record.to_ron().expect("a text");
        let read = Babel::from_ron(&text).expect(&text);
        assert_eq!(read, record);
        assert_eq!(
            read.position_at(read.decisions().len()).as_ref(),
            Some(record.position())
        );
        assert_eq!(game_of(&text).as_deref(), Some("babel"));
    }
}

#[test]
fn a_record_from_a_written_position_replays_too() {
    for number in 0..20 {
        let mut played = new(number);
        play(&mut played, 40, number);
        if played.position().table().stage() != Stage::Action {
            continue;
        }
        let start = Start::written(&position_text(played.position()));
        let mut record: Babel = Record::new(start, Vec::new()).expect("a position");
        play(&mut record, 100, !number);
        let text = record.to_ron().expect("a text");
        assert_eq!(Babel::from_ron(&text).expect(&text), record);
    }
}

#[test]
fn another_game_is_not_read() {
    let text = new(1).to_ron().expect("a text");
    let first = Record::<two_rivers::tigris::rules::Position>::from_ron(&text);
    assert_eq!(
        first,
        Err(RecordError::OtherGame {
            game: "babel".into()
        })
    );
    let unnamed = text.replace("    game: \"babel\",\n", "");
    assert_ne!(unnamed, text);
    assert_eq!(
        Babel::from_ron(&unnamed),
        Err(RecordError::OtherGame {
            game: "tigris".into()
        })
    );
    assert_eq!(game_of("(format: 1)"), None);
}

#[test]
fn undo_restores_what_was_and_stops_where_the_rules_say() {
    let (mut restored, mut turns, mut others, mut ends) = (0, 0, 0, 0);
    for number in 0..120 {
        let mut record = new(number);
        let mut random = generator(number);
        let mut legal = Vec::new();
        // What may come back: the positions since the turn began or the other discarded.
        let mut before: Vec<Position> = Vec::new();
        for _ in 0..200 {
            if record.is_over() {
                assert_eq!(record.undo(), Err(UndoRefusal::GameOver));
                ends += 1;
                break;
            }
            let undoable = (!before.is_empty()).then(|| Undoable {
                by: record.position().active(),
                decisions: before.len(),
            });
            assert_eq!(record.position().undoable(), undoable);
            if below(&mut random, 4) == 0 {
                match (record.undo(), before.pop()) {
                    (Ok(_), Some(position)) => {
                        assert_eq!(*record.position(), position);
                        restored += 1;
                    }
                    (Err(stop), None) => match (stop, record.decisions().last()) {
                        (UndoRefusal::TurnOver, Some(Decision::End)) => turns += 1,
                        (UndoRefusal::OtherPlayer, Some(Decision::Discard(_))) => others += 1,
                        (UndoRefusal::NothingPlayed, None) => {}
                        (stop, last) => panic!("{stop:?} after {last:?}"),
                    },
                    (undone, known) => panic!("{undone:?}, {known:?}"),
                }
                continue;
            }
            let decision = choose(record.position(), &mut legal, &mut random);
            let position = record.position().clone();
            record.try_play(decision, &mut Vec::new()).expect("legal");
            match decision {
                Decision::End | Decision::Discard(_) => before.clear(),
                _ => before.push(position),
            }
        }
    }
    assert!(
        restored > 500 && turns > 50 && others > 5 && ends > 0,
        "{restored} {turns} {others} {ends}"
    );
}

#[test]
fn a_damaged_snapshot_is_refused() {
    let mut record = new(2);
    play(&mut record, 30, 2);
    let text = record.to_ron().expect("a text");
    let at = text.find("snapshot").expect("a snapshot");
    let seed = format!("seed:{}", record.position().seed());
    let wrong = text[at..].replace(&seed, "seed:1");
    assert_ne!(wrong, text[at..]);
    let damaged = format!("{}{wrong}", &text[..at]);
    assert!(matches!(
        Babel::from_ron(&damaged),
        Err(RecordError::Differs { .. })
    ));
    let older = damaged.replacen("rules: 1", "rules: 0", 1);
    assert!(
        Babel::from_ron(&older).is_ok(),
        "older rules go on from the snapshot"
    );
    let known = text[at..].replace("known:0", "known:99");
    let unsound = format!("{}{known}", &text[..at]).replacen("rules: 1", "rules: 0", 1);
    if known != text[at..] {
        assert!(matches!(
            Babel::from_ron(&unsound),
            Err(RecordError::Invalid { .. })
        ));
    }
}
