//! More games than anybody waits for, with everything that must hold in any: `scripts/soak`.

use super::tigris::{laws, properties};
use super::{babel, common};
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use two_rivers::random::generator;
use two_rivers::tigris::rules::Stage;

/// How many games, of both kinds together, unless `TWO_RIVERS_GAMES` says otherwise.
const GAMES: u64 = 100_000;

/// Rare moments are looked at closely in every so manieth of them, by what costs much.
const CLOSELY: u64 = 97;

#[test]
#[ignore = "takes an hour"]
fn random_games_keep_every_law() {
    let games = match std::env::var("TWO_RIVERS_GAMES") {
        Ok(said) => said.parse().expect("TWO_RIVERS_GAMES is a number"),
        Err(_) => GAMES,
    };
    let next = AtomicU64::new(0);
    let work = || {
        let mut found = Found::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return found;
            }
            let played = catch_unwind(AssertUnwindSafe(|| one(number, &mut found)));
            if let Err(why) = played {
                println!("game {number} breaks a law");
                resume_unwind(why);
            }
            if (number + 1).is_multiple_of(1000) {
                println!("{} games", number + 1);
            }
        }
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let found: Vec<Found> = std::thread::scope(|scope| {
        let all: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        let joined = all.into_iter().map(|one| one.join());
        joined.map(|found| found.expect("every law")).collect()
    });
    let decisions: u64 = found.iter().map(|f| f.decisions).sum();
    let longest = found.iter().map(|f| f.longest).max();
    let seen: BTreeSet<_> = found.iter().flat_map(|f| &f.seen).collect();
    println!("{games} games, {decisions} decisions, the longest game {longest:?}; seen: {seen:?}");
}

/// What was met on the way.
#[derive(Default)]
struct Found {
    decisions: u64,
    longest: u64,
    seen: BTreeSet<&'static str>,
}

/// Games of both kinds in turns; boards, counts of players and variants follow from the number.
fn one(number: u64, found: &mut Found) {
    let length = match number % 2 {
        0 => of_tigris(number / 2, &mut found.seen),
        _ => of_babel(number / 2),
    };
    found.decisions += length;
    found.longest = found.longest.max(length);
}

fn of_tigris(number: u64, seen: &mut BTreeSet<&'static str>) -> u64 {
    laws::keeps_every_law(number, seen);
    // The same game once more, now with what looks at one position for long.
    let everything = properties::everything();
    let mut random = generator(number);
    let mut legal = Vec::new();
    let mut length = 0;
    common::play_out(&common::setup(number), number, 3000, |before, _, _, _| {
        length += 1;
        match (length + number) % CLOSELY {
            0 => properties::check_listed(before, &everything, &mut legal),
            10 => properties::check_refused(before, everything.iter()),
            20 | 50 | 80 => properties::check_views(before, &mut legal, &mut random),
            30 | 60 | 90 if matches!(before.table().stage(), Stage::Action | Stage::End) => {
                properties::check_text(before, &mut legal, &mut random);
            }
            _ => {}
        }
    });
    length
}

fn of_babel(number: u64) -> u64 {
    use babel::properties::{
        LONGEST, check_cards, check_events, check_listed, check_text, check_totals, every_decision,
    };
    use two_rivers::babel::rules::Stage;
    let all = every_decision();
    let mut legal = Vec::new();
    let mut length = 0;
    // Temples that are destroyed again and again make a game long, but not endless.
    let most = 20 * LONGEST;
    let end = babel::play_out(
        &babel::setup(number),
        most,
        |before, decision, events, after| {
            length += 1;
            check_cards(after);
            check_totals(before, decision, after);
            check_events(before, decision, events, after);
            check_text(after);
            let asked = matches!(before.table().stage(), Stage::Discard { .. });
            if (length + number).is_multiple_of(CLOSELY) && !asked {
                check_listed(before, &all, &mut legal);
            }
        },
    );
    assert!(end.table().ending().is_some(), "game {number} did not end");
    length
}
