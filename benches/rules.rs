//! How fast the rules are: what a bot's look-ahead is made of.
//!
//! `cargo bench --no-default-features` (or `cargo bench-rules`). Every figure is for positions from
//! the middle of random games of three players on the standard board, all variants on.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use two_rivers::random::{below, generator};
use two_rivers::tigris::rules::{Board, Decision, Options, Position, Seats, Setup, Unheard, View};

const POSITIONS: usize = 64;

fn main() {
    divan::main();
}

fn setup(seed: u64) -> Setup {
    let seats = Seats::first(3).expect("three can play");
    let mut setup = Setup::new(Board::standard(), seats, seed);
    setup.options = Options {
        buildings: true,
        wonder: true,
        english: false,
        open_scores: false,
    };
    setup
}

/// A random decision of a random kind: without the kinds, games would be little but swaps.
fn choose(legal: &[Decision], random: &mut impl rand::Rng) -> Decision {
    let mut pick = || legal[below(random, legal.len() as u32) as usize];
    let kind = std::mem::discriminant(&pick());
    let tries: [Decision; 4] = std::array::from_fn(|_| pick());
    let places = |d: &&Decision| matches!(d, Decision::Place(..));
    let alike = |d: &&Decision| std::mem::discriminant(*d) == kind;
    let chosen = tries.iter().find(places).or(tries.iter().find(alike));
    *chosen.unwrap_or(&tries[0])
}

/// Plays on at random, listing the legal decisions each time; answers how many were played.
fn play(position: &mut Position, most: usize, random: &mut impl rand::Rng) -> usize {
    let mut legal = Vec::with_capacity(1024);
    for played in 0..most {
        position.legal(&mut legal);
        if legal.is_empty() {
            return played;
        }
        position.play(choose(&legal, random), &mut Unheard);
    }
    most
}

/// Positions from the middle of games, each with some legal decisions.
fn positions() -> Vec<(Position, Vec<Decision>)> {
    (0..POSITIONS as u64)
        .map(|seed| {
            let mut random = generator(seed);
            let mut position = Position::new(&setup(seed));
            play(&mut position, 60, &mut random);
            let mut legal = Vec::new();
            position.legal(&mut legal);
            let some = (0..16).map(|_| choose(&legal, &mut random)).collect();
            (position, some)
        })
        .collect()
}

/// A copy of a position.
#[divan::bench]
fn clone_a_position(bencher: Bencher) {
    let positions = positions();
    bencher.counter(ItemsCount::new(POSITIONS)).bench_local(|| {
        for (position, _) in &positions {
            black_box(black_box(position).clone());
        }
    });
}

/// All kingdoms of a table, as an evaluation needs them.
#[divan::bench]
fn find_the_kingdoms(bencher: Bencher) {
    let positions = positions();
    bencher.counter(ItemsCount::new(POSITIONS)).bench_local(|| {
        for (position, _) in &positions {
            black_box(black_box(position).table().kingdoms());
        }
    });
}

/// What connects to each leader: one flood each, the table's mask of pieces included.
#[divan::bench]
fn flood_from_the_leaders(bencher: Bencher) {
    let positions = positions();
    let leaders = |(p, _): &(Position, _)| p.table().standing().len() as usize;
    let count: usize = positions.iter().map(leaders).sum();
    bencher.counter(ItemsCount::new(count)).bench_local(|| {
        for (position, _) in &positions {
            for leader in position.table().standing() {
                black_box(black_box(position).table().group(leader));
            }
        }
    });
}

/// A position sampled from a view: the unseen tiles dealt at random.
#[divan::bench]
fn sample_a_view(bencher: Bencher) {
    let decider = |p: &Position| p.decider().unwrap_or(p.table().active());
    let views: Vec<View> = positions()
        .iter()
        .map(|(p, _)| p.view(decider(p)))
        .collect();
    let mut random = generator(1);
    bencher.counter(ItemsCount::new(POSITIONS)).bench_local(|| {
        for view in &views {
            black_box(black_box(view).sample(&mut random));
        }
    });
}

/// All legal decisions of a position, into a buffer that is used again.
#[divan::bench]
fn list_legal_decisions(bencher: Bencher) {
    let positions = positions();
    let mut legal = Vec::with_capacity(1024);
    bencher.counter(ItemsCount::new(POSITIONS)).bench_local(|| {
        for (position, _) in &positions {
            black_box(position).legal(&mut legal);
            black_box(&legal);
        }
    });
}

/// A decision played on a copy, the copying included.
#[divan::bench]
fn play_a_random_decision(bencher: Bencher) {
    let positions = positions();
    let count: usize = positions.iter().map(|(_, some)| some.len()).sum();
    bencher.counter(ItemsCount::new(count)).bench_local(|| {
        for (position, some) in &positions {
            for decision in some {
                let mut copy = black_box(position).clone();
                copy.play(*decision, &mut Unheard);
                // By reference: to hand it over would copy it once more.
                black_box(&copy);
            }
        }
    });
}

/// A whole game, with the legal decisions listed before each is played at random.
#[divan::bench(sample_count = 50)]
fn finish_a_random_game(bencher: Bencher) {
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| {
        seed += 1;
        let mut position = Position::new(&setup(seed));
        let played = play(&mut position, usize::MAX, &mut generator(seed));
        black_box((position, played))
    });
}

/// What a drop would bring about: what is told at the pointer while a piece is held. Each must take
/// less than a millisecond; this prints how many are told per second.
#[divan::bench]
fn forecast_a_drop(bencher: Bencher) {
    let positions = positions();
    let count: usize = positions.iter().map(|(_, legal)| legal.len()).sum();
    bencher.counter(ItemsCount::new(count)).bench_local(|| {
        for (position, legal) in &positions {
            for decision in legal {
                black_box(black_box(position).forecast(*decision)).ok();
            }
        }
    });
}

/// All that is asked once when a piece is taken up: the outcome of every legal cell for it.
#[divan::bench]
fn forecast_every_cell_of_a_leader(bencher: Bencher) {
    let positions = positions();
    let leader = two_rivers::tigris::rules::Colour::Red;
    bencher.counter(ItemsCount::new(POSITIONS)).bench_local(|| {
        for (position, _) in &positions {
            for cell in position.table().cells_for_leader(leader) {
                black_box(position.forecast(Decision::Lead(leader, cell))).ok();
            }
        }
    });
}
