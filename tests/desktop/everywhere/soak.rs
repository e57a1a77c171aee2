//! More games of bots than anybody waits for, through the queue of one desktop: `scripts/soak`.

use crate::babel::table as babel;
use crate::support::Desktop;
use crate::table::mirror;
use std::time::Instant;
use two_rivers::babel::rules::Options as BabelOptions;
use two_rivers::tigris::rules::{Board, Options};

/// How many games, unless `TWO_RIVERS_GAMES` says otherwise: of every five one is of Babel.
const GAMES: u64 = 500;

/// By then everything that is kept for good has been made: pictures, buffers, autosaves.
const WARM: u64 = 50;

/// How much more memory the other games may take, in kilobytes: what the allocator leaves in pieces,
/// and far less than a forgotten game in each.
const ROOM: u64 = 48 * 1024;

#[test]
#[ignore = "takes an hour"]
fn games_of_bots_are_mirrored_and_memory_stays_flat() {
    let games = match std::env::var("TWO_RIVERS_GAMES") {
        Ok(said) => said.parse().expect("TWO_RIVERS_GAMES is a number"),
        Err(_) => GAMES,
    };
    let mut desktop = Desktop::open();
    let began = Instant::now();
    let mut warm = None;
    tell(0, began);
    for number in 0..games {
        match number % 5 {
            4 => {
                let seed = number / 5;
                let options = BabelOptions {
                    founding: seed & 1 != 0,
                    handicap: seed & 2 != 0,
                };
                babel::is_mirrored(&mut desktop, options, seed);
            }
            _ => of_tigris(&mut desktop, number - number / 5),
        }
        if (number + 1) % 25 == 0 {
            tell(number + 1, began);
        }
        if number + 1 == WARM {
            warm = memory();
        }
    }
    if let (Some(warm), Some(now)) = (warm, memory()) {
        println!("after {WARM} games {warm} kB, at the end {now} kB");
        assert!(now < warm + ROOM, "{warm} kB became {now} kB");
    }
}

/// All mixes of the four variants, all counts of players, both boards.
fn of_tigris(desktop: &mut Desktop, seed: u64) {
    let options = Options {
        buildings: seed & 1 != 0,
        wonder: seed & 2 != 0,
        english: seed & 4 != 0,
        open_scores: seed & 8 != 0,
    };
    let players = 2 + (seed / 16 % 3) as usize;
    let board = match seed / 48 % 2 {
        0 => Board::standard(),
        _ => Board::advanced(),
    };
    mirror::is_mirrored(desktop, board, players, options, seed);
}

fn tell(games: u64, began: Instant) {
    let seconds = began.elapsed().as_secs();
    match memory() {
        Some(kilobytes) => println!("{games} games, {kilobytes} kB, {seconds} s"),
        None => println!("{games} games, {seconds} s"),
    }
}

/// What of the program lies in memory, in kilobytes; only Linux says so.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix(" kB")?.trim().parse().ok()
}
