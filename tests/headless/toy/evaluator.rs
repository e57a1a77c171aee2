//! A trivial sense of the small card game, and a bot that searches with it.

use super::{Decision, Fives, Seat};
use std::sync::atomic::AtomicBool;
use two_rivers::game::Game;
use two_rivers::search::{
    Ask, Bot, Budget, Candidate, Effort, Estimate, Evaluator, Rollouts, think,
};

/// Counts what lies in the rows, and a little for what is held.
#[derive(Clone, Debug, Default)]
pub struct Counter {
    evals: u64,
}

impl Evaluator<Fives> for Counter {
    fn now(&mut self, game: &Fives, player: Seat) -> Estimate {
        self.evals += 1;
        let held = |seat: Seat| game.hands[seat.index()].len() as f32;
        let worth = |seat: Seat| f32::from(game.table.score(seat)) + 0.5 * held(seat);
        let others = game.players().into_iter().filter(|seat| *seat != player);
        let best = others.map(worth).fold(f32::MIN, f32::max);
        let win = 1.0 / (1.0 + (best - worth(player)).exp());
        Estimate { win, margin: win }
    }

    fn is_blind(&self, decision: &Decision) -> bool {
        matches!(decision, Decision::Swap(_) | Decision::End)
    }

    fn is_settled(&self, game: &Fives) -> bool {
        !matches!(game.table.stage, super::Stage::Giving(_))
    }

    fn evals(&self) -> u64 {
        self.evals
    }

    fn count(&mut self, evals: u64) {
        self.evals += evals;
    }

    fn fork(&self) -> Counter {
        Counter::default()
    }
}

/// Searches with the trivial sense.
#[derive(Clone, Copy, Debug, Default)]
pub struct Thinker;

const EFFORT: Effort = Effort {
    width: 8,
    rollouts: Some(Rollouts {
        candidates: 4,
        worlds: 4,
        prior: 2.0,
        seconds: 1,
    }),
    slips: None,
    budget: Budget {
        time: None,
        evals: Some(2_000),
        threads: 1,
    },
};

impl Bot<Fives> for Thinker {
    fn name(&self) -> &'static str {
        "thinker"
    }

    fn candidates(&self, ask: &Ask<'_, Fives>) -> Vec<Candidate<Decision>> {
        think(ask, &EFFORT, |_| Counter::default())
    }
}

#[test]
fn slips_stay_among_what_looks_nearly_as_good() {
    use two_rivers::search::Slips;
    let start = super::Start::Dealt {
        players: 2,
        seed: 4,
    };
    let game = Fives::begin(&start).expect("a start");
    let view = game.view(Seat(0));
    let cancel = AtomicBool::new(false);
    let considered = |slips: Option<Slips>, seed: u64| {
        let effort = Effort {
            width: 0,
            rollouts: None,
            slips,
            ..EFFORT
        };
        let ask = Ask {
            view: &view,
            budget: Budget::default(),
            seed,
            cancel: &cancel,
        };
        think(&ask, &effort, |_| Counter::default())
    };
    let sure = considered(None, 1);
    assert!(sure.is_sorted_by(|a, b| a.chance >= b.chance));
    let slips = Some(Slips {
        among: 3,
        most: 0.5,
    });
    let mut chosen: Vec<Decision> = (0..60)
        .map(|seed| considered(slips, seed)[0].decision)
        .collect();
    let allowed: Vec<Decision> = sure[..3].iter().map(|c| c.decision).collect();
    assert!(chosen.iter().all(|decision| allowed.contains(decision)));
    chosen.dedup();
    assert!(chosen.len() > 1, "it never slips");
}
