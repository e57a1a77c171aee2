use super::*;
use crate::babel::rules::{Player, Setup, Stage, Tribe};
use crate::search::{Ask, Beam, Budget, Candidate, Limits, TurnEvaluator, turns};
use std::sync::atomic::AtomicBool;

/// Nobody waits longer for the end of a game.
const LONGEST: usize = 3000;

fn decide(bot: &dyn Bot<Position>, game: &Position, seed: u64) -> Decision {
    let view = game.view(game.decider().unwrap());
    let ask = Ask {
        view: &view,
        budget: Budget::default(),
        seed,
        cancel: &AtomicBool::new(false),
    };
    let decision = bot.decide(&ask).unwrap();
    assert_eq!(view.check(decision), Ok(()));
    assert_eq!(bot.decide(&ask), Some(decision));
    decision
}

/// Plays a game; answers who won it alone, if anybody has.
fn winner(bots: [&dyn Bot<Position>; 2], seed: u64) -> Option<Player> {
    let mut game = Position::new(&Setup::new(seed));
    for step in 0..LONGEST {
        let Some(player) = game.decider() else {
            return game.outcome().unwrap().winner();
        };
        let decision = decide(bots[player.index()], &game, seed ^ step as u64);
        game.try_play(decision, &mut Vec::new()).unwrap();
    }
    panic!("no end of game {seed}");
}

#[test]
fn a_look_ahead_beats_dice() {
    let won = |bots: [&dyn Bot<Position>; 2], player| {
        let games = 0..20;
        games
            .filter(|seed| winner(bots, *seed) == Some(player))
            .count()
    };
    let greedy = won([&Greedy, &Random], Player::Kish) + won([&Random, &Greedy], Player::Ur);
    assert!(greedy >= 36, "{greedy} of 40");
}

#[test]
fn every_bot_is_found_by_its_name() {
    for name in NAMES {
        assert_eq!(by_name(name).map(|bot| bot.name()), Some(name));
    }
    assert!(by_name("lugal").is_none());
}

#[test]
fn whoever_is_not_asked_decides_nothing() {
    let game = Position::new(&Setup::new(1));
    let view = game.view(game.decider().unwrap().other());
    let cancel = AtomicBool::new(false);
    for name in NAMES {
        let bot = by_name(name).unwrap();
        let ask = |view| Ask {
            view,
            budget: Budget::default(),
            seed: 1,
            cancel: &cancel,
        };
        assert_eq!(bot.decide(&ask(&view)), None);
        cancel.store(true, std::sync::atomic::Ordering::Relaxed);
        let own = game.view(game.decider().unwrap());
        assert_eq!(bot.decide(&ask(&own)), None);
        cancel.store(false, std::sync::atomic::Ordering::Relaxed);
    }
}

#[test]
fn half_of_a_full_hand_is_chosen_without_listing_the_ways() {
    let row = "row kish medes aaaaaa";
    let hand = "hand ur aaaaahhhhhhhhhhmmmmmmmmmmpppppppppssssssssss";
    let mut game = crate::babel::rules::testing::position(&format!("{row}\n{hand}\ndeck -"));
    crate::babel::rules::testing::play(&mut game, &["halve 1"]);
    assert_eq!(game.table().stage(), Stage::Discard { count: 22 });
    for name in NAMES {
        decide(&*by_name(name).unwrap(), &game, 3);
    }
}

#[test]
fn what_is_discarded_is_a_choice_even_where_the_best_is_chosen() {
    let text = "row kish medes aaaaaa\nhand ur aahhmpps\ndeck -";
    let mut game = crate::babel::rules::testing::position(text);
    crate::babel::rules::testing::play(&mut game, &["halve 1"]);
    let net = nets::shipped();
    let mut evaluator = net_evaluator::NetEvaluator::new(&net);
    let best = evaluator.discard(&game, 4).0;
    let all = evaluator.discards(&game, 4);
    assert_eq!(all[0].0, best);
    assert!(all.len() > 4, "{all:?}");
    for (at, (cards, _)) in all.iter().enumerate() {
        assert_eq!(game.check(Decision::Discard(*cards)), Ok(()));
        assert!(all[..at].iter().all(|(other, _)| other != cards));
        let shared: u8 = Tribe::ALL.map(|t| cards.of(t).min(best.of(t))).iter().sum();
        assert!(shared >= 3, "{cards:?}");
    }
}

#[test]
fn every_turn_that_is_found_can_be_played_to_its_end() {
    let net = nets::shipped();
    let beam = Beam {
        width: 6,
        longest: 12,
    };
    let mut halved = 0;
    for seed in 0..12 {
        let mut setup = Setup::new(seed);
        setup.options.founding = true;
        let mut game = Position::new(&setup);
        let mut evaluator = net_evaluator::NetEvaluator::new(&net);
        while game.decider().is_some() && game.table().turns() < 20 {
            let found = turns(&game, &beam, 5, &mut evaluator, &Limits::NONE);
            let player = game.decider();
            let mut best = None;
            for turn in found {
                let mut next = game.clone();
                for decision in &turn.decisions {
                    if let Stage::Discard { .. } = next.table().stage() {
                        let answer = evaluator.answer(&next).unwrap();
                        next.try_play(answer, &mut Vec::new()).unwrap();
                        halved += 1;
                    }
                    assert_eq!(next.check(*decision), Ok(()), "{}", game.to_text());
                    next.try_play(*decision, &mut Vec::new()).unwrap();
                }
                assert!(next.decider() != player || next.table().turns() != game.table().turns());
                best.get_or_insert(next);
            }
            game = best.expect("a turn");
        }
    }
    assert!(halved > 0);
}

#[test]
fn a_search_that_is_cut_short_still_answers() {
    let game = Position::new(&Setup::new(3));
    let view = game.view(game.decider().unwrap());
    for name in LEVELS {
        let ask = Ask {
            view: &view,
            budget: Budget {
                evals: Some(1),
                ..Budget::default()
            },
            seed: 1,
            cancel: &AtomicBool::new(false),
        };
        let bot = by_name(name).unwrap();
        assert!(bot.decide(&ask).is_some());
        for Candidate { chance, .. } in bot.candidates(&ask) {
            assert!((0.0..=1.0).contains(&chance), "{name} {chance}");
        }
    }
}

#[test]
fn what_begins_the_same_turn_in_another_order_is_worth_as_much() {
    let bot = by_name(STRONGEST).unwrap();
    let cancel = AtomicBool::new(false);
    let candidates = |game: &Position| {
        let view = game.view(game.decider().unwrap());
        bot.advice(&Ask {
            view: &view,
            budget: Budget {
                evals: Some(20_000),
                ..Budget::default()
            },
            seed: 1,
            cancel: &cancel,
        })
    };
    // Whoever builds both levels 5 has won, and may do other things before.
    let script = include_str!("../../../assets/teaching/babel/chapters/ending.txt");
    let (position, _) = script.split_once("\nplay").unwrap();
    let game = Position::from_text(position).unwrap();
    let found = candidates(&game);
    assert!(found[0].chance > 0.99, "{found:?}");
    // As many as anybody is told of, and more.
    for Candidate { decision, chance } in found.into_iter().take(6) {
        let mut after = game.clone();
        after.try_play(decision, &mut Vec::new()).unwrap();
        let then = candidates(&after)[0].chance;
        assert!(chance > then - 0.1, "{decision}: {chance}, then {then}");
    }
}
