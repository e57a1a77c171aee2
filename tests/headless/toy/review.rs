//! The small card game reviewed.

use super::{Counter, Decision, Event, Fives, Seat, Start};
use two_rivers::game::Game;
use two_rivers::review::{Line, ReviewGame};
use two_rivers::search::{Estimate, Limits, Valued, one_ahead, play_on};

impl ReviewGame for Fives {
    type Evaluator = Counter;

    const KINDS: &'static [&'static str] = &["laying", "swapping", "demanding", "giving", "ending"];

    fn judges() -> u64 {
        5
    }

    fn evaluator(&self, _: Seat) -> Counter {
        Counter::default()
    }

    fn kind(decision: &Decision) -> usize {
        match decision {
            Decision::Lay(_) => 0,
            Decision::Swap(_) => 1,
            Decision::Demand => 2,
            Decision::Give(_) => 3,
            Decision::End => 4,
        }
    }

    fn lines(&self, _: Decision, evaluator: &mut Counter, limits: &Limits) -> Vec<Line<Decision>> {
        let line = |Valued { decision, estimate }| Line {
            decisions: vec![decision],
            estimate,
        };
        let found = one_ahead(self, evaluator, limits).into_iter();
        found.map(line).collect()
    }

    fn follow(
        &self,
        line: &[Decision],
        evaluator: &mut Counter,
        limits: &Limits,
    ) -> Option<Estimate> {
        play_on(self, *line.first()?, evaluator, limits)
    }

    /// The cards of the own hand count a third of what they would count when laid, those of others as
    /// the middle one.
    fn outlook(&self, player: Seat, _: &mut Counter) -> Estimate {
        let held = |seat: Seat| match seat == player {
            true => self.hands[seat.index()]
                .iter()
                .copied()
                .map(f32::from)
                .sum(),
            false => 3.0 * self.hands[seat.index()].len() as f32,
        };
        let worth = |seat: Seat| f32::from(self.table.score(seat)) + held(seat) / 3.0;
        let others = self.players().into_iter().filter(|seat| *seat != player);
        let best = others.map(worth).fold(f32::MIN, f32::max);
        let win = 1.0 / (1.0 + (0.3 * (best - worth(player))).exp());
        Estimate { win, margin: win }
    }

    fn drawer(event: &Event) -> Option<Seat> {
        match event {
            Event::Swapped {
                by, drew: Some(_), ..
            }
            | Event::Ended { by, drew: Some(_) } => Some(*by),
            _ => None,
        }
    }

    fn redealt(&self, start: &Start, seed: u64) -> Option<Start> {
        match start {
            Start::Dealt { players, .. } => Some(Start::Dealt {
                players: *players,
                seed,
            }),
            Start::Written(_) => None,
        }
    }
}
