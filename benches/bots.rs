//! How fast the bots think.
//!
//! `cargo bench --no-default-features --bench bots`. Every figure is for whole actions in the middle
//! of two-player games that the net plays with itself, all variants on. Items of `one_ahead` and
//! `rollouts` are evaluations, features and net together, with all that was done for them: decisions
//! listed, played and compared. `only_played` lists and plays the decisions that `one_ahead` values:
//! the difference of the two times is what features and net take.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use std::sync::atomic::AtomicBool;
use two_rivers::random::generator;
use two_rivers::search::{Bot, Budget};
use two_rivers::tigris::bots::{self, Ask};
use two_rivers::tigris::rules::{
    Board, Decision, Options, Position, Seats, Setup, Stage, Unheard, View,
};

const POSITIONS: u64 = 24;
/// A budget that the strongest bot spends in each of these positions.
const EVALUATIONS: u64 = 40_000;

fn main() {
    divan::main();
}

/// A question with this budget of evaluations, or with the bot's own.
fn ask<'a>(view: &'a View, evals: Option<u64>, cancel: &'a AtomicBool) -> Ask<'a> {
    Ask {
        view,
        budget: Budget {
            evals,
            ..Budget::default()
        },
        seed: 3,
        cancel,
    }
}

/// A view from the middle of a game: the first action of a turn after 15 turns.
fn view(seed: u64, net: &dyn Bot<Position>) -> View {
    let mut setup = Setup::new(
        Board::standard(),
        Seats::first(2).expect("two can play"),
        seed,
    );
    setup.options = Options {
        buildings: true,
        wonder: true,
        english: true,
        open_scores: false,
    };
    let mut game = Position::new(&setup);
    loop {
        let decider = game.decider().expect("games last longer than 15 turns");
        let view = game.view(decider);
        if game.table().turns() >= 15 && game.table().stage() == Stage::Action {
            return view;
        }
        let decision = net.decide(&ask(&view, None, &AtomicBool::new(false)));
        game.play(decision.expect("there is one"), &mut Unheard);
    }
}

fn views() -> Vec<View> {
    let net = bots::by_name("net1").expect("it is there");
    (0..POSITIONS)
        .map(|seed| view(seed, net.as_ref()))
        .collect()
}

#[divan::bench]
fn one_ahead(bencher: Bencher) {
    let views = views();
    let net = bots::by_name("net1").expect("it is there");
    let cancel = AtomicBool::new(false);
    let valued = |view: &View, evals| net.candidates(&ask(view, evals, &cancel)).len();
    // As many as are just enough to come to the last decision; that one may take a few more.
    let spent = |view: &View| {
        let all = valued(view, None);
        (1..).find(|evals| valued(view, Some(*evals)) == all)
    };
    let evaluations: u64 = views.iter().filter_map(spent).sum();
    bencher.counter(ItemsCount::new(evaluations)).bench(|| {
        let valued = views.iter().map(|view| black_box(valued(view, None)));
        valued.sum::<usize>()
    });
}

#[divan::bench]
fn only_played(bencher: Bencher) {
    let views = views();
    let net = bots::by_name("net1").expect("it is there");
    let cancel = AtomicBool::new(false);
    let decisions = |view: &View| -> Vec<Decision> {
        let candidates = net.candidates(&ask(view, None, &cancel));
        candidates.iter().map(|found| found.decision).collect()
    };
    let valued: Vec<(Position, Vec<Decision>)> = views
        .iter()
        .map(|view| (view.sample(&mut generator(3)), decisions(view)))
        .collect();
    let count = valued
        .iter()
        .map(|(_, decisions)| decisions.len())
        .sum::<usize>();
    let mut legal = Vec::new();
    bencher.counter(ItemsCount::new(count)).bench_local(|| {
        for (position, decisions) in &valued {
            position.legal(&mut legal);
            black_box(&legal);
            for decision in decisions {
                let mut after = position.clone();
                after.play(*decision, &mut Unheard);
                black_box(&after);
            }
        }
    });
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn rollouts(bencher: Bencher) {
    let views = views();
    let bot = bots::by_name("lugal").expect("it is there");
    let cancel = AtomicBool::new(false);
    let all = EVALUATIONS * views.len() as u64;
    bencher.counter(ItemsCount::new(all)).bench(|| {
        let decide = |view| bot.decide(&ask(view, Some(EVALUATIONS), &cancel));
        views.iter().filter_map(decide).count()
    });
}

#[divan::bench(args = ["turn30", "governor", "lugal"], sample_count = 3, sample_size = 1)]
fn decide(bencher: Bencher, name: &str) {
    let views = views();
    let bot = bots::by_name(name).expect("it is there");
    let cancel = AtomicBool::new(false);
    bencher.counter(ItemsCount::new(views.len())).bench(|| {
        views
            .iter()
            .filter_map(|view| bot.decide(&ask(view, None, &cancel)))
            .count()
    });
}
