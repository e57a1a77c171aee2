//! Bots are honest: what they may not know makes no difference to what they decide.

use crate::common::{choose, setup};
use std::sync::atomic::AtomicBool;
use two_rivers::random::generator;
use two_rivers::search::{Bot, Budget};
use two_rivers::tigris::bots::{self, Ask};
use two_rivers::tigris::rules::{Decision, Position, Stage, Unheard, View};

/// How often the hidden tiles are dealt anew for a question.
const DEALS: usize = 2;

fn decide(bot: &dyn Bot<Position>, view: &View, evals: u64, seed: u64) -> Option<Decision> {
    bot.decide(&Ask {
        view,
        budget: Budget {
            evals: Some(evals),
            ..Budget::default()
        },
        seed,
        cancel: &AtomicBool::new(false),
    })
}

/// One position of each kind of question, from a random game: an early action, a later one, and the
/// commitments of both sides.
fn questions(number: u64) -> Vec<Position> {
    let mut found: Vec<Position> = Vec::new();
    let mut wanted: Vec<fn(&Position) -> bool> = vec![
        |p| p.table().stage() == Stage::Action && p.table().turns() > 1,
        |p| p.table().stage() == Stage::Action && p.table().turns() > 12,
        |p| matches!(p.table().stage(), Stage::Commit(c) if c.attacker_committed.is_none()),
        |p| matches!(p.table().stage(), Stage::Commit(c) if c.attacker_committed.is_some()),
    ];
    let mut legal = Vec::new();
    // A game may be over before it has seen everything: then the next one goes on.
    for seed in 0.. {
        let mut random = generator(number + 1000 * seed);
        let mut position = Position::new(&setup(number));
        loop {
            if let Some(kind) = wanted.iter().position(|fits| fits(&position)) {
                wanted.remove(kind);
                found.push(position.clone());
            }
            position.legal(&mut legal);
            if wanted.is_empty() {
                return found;
            }
            if legal.is_empty() {
                break;
            }
            let decision = choose(&position, &legal, &mut random);
            position.play(decision, &mut Unheard);
        }
    }
    found
}

#[test]
fn hidden_tiles_dealt_anew_make_no_difference_to_a_decision() {
    // Two, three and four players; between them both boards and all options.
    for number in [5, 16 + 3, 48 + 32 + 10] {
        for position in questions(number) {
            let player = position.decider().expect("somebody decides");
            let view = position.view(player);
            let mut random = generator(number);
            for name in bots::names() {
                let bot = bots::by_name(name).expect("every name has a bot");
                let decision = decide(&*bot, &view, 2000, 7).expect("a decision");
                assert_eq!(view.check(decision), Ok(()), "{name}");
                for _ in 0..DEALS {
                    let other = view.sample(&mut random);
                    assert_ne!(other, position, "nothing was hidden");
                    let also = decide(&*bot, &other.view(player), 2000, 7);
                    assert_eq!(also, Some(decision), "{name}\n{}", position.to_text());
                }
            }
        }
    }
}

#[test]
fn every_bot_answers_every_kind_of_question_with_something_legal() {
    let mut legal = Vec::new();
    for name in bots::names() {
        let bot = bots::by_name(name).expect("every name has a bot");
        for number in [7, 16 + 15, 32 + 6] {
            let mut random = generator(number);
            let mut position = Position::new(&setup(number));
            let mut asked = Vec::new();
            for seed in 0..200 {
                position.legal(&mut legal);
                if legal.is_empty() {
                    break;
                }
                let stage = std::mem::discriminant(&position.table().stage());
                let mut decision = choose(&position, &legal, &mut random);
                // Each kind of moment a few times, with hardly any evaluations: never nothing.
                if asked.iter().filter(|s| **s == stage).count() < 3 {
                    asked.push(stage);
                    let player = position.decider().expect("somebody decides");
                    let answer = decide(&*bot, &position.view(player), 1 + seed, seed);
                    decision = answer.unwrap_or_else(|| panic!("{name}: no answer"));
                }
                let played = position.try_play(decision, &mut Unheard);
                assert_eq!(played, Ok(()), "{name}: {decision}");
            }
            assert!(asked.len() > 6, "{name}: {} questions", asked.len());
        }
    }
}

#[test]
fn the_number_of_threads_makes_no_difference_to_a_number_of_evaluations() {
    let strongest = bots::by_name(bots::STRONGEST).unwrap();
    for position in questions(3) {
        let view = position.view(position.decider().unwrap());
        let [alone, together] = [1, 3].map(|threads| {
            strongest.candidates(&Ask {
                view: &view,
                budget: Budget {
                    evals: Some(40_000),
                    threads,
                    ..Budget::default()
                },
                seed: 5,
                cancel: &AtomicBool::new(false),
            })
        });
        assert_eq!(alone, together);
    }
}
