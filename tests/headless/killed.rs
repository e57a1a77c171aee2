//! A program that is killed while it saves: at most the decision that is being written is missing,
//! and no file is damaged. `scripts/try-faults` kills far more often, and at an ordinary pace.

use super::{babel, common};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;
use two_rivers::game::Game;
use two_rivers::games::{self, Of};
use two_rivers::random::{below, generator};
use two_rivers::record::Record;
use two_rivers::record::autosave::Autosave;
use two_rivers::tigris;

/// Where the program that is killed plays; without it there is nothing to play.
const FOLDER: &str = "TWO_RIVERS_KILLED_IN";
/// How long it waits after each decision, in milliseconds.
const PACE: &str = "TWO_RIVERS_PACE";
/// How often it is killed.
const KILLS: &str = "TWO_RIVERS_KILLS";

/// The program that is killed: goes on with the latest game of a folder, as Continue does, or begins
/// one, and says how many decisions have been made before each is handed to the autosave.
#[test]
#[ignore = "a part of the other tests here"]
fn plays_until_it_is_killed() {
    let Some(folder) = std::env::var_os(FOLDER) else {
        return;
    };
    let pace = Duration::from_millis(number(PACE).unwrap_or(0));
    let folder = Path::new(&folder);
    // Both games in turns: which one is told by what lies there.
    match games::newest_unfinished(folder).map(|path| games::kind_of(&path)) {
        Some(Of::Tigris(())) => play_on::<tigris::rules::Position>(folder, pace, None),
        Some(Of::Babel(())) => play_on::<two_rivers::babel::rules::Position>(folder, pace, None),
        None if games::list(folder).len().is_multiple_of(2) => {
            let start = common::setup(rand::random()).into();
            play_on::<tigris::rules::Position>(folder, pace, Some(start));
        }
        None => {
            let start = babel::setup(rand::random()).into();
            play_on::<two_rivers::babel::rules::Position>(folder, pace, Some(start));
        }
    }
}

fn play_on<G: Game>(folder: &Path, pace: Duration, start: Option<G::Start>) {
    let saving = Autosave::<G>::start(folder).expect("a thread");
    let mut record = match start {
        Some(start) => Record::new(start, Vec::new()).expect("a start"),
        None => {
            let latest = saving.newest_unfinished().expect("a game to go on with");
            Record::read(&latest.path).expect("a sound game")
        }
    };
    let _lock = saving.hold(&record).expect("nobody else plays it");
    let mut random = generator(rand::random());
    let mut legal = Vec::new();
    loop {
        record.position().legal(&mut legal);
        if legal.is_empty() {
            return;
        }
        let decision = legal[below(&mut random, legal.len() as u32) as usize];
        let played = record.try_play(decision, &mut Vec::new());
        assert!(played.is_ok(), "{decision} is legal");
        // As the table does it: the game is handed over, and goes on.
        println!("made {} {}", record.id(), record.decisions().len());
        std::io::stdout().flush().expect("the other end");
        saving.save(&record);
        std::thread::sleep(pace);
        // As bots do it: the next decision waits for the disk, at an ordinary pace.
        while !pace.is_zero() && saving.is_writing() {
            std::thread::sleep(Duration::from_millis(2));
        }
    }
}

fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok()?.parse().ok()
}

/// Which game and how many of its decisions were made last, as the killed program said.
type Made = Option<(u64, usize)>;

/// Lets the program play in a folder for so long, and kills it.
fn play_and_kill(folder: &Path, pace: u64, after: Duration) -> Made {
    let own = std::env::current_exe().expect("this program");
    let mut child = Command::new(own)
        .args([
            "--exact",
            "--ignored",
            "--nocapture",
            "killed::plays_until_it_is_killed",
        ])
        .env(FOLDER, folder)
        .env(PACE, pace.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("this program once more");
    let output = child.stdout.take().expect("what it says");
    let (told, made): (_, Receiver<(u64, usize)>) = channel();
    let reader = std::thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            let said = line
                .split_once("made ")
                .and_then(|(_, said)| said.split_once(' '));
            if let Some((id, count)) = said
                && let (Ok(id), Ok(count)) = (id.parse(), count.parse())
            {
                let _ = told.send((id, count));
            }
        }
    });
    // From the first decision on, so that it is killed while it plays and not while it starts.
    let first = made.recv_timeout(Duration::from_secs(60));
    std::thread::sleep(after);
    child.kill().expect("to kill it");
    child.wait().expect("its end");
    reader.join().expect("what it said");
    made.try_iter().last().or(first.ok())
}

/// How many decisions of a game its autosave has; every file of the folder is sound.
fn kept(folder: &Path, id: u64) -> usize {
    let mut found = 0;
    for entry in games::list(folder) {
        let path = entry.path.display();
        assert!(entry.game.is_ok(), "{path}: {:?}", entry.game.err());
        let (of, decisions) = match games::open(&entry.path).expect("a sound game") {
            Of::Tigris(record) => (record.id(), record.decisions().len()),
            Of::Babel(record) => (record.id(), record.decisions().len()),
        };
        if of == id {
            found = decisions;
        }
    }
    found
}

#[test]
fn whoever_is_killed_again_and_again_damages_no_file_and_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut random = generator(5);
    let mut before = None;
    for _ in 0..6 {
        // As fast as it goes: it is nearly always writing.
        let after = Duration::from_micros(u64::from(below(&mut random, 40_000)));
        let Some((id, made)) = play_and_kill(folder.path(), 0, after) else {
            continue;
        };
        let now = kept(folder.path(), id);
        assert!(now <= made, "{now} of {made}");
        if let Some((last, had)) = before
            && last == id
        {
            assert!(now >= had, "{had} became {now}");
        }
        before = Some((id, now));
    }
    assert!(before.is_some(), "it never played");
}

#[test]
#[ignore = "takes minutes: a part of scripts/try-faults"]
fn at_an_ordinary_pace_at_most_the_decision_being_written_is_missing() {
    let folder = tempfile::tempdir().expect("a folder");
    let kills = number(KILLS).unwrap_or(200);
    // A bot's pace, which waits for the disk besides. People do not wait: on a disk that needs longer for a
    // file than they for a decision, what they decide meanwhile is missing as well.
    let pace = number(PACE).unwrap_or(500);
    let mut random = generator(rand::random());
    let (mut missing, mut decisions) = (0, 0);
    for _ in 0..kills {
        let after = Duration::from_micros(u64::from(below(&mut random, 2_000_000)));
        let (id, made) = play_and_kill(folder.path(), pace, after).expect("it plays");
        let now = kept(folder.path(), id);
        assert!(now <= made && made <= now + 1, "{now} of {made} decisions");
        missing += made - now;
        decisions = decisions.max(made);
    }
    let files = std::fs::read_dir(folder.path())
        .expect("the folder")
        .count();
    println!(
        "killed {kills} times, {missing} times the last decision was missing, no file damaged; \
         {files} files lie there, the longest game has {decisions} decisions"
    );
}
