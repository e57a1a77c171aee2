//! What lies beside finished games, their reviews and notes: counted, moved along, never lost.

use super::{Data, crowd_out, end, finished};
use std::fs;
use two_rivers::history::History;
use two_rivers::record::{Record, beside};
use two_rivers::review::{Companion, Judged, METHOD, Review, ReviewGame, Thresholds};

/// A review that finds one blunder and one slip of the first seat.
fn review<G: ReviewGame>(record: &Record<G>) -> Review {
    let judged = |moment: usize, loss: f32| Judged {
        moment,
        seat: 0,
        turn_of: 0,
        turn: 1,
        kind: 0,
        made: String::new(),
        best: String::new(),
        choices: 2,
        before: 0.5,
        chance: 0.5 - loss,
        best_chance: 0.5,
        loss,
        error: 0.001,
        worlds: 32,
    };
    let decisions = record.decisions().iter();
    Review {
        game: G::ID.to_string(),
        id: record.id(),
        rules: G::RULES_VERSION,
        method: METHOD,
        judges: G::judges(),
        decisions: decisions.map(|decision| decision.to_string()).collect(),
        shares: Vec::new(),
        chances: Vec::new(),
        judged: vec![judged(0, 0.25), judged(2, 0.02)],
        draws: Vec::new(),
    }
}

#[test]
fn a_review_beside_a_game_tells_its_mistakes_whenever_it_is_made() {
    let data = Data::new();
    let record = finished(20, &["Anna", ""]);
    end(&data.autosave(), &record);
    let path = data.finished.path(&record);
    let mut history = History::new(data.finished.clone());
    let mut mistakes = || {
        let lines = history.read().lines;
        let usual = Thresholds::default();
        lines[0].review.as_ref().and_then(|r| r.mistakes(0, &usual))
    };
    assert_eq!(mistakes(), None);
    let mut companion = Companion::of(&record);
    companion.set_review(review(&record));
    companion.write(&path).unwrap();
    assert_eq!(mistakes(), Some(1));
    // Seen later, when nothing is read anew, and by another program.
    assert_eq!(mistakes(), Some(1));
    let strict = Thresholds {
        mistake: 2.0,
        ..Thresholds::default()
    };
    let line = &data.look().lines[0];
    assert_eq!(line.review.as_ref().unwrap().mistakes(0, &strict), Some(2));
    assert_eq!(line.review.as_ref().unwrap().mistakes(1, &strict), Some(0));
    assert_eq!(line.review.as_ref().unwrap().mistakes(7, &strict), None);
    fs::remove_file(beside::path(&path)).unwrap();
    assert_eq!(mistakes(), None);
}

#[test]
fn what_lies_beside_an_autosave_stays_with_the_game() {
    let data = Data::new();
    let autosave = data.autosave();
    let record = finished(21, &["Anna", ""]);
    end(&autosave, &record);
    let (before, home) = (autosave.path(&record), data.finished.path(&record));
    assert_eq!(data.finished.home(&before), home);
    let mut companion = Companion::of(&record);
    companion.set_note(3, "Here I slept.");
    companion.write(&before).unwrap();
    data.look();
    let kept = Companion::read(&home, &record).unwrap();
    assert_eq!(kept.note(3), "Here I slept.");
    // Both go on being written: neither is lost when the autosave goes.
    companion.set_note(4, "And here.");
    companion.write(&before).unwrap();
    std::thread::sleep(std::time::Duration::from_millis(20));
    let mut other = kept.clone();
    other.set_note(5, "Never again.");
    other.write(&home).unwrap();
    crowd_out(&autosave);
    assert!(!before.exists() && !beside::path(&before).exists());
    assert_eq!(data.finished.home(&before), home);
    let kept = Companion::read(&home, &record).unwrap();
    assert_eq!(kept.note(5), "Never again.");
    let folder = fs::read_dir(data.finished.folder()).unwrap().flatten();
    let texts = folder.filter_map(|entry| fs::read_to_string(entry.path()).ok());
    assert!(texts.into_iter().any(|text| text.contains("And here.")));
    // A game that is deleted takes it along.
    let deleted: Result<(), two_rivers::tigris::FileError> = data.finished.delete(&home);
    deleted.unwrap();
    assert!(!beside::path(&home).exists());
}

#[test]
fn a_game_that_is_taken_in_brings_its_notes() {
    let data = Data::new();
    let record = finished(22, &["Anna", ""]);
    fs::create_dir_all(&data.saves).unwrap();
    let save = data.saves.join("Sunday.ron");
    record.write(&save).unwrap();
    let mut companion = Companion::of(&record);
    companion.set_note(1, "A good day.");
    companion.write(&save).unwrap();
    assert_eq!(data.ids(), [record.id()]);
    let kept = Companion::read(&data.finished.path(&record), &record).unwrap();
    assert_eq!(kept.note(1), "A good day.");
    assert!(beside::path(&save).exists());
}
