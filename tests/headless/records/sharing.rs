//! What happens when two games, two saves or two programs share a file or a folder.

use super::{a_game, new, play};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use two_rivers::record::autosave::KEPT;
use two_rivers::record::saves::Saves;
use two_rivers::record::{FileFlaw, LockError, RecordError};
use two_rivers::tigris::rules::{Board, Position, Seats, Setup};
use two_rivers::tigris::{Autosave, Record};

/// Everything in a folder but its door.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name != ".two-rivers.lock")
        .collect();
    names.sort();
    names
}

fn read(path: &Path) -> Record {
    Record::read(path).unwrap_or_else(|why| panic!("{why}"))
}

#[test]
fn a_save_that_is_played_on_leaves_the_autosave_of_its_game_alone() {
    let folder = tempfile::tempdir().unwrap();
    let autosave: Autosave = Autosave::start(folder.path().join("autosaves")).unwrap();
    let saves = Saves::new(folder.path().join("saves"));
    let mut game = a_game(20);
    let early = saves.save_as(&game, "early").unwrap();
    play(&mut game, "greedy", |_| false);
    autosave.save(&game);
    autosave.flush();
    // A save shares the id of its game: so does what is read from it.
    assert_eq!(read(&early).id(), game.id());
    let mut copy = read(&early).copy();
    assert_eq!(copy.position(), read(&early).position());
    assert_eq!(copy.title(), "early");
    play(&mut copy, "random", |r| r.decisions().len() >= 22);
    autosave.save(&copy);
    autosave.flush();
    assert_eq!(autosave.list().len(), 2);
    assert_eq!(read(&autosave.path(&game)), game);
    assert_eq!(read(&autosave.path(&copy)), copy);
    assert!(autosave.is_of(&autosave.path(&game), &game));
    assert!(!autosave.is_of(&autosave.path(&game), &copy));
}

#[test]
fn a_game_is_played_by_one_program_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let one: Autosave = Autosave::start(folder.path()).unwrap();
    let other: Autosave = Autosave::start(folder.path()).unwrap();
    let game = a_game(3);
    let path = one.path(&game);
    let lock = one.hold(&game).unwrap();
    one.save(&game);
    one.flush();
    assert!(
        one.hold(&game).is_ok(),
        "the program itself may open it again"
    );
    assert_eq!(other.hold(&game).unwrap_err(), LockError);
    assert_eq!(other.hold_file(&path).unwrap_err(), LockError);
    assert!(other.hold(&a_game(1)).is_ok(), "another game");
    // By another way to the same folder.
    let way = folder.path().join(".").join(path.file_name().unwrap());
    assert_eq!(other.hold_file(&way).unwrap_err(), LockError);
    // Nobody writes over it or deletes it meanwhile.
    let fault = a_game(1).write(&path).unwrap_err().flaw;
    assert!(matches!(fault, FileFlaw::Busy), "{fault:?}");
    let saves = Saves::new(folder.path());
    let fault = saves.delete::<(), ()>(&path).unwrap_err().flaw;
    assert!(matches!(fault, FileFlaw::Busy), "{fault:?}");
    assert_eq!(other.list().len(), 1, "a lock is no save");
    drop(lock);
    let lock = other.hold(&game).unwrap();
    assert_eq!(one.hold(&game).unwrap_err(), LockError);
    drop(lock);
    let name = path.file_name().unwrap().to_str().unwrap();
    assert_eq!(names(folder.path()), [name], "no lock is left behind");
    // What is no autosave needs no lock.
    let elsewhere = folder.path().join("mine.ron");
    assert!(one.hold_file(&elsewhere).unwrap().is_none());
    let elsewhere = tempfile::tempdir().unwrap();
    let copy = elsewhere.path().join(name);
    assert!(one.hold_file(&copy).unwrap().is_none());
}

#[test]
fn a_game_stays_locked_until_it_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let one: Autosave = Autosave::start(folder.path()).unwrap();
    let other: Autosave = Autosave::start(folder.path()).unwrap();
    for _ in 0..20 {
        let mut game = a_game(1);
        let lock = one.hold(&game).unwrap();
        play(&mut game, "greedy", |r| r.decisions().len() >= 12);
        one.save(&game);
        drop(lock);
        // Whoever gets the lock finds what was played.
        if other.hold(&game).is_ok() {
            assert_eq!(read(&one.path(&game)), game);
        }
    }
}

/// Not a test by itself: the program that is killed in the next one.
#[test]
#[ignore = "run by a_crash_gives_the_game_free"]
fn a_program_that_is_killed() {
    let Some(folder) = std::env::var_os("TWO_RIVERS_TEST_FOLDER") else {
        return;
    };
    let folder = PathBuf::from(folder);
    let autosave: Autosave = Autosave::start(&folder).unwrap();
    let game = read(&folder.join("kept"));
    let _lock = autosave.hold(&game).unwrap();
    autosave.save(&game);
    autosave.flush();
    fs::write(folder.join("ready"), "").unwrap();
    loop {
        std::thread::park();
    }
}

#[test]
fn a_crash_gives_the_game_free() {
    let folder = tempfile::tempdir().unwrap();
    let game = a_game(3);
    game.write(&folder.path().join("kept")).unwrap();
    let mut program = Command::new(std::env::current_exe().unwrap())
        .args(["--ignored", "--exact"])
        .arg("records::sharing::a_program_that_is_killed")
        .env("TWO_RIVERS_TEST_FOLDER", folder.path())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    while !folder.path().join("ready").exists() {
        assert!(program.try_wait().unwrap().is_none(), "it ended too early");
        std::thread::yield_now();
    }
    let autosave: Autosave = Autosave::start(folder.path()).unwrap();
    autosave.flush();
    assert_eq!(autosave.hold(&game).unwrap_err(), LockError);
    program.kill().unwrap();
    program.wait().unwrap();
    // The file of the lock is still there, but not the lock.
    let lock = autosave.path(&game).with_extension("lock");
    assert!(lock.exists());
    drop(autosave.hold(&game).unwrap());
    assert!(!lock.exists());
    // What a killed program leaves is tidied away by the next one, but for what is locked.
    fs::write(&lock, "").unwrap();
    let held = a_game(1);
    let _held = autosave.hold(&held).unwrap();
    fs::write(folder.path().join("notes.lock"), "mine").unwrap();
    let next: Autosave = Autosave::start(folder.path()).unwrap();
    next.flush();
    assert!(!lock.exists());
    assert!(autosave.path(&held).with_extension("lock").exists());
    assert!(folder.path().join("notes.lock").exists());
}

/// Writes an autosave that says that it was saved then.
fn dated(autosave: &Autosave, updated: u64) -> PathBuf {
    let game = a_game(0);
    let text = game.to_ron().unwrap();
    let old = format!("updated: {},", game.updated());
    assert!(text.contains(&old));
    let path = autosave.path(&game);
    fs::create_dir_all(autosave.folder()).unwrap();
    fs::write(&path, text.replace(&old, &format!("updated: {updated},"))).unwrap();
    path
}

#[test]
fn games_go_by_the_time_that_they_say_themselves() {
    let folder = tempfile::tempdir().unwrap();
    let autosave: Autosave = Autosave::start(folder.path()).unwrap();
    let now = a_game(0).updated();
    // The order in which the files are written says nothing: they may have been copied.
    let files: Vec<PathBuf> = (0..KEPT as u64 + 2)
        .map(|n| dated(&autosave, now - 1000 + 37 * n % 101))
        .collect();
    let oldest = |age: u64| {
        let at = files
            .iter()
            .find(|path| path.exists() && read(path).updated() == now - age);
        at.cloned()
    };
    let (first, second) = (oldest(1000).unwrap(), oldest(1000 - 37 * 11 % 101).unwrap());
    assert_eq!(read(&second).updated(), now - 997);
    let held = autosave_of_another(folder.path(), &first);
    autosave.save(&a_game(2));
    autosave.flush();
    assert!(first.exists(), "another program plays it");
    assert!(!second.exists());
    drop(held);
    autosave.save(&a_game(2));
    autosave.flush();
    assert!(!first.exists());
    assert!(autosave.take_errors().is_empty());
}

fn autosave_of_another(
    folder: &Path,
    path: &Path,
) -> (Autosave, std::sync::Arc<two_rivers::record::Lock>) {
    let other: Autosave = Autosave::start(folder).unwrap();
    let lock = other.hold(&read(path)).unwrap();
    (other, lock)
}

#[test]
fn a_clock_that_was_put_back_costs_no_new_game() {
    let folder = tempfile::tempdir().unwrap();
    let autosave: Autosave = Autosave::start(folder.path()).unwrap();
    let year = 365 * 24 * 3600;
    let now = a_game(0).updated();
    for n in 0..KEPT as u64 {
        dated(&autosave, now + year + n);
    }
    let mut games = Vec::new();
    for n in 1..4 {
        let game = a_game(n);
        autosave.save(&game);
        autosave.flush();
        games.push(game);
    }
    for game in &games {
        assert_eq!(read(&autosave.path(game)), *game);
    }
    assert_eq!(autosave.list().len(), KEPT);
    // And "Continue" means the game that was played last.
    let newest = autosave.newest_unfinished().unwrap().game.unwrap();
    assert!(games.iter().any(|game| game.id() == newest.id));
}

#[test]
fn only_what_the_program_has_written_itself_is_ever_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let autosave: Autosave = Autosave::start(folder.path()).unwrap();
    let game = a_game(1);
    let (created, id) = (game.created(), game.id());
    let strangers = [
        "game-mine.ron".to_string(),
        format!("game-{created}-{id:x} (copy).ron"),
        format!("game-0{created}-{id:016x}.ron"),
        format!("game-{created}-{id:016X}0.ron"),
        format!("Game-{created}-{id:016x}.ron"),
        // A copy of a game under the name of another.
        format!("game-1-{:016x}.ron", 7),
    ];
    for name in &strangers {
        game.write(&folder.path().join(name)).unwrap();
    }
    // What nobody can read any more: a person may be able to save something of it.
    let damaged = format!("game-2-{:016x}.ron", 8);
    fs::write(folder.path().join(&damaged), "(format: 1, id: 8").unwrap();
    let folder_of_that_name = format!("game-3-{:016x}.ron", 9);
    fs::create_dir(folder.path().join(&folder_of_that_name)).unwrap();
    for _ in 0..KEPT + 3 {
        autosave.save(&a_game(0));
        autosave.flush();
    }
    for name in strangers.iter().chain([&damaged, &folder_of_that_name]) {
        assert!(folder.path().join(name).exists(), "{name}");
    }
    assert_eq!(names(folder.path()).len(), KEPT + strangers.len() + 2);
    assert!(autosave.take_errors().is_empty());
}

#[test]
fn titles_that_a_file_cannot_tell_apart_have_files_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let saves = Saves::new(folder.path());
    let long = "x".repeat(60);
    let titles = [
        "a:b",
        "a?b",
        "a-b",
        "a b",
        &format!("{long} one"),
        &format!("{long} two"),
    ];
    let paths: Vec<PathBuf> = titles
        .iter()
        .map(|title| {
            assert!(!saves.exists(title), "{title}");
            saves.save_as(&a_game(1), title).unwrap()
        })
        .collect();
    for (title, path) in titles.iter().zip(&paths) {
        assert_eq!(read(path).title(), *title);
        assert!(saves.exists(title));
        assert_eq!(saves.path(&title.to_uppercase()).as_ref(), Some(path));
    }
    assert_eq!(saves.list::<Position>().len(), titles.len());
    // Saved again, each is replaced; renamed, each keeps away from the others.
    for (title, path) in titles.iter().zip(&paths) {
        assert_eq!(saves.save_as(&a_game(2), title).unwrap(), *path);
    }
    let taken = saves.rename::<Position>(&paths[0], "A?B").unwrap_err();
    assert!(matches!(taken.flaw, FileFlaw::Exists));
    let renamed = saves.rename::<Position>(&paths[0], "a*b").unwrap();
    assert_eq!(read(&renamed).title(), "a*b");
    assert_eq!(read(&paths[1]).title(), "a?b");
    // A damaged save is nobody's: it is not replaced by another of its name.
    fs::write(&paths[3], "(format: 1").unwrap();
    assert!(!saves.exists("a b"));
    let beside = saves.save_as(&a_game(1), "a b").unwrap();
    assert_ne!(beside, paths[3]);
    assert_eq!(fs::read_to_string(&paths[3]).unwrap(), "(format: 1");
    // Nor is a folder that has the name.
    fs::create_dir(folder.path().join("Monday.ron")).unwrap();
    let path = saves.save_as(&a_game(1), "Monday").unwrap();
    assert!(path.is_file());
}

#[test]
fn what_would_be_too_large_to_read_is_not_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.ron");
    let mut game = a_game(5);
    game.write(&path).unwrap();
    let before = game.clone();
    game.set_title(&"x".repeat(9 * 1024 * 1024));
    let error = game.write(&path).unwrap_err();
    assert_eq!(error.path, path);
    assert!(matches!(error.flaw, FileFlaw::TooLarge { .. }));
    assert!(game.can_write(&path).is_err());
    assert_eq!(read(&path), before);
    game.set_title(&"x".repeat(7 * 1024 * 1024));
    game.write(&path).unwrap();
    assert_eq!(read(&path), game);
}

#[test]
fn errors_name_the_save() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("Sunday.ron");
    fs::create_dir(&path).unwrap();
    let error = a_game(1).write(&path).unwrap_err();
    assert_eq!(error.path, path);
    assert!(matches!(error.flaw, FileFlaw::NotAFile));
    let below = folder.path().join("file/below.ron");
    fs::write(folder.path().join("file"), "in the way").unwrap();
    let error = a_game(1).write(&below).unwrap_err();
    assert_eq!(error.path, below);
    assert!(!error.to_string().contains(".two-rivers-"), "{error}");
}

#[test]
fn a_snapshot_must_be_of_the_game_that_started() {
    let text = a_game(40).to_ron().unwrap();
    let older = text.replacen("rules: 1,", "rules: 0,", 1);
    // Under older rules the snapshot counts, if it is of this game.
    let reseeded = older.replacen("seed: 5,", "seed: 6,", 1);
    assert!(Record::from_ron(&reseeded).is_ok());
    for (from, to) in [
        ("wonder: true", "wonder: false"),
        ("english: true", "english: false"),
    ] {
        let start = reseeded.find("start:").unwrap();
        let (head, rest) = reseeded.split_at(start);
        let changed = format!("{head}{}", rest.replacen(from, to, 1));
        assert_ne!(changed, reseeded);
        let error = Record::from_ron(&changed).unwrap_err();
        assert!(
            matches!(error, RecordError::Invalid { .. }),
            "{from}: {error}"
        );
    }
    // Another board, other players.
    let mut other = Setup::new(Board::standard(), Seats::first(3).unwrap(), 5);
    other.options = super::all_variants(5).options;
    let mut fewer = super::all_variants(5);
    fewer.seats = Seats::first(2).unwrap();
    for setup in [other, fewer] {
        let start = new(setup).to_ron().unwrap();
        let cut = |text: &str| {
            let (from, to) = (
                text.find("start:").unwrap(),
                text.find("decisions: [").unwrap(),
            );
            (
                text[..from].to_string(),
                text[from..to].to_string(),
                text[to..].to_string(),
            )
        };
        let (head, _, tail) = cut(&older);
        let changed = format!("{head}{}{tail}", cut(&start).1);
        let error = Record::from_ron(&changed).unwrap_err();
        assert!(matches!(error, RecordError::Invalid { .. }), "{error}");
    }
}

#[test]
fn a_record_cannot_give_another_board_the_name_of_ours() {
    let text = a_game(3).to_ron().unwrap();
    assert!(Record::from_ron(&text).is_ok());
    // The first cells of the board of the start, and of the snapshot.
    let row = "\"................\"";
    let mut changed = text.clone();
    let board = Board::advanced();
    let first = ron::to_string(&board).unwrap();
    let first = first.split('"').nth(3).unwrap().to_string();
    changed = changed.replace(&format!("\"{first}\""), row);
    assert_ne!(changed, text);
    assert!(Record::from_ron(&changed).is_err());
    // The same board under a name of its own would be a game, but for its decisions.
    let own = changed.replace("\"advanced\"", "\"mine\"");
    let error = Record::from_ron(&own);
    assert!(
        !matches!(error, Err(RecordError::Syntax { .. })),
        "{error:?}"
    );
}
