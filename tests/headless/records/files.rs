//! Files of recorded games: autosaves, named saves, damage, and saves of earlier versions.

use super::{a_game, all_variants, new, play};
use std::fs;
use std::path::{Path, PathBuf};
use two_rivers::record::autosave::{self, KEPT};
use two_rivers::record::finished::Finished;
use two_rivers::record::saves::Saves;
use two_rivers::record::{FORMAT, FileFlaw, RecordError};
use two_rivers::tigris::rules::{Board, Colour, Position, RULES_VERSION, Seats, Setup, Stage};
use two_rivers::tigris::{Autosave, Record};

#[test]
fn an_unfinished_or_damaged_file_harms_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deep/er/game.ron");
    let mut record = a_game(3);
    record.write(&path).unwrap();
    // As if the program had been killed while it wrote the next state.
    let text = record.to_ron().unwrap();
    fs::write(
        path.with_file_name(".two-rivers-x1y2.tmp"),
        &text[..text.len() / 2],
    )
    .unwrap();
    fs::write(
        path.with_file_name(".two-rivers-x1y2.ron"),
        &text[..text.len() / 2],
    )
    .unwrap();
    assert_eq!(Record::read(&path).unwrap(), record);
    let entries = Saves::new(path.parent().unwrap()).list::<Position>();
    assert_eq!(entries.len(), 1);
    play(&mut record, "greedy", |r| r.decisions().len() >= 9);
    record.write(&path).unwrap();
    assert_eq!(Record::read(&path).unwrap(), record);

    fs::write(&path, &text[..text.len() / 2]).unwrap();
    let error = Record::read(&path).unwrap_err();
    assert_eq!(error.path, path);
    assert!(matches!(
        error.flaw,
        FileFlaw::Record(RecordError::Syntax { .. })
    ));
    assert_eq!(fs::read_to_string(&path).unwrap(), text[..text.len() / 2]);
    fs::write(&path, b"(\n\xff").unwrap();
    let fault = Record::read(&path).unwrap_err().flaw;
    assert!(matches!(fault, FileFlaw::NotText { line: 2 }), "{fault:?}");
    fs::write(&path, vec![b' '; 9 * 1024 * 1024]).unwrap();
    let fault = Record::read(&path).unwrap_err().flaw;
    assert!(matches!(fault, FileFlaw::TooLarge { .. }), "{fault:?}");
    let fault = Record::read(&folder.path().join("none")).unwrap_err().flaw;
    assert!(matches!(fault, FileFlaw::Io(_)));
    assert!(record.write(folder.path()).is_err(), "a folder is no file");
}

#[test]
fn autosaves_keep_one_file_a_game_and_twenty_games() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("autosaves");
    let saves = Saves::new(folder.with_file_name("saves"));
    let autosave: Autosave = Autosave::start(&folder).unwrap();
    let mut first = a_game(0);
    saves.save_as(&first, "kept").unwrap();
    autosave.save(&first);
    autosave.flush();
    let old_path = autosave.path(&first);
    assert!(old_path.exists());
    let name = old_path.file_name().unwrap().to_str().unwrap();
    assert!(
        name.bytes()
            .all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'.')
    );
    for decisions in 1..9 {
        play(&mut first, "greedy", |r| r.decisions().len() >= decisions);
        autosave.save(&first);
    }
    autosave.flush();
    assert_eq!(Record::read(&old_path).unwrap(), first);
    assert_eq!(autosave.list().len(), 1);
    fs::write(folder.join("notes.txt"), "mine").unwrap();
    fs::write(folder.join("mine.ron"), "not an autosave").unwrap();
    for _ in 0..KEPT + 5 {
        autosave.save(&a_game(1));
        autosave.flush();
        // A clock as coarse as some file systems' would not tell them apart.
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let entries = autosave.list();
    assert_eq!(entries.iter().filter(|e| e.game.is_ok()).count(), KEPT);
    assert!(!old_path.exists(), "the oldest goes first");
    assert!(folder.join("notes.txt").exists() && folder.join("mine.ron").exists());
    assert!(
        entries.last().unwrap().game.is_err(),
        "damaged ones are listed last"
    );
    // The oldest of all, played on, is never the one that is deleted.
    autosave.save(&first);
    autosave.flush();
    assert!(old_path.exists());
    assert_eq!(saves.list::<Position>().len(), 1);
    assert!(autosave.take_errors().is_empty());
}

#[test]
fn several_programs_can_save_into_one_folder() {
    let folder = tempfile::tempdir().unwrap();
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                let autosave: Autosave = Autosave::start(folder.path()).unwrap();
                for _ in 0..2 * KEPT {
                    autosave.save(&a_game(1));
                    autosave.flush();
                    let damaged = autosave.list().into_iter().find(|e| e.game.is_err());
                    assert!(damaged.is_none(), "{damaged:?}");
                }
                // What one has deleted, the others need not.
                let faults = autosave.take_errors();
                assert!(faults.is_empty(), "{faults:?}");
            });
        }
    });
}

#[test]
fn dropping_the_autosave_writes_everything() {
    let folder = tempfile::tempdir().unwrap();
    let record = a_game(4);
    let autosave: Autosave = Autosave::start(folder.path()).unwrap();
    autosave.save(&record);
    let path = autosave.path(&record);
    drop(autosave);
    assert_eq!(Record::read(&path).unwrap(), record);
}

#[test]
fn the_game_to_continue_is_the_newest_unfinished_one() {
    let folder = tempfile::tempdir().unwrap();
    assert!(autosave::newest_unfinished::<Position>(folder.path()).is_none());
    let mut over = new(Setup::new(Board::standard(), Seats::first(2).unwrap(), 1));
    play(&mut over, "greedy", |_| false);
    let going = a_game(12);
    {
        let autosave: Autosave = Autosave::start(folder.path()).unwrap();
        autosave.save(&going);
        autosave.save(&over);
    }
    fs::write(folder.path().join("game-9-9.ron"), "(format: 1").unwrap();
    let found = autosave::newest_unfinished::<Position>(folder.path()).unwrap();
    let game = found.game.unwrap();
    assert_eq!(game.id, going.id());
    assert_eq!((game.decisions, game.finished), (12, false));
    assert_eq!(game.turns, u32::from(going.position().table().turns()));
    assert_eq!(game.players, going.players());
}

#[test]
fn records_and_autosaves_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Record>();
    shared::<Autosave>();
}

#[test]
fn what_cannot_be_saved_is_reported_once_and_written_as_soon_as_it_can_be() {
    let folder = tempfile::tempdir().unwrap();
    let [file, history] = ["file", "history"].map(|name| folder.path().join(name));
    for in_the_way in [&file, &history] {
        fs::write(in_the_way, "in the way").unwrap();
    }
    let finished = Finished::new(&history);
    let autosave: Autosave = Autosave::keeping(file.join("autosaves"), finished.clone()).unwrap();
    let going = a_game(1);
    autosave.save(&going);
    autosave.flush();
    assert_eq!(autosave.take_errors().len(), 1);
    // The last decision of a game has none after it with which it could be tried again.
    let mut over = new(Setup::new(Board::standard(), Seats::first(2).unwrap(), 1));
    play(&mut over, "greedy", |_| false);
    autosave.keep(&over);
    autosave.save(&over);
    autosave.flush();
    assert_eq!(autosave.take_errors().len(), 2, "its end and its autosave");
    autosave.flush();
    assert!(autosave.take_errors().is_empty(), "it is no news");

    fs::remove_file(&file).unwrap();
    autosave.flush();
    for record in [&going, &over] {
        assert_eq!(&Record::read(&autosave.path(record)).unwrap(), record);
    }
    assert!(finished.files().is_empty());
    fs::remove_file(&history).unwrap();
    drop(autosave);
    assert_eq!(Record::read(&finished.path(&over)).unwrap(), over);
}

#[test]
fn named_saves_are_saved_renamed_and_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let saves = Saves::new(folder.path().join("saves"));
    assert!(saves.list::<Position>().is_empty());
    let record = a_game(2);
    let path = saves.save_as(&record, " Sunday: part 1 ").unwrap();
    assert!(
        saves.exists("sunday: PART 1"),
        "letters of both cases are the same"
    );
    let title = |path: &Path| Record::read(path).unwrap().title().to_string();
    assert_eq!(title(&path), "Sunday: part 1");
    let other = saves.save_as(&record, "Monday").unwrap();
    let taken = saves
        .rename::<Position>(&other, "sunday: part 1")
        .unwrap_err();
    assert!(matches!(taken.flaw, FileFlaw::Exists));
    let renamed = saves.rename::<Position>(&other, "Tuesday").unwrap();
    assert!(!other.exists());
    assert_eq!(title(&renamed), "Tuesday");
    let recased = saves.rename::<Position>(&renamed, "TUESDAY").unwrap();
    assert_eq!(title(&recased), "TUESDAY");
    assert_eq!(saves.list::<Position>().len(), 2);
    saves.delete::<(), ()>(&recased).unwrap();
    assert_eq!(saves.list::<Position>().len(), 1);
    assert!(matches!(
        saves.save_as(&record, " ?? ").unwrap_err().flaw,
        FileFlaw::BadName
    ));
}

/// The saves that some version of the program wrote: every later one must load them.
fn kept_saves() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves");
    let mut saves: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "ron"))
        .collect();
    saves.sort();
    saves
}

#[test]
fn saves_of_every_version_load_and_play_on() {
    let saves = kept_saves();
    assert!(saves.len() >= 2);
    for path in saves {
        let mut record: Record = Record::read(&path).unwrap_or_else(|why| panic!("{why}"));
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        assert_eq!(record.is_over(), name.contains("finished"), "{name}");
        assert!(record.position().check_validity().is_ok(), "{name}");
        play(&mut record, "greedy", |_| false);
        assert!(record.is_over());
        assert_eq!(Record::from_ron(&record.to_ron().unwrap()).unwrap(), record);
    }
}

/// Run by hand once for every version of the format or the rules, never again:
/// `cargo test --no-default-features --test headless -- --ignored make_saves`.
#[test]
#[ignore = "writes tests/saves for this version"]
fn make_saves_of_this_version() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves");
    // A game in the middle of a war, with as much on the board as possible.
    let rich = |r: &Record| {
        let table = r.position().table();
        matches!(table.stage(), Stage::Commit(_))
            && table.unbuilt().count() < 6
            && Colour::ALL.iter().any(|c| table.building(*c).is_some())
            && !table.catastrophes().is_empty()
            && table.seats().iter().any(|d| table.swapped(d) > 0)
    };
    let middle = (1..).find_map(|seed| {
        let mut record = new(all_variants(seed));
        play(&mut record, "greedy", rich);
        (!record.is_over()).then_some(record)
    });
    let middle = middle.unwrap();
    let mut finished = new(Setup::new(Board::standard(), Seats::first(2).unwrap(), 42));
    play(&mut finished, "greedy", |_| false);
    for (record, what) in [(middle, "advanced-all-variants"), (finished, "finished")] {
        let path = folder.join(format!("format{FORMAT}-rules{RULES_VERSION}-{what}.ron"));
        assert!(!path.exists(), "a kept save is never written again");
        record.write(&path).unwrap();
    }
}
