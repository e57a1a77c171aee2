//! Recorded games: their text, damage to it, replay and undo. Files of them are in `files`.

mod files;
mod sharing;

use std::sync::atomic::AtomicBool;
use two_rivers::game::Game;
use two_rivers::record::{FORMAT, Kind, Player, RecordError};
use two_rivers::search::Budget;
use two_rivers::tigris::bots::{self, Ask};
use two_rivers::tigris::rules::{
    Board, Decision, Dynasty, Event, Options, Position, RULES_VERSION, Refusal, Seats, Setup,
};
use two_rivers::tigris::{Record, Start, UndoRefusal};

fn new(setup: Setup) -> Record {
    let players = setup.seats.iter().map(|player| Player {
        player,
        name: format!("{player} \"the\" first"),
        kind: match player {
            Dynasty::Archer => Kind::Person,
            _ => Kind::Bot("greedy".to_string()),
        },
    });
    let players = players.collect();
    Record::new(setup.into(), players).unwrap()
}

fn all_variants(seed: u64) -> Setup {
    let mut setup = Setup::new(Board::advanced(), Seats::first(3).unwrap(), seed);
    setup.options = Options {
        buildings: true,
        wonder: true,
        english: true,
        open_scores: true,
    };
    setup
}

/// Lets bots play until `enough` says so or the game is over.
fn play(record: &mut Record, bot: &str, enough: impl Fn(&Record) -> bool) {
    let bot = bots::by_name(bot).unwrap();
    while let Some(player) = record.position().decider() {
        if enough(record) {
            break;
        }
        let view = record.position().view(player);
        let ask = Ask {
            view: &view,
            budget: Budget::default(),
            seed: record.decisions().len() as u64,
            cancel: &AtomicBool::new(false),
        };
        let decision = bot.decide(&ask).unwrap();
        record.try_play(decision, &mut Vec::new()).unwrap();
    }
}

fn a_game(decisions: usize) -> Record {
    let mut record = new(all_variants(5));
    play(&mut record, "greedy", |r| r.decisions().len() >= decisions);
    record
}

#[test]
fn a_game_survives_its_text_at_every_stage() {
    let mut record = new(all_variants(8));
    for decisions in [0, 1, 7, 30, 31, 32, 33, 34, 35, 100, 10_000] {
        play(&mut record, "random", |r| r.decisions().len() >= decisions);
        let text = record.to_ron().unwrap();
        let read: Record = Record::from_ron(&text).unwrap();
        assert_eq!(read, record);
        assert_eq!(read.to_ron().unwrap(), text);
    }
    assert!(record.is_over());
}

#[test]
fn a_game_without_hints_stays_one_and_old_games_have_them() {
    let mut record = a_game(3);
    let with = record.to_ron().unwrap();
    assert!(with.contains("\n    hints: true,\n"), "{with}");
    let old = with.replace("\n    hints: true,", "");
    assert_eq!(Record::from_ron(&old).unwrap(), record);
    record.set_hints(false);
    let read: Record = Record::from_ron(&record.to_ron().unwrap()).unwrap();
    assert!(!read.hints());
    assert!(!read.branch(1).unwrap().hints());
}

#[test]
fn a_file_is_for_people_to_read() {
    let record = a_game(6);
    let text = record.to_ron().unwrap();
    for decision in record.decisions() {
        let line = format!("        \"{decision}\",");
        assert!(text.lines().any(|l| l == line), "{line}\n{text}");
    }
    assert!(
        text.contains("(player:archer,name:\"archer \\\"the\\\" first\""),
        "{text}"
    );
    assert!(text.contains("\"....~~~~~.S.~..") || text.contains("name: \"advanced\""));
}

#[test]
fn a_game_can_start_from_a_position_text() {
    let game = a_game(0);
    let text = game.position().to_text();
    let start = Start::written(Board::advanced(), &text);
    let mut record: Record = Record::new(start, Vec::new()).unwrap();
    play(&mut record, "greedy", |r| r.decisions().len() >= 20);
    assert_eq!(Record::from_ron(&record.to_ron().unwrap()).unwrap(), record);
    assert!(Record::new(Start::written(Board::standard(), "board x"), vec![]).is_err());
}

#[test]
fn a_text_cut_anywhere_is_an_error_or_a_game() {
    let text = a_game(25).to_ron().unwrap();
    let whole: Record = Record::from_ron(&text).unwrap();
    for end in (0..text.len()).filter(|i| text.is_char_boundary(*i)) {
        match Record::from_ron(&text[..end]) {
            Ok(read) => assert_eq!(read, whole),
            Err(RecordError::Syntax { line, .. }) => {
                assert!(line <= text[..end].lines().count() + 1);
            }
            Err(RecordError::Empty) => assert!(text[..end].trim().is_empty()),
            Err(other) => panic!("at {end}: {other:?}"),
        }
    }
}

#[test]
fn a_text_with_any_byte_changed_never_panics() {
    let text = a_game(25).to_ron().unwrap();
    for at in (0..text.len()).step_by(7) {
        for byte in *b"0\")x" {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = byte;
            if let Ok(text) = String::from_utf8(bytes) {
                let _ = Record::from_ron(&text);
            }
        }
    }
}

#[test]
fn damage_is_found_and_its_line_is_named() {
    let record = a_game(25);
    let text = record.to_ron().unwrap();
    let decision = record.decisions()[20].to_string();
    let line = 1
        + text
            .lines()
            .position(|l| l.contains("decisions: ["))
            .unwrap()
        + 21;
    let damaged = |from: &str, to: &str| {
        let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
        assert!(lines[line - 1].contains(from));
        lines[line - 1] = lines[line - 1].replace(from, to);
        Record::from_ron(&lines.join("\n")).unwrap_err()
    };
    assert_eq!(
        damaged(&decision, "hop f7"),
        RecordError::NotADecision {
            line,
            text: "hop f7".to_string()
        }
    );
    assert_eq!(
        damaged(&decision, "bonus red"),
        RecordError::Refused {
            line,
            decision: "bonus red".to_string(),
            why: Refusal::NotNow
        }
    );
    assert_eq!(damaged("        \"", "        ").line(), Some(line));
    // Another seed deals another game: a decision fails, or the end is another.
    let reseeded = text.replace("seed: 5,", "seed: 6,");
    assert!(Record::from_ron(&reseeded).is_err());
    let points = text.replacen("turns:", "turns:1", 1);
    assert!(matches!(
        Record::from_ron(&points),
        Err(RecordError::Differs { line }) if text.lines().nth(line - 1).unwrap().contains("snapshot:")
    ));
    for text in ["", " \n"] {
        assert_eq!(Record::from_ron(text), Err(RecordError::Empty));
    }
    for text in [
        "(",
        "()",
        "hello",
        "[1, 2]",
        "(format: 1)",
        "(format: 1, rules: 1)",
    ] {
        let error = Record::from_ron(text).unwrap_err();
        assert!(
            matches!(error, RecordError::Syntax { .. }),
            "{text:?}: {error:?}"
        );
    }
}

#[test]
fn files_of_newer_versions_are_refused() {
    let text = a_game(5).to_ron().unwrap();
    let (format, rules) = (FORMAT + 1, RULES_VERSION + 1);
    let newer = text.replace(&format!("format: {FORMAT}"), &format!("format: {format}"));
    assert_eq!(Record::from_ron(&newer), Err(RecordError::Newer { format }));
    let newer = text.replace(
        &format!("rules: {RULES_VERSION}"),
        &format!("rules: {rules}"),
    );
    assert_eq!(
        Record::from_ron(&newer),
        Err(RecordError::NewerRules { rules })
    );
    let unknown = format!("(format: {format}, rules: 1, holograms: [1, (2)], players: 3)");
    assert_eq!(
        Record::from_ron(&unknown),
        Err(RecordError::Newer { format })
    );
}

#[test]
fn under_newer_rules_play_goes_on_from_the_snapshot() {
    let record = a_game(40);
    let text = record.to_ron().unwrap();
    let older = text.replace(&format!("rules: {RULES_VERSION}"), "rules: 0");
    // The same result under both rules: nothing is special.
    assert_eq!(Record::from_ron(&older).unwrap(), record);
    // Another result: the snapshot counts.
    let reseeded = older.replace("seed: 5,", "seed: 6,");
    let mut resumed: Record = Record::from_ron(&reseeded).unwrap();
    assert_eq!(resumed.position(), record.position());
    assert_eq!(resumed.can_undo(), Err(UndoRefusal::NothingPlayed));
    assert!(resumed.branch(40).is_some());
    play(&mut resumed, "greedy", |r| r.decisions().len() >= 60);
    let again: Record = Record::from_ron(&resumed.to_ron().unwrap()).unwrap();
    assert_eq!(again, resumed);
    assert_eq!(again.position_at(60).as_ref(), Some(again.position()));
    assert_eq!(again.steps(40).len(), 20);
    // A snapshot that cannot be is refused.
    let broken = reseeded.replacen("actions_left:", "actions_left:7", 1);
    assert!(matches!(
        Record::from_ron(&broken),
        Err(RecordError::Invalid { .. })
    ));
}

#[test]
fn the_game_can_be_looked_at_from_any_decision() {
    let record = a_game(50);
    let mut position = Position::begin(record.start()).unwrap();
    let mut all: Vec<Event> = Vec::new();
    for (n, decision) in record.decisions().iter().enumerate() {
        assert_eq!(record.position_at(n).as_ref(), Some(&position));
        let by = position.decider().unwrap();
        let step = &record.steps(n)[0];
        assert_eq!((step.by, step.decision), (by, *decision));
        position.try_play(*decision, &mut all).unwrap();
    }
    assert_eq!(record.position(), &position);
    assert_eq!(record.events_since(0), all);
    assert!(record.events_since(50).is_empty());
    assert!(record.position_at(51).is_none() && record.steps(51).is_empty());
    let branch = record.branch(30).unwrap();
    assert_eq!(branch.decisions(), &record.decisions()[..30]);
    assert_eq!(branch.position(), &record.position_at(30).unwrap());
    assert_ne!(branch.id(), record.id());
    assert!(record.branch(51).is_none());
}

#[test]
fn undo_goes_back_until_something_new_was_learnt() {
    let mut record = new(Setup::new(Board::standard(), Seats::first(2).unwrap(), 3));
    assert_eq!(record.undo(), Err(UndoRefusal::NothingPlayed));
    let start = record.position().clone();
    let place = |record: &mut Record| {
        let mut legal = Vec::new();
        record.position().legal(&mut legal);
        let place = legal
            .into_iter()
            .find(|d| matches!(d, Decision::Place(..)))
            .unwrap();
        record.try_play(place, &mut Vec::new()).unwrap();
        place
    };
    let first = place(&mut record);
    let second = place(&mut record);
    let saved: Record = Record::from_ron(&record.to_ron().unwrap()).unwrap();
    assert_eq!(record.undo(), Ok(second));
    assert_eq!(record.undo(), Ok(first));
    assert_eq!(record.position(), &start);
    assert_eq!(record.undo(), Err(UndoRefusal::NothingPlayed));
    assert!(
        !record.to_ron().unwrap().contains("\"place"),
        "undone decisions are dropped"
    );
    // What can be undone does not depend on having been saved in between.
    let mut record = saved;
    assert_eq!(record.undo(), Ok(second));
    let tiles = record.position().hand(record.position().decider().unwrap());
    let swap = Decision::Swap(tiles.iter().take(1).collect());
    record.try_play(swap, &mut Vec::new()).unwrap();
    assert_eq!(record.undo(), Err(UndoRefusal::Draw));
    record.try_play(Decision::End, &mut Vec::new()).unwrap();
    assert_eq!(record.undo(), Err(UndoRefusal::TurnOver));
    assert_eq!(
        record.try_play(Decision::Pass, &mut Vec::new()),
        Err(Refusal::NotNow)
    );
    assert_eq!(record.decisions().len(), 3);
}

#[test]
fn undo_tells_why_it_stops_all_through_a_game() {
    let mut record = new(all_variants(11));
    let mut seen = std::collections::HashSet::new();
    while !record.is_over() {
        let n = record.decisions().len();
        play(&mut record, "random", |r| r.decisions().len() > n);
        let last = *record.decisions().last().unwrap();
        match (record.can_undo(), last) {
            (Ok(()), _) => {
                let before = record.clone();
                assert_eq!(record.undo(), Ok(last));
                record.try_play(last, &mut Vec::new()).unwrap();
                assert_eq!(record.position(), before.position());
            }
            (Err(stop), _) => {
                seen.insert(stop);
                assert_ne!(stop, UndoRefusal::NothingPlayed, "{last}");
            }
        }
    }
    assert_eq!(record.can_undo(), Err(UndoRefusal::GameOver));
    for stop in [
        UndoRefusal::Draw,
        UndoRefusal::Commitment,
        UndoRefusal::TurnOver,
        UndoRefusal::GameOver,
    ] {
        assert!(seen.contains(&stop), "{stop:?}");
    }
}
