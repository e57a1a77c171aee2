//! Bots are honest and quick: what they may not know makes no difference to what they decide, what
//! they decide is legal, and their games come to an end.

use super::{choose, setup};
use std::sync::atomic::AtomicBool;
use two_rivers::babel::bots;
use two_rivers::babel::rules::{Decision, Position, Stage, Unheard, View};
use two_rivers::random::generator;
use two_rivers::search::{Ask, Bot, Budget, Candidate};

/// How often the hidden cards are dealt anew for a question.
const DEALS: usize = 3;

/// Nobody waits longer for the end of a game of bots.
const LONGEST: usize = 3000;

fn consider(
    bot: &dyn Bot<Position>,
    view: &View,
    budget: Budget,
    seed: u64,
) -> Vec<Candidate<Decision>> {
    bot.candidates(&Ask {
        view,
        budget,
        seed,
        cancel: &AtomicBool::new(false),
    })
}

fn evals(evals: u64) -> Budget {
    Budget {
        evals: Some(evals),
        ..Budget::default()
    }
}

/// Positions of random games: the beginnings of turns, their middles, and discards.
fn questions(number: u64) -> Vec<Position> {
    let mut wanted: Vec<fn(&Position) -> bool> = vec![
        |p| p.table().stage() == Stage::Action && p.table().turns() == 2,
        |p| p.table().stage() == Stage::Action && p.table().turns() == 9,
        |p| p.table().stage() == Stage::Action && p.table().undoable() == 3,
        |p| matches!(p.table().stage(), Stage::Discard { count: 2.. }),
    ];
    let mut found = Vec::new();
    let mut legal = Vec::new();
    // A game may be over before it has seen everything: then the next one goes on.
    for deal in 0.. {
        let mut random = generator(number + 1000 * deal);
        let mut position = Position::new(&setup(number + 1000 * deal));
        while position.decider().is_some() {
            if let Some(kind) = wanted.iter().position(|fits| fits(&position)) {
                wanted.remove(kind);
                found.push(position.clone());
            }
            if wanted.is_empty() {
                return found;
            }
            let decision = choose(&position, &mut legal, &mut random);
            position.play(decision, &mut Unheard);
        }
    }
    found
}

#[test]
fn hidden_cards_dealt_anew_make_no_difference_to_a_decision() {
    for number in 0..4 {
        for position in questions(number) {
            let player = position.decider().expect("somebody decides");
            let view = position.view(player);
            let mut random = generator(number);
            for name in bots::NAMES {
                let bot = bots::by_name(name).expect("every name has a bot");
                let found = consider(&*bot, &view, evals(3000), 7);
                let decision = found.first().expect("a decision").decision;
                assert_eq!(view.check(decision), Ok(()), "{name}");
                for _ in 0..DEALS {
                    let other = view.sample(&mut random);
                    assert_ne!(other, position, "nothing was hidden");
                    let also = consider(&*bot, &other.view(player), evals(3000), 7);
                    assert_eq!(also, found, "{name}\n{}", position.to_text());
                }
            }
        }
    }
}

#[test]
fn every_level_plays_legal_decisions_to_the_end_of_a_game() {
    for (number, name) in bots::NAMES.into_iter().enumerate() {
        let bot = bots::by_name(name).expect("every name has a bot");
        let mut game = Position::new(&setup(number as u64));
        let mut decided = 0;
        while let Some(player) = game.decider() {
            // Hardly any evaluations now and then: never nothing.
            let budget = evals(if decided % 7 == 0 { 1 } else { 400 });
            let found = consider(&*bot, &game.view(player), budget, decided as u64);
            let decision = found.first().unwrap_or_else(|| panic!("{name}: no answer"));
            let played = game.try_play(decision.decision, &mut Unheard);
            assert_eq!(played, Ok(()), "{name}: {}", decision.decision);
            decided += 1;
            assert!(decided < LONGEST, "{name} stalls");
        }
    }
}

#[test]
fn the_number_of_threads_makes_no_difference_to_a_number_of_evaluations() {
    let strongest = bots::by_name(bots::STRONGEST).expect("there is one");
    for position in questions(3) {
        let view = position.view(position.decider().expect("somebody decides"));
        let [alone, together] = [1, 3].map(|threads| {
            let budget = Budget {
                threads,
                ..evals(20_000)
            };
            consider(&*strongest, &view, budget, 5)
        });
        assert_eq!(alone, together);
    }
}

#[test]
fn hints_are_first_decisions_of_turns_with_falling_chances() {
    let strongest = bots::by_name(bots::STRONGEST).expect("there is one");
    let mut legal = Vec::new();
    for number in 0..4 {
        let game = Position::new(&setup(number));
        let view = game.view(game.decider().expect("somebody begins"));
        let found = consider(&*strongest, &view, evals(10_000), 1);
        view.legal(&mut legal);
        // Each legal decision once: a hint can say of anything how good it is.
        assert_eq!(found.len(), legal.len());
        assert!(found.iter().all(|hint| legal.contains(&hint.decision)));
        assert!(found.iter().all(|hint| (0.0..=1.0).contains(&hint.chance)));
        let chances: Vec<f32> = found.iter().map(|hint| hint.chance).collect();
        assert!(chances.is_sorted_by(|a, b| a >= b), "{chances:?}");
    }
}

#[test]
fn a_turn_that_wins_is_found_and_ended() {
    // Fifteen against less than ten: a move, a card, and the sixth level win at once.
    let text = "game babel
active kish
marker kish medes
marker ur quarry
hand kish ahp
hand ur pps
row kish assyrians aahmps
row kish medes aah
temple kish assyrians 1 2 3 4 5
temple kish medes 1 2 3
temple kish sumerians 1 2 3 4 5 6
column kish 1 6
column ur 1
supply 3 4 5 2
deck ahmps
discards -
seed 1
end";
    for name in ["foreman", "builder", "architect"] {
        let bot = bots::by_name(name).expect("every name has a bot");
        let mut game = Position::from_text(text).expect("a position");
        let player = game.decider().expect("kish decides");
        let mut played = Vec::new();
        while game.decider() == Some(player) && played.len() < 6 {
            let found = consider(&*bot, &game.view(player), Budget::default(), 1);
            let decision = found.first().expect("a decision").decision;
            played.push(decision.to_string());
            game.play(decision, &mut Unheard);
        }
        assert!(game.table().ending().is_some(), "{name}: {played:?}");
    }
}
