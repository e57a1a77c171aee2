//! The tests of the second game.

mod bots;
mod golden;
mod luck;
mod naive;
mod perft;
pub mod properties;
mod records;
mod views;

use two_rivers::babel::rules::{Decision, Event, Options, Position, Setup, Stage};
use two_rivers::random::{below, generator, shuffle};

/// A set-up by number: the two options take turns.
pub fn setup(number: u64) -> Setup {
    let mut setup = Setup::new(number);
    setup.options = Options {
        founding: number & 1 != 0,
        handicap: number & 2 != 0,
    };
    setup
}

/// A random decision, but one that makes things happen: cards gather with their like, temples rise,
/// runs are used. Half of a hand is picked, not listed.
pub fn choose(
    position: &Position,
    legal: &mut Vec<Decision>,
    random: &mut super::common::Random,
) -> Decision {
    if let Stage::Discard { count } = position.table().stage() {
        let asked = position.decider().expect("somebody is asked");
        let mut cards: Vec<_> = position.hand(asked).iter().collect();
        shuffle(random, &mut cards);
        cards.truncate(usize::from(count));
        return Decision::Discard(cards.into_iter().collect());
    }
    position.legal(legal);
    let pick = |from: &[Decision], random: &mut _| from[below(random, from.len() as u32) as usize];
    let of = |fits: fn(&Decision) -> bool| legal.iter().copied().filter(fits).collect::<Vec<_>>();
    let builds = of(|d| {
        matches!(
            d,
            Decision::Build(_) | Decision::Leap(..) | Decision::Rob(_)
        )
    });
    let settles = of(|d| matches!(d, Decision::Settle(_)));
    let halves = of(|d| matches!(d, Decision::Halve(_)));
    match below(random, 10) {
        0 if !halves.is_empty() => pick(&halves, random),
        0..4 if !builds.is_empty() => pick(&builds, random),
        4..7 if !settles.is_empty() => {
            let alike = |decision: &Decision| match decision {
                Decision::Settle(card) => {
                    let table = position.table();
                    let at = table.marker(table.active()).expect("a territory");
                    table.row(table.active(), at).last() == Some(*card)
                }
                _ => false,
            };
            let same = settles.iter().copied().find(alike);
            same.unwrap_or_else(|| pick(&settles, random))
        }
        // Few turns are wasted.
        _ => match pick(legal, random) {
            Decision::End if legal.len() > 1 && below(random, 4) > 0 => {
                let others = of(|d| *d != Decision::End);
                pick(&others, random)
            }
            decision => decision,
        },
    }
}

/// Plays a random game to its end (or to `most` decisions) and shows every step.
pub fn play_out(
    setup: &Setup,
    most: usize,
    mut step: impl FnMut(&Position, Decision, &[Event], &Position),
) -> Position {
    let mut random = generator(setup.seed ^ 0xBABE);
    let mut position = Position::new(setup);
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    for _ in 0..most {
        if position.decider().is_none() {
            break;
        }
        let decision = choose(&position, &mut legal, &mut random);
        let before = position.clone();
        events.clear();
        position
            .try_play(decision, &mut events)
            .expect("a legal decision");
        step(&before, decision, &events, &position);
    }
    position
}
