//! A player that looks one decision ahead and takes what looks best.

use super::Ask;
use super::candidates::Candidates;
use crate::random::{below, generator};
use crate::search::{Bot, Candidate};
use crate::tigris::rules::{Decision, Position};
use std::time::Instant;

/// How often the hidden tiles are dealt anew where they matter.
const SAMPLES: usize = 8;
/// Decisions this close are as good as equal: the seed chooses.
const JITTER: f32 = 0.02;
/// How many points of the lowest colour make a chance of one half into one of three quarters.
const STEEPNESS: f32 = 2.7;

/// Looks one decision ahead, on what its player may know.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Bot<Position> for Greedy {
    fn name(&self) -> &'static str {
        "greedy"
    }

    fn candidates(&self, ask: &Ask) -> Vec<Candidate<Decision>> {
        let began = Instant::now();
        let mut legal = Vec::new();
        ask.view.legal(&mut legal);
        let mut random = generator(ask.seed);
        let samples: Vec<Position> = (0..SAMPLES).map(|_| ask.view.sample(&mut random)).collect();
        let mut candidates = Candidates::new(ask.view, &samples);
        let rivals = ask.view.table().seats().count() as f32 - 1.0;
        let mut found: Vec<Candidate<Decision>> = Vec::with_capacity(legal.len());
        for decision in legal {
            if ask.cancelled() {
                return Vec::new();
            }
            if !candidates.is_considered(decision) {
                continue;
            }
            // Out of budget, whatever has been found will have to do; but never nothing.
            let late = ask.budget.time.is_some_and(|most| began.elapsed() > most)
                || ask
                    .budget
                    .evals
                    .is_some_and(|most| candidates.evals >= most);
            if late && !found.is_empty() {
                break;
            }
            let jitter = JITTER * below(&mut random, 1000) as f32 / 1000.0;
            let value = candidates.value(decision) + jitter;
            found.push(Candidate {
                decision,
                chance: 1.0 / (1.0 + rivals * (-value / STEEPNESS).exp()),
            });
        }
        // Stable, so equal chances stay in the order of the list.
        found.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        found
    }
}
