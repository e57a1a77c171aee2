//! The history: finished games that stay, each once, whatever happens around them; and what is asked
//! of them.

mod asked;
mod beside;

use crate::common::{self, choose};
use std::fs;
use std::path::{Path, PathBuf};
use two_rivers::babel;
use two_rivers::game::Game;
use two_rivers::games::Of;
use two_rivers::history::filter::games_of;
use two_rivers::history::folder::Read;
use two_rivers::history::takeover::take_over;
use two_rivers::history::{Entry, History};
use two_rivers::random::{below, generator};
use two_rivers::record::autosave::{Autosave, KEPT};
use two_rivers::record::finished::{Finished, counts};
use two_rivers::record::{Kind, Player, Record};
use two_rivers::tigris::rules::{Dynasty, Position};

/// A finished game of Tigris & Euphrates; a seat without a name is a bot's.
fn finished(number: u64, names: &[&str]) -> Record<Position> {
    let setup = common::setup(number % 16);
    let players = setup.seats.iter().zip(names).map(|(player, name)| Player {
        player,
        name: name.to_string(),
        kind: match *name {
            "" => Kind::Bot("greedy".to_string()),
            _ => Kind::Person,
        },
    });
    let players = players.collect();
    let mut record: Record<Position> = Record::new(setup.into(), players).unwrap();
    let (mut random, mut legal) = (generator(number), Vec::new());
    while !record.is_over() {
        record.position().legal(&mut legal);
        let decision = choose(record.position(), &legal, &mut random);
        record.try_play(decision, &mut Vec::new()).unwrap();
    }
    record
}

/// A finished game of Babel between a person and a bot.
fn of_babel(number: u64) -> Record<babel::rules::Position> {
    let start = babel::Start::Setup(babel::rules::Setup::new(number));
    let mut record: Record<babel::rules::Position> = Record::new(start, Vec::new()).unwrap();
    let (mut random, mut legal) = (generator(number), Vec::new());
    while !record.is_over() {
        record.position().legal(&mut legal);
        let decision = legal[below(&mut random, legal.len() as u32) as usize];
        record.try_play(decision, &mut Vec::new()).unwrap();
    }
    let mut bot = record.players()[1].clone();
    bot.kind = Kind::Bot("mason".to_string());
    record.set_player(bot);
    record
}

/// The folders of a player.
struct Data {
    _whole: tempfile::TempDir,
    autosaves: PathBuf,
    saves: PathBuf,
    finished: Finished,
}

impl Data {
    fn new() -> Data {
        let whole = tempfile::tempdir().unwrap();
        let folder = |name: &str| whole.path().join(name);
        Data {
            autosaves: folder("autosaves"),
            saves: folder("saves"),
            finished: Finished::new(folder("history")),
            _whole: whole,
        }
    }

    /// What another start of the program finds.
    fn look(&self) -> Read {
        let mut history = History::new(self.finished.clone());
        let (read, faults) = take_over(&mut history, &self.autosaves, &self.saves);
        assert!(faults.is_empty(), "{faults:?}");
        read
    }

    fn ids(&self) -> Vec<u64> {
        let mut ids: Vec<u64> = self.look().lines.iter().map(|l| l.entry.id).collect();
        ids.sort_unstable();
        ids
    }

    fn autosave(&self) -> Autosave<Position> {
        Autosave::keeping(&self.autosaves, self.finished.clone()).unwrap()
    }
}

/// Has a game end at a table: it is kept, then saved.
fn end(autosave: &Autosave<Position>, record: &Record<Position>) {
    autosave.keep(record);
    autosave.save(record);
    autosave.flush();
    assert!(autosave.take_errors().is_empty());
}

/// So many games begin that an autosave from before goes.
fn crowd_out(autosave: &Autosave<Position>) {
    for number in 0..KEPT as u64 + 3 {
        let other = Record::<Position>::new(common::setup(number).into(), Vec::new()).unwrap();
        autosave.save(&other);
        autosave.flush();
    }
}

#[test]
fn a_game_that_ends_stays_and_pruning_does_not_touch_it() {
    let data = Data::new();
    let autosave = data.autosave();
    let record = finished(1, &["Anna", ""]);
    end(&autosave, &record);
    // Ending once more, as after a crash, is the same game.
    end(&autosave, &record);
    crowd_out(&autosave);
    assert!(!autosave.path(&record).exists(), "it was never pruned");
    assert_eq!(data.ids(), [record.id()]);
    let kept: Record<Position> = Record::read(&data.finished.path(&record)).unwrap();
    assert_eq!(kept, record);
}

#[test]
fn an_autosave_that_is_pruned_is_kept_first_if_the_game_is_finished() {
    let data = Data::new();
    let record = finished(2, &["Anna", ""]);
    let of_bots = finished(3, &["", ""]);
    // Ended at the table of an older program.
    let old: Autosave<Position> = Autosave::start(&data.autosaves).unwrap();
    old.save(&record);
    old.save(&of_bots);
    drop(old);
    let autosave = data.autosave();
    crowd_out(&autosave);
    assert!(!autosave.path(&record).exists() && !autosave.path(&of_bots).exists());
    assert_eq!(data.ids(), [record.id()]);
}

#[test]
fn games_between_bots_and_games_that_go_on_do_not_count() {
    let data = Data::new();
    let mut record = finished(4, &["", ""]);
    assert!(!counts(&record));
    let autosave = data.autosave();
    end(&autosave, &record);
    assert!(data.ids().is_empty());
    let mut seat = record.players()[0].clone();
    seat.kind = Kind::Person;
    record.set_player(seat);
    assert!(counts(&record));
    let half = record.branch(record.decisions().len() / 2).unwrap();
    assert!(!counts(&half));
    data.finished.keep(&half).unwrap();
    assert!(!data.finished.take(&half, Path::new("half.ron")).unwrap());
    assert!(!data.finished.path(&half).exists());
}

#[test]
fn after_the_end_nothing_is_taken_back() {
    // What is in the history would otherwise have to leave it again.
    let (mut first, mut second) = (finished(5, &["Anna", ""]), of_babel(5));
    assert!(first.undo().is_err() && second.undo().is_err());
}

#[test]
fn games_of_before_are_taken_in_once_and_copies_are_the_same_game() {
    let data = Data::new();
    let record = finished(6, &["Anna", "Ben"]);
    let second = of_babel(6);
    fs::create_dir_all(&data.autosaves).unwrap();
    let old: Autosave<Position> = Autosave::start(&data.autosaves).unwrap();
    old.save(&record);
    drop(old);
    let old: Autosave<babel::rules::Position> = Autosave::start(&data.autosaves).unwrap();
    old.save(&second);
    drop(old);
    let mut named = record.clone();
    named.set_title("Sunday");
    fs::create_dir_all(&data.saves).unwrap();
    named.write(&data.saves.join("Sunday.ron")).unwrap();
    // The same game as a game of its own, as a save that is opened.
    record.copy().write(&data.saves.join("copy.ron")).unwrap();
    let third = finished(7, &["Carl", ""]);
    third.write(&data.saves.join("third.ron")).unwrap();
    fs::write(data.saves.join("broken.ron"), "(oops").unwrap();

    let mut wanted = vec![record.id(), second.id(), third.id()];
    wanted.sort_unstable();
    let first = data.ids();
    assert_eq!(first, wanted);
    assert_eq!(data.ids(), first, "nothing comes twice");
    // What comes among the saves later is somebody else's game.
    let guest = finished(8, &["Dora", ""]);
    guest.write(&data.saves.join("guest.ron")).unwrap();
    assert_eq!(data.ids(), first);
    // Nothing of what was there before is gone.
    assert!(data.saves.join("Sunday.ron").exists() && data.saves.join("broken.ron").exists());
    // A record that stays has no name of a save.
    let titles = data.finished.files().into_iter().filter_map(|path| {
        let record: Record<Position> = Record::read(&path).ok()?;
        Some(record.title().to_string())
    });
    assert!(titles.into_iter().all(|title| title.is_empty()));
}

#[test]
fn a_deleted_game_stays_deleted_while_its_autosave_is_there() {
    let data = Data::new();
    let autosave = data.autosave();
    let record = finished(9, &["Anna", ""]);
    end(&autosave, &record);
    let path = data.finished.path(&record);
    let deleted: Result<(), two_rivers::tigris::FileError> = data.finished.delete(&path);
    deleted.unwrap();
    assert!(data.ids().is_empty());
    assert!(autosave.path(&record).exists(), "only the history forgets");
    assert!(data.ids().is_empty(), "and again");
    // Twice, or by two windows at once, is no fault.
    let deleted: Result<(), two_rivers::tigris::FileError> = data.finished.delete(&path);
    deleted.unwrap();
    // Once no autosave could bring it back, nothing remembers it.
    fs::remove_file(autosave.path(&record)).unwrap();
    data.look();
    let left = fs::read_dir(data.finished.folder()).unwrap().flatten();
    let marks = left.filter(|entry| entry.path().extension().is_some_and(|e| e == "gone"));
    assert_eq!(marks.count(), 0);
}

#[test]
fn a_branch_and_a_rematch_are_games_of_their_own() {
    let data = Data::new();
    let autosave = data.autosave();
    let record = finished(10, &["Anna", ""]);
    end(&autosave, &record);
    let mut branch = record.branch(record.decisions().len() / 2).unwrap();
    let (mut random, mut legal) = (generator(77), Vec::new());
    while !branch.is_over() {
        branch.position().legal(&mut legal);
        let decision = choose(branch.position(), &legal, &mut random);
        branch.try_play(decision, &mut Vec::new()).unwrap();
    }
    end(&autosave, &branch);
    let mut wanted = vec![record.id(), branch.id()];
    wanted.sort_unstable();
    assert_eq!(data.ids(), wanted);
    let read = data.look();
    let shown = games_of(&read.lines, None).into_iter();
    let counted = shown.filter(|one| one.counts()).map(|one| one.entry().id);
    let counted: Vec<u64> = counted.collect();
    assert_eq!(
        counted,
        [record.id()],
        "what went on from a known moment is no result"
    );
    let kept: Record<Position> = Record::read(&data.finished.path(&record)).unwrap();
    assert_eq!(kept, record, "the first is as it was");
}

#[test]
fn a_damaged_file_is_set_aside_by_itself() {
    let data = Data::new();
    let records: Vec<_> = (11..15).map(|n| finished(n, &["Anna", ""])).collect();
    for record in &records {
        data.finished.keep(record).unwrap();
    }
    let path = data.finished.path(&records[1]);
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, &text[..text.len() / 2]).unwrap();
    // A later version wrote this one: it is told of, and left alone.
    let later = data.finished.path(&records[2]);
    let text = fs::read_to_string(&later).unwrap();
    fs::write(&later, text.replace("format: 1,", "format: 99,")).unwrap();
    fs::write(data.finished.folder().join("notes.ron"), "mine").unwrap();

    let read = data.look();
    assert_eq!(read.lines.len(), 2);
    assert_eq!(read.damaged.len(), 2);
    let aside: Vec<&Path> = read
        .damaged
        .iter()
        .filter_map(|d| d.aside.as_deref())
        .collect();
    assert_eq!(aside.len(), 1);
    assert!(aside[0].exists() && !path.exists() && later.exists());
    let named = |name: &str| {
        read.damaged
            .iter()
            .any(|d| d.why.to_string().contains(name))
    };
    assert!(named(&path.file_name().unwrap().to_string_lossy()));
    assert!(data.finished.folder().join("notes.ron").exists());
    // The next look has one complaint less.
    assert_eq!(data.look().damaged.len(), 1);
}

#[test]
fn the_file_that_remembers_is_only_a_shortcut() {
    let data = Data::new();
    let records: Vec<_> = (15..18).map(|n| finished(n, &["Anna", ""])).collect();
    for record in &records {
        data.finished.keep(record).unwrap();
    }
    // Files that are old enough to be remembered.
    let then = std::time::SystemTime::now() - std::time::Duration::from_secs(60);
    let age = |path: &Path| {
        let file = fs::File::options().write(true).open(path).unwrap();
        file.set_modified(then).unwrap();
    };
    for path in data.finished.files() {
        age(&path);
    }
    let whole = data.look().lines;
    let index = data.finished.folder().join(".two-rivers-history.ron");
    assert!(index.exists());
    assert_eq!(data.look().lines, whole);
    // Nothing is read again that is remembered: what nobody writes is not seen.
    let path = data.finished.path(&records[0]);
    let text = fs::read(&path).unwrap();
    fs::write(&path, vec![b' '; text.len()]).unwrap();
    age(&path);
    assert_eq!(data.look().lines, whole);
    fs::write(&path, &text).unwrap();
    // Whatever is wrong with it, it is made anew.
    for damage in ["", "(version: 1, files: [oops", "(version: 0, files: [])"] {
        fs::write(&index, damage).unwrap();
        assert_eq!(data.look().lines, whole, "{damage:?}");
    }
    fs::remove_file(&index).unwrap();
    fs::create_dir(&index).unwrap();
    assert_eq!(data.look().lines, whole);
}

#[test]
fn a_clock_that_was_put_back_does_not_hide_a_game() {
    let data = Data::new();
    let record = finished(19, &["Anna", ""]);
    let text = record.to_ron().unwrap();
    let updated = format!("updated: {}", record.updated());
    let ahead = text.replace(
        &updated,
        &format!("updated: {}", record.updated() + 900_000),
    );
    let ahead: Record<Position> = Record::from_ron(&ahead).unwrap();
    data.finished.keep(&ahead).unwrap();
    let now = finished(20, &["Anna", ""]);
    data.finished.keep(&now).unwrap();
    let read = data.look();
    let ids: Vec<u64> = read.lines.iter().map(|line| line.entry.id).collect();
    // What comes from the future was saved before the clock was put back.
    assert_eq!(ids, [now.id(), record.id()]);
}

#[test]
fn a_game_in_short_says_what_came_of_it() {
    let record = finished(21, &["Anna", ""]);
    let entry = Entry::of(&Of::Tigris(record.clone())).unwrap();
    assert_eq!(entry.seats.len(), record.players().len());
    assert_eq!(entry.seats[0].plays, Dynasty::Archer.to_string());
    assert_eq!(entry.seats[0].name, "Anna");
    assert_eq!(entry.seats[1].bot.as_deref(), Some("greedy"));
    let best = record.position().standings().unwrap();
    let winner = entry.seats.iter().find(|seat| seat.rank == 1).unwrap();
    assert_eq!(winner.points, best[0].points[0]);
    assert_eq!(entry.board.as_deref(), Some("standard"));
    let second = Entry::of(&Of::Babel(of_babel(21))).unwrap();
    assert_eq!((second.seats.len(), second.board.clone()), (2, None));
    assert_ne!(entry.print, second.print);
    // The earliest saves are read as well.
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves");
    let old = two_rivers::games::open(&folder.join("format1-rules1-finished.ron")).unwrap();
    assert!(Entry::of(&old).is_some());
    let half = record.branch(3).unwrap();
    assert_eq!(Entry::of(&Of::Tigris(half)), None);
}

#[test]
fn where_nothing_can_be_kept_a_game_waits_among_the_autosaves() {
    let data = Data::new();
    // No folder can be made where a file lies: like a disk that is full, or a folder that is locked.
    fs::write(data.finished.folder(), "somebody's").unwrap();
    let autosave = data.autosave();
    let record = finished(23, &["Anna", ""]);
    autosave.keep(&record);
    autosave.save(&record);
    autosave.flush();
    let faults = autosave.take_errors();
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert_eq!(faults[0].path, data.finished.path(&record));
    crowd_out(&autosave);
    assert!(autosave.path(&record).exists(), "it waits");
    fs::remove_file(data.finished.folder()).unwrap();
    assert_eq!(data.ids(), [record.id()]);
}
