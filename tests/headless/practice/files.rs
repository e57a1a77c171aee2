//! Exercises and answers on disk: neither another program nor a damaged file loses any.

use super::{made, nobody, own_moments, reviewed};
use crate::reviewed::game;
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use two_rivers::game::Game;
use two_rivers::history::exercises::{Seen, gather};
use two_rivers::practice::{Id, Read, ShelfFlaw, Store};
use two_rivers::record::finished::Finished;
use two_rivers::review::{Companion, Thresholds};
use two_rivers::tigris::rules::Position;

fn read(store: &Store) -> Read {
    store.read(&HashMap::new())
}

#[test]
fn games_of_the_history_are_looked_through_once_and_leave_their_exercises() {
    let folder = tempfile::tempdir().unwrap();
    let finished = Finished::new(folder.path().join("history"));
    let store = Store::new(folder.path().join("practice"));
    let record = game("Anna");
    finished.keep(&record).unwrap();
    let mut seen = Seen::default();
    let thresholds = Thresholds::default();
    assert!(gather(&finished, &store, &thresholds, &mut seen).is_empty());
    assert!(read(&store).exercises.is_empty(), "nobody has reviewed it");
    let own = own_moments(&record);
    let mut beside = Companion::of(&record);
    beside.set_review(reviewed(
        &record,
        &[(own[0], 0.2, 0.01), (own[4], 0.2, 0.01)],
    ));
    let path = finished.path(&record);
    beside.write(&path).unwrap();
    for _ in 0..2 {
        assert!(gather(&finished, &store, &thresholds, &mut seen).is_empty());
        assert_eq!(read(&store).exercises.len(), 2, "each position once");
    }
    // A copy of the game is another game with the same positions.
    let copy = record.copy();
    finished.keep(&copy).unwrap();
    let mut beside = Companion::of(&copy);
    beside.set_review(reviewed(&copy, &[(own[0], 0.2, 0.01)]));
    beside.write(&finished.path(&copy)).unwrap();
    gather(&finished, &store, &thresholds, &mut seen);
    assert_eq!(read(&store).exercises.len(), 2);
    finished
        .delete::<(), ()>(&path)
        .unwrap_or_else(|_| panic!("it goes"));
    gather(&finished, &store, &thresholds, &mut seen);
    let left = read(&store);
    assert_eq!(left.exercises.len(), 2, "they stay");
    for exercise in &left.exercises {
        exercise.record::<Position>().expect("it still opens");
        // What is known is not read again.
        let known = HashMap::from([(exercise.id, exercise.clone())]);
        assert_eq!(store.read(&known).exercises.len(), 2);
    }
}

#[test]
fn two_programs_keep_each_others_answers() {
    let folder = tempfile::tempdir().unwrap();
    let record = game("");
    let ids: Vec<Id> = (0..12)
        .map(|moment| Id::of(&record.position_at(moment).expect("a moment")))
        .collect();
    std::thread::scope(|scope| {
        for half in ids.chunks(6) {
            let store = Store::new(folder.path());
            scope.spawn(move || {
                for id in half {
                    let told = store.answer(&nobody(), *id, true, 7);
                    assert!(told.is_ok_and(|(_, flaw)| flaw.is_none()));
                }
            });
        }
    });
    let shelf = read(&Store::new(folder.path())).shelf;
    assert_eq!(shelf.cards().len(), 12);
    assert!(ids.iter().all(|id| shelf.card(&nobody(), *id).is_some()));
}

#[test]
fn a_damaged_shelf_is_set_aside_and_a_newer_one_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::new(folder.path());
    let id = Id::of(game("").position());
    store.answer(&nobody(), id, true, 7).unwrap();
    let path = folder.path().join("shelf.ron");
    let sound = fs::read_to_string(&path).unwrap();
    assert_eq!(read(&store).shelf.cards().len(), 1);

    fs::write(&path, "(format: 1, cards: [oops").unwrap();
    let (after, flaw) = store.answer(&nobody(), id, false, 8).unwrap();
    let Some(ShelfFlaw::Damaged(aside)) = flaw else {
        panic!("{flaw:?}");
    };
    assert_eq!(
        fs::read_to_string(aside).unwrap(),
        "(format: 1, cards: [oops"
    );
    assert_eq!(after.card(&nobody(), id).expect("a card").wrong, 1);

    let newer = sound.replace("format: 1", "format: 99");
    assert_ne!(newer, sound);
    fs::write(&path, &newer).unwrap();
    assert!(matches!(read(&store).flaw, Some(ShelfFlaw::Newer)));
    let refused = store.answer(&nobody(), id, true, 9);
    assert!(matches!(refused, Err(ShelfFlaw::Newer)));
    assert_eq!(fs::read_to_string(&path).unwrap(), newer);
    // What nobody could have done is mended: a box that there is not, a card twice.
    let card = sound.lines().find(|line| line.contains("person")).unwrap();
    let odd = sound.replace(
        card,
        &format!("{card}\n{}", card.replace("place: 1", "place: 77")),
    );
    fs::write(&path, odd.replace("place: 1", "place: 99")).unwrap();
    let mended = read(&store).shelf;
    assert_eq!(mended.cards().len(), 1);
    assert!(mended.cards()[0].sits());
}

/// The only file of an exercise in a folder.
fn only_file(folder: &Path) -> PathBuf {
    let entries = fs::read_dir(folder).unwrap().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.retain(|path| path.to_string_lossy().contains("exercise-"));
    assert_eq!(paths.len(), 1);
    paths.remove(0)
}

#[test]
fn a_damaged_exercise_is_set_aside_by_itself_and_old_rules_are_no_damage() {
    let record = game("Anna");
    let own = own_moments(&record);
    let exercise = made(&record, &[(own[5], 0.2, 0.01)]).remove(0);
    let folder = tempfile::tempdir().unwrap();
    let store = Store::new(folder.path());
    assert!(store.add(&exercise).unwrap() && store.has(exercise.id));
    assert!(!store.add(&exercise).unwrap(), "once is enough");
    let path = only_file(folder.path());
    let sound = fs::read_to_string(&path).unwrap();
    assert_eq!(*read(&store).exercises[0], exercise);

    // Under older rules the first decision led elsewhere: play goes on from the position that was kept.
    let rules = format!("rules: {}", Position::RULES_VERSION);
    let first = format!("\"{}\"", record.decisions()[0]);
    let older = sound.replace(&rules, "rules: 0");
    let older = older.replacen(&first, "\"end\"", 1);
    assert_ne!(older, sound);
    fs::write(&path, older).unwrap();
    let found = read(&store);
    assert!(found.damaged.is_empty());
    let laid = found.exercises[0].record::<Position>().expect("it opens");
    assert_eq!(Id::of(laid.position()), exercise.id);

    fs::write(
        &path,
        sound
            .replacen("(", "(format: 99,", 1)
            .replacen("format: 1,", "", 1),
    )
    .unwrap();
    let found = read(&store);
    assert!(found.exercises.is_empty() && found.damaged.is_empty());
    assert!(path.exists(), "a later version's is left alone");

    fs::write(&path, &sound[..sound.len() / 2]).unwrap();
    let found = read(&store);
    assert_eq!((found.exercises.len(), found.damaged.len()), (0, 1));
    assert!(found.damaged[0].exists() && !path.exists());
    assert!(store.add(&exercise).unwrap(), "a review brings it back");
}
