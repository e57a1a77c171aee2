//! Games of bots against each other.

use super::*;
use crate::search::{Estimate, Evaluator, Limits, Valued, whole_turn};
use crate::tigris::rules::testing::position;
use crate::tigris::rules::{Board, Dynasty, Event, Options, Seats, Setup, Stage, Unheard, View};
use std::sync::atomic::Ordering;
use std::time::Duration;

fn setup(players: usize, seed: u64) -> Setup {
    let board = if seed.is_multiple_of(2) {
        Board::standard()
    } else {
        Board::advanced()
    };
    let mut setup = Setup::new(board, Seats::first(players).unwrap(), seed);
    setup.options = Options {
        buildings: seed & 2 != 0,
        wonder: seed & 4 != 0,
        english: seed & 8 != 0,
        open_scores: false,
    };
    setup
}

/// Plays a game to its end; `None` if it takes longer than any game should.
fn game(bots: &[&dyn Bot<Position>], setup: &Setup) -> Option<Position> {
    let mut game = Position::new(setup);
    for n in 0..5_000 {
        let Some(player) = game.decider() else {
            return Some(game);
        };
        let seat = setup.seats.iter().position(|d| d == player)?;
        let decision = answer(bots[seat], &game, setup.seed ^ n)?;
        game.try_play(decision, &mut Unheard).ok()?;
    }
    None
}

#[test]
fn every_name_has_a_bot() {
    for name in names() {
        assert_eq!(by_name(name).map(|bot| bot.name()), Some(*name));
    }
    assert!(by_name("nobody").is_none());
}

#[test]
fn games_of_greedy_bots_always_end() {
    for seed in 0..12 {
        let players = 2 + seed as usize % 3;
        let end = game(&[&Greedy as &dyn Bot<Position>; 4], &setup(players, seed)).expect("an end");
        assert!(end.table().turns() <= 153, "seed {seed}");
    }
}

#[test]
fn games_of_random_bots_end() {
    for seed in 0..4 {
        assert!(
            game(&[&Random as &dyn Bot<Position>; 4], &setup(3, seed)).is_some(),
            "seed {seed}"
        );
    }
}

#[test]
fn greedy_beats_random() {
    let wins = (0..10)
        .filter(|seed| {
            let setup = setup(2, *seed);
            let greedy = setup.seats.as_slice()[*seed as usize % 2];
            let bots: [&dyn Bot<Position>; 2] = if seed % 2 == 0 {
                [&Greedy, &Random]
            } else {
                [&Random, &Greedy]
            };
            let end = game(&bots, &setup).unwrap();
            let outcome = end.outcome().unwrap();
            outcome.winners().any(|winner| winner == greedy)
        })
        .count();
    assert!(wins >= 9, "{wins} of 10");
}

#[test]
fn a_decision_depends_on_the_view_alone() {
    let mut game = Position::new(&setup(3, 6));
    let mut random = crate::random::generator(99);
    for n in 0..60 {
        let Some(player) = game.decider() else { break };
        let decision = answer(&Greedy, &game, n).unwrap();
        // The hidden tiles dealt anew, the view is the same, so the answer is.
        let other = game.view(player).sample(&mut random);
        assert_eq!(other.view(player), game.view(player));
        assert_eq!(answer(&Greedy, &other, n), Some(decision));
        game.play(decision, &mut Unheard);
    }
}

/// A question about this view without limits.
fn asked<'a>(view: &'a View, cancel: &'a AtomicBool) -> Ask<'a> {
    Ask {
        view,
        budget: Budget::default(),
        seed: 3,
        cancel,
    }
}

#[test]
fn with_two_players_the_better_decision_has_the_higher_chance() {
    let (net, cancel) = (by_name("net1").unwrap(), AtomicBool::new(false));
    let mut game = Position::new(&setup(2, 5));
    for n in 0..40 {
        let view = game.view(game.decider().unwrap());
        let all = net.candidates(&asked(&view, &cancel));
        assert!(all.is_sorted_by(|a, b| a.chance >= b.chance), "{n}");
        game.play(all[0].decision, &mut Unheard);
    }
}

#[test]
fn who_has_won_is_as_good_as_certain_of_it() {
    let nets = Nets::shipped();
    for seed in 0..6 {
        let setup = setup(2, seed);
        let end = game(&[&Greedy as &dyn Bot<Position>; 2], &setup).unwrap();
        let outcome = end.outcome().unwrap();
        let shared = outcome.winners().count() > 1;
        for dynasty in setup.seats.iter() {
            let mut evaluator = NetEvaluator::new(nets.of(2), &end, dynasty);
            let now = evaluator.now(&end, dynasty);
            let chance = evaluator.chance(&now);
            let won = outcome.winners().any(|winner| winner == dynasty);
            let fits = match (shared, won) {
                (true, _) => (0.4..0.6).contains(&chance),
                (false, true) => chance > 0.99,
                (false, false) => chance < 0.01,
            };
            assert!(fits, "seed {seed}: {dynasty:?} won: {won}, chance {chance}");
        }
    }
}

#[test]
fn candidates_are_legal_and_sorted_and_cancelling_ends_them() {
    let game = Position::new(&setup(4, 1));
    let view = game.view(game.decider().unwrap());
    let cancel = AtomicBool::new(false);
    let mut ask = asked(&view, &cancel);
    let all = Greedy.candidates(&ask);
    assert!(all.is_sorted_by(|a, b| a.chance >= b.chance));
    assert!(all.iter().all(|c| view.check(c.decision).is_ok()));
    assert!(all.iter().all(|c| (0.0..=1.0).contains(&c.chance)));
    ask.budget.evals = Some(5);
    assert!((1..=6).contains(&Greedy.candidates(&ask).len()));
    cancel.store(true, Ordering::Relaxed);
    assert!(Greedy.candidates(&ask).is_empty());
    let idle = game.table().seats().next(game.decider().unwrap());
    let view = game.view(idle);
    let cancel = AtomicBool::new(false);
    let ask = Ask {
        view: &view,
        budget: Budget::default(),
        seed: 3,
        cancel: &cancel,
    };
    assert!(Greedy.decide(&ask).is_none());
}

/// Finds every first action as good as any other, and markets the best second one.
struct Even;

impl Evaluator<Position> for Even {
    fn keep_sensible(&self, _: &Position, _: &mut Vec<Decision>) {}

    fn keep_one_of_a_kind(&self, _: &Position, _: &mut Vec<Decision>) {}

    fn after(&mut self, game: &Position, decision: Decision) -> Estimate {
        let last = game.table().actions_left() < 2;
        let market = decision.to_string().starts_with("place M");
        let win = if last && market { 0.7 } else { 0.5 };
        Estimate { win, margin: win }
    }

    fn now(&mut self, _: &Position, _: Dynasty) -> Estimate {
        Estimate::default()
    }

    fn worth(&self, estimate: &Estimate) -> f32 {
        estimate.win
    }

    fn is_settled(&self, _: &Position) -> bool {
        true
    }

    fn is_blind(&self, decision: &Decision) -> bool {
        matches!(decision, Decision::Swap(_) | Decision::End)
    }

    fn evals(&self) -> u64 {
        0
    }

    fn count(&mut self, _: u64) {}

    fn fork(&self) -> Even {
        Even
    }
}

#[test]
fn what_cannot_be_looked_at_is_not_thought_worse_for_that() {
    let game = position("hand archer TTMMMM", "T@f4 kA@f5");
    let view = game.view(Dynasty::Archer);
    let ask: Ask = Ask {
        view: &view,
        budget: Budget::default(),
        seed: 1,
        cancel: &AtomicBool::new(false),
    };
    let limits = Limits::of(&ask, Budget::default());
    let valued = whole_turn(&game, usize::MAX, &mut Even, &limits);
    let swaps = |v: &&Valued<Decision>| matches!(v.decision, Decision::Swap(_));
    assert!(valued.iter().filter(swaps).count() > 0);
    for found in &valued {
        // Half of the 0.2 that a market adds.
        let win = found.estimate.win;
        assert!((win - 0.6).abs() < 1e-3, "{}: {win}", found.decision);
    }
}

/// Run by hand: `cargo test --no-default-features --lib -- --ignored --nocapture measured`.
#[test]
#[ignore = "a measurement of minutes"]
fn measured_over_500_games() {
    let (mut turns, mut longest, mut decisions, mut slowest) = (0_u32, 0, 0_u32, Duration::ZERO);
    let mut thought = Duration::ZERO;
    let mut kinds = std::collections::BTreeMap::<String, u32>::new();
    let mut endings = std::collections::BTreeMap::<String, u32>::new();
    let (mut lowest, mut players) = (0_u32, 0_u32);
    for seed in 0..500 {
        let setup = setup(2 + (seed / 16) as usize % 3, seed);
        let mut game = Position::new(&setup);
        let mut n = 0;
        while game.decider().is_some() {
            let began = std::time::Instant::now();
            let decision = answer(&Greedy, &game, n).unwrap();
            slowest = slowest.max(began.elapsed());
            thought += began.elapsed();
            let word = decision.to_string();
            let mut word = word.split(' ').next().unwrap_or_default().to_string();
            if let Decision::Lead(leader, _) = decision
                && game.table().leader(game.table().active(), leader).is_some()
            {
                word.push_str(" (move)");
            }
            *kinds.entry(word).or_default() += 1;
            let before = game.table().stage();
            let mut events = Vec::new();
            game.try_play(decision, &mut events).unwrap();
            for event in events {
                if let (Event::ConflictEnded { kind, winner, .. }, Stage::Commit(conflict)) =
                    (event, before)
                {
                    let attacker = conflict.attacker == winner;
                    let whose = conflict.attacker == game.table().active();
                    let text = format!("{kind} won by attacker {attacker}, who was active {whose}");
                    *kinds.entry(text).or_default() += 1;
                }
            }
            n += 1;
            assert!(n < 5_000, "seed {seed} stalls");
        }
        decisions += n as u32;
        turns += u32::from(game.table().turns());
        longest = longest.max(game.table().turns());
        let ending = format!("{:?}", game.table().ending());
        *endings.entry(ending).or_default() += 1;
        for standing in game.outcome().unwrap().standings {
            lowest += u32::from(standing.ascending()[0]);
            players += 1;
        }
    }
    println!(
        "500 games: {} turns on average, {longest} at most; {} decisions on average, {:?} each, \
         {slowest:?} at most; lowest colour {:.2} on average; {endings:?}; {kinds:?}",
        turns / 500,
        decisions / 500,
        thought / decisions,
        f64::from(lowest) / f64::from(players),
    );
}

/// Run by hand like the one above.
#[test]
#[ignore = "a measurement of a minute"]
fn measured_against_random() {
    for players in 2..=4 {
        let won = |seed: &u64| {
            let setup = setup(players, *seed);
            let seat = *seed as usize % players;
            let mut bots: Vec<&dyn Bot<Position>> = vec![&Random; players];
            bots[seat] = &Greedy;
            let outcome = game(&bots, &setup).unwrap().outcome().unwrap();
            outcome.winners().any(|d| d == setup.seats.as_slice()[seat])
        };
        let wins = (0..100).filter(won).count();
        println!("greedy wins {wins} of 100 games with {players} players, the others random");
    }
}

#[test]
fn a_bot_answers_to_its_earlier_name() {
    assert_eq!(by_name("trader").map(|bot| bot.name()), Some("judge"));
    assert!(!names().contains(&"trader"));
}
