//! How fast the rules of the second game are: what a bot's look-ahead is made of.
//!
//! `cargo bench --no-default-features --bench babel`. Every figure is for positions from the middle
//! of random games with the option of founding.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use two_rivers::babel::rules::{Decision, Position, Setup, Stage, Unheard, View};
use two_rivers::random::{below, generator, shuffle};

const POSITIONS: usize = 64;

fn main() {
    divan::main();
}

fn setup(seed: u64) -> Setup {
    let mut setup = Setup::new(seed);
    setup.options.founding = true;
    setup
}

/// A random decision; half of a hand is picked, not listed.
fn choose(position: &Position, legal: &mut Vec<Decision>, random: &mut impl rand::Rng) -> Decision {
    if let (Stage::Discard { count }, Some(asked)) = (position.table().stage(), position.decider())
    {
        let mut cards: Vec<_> = position.hand(asked).iter().collect();
        shuffle(random, &mut cards);
        cards.truncate(usize::from(count));
        return Decision::Discard(cards.into_iter().collect());
    }
    position.legal(legal);
    legal[below(random, legal.len() as u32) as usize]
}

/// Plays on at random, listing the legal decisions each time; answers how many were played.
fn play(position: &mut Position, most: usize, random: &mut impl rand::Rng) -> usize {
    let mut legal = Vec::with_capacity(256);
    for played in 0..most {
        if position.decider().is_none() {
            return played;
        }
        let decision = choose(position, &mut legal, random);
        position.play(decision, &mut Unheard);
    }
    most
}

/// Positions from the middle of games, each with a legal decision.
fn positions() -> Vec<(Position, Decision)> {
    let middle = |seed: u64| {
        let mut random = generator(seed);
        let mut position = Position::new(&setup(seed));
        play(&mut position, 40, &mut random);
        position.decider()?;
        let decision = choose(&position, &mut Vec::new(), &mut random);
        Some((position, decision))
    };
    (0..).filter_map(middle).take(POSITIONS).collect()
}

/// A copy of a position.
#[divan::bench]
fn clone_a_position(bencher: Bencher) {
    let positions = positions();
    let bencher = bencher.counter(ItemsCount::new(POSITIONS));
    bencher.bench_local(|| {
        for (position, _) in &positions {
            black_box(position.clone());
        }
    });
}

/// All legal decisions of a position.
#[divan::bench]
fn list_decisions(bencher: Bencher) {
    let positions = positions();
    let mut legal = Vec::with_capacity(256);
    let bencher = bencher.counter(ItemsCount::new(POSITIONS));
    bencher.bench_local(|| {
        for (position, _) in &positions {
            position.legal(&mut legal);
            black_box(&legal);
        }
    });
}

/// A copy of a position, and a decision played on it.
#[divan::bench]
fn clone_and_play(bencher: Bencher) {
    let positions = positions();
    let bencher = bencher.counter(ItemsCount::new(POSITIONS));
    bencher.bench_local(|| {
        for (position, decision) in &positions {
            let mut next = position.clone();
            next.play(*decision, &mut Unheard);
            black_box(&next);
        }
    });
}

/// A whole position dealt behind a view.
#[divan::bench]
fn sample_a_view(bencher: Bencher) {
    let views: Vec<View> = positions()
        .iter()
        .map(|(position, _)| position.view(position.table().active()))
        .collect();
    let mut random = generator(5);
    let bencher = bencher.counter(ItemsCount::new(POSITIONS));
    bencher.bench_local(|| {
        for view in &views {
            black_box(view.sample(&mut random));
        }
    });
}

/// Whole random games, decisions counted.
#[divan::bench]
fn play_a_game(bencher: Bencher) {
    let game = |seed: u64| {
        let mut position = Position::new(&setup(seed));
        play(&mut position, 2000, &mut generator(seed))
    };
    let mut seeds = (0..16).cycle();
    bencher
        .with_inputs(|| seeds.next().unwrap_or_default())
        .input_counter(move |seed| ItemsCount::new(game(*seed)))
        .bench_local_values(|seed| black_box(game(seed)));
}
