//! Matches of real bots, and of bots that misbehave.

use super::command_line::options::Request;
use super::contestant::Entry;
use super::game::{Limits, PlayError, play};
use super::results::{GameResult, MatchResult, Results};
use super::schedule::{alone, line_ups};
use super::summary::Summary;
use super::tally::Tally;
use super::{report, run};
use crate::locale::Locale;
use crate::search::{Bot, Budget, Candidate};
use crate::tigris::bots::{Ask, by_name};
use crate::tigris::rules::{Decision, Position};
use std::ffi::OsString;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

type Contestant = super::contestant::Contestant<Position>;
type Options = super::command_line::options::Options<Position>;
type Schedule = super::schedule::Schedule<Position>;

fn options(line: &str) -> Options {
    match Options::parse(line.split_whitespace().map(OsString::from)) {
        Ok(Request::Run(options)) => *options,
        other => panic!("{line}: {other:?}"),
    }
}

/// What a command prints, and whether all went well.
fn printed(line: &str) -> (bool, String) {
    let words = Locale::english();
    let mut out = Vec::new();
    let sound = run(&options(line), &words, &mut out).unwrap();
    assert!(words.faults().is_empty(), "{:?}", words.faults());
    (sound, String::from_utf8(out).unwrap())
}

/// The lines of a file of results without what the clock says.
fn untimed(csv: &str) -> Vec<String> {
    let line = |line: &str| {
        let cells: Vec<&str> = line.split(',').collect();
        [&cells[..15], &cells[18..]].concat().join(",")
    };
    csv.lines().map(line).collect()
}

#[test]
fn a_match_is_the_same_on_any_number_of_threads() {
    let folder = tempfile::tempdir().unwrap();
    let games = |threads: usize| {
        let file = folder.path().join(format!("{threads}.csv"));
        let line = format!(
            "match --bot greedy:evals=2000 --bot random --games 6 --board mixed --variants mixed \
             --threads {threads} --out {}",
            file.display()
        );
        let (sound, text) = printed(&line);
        assert!(sound, "{text}");
        untimed(&std::fs::read_to_string(&file).unwrap())
    };
    let one = games(1);
    assert_eq!(one.len(), 1 + 6 * 2);
    assert_eq!(one, games(3));
    let greedy = one
        .iter()
        .filter(|line| line.contains("greedy:evals=2000,1.0"));
    assert!(greedy.count() >= 4, "{one:#?}");
}

#[test]
fn one_against_many_and_the_reverse() {
    let line = "match --bot greedy --against random --evals 8 --players 3 --games 3";
    let (sound, text) = printed(line);
    assert!(sound, "{text}");
    assert!(
        text.contains("1 × greedy:evals=8, 2 × random:evals=8"),
        "{text}"
    );
    assert!(
        text.contains("2 × greedy:evals=8, 1 × random:evals=8"),
        "{text}"
    );
    assert!(text.contains("6 games"), "{text}");
}

#[test]
fn a_test_ends_early_when_it_is_clear() {
    let line = "sprt --bot greedy --against random --elo1 200 --games 100 --threads 2";
    let (sound, text) = printed(line);
    assert!(sound && text.contains("It helps"), "{text}");
    assert!(!text.contains("100 games"), "{text}");
}

#[test]
fn a_ladder_row_a_pairing() {
    let (sound, text) = printed("ladder --bot scribe:evals=4 --bot potter:evals=4 --games 2");
    assert!(sound, "{text}");
    let rows: Vec<&str> = text.lines().collect();
    assert_eq!(rows.len(), 2 + 3, "{text}");
    let cells = |row: &str| row.matches('|').count();
    assert!(
        rows.iter().all(|row| cells(row) == cells(rows[0])),
        "{text}"
    );
    assert!(
        rows[4].starts_with("| 4 | scribe:evals=4 | 3 × potter:evals=4 | 4 |"),
        "{text}"
    );
    let words = Locale::english();
    let unknown = options("ladder --bot random");
    assert!(run(&unknown, &words, &mut Vec::new()).is_err());
}

#[test]
fn a_soak_of_simple_bots_is_sound_and_slow_ones_are_late() {
    let line = "soak --bot greedy:evals=6 --bot random --games 6 --deadline 60000";
    let (sound, text) = printed(line);
    assert!(sound && text.contains("Sound: 6 games"), "{text}");
    let (sound, text) = printed("soak --bot random --games 1 --stall 20");
    assert!(!sound && text.contains("games stalled 1"), "{text}");
}

/// Misbehaves from its third decision on.
struct Rogue {
    then: fn() -> Option<Decision>,
}

impl Bot<Position> for Rogue {
    fn name(&self) -> &'static str {
        "rogue"
    }

    fn candidates(&self, _: &Ask) -> Vec<Candidate<Decision>> {
        Vec::new()
    }

    fn decide(&self, ask: &Ask) -> Option<Decision> {
        if ask.view.table().turns() < 2 {
            return by_name("random")?.decide(ask);
        }
        (self.then)()
    }
}

fn contestant(label: &str, bot: Box<dyn Bot<Position>>) -> Contestant {
    Contestant {
        label: label.to_string(),
        bot,
        budget: Budget::default(),
    }
}

fn limits() -> Limits {
    Limits {
        stall: 5_000,
        deadline: None,
        tolerance: Duration::ZERO,
    }
}

fn schedule(line_ups: &[Vec<usize>], players: usize) -> Schedule {
    let deals = options("match --bot random --variants mixed").deals;
    Schedule::new(deals, players, line_ups)
}

#[test]
fn a_bot_at_fault_loses_to_all_others() {
    let illegal = || Some(Decision::Commit(6));
    let cases: [(fn() -> Option<Decision>, &str, &str); 3] = [
        (illegal, "illegal", "commit"),
        (|| None, "silent", "no answer"),
        (|| panic!("on purpose"), "panicked", "broke down"),
    ];
    let words = Locale::english();
    let fixture = schedule(&[alone(0, 1, 3)], 3).fixture(1);
    for (then, word, sentence) in cases {
        let contestants = [
            contestant("rogue", Box::new(Rogue { then })),
            contestant("random", by_name("random").unwrap()),
        ];
        let cancel = AtomicBool::new(false);
        let played = play(&contestants, &fixture, &limits(), &cancel).unwrap();
        assert_eq!(played.fault.as_ref().map(PlayError::word), Some(word));
        let shares: Vec<f64> = played.seats.iter().map(|seat| seat.share).collect();
        assert_eq!(shares, [0.5, 0.0, 0.5]);
        assert!(played.seats.iter().all(|seat| seat.score.is_none()));
        let mut tally = Tally::new(2);
        tally.add(&fixture, &played);
        let summary = Summary::new(&tally, &contestants);
        assert_eq!((summary.faults(), summary.entrants[0].faults()), (1, 1));
        let labels = contestants.map(|c| c.label);
        let result = GameResult::new(&fixture, &labels, played);
        let text = report::fault::<Position>(&result, &words);
        assert!(
            text.contains(sentence) && text.contains("random, rogue, random"),
            "{text}"
        );
    }
    assert!(words.faults().is_empty(), "{:?}", words.faults());
}

#[test]
fn a_cancelled_game_is_none_and_slow_decisions_are_counted() {
    let contestants = [Contestant::open(&Entry::named::<Position>("greedy").unwrap()).unwrap()];
    let fixture = schedule(&line_ups(1, 2), 2).fixture(0);
    let cancel = AtomicBool::new(true);
    assert_eq!(play(&contestants, &fixture, &limits(), &cancel), None);
    cancel.store(false, Ordering::Relaxed);
    let strict = Limits {
        stall: 10,
        deadline: Some(Duration::from_nanos(1)),
        ..limits()
    };
    let played = play(&contestants, &fixture, &strict, &cancel).unwrap();
    assert_eq!(played.fault, Some(PlayError::Stalled));
    assert!(!played.is_decided());
    assert_eq!(played.seats.iter().map(|seat| seat.late).sum::<u32>(), 10);
}

#[test]
fn files_hold_every_game() {
    let folder = tempfile::tempdir().unwrap();
    let contestants = [Contestant::open(&Entry::parse::<Position>("random").unwrap()).unwrap()];
    let fixture = schedule(&line_ups(1, 4), 4).fixture(0);
    let cancel = AtomicBool::new(false);
    let played = play(&contestants, &fixture, &limits(), &cancel).unwrap();
    let mut tally = Tally::new(1);
    tally.add(&fixture, &played);
    let results = Results::of::<Position>(vec![MatchResult {
        title: "four".to_string(),
        summary: Summary::new(&tally, &contestants),
        games: vec![GameResult::new(&fixture, &["random".to_string()], played)],
    }]);
    let file = folder.path().join("results.ron");
    results.write(&file).unwrap();
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(ron::from_str::<ron::Value>(&text).is_ok());
    let file = folder.path().join("results.csv");
    results.write(&file).unwrap();
    let text = std::fs::read_to_string(&file).unwrap();
    let columns = |line: &str| line.matches(',').count();
    assert_eq!(text.lines().count(), 5);
    assert!(text.lines().all(|line| columns(line) == 18), "{text}");
    let words = Locale::english();
    let why = results.write(folder.path()).unwrap_err().sentence(&words);
    assert!(why.contains("cannot be written"), "{why}");
}
