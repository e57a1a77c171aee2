//! Bots of any game against each other, by code that names none: searching, and the arena.

use crate::common::setup;
use crate::toy::{Counter, Decision, Fives, Seat, Start, Thinker};
use std::ffi::OsString;
use std::sync::atomic::AtomicBool;
use two_rivers::arena::arena_game::ArenaGame;
use two_rivers::arena::command_line::options::{Options, Request};
use two_rivers::arena::run;
use two_rivers::babel::rules::Position as Babel;
use two_rivers::game::Game;
use two_rivers::locale::Locale;
use two_rivers::random::generator;
use two_rivers::search::{Ask, Bot, Budget, Evaluator, Limits, Random, one_ahead};
use two_rivers::tigris::rules::Position;

/// Plays bots against each other, with nothing but the trait; who shared the victory.
fn contest<G: Game>(bots: &[&dyn Bot<G>], start: &G::Start, seed: u64) -> Vec<G::Player> {
    let mut game = G::begin(start).expect("a start");
    let players = game.players();
    let cancel = AtomicBool::new(false);
    for turn in 0..2_000 {
        let Some(player) = game.decider() else { break };
        let seat = players.iter().position(|seated| *seated == player);
        let view = game.view(player);
        let mut ask = Ask {
            view: &view,
            budget: Budget::default(),
            seed: seed ^ turn << 16,
            cancel: &cancel,
        };
        let bot = bots[seat.expect("a seat")];
        let decision = bot.decide(&ask).expect("a decision");
        if turn % 5 == 0 {
            // Other hidden cards, or more threads, and the same answer.
            let other = G::sample(&view, &mut generator(turn)).view(player);
            ask.view = &other;
            ask.budget.threads = 3;
            assert_eq!(bot.decide(&ask), Some(decision));
            let found = bot.candidates(&ask);
            assert!(found.iter().all(|one| (0.0..=1.0).contains(&one.chance)));
            // Whoever is not asked does not answer.
            let idle = players.iter().find(|seated| **seated != player);
            let idle = game.view(*idle.expect("another"));
            ask.view = &idle;
            assert_eq!(bot.decide(&ask), None);
        }
        let played = game.try_play(decision, &mut |_| {});
        played.expect("a legal decision");
    }
    let standings = game.standings().expect("an end");
    let first = standings.into_iter().filter(|standing| standing.rank == 1);
    first.map(|standing| standing.player).collect()
}

#[test]
fn a_search_with_a_trivial_sense_beats_dice() {
    let mut won = 0;
    for seed in 0..40 {
        let start = Start::Dealt { players: 2, seed };
        let own = Seat((seed % 2) as u8);
        let bots: [&dyn Bot<Fives>; 2] = match own {
            Seat(0) => [&Thinker, &Random],
            _ => [&Random, &Thinker],
        };
        won += usize::from(contest(&bots, &start, seed) == [own]);
    }
    assert!(won >= 36, "{won} of 40");
    // The same code plays the others by dice.
    let bots: [&dyn Bot<Position>; 4] = [&Random; 4];
    assert!(!contest(&bots, &setup(2).into(), 1).is_empty());
    let bots: [&dyn Bot<Babel>; 2] = [&Random; 2];
    assert!(!contest(&bots, &crate::babel::setup(2).into(), 1).is_empty());
}

#[test]
fn an_evaluator_needs_little() {
    let start = Start::Dealt {
        players: 2,
        seed: 2,
    };
    let game = Fives::begin(&start).expect("a start");
    let view = game.view(Seat(0));
    let cancel = AtomicBool::new(false);
    let budget = |evals| Budget {
        evals: Some(evals),
        ..Budget::default()
    };
    let mut legal = Vec::new();
    game.legal(&mut legal);
    for (evals, expected) in [(1, 1), (3, 3), (1_000, legal.len())] {
        let ask: Ask<'_, Fives> = Ask {
            view: &view,
            budget: budget(evals),
            seed: 1,
            cancel: &cancel,
        };
        let limits = Limits::of(&ask, Budget::default());
        let mut counter = Counter::default();
        let found = one_ahead(&game, &mut counter, &limits);
        assert_eq!((found.len(), counter.evals()), (expected, expected as u64));
        // To lay the highest card is best.
        let highest = *game.hands[0].last().expect("three cards");
        if evals == 1_000 {
            assert_eq!(found[0].decision, Decision::Lay(highest));
        }
    }
}

/// What a command of the arena prints, and whether all went well.
fn printed<G: ArenaGame>(line: &str) -> (bool, String) {
    let words = Locale::english();
    let arguments = line.split_whitespace().map(OsString::from);
    let Ok(Request::Run(options)) = Options::<G>::parse(arguments) else {
        panic!("{line}");
    };
    let mut out = Vec::new();
    let sound = run(&options, &words, &mut out).expect("a run");
    assert!(words.faults().is_empty(), "{:?}", words.faults());
    (sound, String::from_utf8(out).expect("text"))
}

#[test]
fn the_arena_plays_any_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.csv");
    let line = format!(
        "match --bot thinker --bot random --players 2,3 --games 12 --shift 5 --out {}",
        file.display()
    );
    let (sound, text) = printed::<Fives>(&line);
    assert!(sound, "{text}");
    let csv = std::fs::read_to_string(&file).expect("the results");
    let rows: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(
        rows[0][3..9],
        ["players", "shift", "seat", "bot", "share", "row"]
    );
    assert_eq!(rows[0][9], "held");
    assert_eq!(rows.len(), 1 + 12 * 2 + 12 * 3);
    assert!(rows.iter().all(|row| row.len() == rows[0].len()), "{csv}");
    // The first deal has seed 1, and 5 are added.
    assert_eq!(rows[1][4], "6");
    let ladder = printed::<Fives>("ladder --games 6 --players 3").1;
    assert!(
        ladder.contains("| 3 | thinker | 2 × random | 6 |"),
        "{ladder}"
    );
    let (sound, text) = printed::<Fives>("soak --games 9");
    assert!(sound && text.contains("9 games"), "{text}");
    let (sound, text) = printed::<Fives>("soak --games 2 --stall 3");
    assert!(!sound && text.contains("games stalled 2"), "{text}");
    let sprt = printed::<Fives>("sprt --bot thinker --against random --elo1 200 --games 60").1;
    assert!(sprt.contains("It helps"), "{sprt}");
    for wrong in [
        "match --bot greedy",
        "match --bot random --players 4",
        "match --bot random --board standard",
        "match --bot random --shift much",
    ] {
        let arguments = wrong.split(' ').map(OsString::from);
        assert!(Options::<Fives>::parse(arguments).is_err(), "{wrong}");
    }
    let arguments = "match --bot random@nets".split(' ').map(OsString::from);
    let Ok(Request::Run(options)) = Options::<Fives>::parse(arguments) else {
        panic!("a bot with a folder");
    };
    assert!(run(&options, &Locale::english(), &mut Vec::new()).is_err());
}
